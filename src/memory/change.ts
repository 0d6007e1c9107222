/** What changes in the rules of a user: as a list of entries from which the present state can be made again. */

import type { Rule, RuleScope, Until } from './rule.ts';

/** A call that a person has seen. */
export interface SeenCall {
  /** SHA-256, in hex, of all of it. */
  readonly mark: string;
  /** A line of it, for people. */
  readonly text: string;
}

/** One call (`once`), or every call until a time or an end, of which a rule is not to be held against. */
export interface Waiver {
  /** `w` and 32 letters from a to p. */
  readonly id: string;
  /** The rule's id. */
  readonly rule: string;
  /** The user's own sentence. */
  readonly sentence: string;
  readonly once: boolean;
  /** The only call that it is for; without it, whichever comes next. */
  readonly call?: SeenCall;
  readonly until?: Until;
  /** RFC 3339. */
  readonly granted_at: string;
  readonly used_at?: string;
  readonly message_id?: string;
  /** Where it was granted; one for a session holds there only. */
  readonly session_id?: string;
  /** Where it holds, when it was granted in a place for a rule that holds everywhere. */
  readonly scope?: RuleScope;
}

export type RuleAction =
  | 'add'
  | 'refresh'
  | 'edit'
  | 'bind'
  | 'end'
  | 'lift'
  | 'waive'
  | 'use'
  | 'undo'
  | 'import';

/** A rule or waiver as it is from now on; `null`: it is gone. */
export type RuleChange =
  | { readonly action: RuleAction; readonly kind: 'rule'; readonly id: string; readonly value: Rule | null }
  | {
      readonly action: RuleAction;
      readonly kind: 'waiver';
      readonly id: string;
      readonly value: Waiver | null;
    };

/** When, by whom, and in which message something was changed. */
export interface Mark {
  /** RFC 3339. */
  readonly at: string;
  /** Who asked for it: `user`, `model`, `host`, or a name that the host gives. */
  readonly by: string;
  readonly message_id?: string;
}

/** A change as it is kept. Entries of one batch were made together. */
export type HistoryEntry = RuleChange &
  Mark & {
    /** Counts up; later entries are greater. */
    readonly seq: number;
    readonly batch: number;
    /** The batch that this one took back. */
    readonly undoes?: number;
  };

/** All rules and waivers, ended ones too. */
export interface RuleState {
  readonly rules: readonly Rule[];
  readonly waivers: readonly Waiver[];
}

export const EMPTY_STATE: RuleState = { rules: [], waivers: [] };

export const ruleChange = (action: RuleAction, rule: Rule): RuleChange => ({
  action,
  kind: 'rule',
  id: rule.id,
  value: rule,
});

export const waiverChange = (action: RuleAction, waiver: Waiver): RuleChange => ({
  action,
  kind: 'waiver',
  id: waiver.id,
  value: waiver,
});

/** The state after changes, in the order in which rules and waivers first appeared. */
export function applyChanges(state: RuleState, changes: readonly RuleChange[]): RuleState {
  if (changes.length === 0) return state;
  const rules = new Map(state.rules.map((rule) => [rule.id, rule]));
  const waivers = new Map(state.waivers.map((waiver) => [waiver.id, waiver]));
  for (const { kind, id, value } of changes)
    if (value === null) (kind === 'rule' ? rules : waivers).delete(id);
    else if (kind === 'rule') rules.set(id, value);
    else waivers.set(id, value);
  return { rules: [...rules.values()], waivers: [...waivers.values()] };
}

/** The state that a history leads to. */
export const replay = (history: readonly HistoryEntry[]): RuleState =>
  applyChanges(
    EMPTY_STATE,
    [...history].sort((a, b) => a.seq - b.seq),
  );
