/** Names of relations, and which of them a word that is none was probably meant to be. */

import { nearestName } from '../../logic/diagnostics.ts';

export interface Names {
  /** The numbers of arguments of each known name, rising. */
  readonly arities: ReadonlyMap<string, readonly number[]>;
  /** Comparisons still to be spent on suggestions, so that many mistakes stay cheap. */
  readonly patience: { left: number };
}

const COMPARISONS = 2_000_000;

/** The names of relations given as `name/arity`. */
export function namesOfRelations(relations: Iterable<string>): Names {
  const arities = new Map<string, number[]>();
  for (const relation of relations) {
    const slash = relation.lastIndexOf('/');
    const name = relation.slice(0, slash);
    const arity = Number(relation.slice(slash + 1));
    const known = arities.get(name);
    if (!known) arities.set(name, [arity]);
    else if (!known.includes(arity)) known.push(arity);
  }
  for (const known of arities.values()) known.sort((a, b) => a - b);
  return { arities, patience: { left: COMPARISONS } };
}

/** The known relation nearest to `name`, as `name/arity`; one with as many arguments before others. */
export function nearestRelation(names: Names, name: string, relation: string): string | undefined {
  const arity = Number(relation.slice(relation.lastIndexOf('/') + 1));
  names.patience.left -= names.arities.size;
  if (names.patience.left < 0) return undefined;
  const near =
    synonym(names, name) ?? nearWord(name, fitting(names, arity)) ?? nearWord(name, names.arities.keys());
  if (near === undefined) return undefined;
  const arities = names.arities.get(near) as readonly number[];
  return `${near}/${arities.includes(arity) ? arity : arities[0]}`;
}

function* fitting({ arities }: Names, arity: number): Generator<string> {
  for (const [name, known] of arities) if (known.includes(arity)) yield name;
}

/** The nearest of some names: by meaning, by edit distance, or with the same letters. */
export function nearestOf(name: string, known: ReadonlySet<string>): string | undefined {
  const meant = SYNONYMS.get(name);
  return meant !== undefined && known.has(meant) ? meant : nearWord(name, known);
}

/** The nearest name by edit distance, or one with the same letters: `dney` is far from `deny` by the former. */
export function nearWord(name: string, known: Iterable<string>): string | undefined {
  const all = [...known];
  const near = nearestName(name, all);
  if (near !== undefined || name.length > 32) return near;
  const letters = lettersOf(name);
  return all.find((other) => other.length === name.length && other !== name && lettersOf(other) === letters);
}

const lettersOf = (name: string): string => [...name].sort().join('');

/** Words of other policy languages for relations of ours. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['forbid', 'deny'],
  ['forbidden', 'denied'],
  ['prohibit', 'deny'],
  ['refuse', 'deny'],
  ['block', 'deny'],
  ['blocked', 'denied'],
  ['permit', 'allow'],
  ['confirm', 'ask'],
  ['approve', 'ask'],
  ['decision', 'default'],
  ['depends', 'requires'],
  ['depends_on', 'requires'],
  ['needs', 'requires'],
  ['conflicts_with', 'conflicts'],
  ['alias', 'aliases'],
  ['trigger', 'triggers'],
  ['desc', 'description'],
  ['tool', 'unit'],
  ['skill', 'unit'],
  ['instruction', 'unit'],
  ['resource', 'unit'],
  ['mcp_tool', 'unit'],
]);

function synonym({ arities }: Names, name: string): string | undefined {
  const known = SYNONYMS.get(name);
  return known !== undefined && arities.has(known) ? known : undefined;
}
