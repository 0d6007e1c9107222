/** The walk that each root and each suggestion makes over its requirements: its edges, and where it fails. */

import type { UnitId } from '../../catalog/identity.ts';
import type { UnsoundReason } from '../reason.ts';
import type { Edge } from './framework.ts';
import { edgesOf, flood } from './graph.ts';
import type { Pair } from './rivals.ts';
import type { Roster } from './roster.ts';
import { needing, type Soundness } from './soundness.ts';
import { firstOnWalk } from './walk.ts';

/**
 * The edges of all walks, each up to the first requirement that is missing, unavailable, out of scope or lacks
 * its capability, and the suggestions of every speaker.
 */
export function walkedEdges(roster: Roster, { failing }: Soundness, speakers: Uint8Array): Edge[] {
  const { requires, suggests, units } = roster;
  const numbers = [...units.keys()];
  const speaking = numbers.filter((unit) => speakers[unit] === 1);
  const starts = [
    ...numbers.filter((unit) => roster.roots[unit]),
    ...speaking.flatMap((speaker) => edgesOf(suggests, speaker)),
  ];
  const tried = triedBy(roster, failing, starts);
  const edges = (type: Edge['type'], from: number, targets: readonly number[]) =>
    targets.map((to): Edge => ({ type, from: units[from] as UnitId, to: units[to] as UnitId }));
  return [
    ...numbers.flatMap((unit) => edges('dependency', unit, edgesOf(requires, unit).slice(0, tried[unit]))),
    ...speaking.flatMap((speaker) => edges('suggestion', speaker, edgesOf(suggests, speaker))),
  ];
}

/** How many requirements of each unit some walk from `starts` tried. */
function triedBy(roster: Roster, failing: Uint8Array, starts: readonly number[]): Int32Array {
  const { requires } = roster;
  const above = needing(roster, failing);
  const tried = new Int32Array(requires.length);
  const note = (unit: number, nth: number) => {
    tried[unit] = Math.max(tried[unit] as number, nth + 1);
  };
  const walk = firstOnWalk({ roster, hit: failing, above, tried: note });
  for (const start of starts) walk(start);

  // A walk tries all that lies beneath a unit that leads to no failure.
  const entered = requires.flatMap((targets, unit) => targets.slice(0, tried[unit]));
  const clean = [...starts, ...entered].filter((unit) => above[unit] === 0);
  for (const unit of flood(requires, clean, new Uint8Array(requires.length))) {
    tried[unit] = edgesOf(requires, unit).length;
  }
  return tried;
}

/** Why each unsound root cannot stand: the first failure on its walk, else a denial, else two that clash. */
export function unsoundReasons(
  roster: Roster,
  soundness: Soundness,
  incompatible: readonly Pair[],
): (root: number) => UnsoundReason {
  const { inadmissible } = roster;
  const search = (hit: Uint8Array) => firstOnWalk({ roster, hit, above: needing(roster, hit) });
  const failing = search(soundness.failing);
  const denied = search(soundness.denied);
  const keptBack = search(soundness.keptBack);
  return (root) => {
    // Prose does not count against a unit that the host pinned.
    const first = [failing, roster.roots[root]?.always ? denied : keptBack]
      .map((find) => find(root))
      .find((unit) => unit !== -1);
    const reason = inadmissible[first ?? -1];
    return (
      reason?.hard ??
      reason?.prose ??
      tornReason(roster, incompatible[soundness.torn[root] as number] as Pair)
    );
  };
}

export function tornReason({ units }: Roster, [a, b]: Pair): UnsoundReason {
  return { type: 'contradictory_requirements', units: [units[a] as UnitId, units[b] as UnitId] };
}
