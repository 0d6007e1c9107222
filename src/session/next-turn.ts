/**
 * The next turn of a session, as a straight line:
 *
 *     what the turn wants → what leaves → what comes → what has no room → request and ledger
 */

import { differingFields } from '../catalog/fingerprint.ts';
import { deepFreeze } from '../catalog/freeze.ts';
import type { UnitId } from '../catalog/identity.ts';
import type { Policy } from '../catalog/policy.ts';
import type { UnitSpec } from '../catalog/unit.ts';
import type { Compiled } from '../compile/compiled.ts';
import { estimateTokens, type TokenCounter } from '../compile/tokens.ts';
import { traceOf } from '../compile/trace.ts';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import type { LeftOut } from '../providers/render-tool.ts';
import { PROVIDER_RULES } from '../providers/rules.ts';
import { type Block, block, blocksByUnit, type Prompt } from './block.ts';
import { type Draft, fitted, withArrivals, withLeaving } from './draft.ts';
import { type Leaving, leavingUnits } from './leaving.ts';
import { cached, type Pricing, prefixEnd, requestTokens, type SessionLedger, sentUnits } from './ledger.ts';
import { cachedBy } from './manner.ts';
import { requestOf, type SessionRequest } from './request.ts';
import { mannerOf, type Session, type Standing, toolLimit } from './session.ts';
import { type Wants, wantsOf } from './wanted.ts';

export interface TurnOptions {
  /** Counts tokens; the default estimates from the number of code points. Use one counter for a session. */
  readonly counter?: TokenCounter;
  /** What the user says in this turn; default: the text of the compiled turn. */
  readonly text?: string;
  /** What the model answered in the last turn, where the host keeps it in the conversation. */
  readonly answer?: string;
  /** Units that were called since the last turn: it counts as use when something must leave. */
  readonly called?: readonly UnitId[];
}

/** A unit that was sent, whose definition is another one now. */
export interface SessionDrift {
  readonly unit: UnitId;
  /** The fields that differ; empty when the catalog does not have the unit any more. */
  readonly fields: readonly (keyof UnitSpec)[];
}

export interface SessionTurn {
  readonly session: Session;
  readonly request: SessionRequest;
  readonly ledger: SessionLedger;
  readonly drift: readonly SessionDrift[];
  /** Tools of the surface that the model is not given, and why. */
  readonly leftOut: readonly LeftOut[];
}

export type SessionError =
  /** The turn was compiled from another policy than the one that was given. */
  | { readonly code: 'other_policy' }
  /** What the turn shows, and what is pinned, takes more than the session's budget. */
  | { readonly code: 'session_budget_failed'; readonly budget: number; readonly needed: number };

/**
 * Takes a session to its next turn: what `compiled` shows is sent, behind all that was sent before.
 *
 * What was sent stays, byte for byte and in place, until it must leave. Throws for a copy of a compile's result.
 */
export function nextTurn(
  session: Session,
  policy: Policy,
  compiled: Compiled,
  options: TurnOptions = {},
): Result<SessionTurn, SessionError> {
  if (traceOf(compiled).opened.policy !== policy) return fail({ code: 'other_policy' });
  const { counter = estimateTokens } = options;
  const turn = session.turn + 1;
  const manner = mannerOf(session);
  const wants = wantsOf(session, policy, compiled);
  const wanted = new Set(wants.shown.map(({ unit }) => unit));
  const leaving = leavingUnits(session, policy, compiled, wanted, manner);
  const spoken = withConversation(
    calledUnits(session, options.called, turn),
    conversation({ text: compiled.turn.text, ...options }, turn),
  );
  const left = withLeaving(spoken, leaving, manner, turn);
  const grown = withArrivals(left, wants, session, manner, turn);
  const room = { budget: session.options.budget, limit: toolLimit(session) };
  const { draft, dropped, over } = fitted(grown, wanted, room, counter);
  if (over > 0) {
    const budget = session.options.budget ?? 0;
    return fail({ code: 'session_budget_failed', budget, needed: budget + over });
  }
  const naive = naivePrompt(session, wants, draft, turn);
  const next: Session = { ...session, turn, naive, ...draft, units: upToDate(draft.units, policy) };
  return ok({
    // For whoever sends it, SDKs that write into what they are given too.
    request: requestOf(next),
    ...deepFreeze({
      session: next,
      ledger: ledgerOf(session, next, [...leaving, ...sentBefore(session, dropped)], counter),
      drift: driftOf(session, policy, new Set([...wanted, ...leaving.map(({ unit }) => unit)])),
      leftOut: wants.leftOut,
    }),
  });
}

