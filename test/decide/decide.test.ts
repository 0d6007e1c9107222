import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/catalog/unit.ts';
import type { Call, Decision } from '../../src/decide/call.ts';
import { type DecideInput, decide } from '../../src/decide/decide.ts';
import { createPolicy } from '../../src/lictor.ts';
import type { Rule } from '../../src/memory/rule.ts';
import { readTime } from '../../src/memory/until.ts';
import { ruleOf } from '../support/user-rules.ts';

/** A Monday. */
const NOW = '2026-11-30T09:00:00Z';

const called = (tool: string, args: { readonly [name: string]: Json } = {}, cwd = '/srv/app'): Call => ({
  tool,
  arguments: args,
  cwd,
});
const decided = (given: Partial<DecideInput> & Pick<DecideInput, 'call'>): Decision =>
  decide({ now: NOW, ...given });

const forbid = (tool: string, arg: string, value: string, more: Partial<Rule> = {}): Rule =>
  ruleOf({ tool, matchers: [{ arg, value }], sentence: `No ${value}.`, ...more });

type Row = readonly [
  rule: Rule,
  args: { readonly [name: string]: Json },
  decision: Decision['decision'],
  more?: Partial<DecideInput>,
];

const SARAH = forbid('send_email', 'to', 'sarah@example.com');
const NAMED = forbid('send_email', 'to', 'Sarah');
const HR = forbid('send_email', 'to', 'hr');
const GENERAL = forbid('slack_post', 'channel', '#general');
const ACME = forbid('send_email', 'to', 'acme.com');
const ONLY_BOB = ruleOf({
  tool: 'send_email',
  matchers: [{ arg: 'to', value: '*' }],
  except: [{ value: 'Bob' }],
  sentence: 'Only email Bob.',
});
const PAYROLL = ruleOf({
  tool: 'send_email',
  matchers: [{ arg: 'to', value: 'finance' }],
  except: [{ value: 'payroll' }],
  sentence: 'Nothing to finance unless it is payroll.',
});
const OUTSIDE = ruleOf({
  tool: 'drive_share',
  matchers: [{ arg: 'file', value: 'Finance' }],
  except: [{ value: 'acme.com' }],
  sentence: 'Share Finance inside acme.com only.',
});
const LANDLORD = ruleOf({
  tool: 'send_email',
  matchers: [{ arg: 'to', value: 'landlord', role: true }],
  sentence: 'Never write to my landlord.',
});
const OVER = forbid('make_payment', 'amount', '>1000');
const OVER_EUR = forbid('make_payment', 'amount', '>1000 EUR');
const EARLY = forbid('calendar_create', 'start', '<09:00');
const LATE = forbid('calendar_create', 'start', '>2026-12-04');
const ETC = forbid('write_file', 'path', '/etc/*');
const DOTENV = forbid('write_file', 'path', '.env');
const CHANGELOG = forbid('edit_file', 'path', 'CHANGELOG');
const APP_ONLY = ruleOf({
  tool: 'edit_file',
  matchers: [{ arg: 'path', value: '*' }],
  except: [{ value: 'app.ts' }],
  sentence: 'Touch app.ts only.',
});
const FRIDAY = ruleOf({ tool: 'deploy', condition: 'Friday', sentence: 'Never deploy on Fridays.' });
const ONLY_WHEN = ruleOf({
  tool: 'git_push',
  condition: 'not: CI is green',
  sentence: 'Only push when CI is green.',
});
const TESTS = ruleOf({
  tool: 'git_push',
  condition: 'tests not passing',
  sentence: 'Unless the tests pass, no pushing.',
});
const CC = forbid('send_email', 'cc', 'Tom');
const ATTACH = forbid('send_email', 'attachments', '*', { effect: 'confirm' });
const FORCE = forbid('git_push', 'force', 'true');
const PROD = forbid('deploy', 'environment', 'production');
const CONTRACT = forbid('drive_share', 'file', '合同');

const friday = { now: '2026-11-27T09:00:00Z' };
const resolve = (name: string) => (/landlord/i.test(name) ? ['Otto Klein', 'otto@klein.example'] : undefined);

