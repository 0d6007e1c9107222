/** Terms as Tau Prolog has them, and back. */

import './tau-globals.ts';
import pl, { type TauTerm, type TauValue } from 'tau-prolog';
import { atom, compound, float, int, type Term, variable } from './term.ts';

/** Terms deeper or larger than this come from a runaway recursion, not from a policy. */
const DEPTH_LIMIT = 10_000;
const SIZE_LIMIT = 1_000_000;

const tauTerms = new WeakMap<object, TauValue>();

/** A ground term is translated once; a term with variables must be fresh each time. */
export function toTau(term: Term): TauValue {
  const known = tauTerms.get(term);
  if (known) return known;
  const value = translate(term);
  if (value.ground) tauTerms.set(term, value);
  return value;
}

function translate(term: Term): TauValue {
  switch (term.kind) {
    case 'atom':
      return new pl.type.Term(term.name, []);
    case 'text':
      return new pl.type.Term(term.value, []);
    case 'int':
      return new pl.type.Num(term.value, false);
    case 'float':
      return new pl.type.Num(term.value, true);
    case 'var':
      return new pl.type.Var(term.name);
    case 'compound':
      return new pl.type.Term(term.name, term.args.map(toTau));
  }
}

export function fromTau(value: TauValue): Term {
  let size = 0;
  const read = (part: TauValue, depth: number): Term => {
    if (depth > DEPTH_LIMIT || ++size > SIZE_LIMIT) throw new RangeError('term too large');
    if (pl.type.is_variable(part)) return variable(part.id);
    if (pl.type.is_number(part)) return part.is_float ? float(part.value) : int(part.value);
    const { id, args } = part as TauTerm;
    return args.length === 0 ? atom(id) : compound(id, ...args.map((arg) => read(arg, depth + 1)));
  };
  return read(value, 0);
}
