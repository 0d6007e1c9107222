/** Standing: the entries, their scores and their rank. Fixed before anything attacks. */

import { compareText, type UnitId } from '../../catalog/identity.ts';
import type { Standing } from './framework.ts';
import { edgesOf, flood } from './graph.ts';
import type { Roster } from './roster.ts';
import type { Soundness } from './soundness.ts';

export interface Ranking {
  /** The entries by unit number, in rank order. */
  readonly order: readonly number[];
  /** The place of each unit in `order`, or −1. */
  readonly rank: Int32Array;
  readonly score: Float64Array;
  readonly speakers: Uint8Array;
}

/** A score for a unit and all that it needs. */
type Bid = readonly [unit: number, score: number];

/**
 * Sound roots, what they need, and what speakers suggest.
 *
 * A speaker's suggestion scores by what the speaker was worth before any suggestion: suggestions do not feed
 * one another.
 */
export function rankEntries(roster: Roster, { sound, protected: guarded }: Soundness): Ranking {
  const size = roster.units.length;
  const score = new Float64Array(size).fill(-1);
  const roots = [...roster.units.keys()].filter((unit) => roster.roots[unit] && sound[unit] === 1);
  const ownBids = roots.map((unit): Bid => [unit, roster.roots[unit]?.score ?? 0]);
  raise(roster, ownBids, score);

  const speakers = new Uint8Array(size);
  const witnessed = roots.filter((unit) => roster.roots[unit]?.evidence);
  const heard = flood(roster.requires, witnessed, speakers);
  raise(roster, suggestionBids(roster, heard, sound, score), score);

  const order = [...score.keys()].filter((unit) => (score[unit] as number) >= 0);
  order.sort(
    (a, b) =>
      (guarded[b] as number) - (guarded[a] as number) ||
      (score[b] as number) - (score[a] as number) ||
      compareText(roster.units[a] as UnitId, roster.units[b] as UnitId),
  );
  const rank = new Int32Array(size).fill(-1);
  order.forEach((unit, place) => {
    rank[unit] = place;
  });
  return { order, rank, score, speakers };
}

function suggestionBids(
  roster: Roster,
  speakers: readonly number[],
  sound: Uint8Array,
  score: Float64Array,
): Bid[] {
  return speakers.flatMap((speaker) =>
    edgesOf(roster.suggests, speaker)
      .filter((suggested) => suggested !== speaker && sound[suggested] === 1)
      .map((suggested): Bid => [suggested, Math.max(1, Math.floor((score[speaker] as number) / 4))]),
  );
}

/** Gives each unit the highest bid made for it or for one that needs it. The highest goes first, so one pass does. */
function raise({ requires }: Roster, bids: Bid[], score: Float64Array): void {
  const reached = new Uint8Array(score.length);
  for (const [unit, bid] of bids.sort((a, b) => b[1] - a[1])) {
    for (const needed of flood(requires, [unit], reached))
      score[needed] = Math.max(score[needed] as number, bid);
  }
}

/** The same, as the rules are told of it. */
export function standingOf(
  { units }: Roster,
  { order, score, speakers }: Ranking,
  guarded: Uint8Array,
): Standing {
  const named = (numbers: readonly number[]) => numbers.map((number) => units[number] as UnitId);
  return {
    entries: named(order),
    score: new Map(order.map((number) => [units[number] as UnitId, score[number] as number])),
    protected: new Set(named(order.filter((number) => guarded[number] === 1))),
    speakers: new Set(named(order.filter((number) => speakers[number] === 1))),
  };
}
