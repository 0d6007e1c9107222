/**
 * Folding: what lists of `unit/2` and facts over properties state, gathered into one draft for each unit.
 *
 * A property in a list and a fact of the relation with the same name are the same thing.
 */

import { type Diagnostic, shown } from '../../logic/diagnostics.ts';
import { equalTerms, listItems, plain, type Term } from '../../logic/term.ts';
import { termIdentity, type UnitId, unitId } from '../identity.ts';
import { PROPERTIES, type Relation, type Sort } from '../vocabulary.ts';
import type { Heads } from './heads.ts';
import type { KnownUnits } from './known.ts';
import { nearestOf } from './names.ts';
import { checkIdentity, checkSort, checkUnitTerm, written } from './sorts.ts';
import { placeText, problem, type Site, type Statement } from './statement.ts';
import { unreadWords } from './unread.ts';

/** What is stated about one unit. */
export interface Draft {
  readonly id: UnitId;
  /** The identity, where the unit is declared. */
  readonly site: Site;
  /** Values by property, as they stand, in the order in which they are stated. */
  readonly rows: Map<string, Site[]>;
}

export type Drafts = ReadonlyMap<UnitId, Draft>;

export interface Folded {
  readonly drafts: Drafts;
  readonly problems: readonly Diagnostic[];
}

/** The units that are declared, whatever else is said about them. The first declaration of each counts. */
export function declaredUnits(statements: readonly Statement[]): ReadonlyMap<UnitId, Statement> {
  const declared = new Map<UnitId, Statement>();
  for (const statement of statements) {
    const identity = identityOf(statement);
    const id = identity && unitId(identity);
    if (id && !declared.has(id)) declared.set(id, statement);
  }
  return declared;
}

const subjectOf = ({ head }: Statement): Term => (head.kind === 'compound' ? (head.args[0] as Term) : head);
/** The unit that a statement over units is about, where it says which. */
export const identityOf = (statement: Statement) => termIdentity(subjectOf(statement));

/** Folds the declarations, then the facts about declared units. */
export function foldUnits(
  units: readonly Statement[],
  facts: readonly Statement[],
  declared: ReadonlyMap<UnitId, Statement>,
  known: KnownUnits,
): Folded {
  const drafts = new Map<UnitId, Draft>();
  const problems: Diagnostic[] = [];
  const add = (found: readonly Diagnostic[]) => {
    for (const one of found) problems.push(one);
  };
  for (const statement of units) add(foldDeclaration(statement, declared, drafts, known));
  for (const statement of facts) add(foldFact(statement, drafts, known));
  for (const draft of drafts.values()) add(contradictions(draft));
  return { drafts, problems };
}

function foldDeclaration(
  statement: Statement,
  declared: ReadonlyMap<UnitId, Statement>,
  drafts: Map<UnitId, Draft>,
  known: KnownUnits,
): Diagnostic[] {
  const { source, head } = statement;
  const site: Site = { source, term: subjectOf(statement) };
  const wrong = checkIdentity(site);
  const identity = identityOf(statement);
  if (wrong.length > 0 || !identity) return wrong;
  const id = unitId(identity);
  const first = declared.get(id);
  if (first && first !== statement) return duplicate(site, statement, first);
  const draft: Draft = { id, site, rows: new Map() };
  drafts.set(id, draft);
  const list = head.kind === 'compound' ? head.args[1] : undefined;
  return list ? foldList({ source, term: list }, draft, known) : [];
}

/** A unit stated again: the same clause twice is a duplicate clause, reported as such. */
function duplicate(site: Site, again: Statement, first: Statement): Diagnostic[] {
  if (equalTerms(plain(again.head), plain(first.head))) return [];
  const place = placeText({ source: first.source, term: subjectOf(first) });
  const message = `${written(site.term)} is stated at ${place} already`;
  return [problem(site, 'duplicate_unit', message, { expected: 'one unit/2 for each unit' })];
}

function foldList({ source, term }: Site, draft: Draft, known: KnownUnits): Diagnostic[] {
  const items = listItems(term);
  if (!items) {
    const message = `${written(term)} cannot stand here`;
    return [problem({ source, term }, 'wrong_type', message, { expected: 'a list of properties' })];
  }
  let problems: Diagnostic[] = [];
  for (const item of items) {
    const wrong = foldProperty({ source, term: item }, draft, known);
    if (wrong.length > 0) problems = [...problems, ...wrong];
  }
  return problems;
}

