/** The store: rules, their history and what they did, in a file or shared between hosts. */

import { type Kysely, sql, type Transaction } from 'kysely';
import type { Result } from '../logic/diagnostics.ts';
import type { HistoryEntry, Mark, RuleChange, RuleState, SeenCall, Waiver } from '../memory/change.ts';
import type { Rule } from '../memory/rule.ts';
import { type RulePlace, undoLast } from '../memory/undo.ts';
import { type Database, guarded, openDatabase } from './database.ts';
import { FaultError, type StoreFault, storeFault } from './fault.ts';
import type { StoreLocation } from './location.ts';
import { checkVersion } from './migrations.ts';
import { entryOf, ruleOf, ruleRow, seenOf, toolColumns, waiverOf, waiverRow } from './records.ts';
import type { Tables } from './tables.ts';

export type Stored<T> = Result<T, StoreFault>;

/** Which rules; without a field, of every kind. */
export interface RuleQuery {
  readonly ids?: readonly string[];
  /** However its name is spelled, as `isSameTool` says; null: rules bound to no tool. */
  readonly tool?: string | null;
  /** Ended ones too. */
  readonly ended?: boolean;
}

/** What a change of rules comes to: what is stored, and what its caller wants to know. */
export interface Planned<T> {
  readonly changes: readonly RuleChange[];
  readonly result: T;
}

export interface Blocks {
  readonly asked: number;
  readonly denied: number;
  /** RFC 3339. */
  readonly last_at: string;
  /** The call that it blocked last. */
  readonly call?: SeenCall;
}

/** How one call was decided, for the statistics. */
export interface DecidedCall {
  readonly tool: string;
  readonly decision: 'allow' | 'ask' | 'deny';
  /** Rules that were a reason for it. */
  readonly rules: readonly string[];
  /** RFC 3339. */
  readonly at: string;
  /** The call itself, so that a person may let it pass. */
  readonly call?: SeenCall;
}

/** Every method answers with a value or with the fault; none throws for what the surroundings do. */
export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  /** Rules and open waivers. Ended rules only when asked for. */
  state(query?: RuleQuery): Promise<Stored<RuleState>>;
  /** As `state()`, and what `look` sees meanwhile: nobody is writing. The fault is `locked` where somebody is. */
  stateAlone<T>(look: () => T): Promise<Stored<{ readonly state: RuleState; readonly seen: T }>>;
  /**
   * Changes rules by a pure function of the rules there are, in one transaction that nobody else's writing comes
   * between. Once it answers, the change is durable.
   */
  change<T>(mark: Mark, plan: (state: RuleState) => Planned<T>, query?: RuleQuery): Promise<Stored<T>>;
  /**
   * Takes back the latest change: of all, of a rule, or of the rules that hold in a place (`undoLast`). Answers with
   * what it did, nothing when there was none.
   */
  undo(mark: Mark, rule?: string, here?: RulePlace): Promise<Stored<readonly RuleChange[]>>;
  /** In order; of one rule when it is given. */
  history(rule?: string): Promise<Stored<readonly HistoryEntry[]>>;
  /** Uses up a waiver for one call. False when it has been used: the call is not waived. */
  useWaiver(mark: Mark, waiver: string): Promise<Stored<boolean>>;
  countDecision(call: DecidedCall): Promise<Stored<void>>;
  blocks(): Promise<Stored<ReadonlyMap<string, Blocks>>>;
  /** Calls `onChange` within a second of a change by anybody, in this process or another. */
  watch(onChange: () => void): Promise<Stored<() => Promise<void>>>;
  close(): Promise<void>;
}

type Query = Kysely<Tables>;
const AT_ONCE = 0;

export async function openStore(location: StoreLocation): Promise<Stored<Store>> {
  const opened = await openDatabase(location);
  return opened.ok ? { ok: true, value: storeOver(opened.value) } : opened;
}

