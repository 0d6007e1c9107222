/** Changes of a turn that mend a failing condition, as data that can be shown and tried. */

import { decodeTerm, encodeTerm } from '../catalog/encode.ts';
import type { UnitId } from '../catalog/identity.ts';
import { readTerm } from '../logic/reader.ts';
import { writeTerm } from '../logic/writer.ts';
import type { Compiled, CompileError } from './compiled.ts';
import type { Reason } from './reason.ts';
import { type Scope, scopeItemText } from './scope.ts';
import { CANDIDATE_LIMIT_CAP, type Turn, termSet, unitSet } from './turn.ts';

/** One change of the turn. `reword` means that the user would have to say it without the name. */
export type Change =
  | { readonly change: 'select'; readonly unit: UnitId }
  | { readonly change: 'grant'; readonly capability: string }
  | { readonly change: 'stop_denying'; readonly unit: UnitId }
  | { readonly change: 'deny'; readonly unit: UnitId }
  | { readonly change: 'drop_signal'; readonly signal: string }
  | { readonly change: 'reword'; readonly without: string }
  | { readonly change: 'widen_scope'; readonly unit: UnitId }
  | { readonly change: 'raise_limit'; readonly to: number }
  | { readonly change: 'raise_budget'; readonly tokens: number };

/** The change that mends a condition, or undefined when only the policy or the world can. */
export function changeFor(failing: Reason, unit: UnitId, compiled: Compiled): Change | undefined {
  switch (failing.type) {
    case 'no_matching_evidence':
    case 'no_longer_needed':
      return { change: 'select', unit };
    case 'cut_by_limit':
      return failing.rank <= CANDIDATE_LIMIT_CAP
        ? { change: 'raise_limit', to: failing.rank }
        : { change: 'select', unit };
    case 'explicit_denial':
      return { change: 'stop_denying', unit };
    case 'signal_denial':
      return { change: 'drop_signal', signal: failing.signal };
    case 'text_negation':
      return { change: 'reword', without: failing.alias };
    case 'discovery_scope_denied':
      return { change: 'widen_scope', unit };
    case 'capability_denied':
    case 'dependency_capability_denied':
      return { change: 'grant', capability: failing.capability };
    case 'dependency_scope_denied':
      return { change: 'widen_scope', unit: failing.unit };
    case 'dependency_denied':
      return compiled.turn.denied.includes(failing.unit)
        ? { change: 'stop_denying', unit: failing.unit }
        : undefined;
    case 'superseded_by':
    case 'conflict_with':
      return { change: 'deny', unit: failing.unit };
    case 'over_budget':
      return { change: 'raise_budget', tokens: missingTokens(compiled, unit) };
    default:
      return undefined;
  }
}

/** The change that mends a failed compile: more mandatory units than the budget holds. */
export function changeForError(error: CompileError): Change | undefined {
  if (error.code !== 'context_budget_failed' || error.cause.code !== 'no_feasible_context_pack')
    return undefined;
  return { change: 'raise_budget', tokens: Math.max(1, error.cause.needed - error.cause.available) };
}

/** What the smallest form of the unit costs beyond what is left; at least 1. */
function missingTokens({ context_units, pack }: Compiled, unit: UnitId): number {
  const variants = context_units.find((one) => one.unit === unit)?.variants ?? [];
  const smallest = Math.min(...variants.map(({ tokens }) => tokens));
  return Math.max(1, smallest - (pack?.ledger.remaining_tokens ?? 0));
}

/** The turn with all changes made. */
export const withChanges = (turn: Turn, changes: readonly Change[]): Turn => changes.reduce(withChange, turn);

function withChange(turn: Turn, change: Change): Turn {
  switch (change.change) {
    case 'select':
      return { ...turn, selected: unitSet([...turn.selected, change.unit]) };
    case 'grant': {
      const read = readTerm(change.capability);
      return read.ok
        ? { ...turn, capabilities: termSet([...turn.capabilities, encodeTerm(read.value.term)]) }
        : turn;
    }
    case 'stop_denying':
      return { ...turn, denied: turn.denied.filter((unit) => unit !== change.unit) };
    case 'deny':
      return { ...turn, denied: unitSet([...turn.denied, change.unit]) };
    case 'drop_signal':
      return { ...turn, signals: turn.signals.filter((signal) => signalText(signal) !== change.signal) };
    case 'reword':
      return { ...turn, text: turn.text.split(change.without).join('') };
    case 'widen_scope':
      return {
        ...turn,
        scope: widened(turn.scope, change.unit),
        parentScope: widened(turn.parentScope, change.unit),
      };
    case 'raise_limit':
      return { ...turn, candidateLimit: change.to };
    case 'raise_budget': {
      const { max_context_tokens, provider_context_tokens } = turn.budget;
      const raised = {
        max_context_tokens: max_context_tokens + change.tokens,
        provider_context_tokens: provider_context_tokens + change.tokens,
      };
      return { ...turn, budget: { ...turn.budget, ...raised } };
    }
  }
}

const signalText = (signal: Turn['signals'][number]): string => writeTerm(decodeTerm(signal));

function widened(scope: Scope, unit: UnitId): Scope {
  if (scope === 'all' || scope.some((item) => scopeItemText(item) === unit)) return scope;
  return [...scope, { unit }];
}
