/**
 * What an import stated, kept beside the catalog it wrote, so that the next one can tell what people have edited
 * since and what the source has changed.
 */

import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { isObject, jsonFault, parseJson } from './analyse/json.ts';
import { fingerprint } from './canonical.ts';
import type { Json, JsonObject } from './unit.ts';
import type { WrittenUnit } from './write-catalog.ts';

export interface ImportRecord {
  /** Digest of the comment at the top. */
  readonly header: string;
  readonly units: ReadonlyMap<string, RecordedUnit>;
}

export interface RecordedUnit {
  /** SHA-256 of the tool as the source stated it; servers have none. */
  readonly source?: string;
  /** Digests of the properties as they were written, by name; of the schema itself for `schema`. */
  readonly fields: ReadonlyMap<string, string>;
}

/** Sixteen hex digits of the SHA-256: enough to tell an edit, short enough to be read over in a review. */
export const digest = (value: Json): string => fingerprint(value).slice(0, 16);

export function recordOf(
  header: string,
  units: readonly WrittenUnit[],
  sources: ReadonlyMap<string, string>,
): ImportRecord {
  return {
    header: digest(header),
    units: new Map(units.map((unit) => [unit.unit, recordedUnit(unit, sources.get(unit.unit))])),
  };
}

function recordedUnit({ properties, schema }: WrittenUnit, source: string | undefined): RecordedUnit {
  const fields = [...properties].map(
    ([name, text]) => [name, digest(name === 'schema' && schema ? schema.value : text)] as const,
  );
  return { ...(source !== undefined && { source }), fields: new Map(fields) };
}

const VERSION = 1;

/** The record as the text of its file: a unit a line. */
export function writeRecord({ header, units }: ImportRecord): string {
  const lines = [...units].map(([unit, { source, fields }]) => {
    const value = { ...(source !== undefined && { source }), fields: Object.fromEntries(fields) };
    return `    ${JSON.stringify(unit)}: ${JSON.stringify(value)}`;
  });
  return `{\n  "version": ${VERSION},\n  "header": ${JSON.stringify(header)},\n  "units": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** Reads what {@link writeRecord} wrote. The error says in one clause what is wrong. */
export function readRecord(text: string): Result<ImportRecord, string> {
  const parsed = parseJson(text);
  if (!parsed.ok) return fail(jsonFault(parsed));
  const record = parsed.value;
  if (!isObject(record) || !isObject(record.units) || typeof record.header !== 'string')
    return fail('no record of an import');
  if (record.version !== VERSION) return fail(`of another version; expected ${VERSION}`);
  const units: [string, RecordedUnit][] = [];
  for (const [unit, value] of Object.entries(record.units)) {
    const read = isObject(value) ? readUnit(value) : undefined;
    if (!read) return fail('no record of an import');
    units.push([unit, read]);
  }
  return ok({ header: record.header, units: new Map(units) });
}

function readUnit({ source, fields }: JsonObject): RecordedUnit | undefined {
  if (!isObject(fields) || (source !== undefined && typeof source !== 'string')) return undefined;
  const digests = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { ...(source !== undefined && { source }), fields: new Map(digests) };
}

/** A tool whose definition at its source is another than the one that was recorded. */
export interface SourceDrift {
  readonly unit: string;
  readonly what: 'added' | 'removed' | 'changed';
}

/** How the tools that a source lists now (`sources` of an import) differ from those of a record, by identity. */
export function sourceDrift(record: ImportRecord, sources: ReadonlyMap<string, string>): SourceDrift[] {
  const found: SourceDrift[] = [];
  for (const [unit, { source }] of record.units) {
    const now = sources.get(unit);
    if (source === undefined || now === source) continue;
    found.push({ unit, what: now === undefined ? 'removed' : 'changed' });
  }
  for (const unit of sources.keys()) if (!record.units.has(unit)) found.push({ unit, what: 'added' });
  return found.sort((a, b) => (a.unit < b.unit ? -1 : a.unit > b.unit ? 1 : 0));
}
