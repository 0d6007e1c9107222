/** JSON that people write: its value, or where it is none, with the line and a caret. */

import { jsonFault, parseJson } from '../catalog/analyse/json.ts';
import type { Json } from '../catalog/unit.ts';
import { fail, ok, placeAt, type Result, source } from '../logic/diagnostics.ts';
import { type Failure, usage } from './failure.ts';
import { clean, widthOf } from './text.ts';

/** `line` is the line of the file at which the text begins. */
export function readJson(
  text: string,
  name: string,
  { line = 1, anyDepth = false } = {},
): Result<Json, Failure> {
  const parsed = parseJson(text, { anyDepth });
  if (parsed.ok) return ok(parsed.value);
  const place = placeAt(source(name, text), parsed.at);
  const at = { file: name, line: place.line + line - 1, column: place.column };
  const why = text.trim() === '' ? 'empty' : jsonFault(parsed);
  return fail(
    usage('invalid_json', `${name}:${at.line}:${at.column}: ${why}`, {
      lines: pointAt(text, parsed.at),
      detail: { at },
    }),
  );
}

/** Characters of a line that are shown on either side of a mistake. */
const AROUND = 36;

/** The line of an offset, or the piece of it around the offset, and a caret below. */
function pointAt(text: string, at: number): string[] {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const newline = text.indexOf('\n', at);
  const lineEnd = newline < 0 ? text.length : newline;
  const start = Math.max(lineStart, at - AROUND);
  const end = Math.min(lineEnd, at + AROUND);
  const before = (start > lineStart ? '…' : '') + clean(text.slice(start, at));
  const after = clean(text.slice(at, end).trimEnd()) + (end < lineEnd ? '…' : '');
  return before + after === '' ? [] : [`  ${before}${after}`, `  ${' '.repeat(widthOf(before))}^`];
}
