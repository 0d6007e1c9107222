/**
 * Transcripts of Copilot CLI: JSON Lines, `~/.copilot/session-state/SESSION/events.jsonl`. An event is
 * `{type, data, id, timestamp, parentId}`.
 */

import type { JsonObject } from '../../catalog/unit.ts';
import type { Entry, Here, Outcome, TranscriptForm, TranscriptReader } from './entry.ts';
import { argumentsFrom, isObject, present, textAt, timeFrom, valueAt } from './fields.ts';

const EVENT = /^(?:session|user|assistant|tool|subagent|hook|system|skill|permission)\.[a-z_.]+$/;

export const copilotTranscript: TranscriptForm = {
  agent: 'copilot',
  knownBy: 'JSON Lines with `type` ("session.start", "user.message", "tool.execution_start") and `data`',
  recognises: (record) => EVENT.test(textAt(record, 'type') ?? '') && isObject(record.data),
  open,
};

function open(): TranscriptReader {
  let here: Here = {};
  return {
    read: (record) => {
      const { data } = record;
      if (!isObject(data)) return [];
      const at = timeFrom(record.timestamp);
      here = { ...here, ...present({ at }), ...placeIn(record, data) };
      return eventEntries(record, data, here);
    },
  };
}

function placeIn({ type }: JsonObject, data: JsonObject): Here {
  const context = type === 'session.context_changed' ? data : data.context;
  const starts = type === 'session.start' || type === 'session.resume';
  return present({
    session_id: starts ? textAt(data, 'sessionId') : undefined,
    cwd: starts || type === 'session.context_changed' ? textAt(context, 'cwd') : undefined,
  });
}

function eventEntries(record: JsonObject, data: JsonObject, here: Here): readonly Entry[] {
  const call_id = textAt(data, 'toolCallId');
  switch (record.type) {
    case 'user.message': {
      const text = textAt(data, 'content');
      if (text === undefined || !isOwn(record, data)) return [];
      return [{ ...here, kind: 'prompt', text, ...present({ message_id: textAt(record, 'id') }) }];
    }
    case 'tool.execution_start': {
      const tool = textAt(data, 'toolName');
      if (tool === undefined) return [];
      return [
        { ...here, kind: 'call', tool, arguments: argumentsFrom(data.arguments), ...present({ call_id }) },
      ];
    }
    case 'tool.execution_complete':
      return call_id === undefined ? [] : [resultEntry(call_id, data, here)];
    case 'session.compaction_complete':
      return [{ ...here, kind: 'compaction' }];
    default:
      return [];
  }
}

/** Messages to subagents, and those that the program sends, name who sent them. */
const isOwn = (record: JsonObject, data: JsonObject): boolean =>
  record.agentId === undefined &&
  data.agentId === undefined &&
  data.isAutopilotContinuation !== true &&
  (textAt(data, 'source') ?? 'user') === 'user';

function resultEntry(call_id: string, data: JsonObject, here: Here): Entry {
  if (data.success !== false) return { ...here, kind: 'result', call_id, outcome: 'ran' };
  const code = textAt(data, 'error', 'code') ?? '';
  const error =
    textAt(data, 'error', 'message') ??
    textAt(data, 'error') ??
    textAt(valueAt(data, 'result'), 'content') ??
    '';
  const refused =
    /^(?:denied|rejected)$/.test(code) ||
    /\b(?:denied by|user (?:denied|rejected))\b/i.test(error.slice(0, 500));
  const outcome: Outcome = refused ? 'refused' : 'failed';
  return { ...here, kind: 'result', call_id, outcome, error };
}
