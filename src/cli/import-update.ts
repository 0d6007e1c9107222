/** What an import writes: new files, or files that are there with what the source changed put into them. */

import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isObject, jsonFault, parseJson } from '../catalog/analyse/json.ts';
import type { CatalogImport } from '../catalog/import-catalog.ts';
import { type ImportChange, type Merged, mergeImport } from '../catalog/import-merge.ts';
import { type ImportRecord, readRecord, recordOf, writeRecord } from '../catalog/import-record.ts';
import type { JsonObject } from '../catalog/unit.ts';
import { writeSchemas } from '../catalog/write-catalog.ts';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { EXIT, type Failure } from './failure.ts';
import { differenceLines, type OutFile, type PlannedFile, plan } from './out-file.ts';
import { clean, oneLine } from './text.ts';
import type { View } from './view.ts';

/** The three files of a catalog. */
export interface CatalogPaths {
  readonly pl: string;
  readonly schemas: string;
  readonly record: string;
}

/** Files that share a name, as asked, or one that stays in its folder. */
export function catalogPaths(name: string, out: string | undefined): CatalogPaths {
  const file = out?.endsWith('.pl');
  const base = file ? basename(out ?? '', '.pl') : name.replace(/[^\p{L}\p{N}_-]+/gu, '_').slice(0, 64);
  const folder = file ? dirname(out ?? '') : (out ?? '.');
  const at = (ending: string): string => join(folder, base + ending);
  return { pl: at('.pl'), schemas: at('.schemas.json'), record: at('.import.json') };
}

/** What is to be written, and what that changes. */
export interface Update {
  /** In the order in which they are put in place. */
  readonly steps: readonly PlannedFile[];
  /** The files as they will be, each once. */
  readonly files: readonly PlannedFile[];
  /** Undefined where there was no catalog. */
  readonly changes: readonly ImportChange[] | undefined;
}

/** Compares with what is there. Edits are lost only with `force`. */
export async function planUpdate(
  view: View,
  made: CatalogImport,
  paths: CatalogPaths,
  force: boolean,
): Promise<Result<Update, Failure>> {
  const record = recordOf(made.header, made.written, made.sources);
  const fresh = [
    { path: paths.schemas, text: writeSchemas(made.schemas) },
    { path: paths.pl, text: made.pl },
    { path: paths.record, text: writeRecord(record) },
  ];
  const before = await readBefore(paths);
  if (before === undefined) return ok(await settled(fresh, undefined));
  const merged = before.ok ? merge(made, record, paths, before.value, force) : before;
  if (merged.ok) return ok(await settled(mergedFiles(paths, merged.value), merged.value));
  const planned = await plan(fresh);
  const differs = planned.some(({ path, state }) => path !== paths.record && state === 'differs');
  if (differs && !force) return fail(unmerged(view, paths, merged.error, planned));
  return ok({ steps: planned, files: planned, changes: undefined });
}

// ------------------------------------------------------------------------------------- what is there now

interface There {
  readonly pl: string;
  readonly schemasText: string | undefined;
  readonly schemas: JsonObject;
  readonly record: ImportRecord;
}

/** Undefined where there is no catalog; an error where it cannot be told what people made of it. */
async function readBefore(paths: CatalogPaths): Promise<Result<There, readonly string[]> | undefined> {
  const [pl, schemasText, recordText] = await Promise.all(
    [paths.pl, paths.schemas, paths.record].map(textAt),
  );
  if (pl === undefined) return undefined;
  if (recordText === undefined)
    return fail([`there is no ${paths.record}, which an import writes beside it`]);
  const record = readRecord(recordText);
  if (!record.ok) return fail([`${paths.record}: ${record.error}`]);
  const parsed = schemasText === undefined ? undefined : parseJson(schemasText, { anyDepth: true });
  if (parsed && !parsed.ok) return fail([`${paths.schemas}: ${jsonFault(parsed)}`]);
  const schemas = parsed && isObject(parsed.value) ? parsed.value : {};
  return ok({ pl, schemasText, schemas, record: record.value });
}

const textAt = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(() => undefined);

// -------------------------------------------------------------------------------------------- what will be

type MergedFiles = Merged & { readonly before: There };

function merge(
  made: CatalogImport,
  record: ImportRecord,
  paths: CatalogPaths,
  before: There,
  force: boolean,
): Result<MergedFiles, readonly string[]> {
  const { header, written: units } = made;
  const now = { header, units, record, schemasFile: basename(paths.schemas) };
  const merged = mergeImport({ ...before, path: paths.pl }, now, { force });
  return merged.ok ? ok({ ...merged.value, before }) : merged;
}

/**
 * Schemas of tools that go are there until the text that names them is gone: whoever loads the catalog in between
 * finds all that it names.
 */
function mergedFiles(paths: CatalogPaths, { pl, schemas, record, before }: MergedFiles): OutFile[] {
  const last = { path: paths.schemas, text: schemasText(schemas, before) };
  const going = Object.keys(before.schemas).some((key) => !Object.hasOwn(schemas, key));
  const both = { path: paths.schemas, text: writeSchemas({ ...before.schemas, ...schemas }) };
  return [
    going ? both : last,
    { path: paths.pl, text: pl },
    ...(going ? [last] : []),
    { path: paths.record, text: writeRecord(record) },
  ];
}

/** A file that says the same in another layout stays as it is. */
function schemasText(schemas: JsonObject, { schemas: there, schemasText: text }: There): string {
  const same = JSON.stringify(schemas) === JSON.stringify(there);
  return same && text !== undefined ? text : writeSchemas(schemas);
}

async function settled(files: readonly OutFile[], merged: Merged | undefined): Promise<Update> {
  const steps = await plan(files);
  const last = new Map(steps.map((step) => [step.path, step]));
  return { steps, files: [...last.values()], changes: merged?.changes };
}

/** Files that are there and cannot be merged are left alone unless the user insists. */
function unmerged(
  view: View,
  paths: CatalogPaths,
  why: readonly string[],
  planned: readonly PlannedFile[],
): Failure {
  const changed = planned.filter(({ path, state }) => path !== paths.record && state === 'differs');
  return {
    exit: EXIT.findings,
    code: 'file_differs',
    message: `${changed.map(({ path }) => path).join(' and ')} would change, and what was edited there cannot be told; --force overwrites`,
    lines: [
      ...why.slice(0, 5).map((line) => `  ${oneLine(line)}`),
      ...changed.flatMap((file) => [`  ${clean(file.path)}`, ...differenceLines(file, view, view.errPaint)]),
    ],
    detail: { files: changed.map(({ path }) => path), why },
  };
}
