/** What a sentence of the user says, before it is a rule: the form of the labelled decrees. */

/** `retract` ends earlier rules with this tool and matcher; with `until: "task"` it waives them once. */
export type ReadingKind = 'prohibit' | 'require_confirmation' | 'prefer' | 'retract';

export interface ReadingMatcher {
  readonly arg?: string;
  readonly value?: string;
}

export interface Reading {
  readonly kind: ReadingKind;
  /** One of the tools that were given, or null when the decree fits none of them. */
  readonly tool: string | null;
  readonly verb: string;
  readonly object: string | null;
  /** Empty: every call of the tool. */
  readonly matcher: ReadingMatcher;
  readonly condition?: string;
  /** `task`, `session`, or the user's own time expression. */
  readonly until?: string;
  readonly except?: string;
  /** What the same words may mean beside it. Not enforced. */
  readonly wider?: WiderReading;
  /** The user's own sentence. */
  readonly sentence: string;
  /** Code units of the message, from and to. */
  readonly span: readonly [from: number, to: number];
}

/**
 * Another way to take the words of a reading, about the same tool: it covers every call that the reading covers, and
 * more. "Don't deploy or push to prod" forbids deploying to prod, or every deploy.
 */
export interface WiderReading {
  readonly kind: ReadingKind;
  readonly matcher: ReadingMatcher;
  readonly condition?: string;
  readonly until?: string;
  readonly except?: string;
  /** The words that may be about a part of the sentence only, as the user wrote them: `to prod`. */
  readonly words: string;
}

/** A sentence that sets a rule, as it seems, and that could not be read: kept, shown, not enforced. */
export interface Unread {
  readonly sentence: string;
  readonly span: readonly [from: number, to: number];
  readonly why: string;
}

/** What is known when a message is read: the tools of the session, and what pronouns may stand for. */
export interface DecreeContext {
  readonly tools: readonly string[];
  readonly last_tool?: string;
  readonly last_args?: { readonly [name: string]: unknown };
  readonly mentioned?: readonly string[];
}

export interface Decrees {
  readonly readings: readonly Reading[];
  readonly unread: readonly Unread[];
}
