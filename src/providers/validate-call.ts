/** A call as a provider gives it, checked against what the tool really takes. */

import { isObject, jsonFault, parseJson } from '../catalog/analyse/json.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { schema as checkJson } from '../catalog/check-schema.ts';
import type { UnitId } from '../catalog/identity.ts';
import { TOOL_NAME_LIMIT, toolName, unitNamed } from '../catalog/tool-name.ts';
import type { Json, JsonObject } from '../catalog/unit.ts';
import { described, isRecord, type UnitProblem } from '../catalog/unit-problem.ts';
import { fail, nearestName, ok, type Result, shown } from '../logic/diagnostics.ts';
import { restoreArguments } from '../schema/restore.ts';
import type { ArgumentProblem } from '../schema/rewritten.ts';
import { validateArguments } from '../schema/validate.ts';
import type { Rendered, RenderedTool } from './form.ts';

/** A call of a model: the name it was given, and the arguments as a value or as JSON text. */
export interface ModelCall {
  readonly name: string;
  /** Nothing, and empty text, are no arguments. */
  readonly arguments?: unknown;
}

/** Why a call is not run. `retryable` says what the model may do about it. */
export interface CallProblem {
  readonly code: 'unknown_tool' | 'not_visible' | 'invalid_arguments';
  readonly retryable: 'with_changes';
  /** One clause, for the model and for people. */
  readonly message: string;
  /** The tool that was called, where there is one. */
  readonly unit?: UnitId;
  /** The nearest name of the request. */
  readonly nearest?: string;
  /** Every mistake in the arguments. */
  readonly problems: readonly ArgumentProblem[];
}

/** A call in the tool's own terms. */
export interface ValidCall {
  readonly unit: UnitId;
  /** An object, unless the tool's own schema says that it takes something else. */
  readonly arguments: Json;
}

/**
 * Checks a call of a model against the tool's own schema, and takes the arguments back into the form of that schema.
 *
 * What the provider could not be told is enforced here. Arguments are never guessed at: text is not turned into
 * numbers, nor defaults filled in, except where the emitted schema asked for another form than the tool's.
 *
 * @param catalog tells a tool that is not shown from one that does not exist
 */
export function validateCall(
  rendered: Pick<Rendered, 'tools' | 'leftOut'>,
  call: ModelCall,
  catalog?: Catalog,
): Result<ValidCall, CallProblem> {
  const tool = toolCalled(rendered, call.name);
  if (!tool) return fail(notCallable(rendered, call.name, catalog));
  const given = argumentsOf(call.arguments);
  if (!given.ok) return fail(invalid(tool, given.error));
  const restored = restoreArguments(tool.restore, given.value);
  if (!restored.ok) return fail(invalid(tool, restored.error));
  const problems = validateArguments(tool.original, restored.value);
  if (problems.length > 0) return fail(invalid(tool, problems));
  return ok({ unit: tool.unit, arguments: restored.value });
}

/** By its exact name; by another spelling of capitals where only one tool can be meant. */
function toolCalled({ tools }: Pick<Rendered, 'tools'>, name: unknown): RenderedTool | undefined {
  if (typeof name !== 'string') return undefined;
  const exact = tools.find((tool) => tool.name === name);
  if (exact || name.length > TOOL_NAME_LIMIT) return exact;
  const folded = name.toLowerCase();
  const alike = tools.filter((tool) => tool.name.toLowerCase() === folded);
  return alike.length === 1 ? alike[0] : undefined;
}

function notCallable(
  { tools, leftOut }: Pick<Rendered, 'tools' | 'leftOut'>,
  given: unknown,
  catalog: Catalog | undefined,
): CallProblem {
  const name = typeof given === 'string' ? given : '';
  const hidden =
    leftOut.find(({ unit }) => toolName(unit) === name)?.unit ?? (catalog && unitNamed(catalog, name));
  if (hidden)
    return {
      code: 'not_visible',
      retryable: 'with_changes',
      message: `the tool ${shown(name)} is not shown in this turn`,
      unit: hidden,
      problems: [],
    };
  const nearest = nearestName(
    name,
    tools.map((tool) => tool.name),
  );
  return {
    code: 'unknown_tool',
    retryable: 'with_changes',
    message: `there is no tool ${typeof given === 'string' ? shown(given) : described(given)}`,
    ...(nearest !== undefined && { nearest }),
    problems: [],
  };
}

/** The arguments as a value. */
function argumentsOf(given: unknown): Result<JsonObject, readonly ArgumentProblem[]> {
  if (given === undefined || given === null) return ok({});
  const value = typeof given === 'string' ? parsed(given) : copied(given);
  if (!value.ok) return value;
  if (isObject(value.value)) return ok(value.value);
  const message = `the arguments are ${described(value.value)}`;
  return fail([{ field: '', code: 'type', message, expected: 'an object' }]);
}

function parsed(text: string): Result<Json, readonly ArgumentProblem[]> {
  if (text.trim() === '') return ok({});
  const json = parseJson(text);
  if (json.ok) return ok(json.value);
  if (json.reason === 'duplicate') {
    const message = `the key ${shown(json.key)} stands twice in the arguments`;
    return fail([{ field: json.key, code: 'duplicate_key', message, expected: 'each key once' }]);
  }
  const message = `the arguments are ${jsonFault(json)}, at character ${json.at + 1}`;
  return fail([{ field: '', code: 'not_json', message, expected: 'the JSON text of an object' }]);
}

/** A copy within bounds: what is checked is what is run, whatever becomes of the caller's value. */
function copied(value: unknown): Result<Json, readonly ArgumentProblem[]> {
  if (!isRecord(value)) return ok(typeof value === 'object' ? [] : (value as Json));
  const problems: UnitProblem[] = [];
  const copy = checkJson(value, { field: 'the value', problems });
  if (copy) return ok(copy);
  return fail(
    problems.map(({ message, expected }) => ({
      field: '',
      code: 'not_json',
      message,
      ...(expected !== undefined && { expected }),
    })),
  );
}

function invalid(tool: RenderedTool, problems: readonly ArgumentProblem[]): CallProblem {
  const [first] = problems;
  const more = problems.length > 1 ? `, and ${problems.length - 1} more` : '';
  return {
    code: 'invalid_arguments',
    retryable: 'with_changes',
    message: `${shown(tool.name)} cannot be called like this: ${first?.message ?? ''}${more}`,
    unit: tool.unit,
    problems,
  };
}
