/** Stores as earlier versions left them. */

import type { Rule } from '../../src/memory/rule.ts';
import type { Database } from '../../src/store/database.ts';
import type { StoreLocation } from '../../src/store/location.ts';
import { migrate } from '../../src/store/migrations.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { openSqlite } from '../../src/store/sqlite.ts';

/** A database as it is, brought up to nothing. */
export const connected = (location: StoreLocation): Promise<Database> =>
  location.engine === 'sqlite' ? openSqlite(location.path) : openPostgres(location.url);

export interface Counted {
  readonly tool: string;
  readonly denied: number;
  /** RFC 3339. */
  readonly last_at: string;
}

/** With rules, and what calls of tools came to, as version 1 wrote them. */
export async function storeOfVersion1(
  location: StoreLocation,
  rules: readonly Rule[],
  counted: readonly Counted[] = [],
): Promise<void> {
  const database = await connected(location);
  await database.exclusively(async (db) => {
    await migrate(db, 1);
    for (const rule of rules)
      await db
        .insertInto('lictor_rules')
        .values(rowOf(rule) as never)
        .execute();
    for (const row of counted)
      await db
        .insertInto('lictor_tool_effectiveness')
        .values({ allowed: 1, asked: 0, ...row })
        .execute();
  });
  await database.close();
}

const rowOf = (rule: Rule) => ({
  ...{ id: rule.id, owner: rule.owner, status: rule.status, record: JSON.stringify(rule) },
  tool: (rule.tool ?? '').toLowerCase(),
});
