import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: [
      { find: /^lictor$/, replacement: new URL('src/index.ts', import.meta.url).pathname },
      { find: /^lictor\/node$/, replacement: new URL('src/node.ts', import.meta.url).pathname },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/support/seed.ts'],
    // Property tests set their own number of runs, and a long run takes hours; no test is judged by its time.
    testTimeout: 600_000 * Math.max(1, Number(process.env.LICTOR_RUNS ?? 0) / 1_000),
    hookTimeout: 600_000,
    reporters: ['default', './test/support/closing-line.ts'],
    maxWorkers: 2,
  },
});
