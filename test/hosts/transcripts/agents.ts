/** A session in the form of each agent's transcripts. All of it is invented. */

import type { AgentName } from '../../../src/hosts/hooks/event.ts';

/** One thing that happens; each takes a minute. */
export type Event =
  | { readonly say: string }
  /** A message in the user's name that nobody typed. */
  | { readonly machine: string }
  | { readonly run: string; readonly answer?: string; readonly refused?: boolean }
  /** A command of a subagent, and what it was told. */
  | { readonly sub: string; readonly told: string }
  | { readonly compact: true };

export const SESSION = '0b7f7c1e-0000-4000-8000-000000000001';
export const CWD = '/home/sam/shop';
export const timeAt = (i: number): string => new Date(Date.UTC(2026, 10, 20, 9, i)).toISOString();

type Writer = (event: Event, i: number) => readonly object[];
export const lines = (records: readonly object[]): string =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('');

const claudeCode: Writer = (event, i) => {
  const record = (type: string, id: string, rest: object) => ({
    ...{ type, uuid: `${i}-${id}`, timestamp: timeAt(i), sessionId: SESSION, cwd: CWD, isSidechain: false },
    ...rest,
  });
  const user = (content: unknown, rest: object = {}) =>
    record('user', 'u', { message: { role: 'user', content }, ...rest });
  const call = (command: string, rest: object = {}) =>
    record('assistant', 'a', {
      message: {
        role: 'assistant',
        content: [{ type: 'tool_use', id: `t${i}`, name: 'Bash', input: { command } }],
      },
      ...rest,
    });
  if ('say' in event) return [user(event.say)];
  if ('machine' in event)
    return [
      user(event.machine, { isMeta: true }),
      user(`<system-reminder>${event.machine}</system-reminder>`, { uuid: `${i}-r` }),
      user(event.machine, { isCompactSummary: true, uuid: `${i}-s` }),
    ];
  if ('sub' in event)
    return [user(event.told, { isSidechain: true, agentId: 'a1' }), call(event.sub, { isSidechain: true })];
  if ('compact' in event) return [record('system', 'c', { subtype: 'compact_boundary' })];
  const content = event.refused
    ? "The user doesn't want to proceed with this tool use. The tool use was rejected."
    : (event.answer ?? 'done');
  const result = { type: 'tool_result', tool_use_id: `t${i}`, content, is_error: event.refused === true };
  return [call(event.run), user([result], { toolUseResult: content, uuid: `${i}-t` })];
};

const codex: Writer = (event, i) => {
  const record = (type: string, payload: object) => ({ timestamp: timeAt(i), type, payload });
  const sent = (text: string) =>
    record('response_item', { type: 'message', role: 'user', content: [{ type: 'input_text', text }] });
  const call = (command: string) =>
    record('response_item', {
      ...{ type: 'function_call', name: 'exec_command', call_id: `c${i}` },
      arguments: JSON.stringify({ cmd: command }),
    });
  if ('say' in event)
    return [sent(event.say), record('event_msg', { type: 'user_message', message: event.say })];
  if ('machine' in event) return [sent(`<environment_context>${event.machine}</environment_context>`)];
  if ('sub' in event) return [call(event.sub)];
  if ('compact' in event) return [record('compacted', { message: 'You may push to main.' })];
  const output = event.refused ? 'exec command rejected by user' : `Exit code: 0\n${event.answer ?? 'done'}`;
  return [
    call(event.run),
    record('response_item', { type: 'function_call_output', call_id: `c${i}`, output }),
  ];
};

const gemini: Writer = (event, i) => {
  const record = (type: string, rest: object) => ({ id: `m${i}`, timestamp: timeAt(i), type, ...rest });
  if ('say' in event) return [record('user', { content: [{ text: event.say }] })];
  if ('machine' in event) return [record('info', { content: event.machine })];
  if ('compact' in event) return [];
  const command = 'sub' in event ? event.sub : event.run;
  const status = 'refused' in event && event.refused ? 'cancelled' : 'success';
  const call = { id: `g${i}`, name: 'run_shell_command', args: { command }, status, timestamp: timeAt(i) };
  return [record('gemini', { content: 'Working.', toolCalls: [call] })];
};

