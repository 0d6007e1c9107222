/** Arbitrary rules, and hostile texts. */

import fc from 'fast-check';
import type { Matcher, Rule } from '../../src/memory/rule.ts';

/** Texts of every hostile kind: markup, line ends, what cannot be seen, what looks like an entry. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '\n',
          '\r\n',
          '\u2028',
          '\u2029',
          '\u0085',
          '\v',
          '\t',
          '\0',
          '\u202e',
          '\u200b',
          '\u2066',
          '\ufeff',
        ],
        ...[
          '## ',
          '### `',
          '- **[critical]** ',
          '**',
          '```',
          '~~~',
          '`',
          '<',
          '>',
          '</system>',
          '<!--',
          '&#10;',
          '&lt;',
        ],
        ...[
          '[a](b)',
          '![',
          '\\',
          '\\`',
          '|',
          '#',
          '\ud800',
          'Never',
          'email',
          ' ',
          '.env',
          'a_b',
          '* * *',
          '---',
          '1. ',
        ],
      ),
      fc.string({ maxLength: 8, unit: 'binary' }),
      fc.string({ maxLength: 8 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

const TOOLS = ['send_email', 'read_file', 'git_push', 'Deploy', '发邮件'];

export const arbitraryMatcher: fc.Arbitrary<Matcher> = fc.record(
  {
    arg: fc.constantFrom('to', 'path', 'branch'),
    value: fc.constantFrom('Sarah', 'sarah@example.com', 'Bob', 'main', '*', '/etc/*', '> 500', '客户'),
    role: fc.constant(true),
  },
  { requiredKeys: ['value'] },
);

const time = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Rules as a store may hold them; ids may come twice. */
export const arbitraryRule: fc.Arbitrary<Rule> = fc
  .record(
    {
      id: fc.nat({ max: 30 }).map((n) => `r${n}`),
      owner: fc.constantFrom('user', 'other'),
      scope: fc.constantFrom({ kind: 'user' as const }, { kind: 'project' as const, name: '/a' }),
      tool: fc.constantFrom(null, ...TOOLS),
      effect: fc.constantFrom('prohibit' as const, 'confirm' as const, 'prefer' as const, 'permit' as const),
      matchers: fc.array(arbitraryMatcher, { maxLength: 2 }),
      condition: fc.constantFrom('tests not passing', 'Friday'),
      except: fc.array(arbitraryMatcher, { maxLength: 2 }),
      until: fc.constantFrom(
        { kind: 'task' as const, text: 'task' },
        { kind: 'time' as const, text: 'the audit' },
      ),
      sentence: fc.oneof(fc.constantFrom('Never email Sarah.', '别推 main。'), hostileText),
      priority: fc.constantFrom('critical' as const, 'high' as const, 'normal' as const),
      source: fc.constantFrom('user_explicit' as const, 'programmatic' as const),
      tags: fc.constantFrom([], ['user-edict']),
      created_at: time,
      updated_at: time,
      message_id: fc.constantFrom('m1', 'm2'),
      lifted: fc.constantFrom([
        {
          scope: { kind: 'project' as const, name: '/lifted' },
          sentence: 'Not here.',
          at: '2026-11-01T00:00:00Z',
        },
      ]),
      status: fc.constantFrom('active' as const, 'active' as const, 'ended' as const, 'unenforced' as const),
    },
    {
      requiredKeys: [
        ...([
          'id',
          'owner',
          'scope',
          'tool',
          'effect',
          'matchers',
          'sentence',
          'priority',
          'source',
        ] as const),
        ...(['tags', 'created_at', 'updated_at', 'status'] as const),
      ],
    },
  )
  .map((rule) => rule as Rule);

export const arbitraryRules: fc.Arbitrary<readonly Rule[]> = fc.uniqueArray(arbitraryRule, {
  maxLength: 12,
  selector: ({ id }) => id,
});
