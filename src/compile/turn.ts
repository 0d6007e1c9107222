/** The turn: a compile request after checking. */

import { encodeTerm } from '../catalog/encode.ts';
import {
  compareIdentities,
  compareText,
  parseUnitId,
  termIdentity,
  type UnitId,
  unitId,
} from '../catalog/identity.ts';
import { type Result, shown } from '../logic/diagnostics.ts';
import { compareTerms } from '../logic/order.ts';
import { readTerm } from '../logic/reader.ts';
import { keyOf } from '../logic/relations.ts';
import { atom, compound, float, int, isGround, list, type Term } from '../logic/term.ts';
import { type Budget, DEFAULT_BUDGET, type Section } from './budget.ts';
import { checkBudget } from './packing/pack.ts';
import { nearestIdentity, parseScope, type Scope } from './scope.ts';
import { readShape, type Shape, TURN_FIELDS } from './turn-shape.ts';

/** How evidence from words is scored: `ranked` is the product's, `overlap` the older program's formula. */
export type Scoring = 'ranked' | 'overlap';

/** `all_tools` shows every eligible unit, for hosts that do not want a selection. */
export type Mode = 'compiled' | 'all_tools';

/** A JSON scalar, or a list of them, as a fact of the host. */
export type ContextValue = string | number | boolean | null | readonly ContextValue[];

/** What a host asks for. Everything may be left out. Identities are text (`tool:x`), terms are Prolog text. */
export interface TurnInput {
  /** The user's words; at most 32,768 code points. */
  readonly text?: string;
  /** Terms such as `failed(tests)`; at most 1,024. */
  readonly signals?: readonly string[];
  /** What the task needs; `n` is the signal `need(n)`. At most 1,024. */
  readonly needs?: readonly string[];
  /** Units selected explicitly; at most 1,024. */
  readonly selected?: readonly string[];
  /** Units the host denies; at most 10,000. */
  readonly denied?: readonly string[];
  /** Capabilities held, as terms; at most 10,000. */
  readonly capabilities?: readonly string[];
  /** `all`, or items `kind:K`, `category:C`, `unit:U`, or an identity. */
  readonly discovery_scope?: 'all' | readonly string[];
  /** A scope that the requested one may only narrow. */
  readonly parent_discovery_scope?: 'all' | readonly string[];
  /** Facts for the policy's rules: `{ env: 'production' }` is `context(env, production)`. */
  readonly context?: { readonly [key: string]: ContextValue };
  readonly budget?: Partial<Budget>;
  /** Fixed parts of the request that the budget pays for first. */
  readonly sections?: readonly Section[];
  /** Ordinary candidates kept; at least 1, default 64, more than 256 counts as 256. */
  readonly candidate_limit?: number;
  readonly scoring?: Scoring;
  readonly mode?: Mode;
  /** Whether to pack into the budget; default true. Without packing everything visible is active. */
  readonly pack?: boolean;
}

/** A checked turn. Lists are sets in standard order; terms are encoded. */
export interface Turn {
  readonly text: string;
  readonly signals: readonly Term[];
  readonly needs: readonly Term[];
  readonly selected: readonly UnitId[];
  readonly denied: readonly UnitId[];
  readonly capabilities: readonly Term[];
  readonly scope: Scope;
  readonly parentScope: Scope;
  readonly context: readonly (readonly [string, Term])[];
  readonly budget: Budget;
  readonly sections: readonly Section[];
  readonly candidateLimit: number;
  readonly scoring: Scoring;
  readonly mode: Mode;
  readonly pack: boolean;
}

/** One mistake in a turn. `field` is a path such as `signals[2]`. */
export interface TurnProblem {
  readonly field: string;
  readonly code: string;
  readonly message: string;
  readonly expected?: string;
  readonly nearest?: string;
}

export const TEXT_LIMIT = 32_768;
export const DEFAULT_CANDIDATE_LIMIT = 64;
export const CANDIDATE_LIMIT_CAP = 256;

/**
 * Checks a turn. A plain string is a turn with that text.
 *
 * All mistakes are returned, in the order of {@link TurnInput}'s fields.
 */
export function readTurn(input: unknown): Result<Turn, readonly TurnProblem[]> {
  const given = typeof input === 'string' ? { text: input } : input;
  if (given === null || typeof given !== 'object' || Array.isArray(given))
    return { ok: false, error: [notATurn] };
  const { shape, problems } = readShape(given);
  const turn = readFields(shape, problems);
  return problems.length === 0 ? { ok: true, value: turn } : { ok: false, error: inFieldOrder(problems) };
}

const notATurn: TurnProblem = {
  field: '',
  code: 'invalid_input',
  message: 'a turn is text or a record',
  expected: `text, or a record with any of ${TURN_FIELDS.join(', ')}`,
};

