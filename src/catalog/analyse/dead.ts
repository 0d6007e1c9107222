/** Dead rules: rules that no turn and no call can make fire. */

import { type Diagnostic, shown } from '../../logic/diagnostics.ts';
import { compareTerms } from '../../logic/order.ts';
import { type Compound, indicator, isGround, plain, type Term } from '../../logic/term.ts';
import { isKind } from '../identity.ts';
import { VOCABULARY } from '../vocabulary.ts';
import {
  type Bounded,
  boundsOf,
  certainGoals,
  constantFor,
  constantsOf,
  numberOf,
  sameValue,
} from './constants.ts';
import { isIdentityShaped, nameOf, written } from './sorts.ts';
import { placeText, problem, type Statement } from './statement.ts';
import { mayBeUnread, type Unread } from './unread.ts';

/** Properties with rows where nothing is said. The defaults of others are not stated, only filled in. */
const BY_DEFAULT: ReadonlySet<string> = new Set(['category/2']);

export interface DeadInput {
  readonly rules: readonly Statement[];
  /** Relations (`name/arity`) that the policy has at least one row or clause of. */
  readonly stated: ReadonlySet<string>;
  readonly unread: Unread;
  /** Without units, those of the host are still to come, with properties of any kind. */
  readonly hasUnits: boolean;
}

export function checkDeadRules(input: DeadInput): Diagnostic[] {
  return input.rules.flatMap((rule) => checkRule(rule, input));
}

/** The first reason of each kind why a rule cannot fire. */
function checkRule(rule: Statement, input: DeadInput): Diagnostic[] {
  if (!rule.body) return [];
  const goals = certainGoals(rule.body);
  const constants = constantsOf(goals);
  return [
    ...goals.flatMap((goal) => checkStated(rule, goal, input)),
    ...contradictions(rule, goals, constants),
    ...goals.flatMap((goal) => checkComparison(rule, goal, constants)),
    ...goals.flatMap((goal) => checkIdentityGoal(rule, goal, constants)),
    ...emptyRanges(rule, boundsOf(goals, constants)),
  ];
}

const dead = ({ source }: Statement, term: Term, why: string, expected?: string): Diagnostic =>
  problem({ source, term }, 'rule_unsatisfiable', `the rule can never fire: ${why}`, { expected });

// ------------------------------------------------------------------------------------- nothing states it

function checkStated(rule: Statement, goal: Compound, { stated, unread, hasUnits }: DeadInput): Diagnostic[] {
  const name = indicator(goal) as string;
  const known = VOCABULARY.get(name);
  if (!known || known.given || known.defined || stated.has(name) || BY_DEFAULT.has(name)) return [];
  if ((known.property && !hasUnits) || mayBeUnread(unread, goal.name)) return [];
  return [dead(rule, goal, `nothing states ${shown(name)}`, `a fact or rule for ${known.form}`)];
}

// ----------------------------------------------------------------------------------- two values for one

/** Relations with one value in their last argument for each choice of the others. */
const SINGLE: ReadonlySet<string> = new Set(['kind/2', 'server/2', 'mode/1', 'call_tool/2', 'score/2']);

function contradictions(
  rule: Statement,
  goals: readonly Compound[],
  constants: ReadonlyMap<string, Term>,
): Diagnostic[] {
  const first = new Map<string, Compound>();
  return goals.flatMap((goal) => {
    const name = indicator(goal) as string;
    const value = constantFor(goal.args.at(-1) as Term, constants);
    if (!SINGLE.has(name) || !isGround(value)) return [];
    const key = `${name} ${goal.args
      .slice(0, -1)
      .map((arg) => written(constantFor(arg, constants)))
      .join(' ')}`;
    const known = first.get(key);
    if (!known) {
      first.set(key, goal);
      return [];
    }
    if (sameValue(constantFor(known.args.at(-1) as Term, constants), value)) return [];
    const place = placeText({ source: rule.source, term: known });
    return [dead(rule, goal, `${written(goal)} contradicts ${written(known)} at ${place}`)];
  });
}

// ------------------------------------------------------------------------------------------ comparisons

