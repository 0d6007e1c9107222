/** Asking a predicate from a clause: its bound arguments are built, the answers matched against the others. */

import type { Computed } from '../computed.ts';
import { indicator, type Term } from '../term.ts';
import { callPredicate, readRecursive } from './call.ts';
import type { Compiling, Next } from './compile-goal.ts';
import { MOST_ARGUMENTS } from './obstacles.ts';
import {
  type Bound,
  type Build,
  builder,
  isBound,
  type Match,
  matchers,
  type Registers,
  saysMore,
  withVariables,
} from './pattern.ts';
import type { Predicate } from './predicates.ts';
import { Doubt, NotCompiled, type Step, spend, storesOf } from './run.ts';
import { holding, indexOf, onlyHolding, type Store, type Tuple } from './stored.ts';
import type { Index } from './trie.ts';
import { keyOfValue, toTerm, type Value } from './value.ts';

const NONE: readonly Tuple[] = [];

interface Given {
  readonly position: number;
  readonly build: Build;
}

interface Taken {
  readonly position: number;
  readonly match: Match;
}

/** How a goal asks: what it gives and what it takes, by position. */
interface Asking {
  readonly predicate: Predicate;
  readonly mask: number;
  /** In the order of their positions. */
  readonly given: readonly Given[];
  readonly taken: readonly Taken[];
}

export function callStep(
  { predicates, slots, component }: Compiling,
  goal: Term,
  bound: Bound,
  next: Next,
): Step {
  const predicate = predicates.get(indicator(goal) as string);
  const args = goal.kind === 'compound' ? goal.args : [];
  if (args.length > MOST_ARGUMENTS) throw new NotCompiled('a goal has too many arguments');
  const known = args.map((arg) => isBound(arg, bound));
  const open = args.filter((_, i) => !known[i]);
  if ((predicate.sensitive || predicate.interprets) && saysMore(open))
    throw new NotCompiled(`${predicate.name} is asked with an argument that is part open`);
  const matches = matchers(open, bound, slots);
  const asking: Asking = {
    predicate,
    mask: known.reduce((mask, is, i) => (is ? mask | (1 << i) : mask), 0),
    given: args.flatMap((arg, position) =>
      known[position] ? [{ position, build: builder(arg, slots) }] : [],
    ),
    taken: args
      .flatMap((_, i) => (known[i] ? [] : [i]))
      .map((position, i) => ({ position, match: matches[i] as Match })),
  };
  const after = next(withVariables(bound, ...args));
  const within = component >= 0 && predicate.kind === 'recursive' && predicate.component === component;
  if (within) return recursiveStep(asking, after);
  if (predicate.computed && asking.taken.length === 0) return testStep(asking, predicate.computed, after);
  return predicate.kind === 'stated' ? statedStep(asking, after) : plainStep(asking, after);
}

/** A look-up in stated rows, which most goals are. */
function statedStep(asking: Asking, next: Step): Step {
  const { predicate, taken } = asking;
  return (frame, run) => {
    const { registers } = frame;
    const stores = storesOf(run, predicate);
    for (let at = 0; at < stores.length; at++) {
      const rows = rowsFor(stores[at] as Store, asking, registers);
      for (let i = 0; i < rows.length; i++) {
        spend(run);
        if (takes(taken, rows[i] as Tuple, registers) && next(frame, run)) return true;
      }
    }
    return false;
  };
}

/** As `holding`; in an index it looks up value by value, as they are built. */
function rowsFor(store: Store, { mask, given }: Asking, registers: Registers): readonly Tuple[] {
  let found: Index | readonly Tuple[] | undefined = indexOf(store, mask);
  if (!found) return holding(store, mask, argsOf(given, registers));
  for (let i = 0; i < given.length; i++) {
    found = (found as Index).get(keyOfValue((given[i] as Given).build(registers)));
    if (!found) return NONE;
  }
  return onlyHolding(store, found as readonly Tuple[]);
}

/** A computed relation of which everything is bound: it holds or it does not. */
function testStep({ given }: Asking, computed: Computed, next: Step): Step {
  return (frame, run) => {
    spend(run);
    const rows = computed(given.map(({ build }) => toTerm(build(frame.registers))));
    if (!rows) throw new Doubt('a computed relation does not decide');
    return rows.length > 0 && next(frame, run);
  };
}

function plainStep({ predicate, mask, given, taken }: Asking, next: Step): Step {
  return (frame, run) => {
    const { registers } = frame;
    return callPredicate(run, predicate, mask, argsOf(given, registers), (row) => {
      spend(run);
      return takes(taken, row, registers) && next(frame, run);
    });
  };
}

/** Answers of a recursion come later, so what is known now is kept for them. */
function recursiveStep({ predicate, mask, given, taken }: Asking, next: Step): Step {
  return ({ registers, back }, run) => {
    const kept = registers.slice();
    readRecursive(run, predicate, mask, argsOf(given, registers), (row) => {
      spend(run);
      const own = kept.slice();
      if (takes(taken, row, own)) next({ registers: own, back }, run);
      return false;
    });
    return false;
  };
}

function argsOf(given: Asking['given'], registers: Registers): Tuple {
  const args: Value[] = [];
  for (const { position, build } of given) args[position] = build(registers);
  return args;
}

function takes(taken: Asking['taken'], row: Tuple, registers: Registers): boolean {
  for (let i = 0; i < taken.length; i++) {
    const { position, match } = taken[i] as Taken;
    if (!match(row[position] as Value, registers)) return false;
  }
  return true;
}
