/** Sorts: whether a term may stand where the vocabulary wants a unit, a boolean, a weight, … */

import { type Diagnostic, nearestName, shown } from '../../logic/diagnostics.ts';
import { type Compound, isCompound, type Term } from '../../logic/term.ts';
import { writeTerm } from '../../logic/writer.ts';
import { isKind, KINDS, termIdentity, type UnitKind, unitId } from '../identity.ts';
import type { Sort } from '../vocabulary.ts';
import { type KnownUnits, matchesSome, namesOf, nearestUnit } from './known.ts';
import { nearestOf } from './names.ts';
import { problem, type Site } from './statement.ts';
import { mayBeUnread } from './unread.ts';
import { checkWords } from './words.ts';

/** Weights of triggers are at most this. */
const MAX_WEIGHT = 100_000;

const both = (a: Diagnostic[], b: Diagnostic[]): Diagnostic[] => (b.length > 0 ? [...a, ...b] : a);

/** What is wrong with a term in a place of `sort`. A variable may stand anywhere. */
export function checkSort(site: Site, sort: Sort, units: KnownUnits): Diagnostic[] {
  const { term } = site;
  if (term.kind === 'var') return [];
  switch (sort.name) {
    case 'unit':
      return checkUnitTerm(site, units);
    case 'kind':
      return checkOneOf(site, KINDS);
    case 'boolean':
      return checkOneOf(site, ['true', 'false']);
    case 'one_of':
      return checkOneOf(site, sort.values);
    case 'name':
      return isName(term) ? [] : [wrongType(site, 'a name')];
    case 'text':
      return isText(term) ? [] : [wrongType(site, 'text')];
    case 'natural':
      return checkNatural(site);
    case 'signal':
      return checkSignal(site, units);
    case 'weighted_signal':
      return checkWeighted(site, units);
    case 'schema':
      return checkWrapped(site, ['file', 'json'], 'file("path"), file("path#/pointer") or json("{…}")');
    case 'content':
      return isText(term) ? [] : checkWrapped(site, ['file'], 'text or file("path")');
    case 'representation':
      return checkRepresentation(site);
    case 'call':
      return [wrongType(site, 'a variable: calls are not known before they are made')];
    case 'words':
    case 'wordings':
    case 'word_lists':
      return checkWords(site, sort.name);
    case 'capability':
    case 'term':
      return [];
  }
}

const isText = (term: Term): boolean => term.kind === 'atom' || term.kind === 'text';
const isName = (term: Term): boolean => isText(term) && nameOf(term) !== '';

/** The characters of an atom or text; undefined for anything else. */
export function nameOf(term: Term): string | undefined {
  if (term.kind === 'atom') return term.name;
  return term.kind === 'text' ? term.value : undefined;
}

const wrongType = (site: Site, expected: string): Diagnostic =>
  problem(site, 'wrong_type', `${written(site.term)} cannot stand here`, { expected });

/** A term as a message quotes it. */
export const written = (term: Term): string => shown(writeTerm(term));

function checkOneOf(site: Site, values: readonly string[]): Diagnostic[] {
  const name = nameOf(site.term);
  if (name !== undefined && values.includes(name)) return [];
  const expected = values.join(', ');
  if (name === undefined) return [wrongType(site, expected)];
  const nearest = nearestOf(name, new Set(values));
  return [
    problem(site, 'unknown_value', `${shown(name)} is none of the values allowed here`, {
      expected,
      nearest,
    }),
  ];
}

function checkNatural(site: Site): Diagnostic[] {
  const { term } = site;
  if (term.kind !== 'int') return [wrongType(site, 'a natural number')];
  return term.value < 0
    ? [problem(site, 'out_of_range', `${shown(String(term.value))} is negative`, { expected: 'at least 0' })]
    : [];
}

const at = (site: Site, term: Term | undefined): Site => ({ source: site.source, term: term as Term });

function checkWeighted(site: Site, units: KnownUnits): Diagnostic[] {
  const { term } = site;
  if (!isCompound(term, '-', 2)) return [wrongType(site, 'Signal-Weight, such as keyword("mail")-40')];
  const [signal, weight] = term.args;
  return both(checkSignal(at(site, signal), units), checkWeight(at(site, weight)));
}

function checkWeight(site: Site): Diagnostic[] {
  const { term } = site;
  const expected = `a whole number from 0 to ${MAX_WEIGHT}`;
  if (term.kind === 'var') return [];
  if (term.kind !== 'int') return [wrongType(site, expected)];
  if (term.value >= 0 && term.value <= MAX_WEIGHT) return [];
  return [
    problem(site, 'out_of_range', `the weight ${shown(String(term.value))} is out of range`, { expected }),
  ];
}

