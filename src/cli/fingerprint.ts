/** `lictor fingerprint`: what a policy is, as hashes, and how it drifted from a lock. */

import { readFile } from 'node:fs/promises';
import {
  type Drift,
  drift,
  hasDrift,
  type KnownUnits,
  knownUnits,
  type ToolSources,
} from '../catalog/drift.ts';
import { catalogFingerprint, unitFingerprint } from '../catalog/fingerprint.ts';
import { readRecord } from '../catalog/import-record.ts';
import { lockText, readLock } from '../catalog/lock.ts';
import type { Policy } from '../catalog/policy.ts';
import { policyFingerprint } from '../compile/surface.ts';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { type CompilingOptions, compileGiven, compileOptions } from './compile-options.ts';
import { EXIT, type ExitCode, type Failure, refuse, usage } from './failure.ts';
import { driftLines, type Prints, printLines } from './fingerprint-view.ts';
import { print, printJson } from './io.ts';
import { plan, writeAll } from './out-file.ts';
import { openPolicy } from './policy-argument.ts';
import { readText } from './read-file.ts';
import { clean, count } from './text.ts';
import { readOneTurn, turnSources } from './turn-argument.ts';
import type { View } from './view.ts';

export interface FingerprintOptions extends CompilingOptions {
  readonly write?: string;
  readonly check?: string;
}

export async function fingerprintCommand(
  view: View,
  paths: readonly string[],
  options: FingerprintOptions,
): Promise<ExitCode> {
  const { write, check } = options;
  if (write !== undefined && check !== undefined)
    return refuse(view, usage('write_and_check', '--write and --check cannot stand together'));
  const known = check === undefined ? undefined : await lockFrom(view, check);
  if (known && !known.ok) return refuse(view, known.error);
  const policy = await openPolicy(view, paths);
  if (!policy.ok) return refuse(view, policy.error);
  const { catalog } = policy.value;
  if (check !== undefined && known)
    return reportDrift(view, check, drift(known.value, catalog, await sourcesOf(policy.value)));
  if (write !== undefined) return writeLock(view, write, policy.value);
  return printAll(view, policy.value, options);
}

/** What imports recorded beside the files of the policy. A record that cannot be read says nothing. */
async function sourcesOf({ places }: Policy): Promise<ToolSources> {
  const files = new Set([...places.values()].map(({ place }) => place.file.replace(/\.pl$/, RECORD)));
  const sources = new Map<string, string>();
  for (const file of files) {
    const text = file.endsWith(RECORD) ? await readFile(file, 'utf8').catch(() => undefined) : undefined;
    const record = text === undefined ? undefined : readRecord(text);
    if (!record?.ok) continue;
    for (const [unit, { source }] of record.value.units) if (source) sources.set(unit, source);
  }
  return sources;
}

const RECORD = '.import.json';

async function lockFrom({ io }: View, file: string): Promise<Result<KnownUnits, Failure>> {
  const text = await readText(io, file);
  return text.ok ? knownFrom(file, text.value) : text;
}

function knownFrom(file: string, text: string): Result<KnownUnits, Failure> {
  const known = readLock(text);
  if (known.ok) return known;
  const lines = known.error.map(({ message, expected }) => `  ${clean(message)}; expected ${expected}`);
  return fail(
    usage('bad_lock', `${file} cannot be read as a lock`, { lines, detail: { problems: known.error } }),
  );
}

function reportDrift(view: View, file: string, found: Drift): ExitCode {
  if (view.json) printJson(view.io, { ok: !hasDrift(found), ...found });
  else if (hasDrift(found)) print(view.io, driftLines(view, found));
  else print(view.io, [`no drift: every unit is as ${clean(file)} says`]);
  return hasDrift(found) ? EXIT.findings : EXIT.fine;
}

/** What the file said before is compared, so that whoever locks sees what that accepts. */
async function writeLock(view: View, path: string, policy: Policy): Promise<ExitCode> {
  const { catalog } = policy;
  const sources = await sourcesOf(policy);
  const known = knownUnits(catalog, sources);
  const [file] = await plan([{ path, text: lockText(known) }]);
  const before = file?.before === undefined ? ok<KnownUnits>(new Map()) : knownFrom(path, file.before);
  // A file of anything else is not overwritten.
  if (!before.ok) return refuse(view, before.error);
  const failed = file && (await writeAll([file]));
  if (failed) return refuse(view, failed);
  const found = drift(before.value, catalog, sources);
  if (view.json) printJson(view.io, { ok: true, file: path, state: file?.state, ...found });
  else print(view.io, writtenLines(view, path, file?.state ?? 'new', known, found));
  return EXIT.fine;
}

function writtenLines(view: View, path: string, state: string, known: KnownUnits, found: Drift): string[] {
  const units = count(known.size, 'unit');
  if (state === 'same') return [`${clean(path)} stays as it is: ${units}`];
  const accepted = state === 'new' ? [] : driftLines(view, found);
  return [...accepted, `${clean(path)} locks ${units}`];
}

async function printAll(view: View, policy: Policy, options: FingerprintOptions): Promise<ExitCode> {
  const surface = await surfacePrint(view, policy, options);
  if (!surface.ok) return refuse(view, surface.error);
  const prints: Prints = {
    policy: policyFingerprint(policy),
    catalog: catalogFingerprint(policy.catalog),
    ...(surface.value !== undefined && { surface: surface.value }),
    units: new Map([...policy.catalog.units].map(([unit, one]) => [unit, unitFingerprint(one)])),
  };
  if (view.json) printJson(view.io, { ok: true, ...prints, units: Object.fromEntries(prints.units) });
  else print(view.io, printLines(view, prints));
  return EXIT.fine;
}

/** Of the surface of a turn, where one is given. */
async function surfacePrint(
  view: View,
  policy: Policy,
  options: FingerprintOptions,
): Promise<Result<string | undefined, Failure>> {
  if (turnSources(options).length === 0) return ok(undefined);
  const turn = await readOneTurn(view.io, options);
  if (!turn.ok) return turn;
  const compiled = compileGiven(view, policy, turn.value, compileOptions(options));
  return compiled.ok ? ok(compiled.value.fingerprint) : compiled;
}
