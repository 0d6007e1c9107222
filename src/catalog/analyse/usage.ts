/** Usage: relations of the policy's own that nothing asks for, and those that are a word of the vocabulary misspelt. */

import { type Diagnostic, shown } from '../../logic/diagnostics.ts';
import { VOCABULARY } from '../vocabulary.ts';
import { goalsOf } from './goals.ts';
import { namesOfRelations, nearestRelation } from './names.ts';
import { problem, type Statement } from './statement.ts';
import { mayBeUnread, type Unread } from './unread.ts';

/**
 * `statements` are all that state something but units and their properties; `refused` those that only ask.
 *
 * A relation that is asked for may be called what it likes. One that is not, and that is nearly a relation of
 * the vocabulary, is a decision that would silently not be taken.
 */
export function checkUsage(
  statements: readonly Statement[],
  refused: readonly Statement[],
  unread: Unread,
): Diagnostic[] {
  const own = new Map<string, Statement>();
  for (const statement of statements) {
    const { relation } = statement;
    if (!VOCABULARY.has(relation) && !own.has(relation)) own.set(relation, statement);
  }
  const names = namesOfRelations(['unit/2', ...VOCABULARY.keys()]);
  const askedFor = asked(statements, refused, []);
  const idle = [...own].filter(([relation]) => !askedFor.has(relation));
  const suspects = new Map<string, string>();
  for (const [relation, { head }] of idle) {
    const nearest = nearestRelation(names, head.name, relation);
    if (nearest !== undefined) suspects.set(relation, nearest);
  }
  const inUse = asked(statements, refused, suspects.keys());
  return idle.flatMap(([relation, statement]) => {
    const { source, head } = statement;
    const site = { source, term: head };
    if (mayBeUnread(unread, head.name)) return [];
    const nearest = suspects.get(relation);
    if (nearest !== undefined) {
      const message = `nothing asks for ${shown(relation)}, which looks like a relation of the vocabulary`;
      return [problem(site, 'misspelt_relation', message, { nearest })];
    }
    if (inUse.has(relation)) return [];
    return [problem(site, 'unused_relation', `nothing asks for ${shown(relation)}`)];
  });
}

/** The relations that those of the vocabulary ask for, directly or through others, and `more` with theirs. */
function asked(
  statements: readonly Statement[],
  refused: readonly Statement[],
  more: Iterable<string>,
): ReadonlySet<string> {
  const bodies = new Map<string, Statement[]>();
  const reached = new Set<string>();
  const start = new Set<Statement>(refused);
  const roots = new Set(more);
  for (const statement of statements) {
    if (!statement.body) continue;
    const known = bodies.get(statement.relation);
    if (VOCABULARY.has(statement.relation) || roots.has(statement.relation)) start.add(statement);
    else if (known) known.push(statement);
    else bodies.set(statement.relation, [statement]);
  }
  for (const { body } of start) {
    for (const { indicator } of body ? goalsOf(body) : []) {
      if (indicator === undefined || reached.has(indicator)) continue;
      reached.add(indicator);
      for (const statement of bodies.get(indicator) ?? []) start.add(statement);
    }
  }
  return reached;
}
