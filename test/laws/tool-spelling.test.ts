/** A tool is the same however it is spelt: wherever a rule's tool meets a call's, and wherever a unit is looked up. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type UnitId, unitId } from '../../src/catalog/identity.ts';
import { toolName } from '../../src/catalog/tool-name.ts';
import { isSameTool, keysCalled, keysSaid } from '../../src/catalog/tool-spelling.ts';
import { decideByRules } from '../../src/decide/by-rules.ts';
import { decide } from '../../src/decide/decide.ts';
import { unitCalled } from '../../src/decide/unit-called.ts';
import { createPolicy } from '../../src/lictor.ts';
import { sameTool } from '../../src/memory/matching.ts';
import { numRuns } from '../support/runs.ts';
import { ruleOf } from '../support/user-rules.ts';

const NOW = '2026-11-30T09:00:00Z';
const WORDS = ['edit', 'file', 'read', 'note', 'send', 'page', 'item', 'sum', 'plan', 'card'] as const;

interface Tool {
  readonly server: string;
  readonly words: readonly string[];
}

const anyTool: fc.Arbitrary<Tool> = fc.record({
  server: fc.constantFrom('filesystem', 'github', 'my-files', 'claude.ai Docs', 'a1'),
  words: fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 3 }),
});

const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const identity = ({ server, words }: Tool): UnitId =>
  unitId({ kind: 'mcp_tool', server, name: words.join('_') });
const inHost = (text: string): string => text.replace(/[^A-Za-z0-9_-]/g, '_');

/** Spellings that name the server. */
const served = (tool: Tool): readonly string[] => {
  const { server, words } = tool;
  const name = words.join('_');
  return [
    identity(tool),
    `mcp__${inHost(server)}__${name}`,
    `MCP__${inHost(server).toUpperCase()}__${name.toUpperCase()}`,
    `${inHost(server)}__${name}`,
    `${server.replaceAll('.', ' ')}/${name}`,
    `${server.replaceAll('.', ' ')}/${words.map(title).join('')}`,
    `${inHost(server)}.${words.join('-')}`,
  ];
};

/** Spellings that do not. */
const bare = ({ words }: Tool): readonly string[] => [
  words.join('_'),
  words.join('-'),
  words.map(title).join(''),
  words.join('_').toUpperCase(),
  `tool:${words.join('_')}`,
  ` ${words.join(' ')}`,
];

const spelt = (tool: Tool) => fc.constantFrom(...served(tool), ...bare(tool));
const twice = anyTool.chain((tool) => fc.tuple(fc.constant(tool), spelt(tool), spelt(tool)));

const decisionOf = (rule: string, call: string) =>
  decideByRules({
    rules: [ruleOf({ tool: rule, matchers: [{ arg: 'path', value: 'config/prod' }], sentence: 'Never.' })],
    call: { tool: call, arguments: { path: 'config/prod/app.yaml' }, cwd: '/srv' },
    now: NOW,
  }).decision;

describe('two spellings of one tool', () => {
  test('are the same, whichever is said first', () => {
    fc.assert(
      fc.property(twice, ([, a, b]) => {
        expect([isSameTool(a, b), isSameTool(b, a), sameTool(a, b)]).toEqual([true, true, true]);
      }),
      { numRuns },
    );
  });

  test('meet as a rule and a call', () => {
    fc.assert(
      fc.property(twice, ([, rule, call]) => {
        expect(decisionOf(rule, call)).toBe('deny');
      }),
      { numRuns },
    );
  });

  test('meet by their keys exactly where they are the same', () => {
    const text = fc.oneof(
      anyTool.chain(spelt),
      fc.string({ maxLength: 12 }),
      fc
        .array(fc.constantFrom('a', 'b', '_', '__', '/', '.', ':', 'mcp', 'tool:', 'mcp_tool:'), {
          maxLength: 6,
        })
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, text, (said, called) => {
        const keys = new Set(keysCalled(called));
        expect(keysSaid(said).some((key) => keys.has(key))).toBe(isSameTool(said, called));
      }),
      { numRuns },
    );
  });
});

test('a name after one underscore is told from its server where the other spelling names the server', () => {
  const anyServed = anyTool.chain((tool) => fc.tuple(fc.constant(tool), fc.constantFrom(...served(tool))));
  fc.assert(
    fc.property(anyServed, ([{ server, words }, spelling]) => {
      const joined = `${inHost(server)}_${words.join('_')}`;
      expect([decisionOf(joined, spelling), decisionOf(spelling, joined)]).toEqual(['deny', 'deny']);
    }),
    { numRuns },
  );
});

