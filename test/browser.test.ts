/** The pure entry in a browser's terms: bundled for browsers, and run where Node's own globals are missing. */

import { createContext, runInContext } from 'node:vm';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';

const ENTRY = new URL('../src/index.ts', import.meta.url).pathname;

/** What browsers have beside the language itself. */
const WEB = {
  console,
  TextEncoder,
  TextDecoder,
  performance,
  setTimeout,
  clearTimeout,
  structuredClone,
  crypto,
};

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: ENTRY, formats: ['iife'], name: 'lictor' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('vite gave no bundle');
  return output.output[0].code;
}

describe('the pure entry', () => {
  test('compiles a turn where nothing of Node is there', async () => {
    const code = await bundle();
    expect(code).not.toMatch(/require\("node:|from "node:/);
    const context = createContext({ ...WEB });
    runInContext('globalThis.window = globalThis.self = globalThis', context);
    runInContext(`'use strict';${code}\n;globalThis.lictor = lictor;`, context);
    const result: unknown = runInContext(
      `(() => {
        const text = 'unit(tool(mail), [description("Send an email")]). denied(U, "no") :- context(env, locked), unit(U).';
        const policy = lictor.createPolicy({ files: [{ path: 'p.pl', text }] });
        const shown = (context) => lictor.compile(policy.value, { text: 'send an email', context }).value.surface.active_units;
        return JSON.stringify([shown({}), shown({ env: 'locked' })]);
      })()`,
      context,
    );
    expect(result).toBe('[["tool:mail"],[]]');
  });
});
