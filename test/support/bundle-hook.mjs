/**
 * Puts the process of a hook into one file beside the compiled one, after the compiler: reading hundreds of small
 * modules takes longer than a hook may take. What is native stays outside.
 */

import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

await build({
  configFile: false,
  logLevel: 'error',
  root,
  ssr: { noExternal: true, external: ['libsql', 'pg'] },
  build: {
    ssr: 'dist/cli/hook-process.js',
    outDir: 'dist/cli',
    emptyOutDir: false,
    minify: true,
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'hook.bundle.js', chunkFileNames: 'hook-[name]-[hash].js' } },
  },
});
