/** Comparing what was recorded with what Lictor gives, as the format says: in order, errors by their codes. */

import { isFloat } from './read-file.ts';
import { field, isRecord, type Recorded } from './record.ts';

/** One place where the two differ; a value that one side lacks is undefined. */
export interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/** All places in which the outcome of a case differs from the recorded one. */
export function compareOutcome(recorded: Recorded, got: Recorded): readonly Difference[] {
  const expected = isRecord(recorded.expected) ? recorded.expected : {};
  // Without show_registration only failures are recorded, and nothing when there are none.
  const registered = got.registration === undefined ? {} : { registration: [] };
  const compared = compareOnly(recorded.tokens === true);
  return differences(compared({ ...registered, ...expected }), compared(got), '');
}

const TOKENS_ONLY: readonly string[] = ['context_units', 'ledger', 'pack'];

/** The parts that count: no arguments of errors, no order of schemas, and no tokens unless the case says so. */
function compareOnly(tokens: boolean): (outcome: Recorded) => unknown {
  const part = (value: unknown): unknown => {
    if (isFloat(value)) return Number(value.$float);
    if (Array.isArray(value)) return value.map(part);
    if (!isRecord(value)) return value;
    if (isFault(value)) return faultOf(value);
    const fields = Object.entries(value).map(([key, item]) => [
      key,
      key === 'tool_schemas' ? set(item) : part(item),
    ]);
    return Object.fromEntries(fields);
  };
  const withoutTokens = (compiled: unknown): unknown => {
    if (tokens || !isRecord(compiled)) return compiled;
    const kept = Object.entries(compiled).filter(([key]) => !TOKENS_ONLY.includes(key));
    const { render, ...rest } = Object.fromEntries(kept);
    if (!isRecord(render)) return { ...rest };
    const { text: _, ...shown } = render;
    return { ...rest, render: shown };
  };
  return (outcome) => {
    const { compile, events, ...others } = outcome;
    return part({
      ...others,
      ...(compile !== undefined && { compile: withoutTokens(compile) }),
      ...(events !== undefined && { events: Array.isArray(events) ? events.map(withoutTokens) : events }),
    });
  };
}

const set = (value: unknown): unknown => (Array.isArray(value) ? [...value].sort() : value);

const isFault = (value: Recorded): boolean => typeof value.phase === 'string' && isRecord(value.detail);

function faultOf({ phase, kind, detail }: Recorded): Recorded {
  const cause = field(detail, 'cause');
  const nested = isRecord(cause) && isFault(cause) ? faultOf(cause) : cause;
  return {
    phase,
    kind,
    detail: { code: field(detail, 'code'), ...(nested !== undefined && { cause: nested }) },
  };
}

function differences(expected: unknown, got: unknown, path: string): Difference[] {
  if (isCrash(expected)) return differences(false, field(got, 'ok'), join(path, 'ok'));
  if (Array.isArray(expected) && Array.isArray(got))
    return Array.from({ length: Math.max(expected.length, got.length) }, (_, i) => i).flatMap((i) =>
      differences(expected[i], got[i], `${path}[${i}]`),
    );
  if (isRecord(expected) && isRecord(got) && areAlike(expected, got)) {
    const keys = [...new Set([...Object.keys(expected), ...Object.keys(got)])];
    return keys.flatMap((key) => differences(field(expected, key), field(got, key), join(path, key)));
  }
  return Object.is(expected, got) ? [] : [{ path, expected, got }];
}

/** Whether two records are about one thing, so that it is their fields that differ. */
const areAlike = (a: Recorded, b: Recorded): boolean =>
  ['ok', 'unit', 'type'].every((key) => Object.is(a[key], b[key]));

/** A crash of the recorded program, without a code: only that there was no result is compared. */
function isCrash(expected: unknown): boolean {
  if (field(expected, 'ok') !== false) return false;
  const error = field(expected, 'error');
  return field(expected, 'exception') !== undefined || field(error, 'exception') !== undefined;
}

const join = (path: string, key: string): string => (path ? `${path}.${key}` : key);
