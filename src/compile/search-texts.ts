/** What is searched of the units of a policy, and the index of it, kept up as the catalog changes. */

import type { Catalog } from '../catalog/catalog.ts';
import { parseUnitId, type UnitId } from '../catalog/identity.ts';
import type { Unit } from '../catalog/unit.ts';
import { isCompound, type Term } from '../logic/term.ts';
import { buildIndex, type SearchIndex, updateIndex } from '../search/postings.ts';
import type { SearchText } from '../search/searched.ts';
import { FIRST_READ, type Opened, type Read, type UnitRelation } from './opened.ts';
import { exampleIn } from './triggers.ts';

const kept = new WeakMap<Unit, SearchText>();

/** One for each unit, and the same value again for the same unit while the rules say the same of it. */
export function searchTexts({ units }: Catalog, read: Read): readonly SearchText[] {
  return [...units.values()].map((unit) => {
    const known = kept.get(unit);
    const derived = derivedTexts(unit, read);
    if (known && isSame(known, derived)) return known;
    const made = searchText(unit, derived);
    kept.set(unit, made);
    return made;
  });
}

/** What an index depends on: values that are kept as long as the policy, unless its rules change words with the turn. */
export function wordsKey({ perTurn, fixed }: Opened, read: Read): Read['values'] {
  return FIRST_READ.every((relation) => !perTurn.has(relation)) ? fixed.values : read.values;
}

const indexes = new WeakMap<Read['values'], SearchIndex>();
let latest: SearchIndex | undefined;

/**
 * The index of the units of a policy. It is made from the one that was made last, which in a host is that of the
 * catalog before its change; the answers are those of an index made afresh.
 */
export function searchIndexOf(opened: Opened, read: Read): SearchIndex {
  const key = wordsKey(opened, read);
  const known = indexes.get(key);
  if (known) return known;
  const texts = searchTexts(opened.policy.catalog, read);
  const made = latest ? updateIndex(latest, texts) : buildIndex(texts);
  indexes.set(key, made);
  latest = made;
  return made;
}

const textIn = (term: Term): string => (term.kind === 'atom' ? term.name : '');

/** The names that a relation gives a unit. */
export const textsOf = (read: Read, relation: UnitRelation, unit: UnitId): readonly string[] =>
  (read.values.get(relation)?.get(unit) ?? []).map(textIn);

/** What rules may add to. */
type Derived = Required<Pick<SearchText, 'categories' | 'aliases' | 'examples'>>;

function derivedTexts({ unit }: Unit, read: Read): Derived {
  const triggers = read.values.get('triggers/2')?.get(unit) ?? [];
  return {
    categories: textsOf(read, 'category/2', unit),
    aliases: textsOf(read, 'aliases/2', unit),
    examples: triggers.flatMap((trigger) =>
      isCompound(trigger, '-', 2) ? (exampleIn(trigger.args[0] as Term) ?? []) : [],
    ),
  };
}

function isSame(known: SearchText, derived: Derived): boolean {
  const equal = (a: readonly string[] = [], b: readonly string[]) =>
    a.length === b.length && a.every((text, i) => text === b[i]);
  return (
    equal(known.categories, derived.categories) &&
    equal(known.aliases, derived.aliases) &&
    equal(known.examples, derived.examples)
  );
}

function searchText(unit: Unit, derived: Derived): SearchText {
  const identity = parseUnitId(unit.unit);
  const args = argumentsOf(unit);
  return {
    unit: unit.unit,
    names: identity && identity.name !== unit.name ? [identity.name, unit.name] : [unit.name],
    description: unit.description,
    ...derived,
    argumentNames: args.map(([name]) => name),
    argumentDescriptions: args.flatMap(([, description]) => description),
    ...(identity?.server !== undefined && { server: identity.server }),
  };
}

/** The arguments of a tool by its schema: names, and what they are for where that is said. */
function argumentsOf({ schema }: Unit): readonly (readonly [string, readonly string[]])[] {
  const properties = schema?.properties;
  if (!properties || typeof properties !== 'object' || Array.isArray(properties)) return [];
  return Object.entries(properties).map(([name, argument]) => {
    const isRecord = argument && typeof argument === 'object' && 'description' in argument;
    return [name, isRecord && typeof argument.description === 'string' ? [argument.description] : []];
  });
}
