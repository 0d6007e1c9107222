/**
 * The predicates of a program: which are compiled, which are interpreted and why, and what each rests on.
 *
 * Compiled is what always ends, does not depend on the order of clauses and can be indexed: relations, stratified
 * negation, comparison, arithmetic on numbers, text relations, members of lists.
 */

import { circles } from '../components.ts';
import type { Computed } from '../computed.ts';
import { TEXT_RELATIONS } from '../computed.ts';
import type { Clause, Program } from '../program.ts';
import { type Dependency, dependenciesOf } from './goals.ts';
import { type Obstacle, obstaclesOf } from './obstacles.ts';
import type { Plan } from './plan.ts';
import { isSensitive } from './sensitive.ts';

export interface Predicate {
  /** Position in {@link Predicates}, from 0. */
  readonly id: number;
  /** `name/arity`. */
  readonly name: string;
  readonly arity: number;
  readonly clauses: readonly Clause[];
  readonly computed: Computed | undefined;
  /** `stated`: facts and nothing else. `recursive` rules are tabled, other `rules` run where they are asked. */
  readonly kind: 'stated' | 'computed' | 'rules' | 'recursive' | 'interpreted';
  /** Why it is interpreted. */
  readonly obstacles: readonly Obstacle[];
  /** The predicates that depend on each other share a component. */
  readonly component: number;
  /** One more than the highest stratum it denies or tests; at least that of all it asks. Facts are in stratum 0. */
  readonly stratum: number;
  /** Names of what its clauses ask; the empty name where that is known at run time only. */
  readonly asks: ReadonlySet<string>;
  /** Names of all that it is defined by, itself included; undefined where that is known at run time only. */
  readonly reaches: ReadonlySet<string> | undefined;
  /** Its answers, or those of something it rests on, depend on what is bound when it is asked. */
  readonly sensitive: boolean;
  /** It is interpreted, or rests on something that is. */
  readonly interprets: boolean;
  /** It is recursive, or rests on something that is. */
  readonly recurses: boolean;
  /** How it is run, by the bitmask of bound arguments. */
  readonly plans: Map<number, Plan | undefined>;
}

export interface Predicates {
  get(name: string): Predicate;
  /** Those that have clauses. */
  readonly defined: readonly Predicate[];
  /** The same, so that what a predicate asks comes before it, but in a circle. */
  readonly upwards: readonly Predicate[];
  /** May be asked though nothing states them. */
  readonly declared: ReadonlySet<string>;
}

export interface PredicateOptions {
  readonly declared: ReadonlySet<string>;
  readonly computed: ReadonlyMap<string, Computed>;
  /** What the interpreter has besides. */
  isBuiltin(name: string): boolean;
}

/** What is found out about each name before predicates are made. */
interface Analysis {
  readonly dependencies: ReadonlyMap<string, readonly Dependency[]>;
  readonly components: ReadonlyMap<string, number>;
  readonly circular: ReadonlySet<string>;
  /** Those with a clause that is mode-sensitive by itself. */
  readonly sensitive: ReadonlySet<string>;
  readonly obstacles: ReadonlyMap<string, readonly Obstacle[]>;
}

export function predicatesOf(program: Program, options: PredicateOptions): Predicates {
  const computed = new Map([...TEXT_RELATIONS, ...options.computed]);
  const isKnown = (name: string) => computed.has(name) || program.clauses.has(name);
  const isInterpreted = (name: string) => !isKnown(name) && options.isBuiltin(name);
  const analysis = analyse(program, computed, isInterpreted);
  const strata = strataOf(analysis);
  const askers = askersOf(analysis);
  const dynamic = restingOn([''], askers);
  const sensitive = restingOn(['', ...analysis.sensitive], askers);
  const recursing = restingOn(analysis.circular, askers);
  const interpreting = restingOn(['', ...analysis.obstacles.keys()], askers);
  const known = new Map<string, Predicate>();
  const make = (name: string): Predicate => {
    const at = name.lastIndexOf('/');
    const clauses = computed.has(name) ? [] : (program.clauses.get(name) ?? []);
    const obstacles = analysis.obstacles.get(name) ?? [];
    let reached: ReadonlySet<string> | undefined;
    return {
      id: known.size,
      name,
      arity: Number(name.slice(at + 1)),
      clauses,
      computed: computed.get(name),
      kind: kindOf(name),
      obstacles,
      component: analysis.components.get(name) ?? -1,
      stratum: strata(name),
      asks: new Set(analysis.dependencies.get(name)?.map((dependency) => dependency.name)),
      get reaches() {
        if (dynamic.has(name)) return undefined;
        reached ??= reachedFrom(analysis, name);
        return reached;
      },
      sensitive: sensitive.has(name),
      interprets: interpreting.has(name),
      recurses: recursing.has(name),
      plans: new Map(),
    };
  };
  const kindOf = (name: string): Predicate['kind'] => {
    if (computed.has(name)) return 'computed';
    if (!program.clauses.has(name)) return 'stated';
    if ((analysis.obstacles.get(name) ?? []).length > 0) return 'interpreted';
    return analysis.circular.has(name) ? 'recursive' : 'rules';
  };
  const get = (name: string): Predicate => {
    const predicate = known.get(name) ?? make(name);
    if (predicate.id === known.size) known.set(name, predicate);
    return predicate;
  };
  const defined = [...program.clauses.keys()].filter((name) => !computed.has(name)).map(get);
  return { get, defined, upwards: upwardsFrom(analysis, defined), declared: options.declared };
}

