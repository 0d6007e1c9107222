/** Laws of decisions: on generated rules and calls. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Call, Decision } from '../../src/decide/call.ts';
import { type DecideInput, decide } from '../../src/decide/decide.ts';
import type { Matcher, Rule } from '../../src/memory/rule.ts';
import { SHELL_EVASION } from '../cases/shell-evasion.ts';
import { numRuns } from '../support/runs.ts';
import { ruleOf } from '../support/user-rules.ts';

const NOW = '2026-11-27T16:30:00Z';
const RUNS = { numRuns };

const tools = fc.constantFrom('send_email', 'git_push', 'write_file', 'delete_file', 'bash', 'pay', 'deploy');
const values = fc.constantFrom(
  ...[
    'sarah@example.com',
    'Sarah',
    'legal',
    '#general',
    'main',
    'src/legacy/*',
    'README.md',
    '*',
    '>1000',
    'prod',
  ],
  ...['<09:00', 'npm', 'git push --force', 'rm -rf', 'true', '财务', 'x*y'],
);
const args = fc.constantFrom(
  'to',
  'cc',
  'branch',
  'path',
  'command',
  'amount',
  'environment',
  'start',
  'force',
);
const matchers: fc.Arbitrary<Matcher> = fc.record(
  { arg: args, value: values, role: fc.boolean() },
  { requiredKeys: ['value'] },
);
const rules: fc.Arbitrary<readonly Rule[]> = fc.uniqueArray(
  fc
    .record({
      tool: tools,
      effect: fc.constantFrom('prohibit', 'confirm', 'prefer'),
      matchers: fc.array(matchers, { maxLength: 2 }),
      except: fc.array(matchers, { maxLength: 1 }),
      condition: fc.option(fc.constantFrom('Friday', 'weekend', 'tests not passing', 'before 9am'), {
        nil: undefined,
      }),
      number: fc.nat(1_000),
    })
    .map(({ number, condition, ...rest }) =>
      ruleOf({
        ...rest,
        id: `r${number}`,
        sentence: `rule ${number}`,
        ...(condition !== undefined && { condition }),
      }),
    ),
  { selector: ({ id }) => id, maxLength: 8 },
);

const texts = fc.constantFrom(
  ...[
    'SARAH@example.com',
    'Sarah Jones <s.jones@example.com>',
    'bob@example.com',
    'legal@acme.com, x@y.z',
    '#general',
  ],
  ...[
    'main',
    'feature',
    'src/legacy/a.ts',
    './README.md',
    '$1,500',
    '900',
    '2026-11-27T08:00:00Z',
    'production',
    '',
  ],
  ...[
    'npm i',
    'git push -f origin main',
    'rm -rf build; echo done',
    'python -c x',
    'cat $F',
    '财务部',
    'axby',
  ],
);
const argumentNames = fc.constantFrom(
  'to',
  'recipients',
  'cc',
  'branch',
  'file_path',
  'command',
  'amount',
  'env',
  'x',
);
const calls: fc.Arbitrary<Call> = fc.record({
  tool: tools,
  arguments: fc.dictionary(
    argumentNames,
    fc.oneof(texts, fc.array(texts, { maxLength: 3 }), fc.nat(3_000), fc.boolean()),
    { maxKeys: 4 },
  ),
  cwd: fc.constant('/srv/app'),
});

const decided = (given: Partial<DecideInput> & Pick<DecideInput, 'call'>): Decision =>
  decide({ now: NOW, ...given });
const STRICT = { allow: 0, ask: 1, deny: 2 } as const;
const strictness = ({ decision }: Decision): number => STRICT[decision];

describe('decisions', () => {
  test('do not depend on the order of rules', () => {
    fc.assert(
      fc.property(rules, calls, fc.nat(), (all, call, seed) => {
        const turned = [...all].sort((a, b) => ((a.id.length * 7 + seed) % 3) - 1 || (a.id < b.id ? 1 : -1));
        expect(decided({ rules: turned, call })).toEqual(decided({ rules: all, call }));
      }),
      RUNS,
    );
  });

  test('are never less strict for one more prohibition', () => {
    fc.assert(
      fc.property(rules, rules, calls, (before, more, call) => {
        const known = new Set(before.map(({ id }) => id));
        const added = more.filter(({ id }) => !known.has(id));
        expect(strictness(decided({ rules: [...before, ...added], call }))).toBeGreaterThanOrEqual(
          strictness(decided({ rules: before, call })),
        );
      }),
      RUNS,
    );
  });

  test('of many rules are the strictest of each alone, so that no index hides one', () => {
    fc.assert(
      fc.property(rules, calls, (all, call) => {
        const alone = all.map((rule) => strictness(decided({ rules: [rule], call })));
        expect(strictness(decided({ rules: [...all], call }))).toBe(Math.max(0, ...alone));
      }),
      RUNS,
    );
  });

  test('are what they were when a rule that was just set is taken back', () => {
    fc.assert(
      fc.property(rules, calls, (all, call) => {
        const [last, ...rest] = all;
        fc.pre(last !== undefined);
        const before = decided({ rules: rest, call });
        decided({ rules: all, call });
        expect(decided({ rules: all.filter((rule) => rule !== last), call })).toEqual(before);
      }),
      RUNS,
    );
  });

  test('that are not allowed have a reason of their own kind first', () => {
    fc.assert(
      fc.property(rules, calls, (all, call) => {
        const { decision, reasons } = decided({ rules: all, call });
        if (decision !== 'allow') expect(reasons[0]?.effect).toBe(decision);
      }),
      RUNS,
    );
  });

  test('do not change with the case, the width or the invisible parts of what is passed', () => {
    const dressed = (text: string, how: number): string =>
      [...text].map((c, i) => (i % 3 === how % 3 ? `${c.toUpperCase()}\u200b` : c)).join('');
    fc.assert(
      fc.property(fc.constantFrom('sarah@example.com', 'bob@example.com', 'Sarah'), fc.nat(2), (to, how) => {
        const all = [
          ruleOf({
            tool: 'send_email',
            matchers: [{ arg: 'to', value: 'sarah@example.com' }],
            sentence: 'Never email Sarah.',
          }),
        ];
        const plain = decided({ rules: all, call: { tool: 'send_email', arguments: { to } } });
        const other = decided({
          rules: all,
          call: { tool: 'send_email', arguments: { to: [dressed(to, how)] } },
        });
        expect(other).toEqual(plain);
      }),
      RUNS,
    );
  });

  test('come for any JSON that is passed, and for names of prototypes', () => {
    const json = fc.jsonValue({ maxDepth: 5 });
    const names = fc.oneof(
      fc.string(),
      fc.constantFrom('__proto__', 'constructor', 'toString', 'to', 'command', 'path'),
    );
    fc.assert(
      fc.property(rules, names, fc.dictionary(names, json), (all, tool, given) => {
        const call = { tool, arguments: given } as Call;
        expect(['allow', 'ask', 'deny']).toContain(decided({ rules: all, call }).decision);
      }),
      RUNS,
    );
  });
});

describe('a line of a shell', () => {
  // What has no end goes on into whatever stands behind it.
  const isWhole = (line: string) => !/"main$|'unterminated$/.test(line);
  const rows = SHELL_EVASION.flatMap(([, all, lines]) =>
    lines.flatMap(([line]) => (isWhole(line) ? [{ all, line }] : [])),
  );
  const wraps: readonly ((line: string) => string)[] = [
    (line) => `(${line}\n)`,
    (line) => `{ ${line}\n}`,
    (line) => `true && {\n${line}\n}`,
    (line) => `bash -c '${line.replaceAll("'", "'\\''")}'`,
    (line) => `eval '${line.replaceAll("'", "'\\''")}'`,
    (line) => `if true; then :\n${line}\nfi`,
    (line) => `f() {\n:\n${line}\n}; f`,
    (line) => `echo $(:\n${line}\n)`,
  ];
  test.each(wraps.map((wrap, i) => [wrap('LINE'), i] as const))('is no less strict as %j', (_, i) => {
    for (const { all, line } of rows) {
      const call = (command: string): Call => ({ tool: 'bash', arguments: { command }, cwd: '/srv/app' });
      const plain = decided({ rules: all, call: call(line) });
      const wrapped = decided({ rules: all, call: call(wraps[i]?.(line) ?? '') });
      expect(strictness(wrapped), `${line} ${JSON.stringify(wrapped)}`).toBeGreaterThanOrEqual(
        strictness(plain),
      );
    }
  });

  test('is read to an end, whatever it holds', () => {
    const bits = fc.constantFrom(
      'git push',
      ' main',
      ';',
      '|',
      '&&',
      '$(',
      ')',
      '`',
      '"',
      "'",
      '{',
      '}',
      '<<E',
      '\n',
      '$X',
      'if ',
      'do ',
      '((',
      '\\',
      'eval ',
      'bash -c ',
      '\0',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(bits, fc.string({ maxLength: 4 })), { maxLength: 30 }), (pieces) => {
        const call = { tool: 'bash', arguments: { command: pieces.join('') } };
        const all = [
          ruleOf({ tool: 'bash', matchers: [{ arg: 'command', value: 'npm' }], sentence: 'No npm.' }),
        ];
        expect(['allow', 'ask', 'deny']).toContain(decided({ rules: all, call }).decision);
      }),
      RUNS,
    );
  });
});
