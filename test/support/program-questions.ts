/** Questions about a sample, and answers as values that can be compared. */

import type { Facts, Row } from '../../src/logic/program.ts';
import { keyOf, type Layer, layer } from '../../src/logic/relations.ts';
import type { Solver } from '../../src/logic/solver.ts';
import type { TauOptions } from '../../src/logic/tau-machine.ts';
import { atom, compound, mapLeaves, type Term, variable, variablesOf } from '../../src/logic/term.ts';
import { writeTerm } from '../../src/logic/writer.ts';
import type { Choose } from './program-terms.ts';
import type { Sample } from './programs.ts';

export interface Question {
  readonly relation: string;
  readonly args: readonly (Term | undefined)[];
}

export const optionsOf = ({ relations }: Sample): TauOptions => ({ relations });

/** Fresh layers, without the indexes that other solvers have built. */
export const layersOf = ({ layers }: Sample): readonly Layer[] => layers.map(layer);

/** All layers as one. */
export function mergedLayer({ layers }: Sample): Layer {
  const merged = new Map<string, Row[]>();
  for (const facts of layers)
    for (const [relation, rows] of facts) merged.set(relation, [...(merged.get(relation) ?? []), ...rows]);
  return layer(merged as Facts);
}

/** Numbers that look random and are always the same. */
export function steadyChoice(seed: number): Choose {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * Every relation asked openly, with arguments of its own rows bound, and with values bound that may not occur.
 * `rowsOf` gives the rows of a relation, as far as they are known.
 */
export function questionsOf(
  { relations, values }: Sample,
  rowsOf: (relation: string) => readonly (readonly Term[])[],
  each = 5,
): readonly Question[] {
  const choose = steadyChoice(relations.length);
  return relations.flatMap((relation) => {
    const arity = Number(relation.slice(relation.lastIndexOf('/') + 1));
    const open: Question = { relation, args: new Array<undefined>(arity).fill(undefined) };
    if (arity === 0) return [open];
    const rows = rowsOf(relation);
    const bound = Array.from({ length: each }, (_, i): Question => {
      const mask = 1 + choose(2 ** arity - 1);
      const row = rows.length > 0 && i % 3 < 2 ? rows[choose(rows.length)] : undefined;
      const args = open.args.map((_, at) => {
        if (!(mask & (1 << at))) return undefined;
        return row?.[at] ?? values[choose(values.length)];
      });
      return { relation, args };
    });
    return [open, ...bound];
  });
}

/** An answer to compare: rows as sorted keys, or why there are none. */
export type Compared = readonly string[] | 'error' | 'limit';

export const keyOfRow = (args: readonly Term[]): string => args.map(keyOf).join(' ');

/** Asks, and gives the rows as a set. Rows that come twice are a fault of their own. */
export function ask(solver: Solver, { relation, args }: Question, inferences = 20_000): Compared {
  const answer = solver.rows(relation, args, { inferences });
  if (!answer.ok) return answer.error.code;
  const keys = answer.value.map((row) => keyOfRow(row.args)).sort();
  const twice = keys.find((key, i) => key === keys[i - 1]);
  if (twice !== undefined) throw new Error(`${showQuestion({ relation, args })} gives ${twice} twice`);
  return keys;
}

/**
 * Solves, and gives the solutions as a set. Open variables are named in the order they are met, so that shared ones
 * show; where `sorts`, they all have one name, since which of two open variables sorts first is not settled.
 */
export function solve(solver: Solver, goal: Term, inferences = 20_000, sorts = false): Compared {
  const answer = solver.solve(goal, { inferences });
  if (!answer.ok) return answer.error.code;
  const names = variablesOf(goal);
  const solutions = answer.value.solutions.map((found) => {
    const open = new Map<string, Term>();
    const value = (name: string) => found.get(name) ?? variable(name);
    const whole = mapLeaves(compound('s', atom('s'), ...names.map(value)), (leaf) => {
      if (leaf.kind !== 'var') return leaf;
      const known = open.get(leaf.name) ?? variable(sorts ? '_' : `_${open.size}`);
      open.set(leaf.name, known);
      return known;
    });
    return keyOf(whole);
  });
  return [...new Set(solutions)].sort();
}

export const showQuestion = ({ relation, args }: Question): string =>
  `${writeTerm(atom(relation))}(${args.map((arg) => (arg ? writeTerm(arg) : '_')).join(', ')})`;
