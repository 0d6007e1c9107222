/** A rule printed as a sentence and read again is the same rule. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capture } from '../../src/memory/capture.ts';
import { readDecrees } from '../../src/memory/decrees.ts';
import { printRule } from '../../src/memory/print.ts';
import type { Rule } from '../../src/memory/rule.ts';
import { originAt, ruleWith } from '../support/rules.ts';
import { numRuns } from '../support/runs.ts';

const read = (sentence: string, tools: readonly string[]) => readDecrees(sentence, { tools });

/** The rules that a sentence sets, without the sentence and the id. */
function rulesOf(sentence: string, tool: string): readonly Partial<Rule>[] {
  const decrees = read(sentence, [tool]);
  return capture({ ...originAt(), decrees, calls: [] }, { rules: [], waivers: [] }).changes.flatMap(
    ({ kind, value }) => {
      if (kind !== 'rule' || !value) return [];
      const { id: _, sentence: __, ...rest } = value;
      return [rest];
    },
  );
}

const TOOLS: readonly (readonly [tool: string, arg: string, values: readonly string[]])[] = [
  ['send_email', 'to', ['Sarah', 'sarah@example.com', 'Bob', 'my landlord']],
  ['git_push', 'branch', ['main', 'release']],
  ['write_file', 'path', ['/etc/*', '.env', 'src/app.ts']],
  ['refund', 'amount', ['>500']],
  ['slack_post', 'channel', ['#general']],
];

const printable = fc
  .constantFrom(...TOOLS)
  .chain(([tool, arg, values]) =>
    fc.record({
      tool: fc.constant(tool),
      effect: fc.constantFrom('prohibit' as const, 'confirm' as const),
      matchers: fc.constantFrom(
        [],
        ...values.map((value) => [{ arg, value, ...(value === 'my landlord' && { role: true }) }]),
      ),
      until: fc.constantFrom(
        undefined,
        { kind: 'time' as const, text: 'Monday' },
        { kind: 'task' as const, text: 'task' },
      ),
    }),
  )
  .map(({ until, ...rest }) => ruleWith({ ...rest, ...(until && { until }) }));

describe('printRule', () => {
  test('gives a sentence that sets the same rule, for rules of every plain form', () => {
    let printed = 0;
    let all = 0;
    fc.assert(
      fc.property(printable, (rule) => {
        const sentence = printRule(rule, read);
        all += 1;
        if (sentence === undefined) return;
        printed += 1;
        const [again, ...others] = rulesOf(sentence, rule.tool ?? '');
        expect(others).toEqual([]);
        expect(again).toMatchObject({ tool: rule.tool, effect: rule.effect, matchers: rule.matchers });
        expect(again?.until?.kind).toBe(rule.until?.kind);
      }),
      { numRuns: Math.min(numRuns, 300) },
    );
    expect(printed / all).toBeGreaterThan(0.7);
  });

  test.each([
    ['Never email Sarah at sarah@example.com.', 'send_email'],
    ['Ask me before you push to main.', 'git_push'],
    ["Don't deploy until Monday.", 'deploy'],
    ['Never touch anything under /etc.', 'write_file'],
    ['Email nobody but Bob.', 'send_email'],
    ['Never email Sarah except about invoices.', 'send_email'],
    ["Don't push if the tests fail.", 'git_push'],
    ['Never run npm.', 'bash'],
  ])('of what "%s" sets is read as the same rule, or is not given', (said, tool) => {
    const decrees = read(said, [tool]);
    const { changes } = capture({ ...originAt(), decrees, calls: [] }, { rules: [], waivers: [] });
    expect(changes.length).toBeGreaterThan(0);
    for (const { kind, value } of changes) {
      if (kind !== 'rule' || !value) continue;
      const sentence = printRule(value, read);
      if (sentence === undefined) continue;
      const { id: _, sentence: __, ...rest } = value;
      expect(rulesOf(sentence, tool)).toEqual([rest]);
    }
  });

  test.each([
    ['a rule of no tool', { tool: null }],
    ['a permission', { effect: 'permit' as const }],
    ['a rule that is not enforced', { status: 'unenforced' as const }],
    ['two matchers', { matchers: [{ value: 'a' }, { value: 'b' }] }],
    ['words that say more', { matchers: [{ arg: 'to', value: 'Sarah. You can push' }] }],
  ])('of %s is not given', (_, fields) => {
    expect(printRule(ruleWith(fields), read)).toBeUndefined();
  });
});