const ORDERS: Readonly<Record<string, ((a: number, b: number) => boolean) | undefined>> = {
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '=<': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
  '=:=': (a, b) => a === b,
  '=\\=': (a, b) => a !== b,
};

const TERM_ORDERS: Readonly<Record<string, ((order: number) => boolean) | undefined>> = {
  '=': (order) => order === 0,
  '==': (order) => order === 0,
  '\\==': (order) => order !== 0,
  '\\=': (order) => order !== 0,
  '@<': (order) => order < 0,
  '@>': (order) => order > 0,
  '@=<': (order) => order <= 0,
  '@>=': (order) => order >= 0,
};

function checkComparison(
  rule: Statement,
  goal: Compound,
  constants: ReadonlyMap<string, Term>,
): Diagnostic[] {
  if (goal.args.length !== 2) return [];
  const [left, right] = goal.args.map((arg) => constantFor(arg, constants)) as [Term, Term];
  return holds(goal.name, left, right) === false ? [dead(rule, goal, `${written(goal)} is false`)] : [];
}

/** Whether a comparison of constants holds; undefined where it is none. */
function holds(operator: string, left: Term, right: Term): boolean | undefined {
  const order = Object.hasOwn(ORDERS, operator) ? ORDERS[operator] : undefined;
  if (order) {
    const [a, b] = [numberOf(left), numberOf(right)];
    return a === undefined || b === undefined ? undefined : order(a, b);
  }
  const terms = Object.hasOwn(TERM_ORDERS, operator) ? TERM_ORDERS[operator] : undefined;
  return terms && isGround(left) && isGround(right)
    ? terms(compareTerms(plain(left), plain(right)))
    : undefined;
}

/** `N > 500, N < 100`: the greatest lower limit against the least upper one. */
function emptyRanges(rule: Statement, bounds: readonly Bounded[]): Diagnostic[] {
  const reported = new Set<string>();
  return bounds.flatMap((bound, i) => {
    const clash = bounds
      .slice(0, i)
      .find((other) => other.variable === bound.variable && isEmpty(other, bound));
    if (!clash || reported.has(bound.variable)) return [];
    reported.add(bound.variable);
    return [dead(rule, bound.goal, `${written(bound.goal)} contradicts ${written(clash.goal)}`)];
  });
}

function isEmpty(a: Bounded, b: Bounded): boolean {
  const lower = Math.max(
    ...[a, b].map(({ operator, limit }) =>
      operator.startsWith('>') || operator === '=:=' ? limit : Number.NEGATIVE_INFINITY,
    ),
  );
  const upper = Math.min(
    ...[a, b].map(({ operator, limit }) =>
      operator.includes('<') || operator === '=:=' ? limit : Number.POSITIVE_INFINITY,
    ),
  );
  if (lower !== upper) return lower > upper;
  return [a, b].some(({ operator, limit }) => limit === lower && (operator === '<' || operator === '>'));
}

// ------------------------------------------------------------------------------------------- identities

/** Goals over an identity that the identity itself refutes: `kind(tool(X), skill)`. */
function checkIdentityGoal(
  rule: Statement,
  goal: Compound,
  constants: ReadonlyMap<string, Term>,
): Diagnostic[] {
  const name = indicator(goal);
  const [subject, value] = goal.args.map((arg) => constantFor(arg, constants));
  if (
    name === 'call_tool/2' &&
    value &&
    isIdentityShaped(value) &&
    value.name !== 'tool' &&
    value.name !== 'mcp_tool'
  )
    return [dead(rule, goal, `a ${value.name} cannot be called`, 'tool(Name) or mcp_tool(Server, Name)')];
  if (!subject || !value || !isIdentityShaped(subject)) return [];
  const said = nameOf(value);
  if (name === 'kind/2' && said !== undefined && isKind(said) && said !== subject.name)
    return [dead(rule, goal, `${written(subject)} is a ${subject.name}`)];
  if (name !== 'server/2') return [];
  const server = subject.args.length === 2 ? nameOf(subject.args[0] as Term) : undefined;
  if (subject.args.length === 1) return [dead(rule, goal, `${written(subject)} belongs to no server`)];
  return said === undefined || server === undefined || said === server
    ? []
    : [dead(rule, goal, `${written(subject)} belongs to another server`)];
}
