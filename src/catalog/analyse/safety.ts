/**
 * Safety: whether every variable has a value where one is needed.
 *
 * A clause gives its variables values from left to right. What denies, compares or computes needs them, and a
 * head states only what its body gives. The policy's own relations are asked in different ways, so each is
 * judged for every pattern of bound arguments that it is asked with.
 */

import { type Diagnostic, shown } from '../../logic/diagnostics.ts';
import { isGround, type Term, variablesOf } from '../../logic/term.ts';
import { VOCABULARY } from '../vocabulary.ts';
import { boundTo, isBound } from './bound.ts';
import { type Callee, createFlow, type Flow } from './flow.ts';
import { type Complain, runBody } from './run-body.ts';
import { problem, type Site, type Statement } from './statement.ts';

/** `rules` are judged for themselves; `facts` only tell what asking for them gives. */
export function checkSafety(rules: readonly Statement[], facts: readonly Statement[]): Diagnostic[] {
  const flow = createFlow(calleesOf(rules, facts));
  return rules.flatMap((rule) => checkRule(rule, flow));
}

/** The policy's own relations, each with the clauses that are more than ground facts. */
function calleesOf(rules: readonly Statement[], facts: readonly Statement[]): ReadonlyMap<string, Callee> {
  const callees = new Map<string, Statement[]>();
  for (const statement of [...facts, ...rules]) {
    const { relation } = statement;
    if (VOCABULARY.has(relation)) continue;
    const clauses = callees.get(relation) ?? [];
    callees.set(relation, clauses);
    if (statement.body || !isGround(statement.head)) clauses.push(statement);
  }
  return callees;
}

function checkRule(rule: Statement, flow: Flow): Diagnostic[] {
  const { source, head, body, relation } = rule;
  const known = VOCABULARY.has(relation);
  const bound = boundTo(known ? [] : variablesOf(head));
  const problems: Diagnostic[] = [];
  if (body) {
    const complain: Complain = (term, code, wrong, expected) =>
      problems.push(problem({ source, term }, code, `${asWritten({ source, term })} ${wrong}`, { expected }));
    runBody(rule, bound, { flow, complain, repair: true });
  }
  const said = new Set<string>();
  for (const term of known ? openVariables(head) : []) {
    if (isBound(bound, term.name) || said.has(term.name)) continue;
    said.add(term.name);
    const message = `nothing gives ${asWritten({ source, term })} a value`;
    problems.push(problem({ source, term }, 'unsafe_variable', message, { expected: givenBy(rule, term) }));
  }
  return problems;
}

/** A goal that would give a variable of a head its value. */
function givenBy({ head, relation }: Statement, open: Term): string {
  const i = head.kind === 'compound' ? head.args.indexOf(open) : -1;
  const sort = VOCABULARY.get(relation)?.sorts[i]?.name;
  if (sort === 'call') return 'a goal such as call_tool(Call, Unit) in the body';
  if (sort === 'unit') return 'a goal such as unit(Unit) in the body';
  return 'a goal in the body that states what it may be, not a negation or comparison';
}

/** A variable as the file has it: `_`, though each has a name of its own. */
function asWritten({ source, term }: Site): string {
  return shown(source.text.slice(term.span?.start, term.span?.end));
}

/** Every variable as it stands, from left to right. */
function openVariables(term: Term): Extract<Term, { kind: 'var' }>[] {
  const found: Extract<Term, { kind: 'var' }>[] = [];
  const stack = [term];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next.kind === 'var') found.push(next);
    if (next.kind === 'compound') for (let i = next.args.length; i-- > 0; ) stack.push(next.args[i] as Term);
  }
  return found;
}