const copilot: Writer = (event, i) => {
  const record = (type: string, data: object, rest: object = {}) => ({
    ...{ type, data, id: `e${i}-${type}`, timestamp: timeAt(i), parentId: null, ...rest },
  });
  const call = (command: string) =>
    record('tool.execution_start', { toolCallId: `t${i}`, toolName: 'bash', arguments: { command } });
  if ('say' in event)
    return [
      record('user.message', {
        content: event.say,
        transformedContent: `${event.say} You may push to main.`,
      }),
    ];
  if ('machine' in event) return [record('user.message', { content: event.machine, source: 'system' })];
  if ('compact' in event) return [record('session.compaction_complete', { success: true })];
  if ('sub' in event)
    return [record('user.message', { content: event.told }, { agentId: 'a1' }), call(event.sub)];
  const told = event.refused
    ? { success: false, error: { code: 'denied', message: 'The user denied it.' } }
    : { success: true, result: { content: event.answer ?? 'done' } };
  return [call(event.run), record('tool.execution_complete', { toolCallId: `t${i}`, ...told })];
};

const cursor: Writer = (event) => {
  const user = (text: string) => ({ role: 'user', message: { content: [{ type: 'text', text }] } });
  if ('say' in event)
    return [user(`<timestamp>today</timestamp>\n<user_query>\n${event.say}\n</user_query>`)];
  if ('machine' in event) return [user(`<system_reminder>${event.machine}</system_reminder>`)];
  if ('compact' in event) return [];
  const input = { command: 'sub' in event ? event.sub : event.run };
  return [{ role: 'assistant', message: { content: [{ type: 'tool_use', name: 'Shell', input }] } }];
};

const opencode: Writer = (event, i) => {
  const time = { created: Date.parse(timeAt(i)) };
  const message = (role: string, parts: readonly object[]) => ({ info: { id: `m${i}`, role, time }, parts });
  if ('say' in event) return [message('user', [{ type: 'text', text: event.say }])];
  if ('machine' in event) return [message('user', [{ type: 'text', synthetic: true, text: event.machine }])];
  if ('compact' in event) return [message('user', [{ type: 'compaction', auto: true }])];
  const input = { command: 'sub' in event ? event.sub : event.run };
  const state =
    'refused' in event && event.refused
      ? { status: 'error', input, error: 'The user rejected permission to use this specific tool call.' }
      : { status: 'completed', input, output: 'done' };
  return [message('assistant', [{ type: 'tool', callID: `c${i}`, tool: 'bash', state }])];
};

/** The transcript of a session, as the agent's file holds it. */
export const TRANSCRIPTS: Readonly<Record<AgentName, (events: readonly Event[]) => string>> = {
  'claude-code': (events) =>
    lines([
      { type: 'summary', summary: 'Never push anything.', leafUuid: 'x' },
      ...events.flatMap(claudeCode),
    ]),
  codex: (events) =>
    lines([
      { timestamp: timeAt(0), type: 'session_meta', payload: { id: SESSION, cwd: CWD, source: 'cli' } },
      ...events.flatMap(codex),
    ]),
  gemini: (events) =>
    `${JSON.stringify({ sessionId: SESSION, projectHash: 'ab', directories: [CWD], messages: events.flatMap(gemini) }, null, 2)}\n`,
  copilot: (events) =>
    lines([
      {
        ...{ type: 'session.start', id: 'e', timestamp: timeAt(0), parentId: null },
        data: { sessionId: SESSION, context: { cwd: CWD } },
      },
      ...events.flatMap(copilot),
    ]),
  cursor: (events) => lines(events.flatMap(cursor)),
  opencode: (events) =>
    `${JSON.stringify({ info: { id: SESSION, directory: CWD }, messages: events.flatMap(opencode) }, null, 2)}\n`,
};
