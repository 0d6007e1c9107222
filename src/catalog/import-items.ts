/** Items of a list, each read in its own form: what they say, or why there is no tool in them. */

import { shown } from '../logic/diagnostics.ts';
import { liveSchema, type ToJsonSchema } from './import-ai-sdk.ts';
import { EXPECTED, type ToolListForm } from './import-form.ts';
import { formsOf, type ListItem, type Namespace } from './import-forms.ts';
import { geminiSchema } from './import-gemini.ts';
import { ownField, plainJson } from './import-json.ts';
import type { Json, JsonObject } from './unit.ts';
import { described, isRecord } from './unit-problem.ts';

/** What a list says of one tool. Nothing is checked beyond its being JSON. */
export interface ListedTool {
  readonly at: string;
  readonly name: Json | undefined;
  readonly title: Json | undefined;
  readonly description: Json | undefined;
  /** Undefined where nothing is said. */
  readonly schema: Json | undefined;
  /** The field that the schema stands in. */
  readonly schemaField: string;
  readonly annotations: Json | undefined;
  readonly namespace?: Namespace;
  /** The whole item as it was stated, for hashing. */
  readonly stated: Json;
}

/** Why an item is no tool. */
export interface NoTool {
  readonly at: string;
  readonly name: Json | undefined;
  readonly field: string;
  readonly code: 'other_form' | 'unknown_form' | 'no_function' | 'tool_left_out';
  readonly message: string;
  readonly expected?: string;
}

export type ReadItem =
  | { readonly ok: true; readonly tool: ListedTool }
  | { readonly ok: false; readonly why: NoTool };

export function readItem(item: ListItem, form: ToolListForm, toJsonSchema?: ToJsonSchema): ReadItem {
  const { at, value } = item;
  const forms = formsOf(item);
  const refuse: Refuse = (code, field, message, expected) => ({
    ok: false,
    why: {
      at,
      name: nameIn(item),
      field,
      code,
      message,
      ...(expected !== undefined && { expected }),
    },
  });
  if (!isRecord(value)) return refuse('unknown_form', '', `the item is ${described(value)}`, EXPECTED[form]);
  if (!forms.includes(form))
    return refuse('other_form', '', `the item looks like ${EXPECTED[forms[0] ?? form]}`, EXPECTED[form]);
  const live = form === 'ai-sdk' ? liveItem(item, value, refuse, toJsonSchema) : { ok: true as const, value };
  if (!live.ok) return live;
  const plain = plainFields(live.value, refuse);
  return plain.ok ? READERS[form](item, plain.value, refuse) : plain;
}

type Refuse = (
  code: NoTool['code'],
  field: string,
  message: string,
  expected?: string,
) => ReadItem & { ok: false };
type Reader = (item: ListItem, value: JsonObject, refuse: Refuse) => ReadItem;

/** The name an item seems to have, for messages. */
const nameIn = ({ key, value }: ListItem): Json | undefined => {
  const name = key ?? ownField(value, 'name') ?? ownField(ownField(value, 'function'), 'name');
  return typeof name === 'string' ? name : undefined;
};

/** The fields one by one, so that the one that is no JSON can be named. Protocol metadata is nobody's claim. */
function plainFields(value: Readonly<Record<string, unknown>>, refuse: Refuse) {
  const entries: [string, Json][] = [];
  for (const [field, part] of Object.entries(value)) {
    if (part === undefined || field === '_meta') continue;
    const copied = plainJson(part);
    if (!copied.ok) return refuse('tool_left_out', field, `${shown(field)} ${copied.why}`);
    entries.push([field, copied.value]);
  }
  return { ok: true as const, value: Object.fromEntries(entries) as JsonObject };
}

/** Tools that take no arguments are often given no schema. */
const NO_ARGUMENTS: Json = { type: 'object', properties: {} };

const readMcp: Reader = (item, value) => tool(item, value, 'inputSchema', value.inputSchema);

const readAnthropic: Reader = (item, value, refuse) => {
  const { type } = value;
  if (type !== undefined && type !== null && type !== 'custom')
    return refuse('no_function', 'type', runsThere(type));
  return tool(item, value, 'input_schema', value.input_schema ?? NO_ARGUMENTS);
};

/** Chat Completions nest the function, Responses and the older `functions` do not. */
const readOpenai: Reader = (item, value, refuse) => {
  const nested = value.function;
  if (isRecord(nested))
    return tool(item, nested as JsonObject, 'function.parameters', nested.parameters ?? NO_ARGUMENTS, value);
  if (value.type === 'custom')
    return refuse('no_function', 'type', 'takes free text, not arguments under a schema');
  if (value.type !== undefined && value.type !== 'function')
    return refuse('no_function', 'type', runsThere(value.type));
  return tool(item, value, 'parameters', value.parameters ?? NO_ARGUMENTS);
};

const runsThere = (type: Json): string =>
  `${described(type)} is a tool of the provider itself, not a function`;

const readGemini: Reader = (item, value, refuse) => {
  const [only = ''] = Object.keys(value);
  if (value.name === undefined && Object.keys(value).length === 1)
    return refuse('no_function', only, runsThere(only));
  const [field, schema] =
    value.parametersJsonSchema !== undefined
      ? ['parametersJsonSchema', value.parametersJsonSchema]
      : ['parameters_json_schema', value.parameters_json_schema];
  if (schema !== undefined) return tool(item, value, field as string, schema);
  return tool(
    item,
    value,
    'parameters',
    value.parameters === undefined ? NO_ARGUMENTS : geminiSchema(value.parameters),
  );
};

const readAiSdk: Reader = (item, value, refuse) => {
  if (value.type === 'provider' || value.type === 'provider-defined')
    return refuse('no_function', 'type', runsThere(value.id ?? value.type));
  const field =
    value.inputSchema === undefined && value.parameters !== undefined ? 'parameters' : 'inputSchema';
  const named = item.key === undefined ? value : { ...value, name: item.key };
  return tool(item, named, field, value[field] ?? NO_ARGUMENTS);
};

const READERS: Readonly<Record<ToolListForm, Reader>> = {
  mcp: readMcp,
  openai: readOpenai,
  anthropic: readAnthropic,
  gemini: readGemini,
  'ai-sdk': readAiSdk,
};

/** A live tool with its schema as JSON Schema, and without what is no claim about the tool: code and settings. */
function liveItem(
  { key }: ListItem,
  value: Readonly<Record<string, unknown>>,
  refuse: Refuse,
  toJsonSchema?: ToJsonSchema,
) {
  const { type, id, name, title, description, annotations } = value;
  const field =
    value.inputSchema === undefined && value.parameters !== undefined ? 'parameters' : 'inputSchema';
  const given = value[field];
  const live = given === undefined ? undefined : liveSchema(given, toJsonSchema);
  if (live && !live.ok) return refuse('tool_left_out', field, `${field} ${live.message}`, live.expected);
  return {
    ok: true as const,
    value: { type, id, name: key ?? name, title, description, annotations, [field]: live?.schema },
  };
}

function tool(
  { at, namespace }: ListItem,
  said: JsonObject,
  schemaField: string,
  schema: Json | undefined,
  stated: Json = said,
): ReadItem {
  const { name, title, description, annotations } = said;
  const found = { at, name, title, description, schema, schemaField, annotations, stated };
  return { ok: true, tool: namespace ? { ...found, namespace } : found };
}
