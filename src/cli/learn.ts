/**
 * `lictor learn`: triggers from requests that led to a call which was accepted.
 *
 * They go into a file of their own, for a person to review. Hand-written files are read and never written.
 */

import type { UnitId } from '../catalog/identity.ts';
import type { Policy } from '../catalog/policy.ts';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { EXIT, type ExitCode, type Failure, refuse, usage } from './failure.ts';
import { complain, print, printJson } from './io.ts';
import { type Learned, learnedText, learnTriggers, readLearned } from './learned.ts';
import { differenceLines, type PlannedFile, plan, writeAll } from './out-file.ts';
import { firstMissing, openPolicy } from './policy-argument.ts';
import { nameOfInput } from './read-file.ts';
import { readRequests } from './requests.ts';
import { clean, count } from './text.ts';
import { findUnit } from './unit-argument.ts';
import type { View } from './view.ts';

export interface LearnOptions {
  /** The file of accepted calls. */
  readonly from: string;
  readonly out?: string;
  readonly dryRun?: boolean;
}

/** 0 when every call was read, 1 when some were not. */
export async function learnCommand(
  view: View,
  paths: readonly string[],
  options: LearnOptions,
): Promise<ExitCode> {
  const missing = options.from === '-' ? undefined : await firstMissing([options.from]);
  if (missing) return refuse(view, missing);
  const policy = await openPolicy(view, paths);
  if (!policy.ok) return refuse(view, policy.error);
  const before = await learnedBefore(options.out);
  if (!before.ok) return refuse(view, before.error);
  const { calls, failures } = await readCalls(view, policy.value, options.from);
  const learned = learnTriggers(policy.value, before.value, calls);
  const written = await writeLearned(learned, options);
  if (!written.ok) return refuse(view, written.error);
  report(view, learned, failures, written.value, options);
  return failures.length > 0 ? EXIT.findings : EXIT.fine;
}

/** What an earlier run wrote, as a person left it. A file of anything else is not touched. */
async function learnedBefore(out: string | undefined): Promise<Result<readonly Learned[], Failure>> {
  const [file] = out === undefined ? [] : await plan([{ path: out, text: '' }]);
  if (out === undefined || file?.before === undefined) return ok([]);
  const read = readLearned(out, file.before);
  if (read.ok) return read;
  return fail(
    usage('not_learned', `${clean(out)} holds more than learned triggers; name a file of its own (--out)`, {
      lines: read.error.map((line) => `  ${clean(line)}`),
    }),
  );
}

interface Calls {
  readonly calls: readonly { readonly unit: UnitId; readonly query: string }[];
  readonly failures: readonly Failure[];
}

async function readCalls(view: View, policy: Policy, from: string): Promise<Calls> {
  const calls: { unit: UnitId; query: string }[] = [];
  const failures: Failure[] = [];
  for await (const { line, request } of readRequests(view.io, from)) {
    const unit = request.ok ? unitOf(policy, request.value.fields, `${nameOfInput(from)}:${line}`) : request;
    if (!unit.ok) failures.push(unit.error);
    else if (request.ok) calls.push({ unit: unit.value, query: request.value.query });
  }
  return { calls, failures };
}

function unitOf(
  policy: Policy,
  { unit, tool }: Readonly<Record<string, unknown>>,
  name: string,
): Result<UnitId, Failure> {
  const given = unit ?? tool;
  if (typeof given !== 'string')
    return fail(
      usage('invalid_request', `${name}: expected the unit that was called, as \`unit\` or \`tool\``),
    );
  const found = findUnit(policy, given);
  return found.ok ? found : fail({ ...found.error, message: `${name}: ${found.error.message}` });
}

/** Nothing is written where no file is named, or on a dry run. */
async function writeLearned(
  learned: readonly Learned[],
  { out, dryRun = false }: LearnOptions,
): Promise<Result<PlannedFile | undefined, Failure>> {
  const [file] = out === undefined ? [] : await plan([{ path: out, text: learnedText(learned) }]);
  const fault = file && !dryRun ? await writeAll([file]) : undefined;
  return fault ? fail(fault) : ok(file);
}

function report(
  view: View,
  learned: readonly Learned[],
  failures: readonly Failure[],
  file: PlannedFile | undefined,
  { dryRun = false }: LearnOptions,
): void {
  if (view.json) {
    printJson(view.io, reportJson(learned, failures, file));
    return;
  }
  complain(
    view.io,
    failures.map(({ message }) => `${view.errPaint.yellow('left out:')} ${clean(message)}`),
  );
  if (file) print(view.io, reportLines(view, learned, file, dryRun));
  else view.io.out.write(learnedText(learned));
}

function reportJson(
  learned: readonly Learned[],
  failures: readonly Failure[],
  file: PlannedFile | undefined,
): object {
  const triggers = learned.map(({ unit, phrase, weight, isNew }) => ({ unit, phrase, weight, new: isNew }));
  const errors = failures.map(({ code, message, detail }) => ({ code, message, ...detail }));
  return { ok: failures.length === 0, triggers, errors, ...(file && { file: file.path }) };
}

function reportLines(view: View, learned: readonly Learned[], file: PlannedFile, dryRun: boolean): string[] {
  const fresh = learned.filter(({ isNew }) => isNew);
  const units = new Set(fresh.map(({ unit }) => unit)).size;
  const where = `${dryRun ? 'would be' : 'are'} in ${clean(file.path)}`;
  return [
    `${count(fresh.length, 'new trigger')} for ${count(units, 'unit')}; ${count(learned.length, 'trigger')} ${where}`,
    ...(file.state === 'differs' ? differenceLines(file, view, view.paint) : []),
  ];
}