function readFields(shape: Shape, problems: TurnProblem[]): Turn {
  const terms = (field: 'signals' | 'needs' | 'capabilities') =>
    termSet((shape[field] ?? []).flatMap((text, i) => readGround(text, `${field}[${i}]`, problems)));
  const units = (field: 'selected' | 'denied') =>
    unitSet((shape[field] ?? []).flatMap((text, i) => readUnit(text, `${field}[${i}]`, problems)));
  const readScope = (field: 'discovery_scope' | 'parent_discovery_scope') =>
    parseScope(shape[field] ?? 'all', field, problems);
  const text = shape.text ?? '';
  const length = text.length > TEXT_LIMIT ? [...text].length : text.length;
  if (length > TEXT_LIMIT)
    problems.push({
      field: 'text',
      code: 'input_too_large',
      message: `the text has ${length} code points`,
      expected: `at most ${TEXT_LIMIT}`,
    });
  const budget = checkBudget(shape.budget ?? {});
  if (!budget.ok)
    for (const problem of budget.error)
      problems.push({ ...problem, field: problem.field ? `budget.${problem.field}` : 'budget' });
  return {
    text,
    signals: terms('signals'),
    needs: terms('needs'),
    selected: units('selected'),
    denied: units('denied'),
    capabilities: terms('capabilities'),
    scope: readScope('discovery_scope'),
    parentScope: readScope('parent_discovery_scope'),
    context: contextFacts(shape.context ?? {}),
    budget: budget.ok ? budget.value : DEFAULT_BUDGET,
    sections: shape.sections ?? [],
    candidateLimit: shape.candidate_limit ?? DEFAULT_CANDIDATE_LIMIT,
    scoring: shape.scoring ?? 'ranked',
    mode: shape.mode ?? 'compiled',
    pack: shape.pack ?? true,
  };
}

/** A turn's needs are signals too: `need(n)`. In standard order, without duplicates. */
export const allSignals = (turn: Turn): readonly Term[] =>
  termSet([...turn.signals, ...turn.needs.map((need) => compound('need', need))]);

/** Terms without duplicates, in standard order. */
export function termSet(terms: readonly Term[]): readonly Term[] {
  const byKey = new Map(terms.map((term) => [keyOf(term), term]));
  return [...byKey.values()].sort(compareTerms);
}

export const unitSet = (units: Iterable<UnitId>): readonly UnitId[] =>
  [...new Set(units)].sort(compareIdentities);

function readGround(text: string, field: string, problems: TurnProblem[]): Term[] {
  const read = readTerm(text, field);
  if (read.ok && isGround(read.value.term)) return [encodeTerm(read.value.term)];
  const why = read.ok ? 'it has variables' : read.error[0]?.message;
  problems.push({
    field,
    code: 'expected_term',
    message: `${shown(text)} is no ground term: ${why}`,
    expected: "a term such as `failed(tests)`; quote names that are not plain: `'big order'`",
  });
  return [];
}

/** An identity as text (`tool:x`) or as a term (`tool(x)`). */
export function readUnitText(text: string): UnitId | undefined {
  if (parseUnitId(text)) return text as UnitId;
  const read = text.includes('(') ? readTerm(text) : undefined;
  const identity = read?.ok ? termIdentity(read.value.term) : undefined;
  return identity && unitId(identity);
}

function readUnit(text: string, field: string, problems: TurnProblem[]): UnitId[] {
  const unit = readUnitText(text);
  if (unit) return [unit];
  const nearest = nearestIdentity(text);
  problems.push({
    field,
    code: 'invalid_unit_identity',
    message: `${shown(text)} is no unit`,
    expected: '`kind:name`, or `kind:server/name` for mcp_tool and mcp_prompt',
    ...(nearest && { nearest }),
  });
  return [];
}

function contextFacts(context: NonNullable<TurnInput['context']>): [string, Term][] {
  return Object.entries(context)
    .sort(([a], [b]) => compareText(a, b))
    .map(([key, value]) => [key, valueTerm(value)]);
}

/** A JSON value as rules compare it: text, booleans and null are atoms, whole numbers integers. */
export function valueTerm(value: ContextValue): Term {
  if (Array.isArray(value)) return list(value.map(valueTerm));
  if (typeof value === 'number') return Number.isSafeInteger(value) ? int(value) : float(value);
  return encodeTerm(atom(String(value)));
}

function inFieldOrder(problems: readonly TurnProblem[]): TurnProblem[] {
  const place = ({ field }: TurnProblem) => {
    const at = TURN_FIELDS.indexOf(field.split(/[.[]/)[0] ?? '');
    return at < 0 ? TURN_FIELDS.length : at;
  };
  return [...problems].sort((a, b) => place(a) - place(b));
}