/** Signals that the compiler matches against the text need a text to match. Any other term is a host's own. */
function checkSignal(site: Site, units: KnownUnits): Diagnostic[] {
  const { term } = site;
  if (term.kind !== 'compound' || term.args.length !== 1) return [];
  const inner = at(site, term.args[0]);
  if (TEXT_SIGNALS.has(term.name)) return checkSort(inner, { name: 'text' }, units);
  const denial = term.name === 'deny' || term.name === 'negated';
  return denial && isIdentityShaped(inner.term) ? checkUnitTerm(inner, units) : [];
}

const TEXT_SIGNALS: ReadonlySet<string> = new Set(['phrase', 'keyword', 'verb', 'object', 'need']);

function checkWrapped(site: Site, names: readonly string[], expected: string): Diagnostic[] {
  const { term } = site;
  if (term.kind !== 'compound' || term.args.length !== 1 || !names.includes(term.name))
    return [wrongType(site, expected)];
  const inner = term.args[0] as Term;
  return inner.kind === 'var' || isName(inner) ? [] : [wrongType(at(site, inner), 'text')];
}

function checkRepresentation(site: Site): Diagnostic[] {
  const { term } = site;
  if (!isCompound(term, 'representation', 3)) return [wrongType(site, 'representation(Kind, Text, Utility)')];
  const [kind, text, utility] = term.args.map((arg) => at(site, arg)) as [Site, Site, Site];
  const open = (one: Site) => one.term.kind === 'var';
  return [
    ...(open(kind) || isName(kind.term) ? [] : [wrongType(kind, 'a name')]),
    ...(open(text) || isText(text.term) ? [] : [wrongType(text, 'text')]),
    ...(open(utility) ? [] : checkNatural(utility)),
  ];
}

// ------------------------------------------------------------------------------------------------ units

const IDENTITY = 'an identity such as tool(send_email) or mcp_tool(github, search)';

/** `tool(…)`, `mcp_tool(…, …)`: a compound that only an identity is written like. */
export const isIdentityShaped = (term: Term): term is Compound =>
  term.kind === 'compound' && isKind(term.name) && term.args.length === arityOf(term.name);

const arityOf = (kind: UnitKind): number => (kind === 'mcp_tool' || kind === 'mcp_prompt' ? 2 : 1);

/** A term that stands for a unit: its shape, then whether there is such a unit. */
export function checkUnitTerm(site: Site, units: KnownUnits): Diagnostic[] {
  const shape = checkIdentity(site);
  if (shape.length > 0 || site.term.kind !== 'compound') return shape;
  return checkKnown(site, site.term, units);
}

/** The shape of an identity, whether or not there is such a unit. */
export function checkIdentity(site: Site): Diagnostic[] {
  const { term } = site;
  if (term.kind === 'var') return [];
  if (term.kind !== 'compound') return [wrongType(site, IDENTITY)];
  if (!isKind(term.name)) return [notAKind(site, term)];
  if (term.args.length !== arityOf(term.name)) return [wrongArity(site, term.name, term.args.length)];
  const bad = term.args.find((arg) => !namesOf([arg]));
  return bad ? [wrongType(at(site, bad), 'a name')] : [];
}

function notAKind(site: Site, term: Compound): Diagnostic {
  if (isCompound(term, '.', 2)) return wrongType(site, `one unit: ${IDENTITY}`);
  const nearest = nearestName(term.name, KINDS);
  const message = `${written(term)} names no unit: ${shown(term.name)} is not a kind`;
  return problem(site, 'unknown_value', message, { expected: KINDS.join(', '), nearest });
}

function wrongArity(site: Site, kind: UnitKind, given: number): Diagnostic {
  const expected = arityOf(kind) === 2 ? `${kind}(Server, Name)` : `${kind}(Name)`;
  const message = `${shown(kind)} takes ${arityOf(kind)} name${arityOf(kind) === 1 ? '' : 's'}, not ${given}`;
  return problem(site, 'wrong_arity', message, { expected });
}

function checkKnown(site: Site, term: Compound, units: KnownUnits): Diagnostic[] {
  const identity = termIdentity(term);
  if (identity && units.ids.has(unitId(identity))) return [];
  const names = namesOf(term.args) ?? [];
  if (mayBeUnread(units.unread, ...names.filter((name) => name !== undefined))) return [];
  if (identity) {
    const nearest = nearestUnit(units, identity);
    return [problem(site, 'unknown_unit', `there is no unit ${written(term)}`, { nearest })];
  }
  if (matchesSome(units, term.name as UnitKind, names)) return [];
  return [problem(site, 'unknown_unit', `no unit is like ${written(term)}`)];
}