function analyse(
  program: Program,
  computed: ReadonlyMap<string, Computed>,
  isInterpreted: (name: string) => boolean,
): Analysis {
  const names = [...program.clauses.keys()].filter((name) => !computed.has(name));
  const dependencies = new Map(
    names.map((name) => [
      name,
      (program.clauses.get(name) ?? []).flatMap(({ body }) => dependenciesOf(body)),
    ]),
  );
  const next = (name: string) => (dependencies.get(name) ?? []).map((dependency) => dependency.name);
  const found = circles(names, next);
  const components = new Map(found.flatMap((members, i) => members.map((name) => [name, i] as const)));
  const circular = new Set(components.keys());
  names.forEach((name, i) => {
    if (!circular.has(name)) components.set(name, found.length + i);
  });
  const obstacles = new Map<string, readonly Obstacle[]>();
  for (const name of names) {
    const component = circular.has(name) ? components.get(name) : undefined;
    const isRecursive = (other: string) => component !== undefined && components.get(other) === component;
    const clauses = program.clauses.get(name) ?? [];
    const own = clauses.flatMap((clause) => obstaclesOf(clause, { isRecursive, isInterpreted, program }));
    if (own.length > 0) obstacles.set(name, own);
  }
  for (const members of found) shareObstacles(members, obstacles);
  const isComputed = (name: string) => computed.has(name);
  const sensitive = new Set(
    names.filter((name) =>
      (program.clauses.get(name) ?? []).some((clause) => isSensitive(clause, isComputed)),
    ),
  );
  return { dependencies, components, circular, sensitive, obstacles };
}

/** Predicates that depend on each other are run by one engine. */
function shareObstacles(members: readonly string[], obstacles: Map<string, readonly Obstacle[]>): void {
  const first = members.find((name) => obstacles.has(name));
  const reason = first && obstacles.get(first)?.[0];
  if (!first || !reason) return;
  for (const name of members)
    if (!obstacles.has(name))
      obstacles.set(name, [
        { ...reason, message: `depends on ${first} in a circle, which ${reason.message}` },
      ]);
}

function strataOf({ dependencies, components }: Analysis): (name: string) => number {
  const known = new Map<string, number>();
  const order = [...components].sort((a, b) => a[1] - b[1]);
  // Strata only grow, and no further than the number of predicates unless negation goes in a circle.
  for (let changed = true, rounds = 0; changed && rounds <= order.length; rounds++) {
    changed = false;
    for (const [name] of order) {
      const asked = (dependencies.get(name) ?? []).map(
        (dependency) => (known.get(dependency.name) ?? 0) + (dependency.tested ? 1 : 0),
      );
      const stratum = asked.reduce((most, one) => Math.max(most, one), 0);
      if (stratum === (known.get(name) ?? 0)) continue;
      known.set(name, stratum);
      changed = true;
    }
  }
  return (name) => known.get(name) ?? 0;
}

type Askers = ReadonlyMap<string, readonly string[]>;

/** By name, those whose clauses ask it. */
function askersOf({ dependencies }: Analysis): Askers {
  const askers = new Map<string, string[]>();
  for (const [name, asked] of dependencies)
    for (const dependency of asked) {
      const known = askers.get(dependency.name);
      if (known) known.push(name);
      else askers.set(dependency.name, [name]);
    }
  return askers;
}

/** The names themselves, and all that rest on one of them. */
function restingOn(names: Iterable<string>, askers: Askers): ReadonlySet<string> {
  const found = new Set(names);
  for (const name of found) for (const asker of askers.get(name) ?? []) found.add(asker);
  return found;
}

function reachedFrom({ dependencies }: Analysis, name: string): ReadonlySet<string> {
  const seen = new Set([name]);
  for (const one of seen) for (const dependency of dependencies.get(one) ?? []) seen.add(dependency.name);
  return seen;
}

/** What a predicate asks comes before it, but in a circle. */
function upwardsFrom({ dependencies }: Analysis, defined: readonly Predicate[]): readonly Predicate[] {
  const byName = new Map(defined.map((predicate) => [predicate.name, predicate]));
  const met = new Set<Predicate>();
  const order: Predicate[] = [];
  const stack = defined.map((predicate) => ({ predicate, asked: false })).reverse();
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { predicate, asked } = next;
    if (asked) order.push(predicate);
    if (asked || met.has(predicate)) continue;
    met.add(predicate);
    stack.push({ predicate, asked: true });
    for (const dependency of dependencies.get(predicate.name) ?? []) {
      const below = byName.get(dependency.name);
      if (below && !met.has(below)) stack.push({ predicate: below, asked: false });
    }
  }
  return order;
}
