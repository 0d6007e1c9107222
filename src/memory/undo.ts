/** Taking changes back: which change is meant, and what taking it back comes to. */

import type { HistoryEntry, RuleChange } from './change.ts';
import { isAbout, isIn, type RuleAudience } from './in-force.ts';
import type { Lift, Rule, RuleScope } from './rule.ts';

export interface Undoing {
  readonly undoes: number;
  readonly changes: readonly RuleChange[];
}

/** Whose rules, and where they hold; what is not given is anybody's. */
export type RulePlace = Pick<RuleAudience, 'owner' | 'project' | 'agent'>;

/**
 * What takes back the latest batch that is neither an undoing nor taken back already; undefined when there is
 * none. With a rule's id, the latest batch that changed this rule or waived it, and of it this rule only. With a
 * place, the latest batch about rules that hold there; notes about failures, which nobody made, are passed over.
 */
export function undoLast(
  history: readonly HistoryEntry[],
  rule?: string,
  here?: RulePlace,
): Undoing | undefined {
  const ours = rule === undefined ? history : history.filter((entry) => ruleIn(entry) === rule);
  const batch = lastOf(standingBatches(history, ours), (entries) => isHere(entries, history, here));
  const [first] = batch;
  if (first === undefined) return undefined;
  const changed = new Map(batch.map((entry) => [entry.id, entry]));
  return { undoes: first.batch, changes: [...changed.values()].map((entry) => before(history, entry)) };
}

/** The latest change that stands and was made after a batch, where it is not about rules that hold here. */
export function laterElsewhere(
  history: readonly HistoryEntry[],
  batch: number,
  here: RulePlace,
): readonly HistoryEntry[] {
  const last = lastOf(standingBatches(history, history), (entries) => !entries.every(isNote));
  const later = (last[0]?.batch ?? batch) > batch;
  return later && !isHere(last, history, here) ? last : [];
}

/** The rule that an entry is about, by its id. */
const ruleIn = ({ kind, id, value }: HistoryEntry): string | undefined =>
  kind === 'rule' ? id : value?.rule;

/** The rule that an entry is about, as it was then or, where it was taken away, before. */
export function ruleThen(entry: HistoryEntry, history: readonly HistoryEntry[]): Rule | undefined {
  if (entry.kind === 'rule' && entry.value) return entry.value;
  const known = history.filter(
    (other) => other.kind === 'rule' && other.id === ruleIn(entry) && other.seq <= entry.seq,
  );
  return known.reduce<Rule | undefined>(
    (rule, { kind, value }) => (kind === 'rule' && value ? value : rule),
    undefined,
  );
}

type Batch = readonly HistoryEntry[];

function standingBatches(history: readonly HistoryEntry[], ours: readonly HistoryEntry[]): readonly Batch[] {
  const undone = new Set(history.map(({ undoes, id }) => `${undoes} ${id}`));
  const batches = new Map<number, HistoryEntry[]>();
  for (const entry of ours)
    if (isUndoable(entry) && !undone.has(`${entry.batch} ${entry.id}`))
      batches.set(entry.batch, [...(batches.get(entry.batch) ?? []), entry]);
  return [...batches.values()];
}

/** A waiver that was used up stays used: the call it was for has been made. */
const isUndoable = ({ action }: HistoryEntry): boolean => action !== 'undo' && action !== 'use';

const lastOf = (batches: readonly Batch[], fits: (batch: Batch) => boolean): Batch =>
  [...batches].sort(([a], [b]) => (b?.batch ?? 0) - (a?.batch ?? 0)).find(fits) ?? [];

const isHere = (batch: Batch, history: readonly HistoryEntry[], here: RulePlace | undefined): boolean =>
  here === undefined ||
  (!batch.every(isNote) &&
    batch.some((entry) => {
      const rule = ruleThen(entry, history);
      const scope = saidIn(entry);
      return rule === undefined || (isAbout(rule, here) && (scope === undefined || isIn(scope, here)));
    }));

/** A rule for everywhere that is lifted or waived in one place is changed there only. */
export const saidIn = ({ kind, action, value }: HistoryEntry): RuleScope | undefined =>
  kind === 'waiver' ? value?.scope : action === 'lift' ? value?.lifted?.at(-1)?.scope : undefined;

const isNote = ({ kind, value }: HistoryEntry): boolean => kind === 'rule' && value?.source === 'post_turn';

function before(history: readonly HistoryEntry[], entry: HistoryEntry): RuleChange {
  const ofIt = history.filter(({ id }) => id === entry.id);
  const then = lastValue(ofIt.filter(({ batch }) => batch < entry.batch));
  const value = entry.kind === 'rule' ? withLaterLifts(then, entry, lastValue(ofIt)) : then;
  return { action: 'undo', kind: entry.kind, id: entry.id, value } as RuleChange;
}

type Value = HistoryEntry['value'];

const lastValue = (entries: readonly HistoryEntry[]): Value =>
  entries.reduce<HistoryEntry | undefined>(
    (last, entry) => (last === undefined || entry.seq > last.seq ? entry : last),
    undefined,
  )?.value ?? null;

/** Other places may have lifted the rule since: that stays, and a rule that is gone stays so. */
function withLaterLifts(then: Value, { action, value }: HistoryEntry, now: Value): Value {
  if (then === null || (now === null && action === 'lift')) return null;
  const made = new Set(liftsOf(value).map((lift) => JSON.stringify(lift)));
  const later = liftsOf(now).filter((lift) => !made.has(JSON.stringify(lift)));
  return later.length === 0 ? then : ({ ...then, lifted: [...liftsOf(then), ...later] } as Rule);
}

const liftsOf = (value: Value): readonly Lift[] => (value && 'lifted' in value ? (value.lifted ?? []) : []);
