/** Writing: units as the text of a catalog file that people read, and their schemas beside it. */

import {
  atom,
  type Compound,
  compound,
  int,
  isCompound,
  isNil,
  list,
  listItems,
  type Term,
  text,
} from '../logic/term.ts';
import { writeAtom, writeTerm } from '../logic/writer.ts';
import { NAMED, WORDED } from './check-terms.ts';
import { cleanLine } from './clean.ts';
import { decodeTerm } from './encode-term.ts';
import { identityTerm, parseUnitId, type UnitId } from './identity.ts';
import type { Json, JsonObject, Representation, Trigger, Unit, UnitSpec } from './unit.ts';

export interface CatalogText {
  /** The text of the `.pl` file. */
  readonly pl: string;
  /** What the `.json` file holds: the schemas by the name that the `.pl` file calls them. */
  readonly schemas: { readonly [name: string]: JsonObject };
}

export interface WriteOptions {
  /** Lines for the comment at the top. */
  readonly header?: readonly string[];
  /** Name of the file the schemas go to, beside the `.pl` file. */
  readonly schemasFile: string;
}

/** A unit as it is written. */
export interface WrittenUnit {
  readonly unit: UnitId;
  /** The identity as a term. */
  readonly identity: string;
  /** By name, each as it stands in the list: `description("…")`. In the order in which people want to read them. */
  readonly properties: ReadonlyMap<string, string>;
  /** What its schema is called in the file of schemas, and the schema. */
  readonly schema?: { readonly key: string; readonly value: JsonObject };
}

/**
 * A catalog as text: one `unit/2` a unit in the order given, one property a line, only what was stated.
 *
 * Law: loading the text, with the schemas in their file, gives the same units.
 */
export function writeCatalog(units: Iterable<Unit>, { header = [], schemasFile }: WriteOptions): CatalogText {
  const written = writtenUnits(units, schemasFile);
  return { pl: catalogText(writeHeader(header), written), schemas: schemasOf(written) };
}

/** The comment at the top. */
export const writeHeader = (lines: readonly string[]): string =>
  lines.map((line) => `% ${cleanLine(line)}`.trimEnd()).join('\n');

export function writtenUnits(units: Iterable<Unit>, schemasFile: string): WrittenUnit[] {
  const all = [...units];
  const names = schemaNames(all);
  return all.map((unit) => writtenUnit(unit, names.get(unit.unit) ?? unit.unit, schemasFile));
}

export const catalogText = (header: string, units: readonly WrittenUnit[]): string =>
  `${[header, ...units.map(unitText)].filter((part) => part !== '').join('\n\n')}\n`;

export const schemasOf = (units: readonly WrittenUnit[]): CatalogText['schemas'] =>
  Object.fromEntries(units.flatMap(({ schema }) => (schema ? [[schema.key, schema.value] as const] : [])));

/** The schemas as the text of their file. */
export const writeSchemas = (schemas: JsonObject): string => `${JSON.stringify(schemas, null, 2)}\n`;

/**
 * A schema is called as its unit is. Where names clash, or a name is one that references inside the schemas start
 * with (`#/properties/…`), and so would lead to it, it is called by the whole identity.
 */
function schemaNames(units: readonly Unit[]): Map<UnitId, string> {
  const nameOf = ({ unit }: Unit): string => parseUnitId(unit)?.name ?? unit;
  const taken = new Set<string>();
  const clashing = new Set(units.flatMap(({ schema }) => (schema ? referenceStarts(schema) : [])));
  for (const unit of units) {
    if (taken.has(nameOf(unit))) clashing.add(nameOf(unit));
    taken.add(nameOf(unit));
  }
  return new Map(units.map((unit) => [unit.unit, clashing.has(nameOf(unit)) ? unit.unit : nameOf(unit)]));
}

/** The first steps of the references that a schema makes to itself. */
function referenceStarts(schema: Json): string[] {
  if (schema === null || typeof schema !== 'object') return [];
  return Object.entries(schema).flatMap(([key, value]: [string, Json]) => {
    const step = key === '$ref' && typeof value === 'string' ? /^#\/([^/]*)/.exec(value)?.[1] : undefined;
    return step === undefined ? referenceStarts(value) : [fromPointer(step)];
  });
}

/** A name as one step of a JSON pointer in the fragment of a URL. */
const pointer = (name: string): string =>
  name.replaceAll('%', '%25').replaceAll('~', '~0').replaceAll('/', '~1');

