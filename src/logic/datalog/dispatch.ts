/**
 * Dispatch: which clauses of a predicate can hold at all.
 *
 * Ten thousand rules that each begin by asking for another tool are not run one by one: the tool is asked for
 * once, with the place of its name left open, and the clauses are looked up by the names that are found. A clause
 * that is left out would have failed at that goal, and every goal before it only looks up stated rows.
 */

import { indicator, isCompound, isGround, type Term } from '../term.ts';
import { type Build, builder, createSlots } from './pattern.ts';
import type { Predicate, Predicates } from './predicates.ts';
import { type Run, storesOf } from './run.ts';
import { holding, type Tuple } from './stored.ts';
import { type Key, keyOfValue, partOf, toValue, type Value } from './value.ts';

/** Fewer clauses are run one after the other. */
const WORTH = 8;
/** A question that tells fewer clauses apart is not asked. */
const LEAST_KEYS = 4;

/** One question whose answers tell clauses apart. */
interface Question {
  readonly id: string;
  /** The values it finds: of a bound argument, or of an open place in stated rows. */
  find(run: Run, args: Tuple): readonly Key[];
}

interface Choice {
  readonly question: Question;
  readonly key: Key;
}

export interface Dispatch {
  /** Clauses that every call runs, by position. */
  readonly always: readonly number[];
  readonly questions: readonly {
    readonly question: Question;
    readonly clauses: ReadonlyMap<Key, readonly number[]>;
  }[];
}

export function dispatchOf(predicates: Predicates, predicate: Predicate, mask: number): Dispatch | undefined {
  if (predicate.clauses.length < WORTH) return undefined;
  const choices = predicate.clauses.map((clause) => choicesOf(predicates, clause.head, clause.body, mask));
  const keys = new Map<string, Set<Key>>();
  for (const { question, key } of choices.flat())
    keys.set(question.id, (keys.get(question.id) ?? new Set()).add(key));
  const strength = ({ question }: Choice) => keys.get(question.id)?.size ?? 0;
  const always: number[] = [];
  const chosen = new Map<string, { question: Question; clauses: Map<Key, number[]> }>();
  choices.forEach((own, position) => {
    const best = own.reduce<Choice | undefined>(
      (a, b) => (!a || strength(b) > strength(a) ? b : a),
      undefined,
    );
    if (!best || strength(best) < LEAST_KEYS) {
      always.push(position);
      return;
    }
    const { question, key } = best;
    const entry = chosen.get(question.id) ?? { question, clauses: new Map<Key, number[]>() };
    chosen.set(question.id, entry);
    const clauses = entry.clauses.get(key) ?? [];
    entry.clauses.set(key, clauses);
    clauses.push(position);
  });
  return chosen.size === 0 ? undefined : { always, questions: [...chosen.values()] };
}

/** The positions of the clauses that may hold, rising; undefined for all of them. */
export function positionsFor(
  { questions, always }: Dispatch,
  run: Run,
  args: Tuple,
): readonly number[] | undefined {
  const positions = [...always];
  for (const { question, clauses } of questions) {
    const keys = question.find(run, args);
    // Asking costs more than it spares.
    if (keys.length > 2 * clauses.size) return undefined;
    for (const key of keys.length > 1 ? new Set(keys) : keys) {
      const found = clauses.get(key);
      if (found) for (const position of found) positions.push(position);
    }
  }
  if (positions.length < 2) return positions;
  return positions.sort((a, b) => a - b);
}

function choicesOf(predicates: Predicates, head: Term, body: Term | undefined, mask: number): Choice[] {
  const given = head.kind === 'compound' ? head.args : [];
  const found: Choice[] = [];
  given.forEach((arg, position) => {
    if (mask & (1 << position) && isGround(arg))
      found.push({ question: argumentQuestion(position), key: keyOfValue(toValue(arg)) });
  });
  for (let rest = body; rest; ) {
    const goal: Term = isCompound(rest, ',', 2) ? (rest.args[0] as Term) : rest;
    const predicate = predicates.get(indicator(goal) ?? '');
    if (predicate.kind !== 'stated' || goal.kind !== 'compound' || !isSafe(predicates, predicate)) break;
    found.push(...relationChoices(predicate, goal.args, given, mask));
    rest = isCompound(rest, ',', 2) ? rest.args[1] : undefined;
  }
  return found;
}

/** Asking for a relation that nothing declares raises, and must stay where it is. */
const isSafe = ({ declared }: Predicates, { name }: Predicate): boolean => declared.has(name);

const argumentQuestion = (position: number): Question => ({
  id: `argument ${position}`,
  find: (_, args) => [keyOfValue(args[position] as Value)],
});

function relationChoices(
  predicate: Predicate,
  args: readonly Term[],
  given: readonly Term[],
  mask: number,
): Choice[] {
  return args.flatMap((arg, open) => {
    if (!isGround(arg)) return [];
    const question = relationQuestion(predicate, args, open, given, mask);
    return [{ question, key: keyOfValue(toValue(arg)) }];
  });
}

/** The values at the `open` place of a relation, where its other arguments are constants or arguments of the call. */
function relationQuestion(
  predicate: Predicate,
  args: readonly Term[],
  open: number,
  given: readonly Term[],
  mask: number,
): Question {
  const builds: { readonly position: number; readonly build: Build }[] = [];
  let id = `${predicate.name} ${open}`;
  args.forEach((arg, position) => {
    if (position === open) return;
    const build = isGround(arg) ? builder(arg, createSlots()) : argumentBuild(arg, given, mask);
    if (!build) return;
    builds.push({ position, build });
    id += isGround(arg) ? ` ${position}=${partOf(toValue(arg))}` : ` ${position}<${sourceOf(arg, given)}`;
  });
  const bound = builds.reduce((bits, { position }) => bits | (1 << position), 0);
  return {
    id,
    find(run, callArgs) {
      const asked: Value[] = [];
      for (const { position, build } of builds) asked[position] = build(callArgs as Value[]);
      const keys: Key[] = [];
      for (const store of storesOf(run, predicate))
        for (const row of holding(store, bound, asked)) keys.push(keyOfValue(row[open] as Value));
      return keys;
    },
  };
}

const sourceOf = (arg: Term, given: readonly Term[]): number =>
  given.findIndex((other) => arg.kind === 'var' && other.kind === 'var' && other.name === arg.name);

function argumentBuild(arg: Term, given: readonly Term[], mask: number): Build | undefined {
  const source = sourceOf(arg, given);
  if (source < 0 || !(mask & (1 << source))) return undefined;
  return (args) => args[source] as Value;
}
