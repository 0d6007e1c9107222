import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capture } from '../../src/memory/capture.ts';
import { EMPTY_STATE } from '../../src/memory/change.ts';
import { readDecrees } from '../../src/memory/decrees.ts';
import { idFrom } from '../../src/memory/id.ts';
import { matchersCover } from '../../src/memory/matching.ts';
import type { Origin } from '../../src/memory/new-rule.ts';
import type { Rule } from '../../src/memory/rule.ts';
import { twoWays } from '../../src/memory/two-ways.ts';
import { numRuns } from '../support/runs.ts';

const TOOLS = [
  'send_email',
  'send_sms',
  'post_slack_message',
  'git_push',
  'git_commit',
  'deploy',
  'edit_file',
];
const read = (sentence: string, tools: readonly string[] = TOOLS) => readDecrees(sentence, { tools });

/** What is enforced, and what it may mean beside that: kind, tool, value, limits. */
const ways = (sentence: string) =>
  read(sentence).readings.map(({ kind, tool, matcher, condition, until, wider }) => [
    ...[kind, tool, matcher.value ?? '', condition ?? until ?? ''],
    ...(wider
      ? [wider.kind, wider.matcher.value ?? '', wider.condition ?? wider.until ?? '', wider.words]
      : []),
  ]);

const CASES: readonly (readonly [sentence: string, ways: readonly (readonly (string | null)[])[]])[] = [
  [
    "Don't deploy or push to prod.",
    [
      ['prohibit', 'deploy', 'prod', '', 'prohibit', '', '', 'to prod'],
      ['prohibit', 'git_push', 'prod', ''],
    ],
  ],
  [
    'Ask me before you commit or push to main.',
    [
      ['require_confirmation', 'git_commit', 'main', '', 'require_confirmation', '', '', 'to main'],
      ['require_confirmation', 'git_push', 'main', ''],
    ],
  ],
  [
    'You can deploy or push to prod again.',
    [
      ['retract', 'deploy', 'prod', '', 'retract', '', '', 'to prod'],
      ['retract', 'git_push', 'prod', ''],
    ],
  ],
  [
    "Don't email Sarah and text Bob until Monday.",
    [
      ['prohibit', 'send_email', 'Sarah', 'Monday', 'prohibit', 'Sarah', '', 'until Monday'],
      ['prohibit', 'send_sms', 'Bob', 'Monday'],
    ],
  ],
  [
    "Don't edit README.md and push to main without asking me.",
    [
      [
        'require_confirmation',
        'edit_file',
        'README.md',
        '',
        'prohibit',
        'README.md',
        '',
        'without asking me',
      ],
      ['require_confirmation', 'git_push', 'main', ''],
    ],
  ],
  [
    "Don't email Sarah or post in #general about the layoffs.",
    [
      ['prohibit', 'send_email', 'Sarah', 'about layoffs', 'prohibit', 'Sarah', '', 'about layoffs'],
      ['prohibit', 'post_slack_message', '#general', 'about layoffs'],
    ],
  ],
  // What stands before it all, or has an object in between, is open to one reading.
  [
    "Until Monday, don't email Sarah and text Bob.",
    [
      ['prohibit', 'send_email', 'Sarah', 'Monday'],
      ['prohibit', 'send_sms', 'Bob', 'Monday'],
    ],
  ],
  [
    'Never email or text Marco about payroll.',
    [
      ['prohibit', 'send_email', 'Marco', 'about payroll'],
      ['prohibit', 'send_sms', 'Marco', 'about payroll'],
    ],
  ],
  ["Don't push to main.", [['prohibit', 'git_push', 'main', '']]],
];

const partsOf = (condition = ''): readonly string[] => condition.split('; ').filter((part) => part !== '');

let count = 0;
const origin: Origin = {
  owner: 'user',
  scope: { kind: 'user' },
  now: '2026-03-02T10:00:00Z',
  zone: 'UTC',
  newId: (prefix) => idFrom(prefix, new Uint8Array(16).fill(count++ % 256)),
};
const captured = (sentence: string) =>
  capture({ ...origin, decrees: read(sentence), calls: [] }, EMPTY_STATE);
const rulesOf = (sentence: string): readonly Rule[] =>
  captured(sentence).changes.flatMap(({ kind, value }) => (kind === 'rule' && value ? [value] : []));

describe('two ways to take a sentence', () => {
  test.each(CASES)('%j is read with what it may mean beside', (sentence, expected) => {
    expect(ways(sentence)).toEqual(expected);
  });

  const VERBS = ['deploy', 'push', 'commit', 'email Sarah', 'text Bob', 'edit README.md', 'push to main'];
  const PLACES = ['', ' to prod', ' to main', ' about payroll'];
  const LIMITS = [
    '',
    ' until Monday',
    ' without asking me',
    ' if the tests fail',
    ' unless I am away',
    ' for this task',
  ];
  const HEADS = ["Don't", 'Never', 'Ask me before you'];
  const sentences = fc
    .tuple(...[HEADS, VERBS, ['or', 'and'], VERBS, PLACES, LIMITS].map((list) => fc.constantFrom(...list)))
    .map(([head, a, join, b, place, limit]) => `${head} ${a} ${join} ${b}${place}${limit}.`);

  test('the one that is enforced covers fewer calls than the other', () => {
    fc.assert(
      fc.property(sentences, (sentence) => {
        for (const rule of rulesOf(sentence)) {
          const both = twoWays(rule, read, origin);
          if (!both) continue;
          const { narrow, wide } = both;
          expect(both.now).toBe('narrow');
          expect(matchersCover(wide.matchers, narrow.matchers)).toBe(true);
          expect(partsOf(narrow.condition)).toEqual(expect.arrayContaining([...partsOf(wide.condition)]));
          expect([undefined, narrow.until?.text]).toContain(wide.until?.text);
          expect(wide.effect === narrow.effect || wide.effect === 'prohibit').toBe(true);
          expect(wide).not.toEqual(narrow);
        }
      }),
      { numRuns },
    );
  });

  test('a rule that was made wide is known as such, and made narrow again is as it was', () => {
    const [rule] = rulesOf("Don't deploy or push to prod.");
    const both = rule && twoWays(rule, read, origin);
    expect(both?.narrow).toEqual(rule);
    expect(both && twoWays(both.wide, read, origin)).toEqual({ ...both, now: 'wide' });
  });

  test('whoever said it is told once, with how to say that more is meant', () => {
    const lines = captured("Don't edit README.md and push to main without asking me.").report.filter(
      ({ code }) => code === 'two_readings',
    );
    expect(lines.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^is taken narrowly: if “without asking me” is only about its last part, for `edit_file` it forbids calls where `path` is `README\.md` \(that is meant: lictor rules choose r[a-p]{8} 2\)$/,
      ),
    ]);
  });

  test('a permission is taken narrowly, and says so', () => {
    const { changes, report } = captured('You can deploy or push to prod again.');
    expect(changes).toEqual([]);
    expect(report.some(({ code }) => code === 'two_readings')).toBe(true);
  });
});