const ROWS: readonly Row[] = [
  [SARAH, { to: 'SARAH@Example.com' }, 'deny'],
  [SARAH, { to: 'bob@example.com' }, 'allow'],
  [SARAH, { to: 'sarah@example.com.evil.example' }, 'allow'],
  [SARAH, { to: 'xsarah@example.com' }, 'allow'],
  [SARAH, { to: 'Sarah Jones <sarah@example.com>' }, 'deny'],
  [SARAH, { to: 'sarah+news@example.com' }, 'deny'],
  [SARAH, { to: 'mailto:sarah@example.com' }, 'deny'],
  [SARAH, { to: 'a@b.c, sarah@example.com' }, 'deny'],
  [SARAH, { to: ['a@b.c', 'sarah@example.com'] }, 'deny'],
  [SARAH, { to: 'bob@example.com', cc: ['sarah@example.com'] }, 'deny'],
  [SARAH, { to: 'bob@example.com', bcc: 'sarah@example.com' }, 'deny'],
  [SARAH, { message: { toRecipients: [{ emailAddress: { address: 'sarah@example.com' } }] } }, 'deny'],
  [SARAH, { payload: '{"to": "sarah@example.com"}' }, 'deny'],
  [SARAH, { destinataire: 'sarah@example.com' }, 'deny'],
  [SARAH, { to: 'sаrаh@example.com' }, 'deny'],
  [SARAH, { to: 'sarah\u200b@example.com' }, 'deny'],
  [SARAH, { to: 'ｓａｒａｈ@example.com' }, 'deny'],
  [SARAH, { to: 'bob@example.com', body: 'sarah@example.com left' }, 'allow'],
  [SARAH, { subject: 'x' }, 'ask'],
  [SARAH, { to: null }, 'ask'],
  [SARAH, { to: [] }, 'ask'],
  [SARAH, { to: '' }, 'allow'],
  [NAMED, { to: 'Sarah Jones <sj@example.com>' }, 'deny'],
  [NAMED, { to: 'sarah.jones@example.com' }, 'deny'],
  [NAMED, { to: 'sarahs@example.com' }, 'allow'],
  [NAMED, { to: 'bob@example.com' }, 'allow'],
  [HR, { to: 'chris@example.com' }, 'allow'],
  [HR, { to: 'hr@example.com' }, 'deny'],
  [HR, { to: 'hr-team@example.com' }, 'deny'],
  [ACME, { to: 'x@acme.com' }, 'deny'],
  [ACME, { to: 'x@mail.acme.com' }, 'deny'],
  [ACME, { to: 'x@notacme.com' }, 'allow'],
  [ONLY_BOB, { to: 'bob@example.com' }, 'allow'],
  [ONLY_BOB, { to: ['bob@example.com', 'eve@example.com'] }, 'deny'],
  [ONLY_BOB, { to: 'eve@example.com', body: 'Hi Bob' }, 'deny'],
  [PAYROLL, { to: 'finance@acme.com', subject: 'Payroll for May' }, 'allow'],
  [PAYROLL, { to: 'finance@acme.com', subject: 'Lunch' }, 'deny'],
  [OUTSIDE, { file: 'Finance/2026.xlsx', email: 'a@acme.com' }, 'allow'],
  [OUTSIDE, { file: 'Finance/2026.xlsx', email: ['a@acme.com', 'b@evil.example'] }, 'deny'],
  [OUTSIDE, { file: 'Finance/2026.xlsx', email: 'b@evil.example', note: 'acme.com' }, 'deny'],
  [LANDLORD, { to: 'otto@klein.example' }, 'ask'],
  [LANDLORD, { to: 'otto@klein.example' }, 'deny', { resolve }],
  [LANDLORD, { to: 'bob@example.com' }, 'allow', { resolve }],
  [LANDLORD, { to: 'landlord@example.com' }, 'deny'],
  [GENERAL, { channel: '#general' }, 'deny'],
  [GENERAL, { channel_id: 'general' }, 'deny'],
  [GENERAL, { channel: '#general-chat' }, 'allow'],
  [OVER, { amount: 1000 }, 'allow'],
  [OVER, { amount: 1001 }, 'deny'],
  [OVER, { amount: '$1,500.00' }, 'deny'],
  [OVER, { amount: '1.500,00 €' }, 'deny'],
  [OVER, { amount: '900 USD' }, 'allow'],
  [OVER, { amount: '1.500' }, 'ask'],
  [OVER, { amount: '2k' }, 'deny'],
  [OVER, { amount: 'a lot' }, 'ask'],
  [OVER, {}, 'ask'],
  [OVER_EUR, { amount: '1500 EUR' }, 'deny'],
  [OVER_EUR, { amount: '1500 USD' }, 'ask'],
  [EARLY, { start: '2026-12-01T08:00:00Z' }, 'deny'],
  [EARLY, { start: '2026-12-01T08:00:00Z' }, 'allow', { zone: 'Asia/Tokyo' }],
  [EARLY, { start_time: '2026-12-01T10:00' }, 'allow'],
  [EARLY, { start: '8:30 am' }, 'deny'],
  [EARLY, { start: '2026-12-01' }, 'ask'],
  [EARLY, { start: 'at breakfast' }, 'ask'],
  [EARLY, { start: 'at breakfast' }, 'deny', { readTime: () => Date.parse('2026-12-01T07:00:00Z') }],
  [EARLY, { start: 'tomorrow at eight' }, 'deny', { readTime }],
  [EARLY, { start: 'Friday 10 am' }, 'allow', { readTime }],
  [EARLY, { start: 'Friday' }, 'ask', { readTime }],
  [EARLY, { start: 'tomorrow from 8 to 10' }, 'ask', { readTime }],
  [LATE, { start: 'next Monday' }, 'deny', { readTime }],
  [LATE, { start: 'tomorrow' }, 'allow', { readTime }],
  [ETC, { file_path: '/etc/hosts' }, 'deny'],
  [ETC, { path: '/tmp/../etc/hosts' }, 'deny'],
  [ETC, { path: '\\etc\\hosts' }, 'deny'],
  [ETC, { path: '../../etc/hosts' }, 'deny'],
  [ETC, { path: '/ETC/hosts' }, 'deny'],
  [ETC, { path: 'etc/hosts' }, 'allow'],
  [ETC, { path: '/srv/link/hosts' }, 'deny', { realPath: (path) => path.replace('/srv/link', '/etc') }],
  [DOTENV, { path: 'config/.env' }, 'deny'],
  [DOTENV, { path: 'environment.ts' }, 'allow'],
  [CHANGELOG, { path: 'CHANGELOG.md' }, 'deny'],
  [CHANGELOG, { path: 'src/changelogs.ts' }, 'allow'],
  [APP_ONLY, { path: 'src/app.ts' }, 'allow'],
  [APP_ONLY, { path: 'src/lib.ts' }, 'deny'],
  [FRIDAY, {}, 'allow'],
  [FRIDAY, {}, 'deny', friday],
  [FRIDAY, {}, 'deny', { now: '2026-11-26T23:30:00Z', zone: 'Asia/Shanghai' }],
  [TESTS, { branch: 'x' }, 'ask'],
  [TESTS, { branch: 'x' }, 'allow', { holds: () => false }],
  [ONLY_WHEN, { branch: 'x' }, 'allow', { holds: (condition) => condition === 'CI is green' }],
  [ONLY_WHEN, { branch: 'x' }, 'deny', { holds: (condition) => condition !== 'CI is green' }],
  [TESTS, { branch: 'x' }, 'deny', { holds: () => true }],
  [CC, { to: 'tom@example.com' }, 'allow'],
  [CC, { to: 'a@b.c', cc: 'tom@example.com' }, 'deny'],
  [ATTACH, { to: 'a@b.c' }, 'allow'],
  [ATTACH, { to: 'a@b.c', attachments: ['x.pdf'] }, 'ask'],
  [FORCE, { branch: 'x' }, 'allow'],
  [FORCE, { branch: 'x', force: false }, 'allow'],
  [FORCE, { branch: 'x', force: true }, 'deny'],
  [PROD, { env: 'prod-eu' }, 'deny'],
  [PROD, { environment: 'staging' }, 'allow'],
  [PROD, { environment: '线上' }, 'deny'],
  [CONTRACT, { file: '2026合同终稿.pdf' }, 'deny'],
  [CONTRACT, { file: '发票.pdf' }, 'allow'],
];

