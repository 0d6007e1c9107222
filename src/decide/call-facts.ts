/** A call as facts for the gate: what it is, what it passes, what was called before, and which rules it touches. */

import { encodeTerm } from '../catalog/encode.ts';
import type { UnitId } from '../catalog/identity.ts';
import type { Policy } from '../catalog/policy.ts';
import type { Json } from '../catalog/unit.ts';
import type { Row } from '../logic/program.ts';
import { type Layer, layer } from '../logic/relations.ts';
import { atom, compound, float, int, list, type Term } from '../logic/term.ts';
import type { Windows } from './windows.ts';

/** What the policy is asked about: a call, or a part of one. */
export interface CallPart {
  /** The unit that is called. */
  readonly unit: string;
  readonly arguments: { readonly [name: string]: Json };
}

/** A call that was made before. */
export interface PastCall {
  readonly tool: string;
  readonly arguments?: { readonly [name: string]: Json };
  /** Seconds before this call. */
  readonly ago: number;
}

/** A value that came from outside, and what the host knows of it, such as `untrusted`. */
export interface Label {
  readonly value: Json;
  readonly label: string;
}

export interface RuleFacts {
  readonly holds: readonly (readonly [rule: string, effect: 'prohibit' | 'confirm'])[];
  readonly mayHold: readonly string[];
  readonly released: readonly string[];
}

export interface CallInput {
  /** The call first, then what is done in it. */
  readonly parts: readonly CallPart[];
  readonly context: Readonly<Record<string, Json>>;
  readonly past: readonly CallPart[];
  /** Seconds before this call, of each of `past`. */
  readonly ago: readonly number[];
  readonly labels: readonly Label[];
  readonly rules: RuleFacts;
}

export const CALL = atom('call');
export const nameOfPart = (at: number): Term => (at === 0 ? CALL : atom(`call/${at}`));

export function callFacts(input: CallInput, policy: Policy, windows: Windows): Layer {
  const { parts, past, rules } = input;
  const facts = new Map<string, Row[]>([
    ['call_part/2', parts.map((_, at) => row(CALL, nameOfPart(at)))],
    ['call_tool/2', parts.map(({ unit }, at) => row(nameOfPart(at), atom(unit)))],
    ['call_arg/3', parts.flatMap((part, at) => argumentRows(nameOfPart(at), part))],
  ]);
  const add = (relation: string, rows: readonly Row[]): void => {
    if (rows.length > 0) facts.set(relation, [...(facts.get(relation) ?? []), ...rows]);
  };
  add(
    'rule_holds/3',
    rules.holds.map(([rule, effect]) => row(CALL, atom(rule), atom(effect))),
  );
  add(
    'rule_may_hold/2',
    rules.mayHold.map((rule) => row(CALL, atom(rule))),
  );
  add(
    'rule_released/2',
    rules.released.map((rule) => row(CALL, atom(rule))),
  );
  add(
    'context/2',
    Object.entries(input.context).flatMap(([key, value]) => valueRows(value, (term) => row(atom(key), term))),
  );
  add(
    'label/2',
    input.labels.flatMap(({ value, label }) => valueRows(value, (term) => row(term, atom(label)))),
  );
  if (policy.clauses.length > 0) {
    add(
      'call_lacks/2',
      parts.flatMap((part, at) => lackingRows(nameOfPart(at), part, policy)),
    );
    past.forEach((call, at) => {
      const name = atom(`past/${at}`);
      add('happened/3', [row(name, atom(call.unit), int(Math.max(0, Math.round(input.ago[at] ?? 0))))]);
      add('call_tool/2', [row(name, atom(call.unit))]);
      add('call_arg/3', argumentRows(name, call));
    });
    add('calls_within/3', countRows(input, windows));
  }
  return layer(facts);
}

const row = (...args: readonly Term[]): Row => ({ args });

const argumentRows = (name: Term, { arguments: args }: CallPart): Row[] =>
  Object.entries(args).flatMap(([argument, value]) =>
    valueRows(value, (term) => row(name, atom(argument), term)),
  );

/** No value, no row: what is null is missing. */
const valueRows = (value: Json, make: (term: Term) => Row): Row[] => {
  const term = value === null ? undefined : termOf(value, 0);
  return term ? [make(term)] : [];
};

const DEEPEST = 64;

/** JSON as a term: texts are atoms, arrays lists, objects `object([Name-Value, …])`. Undefined below a bound. */
export function termOf(value: Json, depth: number): Term | undefined {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null)
    return encodeTerm(atom(String(value)));
  if (typeof value === 'number') return Number.isSafeInteger(value) ? int(value) : float(value);
  if (depth > DEEPEST) return undefined;
  const items = Array.isArray(value)
    ? value.map((item) => termOf(item, depth + 1))
    : Object.entries(value).map(([name, inner]) => {
        const term = termOf(inner, depth + 1);
        return term && compound('-', atom(name), term);
      });
  if (!items.every((item) => item !== undefined)) return undefined;
  return Array.isArray(value) ? list(items) : compound('object', list(items));
}

/** Arguments that the tool's schema has and the call does not. */
function lackingRows(name: Term, { unit, arguments: args }: CallPart, { catalog }: Policy): Row[] {
  const properties = catalog.units.get(unit as UnitId)?.schema?.properties;
  if (typeof properties !== 'object' || properties === null) return [];
  return Object.keys(properties)
    .filter((argument) => !Object.hasOwn(args, argument) || args[argument] === null)
    .map((argument) => row(name, atom(argument)));
}

function countRows({ parts, past, ago }: CallInput, { seconds, units }: Windows): Row[] {
  if (seconds.length === 0) return [];
  const all = new Set([...units, ...parts.map(({ unit }) => unit), ...past.map(({ unit }) => unit)]);
  return [...all].flatMap((unit) =>
    seconds.map((within) => {
      const count = past.filter((call, at) => call.unit === unit && (ago[at] ?? 0) <= within).length;
      return row(atom(unit), int(within), int(count));
    }),
  );
}
