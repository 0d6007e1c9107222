/** Each agent's form: what it says is read, and what it is answered is exactly what blocks in it. */

import { describe, expect, it } from 'vitest';
import { ADAPTERS, adapterNamed, eventCalled } from '../../../src/hosts/hooks/adapters.ts';
import type { AgentName, HookEvent, Verdict } from '../../../src/hosts/hooks/event.ts';
import { callsOf } from '../../../src/hosts/hooks/neutral-call.ts';
import { blocking } from '../../../src/hosts/hooks/output.ts';
import { readEvent } from '../../../src/hosts/hooks/read-event.ts';

function read(agent: AgentName, called: string, payload: unknown): HookEvent {
  const event = tryRead(agent, called, JSON.stringify(payload));
  if (!event.ok) throw new Error(event.error);
  return event.value;
}

function tryRead(agent: AgentName, called: string, text: string) {
  const adapter = adapterNamed(agent);
  if (!adapter) throw new Error(agent);
  return readEvent(adapter, called, text);
}

/** Inputs as the agents send them, with fields that nobody knows. */
const PAYLOADS: readonly [AgentName, string, object, string, object][] = [
  [
    'claude-code',
    'PreToolUse',
    {
      session_id: 's1',
      transcript_path: '/home/u/.claude/projects/p/s1.jsonl',
      cwd: '/home/u/p',
      prompt_id: 'b0c9',
      permission_mode: 'default',
      effort: { level: 'high' },
      hook_event_name: 'PreToolUse',
      tool_name: 'Bash',
      tool_input: { command: 'git push origin main', description: 'Push' },
      tool_use_id: 'toolu_1',
      from_the_future: [1],
    },
    'Bash',
    { command: 'git push origin main', description: 'Push' },
  ],
  [
    'codex',
    'PreToolUse',
    {
      session_id: 's1',
      turn_id: 't1',
      transcript_path: null,
      cwd: '/home/u/p',
      hook_event_name: 'PreToolUse',
      model: 'm',
      permission_mode: 'default',
      tool_name: 'Bash',
      tool_input: { command: 'git push origin main' },
      tool_use_id: 'c1',
    },
    'Bash',
    { command: 'git push origin main' },
  ],
  [
    'gemini',
    'BeforeTool',
    {
      session_id: 's1',
      transcript_path: '/t',
      cwd: '/home/u/p',
      hook_event_name: 'BeforeTool',
      timestamp: '2026-11-30T09:00:00Z',
      tool_name: 'replace',
      tool_input: { file_path: '/a', old_string: 'x', new_string: 'y' },
    },
    'Edit',
    { file_path: '/a', old_string: 'x', new_string: 'y' },
  ],
  [
    'copilot',
    'preToolUse',
    {
      sessionId: 's1',
      timestamp: 1796000000000,
      cwd: '/home/u/p',
      toolName: 'create',
      toolArgs: '{"path":"/a","file_text":"x"}',
    },
    'Write',
    { file_path: '/a', content: 'x' },
  ],
  [
    'cursor',
    'beforeShellExecution',
    {
      conversation_id: 's1',
      generation_id: 'g1',
      hook_event_name: 'beforeShellExecution',
      workspace_roots: ['/home/u/p'],
      command: 'git push origin main',
    },
    'Bash',
    expect.objectContaining({ command: 'git push origin main' }) as object,
  ],
  [
    'cursor',
    'beforeMCPExecution',
    {
      conversation_id: 's1',
      hook_event_name: 'beforeMCPExecution',
      workspace_roots: ['/home/u/p'],
      tool_name: 'send_email',
      tool_input: '{"to":"sarah@example.com"}',
      url: 'https://mail.example.com',
    },
    'send_email',
    { to: 'sarah@example.com' },
  ],
  [
    'opencode',
    'tool.execute.before',
    {
      session_id: 's1',
      cwd: '/home/u/p',
      tool_name: 'edit',
      tool_input: { filePath: '/a', oldString: 'x', newString: 'y' },
    },
    'Edit',
    { file_path: '/a', old_string: 'x', new_string: 'y' },
  ],
];

