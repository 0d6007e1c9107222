/** Possible values: whether an argument that a JSON Schema allows can equal a constant, or satisfy a comparison. */

import { nearestName } from '../../logic/diagnostics.ts';
import type { Term } from '../../logic/term.ts';
import type { Json, JsonObject } from '../unit.ts';
import type { Bounded } from './constants.ts';
import { ownValue } from './json.ts';
import { nameOf } from './sorts.ts';

interface Wrong {
  readonly expected: string;
  readonly nearest?: string | undefined;
}

/** Why no argument that the schema allows equals a constant. Lists and objects are not looked into. */
export function whyImpossible(value: Term, schema: JsonObject): Wrong | undefined {
  if (value.kind === 'compound' || value.kind === 'var') return undefined;
  const allowed = [ownValue(schema, 'enum'), wrap(ownValue(schema, 'const'))].find(Array.isArray);
  if (allowed && !allowed.some((one: Json) => reads(one, value))) return notAmong(allowed, value);
  const type = ownValue(schema, 'type');
  const types =
    typeof type === 'string' ? [type] : Array.isArray(type) ? (type as readonly Json[]) : undefined;
  if (types && !typesOf(value).some((one) => types.includes(one))) return { expected: types.join(' or ') };
  if (value.kind !== 'int' && value.kind !== 'float') return undefined;
  const range = rangeOf(schema);
  return value.value < range.low ||
    value.value > range.high ||
    (value.value === range.low && range.aboveLow) ||
    (value.value === range.high && range.belowHigh)
    ? { expected: describeRange(range) }
    : undefined;
}

const wrap = (value: Json | undefined): Json | undefined => (value === undefined ? undefined : [value]);

function notAmong(allowed: readonly Json[], value: Term): Wrong {
  const texts = allowed.slice(0, 12).map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  return { expected: texts.join(', '), nearest: nearestName(nameOf(value) ?? '', texts) };
}

/** Whether a JSON value is passed to rules as this term. */
function reads(json: Json, term: Term): boolean {
  if (term.kind === 'int' || term.kind === 'float') return json === term.value;
  const name = nameOf(term);
  return json === name || (typeof json !== 'string' && String(json) === name && typeof json !== 'number');
}

/** The JSON types of which a value can be passed to rules as this term. */
function typesOf(term: Term): string[] {
  if (term.kind === 'int') return ['integer', 'number'];
  if (term.kind === 'float') return Number.isInteger(term.value) ? ['integer', 'number'] : ['number'];
  const name = nameOf(term);
  if (name === 'true' || name === 'false') return ['string', 'boolean'];
  return name === 'null' ? ['string', 'null'] : name === '[]' ? ['string', 'array'] : ['string'];
}

interface Range {
  readonly low: number;
  readonly high: number;
  readonly aboveLow: boolean;
  readonly belowHigh: boolean;
}

function rangeOf(schema: JsonObject): Range {
  const numberAt = (key: string, otherwise: number) => {
    const value = ownValue(schema, key);
    return typeof value === 'number' ? value : otherwise;
  };
  const [least, above] = [
    numberAt('minimum', Number.NEGATIVE_INFINITY),
    numberAt('exclusiveMinimum', Number.NEGATIVE_INFINITY),
  ];
  const [most, below] = [
    numberAt('maximum', Number.POSITIVE_INFINITY),
    numberAt('exclusiveMaximum', Number.POSITIVE_INFINITY),
  ];
  return {
    low: Math.max(least, above),
    high: Math.min(most, below),
    aboveLow: above >= least && above !== Number.NEGATIVE_INFINITY,
    belowHigh: below <= most && below !== Number.POSITIVE_INFINITY,
  };
}

function describeRange({ low, high, aboveLow, belowHigh }: Range): string {
  const from = low === Number.NEGATIVE_INFINITY ? [] : [`${aboveLow ? 'above' : 'at least'} ${low}`];
  const to = high === Number.POSITIVE_INFINITY ? [] : [`${belowHigh ? 'below' : 'at most'} ${high}`];
  return [...from, ...to].join(' and ');
}

/** What the schema allows, where no number that it allows satisfies a comparison. */
export function whyOutOfReach({ operator, limit }: Bounded, schema: JsonObject): string | undefined {
  const range = rangeOf(schema);
  const { low, high, aboveLow, belowHigh } = range;
  const fits: Readonly<Record<Bounded['operator'], boolean>> = {
    '>': high > limit,
    '>=': high > limit || (high === limit && !belowHigh),
    '<': low < limit,
    '=<': low < limit || (low === limit && !aboveLow),
    '=:=': (low < limit || (low === limit && !aboveLow)) && (high > limit || (high === limit && !belowHigh)),
  };
  if (!fits[operator]) return describeRange(range);
  const type = ownValue(schema, 'type');
  const types =
    typeof type === 'string' ? [type] : Array.isArray(type) ? (type as readonly Json[]) : undefined;
  if (!types || types.some((one) => one === 'number' || one === 'integer')) return undefined;
  return `an argument of type ${types.join(' or ')}`;
}
