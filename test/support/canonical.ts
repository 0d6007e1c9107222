/** Terms in plain functional notation, which shows how a text was read, operators or not. */

import { isCompound, isNil, type Term } from '../../src/logic/term.ts';
import { writeAtom, writeTerm } from '../../src/logic/writer.ts';

/** `a:-b,-1` is `:-(a,','(b,-1))`; lists stay lists. For small terms: it recurses. */
export function canonical(term: Term): string {
  if (term.kind !== 'compound') return writeTerm(term);
  if (!isCompound(term, '.', 2)) return `${writeAtom(term.name)}(${term.args.map(canonical).join(',')})`;
  const items: string[] = [];
  let rest: Term = term;
  for (; isCompound(rest, '.', 2); rest = rest.args[1] as Term) items.push(canonical(rest.args[0] as Term));
  return `[${items.join(',')}${isNil(rest) ? '' : `|${canonical(rest)}`}]`;
}
