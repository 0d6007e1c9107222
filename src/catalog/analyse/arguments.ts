/** Arguments: rules about a call against the schema of the tool that is called. */

import { type Diagnostic, nearestName, shown } from '../../logic/diagnostics.ts';
import { type Compound, isCompound, isGround, type Term } from '../../logic/term.ts';
import { termIdentity, type UnitId, unitId } from '../identity.ts';
import type { Json, JsonObject } from '../unit.ts';
import { type Bounded, boundsOf, certainGoals, constantFor, constantsOf } from './constants.ts';
import { goalsOf } from './goals.ts';
import { ownValue } from './json.ts';
import { type Parameters, parametersOf } from './parameters.ts';
import { nameOf, written } from './sorts.ts';
import { problem, type Statement } from './statement.ts';

/** The schemas of tools, as far as they are known. */
export type Schemas = ReadonlyMap<UnitId, JsonObject>;

export function checkArguments(rules: readonly Statement[], schemas: Schemas): Diagnostic[] {
  const known = new Map<UnitId, Parameters>();
  const parameters = (id: UnitId): Parameters | undefined => {
    const schema = schemas.get(id);
    const found = known.get(id) ?? (schema && parametersOf(schema));
    if (found) known.set(id, found);
    return found;
  };
  return rules.flatMap((rule) => checkRule(rule, parameters));
}

function checkRule(rule: Statement, parameters: (id: UnitId) => Parameters | undefined): Diagnostic[] {
  if (!rule.body) return [];
  const goals = certainGoals(rule.body);
  const constants = constantsOf(goals);
  const tools = calledTools(goals, constants);
  if (tools.size === 0) return [];
  const bounds = boundsOf(goals, constants);
  return goalsOf(rule.body).flatMap(({ term, certain, negative }) => {
    if (!isCompound(term, 'call_arg', 3)) return [];
    const [call, name, value] = term.args.map((arg) => constantFor(arg, constants)) as [Term, Term, Term];
    const tool = call.kind === 'var' ? tools.get(call.name) : undefined;
    const known = tool && parameters(tool);
    const argument = nameOf(name);
    if (!known || argument === undefined) return [];
    if (!known.byName.has(argument))
      return known.open ? [] : [noSuchArgument(rule, term, tool, known, argument, negative)];
    return certain ? checkValue(rule, term, value, argument, known, bounds) : [];
  });
}

/** The tool that each call variable stands for, where the rule says it. */
function calledTools(goals: readonly Compound[], constants: ReadonlyMap<string, Term>): Map<string, UnitId> {
  const tools = new Map<string, UnitId>();
  for (const goal of goals) {
    if (!isCompound(goal, 'call_tool', 2)) continue;
    const [call, unit] = goal.args as [Term, Term];
    const identity = termIdentity(constantFor(unit, constants));
    if (call.kind === 'var' && identity) tools.set(call.name, unitId(identity));
  }
  return tools;
}

function noSuchArgument(
  { source }: Statement,
  goal: Compound,
  tool: UnitId,
  { byName }: Parameters,
  name: string,
  negative: boolean,
): Diagnostic {
  const term = goal.args[1] as Term;
  const [nearest, expected] = [nearestName(name, byName.keys()), [...byName.keys()].slice(0, 12).join(', ')];
  const none = `${shown(tool)} has no argument ${shown(name)}`;
  if (negative)
    return problem({ source, term }, 'unknown_argument', `${none}, so this always holds`, {
      expected,
      nearest,
    });
  return problem({ source, term }, 'rule_unsatisfiable', `the rule can never fire: ${none}`, {
    expected,
    nearest,
  });
}

// ----------------------------------------------------------------------------------------------- values

function checkValue(
  { source }: Statement,
  goal: Compound,
  value: Term,
  name: string,
  { byName }: Parameters,
  bounds: readonly Bounded[],
): Diagnostic[] {
  const schemas = (byName.get(name) ?? []).filter(({ choice }) => !choice).map(({ schema }) => schema);
  const open = goal.args[2] as Term;
  if (isGround(value)) {
    const wrong = firstOf(schemas, (schema) => whyImpossible(value, schema));
    const message = `${written(value)} is no possible ${shown(name)}`;
    return wrong ? [problem({ source, term: open }, 'impossible_value', message, wrong)] : [];
  }
  return bounds
    .filter(({ variable }) => value.kind === 'var' && variable === value.name)
    .flatMap((bound) => {
      const expected = firstOf(schemas, (schema) => whyOutOfReach(bound, schema));
      const message = `no ${shown(name)} makes ${written(bound.goal)} true`;
      return expected
        ? [problem({ source, term: bound.goal }, 'impossible_value', message, { expected })]
        : [];
    });
}

function firstOf<T>(
  schemas: readonly JsonObject[],
  find: (schema: JsonObject) => T | undefined,
): T | undefined {
  for (const schema of schemas) {
    const found = find(schema);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Wrong {
  readonly expected: string;
  readonly nearest?: string | undefined;
}

/** Why no argument that the schema allows equals a constant. Lists and objects are not looked into. */
function whyImpossible(value: Term, schema: JsonObject): Wrong | undefined {
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
function whyOutOfReach({ operator, limit }: Bounded, schema: JsonObject): string | undefined {
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
