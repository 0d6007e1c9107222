/** The file as it stands: recorded cases, with numbers that JSON would blur kept apart. */

import { isRecord } from './record.ts';

/** Strings, which are kept, or numbers, of which those written with a fraction or an exponent are marked. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs;
const FRACTIONAL = /^-?\d.*[.eE]/;

/** A number such as `2.0`, which the recorded program tells from `2`. */
export interface Float {
  readonly $float: string;
}

export const isFloat = (value: unknown): value is Float =>
  isRecord(value) && typeof value.$float === 'string';

/** Parses JSON, where `2.0` becomes `{ $float: "2.0" }`. Throws a SyntaxError as `JSON.parse` does. */
export function parseLossless(text: string): unknown {
  return JSON.parse(
    text.replace(TOKENS, (token) => (FRACTIONAL.test(token) ? `{"$float":"${token}"}` : token)),
  );
}

/**
 * A value as Lictor is given it. JavaScript has one kind of number, so a float that is whole becomes one that is
 * not: what wants an integer refuses both.
 */
export function plainValue(value: unknown): unknown {
  if (isFloat(value))
    return Number.isInteger(Number(value.$float)) ? Number(value.$float) + 0.5 : Number(value.$float);
  if (Array.isArray(value)) return value.map(plainValue);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plainValue(item)]));
}

/** The cases of a file, or why it has none. */
export function readCases(text: string): { readonly cases: readonly unknown[]; readonly problem?: string } {
  if (text.trim() === '') return { cases: [], problem: 'the file is empty' };
  let file: unknown;
  try {
    file = parseLossless(text);
  } catch (error) {
    return {
      cases: [],
      problem: `the file is no JSON: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
  const cases = isRecord(file) ? file.cases : undefined;
  if (!Array.isArray(cases)) return { cases: [], problem: 'the file has no list `cases`' };
  return cases.length === 0 ? { cases, problem: 'the file has no cases' } : { cases };
}
