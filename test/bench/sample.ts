/** Samples: how long work takes, measured side by side so that a busy machine is unfair to nobody. */

/** Milliseconds for one run: the median, and what nine of ten runs stay above and below. */
export interface Sample {
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
  readonly runs: number;
}

/** Work to be measured. A promise is waited for, and the waiting counts. */
export type Work = (run: number) => unknown;

export interface Effort {
  /** Rounds at most; every round runs each work once. */
  readonly rounds: number;
  /** Rounds end after so many milliseconds, once there are enough; default 8,000. */
  readonly patience?: number;
  /** Rounds that are not counted; default as many as the others. They end after half the patience. */
  readonly warmUp?: number;
}

const LEAST_ROUNDS = 9;
const LEAST_WARM_UP = 3;

/**
 * Measures several works in turn, round after round: a, b, c, a, b, c, …
 *
 * A slow moment of the machine so falls on all of them. `run` counts up, so that work can take the next of its
 * inputs each time.
 */
export async function sideBySide<Name extends string>(
  works: Readonly<Record<Name, Work>>,
  { rounds, patience = 8_000, warmUp = rounds }: Effort,
): Promise<Record<Name, Sample>> {
  const names = Object.keys(works) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  const until = (most: number, least: number, milliseconds: number) => {
    const end = performance.now() + milliseconds;
    return (done: number) => done < most && (done < least || performance.now() < end);
  };
  const warms = until(warmUp, Math.min(warmUp, LEAST_WARM_UP), patience / 2);
  for (let run = 0; warms(run); run++) for (const name of names) await timed(works[name], run);
  const goesOn = until(rounds, LEAST_ROUNDS, patience);
  for (let run = 0; goesOn(run); run++)
    for (const name of names) times.get(name)?.push(await timed(works[name], run));
  return Object.fromEntries(names.map((name) => [name, sampleOf(times.get(name) ?? [])])) as Record<
    Name,
    Sample
  >;
}

/** One work by itself. */
export async function alone(work: Work, effort: Effort): Promise<Sample> {
  return (await sideBySide({ work }, effort)).work;
}

async function timed(work: Work, run: number): Promise<number> {
  const start = performance.now();
  const result = work(run);
  if (result instanceof Promise) await result;
  return performance.now() - start;
}

/** The sample of measured times. */
export function sampleOf(times: readonly number[]): Sample {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
  return { p10: at(0.1), p50: at(0.5), p90: at(0.9), runs: sorted.length };
}
