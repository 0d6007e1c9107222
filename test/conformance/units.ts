/** Recorded specs of units as Lictor's. What is wrong on purpose stays wrong, in the same field. */

import type { JsonObject } from '../../src/catalog/unit.ts';
import { readTerm } from '../../src/logic/reader.ts';
import { isCompound } from '../../src/logic/term.ts';
import { field, isRecord, type Recorded } from './record.ts';
import { capabilityText, signalText } from './terms.ts';

type Convert = (value: unknown) => unknown;

const each =
  (convert: Convert): Convert =>
  (value) =>
    Array.isArray(value) ? value.map(convert) : value;

/** The text of a raw term, where one is recorded. */
const rawText: Convert = (value) => field(value, '$term') ?? value;

const FIELDS: Readonly<Record<string, Convert>> = {
  unit: rawText,
  requires: each(rawText),
  suggests: each(rawText),
  conflicts: each(rawText),
  supersedes: each(rawText),
  triggers: each(triggerSpec),
  requires_capability: capabilityText,
  schema: (value) => (value === 'auto' ? AUTO : (toolSchema(value) ?? null)),
};

/** A recorded spec as one that can be registered; what is no record stays as it is. */
export function recordedUnit(spec: unknown): unknown {
  if (!isRecord(spec)) return spec;
  const entries = Object.entries(spec).map(([key, value]) => {
    const convert = Object.hasOwn(FIELDS, key) ? FIELDS[key] : undefined;
    return [key, convert ? convert(value) : rawText(value)];
  });
  return Object.fromEntries(entries);
}

function triggerSpec(trigger: unknown): unknown {
  const raw = field(trigger, '$term');
  const read = typeof raw === 'string' ? readTerm(raw) : undefined;
  if (read?.ok && isCompound(read.value.term, 'trigger', 2)) {
    const [signal, weight] = read.value.term.args;
    return { signal, weight: weight?.kind === 'int' ? weight.value : weight };
  }
  if (!isRecord(trigger)) return raw ?? trigger;
  const { weight, ...signal } = trigger;
  return { signal: signalText(signal), weight };
}

/** A recorded schema of a tool is a record of its own; Lictor's is the JSON Schema of the arguments in it. */
const SCHEMA_FIELDS = ['name', 'description', 'capability', 'effect', 'arguments', 'result', 'limits'];
const AUTO: JsonObject = { type: 'object', properties: {}, required: [], additionalProperties: false };

/** The JSON Schema in a recorded tool schema, or undefined when a field is missing. */
function toolSchema(schema: unknown): JsonObject | undefined {
  if (!isRecord(schema) || SCHEMA_FIELDS.some((key) => !Object.hasOwn(schema, key))) return undefined;
  return argumentSchema(schema.arguments);
}

function argumentSchema(recorded: unknown): JsonObject {
  if (!isRecord(recorded)) return {};
  const { type, additional_properties, properties, items, ...rest } = recorded;
  return {
    ...(rest as JsonObject),
    ...(typeof type === 'string' && type !== 'any' && { type: type === 'list' ? 'array' : type }),
    ...(typeof additional_properties === 'boolean' && { additionalProperties: additional_properties }),
    ...(isRecord(properties) && { properties: argumentSchemas(properties) }),
    ...(items !== undefined && { items: argumentSchema(items) }),
  };
}

const argumentSchemas = (properties: Recorded): JsonObject =>
  Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, argumentSchema(value)]));

/** What the recorded program calls a mistake of ours, where the names differ. */
export const recordedCode = (code: string): string =>
  code === 'invalid_schema' ? 'invalid_tool_schema' : code;
