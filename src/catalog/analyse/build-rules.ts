/** Building rules: statements as the clauses and rows of facts that the solver holds. */

import type { Clause, Facts, Row } from '../../logic/program.ts';
import { distinct } from '../../logic/relations.ts';
import { compound, type Term } from '../../logic/term.ts';
import { encodeClause, encodeTerm } from '../encode.ts';
import type { Heads } from './heads.ts';
import { placeOf, type Statement } from './statement.ts';
import { valuesAt } from './values.ts';

/** Rows of the relations that are stated by facts alone. */
export function buildFacts({ facts, rules }: Heads): Facts {
  const derived = new Set(rules.map(({ relation }) => relation));
  const rows = new Map<string, Row[]>();
  for (const statement of facts) {
    if (derived.has(statement.relation)) continue;
    const known = rows.get(statement.relation);
    if (known) known.push(...rowsOf(statement));
    else rows.set(statement.relation, rowsOf(statement));
  }
  return new Map([...rows].map(([relation, all]) => [relation, distinct(all)]));
}

const rowsOf = (fact: Statement): Row[] =>
  clausesOf(fact).map(({ head, place }) => ({ args: argsOf(head).map(encodeTerm), place }));

const argsOf = (head: Term): readonly Term[] => (head.kind === 'compound' ? head.args : []);

/**
 * The clauses of rules, and of facts beside rules of the same relation, which stay in the order of the files:
 * a cut in one clause speaks about those after it.
 */
export function buildClauses({ facts, rules }: Heads): Clause[] {
  const derived = new Set(rules.map(({ relation }) => relation));
  const beside = facts.filter(({ relation }) => derived.has(relation));
  return inOrder([...rules, ...beside])
    .flatMap(clausesOf)
    .map(encodeClause);
}

/** One clause, or one for each value where a list stands for several values of a property. */
function clausesOf({ head, body, source }: Statement): Clause[] {
  const rest = { ...(body ? { body } : {}), place: placeOf({ source, term: head }) };
  if (head.kind === 'atom') return [{ head, ...rest }];
  const [subject, value] = head.args;
  if (!subject || !value || head.args.length !== 2) return [{ head, ...rest }];
  return valuesAt(head, 1, value).map((one) => ({ head: compound(head.name, subject, one), ...rest }));
}

/** By file, which the sources are sorted by already, then by place. */
function inOrder(statements: readonly Statement[]): Statement[] {
  const files = new Map<object, number>();
  for (const { source } of statements) if (!files.has(source)) files.set(source, files.size);
  const at = ({ source, term }: Statement) => [files.get(source) ?? 0, term.span?.start ?? 0] as const;
  return [...statements].sort((a, b) => at(a)[0] - at(b)[0] || at(a)[1] - at(b)[1]);
}
