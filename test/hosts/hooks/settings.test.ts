/** Hooks in settings files: put in and taken out, and nothing else moves. */

import fc from 'fast-check';
import { parse } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { hooksIn, withHooks, withoutHooks } from '../../../src/hosts/hooks/edit-settings.ts';
import { AGENTS } from '../../../src/hosts/hooks/event.ts';
import { handlersFor, isOurs, SETTINGS } from '../../../src/hosts/hooks/settings.ts';
import { numRuns } from '../../support/runs.ts';

const WITH_SETTINGS = AGENTS.filter((agent) => agent !== 'opencode');
const LICTOR = "'/usr/bin/node' '/opt/lictor/dist/cli/main.js'";

function added(text: string, agent: (typeof WITH_SETTINGS)[number]): string {
  const result = withHooks(text, agent, SETTINGS[agent], handlersFor(agent, LICTOR, []));
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
      handlersFor(agent, LICTOR, [])
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
    const result = withHooks(text, agent, SETTINGS[agent], handlersFor(agent, LICTOR, []));
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
