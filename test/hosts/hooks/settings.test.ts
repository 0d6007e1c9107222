/** Hooks in settings files: put in and taken out, and nothing else moves. */

import fc from 'fast-check';
import { parse } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { isTrusted } from '../../../src/hosts/hooks/codex-trust.ts';
import { hooksIn, withHooks, withoutHooks } from '../../../src/hosts/hooks/edit-settings.ts';
import { AGENTS } from '../../../src/hosts/hooks/event.ts';
import { type HookHandler, handlersFor, isOurs, SETTINGS } from '../../../src/hosts/hooks/settings.ts';
import { numRuns } from '../../support/runs.ts';

const WITH_SETTINGS = AGENTS.filter((agent) => agent !== 'opencode');
const LICTOR = { node: '/usr/bin/node', main: '/opt/lictor/dist/cli/main.js' };

function handlersOf(agent: (typeof WITH_SETTINGS)[number]): readonly HookHandler[] {
  const handlers = handlersFor(agent, LICTOR, [], 'posix');
  if (!handlers.ok) throw new Error(handlers.error);
  return handlers.value;
}

function added(text: string, agent: (typeof WITH_SETTINGS)[number]): string {
  const result = withHooks(text, agent, SETTINGS[agent], handlersOf(agent));
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

function removed(text: string, agent: (typeof WITH_SETTINGS)[number]): string {
  const result = withoutHooks(text, agent, SETTINGS[agent]);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

const THEIRS: readonly [string, string][] = [
  ['nothing', ''],
  ['an empty object', '{}'],
  ['other settings', '{\n  "model": "opus",\n  "permissions": { "allow": ["Bash(ls)"] }\n}\n'],
  [
    'hooks of their own, comments and trailing commas',
    '{\n    // mine\n    "hooks": {\n        "PreToolUse": [\n            { "matcher": "Bash", "hooks": [{ "type": "command", "command": "echo hi" }] }, // keep\n        ],\n    },\n}\n',
  ],
  ['tabs', '{\n\t"a": [1,\n\t\t2],\n\t"hooks": {}\n}\n'],
  ['line ends of Windows', '{\r\n  "a": 1\r\n}\r\n'],
  ['one line', '{"hooks":{"PreToolUse":[{"hooks":[{"type":"command","command":"true"}]}]},"z":[]}'],
  ['names of prototypes', '{"__proto__": {"x": 1}, "constructor": 2, "hooks": {"toString": []}}'],
];

describe.each(WITH_SETTINGS)('hooks of %s', (agent) => {
  it.each(THEIRS)('go into a file with %s, and every line of it stays', (_, text) => {
    const now = added(text, agent);
    for (const line of text.split(/\r?\n/).slice(1))
      expect(now).toContain(line.replace(/\{?\},?$|,? *(\/\/ keep)?$/, ''));
    const hooks = hooksIn(now, agent, SETTINGS[agent]);
    expect(hooks.map(({ called }) => called).sort()).toEqual(
      handlersOf(agent)
        .map(({ called }) => called)
        .sort(),
    );
  });

  it.each(THEIRS)('are written once, however often, into a file with %s', (_, text) => {
    const once = added(text, agent);
    expect(parse(added(once, agent))).toEqual(parse(once));
  });

  it.each(THEIRS)('come out again of a file with %s', (_, text) => {
    const back = removed(added(text, agent), agent);
    const { version: _version, ...rest } = parse(back) as Record<string, unknown>;
    const theirsBefore: Record<string, unknown> = parse(text, [], { allowTrailingComma: true }) ?? {};
    const { hooks, ...theirs } = theirsBefore;
    const kept = Object.keys(hooks ?? {}).length === 0 ? theirs : { ...theirs, hooks };
    expect({ ...rest }).toEqual({ ...kept });
    expect(hooksIn(back, agent, SETTINGS[agent])).toEqual([]);
  });

  it('leave the values of any settings as they are', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true }),
        fc.integer({ min: 0, max: 4 }),
        (theirs, indent) => {
          const { hooks: _, version: __, ...rest } = theirs as Record<string, unknown>;
          const {
            hooks: ours,
            version: ___,
            ...kept
          } = JSON.parse(added(JSON.stringify(rest, null, indent), agent));
          expect(kept).toEqual(JSON.parse(JSON.stringify(rest)));
          expect(ours).toBeDefined();
        },
      ),
      { numRuns },
    );
  });

  it.each([
    ['{"a": }', 'line 1, column 7'],
    ['{"a": 1', 'line 1'],
    ['[1]', 'it holds no object'],
    ['"text"', 'it holds no object'],
    ['{\n "a" 1}', 'line 2'],
  ])('are refused by %j, with the place', (text, message) => {
    const result = withHooks(text, agent, SETTINGS[agent], handlersOf(agent));
    expect(result).toMatchObject({ ok: false, error: expect.stringContaining(message) });
  });
});

describe('a command of the settings', () => {
  it.each([
    ["'/usr/bin/node' '/x/dist/cli/main.js' hook codex PreToolUse", true],
    ['lictor hook codex PreToolUse --shadow', true],
    ['npx lictor hook codex PreToolUse', true],
    ['lictor hook claude-code PreToolUse', false],
    ['echo hook codex PreToolUse', false],
    ['my-lictor-wrapper', false],
    [undefined, false],
  ])('%j is ours for codex: %s', (command, expected) => {
    expect(isOurs('codex', command)).toBe(expected);
  });
});

describe('a hook of codex', () => {
  const FILE = '/home/u/.codex/hooks.json';
  const text = added('{"hooks":{"PreToolUse":[{"hooks":[{"type":"command","command":"true"}]}]}}', 'codex');
  const hook = hooksIn(text, 'codex', SETTINGS.codex).find(({ called }) => called === 'PreToolUse');
  const table = (key: string, rest = 'trusted_hash = "sha256:2e66"') =>
    `a = 1\n\n[hooks.state."${key}"]\n${rest}\n`;

  it.each([
    [table(`${FILE}:pre_tool_use:1:0`), true],
    [table(`${FILE}:pre_tool_use:1:0`, 'enabled = true\ntrusted_hash = "sha256:2e66"'), true],
    [`[hooks.state.'${FILE}:pre_tool_use:1:0']\ntrusted_hash = 'sha256:2e66'`, true],
    ['', false],
    [table(`${FILE}:pre_tool_use:0:0`), false],
    [table(`${FILE}:session_start:1:0`), false],
    [table(`${FILE}:pre_tool_use:1:0`, 'enabled = false\n\n[other]\ntrusted_hash = "sha256:1"'), false],
    [table(`${FILE}:pre_tool_use:1:0`, 'trusted_hash = ""'), false],
  ])('is trusted where its table has a hash: %j', (config, expected) => {
    expect(hook && isTrusted(config, FILE, hook)).toBe(expected);
  });

  it('of Windows is found by its path with escapes', () => {
    const file = 'C:\\Users\\u\\.codex\\hooks.json';
    const key = `${file.replaceAll('\\', '\\\\')}:pre_tool_use:1:0`;
    expect(hook && isTrusted(table(key), file, hook)).toBe(true);
  });
});
