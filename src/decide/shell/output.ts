/** What simple commands print, where that can be told: `echo`, `printf`, `cat` of what is handed to it. */

import { isUnknown } from '../wild.ts';
import type { Simple } from './line-state.ts';

/** A text on standard input or output; undefined when it is not known. */
export type Input = string | undefined;

/** What the last of several commands prints. */
export function printedBy(commands: readonly Simple[], handed: Input): Input {
  const printing = commands.filter(({ words }) => words.length > 0);
  const texts = printing.map((command) => printed(command, handed));
  if (texts.length !== 1) return undefined;
  const [text] = texts;
  return text === undefined || isUnknown(text) ? undefined : text;
}

function printed({ words: [program, ...args], input, writes }: Simple, handed: Input): Input {
  if (writes.length > 0) return '';
  if (program === 'echo') {
    const flags = args.findIndex((arg) => !/^-[neE]+$/.test(arg));
    const text = flags < 0 ? '' : args.slice(flags).join(' ');
    const escapes = args.slice(0, Math.max(flags, 0)).some((arg) => arg.includes('e'));
    return escapes && text.includes('\\') ? undefined : text;
  }
  if (program === 'printf') return formatted(args);
  if ((program === 'cat' || program === 'tee') && args.every((arg) => arg === '-')) return input ?? handed;
  return undefined;
}

function formatted([format, ...args]: readonly string[]): Input {
  if (format === undefined || /%(?!s)/.test(format) || /\\(?![n])/.test(format)) return undefined;
  const text = format.replaceAll('\\n', '\n');
  if (!text.includes('%s')) return text;
  const once = text.split('%s').length - 1;
  let left = args;
  let out = '';
  do {
    const now = left.slice(0, once);
    out += text.split('%s').reduce((before, piece, at) => before + (now[at - 1] ?? '') + piece);
    left = left.slice(once);
  } while (left.length > 0);
  return out;
}