describe('what an agent says', () => {
  it.each(PAYLOADS)(
    '%s %s is read, and its call told by common names',
    (agent, called, payload, tool, args) => {
      const event = read(agent, called, payload);
      expect(event).toMatchObject({ agent, event: 'pre_tool', called, session_id: 's1', cwd: '/home/u/p' });
      const adapter = ADAPTERS.get(agent);
      expect(adapter && callsOf(adapter, event)).toEqual([{ tool, arguments: args, cwd: '/home/u/p' }]);
    },
  );

  it.each([
    ['no text', ''],
    ['no JSON', 'hello'],
    ['no object', '[]'],
    ['no tool', '{"tool_input":{}}'],
    ['a tool that is no text', '{"tool_name":1}'],
    ['arguments that are no object', '{"tool_name":"Bash","tool_input":[1]}'],
    ['arguments as a text that is no JSON', '{"tool_name":"Bash","tool_input":"rm"}'],
    ['a key that stands twice', '{"tool_name":"Read","tool_name":"Bash","tool_input":{}}'],
    ['another event', '{"hook_event_name":"Stop","tool_name":"Bash","tool_input":{}}'],
    ['a thousand levels', `{"tool_name":"Bash","tool_input":${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}}`],
  ])('is refused when it holds %s', (_, text) => {
    expect(tryRead('claude-code', 'PreToolUse', text)).toMatchObject({ ok: false });
  });

  it('keeps names of prototypes as arguments', () => {
    const payload = '{"tool_name":"constructor","tool_input":{"__proto__":{"x":1},"toString":2}}';
    const event = tryRead('claude-code', 'PreToolUse', payload);
    expect(event).toMatchObject({ ok: true, value: { tool: 'constructor' } });
    expect(event.ok && Object.keys(event.value.arguments ?? {})).toEqual(['__proto__', 'toString']);
  });

  it('takes a patch apart into its files', () => {
    const command =
      '*** Begin Patch\n*** Update File: src/a.ts\n@@\n-x\n+y\n*** Add File: .env\n+k\n*** End Patch';
    const event = read('codex', 'PreToolUse', { tool_name: 'apply_patch', tool_input: { command } });
    const adapter = ADAPTERS.get('codex');
    expect(
      adapter && callsOf(adapter, event).map(({ tool, arguments: { file_path } }) => [tool, file_path]),
    ).toEqual([
      ['apply_patch', undefined],
      ['Edit', 'src/a.ts'],
      ['Write', '.env'],
    ]);
  });

  it.each([
    ['claude-code', 'pre-tool-use', 'PreToolUse'],
    ['claude-code', 'pre_tool', 'PreToolUse'],
    ['gemini', 'beforetool', 'BeforeTool'],
    ['gemini', 'pre_tool', 'BeforeTool'],
    ['opencode', 'tool.execute.before', 'tool.execute.before'],
    ['claude-code', 'constructor', undefined],
    ['claude-code', '', undefined],
  ])('%s calls %j %j', (agent, name, called) => {
    const adapter = adapterNamed(agent);
    expect(adapter && eventCalled(adapter, name)).toBe(called);
  });
});

const DENY: Verdict = { decision: 'deny', reason: 'the user forbade this', notice: 'lictor blocked: x' };
const ASK: Verdict = {
  decision: 'ask',
  reason: 'the user wants to be asked',
  notice: 'lictor asks first: x',
};
const BY_HAND = / — \w[\w-]* cannot ask from a hook; a person allows it once with `lictor release`$/;

/** Standard output of an answer that ends with 0 and says nothing on standard error. */
const ANSWERS: readonly [AgentName, string, Verdict, unknown][] = [
  [
    'claude-code',
    'PreToolUse',
    DENY,
    {
      hookSpecificOutput: {
        hookEventName: 'PreToolUse',
        permissionDecision: 'deny',
        permissionDecisionReason: 'the user forbade this',
      },
      systemMessage: 'lictor blocked: x',
    },
  ],
  [
    'claude-code',
    'PreToolUse',
    ASK,
    {
      hookSpecificOutput: {
        hookEventName: 'PreToolUse',
        permissionDecision: 'ask',
        permissionDecisionReason: 'the user wants to be asked',
      },
      systemMessage: 'lictor asks first: x',
    },
  ],
  [
    'codex',
    'PreToolUse',
    DENY,
    {
      hookSpecificOutput: {
        hookEventName: 'PreToolUse',
        permissionDecision: 'deny',
        permissionDecisionReason: 'the user forbade this',
      },
    },
  ],
  [
    'codex',
    'PreToolUse',
    ASK,
    {
      hookSpecificOutput: {
        hookEventName: 'PreToolUse',
        permissionDecision: 'deny',
        permissionDecisionReason: expect.stringMatching(BY_HAND),
      },
    },
  ],
  [
    'gemini',
    'BeforeTool',
    DENY,
    { decision: 'deny', reason: 'the user forbade this', systemMessage: 'lictor blocked: x' },
  ],
  [
    'gemini',
    'BeforeTool',
    ASK,
    { decision: 'deny', reason: expect.stringMatching(BY_HAND), systemMessage: 'lictor asks first: x' },
  ],
  [
    'copilot',
    'preToolUse',
    DENY,
    { permissionDecision: 'deny', permissionDecisionReason: 'the user forbade this' },
  ],
  [
    'copilot',
    'preToolUse',
    ASK,
    { permissionDecision: 'ask', permissionDecisionReason: 'the user wants to be asked' },
  ],
  [
    'cursor',
    'preToolUse',
    DENY,
    { permission: 'deny', user_message: 'lictor blocked: x', agent_message: 'the user forbade this' },
  ],
  [
    'cursor',
    'preToolUse',
    ASK,
    {
      permission: 'deny',
      user_message: 'lictor asks first: x',
      agent_message: expect.stringMatching(BY_HAND),
    },
  ],
  [
    'cursor',
    'beforeShellExecution',
    ASK,
    { permission: 'ask', user_message: 'lictor asks first: x', agent_message: 'the user wants to be asked' },
  ],
  [
    'opencode',
    'tool.execute.before',
    DENY,
    { decision: 'deny', reason: 'the user forbade this', notice: 'lictor blocked: x' },
  ],
  ['opencode', 'tool.execute.before', { decision: 'allow' }, { decision: 'allow' }],
  ['cursor', 'preToolUse', { decision: 'allow' }, {}],
  [
    'claude-code',
    'UserPromptSubmit',
    { decision: 'allow', context: 'c', notice: 'n' },
    { hookSpecificOutput: { hookEventName: 'UserPromptSubmit', additionalContext: 'c' }, systemMessage: 'n' },
  ],
  [
    'gemini',
    'SessionStart',
    { decision: 'allow', context: 'c' },
    { hookSpecificOutput: { hookEventName: 'SessionStart', additionalContext: 'c' } },
  ],
  ['cursor', 'beforeSubmitPrompt', { decision: 'allow', notice: 'n' }, { continue: true, user_message: 'n' }],
];

