/** A command line taken apart into words, as a shell would, with nothing expanded and nothing run. */

import { fail, ok, type Result } from '../logic/diagnostics.ts';

/**
 * The words of a command line. Single quotes keep everything, double quotes everything but `\"` and `\\`, and a
 * backslash outside quotes the character after it. There must be at least one word.
 */
export function splitCommand(line: string): Result<readonly [string, ...string[]], string> {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (let i = 0; i < line.length; i++) {
    const c = line.charAt(i);
    const next = line.charAt(i + 1);
    if (c === '\\' && quote !== "'" && (quote === '' ? next !== '' : next === '"' || next === '\\')) {
      word = (word ?? '') + next;
      i++;
    } else if (c === quote) quote = '';
    else if (quote === '' && (c === '"' || c === "'")) {
      quote = c;
      word ??= '';
    } else if (quote === '' && /\s/.test(c)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + c;
  }
  if (quote !== '') return fail(`the quote ${quote} is not closed`);
  if (word !== undefined) words.push(word);
  const [command, ...args] = words;
  return command ? ok([command, ...args]) : fail('there is no command');
}
