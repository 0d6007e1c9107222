/** What a replay found, in the order of the transcript. Wire names are snake_case. */

import type { JsonObject } from '../../catalog/unit.ts';
import type { ReportCode } from '../../memory/captured.ts';
import type { RuleEffect } from '../../memory/rule.ts';
import type { Outcome } from './entry.ts';

export interface FindingPlace {
  /** RFC 3339; absent where the transcript says no time. */
  readonly at?: string;
  /** The line of the file; of a document, its first. */
  readonly line: number;
  /** Of a document: which of its messages. */
  readonly message_number?: number;
  readonly session_id?: string;
}

export interface SaidRule {
  readonly id: string;
  readonly tool: string | null;
  readonly effect: RuleEffect;
  /** In a clause: "forbids calls where `branch` is `main`". */
  readonly meaning: string;
}

export interface RuleMentioned {
  readonly id: string;
  readonly sentence: string;
  /** RFC 3339: when it was said first. */
  readonly said_at: string;
}

export type Finding = FindingPlace &
  (
    | {
        readonly kind: 'rule_said';
        readonly sentence: string;
        /** One sentence may be about several tools. */
        readonly rules: readonly SaidRule[];
        /** Whether it was in force already. */
        readonly again: boolean;
      }
    | {
        readonly kind: 'rule_broken';
        /** What the hook would have answered. */
        readonly decision: 'deny' | 'ask';
        readonly tool: string;
        readonly arguments: JsonObject;
        readonly rules: readonly RuleMentioned[];
        /** What the model would have been told. */
        readonly reason: string;
        /** What became of the call all the same; absent where the transcript does not say. */
        readonly outcome?: Outcome;
        /** Whether the conversation was compacted after the rule was said. */
        readonly after_compaction: boolean;
      }
    | {
        readonly kind: 'rule_changed';
        readonly change: 'ended' | 'lifted' | 'waived' | 'excepted' | 'conditioned';
        /** What the user said, cut. */
        readonly said: string;
        readonly message: string;
        readonly rules: readonly RuleMentioned[];
      }
    /** A rule came to its own end. */
    | { readonly kind: 'rule_over'; readonly rules: readonly RuleMentioned[] }
    /** A call that passed because the user had waived the rule for one call. */
    | {
        readonly kind: 'waiver_used';
        readonly tool: string;
        readonly arguments: JsonObject;
        readonly said: string;
        readonly rules: readonly RuleMentioned[];
      }
    | {
        readonly kind: 'not_understood';
        readonly code: ReportCode;
        readonly sentence: string;
        readonly message: string;
      }
    | { readonly kind: 'bad_line'; readonly message: string }
  );

export interface Totals {
  readonly prompts: number;
  readonly calls: number;
  /** Sentences that set rules, each once. */
  readonly rules_said: number;
  readonly rules_ended: number;
  readonly waived: number;
  /** Calls that broke a rule and were not refused at the time. */
  readonly broken: number;
  readonly would_deny: number;
  readonly would_ask: number;
  readonly broken_after_compaction: number;
  readonly not_understood: number;
  readonly bad_lines: number;
}

/** `prompts` and `calls` are all that there were. */
export function totalsOf(findings: readonly Finding[], prompts = 0, calls = 0): Totals {
  const of = <K extends Finding['kind']>(kind: K) =>
    findings.filter((finding): finding is Extract<Finding, { readonly kind: K }> => finding.kind === kind);
  const broken = of('rule_broken').filter(({ outcome }) => outcome !== 'refused');
  const changed = of('rule_changed');
  return {
    prompts,
    calls,
    rules_said: of('rule_said').filter(({ again }) => !again).length,
    rules_ended: changed.filter(({ change }) => change === 'ended').length + of('rule_over').length,
    waived: changed.filter(({ change }) => change === 'waived').length,
    broken: broken.length,
    would_deny: broken.filter(({ decision }) => decision === 'deny').length,
    would_ask: broken.filter(({ decision }) => decision === 'ask').length,
    broken_after_compaction: broken.filter(({ after_compaction }) => after_compaction).length,
    not_understood: of('not_understood').filter(({ code }) => code !== 'nothing_to_end').length,
    bad_lines: of('bad_line').length,
  };
}

/** Of several transcripts. */
export function sumOf(all: readonly Totals[]): Totals {
  const sum = { ...totalsOf([]) } as { -readonly [K in keyof Totals]: number };
  for (const totals of all)
    for (const name of Object.keys(sum) as (keyof Totals)[]) sum[name] += totals[name];
  return sum;
}