describe('the tools of two servers', () => {
  test('are two, and a bare name is that of both', () => {
    const [a, b, name] = ['mcp__notes__search', 'web/search', 'search'];
    expect([isSameTool(a, b), isSameTool(a, name), isSameTool(name, b)]).toEqual([false, true, true]);
    expect([decisionOf(a, b), decisionOf(name, a), decisionOf(name, b), decisionOf(a, name)]).toEqual([
      'allow',
      'deny',
      'deny',
      'deny',
    ]);
  });

  test('a permission for one does not release what is said of the other, even by the bare name', () => {
    const rules = [
      ruleOf({ tool: 'mcp__notes__search', sentence: 'Never search my notes.' }),
      ruleOf({ tool: 'mcp__web__search', sentence: 'You may search the web.', effect: 'permit' }),
    ];
    const decided = (tool: string) =>
      decideByRules({ rules, call: { tool, arguments: {} }, now: NOW }).decision;
    expect(['notes__search', 'search', 'web__search'].map(decided)).toEqual(['deny', 'deny', 'allow']);
  });
});

const policyOf = (units: readonly UnitId[], rules = '') => {
  const text = units
    .map((id) => {
      const [server, name] = id.replace('mcp_tool:', '').split('/');
      return name === undefined
        ? `unit(tool('${id.slice(5)}'), []).`
        : `unit(mcp_tool('${server}', '${name}'), []).`;
    })
    .join('\n');
  const policy = createPolicy({ files: [{ path: 'policy.pl', text: `${text}\n${rules}` }] });
  if (!policy.ok) throw new Error(JSON.stringify(policy.error));
  return policy.value;
};

describe('a unit of a catalog', () => {
  test('is found by any of its spellings', () => {
    fc.assert(
      fc.property(twice, ([tool, a]) => {
        const policy = policyOf([identity(tool)]);
        expect(unitCalled(a, policy)).toBe(identity(tool));
      }),
      { numRuns: Math.min(numRuns, 100) },
    );
  });

  test.each(['mcp_tool:fs/read it!', 'mcp_tool:my_/x', `mcp_tool:long/${'n'.repeat(80)}`])(
    '%s is found by the name that its provider has for it, and rules in either spelling are about it',
    (id) => {
      const policy = policyOf([id as UnitId]);
      const name = toolName(id as UnitId);
      expect(unitCalled(name, policy)).toBe(id);
      for (const [said, called] of [
        [id, name],
        [name, id],
      ] as const) {
        const rules = [ruleOf({ tool: said, sentence: 'Never.' })];
        const call = { tool: called, arguments: {} };
        expect(decide({ policy, rules, call, now: NOW }).decision).toBe('deny');
      }
    },
  );

  test('whose name two servers have is not found by the name alone, but a tool of no server is', () => {
    const two = ['mcp_tool:a/search', 'mcp_tool:b/search'] as UnitId[];
    expect(unitCalled('search', policyOf(two))).toBe('tool:search');
    expect(policyOf(two).catalog.units.has('tool:search' as UnitId)).toBe(false);
    const three = policyOf([...two, 'tool:search' as UnitId]);
    expect(unitCalled('Search', three)).toBe('tool:search');
    expect(unitCalled('mcp__b__search', three)).toBe('mcp_tool:b/search');
  });

  test('of no server is not held to what is said of a namesake on one', () => {
    const policy = policyOf(['tool:search', 'mcp_tool:web/search'] as UnitId[]);
    const rules = [ruleOf({ tool: 'mcp__web__search', sentence: 'Never search the web.' })];
    const decided = (tool: string) =>
      decide({ policy, rules, call: { tool, arguments: {} }, now: NOW }).decision;
    expect(['search', 'web__search'].map(decided)).toEqual(['allow', 'deny']);
  });

  test('gets the decision of a policy by any of its spellings', () => {
    const deny = 'deny(C, "no") :- call_tool(C, mcp_tool(filesystem, edit_file)).';
    const tool = { server: 'filesystem', words: ['edit', 'file'] };
    const policy = policyOf([identity(tool)], deny);
    for (const spelling of [...served(tool), ...bare(tool), toolName(identity(tool))]) {
      const call = { tool: spelling, arguments: {} };
      expect([spelling, decide({ policy, call, now: NOW }).decision]).toEqual([spelling, 'deny']);
    }
  });
});

test('names of any length, and of no letters, are names', () => {
  const long = 'n'.repeat(65_536);
  expect(isSameTool(long, `${long}x`)).toBe(false);
  expect(isSameTool(`mcp__a__${long}`, long)).toBe(true);
  expect(
    ['', '!', '*', '__proto__', 'constructor', '::', '//'].map((name) => isSameTool(name, 'x')),
  ).not.toContain(true);
  expect(isSameTool('!', '?')).toBe(false);
});
