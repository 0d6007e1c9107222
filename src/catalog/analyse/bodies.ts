/** Bodies: whether each goal can be asked at all. */

import { type Diagnostic, shown } from '../../logic/diagnostics.ts';
import type { Atom, Compound } from '../../logic/term.ts';
import { BUILTINS, CONTROL, FORBIDDEN } from '../builtins.ts';
import { VOCABULARY } from '../vocabulary.ts';
import { type Goal, goalsOf } from './goals.ts';
import { formsOf } from './heads.ts';
import { type Names, namesOfRelations, nearestRelation } from './names.ts';
import { SHIPPED_HELPERS } from './shipped.ts';
import { written } from './sorts.ts';
import { problem, type Site, type Statement } from './statement.ts';
import { mayBeUnread, type Unread } from './unread.ts';

/** The problems of all goals. `stated` are the relations that the policy states, by `name/arity`. */
export function checkBodies(
  statements: readonly Statement[],
  stated: ReadonlySet<string>,
  unread: Unread,
): Diagnostic[] {
  const names = namesOfRelations([...VOCABULARY.keys(), ...stated, ...BUILTINS.keys()]);
  return statements.flatMap(({ source, body }) => {
    if (!body) return [];
    return goalsOf(body).flatMap((goal) =>
      checkGoal({ source, term: goal.term }, goal, stated, names, unread),
    );
  });
}

function checkGoal(
  site: Site,
  { indicator: asked }: Goal,
  stated: ReadonlySet<string>,
  names: Names,
  unread: Unread,
): Diagnostic[] {
  if (asked === undefined) return [notCallable(site)];
  if (VOCABULARY.has(asked) || stated.has(asked) || SHIPPED_HELPERS.has(asked)) return [];
  if (BUILTINS.has(asked) || CONTROL.has(asked)) return [];
  const { name } = site.term as Atom | Compound;
  const instead = FORBIDDEN.get(asked) ?? (names.arities.has(name) ? undefined : refusedByName.get(name));
  if (instead) {
    const message = `${shown(asked)} may not be called in a policy`;
    return [problem(site, 'forbidden_predicate', message, { expected: instead })];
  }
  if (mayBeUnread(unread, name)) return [];
  return [unknown(site, name, asked, names)];
}

/** What is said of a refused predicate whatever its number of arguments. */
const refusedByName: ReadonlyMap<string, string> = new Map(
  [...FORBIDDEN].map(([relation, instead]) => [relation.slice(0, relation.lastIndexOf('/')), instead]),
);

function notCallable(site: Site): Diagnostic {
  if (site.term.kind === 'var') {
    const message = `the goal ${shown(site.term.name)} is a variable: what it holds would be called`;
    return problem(site, 'unbound_goal', message, { expected: 'the goal itself' });
  }
  return problem(site, 'not_a_goal', `${written(site.term)} cannot be asked`, { expected: 'a relation' });
}

function unknown(site: Site, name: string, asked: string, names: Names): Diagnostic {
  if (name === '.' || name === '[]') {
    const message = 'a list stands where a goal is expected';
    return problem(site, 'not_a_goal', message, { expected: 'goals separated by `,`' });
  }
  const message = `there is no relation ${shown(asked)}`;
  const arities = names.arities.get(name);
  if (!arities)
    return problem(site, 'unknown_relation', message, { nearest: nearestRelation(names, name, asked) });
  const forms = formsOf(name);
  const expected = forms.length > 0 ? forms : arities.map((arity) => `${name}/${arity}`);
  return problem(site, 'wrong_arity', message, { expected: expected.join(' or ') });
}
