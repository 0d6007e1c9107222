/** The conversation of a request: what was said, and what Lictor said in between. */

import type { Json, JsonObject } from '../catalog/unit.ts';
import type { Block } from './block.ts';
import type { Session } from './session.ts';

/** One message of the conversation, the host's or Lictor's own. */
export interface SessionMessage {
  /** The turn it belongs to, from 1. */
  readonly turn: number;
  /**
   * Who says it. What is `lictor`'s has to stay at its place in the conversation for as long as it comes back;
   * a host that keeps more in the conversation (calls, results, images) puts it behind the user's message of its turn.
   */
  readonly from: 'user' | 'assistant' | 'lictor';
  readonly message: JsonObject;
}

export const contents = (blocks: readonly Block[]): Json[] => blocks.map(({ content }) => content);
export const texts = (blocks: readonly Block[]): string[] => blocks.map(({ bytes }) => bytes);

/** The messages of a conversation; what Lictor says in one turn is written together. */
export function conversation(
  { prompt: { messages } }: Session,
  said: (one: Block) => JsonObject,
  own: (blocks: readonly Block[]) => readonly JsonObject[],
): readonly SessionMessage[] {
  const groups: Block[][] = [];
  for (const one of messages) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    if (last && first?.unit !== undefined && one.unit !== undefined && first.turn === one.turn)
      last.push(one);
    else groups.push([one]);
  }
  return groups.flatMap((blocks): readonly SessionMessage[] => {
    const [first] = blocks;
    if (!first) return [];
    const { turn, kind } = first;
    if (kind === 'user' || kind === 'assistant') return [{ turn, from: kind, message: said(first) }];
    return own(blocks).map((message) => ({ turn, from: 'lictor', message }));
  });
}

export const plain = ({ kind, bytes }: Block): JsonObject => ({ role: kind, content: bytes });