/** What was declared and had no room never stood in a request. */
function sentBefore({ prompt }: Session, dropped: readonly Leaving[]): readonly Leaving[] {
  const sent = blocksByUnit(prompt);
  return dropped.filter(({ unit }) => sent.has(unit));
}

function conversation({ text, answer = '' }: TurnOptions & { readonly text: string }, turn: number): Block[] {
  const said = (kind: 'user' | 'assistant', content: string): Block[] =>
    content === '' ? [] : [block({ part: 'messages', kind, turn, content })];
  return [...said('assistant', answer), ...said('user', text)];
}

const withConversation = ({ prompt, units }: Draft, said: readonly Block[]): Draft => ({
  prompt: { ...prompt, messages: [...prompt.messages, ...said] },
  units,
});

function calledUnits({ prompt, units }: Session, called: readonly UnitId[] = [], turn: number): Draft {
  if (called.length === 0) return { prompt, units };
  const used = new Set(called);
  const next = [...units].map(([unit, one]): [UnitId, Standing] => [
    unit,
    used.has(unit) ? { ...one, used: turn } : one,
  ]);
  return { prompt, units: new Map(next) };
}

/** A definition is known as it was when the unit was last visible, so that a change behind its back is told. */
const upToDate = (units: ReadonlyMap<UnitId, Standing>, { catalog }: Policy): Session['units'] =>
  new Map(
    [...units].map(([unit, standing]) => {
      const now = standing.visible ? catalog.units.get(unit) : undefined;
      return [unit, now ? { ...standing, known: now } : standing];
    }),
  );

function driftOf(
  { units }: Session,
  { catalog }: Policy,
  concerned: ReadonlySet<UnitId>,
): readonly SessionDrift[] {
  return [...units].flatMap(([unit, { known, visible }]) => {
    const now = catalog.units.get(unit);
    if (!visible && !concerned.has(unit)) return [];
    if (!now) return [{ unit, fields: [] }];
    const fields = differingFields(known, now);
    return fields.length > 0 ? [{ unit, fields }] : [];
  });
}

/** The surface as it would be sent without a session: its tools and texts in rank order, and the conversation. */
function naivePrompt({ naive }: Session, { shown }: Wants, { prompt }: Draft, turn: number): Prompt {
  const before = new Map([...naive.tools, ...naive.system].map((one) => [`${one.kind} ${one.bytes}`, one]));
  const same = (fresh: Block): Block => before.get(`${fresh.kind} ${fresh.bytes}`) ?? fresh;
  return {
    tools: shown.flatMap(({ unit, tool }) =>
      tool ? [same(block({ part: 'tools', kind: 'tool', unit, turn, content: tool }))] : [],
    ),
    system: shown.flatMap(({ unit, text }) =>
      text === undefined ? [] : [same(block({ part: 'system', kind: 'text', unit, turn, content: text }))],
    ),
    messages: prompt.messages.filter(({ unit }) => unit === undefined),
  };
}

function ledgerOf(
  before: Session,
  after: Session,
  leaving: readonly Leaving[],
  counter: TokenCounter,
): SessionLedger {
  const manner = mannerOf(after);
  const pricing = pricingOf(after);
  const { turn } = after;
  const own = (prompt: Prompt) => [...prompt.tools, ...prompt.system, ...prompt.messages];
  const sentNow = own(after.prompt).filter((one) => one.turn === turn && one.kind !== 'withdrawn');
  const added = sentUnits(sentNow, counter);
  const fresh = new Set(added.map(({ unit }) => unit));
  const earlier = sentUnits(own(after.prompt), counter);
  const kept = earlier.filter(({ unit }) => !fresh.has(unit) && after.units.get(unit)?.visible === true);
  const cost = new Map(sentUnits(own(before.prompt), counter).map(({ unit, tokens }) => [unit, tokens]));
  const end = prefixEnd(before.prompt, after.prompt, leaving, pricing, manner);
  return {
    turn,
    counter: counter.name,
    ...cached(before.prompt, after.prompt, pricing, manner, counter),
    parts: requestTokens(after.prompt, counter),
    ...(end && { end }),
    added,
    kept,
    dropped: leaving.map((one) => ({ ...one, tokens: cost.get(one.unit) ?? 0 })),
    naive: cached(before.naive, after.naive, pricing, manner, counter),
  };
}

function pricingOf({ options: { provider, behind, keep } }: Session): Pricing {
  const { layout, cache } = PROVIDER_RULES[cachedBy(provider, behind)];
  return { ...cache, layout, keep };
}
