/**
 * Transcripts of Claude Code: JSON Lines, `~/.claude/projects/PROJECT/SESSION.jsonl`, of subagents in
 * `SESSION/subagents/`. A message of the assistant may take several lines, one a block.
 */

import type { Json, JsonObject } from '../../catalog/unit.ts';
import type { Entry, Here, Outcome, TranscriptForm } from './entry.ts';
import { argumentsFrom, isObject, objectsAt, present, textAt, timeFrom, valueAt } from './fields.ts';
import { withoutElements, withoutTags } from './own-text.ts';

export const claudeCodeTranscript: TranscriptForm = {
  agent: 'claude-code',
  knownBy: 'JSON Lines with `sessionId`, `type` ("user", "assistant") and `message`',
  recognises: (record) =>
    (record.type === 'user' || record.type === 'assistant') &&
    isObject(record.message) &&
    textAt(record, 'sessionId') !== undefined,
  open: () => {
    // A session that goes on from another begins with the lines of that one; some are written twice.
    const seen = new Set<string>();
    return {
      read: (record) => {
        const id = textAt(record, 'uuid');
        if (id !== undefined && seen.has(id)) return [];
        if (id !== undefined) seen.add(id);
        return entriesOf(record);
      },
    };
  },
};

function entriesOf(record: JsonObject): readonly Entry[] {
  const here = hereOf(record);
  switch (record.type) {
    case 'user':
      return userEntries(record, here);
    case 'assistant':
      return objectsAt(record, 'message', 'content').flatMap((block) => callEntry(block, here));
    case 'attachment':
      return queuedEntries(record, here);
    case 'system':
      return record.subtype === 'compact_boundary' ? [{ ...here, kind: 'compaction' }] : [];
    default:
      return [];
  }
}

const hereOf = (record: JsonObject): Here =>
  present({
    at: timeFrom(record.timestamp),
    session_id: textAt(record, 'sessionId'),
    cwd: textAt(record, 'cwd'),
  });

function callEntry(block: JsonObject, here: Here): readonly Entry[] {
  const tool = textAt(block, 'name');
  if (block.type !== 'tool_use' || tool === undefined) return [];
  const args = argumentsFrom(block.input);
  return [{ ...here, kind: 'call', tool, arguments: args, ...present({ call_id: textAt(block, 'id') }) }];
}

function userEntries(record: JsonObject, here: Here): readonly Entry[] {
  const content = valueAt(record, 'message', 'content');
  const results = objectsAt(record, 'message', 'content').filter(({ type }) => type === 'tool_result');
  if (results.length > 0) return results.flatMap((result) => resultEntry(result, here, isDenied(record)));
  if (!isOwn(record) || record.toolUseResult !== undefined) return [];
  return promptEntry(content, { ...here, ...messageId(record) });
}

const messageId = (record: JsonObject): { readonly message_id?: string } =>
  present({ message_id: textAt(record, 'promptId') ?? textAt(record, 'uuid') });

/** Marks of what no person typed. */
const MACHINE = ['isMeta', 'isSidechain', 'isCompactSummary', 'isVisibleInTranscriptOnly', 'isSynthetic'];

function isOwn(record: JsonObject): boolean {
  if (MACHINE.some((mark) => record[mark] === true) || record.agentId !== undefined) return false;
  const origin = textAt(record, 'origin', 'kind') ?? 'human';
  return origin === 'human';
}

/** What the user typed while the agent was at work. */
function queuedEntries(record: JsonObject, here: Here): readonly Entry[] {
  const { attachment } = record;
  if (!isObject(attachment) || attachment.type !== 'queued_command' || !isOwn(record)) return [];
  if (!isOwn(attachment) || (textAt(attachment, 'commandMode') ?? 'prompt') !== 'prompt') return [];
  return promptEntry(attachment.prompt, { ...here, ...messageId(record) });
}

/** Elements that the program writes into messages. */
const PROGRAM: ReadonlySet<string> = new Set([
  ...['system-reminder', 'command-name', 'command-message', 'command-contents', 'task-notification'],
  ...['local-command-stdout', 'local-command-stderr', 'local-command-caveat', 'tool_use_error'],
  ...['bash-input', 'bash-stdout', 'bash-stderr', 'user-prompt-submit-hook', 'session-start-hook'],
  ...['ide_opened_file', 'ide_selection', 'ide_diagnostics', 'new-diagnostics', 'teammate-message'],
]);
/** Elements around what the user typed. */
const PERSON: ReadonlySet<string> = new Set(['command-args', 'user-memory-input']);

/** Messages that older versions wrote without a mark. */
const UNMARKED =
  /^(?:\[Request interrupted by user|Caveat: The messages below were generated|This session is being continued from a previous conversation)/;

function promptEntry(
  content: Json | undefined,
  here: Here & { readonly message_id?: string },
): readonly Entry[] {
  const texts =
    typeof content === 'string'
      ? [content]
      : (Array.isArray(content) ? (content as readonly Json[]) : []).flatMap((block) =>
          isObject(block) && block.type === 'text' ? (textAt(block, 'text') ?? []) : [],
        );
  const own = texts.filter((text) => !UNMARKED.test(text));
  const text = own
    .map((one) => withoutTags(withoutElements(one, PROGRAM), PERSON))
    .join('\n')
    .trim();
  return text === '' ? [] : [{ ...here, kind: 'prompt', text }];
}

/** Newer versions say it beside the message. */
const isDenied = (record: JsonObject): boolean =>
  textAt(record, 'toolDenialKind') !== undefined ||
  textAt(record, 'permissionDecision', 'decision') === 'reject';

function resultEntry(result: JsonObject, here: Here, denied: boolean): readonly Entry[] {
  const call_id = textAt(result, 'tool_use_id');
  if (call_id === undefined) return [];
  if (result.is_error !== true) return [{ ...here, kind: 'result', call_id, outcome: 'ran' }];
  const error = textOf(result.content);
  return [{ ...here, kind: 'result', call_id, outcome: denied ? 'refused' : outcomeOf(error), error }];
}

/** How a refusal is told to the model: by a person, by a permission rule, by a hook. */
const REFUSED =
  /^(?:The user doesn't want to (?:proceed|take this action)|Permission to use \S+ (?:with|has been denied)|PreToolUse:\S+ hook (?:error|blocked))|tool use was rejected/;

const outcomeOf = (error: string): Outcome => (REFUSED.test(error) ? 'refused' : 'failed');

const textOf = (content: Json | undefined): string =>
  typeof content === 'string'
    ? content
    : objectsAt({ content: content ?? null }, 'content')
        .map((block) => textAt(block, 'text') ?? '')
        .join('\n');
