/** The turn of a command: words, a JSON file, a line of a JSON Lines file, or standard input. */

import { access } from 'node:fs/promises';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { type Failure, usage } from './failure.ts';
import { complain, type Io } from './io.ts';
import { readJson } from './json-text.ts';
import { linesOf, nameOfInput, readText } from './read-file.ts';

/** A turn as it was asked for. `order` is its place on the command line. */
export interface TurnSource {
  readonly kind: 'file' | 'text';
  readonly value: string;
  readonly order: number;
}

export interface TurnOptions {
  readonly turn?: readonly TurnSource[];
  readonly text?: readonly TurnSource[];
}

/** A turn that was read but not checked, and what to call it in messages. */
export interface GivenTurn {
  readonly name: string;
  readonly input: unknown;
}

/** The turns of a command line, in its order. */
export const turnSources = ({ turn = [], text = [] }: TurnOptions): readonly TurnSource[] =>
  [...turn, ...text].sort((a, b) => a.order - b.order);

/** The one turn a command is about. */
export async function readOneTurn(io: Io, options: TurnOptions): Promise<Result<GivenTurn, Failure>> {
  const [first, second] = turnSources(options);
  if (!first) return fail(noTurn);
  if (second) return fail(usage('too_many_turns', 'more than one turn is given, and one is expected'));
  return readTurnSource(io, first);
}

const noTurn = usage(
  'no_turn',
  "no turn is given: use --turn FILE, --turn - for standard input, or --text 'words'",
);

export async function readTurnSource(
  io: Io,
  { kind, value }: TurnSource,
): Promise<Result<GivenTurn, Failure>> {
  if (kind === 'text') return ok({ name: 'the turn', input: value });
  if (value === '-' && io.stdin.terminal)
    complain(io, ['reading a turn (JSON) from the terminal; Ctrl-D ends it']);
  const numbered = await lineReference(value);
  if (numbered) return readTurnLine(io, numbered.path, numbered.line);
  const text = await readText(io, value);
  if (!text.ok) return text;
  return parseTurn(text.value, nameOfInput(value), 1);
}

/** `FILE:N` is line N of FILE, unless there is a file of that very name. */
async function lineReference(value: string): Promise<{ path: string; line: number } | undefined> {
  const found = /^(.+):([1-9]\d{0,8})$/s.exec(value);
  if (!found?.[1] || (await exists(value))) return undefined;
  return { path: found[1], line: Number(found[2]) };
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

async function readTurnLine(io: Io, path: string, wanted: number): Promise<Result<GivenTurn, Failure>> {
  let last = 0;
  for await (const { number, text } of linesOf(io, path)) {
    last = number;
    if (number === wanted || !text.ok)
      return text.ok ? parseTurn(text.value, nameOfInput(path), wanted) : text;
    if (number > wanted) break;
  }
  return fail(
    usage('no_such_line', `${nameOfInput(path)} has no turn on line ${wanted} (its last line is ${last})`),
  );
}

/** One turn a line. A bad line is an item like any other, and does not end the list. */
export async function* readTurns(
  io: Io,
  path: string,
): AsyncGenerator<{ line: number; turn: Result<GivenTurn, Failure> }> {
  const name = nameOfInput(path);
  for await (const { number, text } of linesOf(io, path)) {
    if (!text.ok) yield { line: number, turn: text };
    else if (text.value.trim() !== '') yield { line: number, turn: parseTurn(text.value, name, number) };
  }
}

/** The JSON of a turn; `line` is the line its text begins at. */
function parseTurn(text: string, name: string, line: number): Result<GivenTurn, Failure> {
  const parsed = readJson(text, name, { line });
  return parsed.ok ? ok({ name: line > 1 ? `${name}:${line}` : name, input: parsed.value }) : parsed;
}
