/** A store of an earlier version is brought up to this one, and says the same. */

import { expect, test } from 'vitest';
import { STORE_VERSION, versionOf } from '../../src/store/migrations.ts';
import { connected, storeOfVersion1 } from '../support/old-stores.ts';
import { ruleWith } from '../support/rules.ts';
import { onBothEngines } from '../support/stores.ts';

onBothEngines((engine) => {
  test('of version 1: tools are found however their names are spelled, and what was counted is joined', async () => {
    const location = engine.fresh();
    const rules = [
      ruleWith({ id: 'r1', tool: 'mcp__files__edit_file' }),
      ruleWith({ id: 'r2', tool: 'files/edit_file' }),
      ruleWith({ id: 'r3', tool: 'EditFile' }),
      ruleWith({ id: 'r4', tool: 'other/edit_file' }),
      ruleWith({ id: 'r5', tool: null }),
    ];
    await storeOfVersion1(location, rules, [
      { tool: 'git_push', denied: 2, last_at: '2026-11-01T00:00:00Z' },
      { tool: 'gitpush', denied: 3, last_at: '2026-11-02T00:00:00Z' },
      { tool: 'deploy', denied: 1, last_at: '2026-11-03T00:00:00Z' },
    ]);
    const store = await engine.open(location);
    const found = async (tool: string | null) => {
      const state = await store.state({ tool });
      return state.ok ? state.value.rules.map(({ id }) => id) : state.error;
    };
    expect(await found('mcp_tool:files/edit_file')).toEqual(['r1', 'r2', 'r3']);
    expect(await found('edit_file')).toEqual(['r1', 'r2', 'r3', 'r4']);
    expect(await found('other.edit_file')).toEqual(['r3', 'r4']);
    expect(await found(null)).toEqual(['r5']);
    const state = await store.state();
    expect(state.ok && state.value.rules).toEqual(rules);

    const database = await connected(location);
    expect(await versionOf(database.db)).toBe(STORE_VERSION);
    expect(
      await database.db.selectFrom('lictor_tool_effectiveness').selectAll().orderBy('tool').execute(),
    ).toEqual([
      { tool: 'deploy', allowed: 1, asked: 0, denied: 1, last_at: '2026-11-03T00:00:00Z' },
      { tool: 'gitpush', allowed: 2, asked: 0, denied: 5, last_at: '2026-11-02T00:00:00Z' },
    ]);
    await database.close();
  });

  test('of version 1 is migrated once, however many open it at the same time', async () => {
    const location = engine.fresh();
    await storeOfVersion1(location, [ruleWith()]);
    const stores = await Promise.all(Array.from({ length: 4 }, () => engine.open(location)));
    for (const store of stores)
      expect(await store.state({ tool: 'SendEmail' })).toMatchObject({
        ok: true,
        value: { rules: [{ id: 'r1' }] },
      });
  });
});
