/** The rule: what a user's sentence became, as it is stored, shown and enforced. Wire names are snake_case. */

/** `confirm` is `require_confirmation` in labelled sentences. `prefer` is advice and never blocks. */
export type RuleEffect = 'prohibit' | 'confirm' | 'prefer' | 'permit';
export type RulePriority = 'critical' | 'high' | 'normal';
export type RuleSource = 'user_explicit' | 'post_turn' | 'programmatic';
/** `unenforced`: kept as the user's sentence and shown, but not understood well enough to act on. */
export type RuleStatus = 'active' | 'ended' | 'unenforced';

/**
 * A condition on the arguments of a call; every matcher of a rule has to hold.
 *
 * `value` is matched case-insensitively in whole tokens (`npm` is not in `pnpm`); `*` stands for anything between,
 * tokens in order; a leading `<` or `>` compares numbers, money or times. `arg` is the name, or a synonym, of the
 * argument; without it any argument may match. `role: true` says that `value` names somebody by role ("the
 * landlord") and is resolved when the call is made.
 */
export interface Matcher {
  readonly arg?: string;
  readonly value: string;
  readonly role?: boolean;
}

/** When a rule ends by itself: `task`, `session`, or a time (RFC 3339), with the user's own words for it. */
export interface Until {
  readonly kind: 'task' | 'session' | 'time';
  /** RFC 3339; only for `time`. Missing where the words could not be resolved: such a rule does not end by itself. */
  readonly at?: string;
  readonly text: string;
}

/** Whom a rule is about: the user everywhere, one project, or one agent. */
export interface RuleScope {
  readonly kind: 'user' | 'project' | 'agent';
  /** The project's path or the agent's name; absent for `user`. */
  readonly name?: string;
}

/** A place where a rule that holds everywhere does not hold, because its user said so there. */
export interface Lift {
  /** Of kind `project` or `agent`, with its name. */
  readonly scope: RuleScope;
  /** The user's own sentence. */
  readonly sentence: string;
  /** RFC 3339. */
  readonly at: string;
  readonly message_id?: string;
  readonly session_id?: string;
}

export interface Rule {
  /** Unique everywhere; `r` and 32 letters from a to p. */
  readonly id: string;
  /** Whose word it is. */
  readonly owner: string;
  readonly scope: RuleScope;
  /** The tool as the host calls it; null: bound to none yet. */
  readonly tool: string | null;
  readonly effect: RuleEffect;
  readonly matchers: readonly Matcher[];
  /** A fact about the world that has to hold ("tests not passing", "Friday"), in words. */
  readonly condition?: string;
  /** Calls that are exempt. */
  readonly except?: readonly Matcher[];
  readonly until?: Until;
  /** The user's own sentence; `rule` on the wire. */
  readonly sentence: string;
  readonly priority: RulePriority;
  readonly source: RuleSource;
  readonly tags: readonly string[];
  /** RFC 3339. */
  readonly created_at: string;
  readonly updated_at: string;
  readonly message_id?: string;
  /** Where it was said; a rule for `task` or `session` holds there only. */
  readonly session_id?: string;
  /** Where it is lifted; only for a rule whose scope is `user`. */
  readonly lifted?: readonly Lift[];
  readonly status: RuleStatus;
}

/** The namespace of a tool's rules; rules bound to no tool are kept under `tool-__unscoped__`. */
export const namespaceOf = (tool: string | null): string => `tool-${(tool ?? '__unscoped__').trim()}`;

export const keyOf = (id: string): string => `rule/${id}`;
