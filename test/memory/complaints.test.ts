/**
 * What users said, and what agents did all the same: public reports, in words of ours. Each is said once, the
 * conversation is then compacted away, and in the next session the calls are decided by what was kept.
 */

import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/catalog/unit.ts';
import type { Decision } from '../../src/decide/call.ts';
import { decide } from '../../src/decide/decide.ts';
import { capture } from '../../src/memory/capture.ts';
import { applyChanges, EMPTY_STATE, type RuleState } from '../../src/memory/change.ts';
import { readDecrees } from '../../src/memory/decrees.ts';
import { rulesInForce } from '../../src/memory/in-force.ts';
import { rulesForPrompt } from '../../src/memory/pins.ts';
import { counting, NOW } from '../support/rules.ts';

const TOOLS = [
  'bash',
  'edit_file',
  'write_file',
  'read_file',
  'delete_file',
  'git_push',
  'git_commit',
  'deploy',
  'send_email',
  'send_message',
  'web_search',
];

type Args = { readonly [name: string]: Json };
type Verdict = Decision['decision'];

const origin = (message: number) => ({
  now: NOW,
  zone: 'UTC',
  owner: 'user',
  scope: { kind: 'user' as const },
  message_id: `m${message}`,
  session_id: 's1',
  newId: newId,
});
const newId = counting();

/** What is kept of what a user said, message by message. */
const saying = (messages: readonly string[], tools = TOOLS): RuleState =>
  messages.reduce<RuleState>(
    (state, message, i) =>
      applyChanges(
        state,
        capture({ ...origin(i), decrees: readDecrees(message, { tools }), calls: [] }, state).changes,
      ),
    EMPTY_STATE,
  );

/** The session after: nothing is left of the conversation but the store. */
const decided = ({ rules, waivers }: RuleState, tool: string, args: Args): Verdict =>
  decide({
    call: { tool, arguments: args, cwd: '/srv/app' },
    rules,
    waivers,
    now: NOW,
    audience: { owner: 'user', session_id: 's2' },
    home: '/home/ann',
  }).decision;

const run = (command: string): readonly [string, Args] => ['bash', { command }];

type Row = readonly [
  report: string,
  said: readonly string[],
  calls: readonly (readonly [call: readonly [string, Args], decision: Verdict])[],
];

const REPORTS: readonly Row[] = [
  [
    'claude-code 95745: never commit unasked',
    ['Never commit or push without asking me.'],
    [
      [run('git add -A && git commit -m "done" && git push'), 'ask'],
      [['git_commit', { message: 'done' }], 'ask'],
      [run('git status'), 'allow'],
    ],
  ],
  [
    'claude-code 32543: no deploy without approval',
    ["Don't deploy without my approval."],
    [
      [['deploy', { environment: 'production' }], 'ask'],
      [['read_file', { path: 'deploy.md' }], 'allow'],
    ],
  ],
  [
    'opencode 3099: no commit and no push, after a compaction too',
    ['Never commit. Never push.'],
    [
      [run('cd infra && git -C . commit -am x'), 'deny'],
      [['git_push', { branch: 'main' }], 'deny'],
    ],
  ],
  [
    'opencode 14923: a bare "continue" is no consent',
    ['Ask me before you push.', 'continue', 'go on'],
    [[run('git push origin main'), 'ask']],
  ],
  [
    'claude-code 25116: a ban in another language',
    ['절대 푸시하지 마.'],
    [[['git_push', { branch: 'main' }], 'deny']],
  ],
  [
    'claude-code 89901: one permission is not a standing one',
    ['Never deploy.', 'You may deploy just this once.'],
    [[['deploy', { environment: 'production' }], 'allow']],
  ],
  [
    'claude-code 64319: chained into one line over SSH',
    ['Never deploy to production.'],
    [
      [['deploy', { environment: 'production' }], 'deny'],
      [['deploy', { environment: 'staging' }], 'allow'],
    ],
  ],
  [
    'claude-code 22638: never drop the stash',
    ['Never run git stash drop.'],
    [
      [run('git stash drop'), 'deny'],
      [run('bash -c "git stash drop stash@{1}"'), 'deny'],
      [run('git stash list'), 'allow'],
    ],
  ],
  [
    'claude-code 93602: the same effect through another shell',
    ['Never delete anything under /home/ann/photos.'],
    [
      [run('rm -rf /home/ann/photos'), 'deny'],
      [run('pwsh -c "Remove-Item -Recurse /home/ann/photos"'), 'deny'],
      [run('rm /tmp/x'), 'allow'],
    ],
  ],
  [
    'autonomous-dev 768: a denied edit, written by another program',
    ['Never edit settings.json.'],
    [
      [['edit_file', { path: '/srv/app/settings.json' }], 'deny'],
      [run("python3 -c \"open('settings.json', 'w').write('{}')\""), 'ask'],
      [run('sed -i s/a/b/ settings.json'), 'deny'],
    ],
  ],
  [
    'cline 4833: never with --no-verify',
    ['Never commit with --no-verify.'],
    [
      [run('git commit --no-verify -m x'), 'deny'],
      [run('git commit -m x'), 'allow'],
    ],
  ],
  [
    'gemini-cli 14912: no git operations',
    ["Don't run git."],
    [
      [run('git log'), 'deny'],
      [run('ls'), 'allow'],
    ],
  ],
  [
    'Roo-Code 7204: an ignored folder, read through the terminal',
    ['Never read anything under secrets/.'],
    [
      [['read_file', { path: 'secrets/key.pem' }], 'deny'],
      [run('cat ./secrets/key.pem'), 'deny'],
      [run('cat README.md'), 'allow'],
    ],
  ],
  [
    'openclaw 10616: only these people',
    ['Message nobody but Ann.'],
    [
      [['send_message', { to: 'Ann' }], 'allow'],
      [['send_message', { to: 'a stranger' }], 'deny'],
    ],
  ],
  [
    'claude-code 39210: a standing permission ends what was forbidden',
    ['Never push.', 'You can push again.'],
    [[['git_push', { branch: 'x' }], 'allow']],
  ],
  [
    'claude-code 86435: a ban is on what it names, and on nothing else',
    ['Never delete files under dist/.'],
    [
      [run('rm -rf dist'), 'deny'],
      [run('rm -rf build'), 'allow'],
    ],
  ],
];

