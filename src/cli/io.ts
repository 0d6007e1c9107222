/** Everything a command touches outside itself, so that tests can stand in for it. */

import type { QueryReply, QueryTask } from './query-answer.ts';

/** One end of the program that a person may be looking at. */
export interface Output {
  write(text: string): void;
  readonly terminal: boolean;
  /** Whether colours may be written. */
  readonly colours: boolean;
  /** Width of the terminal, where there is one. */
  readonly columns?: number;
}

export interface Io {
  readonly out: Output;
  readonly err: Output;
  readonly stdin: { readonly terminal: boolean; readonly bytes: AsyncIterable<Uint8Array> };
  /** Runs a query where it can be stopped; the promise is given up when `signal` aborts. */
  askApart(task: QueryTask, onLoaded: () => void, signal: AbortSignal): Promise<QueryReply>;
}

/** Lines to standard output. Callers clean what came from outside. */
export function print(io: Io, lines: readonly string[]): void {
  if (lines.length > 0) io.out.write(`${lines.join('\n')}\n`);
}

export function complain(io: Io, lines: readonly string[]): void {
  if (lines.length > 0) io.err.write(`${lines.join('\n')}\n`);
}

/** Characters that JSON may hold as they are, and that could steer a terminal. */
const UNSAFE_IN_JSON = /[\u007f-\u009f\p{Cf}\u2028\u2029]/gu;

/** JSON in which every control and format character is escaped. The same value; safe on a terminal. */
export function jsonText(value: unknown, indent = 0): string {
  return JSON.stringify(value, undefined, indent).replace(UNSAFE_IN_JSON, (c) =>
    Array.from({ length: c.length }, (_, i) => `\\u${c.charCodeAt(i).toString(16).padStart(4, '0')}`).join(
      '',
    ),
  );
}

/** One JSON value in lines of its own, for people and `jq` alike. */
export const printJson = (io: Io, value: unknown): void => io.out.write(`${jsonText(value, 2)}\n`);

/** One JSON value on one line. */
export const printJsonLine = (io: Io, value: unknown): void => io.out.write(`${jsonText(value)}\n`);
