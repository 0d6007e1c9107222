/** Programs from text, each clause with the line it stands on. */

import { placeAt, source } from '../../src/logic/diagnostics.ts';
import type { Clause } from '../../src/logic/program.ts';
import { readText } from '../../src/logic/reader.ts';
import { isCompound, plain, type Term } from '../../src/logic/term.ts';

/** The clauses of a text, or an error that says what cannot be read. */
export function clausesOfText(text: string): readonly Clause[] {
  const from = source('test.pl', text);
  const { clauses, diagnostics } = readText(from);
  if (diagnostics[0]) throw new Error(diagnostics[0].message);
  return clauses.map(({ term, span }): Clause => {
    const clause = plain(term);
    const place = placeAt(from, span.start);
    if (!isCompound(clause, ':-', 2)) return { head: clause as Clause['head'], place };
    return { head: clause.args[0] as Clause['head'], body: clause.args[1] as Term, place };
  });
}