function fromPointer(step: string): string {
  const decoded = step.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return decoded.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Where a schema stands, as `file("…")` says it. */
export const schemaPlace = (schemasFile: string, key: string): string => `${schemasFile}#/${pointer(key)}`;

function writtenUnit(unit: Unit, key: string, schemasFile: string): WrittenUnit {
  const schemaAt = schemaPlace(schemasFile, key);
  const properties = new Map<string, string>();
  for (const [field, write] of Object.entries(PROPERTIES)) {
    const value = (unit.stated as ReadonlySet<string>).has(field) ? write(unit, schemaAt) : undefined;
    if (value) properties.set(field, `${field}(${spaced(value)})`);
  }
  const { schema: value } = unit;
  return {
    unit: unit.unit,
    identity: spaced(identityTerm(unit.unit)),
    properties,
    ...(value && { schema: { key, value } }),
  };
}

/** One unit as a clause. */
export const unitText = ({ identity, properties }: WrittenUnit): string =>
  `unit(${identity}, ${propertyList([...properties.values()])}).`;

/** Properties as a list, one a line. */
export const propertyList = (properties: readonly string[]): string =>
  properties.length === 0 ? '[]' : `[\n    ${properties.join(',\n    ')}\n]`;

/** The names of properties, in the order in which they are written. */
export const propertyNames = (): readonly string[] => Object.keys(PROPERTIES);

/** The term as an argument, with a space after each comma as far as its functors are names. */
export function spaced(term: Term): string {
  const items = isNil(term) ? undefined : listItems(term);
  if (items) return `[${items.map(spaced).join(', ')}]`;
  if (isCompound(term, '-', 2) && isNamed(term.args[0]) && isNatural(term.args[1]))
    return term.args.map(spaced).join('-');
  if (isNamed(term)) return `${writeAtom(term.name)}(${term.args.map(spaced).join(', ')})`;
  return writeTerm(compound('x', term)).slice('x('.length, -1);
}

const isNamed = (term: Term | undefined): term is Compound =>
  term?.kind === 'compound' && /^['\p{L}]/u.test(writeAtom(term.name));

const isNatural = (term: Term | undefined): boolean => term?.kind === 'int' && term.value >= 0;

type Value = (unit: Unit, schemaAt: string) => Term | undefined;

const units = (ids: readonly UnitId[]): Term | undefined => some(ids.map(identityTerm));
const some = (items: readonly Term[]): Term | undefined => (items.length === 0 ? undefined : list(items));
/** A single item is written alone, unless it is called `[]`, which alone is no item. */
const one = (items: readonly Term[]): Term | undefined =>
  items.length === 1 && items[0] && !isNil(items[0]) ? items[0] : some(items);

/** How each property is written, in the order in which people want to read them. */
const PROPERTIES: Readonly<Record<Exclude<keyof UnitSpec, 'unit' | 'kind'>, Value>> = {
  description: ({ description }) => text(description),
  name: ({ name }) => atom(name),
  category: ({ category }) => one(category.map(atom)),
  aliases: ({ aliases }) => some(aliases.map(text)),
  triggers: ({ triggers }) => some(triggers.map(triggerTerm)),
  requires: ({ requires }) => units(requires),
  suggests: ({ suggests }) => units(suggests),
  conflicts: ({ conflicts }) => units(conflicts),
  supersedes: ({ supersedes }) => units(supersedes),
  requires_capability: (unit) => unit.requires_capability && decodeTerm(unit.requires_capability),
  effect: ({ effect }) => one(effect.map(atom)),
  activation: ({ activation }) => atom(activation),
  available: ({ available }) => atom(String(available)),
  priority: ({ priority }) => int(priority),
  provider_visible: (unit) => atom(String(unit.provider_visible)),
  mandatory_context: (unit) => atom(String(unit.mandatory_context)),
  schema: ({ schema }, schemaAt) => schema && compound('file', text(schemaAt)),
  content: ({ content }) => (content === undefined ? undefined : text(content)),
  representations: ({ representations }) => some(representations.map(representationTerm)),
  provenance: ({ provenance }) => text(provenance),
};

/** Signals of one word are written as they were checked: the word as text, or as a name. */
function triggerTerm({ signal, weight }: Trigger): Term {
  const [word] = signal.kind === 'compound' && signal.args.length === 1 ? signal.args : [];
  const functor = signal.kind === 'compound' ? signal.name : '';
  if (word?.kind !== 'atom' || ![...NAMED, ...WORDED].includes(functor))
    return compound('-', decodeTerm(signal), int(weight));
  const written = WORDED.includes(functor) ? text(word.name) : word;
  return compound('-', compound(functor, written), int(weight));
}

const representationTerm = ({ kind, text: written, utility }: Representation): Term =>
  compound('representation', atom(kind), text(written), int(utility));
