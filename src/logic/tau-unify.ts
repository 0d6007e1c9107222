/**
 * Unification for Tau Prolog, in place of its own.
 *
 * Version 0.3.4 follows a variable one step only, and so loses links: with `t(A, B, _) :- A = x, B = y.` it lets
 * `t(V, V, V)` hold. Here every variable is followed to its end.
 */

import './tau-globals.ts';
import pl, { type TauSubstitution, type TauValue } from 'tau-prolog';

const original = pl.unify;

pl.unify = (one, other, occursCheck) => {
  if (occursCheck) return original(one, other, occursCheck);
  const left = valuesIn(one);
  const right = valuesIn(other);
  return left.length === right.length ? unifyAll(left, right) : null;
};

const valuesIn = (values: TauValue | readonly TauValue[]): TauValue[] =>
  'length' in values ? [...values] : [values];

function unifyAll(left: TauValue[], right: TauValue[]): TauSubstitution | null {
  const found = new pl.type.Substitution();
  let links = 0;
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    let a = followed(next, found);
    let b = followed(right.pop() as TauValue, found);
    if (a === b) continue;
    if (!pl.type.is_variable(a)) [a, b] = [b, a];
    if (pl.type.is_variable(a)) {
      if (a.id === '_' || (pl.type.is_variable(b) && a.id === b.id)) continue;
      found.add(a.id, b);
      links++;
    } else if (pl.type.is_term(a) && pl.type.is_term(b)) {
      if (a.indicator !== b.indicator) return null;
      left.push(...a.args);
      right.push(...b.args);
    } else if (!sameNumber(a, b)) return null;
  }
  return closed(found, links);
}

function sameNumber(a: TauValue, b: TauValue): boolean {
  return pl.type.is_number(a) && pl.type.is_number(b) && a.value === b.value && a.is_float === b.is_float;
}

function followed(value: TauValue, found: TauSubstitution): TauValue {
  let at = value;
  while (pl.type.is_variable(at)) {
    const next = found.lookup(at.id);
    if (!next) return at;
    at = next;
  }
  return at;
}

/** Every link followed to its end. One that runs in a circle (`X = f(X)`) is followed as often as there are links. */
function closed(found: TauSubstitution, links: number): TauSubstitution {
  let result = found;
  for (let i = 0, open = true; open && i < links; i++) {
    open = false;
    const next = new pl.type.Substitution();
    for (const [name, value] of Object.entries(result.links)) {
      const then = value.ground ? value : value.apply(found);
      if (then !== value) open = true;
      next.add(name, then);
    }
    result = next;
  }
  return result;
}