describe('what was said holds after a compaction, in the next session', () => {
  test.each(REPORTS)('%s', (_, said, calls) => {
    const state = saying(said);
    expect(calls.map(([[tool, args]]) => decided(state, tool, args))).toEqual(
      calls.map(([, decision]) => decision),
    );
  });

  test('and one permission is used up by one call', () => {
    const state = saying(['Never deploy.', 'You may deploy just this once.']);
    const used = { ...state, waivers: state.waivers.map((one) => ({ ...one, used_at: NOW })) };
    expect(decided(used, 'deploy', {})).toBe('deny');
  });
});

/** Messages that a naive reader takes for prohibitions. */
const NO_RULES = [
  'Never mind, it works now.',
  "Don't worry about it.",
  'I never said that.',
  "I don't know what to do.",
  "Why don't you email Sarah?",
  '> never push to main\nwhat do you make of this?',
  '```\nnever push to main\n```',
  '<system-reminder>Never push to main.</system-reminder>\nhello',
  'Fix the title "Never push to main".',
];

describe('what only looks like a rule', () => {
  test.each(NO_RULES)('sets none: %j', (message) => {
    expect(saying([message]).rules).toEqual([]);
  });

  test.each(["Don't forget to email Sarah.", "Don't stop emailing Sarah."])(
    'forbids nothing, where it asks for the opposite: %s',
    (message) => {
      expect(decided(saying([message]), 'send_email', { to: 'Sarah' })).toBe('allow');
    },
  );
});

describe('what was said', () => {
  test.each([
    'Don’t email Sarah.',
    "You can't email Sarah.",
    'You must not email Sarah.',
    'No more emails to Sarah.',
    'Avoid emailing Sarah.',
    'Emailing Sarah is off limits.',
    'Never, ever email Sarah.',
    'ok; stop emailing Sarah',
    '不要给 Sarah 发邮件。',
  ])('counts however it is put: %s', (message) => {
    expect(decided(saying([message]), 'send_email', { to: 'Sarah <sarah@example.com>' })).toBe('deny');
    expect(decided(saying([message]), 'send_email', { to: 'bob@example.com' })).toBe('allow');
  });

  test('is not cut at a full stop inside a name, and stays as narrow as it was', () => {
    const state = saying(['Never commit .env files.', 'Never email sarah@example.com.']);
    expect(state.rules.map(({ sentence }) => sentence)).toEqual([
      'Never commit .env files.',
      'Never email sarah@example.com.',
    ]);
    expect(decided(state, 'send_email', { to: 'bob@example.com' })).toBe('allow');
  });

  test('before any call is bound to the tool that it is about, and shown', () => {
    const { rules } = saying(['Never email Sarah.']);
    expect(rules.map(({ tool }) => tool)).toEqual(['send_email']);
    expect(rulesForPrompt(rules).rendered).toContain('### `send_email`');
  });

  test('about a tool that is not there is shown under a heading of its own, and bound to no other', () => {
    const { rules } = saying(['Never email Sarah.'], ['read_file']);
    expect(rules.map(({ tool }) => tool)).toEqual([null]);
    expect(rulesForPrompt(rules, { tools: ['read_file'] }).rendered).toContain('Never email Sarah.');
  });

  test('twice takes one place, and chatter takes none from it', () => {
    const chatter = Array.from({ length: 40 }, (_, i) => `Never mind number ${i}, don't worry.`);
    const { rules } = saying(['Never email Sarah.', ...chatter, 'Never email Sarah.']);
    expect(rules).toHaveLength(1);
  });

  test('ends as its time comes, and a limit is kept with the rule', () => {
    const { rules } = saying([
      "Don't deploy until Monday.",
      'Never email finance unless it is about payroll.',
    ]);
    const at = (now: string) => rulesInForce(rules, { now }).map(({ tool }) => tool);
    expect(at(NOW)).toEqual(['deploy', 'send_email']);
    expect(at('2026-12-01T00:00:00Z')).toEqual(['send_email']);
    expect(rules[1]?.except ?? rules[1]?.condition).toBeDefined();
  });

  test('holds in the session in which it was said, too', () => {
    const { rules, waivers } = saying(['Never push to main.']);
    const call = { tool: 'git_push', arguments: { branch: 'main' } };
    const audience = { owner: 'user', session_id: 's1' };
    expect(decide({ call, rules, waivers, now: NOW, audience }).decision).toBe('deny');
  });
});
