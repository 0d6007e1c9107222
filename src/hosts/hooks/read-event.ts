/** Reading what an agent says on standard input. Fields that are not known are left alone; what is needed must fit. */

import { parseJson } from '../../catalog/analyse/json.ts';
import type { Json, JsonObject } from '../../catalog/unit.ts';
import { fail, ok, type Result, shown } from '../../logic/diagnostics.ts';
import type { Adapter, Fields } from './adapter.ts';
import { eventCalled } from './adapters.ts';
import type { HookEvent } from './event.ts';

/** The longest payload that is read, in bytes. A file that is written stands in it whole. */
export const PAYLOAD_BYTES = 64 * 1024 * 1024;

/**
 * A payload as an event. The error says in a sentence what does not fit: no object, another event than the hook
 * was started for, a call without a tool, arguments that are no object.
 */
export function readEvent(adapter: Adapter, called: string, text: string): Result<HookEvent, string> {
  const parsed = parseJson(text);
  if (!parsed.ok) return fail('the payload is no JSON that can be read in one way');
  if (!isObject(parsed.value)) return fail('the payload is no object');
  const payload = parsed.value;
  const event = Object.hasOwn(adapter.events, called) ? adapter.events[called] : undefined;
  if (event === undefined) return fail(`there is no event ${shown(called)}`);
  const field = (meaning: keyof Fields): Json | undefined =>
    first(payload, namesOf(adapter, called, meaning));
  const said = field('event');
  if (typeof said === 'string' && eventCalled(adapter, said) !== called)
    return fail(`the hook of ${called} was given ${shown(said)}`);
  const base = {
    agent: adapter.agent,
    event,
    called,
    ...texts({
      session_id: field('session_id'),
      cwd: folder(field('cwd')),
      message_id: field('message_id'),
      source: field('source'),
      call_id: field('call_id'),
      subagent: field('subagent'),
    }),
  };
  if (event === 'prompt') {
    const prompt = field('prompt');
    if (typeof prompt !== 'string') return fail('there is no prompt');
    return ok({ ...base, prompt: adapter.typed?.(prompt) ?? prompt });
  }
  return isAboutTool(event) ? withCall(adapter, base, payload, field) : ok(base);
}

const isAboutTool = (event: HookEvent['event']): boolean =>
  event === 'pre_tool' || event === 'post_tool' || event === 'tool_failed';

function withCall(
  adapter: Adapter,
  base: HookEvent,
  payload: JsonObject,
  field: (meaning: keyof Fields) => Json | undefined,
): Result<HookEvent, string> {
  const given = adapter.toolOf?.[base.called];
  const tool = given ?? field('tool');
  if (typeof tool !== 'string' || tool.trim() === '') return fail('the call names no tool');
  const args = given === undefined ? objectOf(field('arguments') ?? {}) : payload;
  if (!args) return fail('the arguments of the call are no object');
  const error = errorText(field('error'));
  return ok({ ...base, tool, arguments: args, ...(error !== undefined && { error }) });
}

/** Some agents give arguments as a text that holds JSON. */
function objectOf(value: Json): JsonObject | undefined {
  if (isObject(value)) return value;
  if (typeof value !== 'string') return undefined;
  const parsed = parseJson(value);
  return parsed.ok && isObject(parsed.value) ? parsed.value : undefined;
}

const errorText = (error: Json | undefined): string | undefined => {
  if (error === undefined || error === null || error === false) return undefined;
  return typeof error === 'string' ? error : JSON.stringify(error);
};

/** A folder, or the first of several. */
const folder = (value: Json | undefined): Json | undefined => (Array.isArray(value) ? value[0] : value);

const namesOf = ({ fields, fieldsOf }: Adapter, called: string, meaning: keyof Fields): readonly string[] => [
  ...(fieldsOf?.[called]?.[meaning] ?? []),
  ...fields[meaning],
];

function first(payload: JsonObject, names: readonly string[]): Json | undefined {
  for (const name of names) if (Object.hasOwn(payload, name)) return payload[name];
  return undefined;
}

/** The fields that are texts. */
function texts<K extends string>(fields: Record<K, Json | undefined>): { [P in K]?: string } {
  const entries = Object.entries<Json | undefined>(fields).filter(
    ([, value]) => typeof value === 'string' && value !== '',
  );
  return Object.fromEntries(entries) as { [P in K]?: string };
}

const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
