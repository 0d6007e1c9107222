/** Matching: the variables of a pattern bound so that it equals a ground term. */

import type { Bindings } from './solver.ts';
import { equalTerms, isGround, mapLeaves, type Term } from './term.ts';

export function instantiate(term: Term, bindings: Bindings): Term {
  return mapLeaves(term, (leaf) => (leaf.kind === 'var' ? (bindings.get(leaf.name) ?? leaf) : leaf));
}

/** One-way matching: the variables of `pattern` bound so that it equals the ground `goal`. */
export function match(pattern: Term, goal: Term): Bindings | undefined {
  const bindings = new Map<string, Term>();
  const stack: [Term, Term][] = [[pattern, goal]];
  for (let pair = stack.pop(); pair; pair = stack.pop()) {
    const [p, g] = pair;
    if (p.kind === 'var') {
      const bound = bindings.get(p.name);
      if (bound && !equalTerms(bound, g)) return undefined;
      bindings.set(p.name, g);
    } else if (p.kind === 'compound') {
      if (g.kind !== 'compound' || g.name !== p.name || g.args.length !== p.args.length) return undefined;
      p.args.forEach((arg, i) => {
        stack.push([arg, g.args[i] as Term]);
      });
    } else if (!equalTerms(p, g)) return undefined;
  }
  return bindings;
}

/** Like {@link match}, where the goal's own variables match anything and stay open. */
export function matchOpen(head: Term, goal: Term): Bindings | undefined {
  if (head.kind !== 'compound' || goal.kind !== 'compound') return new Map();
  const bindings = new Map<string, Term>();
  for (const [i, arg] of head.args.entries()) {
    const given = goal.args[i];
    if (!given || !isGround(given)) continue;
    const bound = match(arg, given);
    if (!bound) return undefined;
    for (const [name, term] of bound) {
      const known = bindings.get(name);
      if (known && !equalTerms(known, term)) return undefined;
      bindings.set(name, term);
    }
  }
  return bindings;
}