function foldProperty(site: Site, draft: Draft, known: KnownUnits): Diagnostic[] {
  const { source, term } = site;
  if (term.kind !== 'compound' && term.kind !== 'atom') {
    const message = `${written(term)} is no property`;
    return [problem(site, 'wrong_type', message, { expected: 'a property, such as description("…")' })];
  }
  const property = PROPERTIES.get(term.name);
  if (!property) return [unknownProperty(site, term.name)];
  if (term.kind === 'compound' && term.args.length === 1)
    return addValues(draft, property, { source, term: term.args[0] as Term }, known);
  const expected = `${property.name}(${argumentName(property)})`;
  const count = term.kind === 'atom' ? 0 : term.args.length;
  const message = `in the list of a unit, ${shown(property.name)} takes 1 argument, not ${count}`;
  return [problem(site, 'wrong_arity', message, { expected })];
}

const argumentName = ({ form }: Relation): string => /, (\w+)\)$/.exec(form)?.[1] ?? 'Value';

const PROPERTY_NAMES: ReadonlySet<string> = new Set(PROPERTIES.keys());

function unknownProperty(site: Site, name: string): Diagnostic {
  const nearest = nearestOf(name, PROPERTY_NAMES);
  const expected = nearest === undefined ? [...PROPERTY_NAMES].join(', ') : undefined;
  return problem(site, 'unknown_property', `there is no property ${shown(name)}`, { expected, nearest });
}

function foldFact(statement: Statement, drafts: ReadonlyMap<UnitId, Draft>, known: KnownUnits): Diagnostic[] {
  const { source, head } = statement;
  if (head.kind !== 'compound') return [];
  const property = PROPERTIES.get(head.name) as Relation;
  const wrong = checkUnitTerm({ source, term: head.args[0] as Term }, known);
  const identity = identityOf(statement);
  const draft = identity && drafts.get(unitId(identity));
  const scratch: Draft = { id: '' as UnitId, site: { source, term: head }, rows: new Map() };
  return [...wrong, ...addValues(draft ?? scratch, property, { source, term: head.args[1] as Term }, known)];
}

/** Adds the value, or the items of a list where there may be several, as far as they are of the right sort. */
function addValues(
  draft: Draft,
  { name, many, sorts }: Relation,
  { source, term }: Site,
  known: KnownUnits,
): Diagnostic[] {
  let problems: Diagnostic[] = [];
  for (const item of (many && listItems(term)) || [term]) {
    const site: Site = { source, term: item };
    const wrong = checkSort(site, sorts[1] as Sort, known);
    if (wrong.length === 0) addRow(draft, name, site);
    else problems = [...problems, ...wrong];
  }
  return problems;
}

function addRow({ rows }: Draft, property: string, site: Site): void {
  const stated = rows.get(property);
  if (stated) stated.push(site);
  else rows.set(property, [site]);
}

function contradictions({ rows, id }: Draft): Diagnostic[] {
  const problems: Diagnostic[] = [];
  for (const [property, stated] of rows) {
    if (stated.length < 2 || PROPERTIES.get(property)?.many) continue;
    const [first, ...others] = stated as [Site, ...Site[]];
    const value = plain(first.term);
    for (const site of others) {
      if (equalTerms(plain(site.term), value)) continue;
      const there = `${written(first.term)} at ${placeText(first)}`;
      const message = `${shown(property)} of ${shown(id)} is ${written(site.term)} here and ${there}`;
      problems.push(problem(site, 'contradictory_property', message, { expected: 'one value' }));
    }
  }
  return problems;
}

/** The words of declarations whose unit cannot be told, so that nobody is told that it is unknown. */
export function unclearDeclarations({ units, refused }: Pick<Heads, 'units' | 'refused'>): string[] {
  const unclear = [...units.filter((unit) => !identityOf(unit)), ...refused.filter(isDeclaration)];
  return unclear.flatMap(({ source, head }) =>
    unreadWords(source.text.slice(head.span?.start ?? 0, head.span?.end ?? 0)),
  );
}

const isDeclaration = ({ relation }: Statement): boolean => relation === 'unit/1' || relation === 'unit/2';

/** The properties (`name/2`) that declarations state, right or wrong. */
export function propertiesStated(declarations: readonly Statement[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { head } of declarations) {
    const items = head.kind === 'compound' && head.args[1] ? (listItems(head.args[1]) ?? []) : [];
    for (const item of items) if (item.kind === 'compound') names.add(item.name);
  }
  return new Set([...names].map((name) => `${name}/2`));
}
