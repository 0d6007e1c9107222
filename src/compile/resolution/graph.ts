/**
 * Directed graphs over the numbers 0 … n−1, walked on explicit stacks: depth is bounded by memory only.
 */

/** `graph[node]` lists the successors of `node`. */
export type Graph = readonly (readonly number[])[];

/** Shared by all nodes that lead nowhere. Most do, and a list of its own for each would be most of the work. */
const NOWHERE: readonly number[] = [];

export const edgesOf = (graph: Graph, node: number): readonly number[] => graph[node] ?? NOWHERE;

/** A graph from the edges that `each` adds. Edges that start outside it are dropped. */
export function graphOf(size: number, each: (add: (from: number, to: number) => void) => void): Graph {
  const graph: number[][] = new Array(size).fill(NOWHERE);
  each((from, to) => {
    const targets = graph[from];
    if (targets === NOWHERE) graph[from] = [to];
    else targets?.push(to);
  });
  return graph;
}

/** The numbers ascending, each once. */
export const ascending = (numbers: readonly number[]): readonly number[] =>
  numbers.length < 2 ? numbers : [...new Set(numbers)].sort((a, b) => a - b);

/** Each target turned into another number, or dropped. */
export const mapTargets = (
  targets: readonly number[],
  to: (target: number) => number | undefined,
): readonly number[] =>
  targets.length === 0 ? NOWHERE : targets.map(to).filter((target) => target !== undefined);

/** Both graphs' edges. */
export const joined = (one: Graph, other: Graph): Graph =>
  one.map((targets, node) => {
    const more = edgesOf(other, node);
    if (targets.length === 0) return more;
    return more.length === 0 ? targets : [...targets, ...more];
  });

/** The same graph without edges from a node to itself. */
export const withoutLoops = (graph: Graph): Graph =>
  graph.map((targets, node) =>
    targets.includes(node) ? targets.filter((target) => target !== node) : targets,
  );

/** The same edges, turned round; each list ascends. */
export const reversed = (graph: Graph): Graph =>
  graphOf(graph.length, (add) => {
    graph.forEach((targets, node) => {
      for (const target of targets) add(target, node);
    });
  });

/** Marks all that can be reached from `starts`, and returns what was not marked before, `starts` included. */
export function flood(
  graph: Graph,
  starts: readonly number[],
  marked: Uint8Array,
  enters: (node: number) => boolean = () => true,
): number[] {
  const reached: number[] = [];
  const enter = (node: number) => {
    if (marked[node] !== 0 || !enters(node)) return;
    marked[node] = 1;
    reached.push(node);
  };
  starts.forEach(enter);
  for (let at = 0; at < reached.length; at++) edgesOf(graph, reached[at] as number).forEach(enter);
  return reached;
}

/** Strongly connected components, each after those that it leads to. */
export type FindComponents = (
  nodes: readonly number[],
  inside: (node: number) => boolean,
) => readonly (readonly number[])[];

/**
 * Tarjan's algorithm (1972) over the part of a graph for which `inside` holds, from the given nodes.
 *
 * The tables are kept from one call to the next, so that a call costs no more than the part it looks at.
 */
export function componentFinder(graph: Graph): FindComponents {
  const order = new Int32Array(graph.length); // 0 = not seen; else when it was first seen
  const low = new Int32Array(graph.length);
  const cursor = new Int32Array(graph.length);
  const pending = new Uint8Array(graph.length); // seen, and not yet in a component

  return (nodes, inside) => {
    const found: number[][] = [];
    const path: number[] = [];
    const waiting: number[] = [];
    let clock = 0;

    const enter = (node: number) => {
      order[node] = low[node] = ++clock;
      cursor[node] = 0;
      pending[node] = 1;
      path.push(node);
      waiting.push(node);
    };
    const lower = (node: number, bound: number) => {
      if (bound < (low[node] as number)) low[node] = bound;
    };
    const step = (node: number, next: number) => {
      if (!inside(next)) return;
      if (order[next] === 0) enter(next);
      else if (pending[next] !== 0) lower(node, order[next] as number);
    };
    const leave = (node: number) => {
      path.pop();
      const parent = path.at(-1);
      if (parent !== undefined) lower(parent, low[node] as number);
      if (low[node] !== order[node]) return;
      const component = waiting.splice(waiting.lastIndexOf(node));
      for (const member of component) pending[member] = 0;
      found.push(component);
    };

    for (const start of nodes) {
      if (order[start] !== 0 || !inside(start)) continue;
      enter(start);
      for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
        const at = cursor[node] as number;
        cursor[node] = at + 1;
        const next = graph[node]?.[at];
        if (next === undefined) leave(node);
        else step(node, next);
      }
    }
    for (const component of found) for (const node of component) order[node] = 0;
    return found;
  };
}

/** A whole graph in components. Component `c` leads only to components below `c`. */
export interface Condensed {
  readonly members: readonly (readonly number[])[];
  /** The component of each node. */
  readonly of: Int32Array;
}

export function condense(graph: Graph): Condensed {
  const nodes = graph.map((_, node) => node);
  const members = componentFinder(graph)(nodes, () => true);
  const of = new Int32Array(graph.length);
  members.forEach((component, c) => {
    for (const node of component) of[node] = c;
  });
  return { members, of };
}