describe('a rule over arguments', () => {
  test.each(
    ROWS.map(
      ([rule, args, decision, more], i) => [i, rule.sentence, JSON.stringify(args), decision, more] as const,
    ),
  )('%i: %s %s', (i, _, __, decision, more) => {
    const [rule, args] = ROWS[i] as Row;
    const result = decided({ rules: [rule], call: called(rule.tool ?? '', args), ...more });
    expect(result.decision, JSON.stringify(result.reasons)).toBe(decision);
  });

  test('quotes the sentence and names the rule', () => {
    expect(decided({ rules: [SARAH], call: called('send_email', { to: 'sarah@example.com' }) })).toEqual({
      decision: 'deny',
      reasons: [
        {
          effect: 'deny',
          code: 'rule',
          message: 'the user forbade this: “No sarah@example.com.”',
          rule: SARAH.id,
          sentence: SARAH.sentence,
        },
      ],
    });
  });
});

describe('whose and which rules count', () => {
  const push = called('git_push', { branch: 'main' });
  const main = forbid('git_push', 'branch', 'main');
  const decision = (rules: readonly Rule[], more: Partial<DecideInput> = {}) =>
    decided({ rules, call: push, ...more }).decision;

  test('one that ended, is advice, is bound to no tool or is not understood decides nothing', () => {
    expect(decision([{ ...main, status: 'ended' }])).toBe('allow');
    expect(decision([{ ...main, effect: 'prefer' }])).toBe('allow');
    expect(decision([{ ...main, tool: null }])).toBe('allow');
    expect(decision([{ ...main, status: 'unenforced' }])).toBe('allow');
  });

  test('one whose time is over has ended; one without a time has not', () => {
    expect(decision([{ ...main, until: { kind: 'time', at: '2026-11-30T08:59:59Z', text: 'nine' } }])).toBe(
      'allow',
    );
    expect(decision([{ ...main, until: { kind: 'time', at: '2026-11-30T09:00:01Z', text: 'nine' } }])).toBe(
      'deny',
    );
    expect(decision([{ ...main, until: { kind: 'time', text: 'the audit is over' } }])).toBe('deny');
  });

  test('one for a session ends with it', () => {
    const session: Rule = { ...main, until: { kind: 'session', text: 'this session' }, session_id: 's1' };
    expect(decision([session], { audience: { session_id: 's1' } })).toBe('deny');
    expect(decision([session], { audience: { session_id: 's2' } })).toBe('allow');
    expect(decision([session])).toBe('deny');
  });

  test('a name of another case, or one that a server stands before, is the same tool', () => {
    const call = (tool: string) =>
      decided({ rules: [main], call: called(tool, { branch: 'main' }) }).decision;
    expect([
      call('Git_Push'),
      call('mcp__github__git_push'),
      call('tool:git_push'),
      call('git_pushy'),
    ]).toEqual(['deny', 'deny', 'deny', 'allow']);
  });

  test('a waiver releases its rule and says so', () => {
    const waiver = { id: 'w1', rule: main.id, sentence: 'Just this once.', once: true, granted_at: NOW };
    const result = decided({ rules: [main], waivers: [waiver], call: push });
    expect(result.decision).toBe('allow');
    expect(result.reasons[0]).toMatchObject({
      effect: 'allow',
      code: 'released',
      rule: main.id,
      released_by: 'w1',
    });
    expect(decided({ rules: [main], waivers: [{ ...waiver, used_at: NOW }], call: push }).decision).toBe(
      'deny',
    );
  });

  test('a permission of the user releases what it covers, and nothing beyond', () => {
    const all = ruleOf({ tool: 'send_email', sentence: 'Send no mail.' });
    const bob = ruleOf({
      tool: 'send_email',
      effect: 'permit',
      matchers: [{ arg: 'to', value: 'Bob' }],
      sentence: 'You may email Bob.',
    });
    const sent = (to: Json, permit: Rule = bob) =>
      decided({ rules: [all, permit], call: called('send_email', { to }) }).decision;
    expect(sent('bob@example.com')).toBe('allow');
    expect(sent(['bob@example.com', 'eve@example.com'])).toBe('deny');
    expect(sent('bob@example.com', { ...bob, source: 'post_turn' })).toBe('deny');
    expect(sent('bob@example.com', { ...bob, source: 'programmatic' })).toBe('deny');
    expect(sent('bob@example.com', { ...bob, owner: 'else' })).toBe('deny');
    expect(sent('bob@example.com', { ...bob, updated_at: '2026-10-01T00:00:00Z' })).toBe('deny');
  });

  test('a permission that is wider in scope does not release what is nearer', () => {
    const near = { ...main, scope: { kind: 'project', name: '/srv/app' } } as const;
    const permit = forbid('git_push', 'branch', 'main', { effect: 'permit', sentence: 'Push to main.' });
    const audience = { project: '/srv/app' };
    expect(decision([near, permit], { audience })).toBe('deny');
    expect(decision([main, { ...permit, scope: near.scope }], { audience })).toBe('allow');
  });
});

