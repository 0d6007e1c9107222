/** A call as it comes from outside, checked. */

import { parseJson } from '../catalog/analyse/json.ts';
import type { JsonObject } from '../catalog/unit.ts';
import { fail, nearestName, ok, type Result, shown } from '../logic/diagnostics.ts';
import type { Call } from './call.ts';

export interface CallFieldProblem {
  readonly field: string;
  readonly message: string;
  /** The nearest field, when one is near. */
  readonly nearest?: string;
}

const FIELDS = ['tool', 'arguments', 'cwd'] as const;
const MOST_NAME = 256;

/**
 * Checks `{"tool": NAME, "arguments": {…}, "cwd": PATH}`. Arguments may be left out, or be JSON as text; `cwd` may be
 * left out. Every mistake is returned.
 */
export function readCall(given: unknown): Result<Call, readonly CallFieldProblem[]> {
  if (!isRecord(given))
    return fail([{ field: '', message: 'a call is an object with `tool` and `arguments`' }]);
  const problems: CallFieldProblem[] = unknownFields(given);
  const { tool, cwd } = given;
  if (typeof tool !== 'string' || tool.trim() === '')
    problems.push({ field: 'tool', message: 'expected the name of a tool' });
  else if ([...tool.slice(0, 4 * MOST_NAME)].length > MOST_NAME)
    problems.push({ field: 'tool', message: `a name has at most ${MOST_NAME} characters` });
  if (cwd !== undefined && !(typeof cwd === 'string' && /^([\\/~]|[a-z]:)/i.test(cwd)))
    problems.push({ field: 'cwd', message: 'expected an absolute path' });
  const args = argumentsOf(given.arguments);
  if (!args)
    problems.push({ field: 'arguments', message: 'expected an object, or a text that is one in JSON' });
  if (problems.length > 0 || !args) return fail(problems);
  return ok({ tool: tool as string, arguments: args, ...(typeof cwd === 'string' && { cwd }) });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const unknownFields = (given: object): CallFieldProblem[] =>
  Object.keys(given)
    .filter((field) => !(FIELDS as readonly string[]).includes(field))
    .slice(0, 20)
    .map((field) => {
      const nearest = nearestName(field, FIELDS);
      const message = `unknown field ${shown(field)}`;
      return { field, message, ...(nearest !== undefined && { nearest }) };
    });

function argumentsOf(given: unknown): JsonObject | undefined {
  if (given === undefined || given === null) return {};
  if (typeof given !== 'string') return isRecord(given) ? (given as JsonObject) : undefined;
  if (given.trim() === '') return {};
  const parsed = parseJson(given);
  return parsed.ok && isRecord(parsed.value) ? (parsed.value as JsonObject) : undefined;
}
