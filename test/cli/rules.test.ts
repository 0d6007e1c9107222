/** `lictor rules` and `lictor rpc`: what a person does with rules. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { projectOf } from '../../src/node/project-of.ts';
import { runCli } from '../support/cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'lictor-rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let made = 0;
let store = '';
beforeEach(() => {
  made += 1;
  store = join(folder, `${made}.db`);
});

const NOW = '2026-11-27T09:30:00Z';
const rules = (...argv: readonly string[]) =>
  runCli(['rules', ...argv, '--store', store, '--now', NOW, '--zone', 'Europe/Berlin']);
const decideAt = (call: object, now = NOW) =>
  runCli(['decide', '--call', '-', '--store', store, '--now', now], { stdin: JSON.stringify(call) });
const mail = (to: string) => ({ tool: 'send_email', arguments: { to } });

const never = () => rules('add', 'Never email Sarah.', '--tools', 'send_email,read_file', '--message', 'm1');

describe('rules', () => {
  test('are listed by tool, with what they do, when they were said, and what they blocked', async () => {
    await never();
    await decideAt(mail('sarah@example.com'));
    await decideAt(mail('sarah@example.com'));
    await rules(
      'add',
      'Ask before pushing.',
      '--tools',
      'git_push',
      '--effect',
      'confirm',
      '--priority',
      'high',
    );
    await rules('add', 'Never fax.', '--effect', 'prohibit');
    expect((await rules('list')).out).toBe(
      [
        'git_push',
        '  high: Ask before pushing.',
        '    asks about every call',
        '    said 2026-11-27 09:30 by user, blocked nothing yet',
        '',
        'send_email',
        '  critical: Never email Sarah.',
        '    forbids calls where `to` is `Sarah`',
        '    said 2026-11-27 09:30 by user, in message m1, blocked 2 calls, last 2026-11-27 09:30',
        '',
        'no tool yet',
        '  critical: Never fax.',
        '    forbids every call',
        '    said 2026-11-27 09:30 by user, blocked nothing yet',
        '',
      ].join('\n'),
    );
    expect((await rules('list', '--tool', 'GIT_PUSH')).out).toContain('Ask before pushing.');
    expect((await rules('list', '--tool', 'GIT_PUSH')).out).not.toContain('Sarah');
  });

  test('that no longer hold are listed with --all only', async () => {
    await never();
    await rules('end', 'email Sarah');
    expect((await rules('list')).out).toBe('no rules\n');
    expect((await rules('list', '--all')).out).toContain(', ended, ');
  });

  test('are named by the beginning of their id, or by words that only they have', async () => {
    await never();
    await rules('add', 'Never email Bob.', '--tools', 'send_email');
    const { rules: listed } = JSON.parse((await rules('list', '--json')).out) as {
      rules: { id: string; rule: string }[];
    };
    const bob = listed.find(({ rule }) => rule.includes('Bob'))?.id ?? '';
    expect((await rules('show', bob.slice(0, 12))).out).toContain(`id ${bob}`);
    expect(await rules('show', 'never email')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('several rules fit `never email`'),
    });
    expect(await rules('show', 'Carol')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('no rule has'),
    });
  });

  test('change where it is said, and stay as they are elsewhere', async () => {
    await never();
    await rules('edit', 'Sarah', '--until', 'Monday');
    await rules('edit', 'Sarah', '--priority', 'high');
    const { rules: listed } = JSON.parse((await rules('list', '--json')).out) as { rules: object[] };
    expect(listed).toMatchObject([
      {
        rule: 'Never email Sarah.',
        priority: 'high',
        matchers: [{ value: 'Sarah' }],
        until: { kind: 'time', at: '2026-11-29T23:00:00.000Z', text: 'Monday' },
        message_id: 'm1',
      },
    ]);
    expect((await decideAt(mail('sarah@example.com'))).out).toContain('deny');
    expect((await decideAt(mail('sarah@example.com'), '2026-11-30T00:00:00Z')).out).toContain('allow');
  });

  test('that are taken back, and undone, decide as before', async () => {
    const before = await decideAt(mail('sarah@example.com'));
    await never();
    expect((await decideAt(mail('sarah@example.com'))).out).toContain('deny');
    await rules('undo');
    expect((await decideAt(mail('sarah@example.com'))).out).toBe(before.out);
    expect(await rules('undo')).toMatchObject({ exit: 1, out: 'nothing to take back\n' });
  });

  test('are taken back in the place where they hold, and another place is told of', async () => {
    const at = (project: string, ...argv: readonly string[]) => rules(...argv, '--project', project);
    await at('/work/a', 'add', 'Never email Sarah.', '--tools', 'send_email', '--message', 'm1');
    await at('/work/b', 'add', 'Never push.', '--tools', 'git_push');
    const { out } = await at('/work/a', 'undo');
    expect(out).toMatch(
      new RegExp(
        [
          '^“Never email Sarah.” is gone again',
          '  it was set 2026-11-27 09:30 by user, in message m1, for project /work/a',
          'the last change is not of here: “Never push.” was set 2026-11-27 09:30 by user, for project /work/b',
          '  to take it back: lictor rules undo (r[a-p]{8})\\n$',
        ].join('\\n'),
      ),
    );
    expect(await at('/work/a', 'undo')).toMatchObject({ exit: 1 });
    expect((await at('/work/b', 'list')).out).toContain('Never push.');
    const command = out.match(/undo (r[a-p]{8})/)?.[1] ?? '';
    expect((await at('/work/a', 'undo', command)).out).toContain('“Never push.” is gone again');
    expect((await at('/work/b', 'list')).out).toBe('no rules\n');
    expect((await at('/work/a', 'undo')).out).toBe('nothing to take back\n');
  });

  test('for everywhere that are taken back in a project are lifted there, and listed so', async () => {
    const at = (project: string, ...argv: readonly string[]) => rules(...argv, '--project', project);
    const pushed = async (project: string) => {
      const call = JSON.stringify({ tool: 'git_push', arguments: { remote: 'origin' } });
      const argv = ['decide', '--call', '-', '--store', store, '--now', NOW, '--project', project];
      return (await runCli(argv, { stdin: call })).out.split(/\s/)[0];
    };
    const everywhere = async () => [await pushed('/work/a'), await pushed('/work/b')];
    await rules('add', 'Never push.', '--tools', 'git_push');
    const { out } = await at(
      '/work/a',
      'add',
      'You can push again.',
      '--tools',
      'git_push',
      '--message',
      'm2',
    );
    expect(out).toMatch(/^lifted +“Never push.” no longer holds in this project; elsewhere it does/);
    expect(await everywhere()).toEqual(['allow', 'deny']);
    expect((await at('/work/a', 'list')).out).toContain(
      'lifted here 2026-11-27 09:30 by “You can push again.”',
    );
    expect((await at('/work/a', 'pins')).out).toBe('');
    expect((await at('/work/b', 'list')).out).toContain('lifted for project /work/a');
    expect((await at('/work/b', 'pins')).out).toContain('Never push.');
    const exported = (await rules('export')).out;
    expect((await at('/work/b', 'undo')).out).toContain('“Never push.” is gone again\n  it was set');
    const file = join(folder, 'lifted.json');
    writeFileSync(file, exported);
    await rules('import', file);
    expect(await everywhere()).toEqual(['allow', 'deny']);
    await rules('undo', 'push');
    expect(await everywhere()).toEqual(['allow', 'allow']);
  });

  test('of the project one stands in are taken back with those for everywhere, and of no other', async () => {
    const here = projectOf(process.cwd());
    for (const project of [here, '/work/b'])
      await rules('add', 'Never push.', '--tools', 'git_push', '--project', project);
    const { out } = await rules('add', 'You can push again.', '--tools', 'git_push');
    expect(out).toMatch(/^ended +“Never push.” no longer holds\n$/);
    expect((await rules('list')).out).toBe('no rules\n');
    expect((await rules('list', '--project', '/work/b')).out).toContain('Never push.');
  });

  test('lifted in a project hold there again once that is undone, and end everywhere by name', async () => {
    const at = (project: string, ...argv: readonly string[]) => rules(...argv, '--project', project);
    await rules('add', 'Never push.', '--tools', 'git_push');
    await at('/work/a', 'add', 'You can push again.', '--tools', 'git_push');
    const undone = await at('/work/a', 'undo');
    expect(undone.out).toBe(
      '“Never push.” is as it was before\n  it was lifted 2026-11-27 09:30 by user, for project /work/a\n',
    );
    expect((await at('/work/a', 'pins')).out).toContain('Never push.');
    await at('/work/a', 'end', 'push');
    expect((await at('/work/b', 'list')).out).toBe('no rules\n');
  });

  test('of another owner are taken back by name, under that owner', async () => {
    await rules('add', 'Never push.', '--tools', 'git_push', '--owner', 'ann');
    const { out } = await rules('undo');
    expect(out).toMatch(
      /^nothing to take back\nthe last change is not of here: .*\n.* undo r[a-p]{8} --owner 'ann'\n$/,
    );
  });

  test('have a history that says what, when and by whom', async () => {
    await never();
    await rules('add', 'You can email Sarah again.', '--tools', 'send_email', '--message', 'm2');
    await rules('undo');
    const { history } = JSON.parse((await rules('history', '--json')).out) as { history: object[] };
    expect(history).toMatchObject([
      { action: 'add', batch: 1, by: 'user', message_id: 'm1' },
      { action: 'end', batch: 2, message_id: 'm2' },
      { action: 'undo', batch: 3, undoes: 2 },
    ]);
    expect((await rules('history', 'Sarah')).out.split('\n')).toHaveLength(4);
  });

  test('exported and imported are the same rules', async () => {
    await never();
    await rules(
      'add',
      'Never push.',
      '--tools',
      'git_push',
      '--until',
      'the audit is over',
      '--except',
      'branch=docs',
    );
    await rules('end', 'push');
    const file = join(folder, 'exported.json');
    await rules('export', '--out', file);
    const text = readFileSync(file, 'utf8');
    store = join(folder, 'imported.db');
    expect((await rules('import', file)).out).toBe('2 rules imported, 0 as they were\n');
    expect((await rules('import', file)).out).toBe('0 rules imported, 2 as they were\n');
    expect((await rules('export')).out).toBe(text);
  });

  test('in a file with mistakes are not imported, and each mistake is named', async () => {
    const file = join(folder, 'bad.json');
    const write = (value: unknown) =>
      writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
    write({ format: 'lictor-rules', version: 1, rules: [{ id: 'a' }, 5] });
    const bad = await rules('import', file);
    expect(bad.exit).toBe(2);
    expect(bad.err).toContain('nothing was imported');
    writeFileSync(file, '{"format": "lictor-rules",\n "rules": }');
    expect((await rules('import', file)).err).toContain('.json:2:11: not JSON from here\n');
    expect(bad.err).toContain('`rules[0].rule` is required');
    expect(bad.err).toContain('`rules[1]` is expected');
    for (const other of ['{', '[]', { format: 'other' }, { format: 'lictor-rules', version: 2, rules: [] }]) {
      write(other);
      expect((await rules('import', file)).exit).toBe(2);
    }
    expect((await rules('list')).out).toBe('no rules\n');
  });

  test('that are waived once let one call through', async () => {
    await never();
    const { rules: listed } = JSON.parse((await rules('list', '--json')).out) as { rules: { id: string }[] };
    const { openStore } = await import('../../src/store/store.ts');
    const opened = await openStore({ engine: 'sqlite', path: store });
    if (!opened.ok) throw new Error(opened.error.message);
    const waiver = {
      id: 'w1',
      rule: listed[0]?.id ?? '',
      sentence: 'This once.',
      once: true,
      granted_at: NOW,
    };
    await opened.value.change({ at: NOW, by: 'user' }, () => ({
      changes: [{ action: 'waive', kind: 'waiver', id: 'w1', value: waiver }],
      result: 0,
    }));
    await opened.value.close();
    expect((await rules('waivers')).out).toContain(
      '“Never email Sarah.” for one call, because of “This once.”',
    );
    const words = async () => (await decideAt(mail('sarah@example.com'))).out.split('\n')[0];
    expect([await words(), await words()]).toEqual(['allow', 'deny']);
    expect((await rules('waivers')).out).toBe('no waivers\n');
  });

  test('that fit no tool are bound when one appears', async () => {
    await rules('add', 'Never email Sarah.', '--tools', 'read_file');
    expect((await rules('list')).out).toContain('no tool yet');
    expect((await rules('bind', '--tools', 'fax')).exit).toBe(1);
    expect((await rules('bind', '--tools', 'send_email', '--dry-run')).out).toContain(
      'would be bound to `send_email`',
    );
    expect((await decideAt(mail('sarah@example.com'))).out).toContain('allow');
    expect((await rules('bind', '--tools', 'send_email')).out).toContain('is bound to `send_email`');
    expect((await decideAt(mail('sarah@example.com'))).out).toContain('deny');
  });

  test('of a project hold there, and those of another owner for nobody else', async () => {
    await rules('add', 'Never push.', '--tools', 'git_push', '--project', '/a');
    await rules('add', 'Never pull.', '--tools', 'git_pull', '--owner', 'ann');
    expect((await rules('list')).out).toBe('no rules\n');
    expect((await rules('list', '--project', '/a')).out).toContain('for project /a');
    expect((await rules('list', '--owner', 'ann')).out).toContain('Never pull.');
  });

  test('of a project hold for calls that are made in it', async () => {
    const project = join(folder, `project${made}`);
    mkdirSync(join(project, '.git'), { recursive: true });
    mkdirSync(join(project, 'src'));
    await rules('add', 'Never push.', '--tools', 'git_push', '--project', project);
    const decided = async (cwd: string) =>
      (await decideAt({ tool: 'git_push', arguments: {}, cwd })).out.split('\n')[0];
    expect(await decided(join(project, 'src'))).toBe('deny');
    expect(await decided(folder)).toBe('allow');
  });

  test('about times hold for times in words', async () => {
    await rules('add', 'No meetings before 9.', '--tools', 'create_event', '--match', 'start=<09:00');
    const decided = async (start: string) =>
      (await decideAt({ tool: 'create_event', arguments: { start } })).out.split('\n')[0];
    expect(await decided('tomorrow at eight in the morning')).toBe('deny');
    expect(await decided('tomorrow at 10 am')).toBe('allow');
    expect(await decided('tomorrow')).toBe('ask');
  });

  test('cannot steer the terminal that they are shown on', async () => {
    await rules(
      'add',
      'Never \u001b[2J email \u202e Sarah\u0007.',
      '--tools',
      'send_\u001b[31memail',
      '--effect',
      'prohibit',
    );
    for (const argv of [['list'], ['history'], ['pins']] as const)
      expect((await rules(...argv)).screen).not.toMatch(/(?!\n)[\p{Cc}\u202a-\u202e]/u);
  });
});

test.each<[string, readonly string[], string]>([
  [
    'an effect that is none',
    ['add', 'x', '--effect', 'forbid'],
    '`effect` is one of prohibit, confirm, prefer, permit',
  ],
  ['a matcher without a value', ['add', 'x', '--match', 'to='], 'expected ARG=VALUE'],
  ['a time that is none', ['list', '--now', 'soon'], 'no time of RFC 3339'],
  ['a zone that is none', ['list', '--zone', 'Mars'], 'no time zone'],
  ['nothing to change', ['edit', 'Sarah'], 'give what is to change'],
  ['a choice of a rule that has one reading', ['choose', 'Sarah', '2'], 'has one reading'],
  ['a choice of a reading that is none', ['choose', 'Sarah', '3'], 'expected 1 for the narrow reading'],
  ['a file that is not there', ['import', 'nowhere.json'], 'nowhere.json'],
  ['an action that is none', ['lst'], "unknown command 'lst'"],
])('%s is refused', async (_, argv, message) => {
  await never();
  const ran = await runCli(['rules', ...argv, '--store', store]);
  expect(ran.exit).toBe(2);
  expect(ran.err).toContain(message);
});

describe('a sentence with two readings', () => {
  const push = { tool: 'git_push', arguments: { branch: 'main' } };
  const deploy = { tool: 'deploy', arguments: { environment: 'staging' } };

  test('holds in the narrow one until its user chooses', async () => {
    const added = await rules('add', "Don't deploy or push to prod.", '--tools', 'deploy,git_push');
    expect(added.out).toMatch(/two readings .* is taken narrowly/s);
    expect((await decideAt(deploy)).out).toContain('allow');
    const id = /choose\s+(r[a-p]{8}) 2/.exec(added.out)?.[1] ?? '';
    expect((await rules('show', id)).out).toContain(
      '    1 (in force) forbids calls where `environment` is `prod`: “to prod” is about all of it\n' +
        '    2 forbids every call: “to prod” is about its last part only\n',
    );
    expect((await rules('choose', 'deploy or push', '2')).out).toContain('it forbids every call');
    expect((await decideAt(deploy)).out).toContain('deny');
    expect((await decideAt(push)).out).toContain('allow');
    const shown = JSON.parse((await rules('show', id, '--json')).out) as { ways: object[] };
    expect(shown.ways).toMatchObject([
      { number: 1, in_force: false, rule: { matchers: [{ value: 'prod' }] } },
      { number: 2, in_force: true, rule: { matchers: [] } },
    ]);
    expect((await rules('choose', id, '2')).exit).toBe(1);
    expect((await rules('choose', id, '1')).exit).toBe(0);
    expect((await decideAt(deploy)).out).toContain('allow');
  });
});

describe('with the words of a policy', () => {
  const WORDS = 'docs/examples/words/policy.pl';

  test('sentences are read in them, for the tools of the policy', async () => {
    const read = await runCli(['decree', 'Never yeet files, and keep out of the ledger.', '--policy', WORDS]);
    expect(read.out.split('\n')).toEqual([
      'deny   delete_file, every call',
      'deny   acct__list_entries, every call',
      'deny   acct__post_entry, every call',
      '',
    ]);
    expect((await rules('add', 'Never yeet files.', '--policy', WORDS)).exit).toBe(0);
    expect((await decideAt({ tool: 'delete_file', arguments: { path: 'a' } })).out).toContain('deny');
    expect((await rules('show', 'yeet', '--policy', WORDS)).out).toContain('forbids every call');
  });

  test('rules that fit no tool are bound, and rules are put over RPC', async () => {
    await rules('add', 'Never yeet files.', '--tools', 'send_email');
    expect(await rules('bind')).toMatchObject({ exit: 2, err: expect.stringContaining('--policy PATH') });
    expect((await rules('bind', '--policy', WORDS)).out).toContain('is bound to `delete_file`');
    const request = {
      ...{ jsonrpc: '2.0', id: 1, method: 'memory.tool_rule_put' },
      params: { tool_name: 'create_event', rule: 'No huddles before 9am.' },
    };
    const { out } = await runCli(['rpc', '--store', store, '--policy', WORDS], {
      stdin: `${JSON.stringify(request)}\n`,
    });
    expect(JSON.parse(out)).toMatchObject({
      result: { effect: 'prohibit', status: 'active', matchers: [{ arg: 'start', value: '<09:00' }] },
    });
  });

  test('that has a mistake nothing is read, and the mistake is told', async () => {
    const wrong = join(folder, 'wrong.pl');
    writeFileSync(wrong, 'unit(tool(a), []).\ndecree_verb(en, delte, any, ["yeet"]).\n');
    for (const argv of [
      ['decree', 'Never yeet files.'],
      ['rules', 'add', 'Never yeet files.', '--store', store],
    ])
      expect(await runCli([...argv, '--policy', wrong])).toMatchObject({
        exit: 3,
        err: expect.stringContaining('did you mean `delete`?'),
      });
    expect((await rules('list')).out).toBe('no rules\n');
  });
});

test('the structure of a rule is that of its sentence, when the sentence is changed', async () => {
  await never();
  const { out } = await rules('edit', 'Sarah', '--sentence', 'Never email Bob.');
  expect(out).toContain('is changed: it forbids calls where `to` is `Bob`');
  expect((await decideAt(mail('bob@example.com'))).out).toContain('deny');
  expect((await decideAt(mail('sarah@example.com'))).out).toContain('allow');
});

test('a sentence that sets nothing is said to set nothing', async () => {
  expect(await rules('add', 'What a nice day.', '--tools', 'send_email')).toMatchObject({
    exit: 1,
    out: 'nothing in it sets, changes or ends a rule\n',
  });
});

test('the store that is no store is unavailable, to people and to programs', async () => {
  writeFileSync(store, 'my notes\n'.repeat(1000));
  expect((await rules('list')).err).toContain('the store is damaged, or is no store');
  expect(JSON.parse((await rules('list', '--json')).out)).toMatchObject({
    ok: false,
    error: { code: 'store_unavailable', cause: 'corrupt', retryable: 'never' },
  });
  const decided = await decideAt(mail('bob@example.com'));
  expect(decided.exit).not.toBe(0);
  expect(decided.out).toBe('');
});

describe('rpc', () => {
  test('answers over standard input with the same rules', async () => {
    await never();
    const request = {
      jsonrpc: '2.0',
      id: 1,
      method: 'memory.tool_rule_list',
      params: { tool_name: 'send_email' },
    };
    const { out, exit } = await runCli(['rpc', '--store', store], { stdin: `${JSON.stringify(request)}\n` });
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ result: [{ rule: 'Never email Sarah.' }] });
  });

  test('describes itself without a store', async () => {
    const { out } = await runCli(['rpc', '--describe', '--store', '/sys/none']);
    expect(JSON.parse(out)).toMatchObject({ openrpc: '1.3.2' });
  });
});
