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
  /** Rounds at most; every round runs each work once, and fast ones several times. */
  readonly rounds: number;
  /** Rounds end after so many milliseconds, once there are enough; default 8,000. */
  readonly patience?: number;
  /** Rounds that are not counted; default as many as the others. They end after half the patience. */
  readonly warmUp?: number;
}

/** A work runs again in the same round, on warm caches, until it has had so many milliseconds or runs. */
const BURST = { milliseconds: 2, runs: 200 } as const;
const LEAST_ROUNDS = 9;
const LEAST_WARM_UP = 3;

/**
 * Measures several works in turn, round after round: a, b, c, a, b, c, …
 *
 * A slow moment of the machine so falls on all of them. `run` is another number each time, so that work can take
 * another of its inputs.
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
  const round = async (number: number, keep: (name: Name, ms: number) => void) => {
    for (const name of names) for (const ms of await burst(works[name], number)) keep(name, ms);
  };
  for (let done = 0; warms(done); done++) await round(done, () => undefined);
  const goesOn = until(rounds, LEAST_ROUNDS, patience);
  for (let done = 0; goesOn(done); done++)
    await round(warmUp + done, (name, ms) => times.get(name)?.push(ms));
  return Object.fromEntries(names.map((name) => [name, sampleOf(times.get(name) ?? [])])) as Record<
    Name,
    Sample
  >;
}

/** One work by itself. */
export async function alone(work: Work, effort: Effort): Promise<Sample> {
  return (await sideBySide({ work }, effort)).work;
}

async function burst(work: Work, round: number): Promise<number[]> {
  const times: number[] = [];
  let left: number = BURST.milliseconds;
  for (let i = 0; i < BURST.runs && left > 0; i++) {
    const ms = await timed(work, round * BURST.runs + i);
    left -= ms;
    times.push(ms);
  }
  return times;
}

/**
 * With `--cpu`, the processor time of what takes long enough for others to get in between; for a machine that is
 * shared. All threads of this process count, so that collecting garbage does. Waiting is always waited for.
 */
const BY_PROCESSOR = process.argv.includes('--cpu');
const LONG_ENOUGH = 0.2;

async function timed(work: Work, run: number): Promise<number> {
  const before = BY_PROCESSOR ? process.cpuUsage() : undefined;
  const start = performance.now();
  const result = work(run);
  if (result instanceof Promise) {
    await result;
    return performance.now() - start;
  }
  const ms = performance.now() - start;
  if (!before || ms < LONG_ENOUGH) return ms;
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The sample of measured times. */
export function sampleOf(times: readonly number[]): Sample {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
  return { p10: at(0.1), p50: at(0.5), p90: at(0.9), runs: sorted.length };
}
