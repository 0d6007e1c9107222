/** The ledger of a turn: what the request costs, and how much of it repeats the one before. */

import type { UnitId } from '../catalog/identity.ts';
import type { TokenCounter } from '../compile/tokens.ts';
import type { CacheRules, PromptPart } from '../providers/rules.ts';
import { type Block, inLayout, type Prompt, sameBytes, tokensOf, totalTokens } from './block.ts';
import type { LeaveCause, Leaving } from './leaving.ts';
import type { Manner } from './manner.ts';

/**
 * Why a request does not repeat the whole of the one before: what left, or `tools_appended` where the list of tools
 * grew in front of the conversation. `policy_changed` stands for what was removed or changed by a reload.
 */
export type EndCause = Exclude<LeaveCause, 'removed' | 'changed'> | 'policy_changed' | 'tools_appended';

/** Where the repeated prefix ends before the last request did. */
export interface PrefixEnd {
  readonly cause: EndCause;
  readonly part: PromptPart;
  /** The unit whose block stood, or stands now, at that place. */
  readonly unit: UnitId;
}

/** Tokens of a request by what they are for. */
export interface RequestTokens {
  readonly total: number;
  readonly tools: number;
  readonly system: number;
  /** Tools and texts that stand in the conversation. */
  readonly appended: number;
  readonly conversation: number;
}

/** A request under a provider's cache. */
export interface CachedRequest {
  readonly tokens: number;
  /** Leading tokens that repeat the last request byte for byte. Whole blocks are counted. */
  readonly stable: number;
  /** In input tokens at the full price. */
  readonly cost: number;
}

export interface SentUnit {
  readonly unit: UnitId;
  readonly tokens: number;
}

export interface SessionLedger extends CachedRequest {
  /** From 1. */
  readonly turn: number;
  /** Who counted. */
  readonly counter: string;
  readonly parts: RequestTokens;
  /** Absent when all of the last request is repeated, or there was none. */
  readonly end?: PrefixEnd;
  /** Sent in this turn for the first time, or offered again. */
  readonly added: readonly SentUnit[];
  /** Visible from earlier turns. */
  readonly kept: readonly SentUnit[];
  /** What left in this turn, and what it took with it. */
  readonly dropped: readonly (Leaving & { readonly tokens: number })[];
  /** The same turn with its surface compiled and sent anew. */
  readonly naive: CachedRequest;
}

export interface Pricing extends CacheRules {
  readonly layout: readonly PromptPart[];
  readonly keep: '5m' | '1h';
}

/** How many leading blocks two requests share. */
function sharedBlocks(before: Prompt, after: Prompt, { layout }: Pricing, manner: Manner): number {
  if (manner.listChange === 'loses_all' && !sameList(before.tools, after.tools)) return 0;
  return firstDifference(inLayout(before, layout), inLayout(after, layout));
}

const sameList = (a: readonly Block[], b: readonly Block[]): boolean =>
  a.length === b.length &&
  a.every((one, i) => {
    const other = b[i];
    return other !== undefined && sameBytes(one, other);
  });

/**
 * What a request costs: repeated tokens at the price of reading, all others at that of writing. A prefix shorter
 * than the provider caches is neither read nor written.
 */
export function cached(
  before: Prompt,
  after: Prompt,
  pricing: Pricing,
  manner: Manner,
  counter: TokenCounter,
): CachedRequest {
  const blocks = inLayout(after, pricing.layout);
  const stable = totalTokens(counter, blocks.slice(0, sharedBlocks(before, after, pricing, manner)));
  const tokens = totalTokens(counter, blocks);
  return { tokens, stable, cost: costOf(tokens, stable, pricing) };
}

function costOf(tokens: number, stable: number, { read, write, keep, minimumTokens }: Pricing): number {
  if (tokens < minimumTokens) return tokens;
  const repeated = stable < minimumTokens ? 0 : stable;
  return repeated * read + (tokens - repeated) * write[keep];
}

/** Where the prefix ends, and why, when the last request is not repeated whole. */
export function prefixEnd(
  before: Prompt,
  after: Prompt,
  leaving: readonly Leaving[],
  pricing: Pricing,
  manner: Manner,
): PrefixEnd | undefined {
  const was = inLayout(before, pricing.layout);
  const is = inLayout(after, pricing.layout);
  if (sharedBlocks(before, after, pricing, manner) === was.length) return undefined;
  // Where the whole prefix is lost, what changed stands further on in the list.
  const at = firstDifference(was, is);
  const [gone, come] = [was[at], is[at]];
  const place = ({ part }: Block) => pricing.layout.indexOf(part);
  if (come?.unit !== undefined && (!gone || place(come) < place(gone)))
    return { cause: 'tools_appended', part: come.part, unit: come.unit };
  const left = firstLeft(was, leaving);
  if (!gone || !left) throw new Error('a prefix ended where nothing left and nothing came');
  return { cause: endCause(left.cause), part: gone.part, unit: left.unit };
}

/** What left first in the order of the prompt: blocks of equal bytes may hide at which of them it was. */
function firstLeft(was: readonly Block[], leaving: readonly Leaving[]): Leaving | undefined {
  const left = new Map(leaving.flatMap((one) => (one.way === 'left' ? [[one.unit, one] as const] : [])));
  const first = was.find(({ unit }) => unit !== undefined && left.has(unit));
  return first?.unit === undefined ? undefined : left.get(first.unit);
}

function firstDifference(was: readonly Block[], is: readonly Block[]): number {
  const at = was.findIndex((one, i) => {
    const other = is[i];
    return !other || !sameBytes(one, other);
  });
  return at < 0 ? was.length : at;
}

const endCause = (cause: LeaveCause): EndCause =>
  cause === 'removed' || cause === 'changed' ? 'policy_changed' : cause;

export function requestTokens({ tools, system, messages }: Prompt, counter: TokenCounter): RequestTokens {
  const own = messages.filter(({ unit }) => unit !== undefined);
  const parts = {
    tools: totalTokens(counter, tools),
    system: totalTokens(counter, system),
    appended: totalTokens(counter, own),
    conversation: totalTokens(counter, messages) - totalTokens(counter, own),
  };
  return { total: parts.tools + parts.system + parts.appended + parts.conversation, ...parts };
}

export const sentUnits = (blocks: readonly Block[], counter: TokenCounter): readonly SentUnit[] => {
  const tokens = new Map<UnitId, number>();
  for (const one of blocks)
    if (one.unit !== undefined) tokens.set(one.unit, (tokens.get(one.unit) ?? 0) + tokensOf(counter, one));
  return [...tokens].map(([unit, count]) => ({ unit, tokens: count }));
};
