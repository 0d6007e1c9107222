import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dominance } from '../../../src/compile/resolution/dominators.ts';
import {
  componentFinder,
  condense,
  edgesOf,
  flood,
  type Graph,
  graphOf,
} from '../../../src/compile/resolution/graph.ts';
import { numRuns } from '../../support/runs.ts';

const runs = { numRuns };

/** Small graphs, dense enough for circles within circles. */
const graphs: fc.Arbitrary<Graph> = fc.integer({ min: 1, max: 8 }).chain((size) => {
  const node = fc.nat({ max: size - 1 });
  const edges = fc.uniqueArray(fc.tuple(node, node), { maxLength: 2 * size, selector: String });
  return edges.map((all) =>
    graphOf(size, (add) => {
      for (const [from, to] of all) add(from, to);
    }),
  );
});

const nodesOf = (graph: Graph) => [...graph.keys()];
const reached = (graph: Graph, starts: readonly number[], enters?: (node: number) => boolean) =>
  new Set(flood(graph, starts, new Uint8Array(graph.length), enters));

describe('graph', { timeout: 0 }, () => {
  it('puts two nodes in one component exactly when each leads to the other', () => {
    const holds = fc.property(graphs, (graph) => {
      const { of } = condense(graph);
      for (const a of nodesOf(graph)) {
        for (const b of nodesOf(graph)) {
          const mutual = reached(graph, [a]).has(b) && reached(graph, [b]).has(a);
          expect(of[a] === of[b]).toBe(mutual);
        }
      }
    });
    fc.assert(holds, runs);
  });

  it('lists a component after those that it leads to', () => {
    const holds = fc.property(graphs, (graph) => {
      const { of } = condense(graph);
      for (const node of nodesOf(graph)) {
        for (const next of edgesOf(graph, node)) expect(of[next]).toBeLessThanOrEqual(of[node] as number);
      }
    });
    fc.assert(holds, runs);
  });

  it('finds the components of a part as if the rest were not there, call after call', () => {
    const holds = fc.property(graphs, fc.array(fc.array(fc.boolean(), { minLength: 8 })), (graph, parts) => {
      const find = componentFinder(graph);
      for (const part of parts) {
        const inside = (node: number) => part[node] === true;
        const alone = condense(graph.map((next, node) => (inside(node) ? next.filter(inside) : []))).members;
        expect(find(nodesOf(graph), inside)).toEqual(alone.filter(([node]) => inside(node as number)));
      }
    });
    fc.assert(holds, runs);
  });

  it('tells one node to dominate another exactly when removing it cuts the other off', () => {
    const holds = fc.property(
      graphs,
      fc.uniqueArray(fc.nat({ max: 7 }), { minLength: 1 }),
      (graph, drawn) => {
        const entrances = drawn.filter((node) => node < graph.length);
        const part = [...reached(graph, entrances)];
        const dominates = dominance(graph, part, entrances);
        for (const over of part) {
          const without = reached(graph, entrances, (node) => node !== over);
          for (const node of part) expect(dominates(over, node)).toBe(!without.has(node));
        }
      },
    );
    fc.assert(holds, runs);
  });
});
