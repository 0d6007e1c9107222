/** Arguments: rules about a call against the schema of the tool that is called. */

import { type Diagnostic, nearestName, shown } from '../../logic/diagnostics.ts';
import { type Compound, isCompound, isGround, type Term } from '../../logic/term.ts';
import { termIdentity, type UnitId, unitId } from '../identity.ts';
import type { JsonObject } from '../unit.ts';
import { type Bounded, boundsOf, certainGoals, constantFor, constantsOf } from './constants.ts';
import { goalsOf } from './goals.ts';
import { type Parameters, parametersOf } from './parameters.ts';
import { whyImpossible, whyOutOfReach } from './possible.ts';
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