function storeOver(database: Database): Store {
  const listeners = new Set<() => void>();
  let closed = false;
  const door = <T>(work: () => Promise<T>): Promise<Stored<T>> =>
    guarded(() => (closed ? Promise.reject(new FaultError(storeFault('closed'))) : work()));
  const write = async <T>(
    work: (db: Transaction<Tables>) => Promise<Planned<T> & { mark: Mark; undoes?: number }>,
  ) => {
    const { result, changes } = await database.exclusively(async (db) => {
      await checkVersion(db);
      const planned = await work(db);
      if (planned.changes.length > 0) {
        await record(db, planned.changes, planned.mark, planned.undoes);
        await database.announce(db);
      }
      return planned;
    });
    if (changes.length > 0) for (const tell of listeners) tell();
    return result;
  };
  return {
    engine: database.engine,
    state: (query = {}) => door(() => readState(database.db, query)),
    stateAlone: (look) =>
      door(() =>
        database.exclusively(async (db) => ({ state: await readState(db, {}), seen: look() }), AT_ONCE),
      ),
    change: (mark, plan, query = {}) =>
      door(() => write(async (db) => ({ ...plan(await readState(db, query)), mark }))),
    undo: (mark, rule, here) => door(() => write((db) => planUndo(db, mark, rule, here))),
    history: (rule) => door(() => readHistory(database.db, rule)),
    useWaiver: (mark, waiver) => door(() => write((db) => planUse(db, mark, waiver))),
    countDecision: (call) => door(() => database.exclusively((db) => countDecision(db, call))),
    blocks: () => door(() => readBlocks(database.db)),
    watch: (onChange) =>
      door(async () => {
        const end = await database.watch(onChange);
        listeners.add(onChange);
        return async () => {
          listeners.delete(onChange);
          await end();
        };
      }),
    close: async () => {
      if (closed) return;
      closed = true;
      await database.close();
    },
  };
}

async function readState(db: Query, { ids, tool, ended = false }: RuleQuery): Promise<RuleState> {
  let rules = db.selectFrom('lictor_rules').select(['id', 'record']).orderBy('id');
  let waivers = db.selectFrom('lictor_waivers').select(['id', 'record']).where('open', '=', 1).orderBy('id');
  if (ids) {
    rules = rules.where('id', 'in', ['', ...ids]);
    waivers = waivers.where('rule_id', 'in', ['', ...ids]);
  }
  if (tool !== undefined) {
    const { tool: whole, tool_bare: bare } = toolColumns(tool);
    rules = rules.where((is) =>
      is.or([is('tool', '=', whole), is('tool_bare', '=', whole), is('tool', '=', bare)]),
    );
  }
  if (!ended) rules = rules.where('status', '!=', 'ended');
  return { rules: (await rules.execute()).map(ruleOf), waivers: (await waivers.execute()).map(waiverOf) };
}

async function readHistory(db: Query, rule?: string): Promise<readonly HistoryEntry[]> {
  const entries = db.selectFrom('lictor_rule_history').selectAll().orderBy('seq');
  return (await (rule === undefined ? entries : entries.where('subject', '=', rule)).execute()).map(entryOf);
}

async function record(
  db: Transaction<Tables>,
  changes: readonly RuleChange[],
  { at, by, message_id = undefined }: Mark,
  undoes: number | undefined,
): Promise<void> {
  const last = await db
    .selectFrom('lictor_rule_history')
    .select(({ fn }) => [fn.max('seq').as('seq'), fn.max('batch').as('batch')])
    .executeTakeFirst();
  let seq = Number(last?.seq ?? 0);
  const batch = Number(last?.batch ?? 0) + 1;
  for (const { action, kind, id, value } of changes) {
    seq += 1;
    await db
      .insertInto('lictor_rule_history')
      .values({
        ...{ seq, batch, action, kind, subject: id, at, by },
        record: value === null ? null : JSON.stringify(value),
        message_id: message_id ?? null,
        undoes: undoes ?? null,
      })
      .execute();
    await (kind === 'rule' ? writeRule(db, id, value) : writeWaiver(db, id, value));
  }
}

