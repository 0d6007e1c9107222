/** The shipped rules, as the analyses see them: which relations they define and what those depend on. */

import { source } from '../../logic/diagnostics.ts';
import { readText } from '../../logic/reader.ts';
import { type Atom, type Compound, indicator, isCompound, type Term } from '../../logic/term.ts';
import { RULE_FILES } from '../../rules.generated.ts';
import { VOCABULARY } from '../vocabulary.ts';
import type { Statement } from './statement.ts';

/** Files of facts about words and relations rather than of rules. */
const NO_RULES: ReadonlySet<string> = new Set(['vocabulary.pl', 'lexicon.pl', 'decree-lexicon.pl']);

/** Every clause of the shipped rules, its file named `rules/…`. */
export const SHIPPED: readonly Statement[] = Object.entries(RULE_FILES).flatMap(([name, text]) =>
  NO_RULES.has(name) ? [] : statements(`rules/${name}`, text),
);

/** Relations (`name/arity`) that the shipped rules define for themselves, beside the vocabulary. */
export const SHIPPED_HELPERS: ReadonlySet<string> = new Set(
  SHIPPED.map(({ relation }) => relation).filter((relation) => !VOCABULARY.has(relation)),
);

function statements(path: string, text: string): Statement[] {
  const at = source(path, text);
  return readText(at).clauses.map(({ term }) => {
    const rule = isCompound(term, ':-', 2);
    const head = (rule ? term.args[0] : term) as Atom | Compound;
    const body = rule ? { body: term.args[1] as Term } : {};
    return { source: at, term, head, ...body, relation: indicator(head) as string, singletons: [] };
  });
}
