/**
 * Transcripts of Codex CLI: JSON Lines, `~/.codex/sessions/YYYY/MM/DD/rollout-….jsonl`. A record is
 * `{timestamp, type, payload}`; older versions wrote the payload of a `response_item` alone.
 */

import type { Json, JsonObject } from '../../catalog/unit.ts';
import type { Entry, Here, TranscriptForm, TranscriptReader } from './entry.ts';
import { argumentsFrom, isObject, objectsAt, present, textAt, timeFrom, valueAt } from './fields.ts';

const TYPES: ReadonlySet<Json | undefined> = new Set([
  ...['session_meta', 'response_item', 'event_msg', 'turn_context', 'compacted'],
]);

export const codexTranscript: TranscriptForm = {
  agent: 'codex',
  knownBy: 'JSON Lines with `type` ("session_meta", "response_item", "event_msg") and `payload`',
  recognises: (record) =>
    (TYPES.has(record.type) && isObject(record.payload)) ||
    // The first line of older versions.
    (textAt(record, 'id') !== undefined &&
      record.type === undefined &&
      timeFrom(record.timestamp) !== undefined &&
      Object.hasOwn(record, 'instructions')),
  open,
};

function open(): TranscriptReader {
  let here: Here = {};
  let subagent = false;
  /** Whether what the user typed stands in records of its own, beside what the model is sent. */
  let apart = false;
  /** What may be the user's, until it can be told. */
  let held: readonly Entry[] = [];
  const release = (): readonly Entry[] => {
    const entries = apart ? [] : held;
    held = [];
    return entries;
  };
  return {
    read: (record) => {
      const { type, payload } = unwrapped(record);
      const at = timeFrom(record.timestamp);
      here = { ...here, ...present({ at }), ...contextOf(type, payload) };
      subagent ||= type === 'session_meta' && valueAt(payload, 'source', 'subagent') !== undefined;
      if (type === 'compacted') return [...release(), { ...here, kind: 'compaction' }];
      if (type === 'event_msg' && payload.type === 'user_message') {
        apart = true;
        held = [];
        return subagent ? [] : prompt(requestIn(textAt(payload, 'message')), here);
      }
      if (type !== 'response_item') return [];
      if (payload.type === 'message' && payload.role === 'user') {
        if (!subagent) held = [...held, ...sentPrompt(payload, here)];
        return [];
      }
      return [...release(), ...itemEntries(payload, here)];
    },
    end: release,
  };
}

const ITEMS: ReadonlySet<Json | undefined> = new Set([
  ...['message', 'reasoning', 'function_call', 'function_call_output', 'custom_tool_call'],
  ...['custom_tool_call_output', 'local_shell_call', 'web_search_call'],
]);

function unwrapped(record: JsonObject): { readonly type: Json | undefined; readonly payload: JsonObject } {
  if (isObject(record.payload)) return { type: record.type, payload: record.payload };
  if (ITEMS.has(record.type)) return { type: 'response_item', payload: record };
  return { type: 'session_meta', payload: record };
}

const contextOf = (type: Json | undefined, payload: JsonObject): Here =>
  type === 'session_meta' || type === 'turn_context'
    ? present({
        session_id: type === 'session_meta' ? textAt(payload, 'id') : undefined,
        cwd: textAt(payload, 'cwd'),
      })
    : {};

const prompt = (text: string | undefined, here: Here): readonly Entry[] =>
  text === undefined ? [] : [{ ...here, kind: 'prompt', text }];

/** An editor puts what is open in it before what the user typed. */
const requestIn = (text: string | undefined): string | undefined =>
  text?.startsWith('# Context from my IDE setup') ? text.split('## My request for Codex:')[1]?.trim() : text;

/** What the program sends in the name of the user. */
const PROGRAM = /^\s*(?:<[a-z_]+[\s>]|# AGENTS\.md instructions|# Context from my IDE setup)/i;

const sentPrompt = (payload: JsonObject, here: Here): readonly Entry[] =>
  objectsAt(payload, 'content')
    .flatMap((part) => textAt(part, 'text') ?? [])
    .filter((text) => !PROGRAM.test(text))
    .flatMap((text) => prompt(text, here));

function itemEntries(payload: JsonObject, here: Here): readonly Entry[] {
  const call_id = textAt(payload, 'call_id') ?? textAt(payload, 'id');
  switch (payload.type) {
    case 'function_call':
      return [callEntry(textAt(payload, 'name'), argumentsFrom(payload.arguments), payload, here)];
    case 'custom_tool_call':
      return [callEntry(textAt(payload, 'name'), { command: payload.input ?? '' }, payload, here)];
    case 'local_shell_call':
      return [callEntry('shell', argumentsFrom(payload.action), payload, here)];
    case 'function_call_output':
    case 'custom_tool_call_output':
      return call_id === undefined ? [] : [resultEntry(call_id, payload.output, here)];
    default:
      return [];
  }
}

/** Its shells, which hooks call `Bash`. */
const SHELLS: ReadonlySet<string> = new Set([
  'shell',
  'exec_command',
  'shell_command',
  'container.exec',
  'local_shell',
]);

function callEntry(name = 'unknown', args: JsonObject, payload: JsonObject, here: Here): Entry {
  const call_id = textAt(payload, 'call_id') ?? textAt(payload, 'id');
  const cwd = textAt(args, 'workdir') ?? textAt(args, 'working_directory');
  const known = { ...here, ...present({ call_id, cwd: cwd?.startsWith('/') ? cwd : undefined }) };
  if (name === 'apply_patch') return { ...known, kind: 'call', tool: name, arguments: patchOf(args) };
  if (!SHELLS.has(name)) {
    const namespace = textAt(payload, 'namespace')?.replace(/_+$/, '');
    const tool = namespace === undefined ? name : `${namespace}__${name}`;
    return { ...known, kind: 'call', tool, arguments: args };
  }
  const words = args.command ?? args.cmd ?? '';
  const list = Array.isArray(words) ? (words as readonly Json[]).map(String) : [String(words)];
  if (list[0] === 'apply_patch')
    return { ...known, kind: 'call', tool: 'apply_patch', arguments: { command: list[1] ?? '' } };
  return { ...known, kind: 'call', tool: 'Bash', arguments: { command: commandOf(list) } };
}

const patchOf = (args: JsonObject): JsonObject => ({
  command: textAt(args, 'command') ?? textAt(args, 'input') ?? textAt(args, 'patch') ?? '',
});

/** The line of a shell that is started for it, or words as a line. */
function commandOf(list: readonly string[]): string {
  const [shell = '', flag = '', line] = list;
  if (list.length === 1) return shell;
  if (list.length === 3 && line !== undefined && /(?:^|\/)(?:ba|z|da)?sh$/.test(shell) && /^-l?c$/.test(flag))
    return line;
  return list
    .map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`))
    .join(' ');
}

const REFUSED = /blocked by PreToolUse hook|rejected by user|denied by user|user rejected/i;

function resultEntry(call_id: string, output: Json | undefined, here: Here): Entry {
  const text = typeof output === 'string' ? output : (textAt(output, 'content') ?? '');
  const start = text.slice(0, 2000);
  const exit = /(?:"exit_code":\s*|Exit code: |Process exited with code )(\d+)/.exec(start)?.[1];
  const failed = (exit !== undefined && exit !== '0') || valueAt(output, 'success') === false;
  const refused = exit === undefined && REFUSED.test(start);
  return {
    ...{ ...here, kind: 'result', call_id },
    outcome: refused ? 'refused' : failed ? 'failed' : 'ran',
    ...(failed && { error: start }),
  };
}
