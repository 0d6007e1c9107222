/** A call of a tool, and what is decided about it. */

import type { Json } from '../catalog/unit.ts';

export interface Call {
  readonly tool: string;
  readonly arguments: { readonly [name: string]: Json };
  /** Where relative paths start; an absolute path. */
  readonly cwd?: string;
}

/** Why a call is asked about or refused. */
export interface DecisionReason {
  readonly effect: 'deny' | 'ask' | 'allow';
  /**
   * A stable code: `rule`, `policy`, `opaque`, `indeterminate`, `undetermined`, `default`, `unknown_tool`, and
   * `released` for a rule that the user set aside.
   */
  readonly code: string;
  readonly message: string;
  /** The rule's id and the user's own sentence, for rules. */
  readonly rule?: string;
  readonly sentence?: string;
  /** The id of the waiver, or of the rule that permits it, for `released`. A waiver for one call is used up by it. */
  readonly released_by?: string;
  /** `file:line:column`, for clauses of the policy. */
  readonly place?: string;
}

/** Deny beats ask beats allow. */
export interface Decision {
  readonly decision: 'allow' | 'ask' | 'deny';
  /** Those of the winning decision first. */
  readonly reasons: readonly DecisionReason[];
}
