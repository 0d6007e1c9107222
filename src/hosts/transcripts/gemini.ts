/**
 * Transcripts of Gemini CLI, `~/.gemini/tmp/PROJECT/chats/session-….json`: one document with `messages`, or, in
 * later versions, JSON Lines that begin with what stands above them; there a message is written again as it grows,
 * and `{$set: {messages}}` puts others in the place of all: at the start what the program tells the model, with the
 * folder in it, and at a compaction what is left. Those of subagents are files of their own, in a folder beside it.
 */

import type { Json, JsonObject } from '../../catalog/unit.ts';
import type { Entry, Here, Outcome, TranscriptForm, TranscriptReader } from './entry.ts';
import { argumentsFrom, isObject, objectsAt, present, textAt, timeFrom, valueAt } from './fields.ts';

export const geminiTranscript: TranscriptForm = {
  agent: 'gemini',
  knownBy: 'a document, or JSON Lines, with `sessionId`, `projectHash` and `messages` ("user", "gemini")',
  recognises: (record) =>
    textAt(record, 'sessionId') !== undefined &&
    (textAt(record, 'projectHash') !== undefined ||
      objectsAt(record, 'messages').some(({ type }) => type === 'user' || type === 'gemini')),
  open,
};

function open(): TranscriptReader {
  let here: Here = {};
  let subagent = false;
  const seen = new Set<string>();
  const once = (id: string | undefined): boolean => {
    if (id === undefined) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  };
  const message = (record: JsonObject, number?: number): readonly Entry[] => {
    const place = { ...here, ...present({ at: timeFrom(record.timestamp), message_number: number }) };
    const calls = objectsAt(record, 'toolCalls');
    if (record.type === 'gemini') return calls.flatMap((call) => callEntries(call, place, once));
    if (record.type !== 'user' || subagent || !once(textAt(record, 'id'))) return [];
    return promptEntry(record, place);
  };
  return {
    read: (record) => {
      if (isObject(record.$set)) {
        const told = objectsAt(record.$set, 'messages').flatMap(({ content }) => textsOf(content));
        const cwd = told.map((text) => WORKSPACE.exec(text)?.[1]).find(Boolean);
        here = { ...here, ...present({ at: timeFrom(record.$set.lastUpdated), cwd: here.cwd ?? cwd }) };
        return told.some((text) => SNAPSHOT.test(text)) ? [{ ...here, kind: 'compaction' }] : [];
      }
      if (textAt(record, 'sessionId') === undefined) return message(record);
      here = { ...here, ...placeOf(record) };
      subagent = record.kind === 'subagent';
      return objectsAt(record, 'messages').flatMap((one, i) => message(one, i + 1));
    },
  };
}

function placeOf(record: JsonObject): Here {
  const [folder] = Array.isArray(record.directories) ? (record.directories as readonly Json[]) : [];
  return present({
    at: timeFrom(record.startTime),
    session_id: textAt(record, 'sessionId'),
    cwd: typeof folder === 'string' ? folder : undefined,
  });
}

/** Behind this line stand files that the user named with `@`. */
const REFERENCED = '--- Content from referenced files ---';

function promptEntry(record: JsonObject, here: Here): readonly Entry[] {
  const texts = textsOf(record.displayContent ?? record.content);
  const end = texts.findIndex((text) => text.includes(REFERENCED));
  const own = end < 0 ? texts : [...texts.slice(0, end), texts[end]?.split(REFERENCED)[0] ?? ''];
  const text = own.join('\n').trim();
  const message_id = textAt(record, 'id');
  return text === '' || isContext(text)
    ? []
    : [{ ...here, kind: 'prompt', text, ...present({ message_id }) }];
}

/** What the program tells the model at the start, and commands to itself. */
const isContext = (text: string): boolean =>
  /^<(?:session_context|state_snapshot)>|^\/[a-z]+\s*$/i.test(text);

/** What a conversation begins with once it was compacted. */
const SNAPSHOT = /^\s*<state_snapshot>/;
const WORKSPACE = /^<session_context>[\s\S]*?Workspace Directories:\*\*\n\s*- (\/.*|[A-Za-z]:\\.*)$/m;

const textsOf = (content: Json | undefined): readonly string[] =>
  typeof content === 'string'
    ? [content]
    : (Array.isArray(content) ? (content as readonly Json[]) : []).flatMap((part) =>
        typeof part === 'string' ? [part] : isObject(part) ? (textAt(part, 'text') ?? []) : [],
      );

const OUTCOMES: { readonly [status: string]: Outcome } = {
  success: 'ran',
  error: 'failed',
  cancelled: 'refused',
};

function callEntries(
  call: JsonObject,
  here: Here,
  once: (id: string | undefined) => boolean,
): readonly Entry[] {
  const tool = textAt(call, 'name');
  if (tool === undefined) return [];
  const call_id = textAt(call, 'id');
  const place = { ...here, ...present({ at: timeFrom(call.timestamp) ?? here.at, call_id }) };
  const made: Entry = { ...place, kind: 'call', tool, arguments: argumentsFrom(call.args) };
  const status = textAt(call, 'status') ?? '';
  const error = errorOf(call);
  const outcome = /^Tool execution blocked/.test(error)
    ? 'refused'
    : Object.hasOwn(OUTCOMES, status)
      ? OUTCOMES[status]
      : undefined;
  const told: readonly Entry[] =
    call_id === undefined || outcome === undefined
      ? []
      : [{ ...place, kind: 'result', call_id, outcome, ...(outcome === 'failed' && { error }) }];
  return once(call_id === undefined ? undefined : `call ${call_id}`) ? [made, ...told] : told;
}

const errorOf = (call: JsonObject): string =>
  textAt(call, 'resultDisplay') ??
  objectsAt(call, 'result')
    .map((part) => textAt(valueAt(part, 'functionResponse', 'response'), 'error') ?? '')
    .join('\n');
