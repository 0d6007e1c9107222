/** What a turn changed in the rules, and what there is to tell its user. */

import type { RuleChange } from './change.ts';

export type ReportCode =
  | 'added'
  | 'refreshed'
  | 'ended'
  | 'lifted'
  | 'waived'
  | 'excepted'
  | 'conditioned'
  | 'noted'
  | 'unbound'
  | 'unread'
  | 'end_unresolved'
  | 'contradiction'
  | 'ambiguous'
  | 'two_readings'
  | 'nothing_to_end';

export interface ReportLine {
  readonly code: ReportCode;
  /** One clause, lower case, no final stop. */
  readonly message: string;
  /** Ids of the rules it is about. */
  readonly rules: readonly string[];
  /** The user's sentences. */
  readonly sentences: readonly string[];
}

export interface Captured {
  readonly changes: readonly RuleChange[];
  readonly report: readonly ReportLine[];
}
