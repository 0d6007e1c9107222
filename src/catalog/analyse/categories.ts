/** Categories: rules over one that no unit has, though a similar one is there. */

import { type Diagnostic, shown } from '../../logic/diagnostics.ts';
import { isCompound, listItems } from '../../logic/term.ts';
import { KINDS } from '../identity.ts';
import type { Drafts } from './fold.ts';
import { goalsOf } from './goals.ts';
import { nearWord } from './names.ts';
import { nameOf } from './sorts.ts';
import { problem, type Statement } from './statement.ts';

/** Shorter words are near each other by chance. */
const MIN_LENGTH = 5;

/**
 * Only what is nearly a known category is reported: rules may well be written before the first unit of theirs.
 * A rule that derives categories may derive any. `others` are the categories of units that no file declares.
 */
export function checkCategories(
  rules: readonly Statement[],
  drafts: Drafts,
  others: Iterable<string>,
): Diagnostic[] {
  const known = new Set<string>([...KINDS, ...others]);
  for (const { rows } of drafts.values()) {
    for (const { term } of rows.get('category') ?? []) known.add(nameOf(term) ?? '');
  }
  for (const { head } of rules) {
    if (!isCompound(head, 'category', 2)) continue;
    const derived = head.args[1] && nameOf(head.args[1]);
    if (derived === undefined) return [];
    known.add(derived);
  }
  return rules.flatMap(({ source, body }) =>
    (body ? goalsOf(body) : []).flatMap(({ term: goal }) => {
      const term = isCompound(goal, 'category', 2) ? goal.args[1] : undefined;
      const asked = term && nameOf(term);
      if (!term || asked === undefined || asked.length < MIN_LENGTH || known.has(asked)) return [];
      const nearest = nearWord(asked, known);
      if (nearest === undefined) return [];
      return [
        problem({ source, term }, 'misspelt_category', `no unit has the category ${shown(asked)}`, {
          nearest,
        }),
      ];
    }),
  );
}

/** The categories that facts state of units which no file declares. */
export const categoriesStated = (facts: readonly Statement[]): string[] =>
  facts.flatMap(({ head }) => {
    const value = isCompound(head, 'category', 2) ? head.args[1] : undefined;
    return value ? (listItems(value) ?? [value]).flatMap((term) => nameOf(term) ?? []) : [];
  });
