/** What is wrong with the spec of a unit, and the checks that most fields share. */

import { shown } from '../logic/diagnostics.ts';

/** One mistake in a spec. */
export interface UnitProblem {
  /** The field it is in; `unit` for the spec as a whole. */
  readonly field: string;
  /** Position from 0, when the mistake is in one element of a list. */
  readonly item?: number;
  /** Stable name of the kind of mistake, such as `description_too_large`. */
  readonly code: string;
  readonly message: string;
  /** What would have been accepted. */
  readonly expected?: string;
  /** The nearest known name, when one is near. */
  readonly nearest?: string;
  /** What the mistake is about, such as the length that is too large. */
  readonly args: readonly unknown[];
}

/** Checks one value. Adds to `problems` and gives undefined when it is wrong. */
export type Check<T> = (value: unknown, at: At) => T | undefined;

/** Where a value stands, and where its problems go. */
export interface At {
  readonly field: string;
  readonly item?: number;
  readonly problems: UnitProblem[];
}

/** Notes a problem. Gives undefined, so that a check can end with it. */
export function note(
  { field, item, problems }: At,
  code: string,
  message: string,
  args: readonly unknown[],
  more: { readonly expected?: string; readonly nearest?: string | undefined } = {},
): undefined {
  const { expected, nearest } = more;
  problems.push({
    field,
    ...(item !== undefined && { item }),
    code,
    message,
    ...(expected !== undefined && { expected }),
    ...(nearest !== undefined && { nearest }),
    args,
  });
}

/** A value as messages name it. */
export function described(value: unknown): string {
  if (typeof value === 'string') return shown(value);
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return `\`${value}\``;
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a record' : `a value of type ${typeof value}`;
}

/** The number of Unicode code points. */
export function codePoints(text: string): number {
  let pairs = 0;
  for (let i = 1; i < text.length; i++)
    if ((text.charCodeAt(i) & 0xfc00) === 0xdc00 && (text.charCodeAt(i - 1) & 0xfc00) === 0xd800) pairs++;
  return text.length - pairs;
}

const SURROGATE = /[\ud800-\udfff]/;
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Whether no surrogate stands alone: other text cannot be written as UTF-8. */
export const isWellFormed = (text: string): boolean => !SURROGATE.test(text) || !LONE_SURROGATE.test(text);

/** Text of at most `limit` code points; a longer one is the problem `tooLarge`. */
export const text =
  (limit: number, tooLarge: string): Check<string> =>
  (value, at) => {
    if (typeof value !== 'string')
      return note(at, 'expected_text', `${at.field} is ${described(value)}`, [value], { expected: 'text' });
    if (!isWellFormed(value))
      return note(at, 'expected_text', `${at.field} has half a character in it (a lone surrogate)`, [value], {
        expected: 'well-formed Unicode text',
      });
    const length = value.length > limit ? codePoints(value) : value.length;
    if (length <= limit) return value;
    const expected = `at most ${limit} code points`;
    return note(at, tooLarge, `${at.field} has ${length} code points`, [length], { expected });
  };

/** Text of 1 to 256 code points. */
export const name =
  (limit: number): Check<string> =>
  (value, at) => {
    const expected = `a name of 1 to ${limit} code points`;
    if (typeof value !== 'string' || value === '' || !isWellFormed(value))
      return note(at, 'expected_name', `${at.field} is ${described(value)}`, [value], { expected });
    const length = value.length > limit ? codePoints(value) : value.length;
    if (length <= limit) return value;
    return note(at, 'name_too_large', `${at.field} has ${length} code points`, [length], { expected });
  };

export const boolean: Check<boolean> = (value, at) =>
  typeof value === 'boolean'
    ? value
    : note(at, 'expected_boolean', `${at.field} is ${described(value)}`, [at.field, value], {
        expected: '`true` or `false`',
      });

/** An integer from 0 to `most`. `label` is what the problem calls the value. */
export const natural =
  (most: number, label?: string): Check<number> =>
  (value, at) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) return value + 0;
    const called = label ?? at.field;
    return note(at, 'expected_nonnegative_integer', `${called} is ${described(value)}`, [called, value], {
      expected: `an integer from 0 to ${most}`,
    });
  };

/** A list of at most `most` items, counted before duplicates go. Items that are wrong are left out. */
export const listOf =
  <T>(item: Check<T>, most: number, tooMany = 'too_many_items'): Check<readonly T[]> =>
  (value, at) => {
    const { field, problems } = at;
    if (!Array.isArray(value))
      return note(at, 'expected_list', `${field} is ${described(value)}`, [field, value], {
        expected: 'a list',
      });
    if (value.length > most) {
      const args = tooMany === 'too_many_items' ? [field, value.length] : [value.length];
      return note(at, tooMany, `${field} has ${value.length} items`, args, { expected: `at most ${most}` });
    }
    const items: T[] = [];
    for (let i = 0; i < value.length; i++) {
      const checked = item(value[i], { field, item: i, problems });
      if (checked !== undefined) items.push(checked);
    }
    return items;
  };

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
