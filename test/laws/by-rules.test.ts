/** Without a policy, deciding by the rules alone is deciding by the gate. */

import fc from 'fast-check';
import { test } from 'vitest';
import { decideByRules } from '../../src/decide/by-rules.ts';
import { decide } from '../../src/decide/decide.ts';
import { openIndexed, openRules, type RuleIndex } from '../../src/decide/rules.ts';
import type { Rule } from '../../src/memory/rule.ts';
import { ruleWith } from '../support/rules.ts';
import { numRuns } from '../support/runs.ts';

const VALUES = [
  'git push',
  'main',
  'constructor',
  '__proto__',
  'git pu*',
  'left pad',
  'npm',
  'rm -rf',
  'sarah@example.com',
  '> 100',
  '/etc/*',
  '*',
  'staging',
];
const TOOLS = ['Bash', 'git_push', 'install_package', 'delete_file', 'Write', 'refund', 'send_email'];
const COMMANDS = [
  ...[
    'cd app && git push origin HEAD:main',
    'git push',
    'npm i left-pad',
    'rm -rf build',
    'echo constructor __proto__',
    'eval "$X"',
    'ls',
  ],
  ...[
    'python -c "print(1)"',
    'cat /etc/passwd',
    'echo x > /etc/hosts',
    'git push origin feature; npm publish',
  ],
];

const anyRule: fc.Arbitrary<Rule> = fc
  .record({
    n: fc.nat(25),
    tool: fc.constantFrom(...TOOLS, null),
    effect: fc.constantFrom('prohibit', 'confirm', 'prefer', 'permit' as const),
    values: fc.array(fc.constantFrom(...VALUES), { maxLength: 2 }),
    condition: fc.constantFrom(undefined, 'the tests fail'),
    status: fc.constantFrom('active', 'active', 'ended', 'unenforced' as const),
  })
  .map(({ n, tool, effect, values, condition, status }) =>
    ruleWith({
      id: `r${String.fromCharCode(97 + n).repeat(32)}`,
      tool,
      effect: effect as Rule['effect'],
      matchers: values.map((value) => ({ value })),
      ...(condition !== undefined && { condition }),
      status: status as Rule['status'],
    }),
  );

const anyCall = fc.oneof(
  fc.constantFrom(...COMMANDS).map((command) => ({ tool: 'Bash', arguments: { command }, cwd: '/work' })),
  fc
    .record({
      tool: fc.constantFrom(...TOOLS),
      amount: fc.integer({ min: 0, max: 200 }),
      to: fc.constantFrom(...VALUES),
    })
    .map(({ tool, ...args }) => ({ tool, arguments: args, cwd: '/work' })),
);

test('what the gate decides without a policy is what the rules decide', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyRule, { selector: ({ id }) => id, maxLength: 8 }),
      anyCall,
      fc.boolean(),
      (rules, call, waived) => {
        const [first] = rules;
        const waivers =
          waived && first
            ? [
                {
                  id: `w${'a'.repeat(32)}`,
                  rule: first.id,
                  sentence: 'go on',
                  once: true,
                  granted_at: '2026-11-27T09:00:00Z',
                },
              ]
            : [];
        const input = { call, rules, waivers, now: '2026-11-27T09:30:00.000Z' };
        expectSame(decideByRules(input), decide(input));
      },
    ),
    { numRuns },
  );
});

test('rules found by their words, and by an index that was written down, decide as when every rule is looked at', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyRule, { selector: ({ id }) => id, maxLength: 12 }),
      anyCall,
      (rules, call) => {
        const input = { call, now: '2026-11-27T09:30:00.000Z' };
        // Where names may stand for others, no rule is passed over.
        const all = decideByRules({ ...input, rules, resolve: () => [] });
        expectSame(decideByRules({ ...input, rules }), all);
        const index: RuleIndex = JSON.parse(JSON.stringify(openRules(rules).index));
        const ruleAt = (place: number): Rule => {
          const rule = rules[place];
          if (!rule) throw new Error(`no rule ${place}`);
          return rule;
        };
        expectSame(decideByRules({ ...input, open: openIndexed(index, ruleAt) }), all);
      },
    ),
    { numRuns },
  );
});

function expectSame(a: unknown, b: unknown): void {
  if (JSON.stringify(a) !== JSON.stringify(b))
    throw new Error(`${JSON.stringify(a)}\nis not\n${JSON.stringify(b)}`);
}
