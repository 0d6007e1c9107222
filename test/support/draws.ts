/** Moments drawn by chance, spread evenly over the whole; LICTOR_SEED draws the same again. */

import { randomFrom } from '../bench/random.ts';

export interface Draw {
  /** From 0 up to 1. */
  readonly share: number;
  readonly either: boolean;
  readonly other: boolean;
  /** How to draw it again. */
  readonly text: string;
}

export function drawn(count: number): readonly Draw[] {
  const seed = Number(process.env.LICTOR_SEED ?? Date.now() % 1_000_000);
  const random = randomFrom(Math.imul(seed + 1, 0x9e3779b1));
  const chance = () => random() / 2 ** 32;
  return Array.from({ length: count }, (_, i) => ({
    share: (i + chance()) / count,
    either: chance() < 0.5,
    other: chance() < 0.5,
    text: `draw ${i} of ${count}; LICTOR_SEED=${seed} draws it again`,
  }));
}

/** Does something with each, so many at a time. */
export async function together<T>(
  most: number,
  items: readonly T[],
  act: (item: T, i: number) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < items.length; from += most)
    await Promise.all(items.slice(from, from + most).map((item, i) => act(item, from + i)));
}
