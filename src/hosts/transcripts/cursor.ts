/**
 * Transcripts of Cursor: JSON Lines, `~/.cursor/projects/PROJECT/agent-transcripts/…`. A record is
 * `{role, message: {content}}`. They name no time and no folder, and hold no results.
 */

import type { Json, JsonObject } from '../../catalog/unit.ts';
import type { Entry, TranscriptForm } from './entry.ts';
import { argumentsFrom, isObject, objectsAt, present, textAt, valueAt } from './fields.ts';
import { elementsOf, withoutElements } from './own-text.ts';

export const cursorTranscript: TranscriptForm = {
  agent: 'cursor',
  knownBy: 'JSON Lines with `role` ("user", "assistant") and `message`, and without `type`',
  recognises: (record) =>
    (record.role === 'user' || record.role === 'assistant') &&
    record.type === undefined &&
    isObject(record.message),
  open: () => ({
    read: (record) =>
      record.role === 'user'
        ? promptEntry(record)
        : objectsAt(record, 'message', 'content').flatMap((block) => callEntry(block)),
  }),
};

/** Elements that the program writes into messages; what the user typed may stand in one of its own. */
const PROGRAM: ReadonlySet<string> = new Set([
  ...[
    'system_reminder',
    'system-reminder',
    'attached_files',
    'additional_data',
    'open_and_recently_viewed_files',
  ],
  ...['user_info', 'rules', 'project_layout', 'git_status', 'timestamp', 'cursor_commands', 'agent_skills'],
  ...['system_notification', 'manually_attached_skills', 'agent_transcripts', 'image_files'],
]);

function promptEntry(record: JsonObject): readonly Entry[] {
  const content = valueAt(record, 'message', 'content');
  const texts = typeof content === 'string' ? [content] : textBlocks(content);
  const typed = texts.flatMap((text) => elementsOf(text, 'user_query') ?? []);
  const own = typed.length > 0 ? typed : texts.map((text) => withoutElements(text, PROGRAM));
  const text = own.join('\n').trim();
  return text === '' ? [] : [{ kind: 'prompt', text }];
}

const textBlocks = (content: Json | undefined): readonly string[] =>
  objectsAt({ content: content ?? null }, 'content').flatMap((block) =>
    block.type === 'text' ? (textAt(block, 'text') ?? []) : [],
  );

/** Names in transcripts that hooks do not use. */
const AS_HOOKS: ReadonlyMap<string, string> = new Map([
  ['StrReplace', 'Edit'],
  ['MultiStrReplace', 'Edit'],
  ['EditNotebook', 'Edit'],
  ['ApplyPatch', 'apply_patch'],
  ['run_terminal_cmd', 'Shell'],
]);

function callEntry(block: JsonObject): readonly Entry[] {
  const name = textAt(block, 'name');
  if (block.type !== 'tool_use' || name === undefined) return [];
  const call_id = textAt(block, 'id');
  const args = argumentsFrom(block.input);
  const called = name === 'CallMcpTool' ? textAt(args, 'toolName') : undefined;
  if (called !== undefined) {
    const tool = `mcp__${textAt(args, 'server') ?? 'server'}__${called}`;
    return [{ kind: 'call', tool, arguments: argumentsFrom(args.arguments), ...present({ call_id }) }];
  }
  return [{ kind: 'call', tool: AS_HOOKS.get(name) ?? name, arguments: args, ...present({ call_id }) }];
}