// ------------------------------------------------------------------------------------------------ policy

const UNITS = `
unit(tool(echo), []).
unit(tool(send_email), []).
unit(tool(refund), [schema(json("{\\"type\\": \\"object\\", \\"properties\\": {\\"amount\\": {\\"type\\": \\"number\\"}, \\"order\\": {\\"type\\": \\"string\\"}}}"))]).
unit(tool(write_file), [schema(json("{\\"type\\": \\"object\\", \\"properties\\": {\\"path\\": {\\"type\\": \\"string\\"}}}"))]).
unit(tool(lookup), []).
unit(tool(bash), []).
`;

function policyOf(text: string) {
  const policy = createPolicy({ files: [{ path: 'policy.pl', text: UNITS + text }] });
  if (!policy.ok) throw new Error(policy.error.map(({ message }) => message).join('\n'));
  return policy.value;
}

type PolicyRow = readonly [
  name: string,
  text: string,
  call: Call,
  decision: Decision['decision'],
  code?: string | undefined,
  more?: Partial<DecideInput>,
];

const LARGE =
  'ask(Call, "large refund") :- call_tool(Call, tool(refund)), call_arg(Call, amount, N), N > 500.';
const INSIDE = 'deny(Call, "outside") :- call_arg(Call, path, P), \\+ under(P, "/srv/app").';
const HOURLY =
  'deny(Call, "too many") :- call_tool(Call, tool(send_email)), calls_within(tool(send_email), 3600, N), N >= 2.';
