/** Transcripts of opencode: one document, `{info, messages: [{info, parts}]}`, as `opencode export SESSION` writes it. */

import type { JsonObject } from '../../catalog/unit.ts';
import { typedIn } from '../hooks/opencode.ts';
import type { Entry, Here, TranscriptForm } from './entry.ts';
import { argumentsFrom, isObject, objectsAt, present, textAt, timeFrom, valueAt } from './fields.ts';
import { withoutElements } from './own-text.ts';

export const opencodeTranscript: TranscriptForm = {
  agent: 'opencode',
  knownBy: 'a document with `info` and `messages`, as `opencode export SESSION` writes it',
  recognises: ({ info, messages }) =>
    textAt(info, 'id') !== undefined &&
    Array.isArray(messages) &&
    (textAt(info, 'directory') ?? messages[0]) !== undefined,
  open: () => ({ read: documentEntries }),
};

function documentEntries(record: JsonObject): readonly Entry[] {
  const { info } = record;
  const subagent = textAt(info, 'parentID') !== undefined;
  const session = present({
    at: timeFrom(valueAt(info, 'time', 'created')),
    session_id: textAt(info, 'id'),
    cwd: textAt(info, 'directory'),
  });
  return objectsAt(record, 'messages').flatMap((message, i) =>
    messageEntries(message, { ...session, message_number: i + 1 }, subagent),
  );
}

function messageEntries(message: JsonObject, session: Here, subagent: boolean): readonly Entry[] {
  const { info } = message;
  const at = timeFrom(valueAt(info, 'time', 'created'));
  const here = { ...session, ...present({ at, cwd: textAt(info, 'path', 'cwd') }) };
  const parts = objectsAt(message, 'parts');
  if (textAt(info, 'role') !== 'user') return parts.flatMap((part) => partEntries(part, here));
  const compacted: readonly Entry[] = parts.some(({ type }) => type === 'compaction')
    ? [{ ...here, kind: 'compaction' }]
    : [];
  const text = parts
    .flatMap((part) => (isOwn(part) ? (textAt(part, 'text') ?? []) : []))
    .map((typed) => typedIn(withoutElements(typed, OURS).trimEnd()))
    .join('\n')
    .trim();
  if (subagent || text === '') return compacted;
  return [...compacted, { ...here, kind: 'prompt', text, ...present({ message_id: textAt(info, 'id') }) }];
}

/** What the plugin of lictor told the model. */
const OURS: ReadonlySet<string> = new Set(['lictor']);

/** Files that were named, and what the program adds, are `synthetic`. */
const isOwn = ({ type, synthetic, ignored }: JsonObject): boolean =>
  type === 'text' && synthetic !== true && ignored !== true;

/** What a plugin throws has no mark: ours is known by how its reasons end (on-call.ts). */
const REFUSED =
  /\buser rejected permission\b|\brejected permission\b|\brule which prevents\b|^lictor\b|\bOnly the user can (?:lift it|say yes)\./i;

function partEntries(part: JsonObject, here: Here): readonly Entry[] {
  const { state } = part;
  const tool = textAt(part, 'tool');
  if (part.type !== 'tool' || tool === undefined || !isObject(state)) return [];
  const call_id = textAt(part, 'callID') ?? textAt(part, 'id');
  const place = { ...here, ...present({ at: timeFrom(valueAt(state, 'time', 'start')), call_id }) };
  const made: Entry = { ...place, kind: 'call', tool, arguments: argumentsFrom(state.input) };
  if (call_id === undefined) return [made];
  if (state.status === 'completed') return [made, { ...place, kind: 'result', call_id, outcome: 'ran' }];
  if (state.status !== 'error') return [made];
  const error = textAt(state, 'error') ?? '';
  return [
    made,
    { ...place, kind: 'result', call_id, outcome: REFUSED.test(error) ? 'refused' : 'failed', error },
  ];
}
