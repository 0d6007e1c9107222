/** Requests in JSON Lines: a text each, or a record with the text and an id of one's own. */

import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { type Failure, usage } from './failure.ts';
import type { Io } from './io.ts';
import { readJson } from './json-text.ts';
import { linesOf, nameOfInput } from './read-file.ts';

/** A request, and the fields that stood beside it. */
export interface RequestLine {
  readonly query: string;
  readonly id?: string | number;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Every line of the file that is not blank. A bad line is an item like any other. */
export async function* readRequests(
  io: Io,
  file: string,
): AsyncGenerator<{ readonly line: number; readonly request: Result<RequestLine, Failure> }> {
  for await (const { number, text } of linesOf(io, file)) {
    if (!text.ok) yield { line: number, request: text };
    else if (text.value.trim() !== '')
      yield { line: number, request: readRequest(text.value, nameOfInput(file), number) };
  }
}

const FORM = 'a text, or a record with a text as `query` (or `text`)';

function readRequest(text: string, file: string, line: number): Result<RequestLine, Failure> {
  const parsed = readJson(text, file, { line });
  if (!parsed.ok) return parsed;
  const name = `${file}:${line}`;
  const { value } = parsed;
  if (typeof value === 'string') return ok({ query: value, fields: {} });
  const fields = isRecord(value) ? value : {};
  const query = fields.query ?? fields.text;
  if (typeof query !== 'string') return fail(usage('invalid_request', `${name}: expected ${FORM}`));
  const { id } = fields;
  const known = typeof id === 'string' || typeof id === 'number';
  return ok({ query, fields, ...(known && { id }) });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
