import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Property tests set their own number of runs; a case of theirs may take a while on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: ['default', './test/support/closing-line.ts'],
    maxWorkers: 2,
  },
});
