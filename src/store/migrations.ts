/** Migrations: forward only, run when a store is opened, each in the transaction that also notes its number. */

import { type Kysely, sql, type Transaction } from 'kysely';
import { FaultError, storeFault } from './fault.ts';
import { ruleOf, toolColumns } from './records.ts';
import type { Tables } from './tables.ts';

type Migration = (db: Transaction<Tables>) => Promise<void>;

/** A store is at version N when the first N have run. Never changed once released; only added to. */
const MIGRATIONS: readonly Migration[] = [rulesAndHistory, toolsBySpelling, blockedCalls];

export const STORE_VERSION = MIGRATIONS.length;

async function rulesAndHistory(db: Transaction<Tables>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('lictor_rules')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('tool', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('lictor_rules_tool').on('lictor_rules').columns(['tool', 'status']).execute();
  await schema
    .createTable('lictor_waivers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('rule_id', 'text', (column) => column.notNull())
    .addColumn('open', 'integer', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('lictor_rule_history')
    .addColumn('seq', 'integer', (column) => column.primaryKey())
    .addColumn('batch', 'integer', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('record', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text')
    .addColumn('undoes', 'integer')
    .execute();
  await schema
    .createIndex('lictor_rule_history_subject')
    .on('lictor_rule_history')
    .columns(['subject', 'seq'])
    .execute();
  await schema
    .createTable('lictor_tool_effectiveness')
    .addColumn('tool', 'text', (column) => column.primaryKey())
    .addColumn('allowed', 'integer', (column) => column.notNull())
    .addColumn('asked', 'integer', (column) => column.notNull())
    .addColumn('denied', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('lictor_rule_blocks')
    .addColumn('rule_id', 'text', (column) => column.primaryKey())
    .addColumn('asked', 'integer', (column) => column.notNull())
    .addColumn('denied', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .execute();
}

/** Tools were looked up by their folded names, so that `mcp__files__edit` and `files/edit` were two. */
async function toolsBySpelling(db: Transaction<Tables>): Promise<void> {
  await db.schema
    .alterTable('lictor_rules')
    .addColumn('tool_bare', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createIndex('lictor_rules_tool_bare')
    .on('lictor_rules')
    .columns(['tool_bare', 'status'])
    .execute();
  for (const row of await db.selectFrom('lictor_rules').select(['id', 'record']).execute())
    await db
      .updateTable('lictor_rules')
      .set(toolColumns(ruleOf(row).tool))
      .where('id', '=', row.id)
      .execute();
  await joinStatistics(db);
}

/** What a rule blocked last was not known, so that a release was for whichever call came next. */
async function blockedCalls(db: Transaction<Tables>): Promise<void> {
  await db.schema.alterTable('lictor_rule_blocks').addColumn('call', 'text').execute();
}

/** What was counted for two spellings of a tool is counted for the tool. */
async function joinStatistics(db: Transaction<Tables>): Promise<void> {
  const rows = await db.selectFrom('lictor_tool_effectiveness').selectAll().execute();
  const joined = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const { tool } = toolColumns(row.tool);
    const before = joined.get(tool);
    joined.set(tool, {
      tool,
      allowed: row.allowed + (before?.allowed ?? 0),
      asked: row.asked + (before?.asked ?? 0),
      denied: row.denied + (before?.denied ?? 0),
      last_at: before && before.last_at > row.last_at ? before.last_at : row.last_at,
    });
  }
  await db.deleteFrom('lictor_tool_effectiveness').execute();
  for (const row of joined.values()) await db.insertInto('lictor_tool_effectiveness').values(row).execute();
}

/** Refuses a store that a newer version wrote: what its records mean is not known here. */
export async function checkVersion(db: Kysely<Tables>): Promise<void> {
  const version = await versionOf(db);
  if (version > STORE_VERSION)
    throw new FaultError(
      storeFault('newer_version', `its version is ${version}, this one knows ${STORE_VERSION}`),
    );
}

/** The version that is noted in an opened store; 0 before the first migration. */
export async function versionOf(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('lictor_meta')
    .select('value')
    .where('key', '=', 'version')
    .executeTakeFirst();
  const version = Number(row?.value ?? 0);
  if (!Number.isSafeInteger(version) || version < 0)
    throw new FaultError(storeFault('corrupt', 'its version is no number'));
  return version;
}

/** Inside a transaction that shuts others out. Earlier versions are what tests begin with. */
export async function migrate(db: Transaction<Tables>, to = STORE_VERSION): Promise<void> {
  await sql`create table if not exists lictor_meta (key text primary key, value text not null)`.execute(db);
  await checkVersion(db);
  const from = await versionOf(db);
  for (const migration of MIGRATIONS.slice(from, to)) await migration(db);
  const value = String(to);
  await db
    .insertInto('lictor_meta')
    .values({ key: 'version', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
