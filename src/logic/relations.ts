/**
 * Relations: rows of facts, indexed by the binding patterns that are asked for.
 *
 * An index is built the first time a pattern occurs and kept, so that looking up a bound argument costs a hash
 * look-up whatever the size of the relation.
 */

import type { Stored } from './datalog/stored.ts';
import type { Facts, Row } from './program.ts';
import { isGround, type Term } from './term.ts';

/** A pattern of arguments: a ground term where bound, undefined where open. */
export type Pattern = readonly (Term | undefined)[];

interface Made {
  /** Indexes by the bitmask of bound argument positions. */
  indexes?: Map<number, ReadonlyMap<string, readonly Row[]>>;
  /** The rows as the compiled engine holds them. */
  stored?: Stored;
}

export interface Relation {
  readonly rows: readonly Row[];
  /** What is made of the rows when it is first needed. */
  readonly made: Made;
  /** Rows whose first argument is one of these atoms hold no longer. */
  readonly without?: ReadonlySet<string>;
  /** These hold besides. */
  readonly more?: Relation;
}

/** The relations (`name/arity`) of one origin: the policy, the turn, the call. */
export type Layer = ReadonlyMap<string, Relation>;

/** Several layers read as one, the lowest first. */
export interface Layers {
  readonly layers: readonly Layer[];
}

export function layer(facts: Facts): Layer {
  const relations = new Map<string, Relation>();
  for (const [name, rows] of facts) relations.set(name, relationOf(rows));
  return relations;
}

const relationOf = (rows: readonly Row[]): Relation => ({ rows, made: {} });

/** A relation with more changes than this part of its rows is built anew. */
const MOST_CHANGED = 8;

/**
 * The relation with other rows for some first arguments: what was said of `names` is replaced by `rows`, and nothing
 * else is touched, so that what is indexed stays indexed.
 */
export function revised(relation: Relation, names: ReadonlySet<string>, rows: readonly Row[]): Relation {
  const without = new Set([...(relation.without ?? []), ...names]);
  const kept = (relation.more?.rows ?? []).filter((row) => !isOf(row, names));
  const more = [...kept, ...rows];
  if (without.size + more.length > relation.rows.length / MOST_CHANGED + 16)
    return relationOf([...relation.rows.filter((row) => !isOf(row, without)), ...more]);
  return { rows: relation.rows, made: relation.made, without, more: relationOf(more) };
}

function isOf({ args: [first] }: Row, names: ReadonlySet<string>): boolean {
  return first?.kind === 'atom' && names.has(first.name);
}

export const hasRows = ({ layers }: Layers, relation: string): boolean =>
  layers.some((relations) => {
    const known = relations.get(relation);
    return known !== undefined && known.rows.length + (known.more?.rows.length ?? 0) > 0;
  });

/** The rows of all layers that agree with the bound arguments. Lower layers come first. */
export function lookup({ layers }: Layers, relation: string, pattern: Pattern): readonly Row[] {
  const found: (readonly Row[])[] = [];
  for (const relations of layers) {
    const known = relations.get(relation);
    if (!known) continue;
    const rows = matching(known, pattern);
    if (rows.length > 0) found.push(rows);
  }
  return found.length === 1 ? (found[0] as readonly Row[]) : found.flat();
}

function matching(relation: Relation, pattern: Pattern): readonly Row[] {
  const { without, more } = relation;
  const rows = indexed(relation, pattern);
  const kept = without ? rows.filter((row) => !isOf(row, without)) : rows;
  return more ? [...kept, ...indexed(more, pattern)] : kept;
}

function indexed(relation: Relation, pattern: Pattern): readonly Row[] {
  let mask = 0;
  let key = '';
  for (let i = 0; i < pattern.length; i++) {
    const term = pattern[i];
    if (!term) continue;
    mask |= 1 << i;
    key += keyOf(term);
  }
  if (mask === 0) return relation.rows;
  return indexFor(relation, mask).get(key) ?? [];
}

function indexFor(relation: Relation, mask: number): ReadonlyMap<string, readonly Row[]> {
  relation.made.indexes ??= new Map();
  const known = relation.made.indexes.get(mask);
  if (known) return known;
  const index = new Map<string, Row[]>();
  for (const row of relation.rows) {
    let key = '';
    row.args.forEach((arg, i) => {
      if (mask & (1 << i)) key += keyOf(arg);
    });
    const rows = index.get(key);
    if (rows) rows.push(row);
    else index.set(key, [row]);
  }
  relation.made.indexes.set(mask, index);
  return index;
}

/**
 * A text that two ground terms share exactly when they are the same term. Every part states its length, so no
 * name can imitate another term.
 */
export function keyOf(term: Term): string {
  if (term.kind === 'atom') return `a${term.name.length}:${term.name}`;
  const parts: string[] = [];
  const stack: Term[] = [term];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next.kind !== 'compound') {
      parts.push(leafKey(next));
      continue;
    }
    parts.push(`c${next.args.length},${next.name.length}:${next.name}`);
    for (let i = next.args.length; i-- > 0; ) stack.push(next.args[i] as Term);
  }
  return parts.join('');
}

function leafKey(term: Exclude<Term, { kind: 'compound' }>): string {
  if (term.kind === 'int') return `i${term.value};`;
  if (term.kind === 'float') return `f${Object.is(term.value, -0) ? '-0' : term.value};`;
  if (term.kind === 'var') return `v${term.name.length}:${term.name}`;
  const name = term.kind === 'atom' ? term.name : term.value;
  return `a${name.length}:${name}`;
}

/** Rows without duplicates, first occurrence kept. */
export function distinct(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = row.args.map(keyOf).join('');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The pattern of a goal's arguments: bound where ground. */
export const patternOf = (args: readonly Term[]): Pattern =>
  args.map((arg) => (isGround(arg) ? arg : undefined));

/** A text that two solutions share exactly when they give the same variables the same terms. */
export function keyOfBindings(bindings: ReadonlyMap<string, Term>): string {
  let key = '';
  for (const [name, term] of bindings) key += `${name.length}:${name}${keyOf(term)}`;
  return key;
}
