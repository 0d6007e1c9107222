/** The store: one suite on both engines. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Mark, replay, ruleChange, waiverChange } from '../../src/memory/change.ts';
import type { Rule } from '../../src/memory/rule.ts';
import { openDatabase } from '../../src/store/database.ts';
import { STORE_VERSION } from '../../src/store/migrations.ts';
import { openStore, type Store, type Stored } from '../../src/store/store.ts';
import { hostileText } from '../support/rule-arbitraries.ts';
import { NOW, ruleWith } from '../support/rules.ts';
import { onBothEngines } from '../support/stores.ts';

const mark: Mark = { at: NOW, by: 'user', message_id: 'm1' };

export const put = (store: Store, ...rules: readonly Rule[]): Promise<Stored<number>> =>
  store.change(mark, () => ({ changes: rules.map((rule) => ruleChange('add', rule)), result: rules.length }));

async function got<T>(answer: Promise<Stored<T>>): Promise<T> {
  const stored = await answer;
  if (!stored.ok) throw new Error(stored.error.message);
  return stored.value;
}

const idsOf = async (store: Store, query = {}): Promise<readonly string[]> =>
  (await got(store.state(query))).rules.map(({ id }) => id);

onBothEngines((engine) => {
  test('a rule comes back as it was put, from another connection too', async () => {
    const location = engine.fresh();
    const store = await engine.open(location);
    const rule = ruleWith({
      except: [{ value: '发票' }],
      until: { kind: 'task', text: 'task' },
      message_id: 'm1',
    });
    expect(await put(store, rule)).toEqual({ ok: true, value: 1 });
    const other = await engine.open(location);
    expect(await got(other.state())).toEqual({ rules: [rule], waivers: [] });
  });

  test('any text of a rule comes back as it was', async () => {
    const store = await engine.open();
    const texts = fc.sample(hostileText, { numRuns: 30, seed: 5 });
    const rules = texts.map((sentence, i) =>
      ruleWith({ id: `r${i}`, sentence, matchers: [{ value: sentence }] }),
    );
    await put(store, ...rules);
    const { rules: back } = await got(store.state());
    expect(new Map(back.map((rule) => [rule.id, rule]))).toEqual(
      new Map(rules.map((rule) => [rule.id, rule])),
    );
  });

  test('putting the same rule again changes nothing but the history', async () => {
    const store = await engine.open();
    await put(store, ruleWith());
    await put(store, ruleWith());
    expect(await idsOf(store)).toEqual(['r1']);
    expect(await got(store.history())).toHaveLength(2);
  });

  test('rules are found by id, by tool in any case, and by whether they ended', async () => {
    const store = await engine.open();
    await put(
      store,
      ...[ruleWith(), ruleWith({ id: 'r2', tool: null }), ruleWith({ id: 'r3', tool: 'Push' })],
      ruleWith({ id: 'r4', tool: 'push', status: 'ended' }),
    );
    expect(await idsOf(store)).toEqual(['r1', 'r2', 'r3']);
    expect(await idsOf(store, { ended: true })).toEqual(['r1', 'r2', 'r3', 'r4']);
    expect(await idsOf(store, { tool: 'PUSH', ended: true })).toEqual(['r3', 'r4']);
    expect(await idsOf(store, { tool: null })).toEqual(['r2']);
    expect(await idsOf(store, { ids: ['r1', 'r9'] })).toEqual(['r1']);
    expect(await idsOf(store, { ids: [] })).toEqual([]);
  });

  test('the history replayed is the state', async () => {
    const store = await engine.open();
    const waiver = { id: 'w1', rule: 'r1', sentence: 'This once.', once: true, granted_at: NOW };
    await put(store, ruleWith(), ruleWith({ id: 'r2' }));
    await put(store, ruleWith({ status: 'ended' }));
    await store.change(mark, () => ({ changes: [waiverChange('waive', waiver)], result: 0 }));
    await store.undo(mark, 'r1');
    const history = await got(store.history());
    expect(history.map(({ seq, batch, action }) => [seq, batch, action])).toEqual([
      ...[
        [1, 1, 'add'],
        [2, 1, 'add'],
        [3, 2, 'add'],
        [4, 3, 'waive'],
        [5, 4, 'undo'],
      ],
    ]);
    expect(history[0]).toMatchObject({ at: NOW, by: 'user', message_id: 'm1' });
    expect(replay(history)).toEqual(await got(store.state({ ended: true })));
  });

  test('undo in a place takes back what was changed there, and a waiver is a change of its rule', async () => {
    const store = await engine.open();
    const inProject = (name: string, id: string) => ruleWith({ id, scope: { kind: 'project', name } });
    const waiver = { id: 'w1', rule: 'a', sentence: 'This once.', once: true, granted_at: NOW };
    await put(store, inProject('/a', 'a'));
    await store.change(mark, () => ({ changes: [waiverChange('waive', waiver)], result: 0 }));
    await put(store, inProject('/b', 'b'));
    const here = { owner: 'user', project: '/a' };
    expect(await got(store.undo(mark, undefined, here))).toMatchObject([
      { kind: 'waiver', id: 'w1', value: null },
    ]);
    expect(await got(store.undo(mark, undefined, here))).toMatchObject([{ id: 'a', value: null }]);
    expect(await got(store.undo(mark, undefined, here))).toEqual([]);
    expect(await idsOf(store)).toEqual(['b']);
  });

  test('undo leads back change by change, and says when there is nothing left', async () => {
    const store = await engine.open();
    await put(store, ruleWith());
    await put(store, ruleWith({ status: 'ended' }), ruleWith({ id: 'r2' }));
    expect((await got(store.undo(mark))).map(({ id }) => id).sort()).toEqual(['r1', 'r2']);
    expect(await got(store.state({ ended: true }))).toMatchObject({
      rules: [{ id: 'r1', status: 'active' }],
    });
    expect(await got(store.undo(mark))).toMatchObject([{ id: 'r1', value: null }]);
    expect(await got(store.undo(mark))).toEqual([]);
    expect(await idsOf(store, { ended: true })).toEqual([]);
  });

  test('a change that plans nothing, or whose plan fails, leaves no trace', async () => {
    const store = await engine.open();
    await store.change(mark, () => ({ changes: [], result: 0 }));
    const failing = store.change(mark, () => {
      throw new Error('planned badly');
    });
    await expect(failing).rejects.toThrow('planned badly');
    expect(await got(store.history())).toEqual([]);
    expect(await put(store, ruleWith())).toEqual({ ok: true, value: 1 });
  });

  test('a waiver for one call is used once, however many ask at once', async () => {
    const location = engine.fresh();
    const stores = [await engine.open(location), await engine.open(location)];
    const waiver = { id: 'w1', rule: 'r1', sentence: 'This once.', once: true, granted_at: NOW };
    await stores[0]?.change(mark, () => ({ changes: [waiverChange('waive', waiver)], result: 0 }));
    const used = await Promise.all([...stores, ...stores].map((store) => got(store.useWaiver(mark, 'w1'))));
    expect(used.filter(Boolean)).toHaveLength(1);
    expect(await got(stores[1]?.useWaiver(mark, 'w9') ?? Promise.reject())).toBe(false);
    expect(await got(stores[1]?.state() ?? Promise.reject())).toMatchObject({ waivers: [] });
  });

  test('decisions are counted by rule, whoever counts', async () => {
    const location = engine.fresh();
    const stores = [await engine.open(location), await engine.open(location)];
    const call = { tool: 'Send', rules: ['r1', 'r1'], at: NOW };
    for (const decision of ['deny', 'ask', 'deny', 'allow'] as const)
      await Promise.all(stores.map((store) => got(store.countDecision({ ...call, decision }))));
    expect(await got(stores[0]?.blocks() ?? Promise.reject())).toEqual(
      new Map([['r1', { asked: 2, denied: 4, last_at: NOW }]]),
    );
  });

  test('writers at the same time lose nothing, and each sees what was written before', async () => {
    const location = engine.fresh();
    const stores = await Promise.all([1, 2, 3, 4].map(() => engine.open(location)));
    const writes = stores.flatMap((store, s) =>
      Array.from({ length: 10 }, (_, i) =>
        got(
          store.change(mark, ({ rules }) => ({
            changes: [ruleChange('add', ruleWith({ id: `r${s}-${i}` }))],
            result: rules.length,
          })),
        ),
      ),
    );
    const seen = await Promise.all(writes);
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i));
    expect(await idsOf(stores[0] ?? (await engine.open(location)))).toHaveLength(40);
  }, 60_000);

  test('a change by another connection, and one of its own, is told to who watches', async () => {
    const location = engine.fresh();
    const [watching, writing] = [await engine.open(location), await engine.open(location)];
    const seen: string[][] = [];
    let tell = (): void => undefined;
    const change = () =>
      new Promise<void>((resolve) => {
        tell = resolve;
      });
    const end = await got(
      watching.watch(() => {
        // It may be told once more while the test ends, and the store is closed.
        void watching.state().then((state) => {
          if (!state.ok) return;
          seen.push(state.value.rules.map(({ id }) => id));
          tell();
        });
      }),
    );
    let told = change();
    await put(writing, ruleWith());
    await told;
    told = change();
    await put(watching, ruleWith({ id: 'r2' }));
    await told;
    expect(seen[0]).toEqual(['r1']);
    expect(seen.at(-1)).toEqual(['r1', 'r2']);
    await end();
  });

  describe('fails closed', () => {
    test('on a store of a newer version', async () => {
      const location = engine.fresh();
      const store = await engine.open(location);
      const database = await openDatabase(location);
      if (!database.ok) throw new Error(database.error.message);
      const value = String(STORE_VERSION + 1);
      await database.value.db
        .updateTable('lictor_meta')
        .set({ value })
        .where('key', '=', 'version')
        .execute();
      await database.value.close();
      const expected = {
        ok: false,
        error: {
          code: 'store_unavailable',
          cause: 'newer_version',
          message: `the store was written by a newer version of lictor: its version is ${value}, this one knows ${STORE_VERSION}`,
          retryable: 'never',
        },
      };
      expect(await openStore(location)).toEqual(expected);
      // One that was open before writes no more.
      expect(await put(store, ruleWith())).toEqual(expected);
    });

    test.each(['{', 'null', '[]', '{"id":"r1"}', '{"id":"other"}'])(
      'on a record that reads %s',
      async (record) => {
        const location = engine.fresh();
        const store = await engine.open(location);
        await put(store, ruleWith(), ruleWith({ id: 'r2' }));
        const database = await openDatabase(location);
        if (!database.ok) throw new Error(database.error.message);
        await database.value.db.updateTable('lictor_rules').set({ record }).where('id', '=', 'r1').execute();
        await database.value.close();
        expect(await store.state()).toMatchObject({
          ok: false,
          error: { code: 'store_unavailable', cause: 'corrupt' },
        });
      },
    );

    test('once it is closed', async () => {
      const store = await engine.open();
      await store.close();
      for (const answer of [
        await store.state(),
        await put(store, ruleWith()),
        await store.blocks(),
        await store.undo(mark),
      ])
        expect(answer).toMatchObject({ ok: false, error: { code: 'store_unavailable', cause: 'closed' } });
    });
  });
});
