/** Rivals: which units of a roster cannot stand together, by supersession or by conflict. */

import type { UnitId } from '../../catalog/identity.ts';
import type { Relations } from './framework.ts';
import { ascending, condense, edgesOf, type Graph, graphOf, reversed, withoutLoops } from './graph.ts';
import { numbersOf, type Roster } from './roster.ts';

/** Two units by number, in the order that the list they stand in gives them. */
export type Pair = readonly [number, number];

export interface Rivals {
  /** What each unit supersedes, directly or through others, without being superseded back. */
  readonly replaces: Graph;
  readonly replacedBy: Graph;
  /** Of `replacedBy`, those that say so themselves. */
  readonly replacedDirectlyBy: Graph;
  /** Both directions: declared, or superseding each other. A pair may be in `replaces` as well. */
  readonly conflicts: Graph;
  /** Every pair that may not stand together, lower number first, ascending. */
  readonly incompatible: readonly Pair[];
}

/** Linear in the relations asked and in the pairs that result. */
export function findRivals(roster: Roster, relations: Relations): Rivals {
  const supersession = close(supersessions(roster, relations), roster.units.length);
  const conflicts = roster.units.map((unit, number) =>
    merge([numbersOf(relations.conflicts(unit), roster.numberOf), edgesOf(supersession.mutual, number)]),
  );
  return {
    replaces: supersession.replaces,
    replacedBy: reversed(supersession.replaces),
    replacedDirectlyBy: supersession.direct,
    conflicts: withoutLoops(conflicts),
    incompatible: distinctPairs(
      [...pairsFrom(supersession.replaces), ...pairsFrom(withoutLoops(conflicts))],
      roster.units.length,
    ),
  };
}

/** Who supersedes whom as declared. Units outside the roster that lie between follow after its numbers. */
function supersessions(roster: Roster, relations: Relations): Graph {
  const outsiders = new Map<UnitId, number>();
  const units: UnitId[] = [...roster.units];
  const numberOf = (unit: UnitId): number => {
    const known = roster.numberOf.get(unit) ?? outsiders.get(unit);
    if (known !== undefined) return known;
    outsiders.set(unit, units.length);
    return units.push(unit) - 1;
  };
  const graph: (readonly number[])[] = [];
  for (let number = 0; number < units.length; number++) {
    graph.push(ascending(relations.supersedes(units[number] as UnitId).map(numberOf)));
  }
  return graph;
}

interface Supersession {
  readonly replaces: Graph;
  readonly mutual: Graph;
  readonly direct: Graph;
}

/** The transitive closure, kept to nodes below `size`. */
function close(graph: Graph, size: number): Supersession {
  const { members, of } = condense(graph);
  const replaces: (readonly number[])[] = new Array(size);
  const mutual: (readonly number[])[] = new Array(size);
  const upTo: (readonly number[])[] = []; // by component: its members below `size`, and all below it
  members.forEach((component, c) => {
    const own = component.filter((node) => node < size).sort((a, b) => a - b);
    const next = new Set(component.flatMap((node) => edgesOf(graph, node)).map((node) => of[node] as number));
    next.delete(c);
    const below = merge([...new Set([...next].map((other) => edgesOf(upTo, other)))]);
    for (const node of own) {
      replaces[node] = below;
      mutual[node] = own;
    }
    upTo[c] = merge([own, below]);
  });
  const direct = graphOf(size, (add) => {
    for (let node = 0; node < size; node++) {
      for (const next of edgesOf(graph, node)) if (of[next] !== of[node]) add(next, node);
    }
  });
  return { replaces, mutual, direct };
}

/** Of ascending lists, an ascending one. A list alone is shared, so that a long line of outsiders costs nothing. */
function merge(lists: readonly (readonly number[])[]): readonly number[] {
  const [first = [], ...more] = lists.filter(({ length }) => length > 0);
  return more.length === 0 ? first : ascending([first, ...more].flat());
}

/** The pairs, lower number first, ascending, each once. */
export function distinctPairs(pairs: readonly Pair[], size: number): Pair[] {
  const keys = pairs.map((pair) => pairKey(pair, size));
  return ascending(keys).map((key) => [Math.floor(key / size), key % size]);
}

/** The same key for a pair of numbers below `size` and for its reverse. */
export const pairKey = ([a, b]: Pair, size: number): number => Math.min(a, b) * size + Math.max(a, b);

/** The edges of a graph, or those of them that start and end where is asked. */
export const pairsFrom = (
  graph: Graph,
  starts: (node: number) => boolean = () => true,
  ends: (node: number) => boolean = () => true,
): Pair[] =>
  graph.flatMap((others, one) => (starts(one) ? others.filter(ends).map((other): Pair => [one, other]) : []));