const LOOKED =
  'looked(Call) :- call_tool(Call, _), happened(_, tool(lookup), _).\ndeny(Call, "look first") :- call_tool(Call, tool(refund)), \\+ looked(Call).';

const POLICY_ROWS: readonly PolicyRow[] = [
  ['a policy without rules over calls allows', '', called('echo'), 'allow'],
  [
    'one deny leaves all other tools',
    'deny(Call, "no") :- call_tool(Call, tool(echo)).',
    called('lookup'),
    'allow',
  ],
  [
    'one deny denies its tool',
    'deny(Call, "no") :- call_tool(Call, tool(echo)).',
    called('echo'),
    'deny',
    'policy',
  ],
  ['a threshold that is passed asks', LARGE, called('refund', { amount: 501 }), 'ask', 'policy'],
  ['a threshold that is not passed allows', LARGE, called('refund', { amount: 500 }), 'allow'],
  ['an argument that is missing is not below the threshold', LARGE, called('refund'), 'ask', 'indeterminate'],
  ['an argument that is null is missing', LARGE, called('refund', { amount: null }), 'ask', 'indeterminate'],
  ['a missing argument of another tool decides nothing', LARGE, called('echo'), 'allow'],
  [
    'a value of another kind is undecided, and denied',
    LARGE,
    called('refund', { amount: 'much' }),
    'deny',
    'undetermined',
  ],
  ['a path outside is denied', INSIDE, called('write_file', { path: '/etc/x' }), 'deny', 'policy'],
  ['a path inside is allowed', INSIDE, called('write_file', { path: '/srv/app/x' }), 'allow'],
  ['a relative path is read from its folder', INSIDE, called('write_file', { path: 'x' }), 'allow'],
  [
    'a relative path that leaves its folder is outside',
    INSIDE,
    called('write_file', { path: '../x' }),
    'deny',
    'policy',
  ],
  [
    'a path that a tool has and a call lacks is asked about',
    INSIDE,
    called('write_file'),
    'ask',
    'indeterminate',
  ],
  ['a tool without a path is not asked about', INSIDE, called('echo'), 'allow'],
  [
    'a file that a shell writes outside is denied',
    INSIDE,
    called('bash', { command: 'echo x > /etc/x' }),
    'deny',
    'policy',
  ],
  [
    'a file that a shell writes inside is allowed',
    INSIDE,
    called('bash', { command: 'echo x > x' }),
    'allow',
  ],
  [
    'deny beats ask',
    `${LARGE}\ndeny(Call, "no refunds") :- call_tool(Call, tool(refund)).`,
    called('refund', { amount: 900 }),
    'deny',
    'policy',
  ],
  ['by default nothing is allowed', 'default(deny).', called('echo'), 'deny', 'default'],
  [
    'what is allowed is allowed',
    'default(deny).\nallow(Call, "fine") :- call_tool(Call, tool(echo)).',
    called('echo'),
    'allow',
    'policy',
  ],
  [
    'what is allowed and denied is denied',
    'default(deny).\nallow(Call, "fine") :- call_tool(Call, _).\ndeny(Call, "no") :- call_tool(Call, tool(echo)).',
    called('echo'),
    'deny',
    'policy',
  ],
  ['a tool that nobody has is denied', '', called('nothing'), 'deny', 'unknown_tool'],
  [
    'a tool that nobody has is allowed where the host says so',
    '',
    called('nothing'),
    'allow',
    undefined,
    { options: { unknownTools: 'allow' } },
  ],
  [
    'a count that is not reached allows',
    HOURLY,
    called('send_email'),
    'allow',
    undefined,
    { happened: [{ tool: 'send_email', ago: 10 }] },
  ],
  [
    'a count that is reached denies',
    HOURLY,
    called('send_email'),
    'deny',
    'policy',
    {
      happened: [
        { tool: 'send_email', ago: 10 },
        { tool: 'send_email', ago: 20 },
      ],
    },
  ],
  [
    'calls that are too old are not counted',
    HOURLY,
    called('send_email'),
    'allow',
    undefined,
    {
      happened: [
        { tool: 'send_email', ago: 10 },
        { tool: 'send_email', ago: 4000 },
      ],
    },
  ],
  ['what has to happen first has not', LOOKED, called('refund'), 'deny', 'policy'],
  [
    'what has to happen first has',
    LOOKED,
    called('refund'),
    'allow',
    undefined,
    { happened: [{ tool: 'lookup', ago: 5 }] },
  ],
  [
    'the context counts',
    'deny(Call, "frozen") :- call_tool(Call, _), context(freeze, true).',
    called('echo'),
    'deny',
    'policy',
    { context: { freeze: true } },
  ],
  [
    'a label counts',
    'ask(Call, "untrusted") :- call_arg(Call, _, V), label(V, untrusted).',
    called('echo', { text: 'x' }),
    'ask',
    'policy',
    { labels: [{ value: 'x', label: 'untrusted' }] },
  ],
];

