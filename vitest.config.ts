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
    // Property tests set their own number of runs; a case of theirs may take a while on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: ['default', './test/support/closing-line.ts'],
    maxWorkers: 2,
  },
});
