/** A whole file of recorded cases run, and the outcome as text. */

import { compareOutcome, type Difference } from './compare.ts';
import { PARTS, unknownFields } from './fields.ts';
import { groundText, QUIRKS } from './quirks.ts';
import { readCases } from './read-file.ts';
import { isRecord } from './record.ts';
import { runCase } from './run-case.ts';

export interface CaseOutcome {
  readonly id: string;
  readonly rule: string;
  /** Why the recorded outcome is arguably a defect, when it is. */
  readonly quirk?: string;
  /** What keeps the case from being run or compared. */
  readonly problem?: string;
  readonly differences: readonly Difference[];
}

/** Runs one case. A case that cannot be understood is a problem, never a success. */
export function checkCase(recorded: unknown, index: number): CaseOutcome {
  if (!isRecord(recorded))
    return { id: `case ${index}`, rule: '', problem: 'the case is no record', differences: [] };
  const id = typeof recorded.id === 'string' ? recorded.id : `case ${index}`;
  const known = {
    id,
    rule: typeof recorded.rule === 'string' ? recorded.rule : '',
    ...(typeof recorded.quirk === 'string' && { quirk: recorded.quirk }),
  };
  try {
    const problem = misunderstood(recorded);
    if (problem) return { ...known, problem, differences: [] };
    return { ...known, differences: compareOutcome(recorded, runCase(recorded)) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ...known, problem: `it ends in an exception: ${message}`, differences: [] };
  }
}

function misunderstood(recorded: { readonly [key: string]: unknown }): string | undefined {
  const unknown = unknownFields(recorded);
  if (unknown.length > 0) return `unknown field ${unknown.join(', ')}`;
  if (!isRecord(recorded.expected)) return 'nothing is expected';
  if (recorded.events !== undefined && recorded.input === undefined) return 'events without an input';
  if (PARTS.every((part) => recorded[part] === undefined)) return 'unknown kind of case: it asks for nothing';
  return undefined;
}

export interface Report {
  readonly outcomes: readonly CaseOutcome[];
  readonly passed: number;
  readonly failed: number;
  /** The last one is `N passed, M failed`. */
  readonly lines: readonly string[];
  readonly exitCode: 0 | 1;
}

/** Differences of a quirk count neither as passed nor as failed; what cannot be run fails, quirk or not. */
export function report(text: string): Report {
  const { cases, problem } = readCases(text);
  const outcomes = cases.map(checkCase);
  const isPassed = (one: CaseOutcome) => !one.problem && one.differences.length === 0;
  const passed = outcomes.filter(isPassed);
  const differing = outcomes.filter((one) => !isPassed(one));
  const quirks = differing.filter((one) => one.quirk !== undefined && !one.problem);
  const failures = differing.filter((one) => !quirks.includes(one));
  const lines = [
    ...(problem ? [problem] : []),
    ...quirks.flatMap(quirkLines),
    ...failures.flatMap(failureLines),
    ...(quirks.length > 0 ? [`${quirks.length} recorded quirks differ on purpose and count as neither`] : []),
    `${passed.length} passed, ${failures.length} failed`,
  ];
  const exitCode = failures.length > 0 || cases.length === 0 ? 1 : 0;
  return { outcomes, passed: passed.length, failed: failures.length, lines, exitCode };
}

function quirkLines(one: CaseOutcome): string[] {
  const known = Object.hasOwn(QUIRKS, one.id) ? QUIRKS[one.id] : undefined;
  const ground = known ? `${groundText(known)}: ${known.why}` : 'no law is listed for it';
  return [`quirk ${one.id} (${one.rule}): ${ground}`, ...one.differences.map(differenceLine)];
}

function failureLines(one: CaseOutcome): string[] {
  return [
    `FAILED ${one.id} (${one.rule})`,
    ...(one.problem ? [`  ${one.problem}`] : []),
    ...one.differences.map(differenceLine),
  ];
}

const differenceLine = ({ path, expected, got }: Difference): string =>
  `  ${path}: expected ${shownValue(expected)}, got ${shownValue(got)}`;

function shownValue(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 299)}…` : text;
}
