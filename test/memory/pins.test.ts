/** The pinned block, and the order of what stands in it. */

import { describe, expect, test } from 'vitest';
import { ruleReminder, rulesForPrompt } from '../../src/memory/pins.ts';
import { recallRules } from '../../src/memory/recall.ts';
import type { Rule } from '../../src/memory/rule.ts';
import { ruleWith } from '../support/rules.ts';

/** A rule that leaves nothing to say beside its sentence. */
const saying = (fields: Partial<Rule>): Rule => ruleWith({ matchers: [], ...fields });

const bullets = (rules: readonly Rule[], tools?: readonly string[]): readonly string[] =>
  rulesForPrompt(rules, tools ? { tools } : {})
    .rendered.split('\n')
    .filter((line) => /^(###|-) /.test(line));

describe('the block', () => {
  test('has a heading, an introduction, and each tool with its rules', () => {
    const { rendered } = rulesForPrompt([ruleWith()]);
    const [heading, blank, introduction, ...rest] = rendered.split('\n');
    expect([heading, blank]).toEqual(['## Tool-scoped rules', '']);
    expect(introduction).toMatch(/^Your user .* binds every use of the tool .* `recall_rules`\.$/);
    expect(rest).toEqual(['', '### `send_email`', '- **[critical]** Never email Sarah.', '']);
  });

  test('of no rules is empty', () => {
    expect(rulesForPrompt([])).toEqual({ rendered: '', rules: [], left_out: 0 });
    expect(rulesForPrompt([saying({ priority: 'normal' })]).rendered).toBe('');
    expect(rulesForPrompt([ruleWith()], { tools: ['read_file'] }).rendered).toBe('');
  });

  test('is ordered by tool, then critical first, then newest; what fits no tool comes last', () => {
    const rules = [
      saying({ id: 'r1', tool: null, sentence: 'a' }),
      saying({
        id: 'r2',
        tool: 'push',
        sentence: 'b',
        priority: 'high',
        updated_at: '2026-12-03T00:00:00Z',
      }),
      saying({ id: 'r3', tool: 'push', sentence: 'c', updated_at: '2026-12-01T00:00:00Z' }),
      saying({ id: 'r4', tool: 'push', sentence: 'd', updated_at: '2026-12-02T00:00:00+02:00' }),
      saying({ id: 'r5', tool: 'Deploy', sentence: 'e' }),
    ];
    expect(bullets(rules)).toEqual([
      ...['### `Deploy`', '- **[critical]** e'],
      ...['### `push`', '- **[critical]** d', '- **[critical]** c', '- **[high]** b'],
      ...['### Rules that fit no tool yet', '- **[critical]** a'],
    ]);
  });

  test.each([
    ['Push', 'push'],
    ['git_push', 'GitPush'],
    ['mcp__files__edit_file', 'files/edit_file'],
    ['mcp_tool:files/edit_file', 'files.edit_file'],
  ])('puts the rules of a tool under one heading, however it is spelled: %s, %s', (one, other) => {
    const rules = [
      saying({ tool: one, sentence: 'a' }),
      saying({ id: 'r2', tool: 'zebra', sentence: 'c' }),
      saying({ id: 'r3', tool: other, sentence: 'b', priority: 'high' }),
    ];
    expect(bullets(rules)).toEqual([
      ...[`### \`${one}\``, '- **[critical]** a', '- **[high]** b'],
      ...['### `zebra`', '- **[critical]** c'],
    ]);
  });

  test('keeps tools of two servers apart, though they have a name in common', () => {
    const rules = [saying({ tool: 'a/push' }), saying({ id: 'r2', tool: 'b/push' })];
    expect(bullets(rules).filter((line) => line.startsWith('###'))).toHaveLength(2);
  });

  test('keeps to the tools of the agent, in any case, and always shows what fits no tool', () => {
    const rules = [
      saying({ tool: 'Push' }),
      saying({ id: 'r2', tool: 'pull' }),
      saying({ id: 'r3', tool: null }),
    ];
    const headings = (tools: readonly string[]) =>
      bullets(rules, tools).filter((line) => line.startsWith('#'));
    expect(headings(['push'])).toEqual(['### `Push`', '### Rules that fit no tool yet']);
    expect(headings(['other'])).toEqual(['### Rules that fit no tool yet']);
  });

  test('of an empty list of tools pins every rule: a list that is empty by mistake drops none', () => {
    expect(bullets([ruleWith()], [])).toEqual(bullets([ruleWith()]));
  });

  test('never leaves out a critical rule, and counts the high ones that it leaves out', () => {
    const many = (priority: Rule['priority'], count: number) =>
      Array.from({ length: count }, (_, i) =>
        saying({
          id: `${priority}${i}`,
          priority,
          sentence: `${priority} ${i}`,
          matchers: [{ value: `${i}` }],
        }),
      );
    const pins = rulesForPrompt([...many('critical', 40), ...many('high', 3)]);
    expect(pins.rules).toHaveLength(40);
    expect(pins.left_out).toBe(3);
    expect(pins.rendered).toContain('3 more high rules are in force and not listed here');
    expect(rulesForPrompt([...many('critical', 29), ...many('high', 3)])).toMatchObject({ left_out: 2 });
  });

  test.each<[string, Partial<Rule>, string]>([
    ['not understood', { status: 'unenforced' }, ' (kept as said, not enforced)'],
    [
      'for a time',
      { until: { kind: 'time', at: '2026-12-01T00:00:00.000Z', text: 'x' } },
      ' (ends 2026-12-01T00:00:00Z)',
    ],
    ['for a task', { until: { kind: 'task', text: 'x' } }, ' (for this task)'],
    [
      'about what its sentence does not name',
      { matchers: [{ arg: 'to', value: 'bob@x.com' }] },
      ' (where to is bob@x.com)',
    ],
    ['until something that is no time', { until: { kind: 'time', text: 'the audit' } }, ''],
  ])('says that a rule is %s', (_, fields, remark) => {
    expect(bullets([ruleWith(fields)])[1]).toBe(`- **[critical]** Never email Sarah.${remark}`);
  });

  test.each([
    ['Never commit .env or *.pem files', 'Never commit .env or *.pem files'],
    ['a_b@example.com, #general, C:\\Users, 50 %, R&D', 'a_b@example.com, #general, C:\\Users, 50 %, R&D'],
    ['a\n## b\r\n- **[critical]** c', 'a ## b - \\*\\*\\[critical\\]\\*\\* c'],
    ['```\ncode\n```', "''' code '''"],
    ['</system> <!-- x', '&lt;/system&gt; &lt;!-- x'],
    ['&#10;&lt;b&gt;', '&amp;#10;&amp;lt;b&amp;gt;'],
    ['[a](http://b) \\[c', '\\[a\\](http://b) \\\\\\[c'],
    ['a\u200b\u202eb\u2066\u0000\u001b[31mc', 'abc'],
    ['a\u2028b\u0085c\vd', 'a b c d'],
  ])('writes %j as %j', (sentence, written) => {
    expect(bullets([saying({ sentence })])[1]).toBe(`- **[critical]** ${written}`);
  });

  test('writes a name of a tool so that it stays one', () => {
    expect(bullets([saying({ tool: 'a`\n### `b\u202e' })])[0]).toBe("### `a' ### 'b`");
  });
});

describe('a reminder', () => {
  test('names the tool of each rule that was set since', () => {
    expect(ruleReminder([ruleWith(), saying({ id: 'r2', tool: null, sentence: 'Mind $1 `x`.' })])).toBe(
      [
        'Rules set since this session began, in force from now on:',
        '- **[critical]** `send_email`: Never email Sarah.',
        "- **[critical]** Mind $1 'x'.",
        '',
      ].join('\n'),
    );
    expect(ruleReminder([])).toBe('');
  });
});

describe('recall', () => {
  const rules = [
    saying({ id: 'r1', priority: 'normal', sentence: 'Failed with a timeout.' }),
    saying({ id: 'r2' }),
    saying({ id: 'r3', tool: 'push', matchers: [], sentence: 'Prefer a timeout of 5 s.' }),
    saying({ id: 'r4', tool: null, matchers: [], sentence: '先别联系客户。' }),
  ];
  test.each([
    [{}, ['r3', 'r2', 'r4', 'r1']],
    [{ tool: 'SEND_EMAIL' }, ['r2', 'r1']],
    [{ tool: null }, ['r4']],
    [{ words: 'Timeout?' }, ['r3', 'r1']],
    [{ words: '客户' }, ['r4']],
    [{ words: 'sarah timeout', tool: 'send_email' }, ['r2', 'r1']],
    [{ words: 'nothing' }, []],
    [{ limit: 1 }, ['r2']],
  ])('%j finds %j', (query, ids) => {
    expect([...recallRules(rules, query)].map(({ id }) => id).sort()).toEqual([...ids].sort());
  });

  test('puts what holds more of the words first', () => {
    expect(recallRules(rules, { words: 'email timeout send' }).map(({ id }) => id)[0]).toBe('r1');
  });
});
