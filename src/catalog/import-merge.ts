/**
 * Importing again: what the source says now, put into what people made of what it said before.
 *
 * Three states of every property are compared: what the last import stated (the record), what the file says now,
 * and what the source says now. What only the source changed is taken; what only people changed stays; where both
 * did, people's word stays and the conflict is told. `force` takes the source's word for all that it states.
 */

import { ok, type Result } from '../logic/diagnostics.ts';
import { compareText } from '../logic/order.ts';
import { compound, text } from '../logic/term.ts';
import { isObject, ownValue, pointerTo } from './analyse/json.ts';
import {
  type CatalogFile,
  catalogFileText,
  editProperties,
  type NewUnit,
  readCatalogFile,
  type UnitPiece,
  withoutUnits,
  withUnits,
} from './import-file.ts';
import { digest, type ImportRecord, type RecordedUnit } from './import-record.ts';
import type { Json, JsonObject } from './unit.ts';
import { schemaPlace, spaced, unitText, type WrittenUnit } from './write-catalog.ts';

/** What stands on disk. */
export interface ImportedBefore {
  readonly path: string;
  readonly pl: string;
  /** What the file of schemas holds; empty where there is none. */
  readonly schemas: JsonObject;
  readonly record: ImportRecord;
}

/** What the source says now. */
export interface ImportedNow {
  readonly header: string;
  readonly units: readonly WrittenUnit[];
  readonly record: ImportRecord;
  readonly schemasFile: string;
}

/**
 * One difference that an import makes or finds. `added`, `removed`, `changed`: the source's, taken. `kept`: an edit
 * that stays. `conflict`: an edit that stays though the source changed too. `orphaned`: a unit that stays though the
 * source lists it no more, since it was edited (`field`) or the file speaks of it. `overwritten`: an edit that goes.
 */
export interface ImportChange {
  readonly unit: string;
  readonly what: 'added' | 'removed' | 'changed' | 'kept' | 'conflict' | 'orphaned' | 'overwritten';
  /** The property; without one, the unit as a whole. */
  readonly field?: string;
  /** What the file said, as it is written. */
  readonly file?: string;
  /** What the source says, as it is written. */
  readonly source?: string;
  /** Where two schemas differ, as JSON pointers. */
  readonly pointers?: readonly string[];
}

export interface Merged {
  readonly pl: string;
  readonly schemas: JsonObject;
  readonly changes: readonly ImportChange[];
  /** What is to be recorded: what the source states, and what it stated of units that stay without it. */
  readonly record: ImportRecord;
}

interface Merging {
  readonly before: ImportedBefore;
  readonly now: ImportedNow;
  readonly force: boolean;
  readonly changes: ImportChange[];
  readonly orphans: Map<string, RecordedUnit>;
  /** Schemas by key, as far as they are settled. */
  readonly schemas: Map<string, JsonObject>;
  /** The schemas on disk, by the property that leads to them. */
  readonly there: ReadonlyMap<string, JsonObject>;
}

/**
 * Merges. The error says why the file cannot be taken apart.
 *
 * Laws: where nothing was edited, the result is what a first import writes; merging the result again changes
 * nothing; without `force`, no edit is lost.
 */
