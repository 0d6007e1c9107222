/** Strongly connected components: the circles of a graph. */

/**
 * Components of more than one node, and single nodes that lead to themselves, each in the order of `nodes`.
 *
 * Tarjan's algorithm with a stack of its own; linear in nodes and edges.
 */
export function circles<N>(nodes: Iterable<N>, next: (node: N) => Iterable<N>): N[][] {
  const order = new Map<N, number>();
  const low = new Map<N, number>();
  const open = new Set<N>();
  const path: N[] = [];
  const found: N[][] = [];
  const enter = (node: N) => {
    order.set(node, order.size);
    low.set(node, order.get(node) as number);
    path.push(node);
    open.add(node);
    return { node, rest: next(node)[Symbol.iterator]() };
  };
  const lower = (node: N, value: number) => low.set(node, Math.min(low.get(node) as number, value));
  const leave = (node: N) => {
    if (low.get(node) !== order.get(node)) return;
    const component = path.splice(path.lastIndexOf(node));
    for (const member of component) open.delete(member);
    if (component.length > 1 || leadsTo(next(node), node)) found.push(component);
  };
  const walk = (start: N) => {
    const stack = [enter(start)];
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const step = top.rest.next();
      if (step.done) {
        stack.pop();
        leave(top.node);
        const parent = stack.at(-1);
        if (parent) lower(parent.node, low.get(top.node) as number);
      } else if (!order.has(step.value)) stack.push(enter(step.value));
      else if (open.has(step.value)) lower(top.node, order.get(step.value) as number);
    }
  };
  for (const node of nodes) if (!order.has(node)) walk(node);
  return inOrder(nodes, found);
}

function leadsTo<N>(targets: Iterable<N>, node: N): boolean {
  for (const target of targets) if (target === node) return true;
  return false;
}

function inOrder<N>(nodes: Iterable<N>, components: N[][]): N[][] {
  const position = new Map<N, number>();
  for (const node of nodes) if (!position.has(node)) position.set(node, position.size);
  const at = (node: N | undefined) =>
    node === undefined ? 0 : (position.get(node) ?? Number.POSITIVE_INFINITY);
  for (const component of components) component.sort((a, b) => at(a) - at(b));
  return components.sort((a, b) => at(a[0]) - at(b[0]));
}

/** The shortest way from one node to another, both included, or undefined. */
export function shortestPath<N>(from: N, to: N, next: (node: N) => Iterable<N>): N[] | undefined {
  const cameFrom = new Map<N, N | undefined>([[from, undefined]]);
  const queue = [from];
  for (let i = 0; i < queue.length; i++) {
    const node = queue[i] as N;
    if (node === to) return backTrack(cameFrom, node);
    for (const neighbour of next(node)) {
      if (cameFrom.has(neighbour)) continue;
      cameFrom.set(neighbour, node);
      queue.push(neighbour);
    }
  }
  return undefined;
}

function backTrack<N>(cameFrom: ReadonlyMap<N, N | undefined>, end: N): N[] {
  const path: N[] = [];
  for (let node: N | undefined = end; node !== undefined; node = cameFrom.get(node)) path.push(node);
  return path.reverse();
}
