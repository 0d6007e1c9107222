/** How the rules of a policy are run: which are compiled, which are interpreted and why, and on what they rest. */

import type { Policy } from '../catalog/policy.ts';
import { VOCABULARY } from '../catalog/vocabulary.ts';
import { dependenciesOf } from '../logic/datalog/goals.ts';
import type { Obstacle } from '../logic/datalog/obstacles.ts';
import { planOf } from '../logic/datalog/plan.ts';
import { type Predicate, type Predicates, predicatesOf } from '../logic/datalog/predicates.ts';
import { isBuiltin } from '../logic/tau-machine.ts';
import { COMPUTED, DECLARED } from './opened.ts';
import { programOf } from './rules.ts';

export interface RelationReport {
  /** `name/arity`. */
  readonly relation: string;
  readonly clauses: number;
  /** `listed` once a catalog, `compiled` and run when asked, `recursive` and tabled, or `interpreted`. */
  readonly runs: 'listed' | 'compiled' | 'recursive' | 'interpreted';
  /** What can change its rows: nothing but the catalog, a turn, a call, or what is known only when it runs. */
  readonly changesWith: 'catalog' | 'turn' | 'call' | 'unknown';
  /** Facts are in stratum 0; a relation that denies another is above it. */
  readonly stratum: number;
  /** The relations its clauses ask, by name. */
  readonly asks: readonly string[];
  /** It cannot be asked with everything open: something it tests or computes would have no value. */
  readonly needsBound: boolean;
  /** Why it is interpreted, by clause. */
  readonly because: readonly Obstacle[];
}

/** One report for each relation that the policy has clauses of; with `shipped`, those of the shipped rules too. */
export function reportRules(policy: Policy, { shipped = false } = {}): readonly RelationReport[] {
  const program = programOf(policy);
  const predicates = predicatesOf(program, { declared: new Set(DECLARED), computed: COMPUTED, isBuiltin });
  const own = new Set(policy.clauses);
  return predicates.defined
    .filter(({ clauses }) => shipped || clauses.some((clause) => own.has(clause)))
    .map((predicate) => report(predicates, predicate))
    .sort((a, b) => (a.relation < b.relation ? -1 : 1));
}

function report(predicates: Predicates, predicate: Predicate): RelationReport {
  const asked = new Set(
    predicate.clauses.flatMap(({ body }) => dependenciesOf(body)).map(({ name }) => name),
  );
  const changesWith = changing(predicate);
  return {
    relation: predicate.name,
    clauses: predicate.clauses.length,
    runs: runs(predicate, changesWith),
    changesWith,
    stratum: predicate.stratum,
    asks: [...asked].filter((name) => isRelation(predicates, name)).sort(),
    needsBound: predicate.kind !== 'interpreted' && !planOf(predicates, predicate, 0),
    because: predicate.obstacles,
  };
}

function runs(
  { kind, sensitive, interprets }: Predicate,
  changesWith: RelationReport['changesWith'],
): RelationReport['runs'] {
  if (kind === 'interpreted' || kind === 'recursive') return kind;
  return changesWith === 'catalog' && !interprets && !sensitive ? 'listed' : 'compiled';
}

function changing({ reaches }: Predicate): RelationReport['changesWith'] {
  if (!reaches) return 'unknown';
  const givers = new Set([...reaches].map((name) => VOCABULARY.get(name)?.given));
  if (givers.has('call')) return 'call';
  return givers.has('turn') || givers.has('compiler') ? 'turn' : 'catalog';
}

function isRelation({ get, declared }: Predicates, name: string): boolean {
  const { kind } = get(name);
  return kind !== 'stated' ? kind !== 'computed' || VOCABULARY.has(name) : declared.has(name);
}
