/** Dominators: which nodes cannot be reached without passing another. */

import { edgesOf, type Graph, graphOf } from './graph.ts';

/** Whether every way from an entrance to `node` passes `over`. A node dominates itself. */
export type Dominates = (over: number, node: number) => boolean;

/**
 * Dominance within a part of a graph, each node of which is reachable from an entrance.
 *
 * The iteration of Cooper, Harvey and Kennedy (2001) over a reverse postorder, with a root of its own above
 * the entrances; the tree is then numbered so that each question takes constant time.
 */
export function dominance(graph: Graph, part: readonly number[], entrances: readonly number[]): Dominates {
  const inside = new Set(part);
  const order = reversePostorder(graph, entrances, inside);
  const place = new Map(order.map((node, at) => [node, at + 1])); // 0 is the root
  const parents = immediateDominators(before(graph, order, place, entrances));
  const { first, end } = spans(parents);
  return (over, node) => {
    const a = place.get(over) ?? 0;
    const b = place.get(node) ?? 0;
    return (first[a] as number) <= (first[b] as number) && (end[b] as number) <= (end[a] as number);
  };
}

function reversePostorder(graph: Graph, entrances: readonly number[], inside: ReadonlySet<number>): number[] {
  const seen = new Set<number>();
  const done: number[] = [];
  const path: { readonly node: number; next: number }[] = [];
  const enter = (node: number) => {
    if (!inside.has(node) || seen.has(node)) return;
    seen.add(node);
    path.push({ node, next: 0 });
  };
  for (const entrance of entrances) {
    enter(entrance);
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const next = graph[top.node]?.[top.next++];
      if (next !== undefined) enter(next);
      else done.push((path.pop() as typeof top).node);
    }
  }
  return done.reverse();
}

/** For each place, the places that lead to it. */
function before(
  graph: Graph,
  order: readonly number[],
  place: ReadonlyMap<number, number>,
  entrances: readonly number[],
): Graph {
  return graphOf(order.length + 1, (add) => {
    for (const entrance of entrances) add(place.get(entrance) as number, 0);
    order.forEach((node, at) => {
      for (const next of edgesOf(graph, node)) add(place.get(next) ?? 0, at + 1);
    });
  });
}

function immediateDominators(leading: Graph): Int32Array {
  const parent = new Int32Array(leading.length).fill(-1);
  parent[0] = 0;
  const meet = (a: number, b: number): number => {
    let [x, y] = [a, b];
    while (x !== y) {
      if (x > y) x = parent[x] as number;
      else y = parent[y] as number;
    }
    return x;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (let node = 1; node < leading.length; node++) {
      const known = edgesOf(leading, node).filter((from) => parent[from] !== -1);
      const nearest = known.reduce(meet);
      changed ||= nearest !== parent[node];
      parent[node] = nearest;
    }
  }
  return parent;
}

/** The stretch of each node in a preorder of the tree: a node lies below another when its stretch does. */
function spans(parent: Int32Array): { readonly first: Int32Array; readonly end: Int32Array } {
  // Parents come before children, so sizes add up from the end and places from the start.
  const size = new Int32Array(parent.length).fill(1);
  const grow = (table: Int32Array, at: number, by: number) => {
    table[at] = (table[at] as number) + by;
  };
  for (let node = parent.length; node-- > 1; ) grow(size, parent[node] as number, size[node] as number);
  const first = new Int32Array(parent.length);
  const free = new Int32Array(parent.length); // the next place below each node
  free[0] = 1;
  for (let node = 1; node < parent.length; node++) {
    const above = parent[node] as number;
    first[node] = free[above] as number;
    free[node] = (first[node] as number) + 1;
    grow(free, above, size[node] as number);
  }
  return { first, end: first.map((place, node) => place + (size[node] as number)) };
}
