/** Options that several commands share, and how their values are read. */

import { type Command, InvalidArgumentError, Option } from 'commander';
import type { TurnSource } from './turn-argument.ts';

/** `--turn` and `--text`, which keep their order on the command line. */
export function withTurn(command: Command): Command {
  let order = 0;
  const collect =
    (kind: TurnSource['kind']) =>
    (value: string, before: readonly TurnSource[] = []): readonly TurnSource[] => [
      ...before,
      { kind, value, order: order++ },
    ];
  return command
    .option(
      '--turn <file>',
      'a turn as JSON: a file, FILE:N for line N of it, or - for standard input',
      collect('file'),
    )
    .option('--text <words>', 'a turn that is nothing but these words', collect('text'));
}

/** How tokens are counted. */
export const withCompiling = (command: Command): Command =>
  withTurn(command).addOption(
    new Option('--counter <method>', 'how tokens are counted')
      .choices(['exact', 'estimate'])
      .default('exact'),
  );

/** A whole number of at least 1. */
export function wholeNumber(value: string): number {
  const number = Number(value);
  if (!/^\d{1,9}$/.test(value) || number < 1)
    throw new InvalidArgumentError('It must be a whole number of at least 1.');
  return number;
}

/** Seconds above 0; fractions are welcome. */
export function seconds(value: string): number {
  const number = Number(value);
  const fits = value.trim() !== '' && number > 0 && number <= 86_400;
  if (!fits) throw new InvalidArgumentError('It must be a number of seconds above 0.');
  return number;
}

/** Names with commas between them; the option may be given more than once. */
export const nameList = (value: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  ...value
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== ''),
];

/** A whole number of at least 0. */
export function naturalNumber(value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new InvalidArgumentError('It must be a whole number of at least 0.');
  return Number(value);
}

/** The policy whose words count. */
export const withWords = (added: Command): Command =>
  added.option(
    '--policy <path>',
    'a policy whose words and tools count; may be given more than once; default: LICTOR_POLICY',
    (path: string, before: readonly string[] = []): readonly string[] => [...before, path],
  );
