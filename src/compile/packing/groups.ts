/**
 * Groups: the order in which items are decided.
 *
 * What an item requires is decided before it, and items that require each other in a circle are one group.
 * Which of the possible orders is taken decides how many states a walk has, and nothing else.
 */

import type { Item } from './items.ts';

/** Items that stand or fall together. */
export interface Group {
  readonly items: readonly number[];
  /** Bit k: the group k + 1 places on requires this one, directly or through others. */
  readonly blocks: bigint;
}

/**
 * Which open item, one with dependents still to be decided, is attended to next. The newest suits requirements
 * that form trees; the one with the fewest left suits requirements that are shared.
 */
export const ORDERS = ['newest', 'fewest'] as const;
export type Order = (typeof ORDERS)[number];

export function arrange(items: readonly Item[], order: Order): Group[] {
  const dependents = dependentsOf(items);
  const groups: number[][] = [];
  const groupOf = new Int32Array(items.length).fill(-1);
  const left = dependents.map((all) => all.length);
  const next = new Int32Array(items.length);
  let open: number[] = [];
  const visit = groupFinder(items, (members) => {
    for (const member of members) {
      groupOf[member] = groups.length;
      open.push(member);
      for (const required of (items[member] as Item).requires)
        left[required] = (left[required] as number) - 1;
    }
    groups.push(members);
  });
  const isLess = (a: number, b: number) => order === 'fewest' && (left[a] as number) < (left[b] as number);
  items.forEach((_, start) => {
    if (groupOf[start] === -1) visit(start);
    for (;;) {
      open = open.filter((item) => (left[item] as number) > 0);
      if (open.length === 0) return;
      const attended = open.reduce((a, b) => (isLess(a, b) ? a : b));
      const waiting = dependents[attended] as number[];
      let at = next[attended] as number;
      while (groupOf[waiting[at] as number] !== -1) at++;
      next[attended] = at;
      visit(waiting[at] as number);
    }
  });
  return withBlocks(groups, groupOf, dependents);
}

/** For every item, the positions of those that require it. */
function dependentsOf(items: readonly Item[]): number[][] {
  const dependents: number[][] = items.map(() => []);
  items.forEach((item, index) => {
    for (const required of item.requires) dependents[required]?.push(index);
  });
  return dependents;
}

function withBlocks(
  groups: readonly number[][],
  groupOf: Int32Array,
  dependents: readonly number[][],
): Group[] {
  const blocks: bigint[] = groups.map(() => 0n);
  for (let place = groups.length; place-- > 0; ) {
    const direct = new Set<number>();
    for (const item of groups[place] as number[]) {
      for (const dependent of dependents[item] as number[]) direct.add(groupOf[dependent] as number);
    }
    direct.delete(place);
    let mask = 0n;
    for (const later of direct) mask |= (((blocks[later] as bigint) << 1n) | 1n) << BigInt(later - place - 1);
    blocks[place] = mask;
  }
  return groups.map((items, place) => ({ items, blocks: blocks[place] as bigint }));
}

/**
 * Tarjan's strongly connected components (SIAM J. Comput. 1, 1972), on a stack of its own: `visit(item)`
 * reports the groups of all that the item requires and of itself, unless reported before, requirements first.
 */
function groupFinder(items: readonly Item[], report: (members: number[]) => void): (item: number) => void {
  const order = new Int32Array(items.length).fill(-1);
  const low = new Int32Array(items.length);
  const reported = new Uint8Array(items.length);
  const path: number[] = [];
  let count = 0;
  const enter = (item: number) => {
    order[item] = count;
    low[item] = count++;
    path.push(item);
    return { item, next: 0 };
  };
  const lower = (item: number, to: number) => {
    low[item] = Math.min(low[item] as number, to);
  };
  const leave = (item: number) => {
    if (low[item] !== order[item]) return;
    const members = path.splice(path.lastIndexOf(item)).sort((a, b) => a - b);
    for (const member of members) reported[member] = 1;
    report(members);
  };
  return (start) => {
    const stack = [enter(start)];
    for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
      const { item } = frame;
      const required = (items[item] as Item).requires[frame.next++];
      if (required === undefined) {
        stack.pop();
        leave(item);
        const parent = stack.at(-1)?.item;
        if (parent !== undefined) lower(parent, low[item] as number);
      } else if (order[required] === -1) stack.push(enter(required));
      else if (!reported[required]) lower(item, order[required] as number);
    }
  };
}