describe('a policy', () => {
  test.each(POLICY_ROWS.map((row) => [row[0], row] as const))(
    '%s',
    (_, [, text, call, decision, code, more]) => {
      const result = decided({ policy: policyOf(text), call, ...more });
      expect(result.decision, JSON.stringify(result.reasons)).toBe(decision);
      if (code !== undefined) expect(result.reasons[0]?.code).toBe(code);
    },
  );

  test.each(POLICY_ROWS.map((row) => [row[0], row] as const))(
    'run by the interpreter: %s',
    (_, [, text, call, decision, , more]) => {
      expect(decided({ policy: { ...policyOf(text), engine: 'tau' }, call, ...more }).decision).toBe(
        decision,
      );
    },
  );

  test('is quoted with the place of the clause', () => {
    const { reasons } = decided({ policy: policyOf(LARGE), call: called('refund', { amount: 900 }) });
    expect(reasons).toEqual([
      { effect: 'ask', code: 'policy', message: 'large refund', place: 'policy.pl:8:1' },
    ]);
  });

  test('that is undecided still says what is certain', () => {
    const text = `${LARGE}\ndeny(Call, "no refunds") :- call_tool(Call, tool(refund)).`;
    const { reasons } = decided({ policy: policyOf(text), call: called('refund', { amount: 'x' }) });
    expect(reasons.map(({ code }) => code)).toEqual(['policy', 'undetermined']);
  });

  test('and the rules of the user decide together', () => {
    const policy = policyOf(LARGE);
    const rule = forbid('refund', 'order', '17');
    expect(
      decided({ policy, rules: [rule], call: called('refund', { amount: 900, order: '17' }) }).reasons.map(
        ({ effect }) => effect,
      ),
    ).toEqual(['deny', 'ask']);
  });
});