export function mergeImport(
  before: ImportedBefore,
  now: ImportedNow,
  { force = false } = {},
): Result<Merged, readonly string[]> {
  const file = readCatalogFile(before.path, before.pl);
  if (!file.ok) return file;
  const merging: Merging = {
    orphans: new Map(),
    before,
    now,
    force,
    changes: [],
    schemas: new Map(),
    there: schemasThere(before, now),
  };
  const merged = addUnits(dropUnits(mergeUnits(mergeHeader(file.value, merging), merging), merging), merging);
  const pl = catalogFileText(merged);
  const order = new Map(now.units.map(({ schema }, i) => [schema?.key, i]));
  const settled = [...merging.schemas].sort(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  const changes = merging.changes.sort((a, b) => compareText(a.unit, b.unit));
  const schemas = Object.fromEntries([...settled, ...stillNamed(pl, merging)]);
  const recorded = [...now.record.units, ...merging.orphans].sort(([a], [b]) => compareText(a, b));
  return ok({ pl, schemas, changes, record: { ...now.record, units: new Map(recorded) } });
}

const schemasThere = ({ schemas }: ImportedBefore, { schemasFile }: ImportedNow): Map<string, JsonObject> =>
  new Map(
    Object.entries(schemas).flatMap(([key, value]) =>
      isObject(value) ? [[schemaProperty(schemasFile, key), value] as const] : [],
    ),
  );

const schemaProperty = (schemasFile: string, key: string): string =>
  spaced(compound('schema', compound('file', text(schemaPlace(schemasFile, key)))));

/** Schemas that the file names beside those of the source: of people's own units, and of units that stay. */
function stillNamed(pl: string, { before, now, schemas }: Merging): [string, Json][] {
  return Object.entries(before.schemas).filter(
    ([key]) => !schemas.has(key) && pl.includes(schemaPlace(now.schemasFile, key)),
  );
}

function mergeHeader(file: CatalogFile, { before, now, force }: Merging): CatalogFile {
  const untouched = digest(file.header) === before.record.header;
  if (!untouched && !force) return file;
  const opening = file.header === '' ? `\n\n${file.opening.trimStart()}` : file.opening;
  return { ...file, header: now.header, opening };
}

// ------------------------------------------------------------------------------------------------ units

function mergeUnits(file: CatalogFile, merging: Merging): CatalogFile {
  const units = new Map(merging.now.units.map((unit) => [unit.unit, unit]));
  const pieces = file.pieces.map((piece) => {
    const unit = units.get(piece.unit);
    return unit ? mergeUnit(piece, unit, merging) : piece;
  });
  return { ...file, pieces };
}

const NOTHING: RecordedUnit = { fields: new Map() };

function mergeUnit(piece: UnitPiece, unit: WrittenUnit, merging: Merging): UnitPiece {
  const recorded = merging.before.record.units.get(unit.unit) ?? NOTHING;
  const names = new Set([...unit.properties.keys(), ...piece.properties.keys(), ...recorded.fields.keys()]);
  const edits = new Map<string, string | undefined>();
  for (const name of names) {
    const text = mergeField(name, { piece, unit, recorded }, merging);
    if (text !== piece.properties.get(name)?.text) edits.set(name, text);
  }
  return editProperties(piece, edits);
}

interface Sides {
  readonly piece: UnitPiece;
  readonly unit: WrittenUnit;
  readonly recorded: RecordedUnit;
}

/** A property as the file or the source has it. */
interface Side {
  readonly text: string | undefined;
  /** The schema it leads to, where that is in the file of schemas. */
  readonly schema: JsonObject | undefined;
}

/** The text that a property ends with; undefined where it ends. */
function mergeField(name: string, { piece, unit, recorded }: Sides, merging: Merging): string | undefined {
  const isSchema = name === 'schema';
  const file: Side = {
    text: piece.properties.get(name)?.text,
    schema: isSchema ? schemaInFile(piece, merging) : undefined,
  };
  const source: Side = { text: unit.properties.get(name), schema: isSchema ? unit.schema?.value : undefined };
  const what = outcome(file, source, recorded.fields.get(name), merging);
  if (what) merging.changes.push({ unit: unit.unit, what, field: name, ...shownSides(file, source) });
  const takes = what !== 'kept' && what !== 'conflict';
  const schema = takes ? source.schema : file.schema;
  if (unit.schema && source.schema && schema) merging.schemas.set(unit.schema.key, schema);
  return takes || (file.schema && source.schema) ? source.text : file.text;
}

/** Undefined where both sides say the same. */
function outcome(
  file: Side,
  source: Side,
  base: string | undefined,
  { now, force }: Merging,
): 'changed' | 'kept' | 'conflict' | 'overwritten' | undefined {
  if (file.text === source.text && JSON.stringify(file.schema) === JSON.stringify(source.schema))
    return undefined;
  // A schema that is missing from its file was not edited: it is written again.
  const lost = source.schema && !file.schema && file.text?.startsWith(`schema(file("${now.schemasFile}#/`);
  const [mine, theirs] = [lost ? base : sideDigest(file), sideDigest(source)];
  if (mine === theirs) return undefined;
  if (mine === base) return 'changed';
  if (force) return 'overwritten';
  return theirs === base ? 'kept' : 'conflict';
}

const sideDigest = ({ text, schema }: Side): string | undefined =>
  text === undefined ? undefined : digest(schema ?? text);

const shownSides = (file: Side, source: Side): Pick<ImportChange, 'file' | 'source' | 'pointers'> => ({
  ...(file.text !== undefined && { file: file.text }),
  ...(source.text !== undefined && { source: source.text }),
  ...(file.schema && source.schema && { pointers: differingPointers(file.schema, source.schema) }),
});

const schemaInFile = ({ properties }: UnitPiece, { there }: Merging): JsonObject | undefined =>
  there.get(properties.get('schema')?.text ?? '');

/** Units that the source lists no more go, unless people edited them or speak of them in this file. */
function dropUnits(file: CatalogFile, merging: Merging): CatalogFile {
  const { before, now, force, changes, orphans } = merging;
  const listed = new Set(now.units.map(({ unit }) => unit));
  const gone = new Set<string>();
  for (const piece of file.pieces) {
    const recorded = before.record.units.get(piece.unit);
    if (!recorded || listed.has(piece.unit)) continue;
    const edited = editedFields(piece, recorded, merging);
    if (file.mentioned.has(piece.unit) || (edited.length > 0 && !force)) {
      orphans.set(piece.unit, recorded);
      const field = edited.length > 0 ? { field: edited.join(', ') } : {};
      changes.push({ unit: piece.unit, what: 'orphaned', ...field });
    } else {
      gone.add(piece.unit);
      changes.push({ unit: piece.unit, what: edited.length > 0 ? 'overwritten' : 'removed' });
    }
  }
  return gone.size === 0 ? file : withoutUnits(file, gone);
}

function editedFields(piece: UnitPiece, recorded: RecordedUnit, merging: Merging): string[] {
  const names = new Set([...piece.properties.keys(), ...recorded.fields.keys()]);
  return [...names].filter((name) => {
    const text = piece.properties.get(name)?.text;
    const base = recorded.fields.get(name);
    if (text === undefined) return base !== undefined;
    const ours = name === 'schema' ? schemaInFile(piece, merging) : undefined;
    return digest(ours ?? text) !== base;
  });
}

/** Units that are new at the source, in their place by identity. Those that people took out stay out. */
function addUnits(file: CatalogFile, merging: Merging): CatalogFile {
  const { before, now, force, changes, schemas } = merging;
  const there = new Set(file.pieces.map(({ unit }) => unit));
  const added: NewUnit[] = [];
  for (const unit of now.units) {
    if (there.has(unit.unit)) continue;
    const takenOut = before.record.units.has(unit.unit);
    if (takenOut && !force) {
      changes.push({ unit: unit.unit, what: 'kept' });
      continue;
    }
    changes.push({ unit: unit.unit, what: takenOut ? 'overwritten' : 'added' });
    if (unit.schema) schemas.set(unit.schema.key, unit.schema.value);
    added.push({ unit: unit.unit, text: unitText(unit) });
  }
  return added.length === 0 ? file : withUnits(file, added, new Set(now.units.map(({ unit }) => unit)));
}

/** Most places that one change tells. */
const MOST_POINTERS = 8;

/** Where two values differ, the innermost places. Both are as deep as JSON files may be. */
function differingPointers(a: Json, b: Json): string[] {
  const found: string[] = [];
  const compare = (x: Json | undefined, y: Json | undefined, pointer: string): void => {
    if (found.length >= MOST_POINTERS || x === y) return;
    if (typeof x !== 'object' || typeof y !== 'object' || !x || !y || Array.isArray(x) !== Array.isArray(y)) {
      found.push(pointer);
      return;
    }
    for (const key of new Set([...Object.keys(x), ...Object.keys(y)]))
      compare(ownValue(x as JsonObject, key), ownValue(y as JsonObject, key), pointerTo(pointer, key));
  };
  compare(a, b, '');
  return found;
}
