/** The rules that hooks keep beside the store: they save time, and never hide what the store says. */

import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Libsql from 'libsql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ruleChange } from '../../../src/memory/change.ts';
import type { Rule } from '../../../src/memory/rule.ts';
import { openStore, type Store } from '../../../src/store/store.ts';
import { fateOf } from '../../support/agent-payload.ts';
import { build, runBuilt } from '../../support/built-cli.ts';
import { ruleWith } from '../../support/rules.ts';
import { numRuns } from '../../support/runs.ts';

const root = mkdtempSync(join(tmpdir(), 'lictor-kept-rules-'));
beforeAll(build, 300_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(root, 'store-'));
});
const path = () => join(folder, 'lictor.db');
const kept = () => `${path()}-rules`;

const MARK = { at: '2026-11-27T09:00:00Z', by: 'user' };
const idOf = (n: number) => `r${String.fromCharCode(97 + (n >> 4), 97 + (n & 15)).padStart(32, 'a')}`;
const about = (n: number): Rule =>
  ruleWith({ id: idOf(n), scope: { kind: 'user' }, tool: 'Bash', matchers: [{ value: `thing${n}` }] });

async function withStore<T>(act: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ engine: 'sqlite', path: path() });
  if (!store.ok) throw new Error(store.error.message);
  try {
    return await act(store.value);
  } finally {
    await store.value.close();
  }
}

const put = (store: Store, ...rules: Rule[]) =>
  store.change(MARK, () => ({
    changes: rules.map((rule) => ruleChange('add', rule)),
    result: undefined,
  }));

const hook = async (command: string) => {
  const payload = { session_id: 's1', cwd: folder, tool_name: 'Bash', tool_input: { command } };
  const { code, out, err } = await runBuilt(['hook', 'claude-code', 'PreToolUse'], JSON.stringify(payload), {
    LICTOR_STORE: path(),
    HOME: folder,
  });
  return { exit: code, stdout: out, stderr: err };
};
const fate = async (n: number) => fateOf(await hook(`echo thing${n}`));

/** A store of some rules that has been left alone for long enough, and the rules that a hook kept of it. */
async function keep(...rules: Rule[]): Promise<void> {
  await withStore((store) => put(store, ...rules));
  await untilKept();
}

/** A connection that this process closed may still be put away, which is a change, at any time. */
async function untilKept(): Promise<void> {
  for (let tries = 0; tries < 10 && !existsSync(kept()); tries++) {
    await setTimeout(3_200);
    expect(fateOf(await hook('ls'))).toBe('allow');
  }
  expect(existsSync(kept())).toBe(true);
}

describe('rules beside the store', () => {
  it('are kept once the store is left alone, for their owner only, and change no decision', async () => {
    await keep(about(1), about(2));
    expect(statSync(kept()).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.startsWith('lictor.db-rules'))).toHaveLength(1);
    expect([await fate(1), await fate(3), await fate(2)]).toEqual(['deny', 'allow', 'deny']);
    const blocked = await withStore((store) => store.blocks());
    expect(blocked.ok && blocked.value.size).toBe(2);
  }, 120_000);

  it('are used while nothing is written: a store that cannot be opened is not missed', async () => {
    const prompt = JSON.stringify({ session_id: 's1', cwd: folder, prompt: 'Never push to main.' });
    await runBuilt(['hook', 'claude-code', 'UserPromptSubmit'], prompt, {
      LICTOR_STORE: path(),
      HOME: folder,
    });
    await untilKept();
    const before = statSync(kept()).mtimeMs;
    const holder = new Libsql(path());
    holder.pragma('locking_mode = EXCLUSIVE');
    holder.exec('begin exclusive');
    try {
      const answer = await hook('ls');
      expect(answer).toEqual({ exit: 0, stdout: '', stderr: '' });
    } finally {
      holder.exec('rollback');
      holder.close();
    }
    expect(statSync(kept()).mtimeMs).toBe(before);
  }, 120_000);

  it.each([
    ['nothing', () => ''],
    ['half of it', (text: string) => text.slice(0, text.length / 2)],
    ['another rule once', (text: string) => text.replace('thing1', 'thing9')],
    ['half of it, in bytes of no meaning', (text: string) => '\0'.repeat(text.length / 2)],
    ['no records', (text: string) => text.slice(0, text.indexOf('\n') + 1).repeat(2)],
    ['no end', (text: string) => `${text} `],
  ])(
    'count for nothing when the file holds %s',
    async (_, damage) => {
      await keep(about(1));
      writeFileSync(kept(), damage(readFileSync(kept(), 'utf8')));
      expect(await fate(1)).toBe('deny');
    },
    120_000,
  );

  it('count for nothing when others may write to the file', async () => {
    await keep(about(1));
    chmodSync(kept(), 0o666);
    const before = readFileSync(kept(), 'utf8');
    expect(fateOf(await hook('ls'))).toBe('allow');
    expect(statSync(kept()).mode & 0o777).toBe(0o600);
    expect(readFileSync(kept(), 'utf8')).toBe(before);
  }, 120_000);

  it('count for nothing when the store is put back from a copy, by no means of ours', async () => {
    await keep(about(1));
    const file = new Libsql(path());
    file.pragma('wal_checkpoint(TRUNCATE)');
    file.close();
    const copy = readFileSync(path());
    await withStore((store) => put(store, about(2)));
    await setTimeout(3_200);
    expect(await fate(3)).toBe('allow');
    for (const rest of ['', '-wal', '-shm']) rmSync(path() + rest, { force: true });
    writeFileSync(path(), copy, { mode: 0o600 });
    expect([await fate(2), await fate(1)]).toEqual(['allow', 'deny']);
  }, 120_000);

  it('never hide a rule that was put before the hook began, however the puts and the hooks fall', async () => {
    await keep(about(0));
    const rounds = Math.min(60, Math.max(5, Math.ceil(numRuns / 20)));
    const seen = await withStore(async (store) => {
      const fates: string[] = [];
      for (let n = 1; n <= rounds; n++) {
        // Now and then the rules are kept again in between, while another hook is under way.
        if (n % 5 === 0) await setTimeout(3_050 + ((n * 37) % 200));
        const meanwhile = hook('ls');
        await setTimeout((n * 53) % 400);
        await put(store, about(n));
        fates.push(await fate(n));
        await meanwhile;
      }
      return fates;
    });
    expect(seen).toEqual(Array.from({ length: rounds }, () => 'deny'));
    await setTimeout(3_200);
    expect([await fate(rounds + 1), await fate(rounds), await fate(rounds + 1)]).toEqual([
      'allow',
      'deny',
      'allow',
    ]);
  }, 600_000);
});