async function writeRule(db: Transaction<Tables>, id: string, rule: Rule | null): Promise<void> {
  if (rule === null) await db.deleteFrom('lictor_rules').where('id', '=', id).execute();
  else
    await db
      .insertInto('lictor_rules')
      .values(ruleRow(rule))
      .onConflict((conflict) => conflict.column('id').doUpdateSet(ruleRow(rule)))
      .execute();
}

async function writeWaiver(db: Transaction<Tables>, id: string, waiver: Waiver | null): Promise<void> {
  if (waiver === null) await db.deleteFrom('lictor_waivers').where('id', '=', id).execute();
  else
    await db
      .insertInto('lictor_waivers')
      .values(waiverRow(waiver))
      .onConflict((conflict) => conflict.column('id').doUpdateSet(waiverRow(waiver)))
      .execute();
}

async function planUndo(
  db: Transaction<Tables>,
  mark: Mark,
  rule: string | undefined,
  here: RulePlace | undefined,
): Promise<Planned<readonly RuleChange[]> & { mark: Mark; undoes?: number }> {
  const undoing = undoLast(await readHistory(db), rule, here);
  if (undoing === undefined) return { changes: [], result: [], mark };
  const { changes, undoes } = undoing;
  return { changes, result: changes, mark, undoes };
}

async function planUse(
  db: Transaction<Tables>,
  mark: Mark,
  id: string,
): Promise<Planned<boolean> & { mark: Mark }> {
  const row = await db
    .selectFrom('lictor_waivers')
    .select(['id', 'record'])
    .where('id', '=', id)
    .executeTakeFirst();
  const waiver = row && waiverOf(row);
  if (waiver === undefined || waiver.used_at !== undefined) return { changes: [], result: false, mark };
  if (!waiver.once) return { changes: [], result: true, mark };
  return {
    changes: [{ action: 'use', kind: 'waiver', id, value: { ...waiver, used_at: mark.at } }],
    result: true,
    mark,
  };
}

const COLUMNS = { allow: 'allowed', ask: 'asked', deny: 'denied' } as const;

async function countDecision(
  db: Transaction<Tables>,
  { tool, decision, rules, at, call }: DecidedCall,
): Promise<void> {
  const column = COLUMNS[decision];
  await db
    .insertInto('lictor_tool_effectiveness')
    .values({ tool: toolColumns(tool).tool, allowed: 0, asked: 0, denied: 0, [column]: 1, last_at: at })
    .onConflict((conflict) =>
      conflict.column('tool').doUpdateSet({
        [column]: sql<number>`lictor_tool_effectiveness.${sql.ref(column)} + 1`,
        last_at: at,
      }),
    )
    .execute();
  if (decision === 'allow') return;
  const blocked = decision === 'ask' ? 'asked' : 'denied';
  const last = { last_at: at, call: call === undefined ? null : JSON.stringify(call) };
  for (const rule_id of new Set(rules))
    await db
      .insertInto('lictor_rule_blocks')
      .values({ rule_id, asked: 0, denied: 0, [blocked]: 1, ...last })
      .onConflict((conflict) =>
        conflict.column('rule_id').doUpdateSet({
          [blocked]: sql<number>`lictor_rule_blocks.${sql.ref(blocked)} + 1`,
          ...last,
        }),
      )
      .execute();
}

async function readBlocks(db: Query): Promise<ReadonlyMap<string, Blocks>> {
  const rows = await db.selectFrom('lictor_rule_blocks').selectAll().execute();
  return new Map(
    rows.map(({ rule_id, asked, denied, last_at, call: seen }) => {
      const call = seenOf(seen);
      return [rule_id, { asked, denied, last_at, ...(call && { call }) }];
    }),
  );
}
