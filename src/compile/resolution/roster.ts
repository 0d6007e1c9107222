/** The roster: every unit that a resolution looks at, numbered in standard order. */

import { inStandardOrder, type UnitId } from '../../catalog/identity.ts';
import type { Inadmissible, Relations, Root } from './framework.ts';
import { ascending, type Condensed, condense, type Graph, reversed } from './graph.ts';

export interface Roster {
  /** In standard order; a unit's place here is its number. */
  readonly units: readonly UnitId[];
  readonly numberOf: ReadonlyMap<UnitId, number>;
  /** By number; undefined for a unit that does not enter by itself. */
  readonly roots: readonly (Root | undefined)[];
  readonly inadmissible: readonly Inadmissible[];
  /** Ascending. A self-requirement is kept, since its edge is reported, and decides nothing. */
  readonly requires: Graph;
  readonly requiredBy: Graph;
  /** The components of `requires`. */
  readonly knots: Condensed;
  /** Ascending; known for units that may turn out to be speakers, and empty for the rest. */
  readonly suggests: Graph;
}

/** A unit that cannot stand for a reason other than a denial or a rule of the policy: nothing that it requires matters any more. */
export const failsOutright = ({ hard }: Inadmissible): boolean =>
  hard !== undefined && hard.type !== 'dependency_denied' && hard.type !== 'dependency_inadmissible';

interface Draft {
  readonly inadmissible: Inadmissible;
  readonly requires: readonly UnitId[];
  readonly suggests: readonly UnitId[];
}

/** All that the roots, and the suggestions of possible speakers, need. Linear in the relations asked. */
export function muster(roots: readonly Root[], relations: Relations): Roster {
  const merged = mergeRoots(roots);
  const drafts = new Map<UnitId, Draft>();
  const heard = [...merged.values()].filter(({ evidence }) => evidence).map(({ unit }) => unit);
  draftNeeds(heard, drafts, relations, (unit) => relations.suggests(unit));
  const suggested = [...drafts.values()].flatMap(({ suggests }) => suggests);
  draftNeeds([...merged.keys(), ...suggested], drafts, relations, () => []);
  return numbered(merged, drafts);
}

/** One root a unit, whichever ways it came in. */
function mergeRoots(roots: readonly Root[]): Map<UnitId, Root> {
  const merged = new Map<UnitId, Root>();
  for (const root of roots) {
    const other = merged.get(root.unit);
    merged.set(root.unit, other ? mergeTwo(root, other) : root);
  }
  return merged;
}

const mergeTwo = (one: Root, other: Root): Root => ({
  unit: one.unit,
  score: Math.max(one.score, other.score),
  always: one.always || other.always,
  evidence: one.evidence || other.evidence,
});

function draftNeeds(
  starts: readonly UnitId[],
  drafts: Map<UnitId, Draft>,
  relations: Relations,
  suggests: (unit: UnitId) => readonly UnitId[],
): void {
  const stack = [...starts].reverse();
  for (let unit = stack.pop(); unit !== undefined; unit = stack.pop()) {
    if (drafts.has(unit)) continue;
    const inadmissible = relations.inadmissible(unit);
    const fails = failsOutright(inadmissible);
    const requires = fails ? [] : relations.requires(unit);
    drafts.set(unit, { inadmissible, requires, suggests: fails ? [] : suggests(unit) });
    for (const required of requires) stack.push(required);
  }
}

function numbered(roots: ReadonlyMap<UnitId, Root>, drafts: ReadonlyMap<UnitId, Draft>): Roster {
  const units = inStandardOrder(drafts.keys());
  const numberOf = new Map(units.map((unit, number) => [unit, number]));
  const drafted = units.map((unit) => drafts.get(unit) as Draft);
  const requires = drafted.map((draft) => numbersOf(draft.requires, numberOf));
  return {
    units,
    numberOf,
    roots: units.map((unit) => roots.get(unit)),
    inadmissible: drafted.map(({ inadmissible }) => inadmissible),
    requires,
    requiredBy: reversed(requires),
    knots: condense(requires),
    suggests: drafted.map((draft) => numbersOf(draft.suggests, numberOf)),
  };
}

/** The numbers of those units that are known, ascending, without duplicates. */
export function numbersOf(
  units: readonly UnitId[],
  numberOf: ReadonlyMap<UnitId, number>,
): readonly number[] {
  return ascending(units.map((unit) => numberOf.get(unit)).filter((number) => number !== undefined));
}
