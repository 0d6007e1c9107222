/** All that is in a store, to be compared: its tables, and what is in them. */

import { sql } from 'kysely';
import { openDatabase } from '../../src/store/database.ts';
import type { StoreLocation } from '../../src/store/location.ts';
import type { Tables } from '../../src/store/tables.ts';

/** By what the rows of each table are put in order. */
const ORDERS = {
  lictor_meta: 'key',
  lictor_rules: 'id',
  lictor_waivers: 'id',
  lictor_rule_history: 'seq',
  lictor_tool_effectiveness: 'tool',
  lictor_rule_blocks: 'rule_id',
} as const satisfies { readonly [T in keyof Tables]: string };

const MADE = {
  sqlite: sql<{ name: string; text: string }>`select name, sql as text from sqlite_master order by name`,
  postgres: sql<{
    name: string;
    text: string;
  }>`select indexname as name, tablename as text from pg_indexes where schemaname = current_schema() order by indexname`,
};

export type Dump = Readonly<Record<string, readonly unknown[]>>;

/** Opens it first, as anybody does who comes after: an error when it cannot be opened. */
export async function dumpOf(location: StoreLocation): Promise<Dump> {
  const opened = await openDatabase(location);
  if (!opened.ok) throw new Error(opened.error.message);
  const { db, close, engine } = opened.value;
  try {
    const dump: Record<string, readonly unknown[]> = { made: (await MADE[engine].execute(db)).rows };
    if (engine === 'sqlite') dump.integrity = (await sql`pragma integrity_check`.execute(db)).rows;
    for (const [table, key] of Object.entries(ORDERS))
      dump[table] = (await sql`select * from ${sql.table(table)} order by ${sql.ref(key)}`.execute(db)).rows;
    return dump;
  } finally {
    await close();
  }
}
