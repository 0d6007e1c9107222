/** A store that lives as long as a replay, and hears what the hooks do with it. */

import { ok } from '../../logic/diagnostics.ts';
import type { ReportLine } from '../../memory/captured.ts';
import {
  applyChanges,
  EMPTY_STATE,
  type HistoryEntry,
  type Mark,
  type RuleChange,
  type RuleState,
} from '../../memory/change.ts';
import { undoLast } from '../../memory/undo.ts';
import type { Blocks, DecidedCall, Planned, Store } from '../../store/store.ts';

/** What was done with the store since it was asked last. */
export interface Heard {
  readonly changes: readonly RuleChange[];
  readonly report: readonly ReportLine[];
  readonly decided: readonly DecidedCall[];
}

export interface MemoryStore {
  readonly store: Store;
  /** All rules and waivers, ended and used ones too. */
  readonly all: () => RuleState;
  readonly heard: () => Heard;
}

const SILENCE: Heard = { changes: [], report: [], decided: [] };

export function memoryStore(): MemoryStore {
  let all = EMPTY_STATE;
  let seen = EMPTY_STATE;
  let heard = SILENCE;
  const history: HistoryEntry[] = [];
  const write = (mark: Mark, changes: readonly RuleChange[], undoes?: number): void => {
    if (changes.length === 0) return;
    const batch = (history.at(-1)?.batch ?? 0) + 1;
    for (const change of changes)
      history.push({
        ...change,
        ...mark,
        ...{ seq: history.length + 1, batch },
        ...(undoes !== undefined && { undoes }),
      });
    all = applyChanges(all, changes);
    seen = visible(all);
    heard = { ...heard, changes: [...heard.changes, ...changes] };
  };
  const store: Store = {
    engine: 'sqlite',
    state: () => Promise.resolve(ok(seen)),
    stateAlone: async (look) => ok({ state: seen, seen: look() }),
    change: async (mark, plan) => {
      const planned = plan(seen);
      write(mark, planned.changes);
      heard = { ...heard, report: [...heard.report, ...reportIn(planned)] };
      return ok(planned.result);
    },
    undo: async (mark, rule, here) => {
      const undoing = undoLast(history, rule, here);
      if (undoing) write(mark, undoing.changes, undoing.undoes);
      return ok(undoing?.changes ?? []);
    },
    history: async (rule) => ok(rule === undefined ? history : history.filter(({ id }) => id === rule)),
    useWaiver: async (mark, id) => {
      const waiver = all.waivers.find((one) => one.id === id);
      if (waiver === undefined || waiver.used_at !== undefined) return ok(false);
      if (waiver.once)
        write(mark, [{ action: 'use', kind: 'waiver', id, value: { ...waiver, used_at: mark.at } }]);
      return ok(true);
    },
    countDecision: async (call) => {
      heard = { ...heard, decided: [...heard.decided, call] };
      return ok(undefined);
    },
    blocks: async () => ok(new Map<string, Blocks>()),
    watch: async () => ok(async () => {}),
    close: async () => {},
  };
  return {
    store,
    all: () => all,
    heard: () => {
      const told = heard;
      heard = SILENCE;
      return told;
    },
  };
}

/** As the other engines give it: without what ended and what was used, by id. */
const visible = ({ rules, waivers }: RuleState): RuleState => ({
  rules: rules.filter(({ status }) => status !== 'ended').sort(byId),
  waivers: waivers.filter(({ used_at }) => used_at === undefined).sort(byId),
});

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

/** What a prompt changes comes with a report. */
function reportIn({ result }: Planned<unknown>): readonly ReportLine[] {
  const report: unknown = typeof result === 'object' && result !== null && Reflect.get(result, 'report');
  return Array.isArray(report) ? (report as readonly ReportLine[]) : [];
}
