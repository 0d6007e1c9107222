/**
 * Cycles: relations that depend on their own negation, which have no meaning.
 *
 * The shipped rules and the compiler's own work belong to the graph: a policy may close a circle through them.
 */

import { circles, shortestPath } from '../../logic/components.ts';
import { type Diagnostic, shown } from '../../logic/diagnostics.ts';
import { goalsOf } from './goals.ts';
import { SHIPPED } from './shipped.ts';
import { placeText, problem, type Site, type Statement } from './statement.ts';

/**
 * What each relation that the compiler states is worked out from. It must be settled before, so that it counts
 * as denied.
 */
const WORKED_OUT_FROM: Readonly<Record<string, readonly string[]>> = (() => {
  const eligibility = ['barred/3', 'inadmissible/3', 'activation/2', 'requires/2'];
  const fight = [...eligibility, 'evidence/3', 'suggests/2', 'conflicts/2', 'supersedes/2', 'priority/2'];
  return {
    'in_scope/1': ['category/2'],
    'triggered/4': ['triggers/2'],
    'lexical/3': ['name/2', 'category/2', 'description/2', 'aliases/2'],
    'negated_in_text/2': ['name/2', 'aliases/2'],
    'replaces/2': ['supersedes/2'],
    'clashes/2': ['conflicts/2', 'supersedes/2'],
    'protected/1': eligibility,
    'entry/1': fight,
    'score/2': fight,
    'speaker/1': fight,
  };
})();

interface Edge {
  readonly to: string;
  readonly negative: boolean;
  /** The goal, where a clause says so. */
  readonly site?: Site;
  /** The clause is the policy's own. */
  readonly own: boolean;
}

type Graph = ReadonlyMap<string, readonly Edge[]>;

export function checkCycles(rules: readonly Statement[]): Diagnostic[] {
  const graph = dependencies(rules);
  const next = (relation: string) => (graph.get(relation) ?? []).map(({ to }) => to);
  return circles(graph.keys(), next).flatMap((members) => checkCircle(new Set(members), graph));
}

function dependencies(rules: readonly Statement[]): Graph {
  const graph = new Map<string, Edge[]>();
  for (const [from, edge] of [...edgesOf(rules, true), ...GIVEN_EDGES]) {
    const known = graph.get(from);
    if (known) known.push(edge);
    else graph.set(from, [edge]);
  }
  return graph;
}

function edgesOf(statements: readonly Statement[], own: boolean): [string, Edge][] {
  return statements.flatMap(({ relation, body, source }) =>
    (body ? goalsOf(body) : []).flatMap(({ term, indicator, negative }): [string, Edge][] =>
      indicator === undefined ? [] : [[relation, { to: indicator, negative, site: { source, term }, own }]],
    ),
  );
}

/** What every policy rests on: the shipped rules, and what the compiler works out. */
const GIVEN_EDGES: readonly (readonly [string, Edge])[] = [
  ...edgesOf(SHIPPED, false),
  ...Object.entries(WORKED_OUT_FROM).flatMap(([from, relations]) =>
    relations.map((to) => [from, { to, negative: true, own: false }] as const),
  ),
];

/** Reports one denial in a circle of relations, with the way that leads back to it. */
function checkCircle(members: ReadonlySet<string>, graph: Graph): Diagnostic[] {
  const inside = (relation: string) => (graph.get(relation) ?? []).filter(({ to }) => members.has(to));
  const denials = [...members].flatMap((from) =>
    inside(from)
      .filter(({ negative }) => negative)
      .map((edge) => ({ from, edge })),
  );
  const denial = denials.find(({ edge }) => edge.own) ?? denials[0];
  if (!denial) return [];
  const back =
    shortestPath(denial.edge.to, denial.from, (relation) => inside(relation).map(({ to }) => to)) ?? [];
  const circle = [denial.edge, ...back.slice(1).map((to, i) => edgeTo(inside(back[i] as string), to))];
  const nodes = [denial.from, ...back.slice(0, -1)];
  // Told from the policy's own part of the circle, where it can be opened.
  const start = Math.max(
    0,
    circle.findIndex(({ own }) => own),
  );
  const steps = [...circle.slice(start), ...circle.slice(0, start)];
  const site = steps[0]?.site;
  if (!site) return [];
  const way = steps.slice(0, 8).map(describe).join(', ') + (steps.length > 8 ? ', and so on' : '');
  const message = `${shown(nodes[start] as string)} depends on its own negation: it asks ${way}`;
  return [problem(site, 'negative_cycle', message, { expected: 'a negation of what is settled without it' })];
}

/** A step from clauses of the policy before one from elsewhere: that is where the circle can be opened. */
const edgeTo = (edges: readonly Edge[], to: string): Edge =>
  (edges.find((edge) => edge.to === to && edge.own) ?? edges.find((edge) => edge.to === to)) as Edge;

function describe({ to, negative, site }: Edge): string {
  const goal = site && negative ? `\\+ ${to}` : to;
  return site ? `${goal} (${placeText(site)})` : `${goal} (which the compiler settles first)`;
}
