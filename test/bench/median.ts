/** The median time of so many runs of `work`, in milliseconds, after a quarter as many to warm up. */
export function median(work: () => unknown, runs: number): number {
  const timed = () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  };
  for (let i = 0; i < runs / 4; i++) work();
  const times = Array.from({ length: runs }, timed).sort((a, b) => a - b);
  return times[Math.floor(runs / 2)] ?? 0;
}
