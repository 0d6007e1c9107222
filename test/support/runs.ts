/** How many cases a property test runs: LICTOR_RUNS, or a number that keeps `npm test` short. */
export const numRuns = Number(process.env.LICTOR_RUNS ?? 200);
