/**
 * The walk over requirements: depth first, each unit's requirements in standard order, and a unit that is on
 * the path already adds nothing. It stops at the first unit that was looked for.
 */

import { edgesOf } from './graph.ts';
import type { Roster } from './roster.ts';

export interface Search {
  readonly roster: Pick<Roster, 'requires' | 'knots'>;
  /** The units looked for: 1 each. */
  readonly hit: Uint8Array;
  /** The units whose need holds one that is looked for; all others are passed by. */
  readonly above: Uint8Array;
  /** Told of each requirement tried: the `nth` of `unit`, from 0. */
  readonly tried?: (unit: number, nth: number) => void;
}

/**
 * The first unit looked for on the walk from a start, or −1; for many starts.
 *
 * Where a walk enters a knot of units that need one another, it goes on in the same way whatever the path that
 * led there, so its find is kept. Within one walk no unit is entered twice: all that a unit passed in full leads
 * to has been seen. So all walks together are linear, except that each entry to such a knot costs the knot.
 */
export function firstOnWalk({ roster, hit, above, tried }: Search): (start: number) => number {
  const { requires, knots } = roster;
  const known = new Int32Array(requires.length).fill(-1);
  const entered = new Int32Array(requires.length); // the walk that last entered the unit
  const cursor = new Int32Array(requires.length);
  const path: number[] = [];
  let walk = 0;

  /** The unit found at `next`, or −1 after entering it or passing it by. */
  const look = (next: number): number => {
    if (above[next] === 0 || entered[next] === walk) return -1;
    if (hit[next] === 1) return next;
    if (opensKnot(next, path.at(-1)) && known[next] !== -1) return known[next] as number;
    entered[next] = walk;
    cursor[next] = 0;
    path.push(next);
    return -1;
  };
  const opensKnot = (unit: number, before: number | undefined) =>
    before === undefined || knots.of[before] !== knots.of[unit];
  const unwind = (found: number) => {
    for (let unit = path.pop(); unit !== undefined; unit = path.pop()) {
      if (opensKnot(unit, path.at(-1))) known[unit] = found;
    }
  };

  return (start) => {
    walk++;
    let found = look(start);
    for (let unit = path.at(-1); unit !== undefined && found === -1; unit = path.at(-1)) {
      const nth = cursor[unit] as number;
      const next = edgesOf(requires, unit)[nth];
      if (next === undefined) {
        path.pop();
        continue;
      }
      cursor[unit] = nth + 1;
      tried?.(unit, nth);
      found = look(next);
    }
    unwind(found);
    return found;
  };
}
