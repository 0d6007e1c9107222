/** Chance that repeats: every run measures the same work. */

/** Marsaglia's xorshift32: whole numbers of 32 bits, the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}