const eventOf = (agent: AgentName, called: string): HookEvent => ({
  agent,
  called,
  event: ADAPTERS.get(agent)?.events[called] ?? 'pre_tool',
  tool: 'Bash',
});

describe('what an agent is answered', () => {
  it.each(ANSWERS)('%s at %s, for %j', (agent, called, verdict, expected) => {
    const output = ADAPTERS.get(agent)?.answer(eventOf(agent, called), verdict);
    expect(output).toMatchObject({ stderr: '', exit: 0 });
    expect(JSON.parse(output?.stdout ?? '')).toEqual(expected);
    expect(output?.stdout).toMatch(/^\{.*\}\n$/);
  });

  it.each([
    ['claude-code', 'PreToolUse'],
    ['claude-code', 'Stop'],
    ['codex', 'PreToolUse'],
    ['gemini', 'BeforeTool'],
    ['copilot', 'preToolUse'],
  ] as const)('%s at %s is answered nothing when there is nothing to say', (agent, called) => {
    const output = ADAPTERS.get(agent)?.answer(eventOf(agent, called), { decision: 'allow' });
    expect(output).toEqual({ stdout: '', stderr: '', exit: 0 });
  });

  it('never has an empty reason: some agents then run the tool', () => {
    for (const adapter of ADAPTERS.values())
      for (const [called, event] of Object.entries(adapter.events))
        if (event === 'pre_tool')
          for (const decision of ['ask', 'deny'] as const) {
            const { stdout } = adapter.answer(eventOf(adapter.agent, called), { decision });
            expect(stdout).toMatch(/refused by a rule of the user|cannot ask from a hook/);
          }
  });

  it.each(['', '   ', '\n', 'why\nnot', '\u202e'])('blocks with a line on standard error for %j', (why) => {
    const { stdout, stderr, exit } = blocking(why);
    expect([stdout, exit]).toEqual(['', 2]);
    expect(stderr).toMatch(/^lictor: \S.*\n$/);
  });
});

describe('what the user typed', () => {
  it.each([
    ['"never push to main"', 'never push to main'],
    ['"say \\"hi\\", then stop"', 'say "hi", then stop'],
    ['"never push"\npiped in', 'never push\npiped in'],
    ['never push "to main"', 'never push "to main"'],
    ['"never push" to "main"', '"never push" to "main"'],
    ['"never push', '"never push'],
    ['""', ''],
    ['', ''],
  ])('in `opencode run` is %j without the quotes of the program', (sent, typed) => {
    expect(read('opencode', 'chat.message', { prompt: sent }).prompt).toBe(typed);
  });

  it.each([
    ['claude-code', 'UserPromptSubmit', 'agent_id'],
    ['codex', 'UserPromptSubmit', 'agent_id'],
    ['copilot', 'userPromptSubmitted', 'agentId'],
    ['opencode', 'chat.message', 'agent_id'],
  ] as const)('in %s is told apart from what is said to a helper', (agent, called, field) => {
    expect(read(agent, called, { prompt: 'x', [field]: 'a1' }).subagent).toBe('a1');
    expect(read(agent, called, { prompt: 'x' }).subagent).toBeUndefined();
  });
});
