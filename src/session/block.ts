/** Blocks: the pieces a prompt is made of, each sent with the same bytes for as long as it stands. */

import type { UnitId } from '../catalog/identity.ts';
import type { Json } from '../catalog/unit.ts';
import type { TokenCounter } from '../compile/tokens.ts';
import type { PromptPart } from '../providers/rules.ts';

/**
 * `tool`: the definition of one. `text`: what a unit says. `withdrawn` and `offered_again`: a message about a tool
 * that was defined before. `user` and `assistant`: the conversation.
 */
export type BlockKind = 'tool' | 'text' | 'withdrawn' | 'offered_again' | 'user' | 'assistant';

export interface Block {
  readonly part: PromptPart;
  readonly kind: BlockKind;
  /** Whose block it is; absent for the conversation. */
  readonly unit?: UnitId;
  /** The turn in which it was first sent, from 1. */
  readonly turn: number;
  /** What is sent: a definition, a tool's name, or a text. */
  readonly content: Json;
  /** The same as text: JSON of a definition, a text as it is. Its tokens are what the block costs. */
  readonly bytes: string;
}

/** A prompt in its three parts. Each is in the order in which it is sent. */
export interface Prompt {
  readonly tools: readonly Block[];
  readonly system: readonly Block[];
  readonly messages: readonly Block[];
}

export const EMPTY_PROMPT: Prompt = Object.freeze({ tools: [], system: [], messages: [] });

export function block(fields: Omit<Block, 'bytes'>): Block {
  const { content } = fields;
  return Object.freeze({ ...fields, bytes: typeof content === 'string' ? content : JSON.stringify(content) });
}

/** The blocks of a prompt in the order in which a provider lays them out. */
export const inLayout = (prompt: Prompt, layout: readonly PromptPart[]): readonly Block[] =>
  layout.flatMap((part) => prompt[part]);

/** The blocks of each unit, in the order of tools, system and messages. */
export function blocksByUnit({ tools, system, messages }: Prompt): ReadonlyMap<UnitId, readonly Block[]> {
  const blocks = new Map<UnitId, Block[]>();
  for (const one of [...tools, ...system, ...messages]) {
    if (one.unit === undefined) continue;
    const others = blocks.get(one.unit);
    if (others) others.push(one);
    else blocks.set(one.unit, [one]);
  }
  return blocks;
}

export const sameBytes = (a: Block, b: Block): boolean =>
  a === b || (a.part === b.part && a.kind === b.kind && a.bytes === b.bytes);

const counted = new WeakMap<TokenCounter, WeakMap<Block, number>>();

/** The tokens of a block, counted once for each counter. */
export function tokensOf(counter: TokenCounter, one: Block): number {
  const known = counted.get(counter) ?? new WeakMap<Block, number>();
  counted.set(counter, known);
  const count = known.get(one) ?? (one.bytes === '' ? 0 : counter.count(one.bytes));
  known.set(one, count);
  return count;
}

export const totalTokens = (counter: TokenCounter, blocks: readonly Block[]): number =>
  blocks.reduce((sum, one) => sum + tokensOf(counter, one), 0);
