/** The forms that lists of tools come in: which one an input is, and the items it holds. */

import { fail, ok, type Result, shown } from '../logic/diagnostics.ts';
import { TOOL_LIST_FORMS, type ToolListForm } from './import-form.ts';
import { described, isRecord, note, type UnitProblem } from './unit-problem.ts';

/** One entry of a list, not looked into yet. */
export interface ListItem {
  /** Where it stands in the input, such as `tools[3]` or `tools[0].functionDeclarations[2]`. */
  readonly at: string;
  readonly value: unknown;
  /** The key it stands under, in a set that is keyed by name. */
  readonly key?: string;
  /** The namespace it belongs to. */
  readonly namespace?: Namespace;
  /** The form that its container belongs to. */
  readonly form?: ToolListForm;
}

export interface Namespace {
  readonly name: string;
  readonly description?: unknown;
}

export interface ListedItems {
  readonly items: readonly ListItem[];
  /** What the list says of its server. */
  readonly server?: unknown;
  /** Whether the list says that it goes on elsewhere. */
  readonly goesOn: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** Lists inside lists inside lists are nobody's form. */
const MOST_LEVELS = 6;

/**
 * The items of a list of tools: an array, `{tools: […]}` (also a whole request, or a JSON-RPC response), Gemini's
 * `{functionDeclarations: […]}`, OpenAI's `{functions: […]}`, or a record of tools by name.
 */
export function listedItems(input: unknown): Result<ListedItems, readonly UnitProblem[]> {
  const items: ListItem[] = [];
  const found: { server?: unknown; goesOn: boolean } = { goesOn: false };
  const collect = (value: unknown, at: string, level: number): boolean => {
    if (level > MOST_LEVELS) return false;
    if (Array.isArray(value)) return collectList(value, at, level);
    if (!isRecord(value)) return false;
    const result = own(value, 'result');
    if (isRecord(result) && ('jsonrpc' in value || Array.isArray(own(result, 'tools'))))
      return collect(result, path(at, 'result'), level + 1);
    if (Array.isArray(value.tools) || Array.isArray(value.functions)) return collectRequest(value, at, level);
    if (declarationsOf(value)) return collectItem({ at, value }, level);
    if (isRecord(own(value, 'config')) && level === 0 && 'tools' in (own(value, 'config') as Fields))
      return collect(value.config, path(at, 'config'), level + 1);
    if (isRecord(own(value, 'tools')) && !isSdkTool(value.tools))
      return collectSet(value.tools as Fields, 'tools');
    return collectSet(value, at);
  };
  const collectRequest = (value: Fields, at: string, level: number): boolean => {
    found.goesOn ||= typeof value.nextCursor === 'string';
    const meta = own(value, '_meta');
    if (isRecord(meta)) found.server ??= own(meta, 'io.modelcontextprotocol/serverInfo');
    if (Array.isArray(value.tools)) collectList(value.tools, path(at, 'tools'), level + 1);
    if (Array.isArray(value.functions))
      for (const [i, one] of value.functions.entries())
        items.push({ at: `${path(at, 'functions')}[${i}]`, value: one, form: 'openai' });
    return true;
  };
  const collectList = (list: readonly unknown[], at: string, level: number): boolean => {
    for (const [i, value] of list.entries()) collectItem({ at: `${at}[${i}]`, value }, level + 1);
    return true;
  };
  const collectItem = (item: ListItem, level: number): boolean => {
    const { at, value } = item;
    if (!isRecord(value) || level > MOST_LEVELS) items.push(item);
    else if (isRecord(own(value, 'result')) && 'jsonrpc' in value) collect(value, at, level);
    else if (declarationsOf(value)) {
      const [field, list] = declarationsOf(value) as [string, readonly unknown[]];
      for (const [i, one] of list.entries())
        items.push({ at: `${path(at, field)}[${i}]`, value: one, form: 'gemini' });
      for (const builtin of Object.keys(value).filter((key) => key !== field))
        items.push({ at: path(at, builtin), value: { [builtin]: value[builtin] }, form: 'gemini' });
    } else if (value.type === 'namespace' && Array.isArray(value.tools)) {
      const namespace = {
        name: typeof value.name === 'string' ? value.name : '',
        description: value.description,
      };
      for (const [i, one] of value.tools.entries())
        items.push({ at: `${path(at, 'tools')}[${i}]`, value: one, form: 'openai', namespace });
    } else items.push(item);
    return true;
  };
  const collectSet = (set: Fields, at: string): boolean => {
    const entries = Object.entries(set);
    if (entries.length === 0 || !entries.some(([, value]) => isSdkTool(value))) return false;
    for (const [key, value] of entries) items.push({ at: path(at, key), value, key, form: 'ai-sdk' });
    return true;
  };
  return collect(input, '', 0) ? ok({ items, ...found }) : fail([notAList(input)]);
}

const own = (value: Fields, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined);

const path = (at: string, key: string): string => {
  const step = /^[\w-]{1,64}$/.test(key) ? key : shown(key);
  return at === '' ? step : `${at}.${step}`;
};

function declarationsOf(value: Fields): [string, readonly unknown[]] | undefined {
  for (const field of ['functionDeclarations', 'function_declarations']) {
    const list = own(value, field);
    if (Array.isArray(list)) return [field, list];
  }
  return undefined;
}

/** A tool of the AI SDK is a record, or an object of a class, with one of these. */
const isSdkTool = (value: unknown): boolean =>
  isRecord(value) &&
  (['inputSchema', 'parameters', 'execute'].some((field) => field in value) ||
    typeof value.description === 'string' ||
    isProviderTool(value));

const isProviderTool = ({ type }: Fields): boolean => type === 'provider' || type === 'provider-defined';

function notAList(input: unknown): UnitProblem {
  const problems: UnitProblem[] = [];
  const error = isRecord(input) && isRecord(input.error) ? input.error.message : undefined;
  const message =
    typeof error === 'string'
      ? `the response is an error: ${shown(error)}`
      : `the input is ${described(input)}`;
  note({ field: 'input', problems }, 'no_tool_list', message, [], { expected: LISTS });
  return problems[0] as UnitProblem;
}

const LISTS =
  'a list of tools, `{"tools": […]}`, a response to `tools/list`, `{"functionDeclarations": […]}`, or a record of AI SDK tools by name';

// ------------------------------------------------------------------------------------------ recognising

/**
 * The forms that an item may be of, the likeliest first. All of them where it says too little; none where it is
 * no record.
 */
export function formsOf({ value, form }: ListItem): readonly ToolListForm[] {
  if (!isRecord(value)) return [];
  if (form) return [form];
  const has = (field: string): boolean => Object.hasOwn(value, field);
  const { type } = value;
  if (has('input_schema')) return ['anthropic'];
  if (type === 'function') return has('inputSchema') ? ['ai-sdk'] : ['openai'];
  if (typeof type === 'string' && /_\d{8}$/.test(type) && !type.startsWith('web_search_preview'))
    return ['anthropic'];
  if (type === 'custom') return ['openai', 'anthropic'];
  if (isProviderTool(value)) return ['ai-sdk'];
  if (typeof type === 'string') return ['openai', 'anthropic'];
  if (has('inputSchema')) return ['mcp'];
  if (has('parametersJsonSchema') || has('parameters_json_schema')) return ['gemini'];
  if (has('parameters')) return speaksUpper(value.parameters) ? ['gemini'] : ['openai', 'gemini'];
  if (!has('name') && Object.keys(value).length === 1) return ['gemini'];
  return TOOL_LIST_FORMS;
}

/** Gemini writes types in capitals. */
const speaksUpper = (schema: unknown): boolean =>
  isRecord(schema) &&
  ((typeof schema.type === 'string' && /^[A-Z]/.test(schema.type)) ||
    (isRecord(schema.properties) && Object.values(schema.properties).some(speaksUpper)));

/** The form most items are of. Ties go to the likeliest form of the first item that tells one. */
export function commonForm(items: readonly ListItem[]): ToolListForm | undefined {
  const telling = items.map(formsOf).filter(({ length }) => length > 0 && length < TOOL_LIST_FORMS.length);
  const fitting = (form: ToolListForm): number => telling.filter((forms) => forms.includes(form)).length;
  const guesses = [...new Set(telling.flat())];
  return guesses.sort((a, b) => fitting(b) - fitting(a))[0];
}
