/** What a trace comes to: its turns, and the sums that a decision rests on. */

import type { Result } from '../logic/diagnostics.ts';
import type { SessionTurn } from '../session/next-turn.ts';
import type { Session } from '../session/session.ts';
import { type Failure, failureJson } from './failure.ts';

export interface TracedTurn {
  /** Of the file. */
  readonly line: number;
  readonly text: string;
  readonly result: Result<SessionTurn, Failure>;
}

export interface Trace {
  /** After the last turn. */
  readonly session: Session;
  readonly turns: readonly TracedTurn[];
}

export interface Totals {
  /** Of all requests. */
  readonly tokens: number;
  readonly cost: number;
  readonly naiveTokens: number;
  readonly naiveCost: number;
  /** Of the requests from the second on: the share of tokens that repeat the request before, from 0 to 1. */
  readonly stable: number;
  readonly naiveStable: number;
  /** Requests that do not repeat the whole of the one before. */
  readonly ends: number;
}

export function totalsOf({ turns }: Trace): Totals {
  const ledgers = turns.flatMap(({ result }) => (result.ok ? [result.value.ledger] : []));
  const later = ledgers.slice(1);
  const sum = <T>(items: readonly T[], value: (item: T) => number): number =>
    items.reduce((total, item) => total + value(item), 0);
  const share = (stable: number, tokens: number): number => (tokens === 0 ? 0 : stable / tokens);
  return {
    tokens: sum(ledgers, ({ tokens }) => tokens),
    cost: sum(ledgers, ({ cost }) => cost),
    naiveTokens: sum(ledgers, ({ naive }) => naive.tokens),
    naiveCost: sum(ledgers, ({ naive }) => naive.cost),
    stable: share(
      sum(later, ({ stable }) => stable),
      sum(later, ({ tokens }) => tokens),
    ),
    naiveStable: share(
      sum(later, ({ naive }) => naive.stable),
      sum(later, ({ naive }) => naive.tokens),
    ),
    ends: later.filter(({ end }) => end).length,
  };
}

export function traceJson(trace: Trace): object {
  return {
    options: trace.session.options,
    turns: trace.turns.map(({ line, result }) =>
      result.ok
        ? {
            line,
            ok: true,
            ledger: result.value.ledger,
            drift: result.value.drift,
            left_out: result.value.leftOut,
          }
        : { line, ...failureJson(result.error) },
    ),
    totals: totalsOf(trace),
  };
}
