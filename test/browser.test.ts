/** The pure entry in browsers: bundled, run where Node's own globals are missing, and run in a real Chromium. */

import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AttachmentText, PolicyFile, TurnInput } from '../src/index.ts';
import { compile, createPolicy, readPolicyFiles } from '../src/node.ts';
import { haveChromium, startChromium } from './support/chromium.ts';

const ENTRY = new URL('../src/index.ts', import.meta.url).pathname;
const WORKSPACE = new URL('../docs/examples/workspace/', import.meta.url).pathname;

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

let code = '';
beforeAll(async () => {
  code = await bundle();
});

describe('the pure entry', () => {
  test('compiles a turn where nothing of Node is there', () => {
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

/** The example workspace as plain data: its files, every attachment they name, and its turns. */
interface Example {
  readonly files: readonly PolicyFile[];
  readonly attached: Record<string, AttachmentText>;
  readonly turns: readonly TurnInput[];
}

/** The example, and what Node makes of it: one fingerprint a turn. */
async function example(): Promise<{ readonly given: Example; readonly fingerprints: readonly string[] }> {
  const read = await readPolicyFiles([WORKSPACE]);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { files, attachment } = read.value;
  const attached: Record<string, AttachmentText> = {};
  const policy = createPolicy({
    files,
    attachment: (file, relative) => {
      const text = attachment?.(file, relative) ?? { ok: false, reason: 'missing' };
      attached[JSON.stringify([file, relative])] = text;
      return text;
    },
  });
  if (!policy.ok) throw new Error(JSON.stringify(policy.error));
  const lines = readFileSync(`${WORKSPACE}turns.jsonl`, 'utf8').trim().split('\n');
  const turns = lines.map((line) => JSON.parse(line) as TurnInput);
  const fingerprints = turns.map((turn) => {
    const compiled = compile(policy.value, turn);
    return compiled.ok ? compiled.value.fingerprint : compiled.error.code;
  });
  return { given: { files, attached, turns }, fingerprints };
}

declare const lictor: typeof import('../src/index.ts');

/** Runs in the page: the same work, with what the page was given, as JSON. */
function compileThere(json: string): readonly string[] {
  const { files, attached, turns } = JSON.parse(json) as Example;
  const policy = lictor.createPolicy({
    files,
    attachment: (file, relative) =>
      attached[JSON.stringify([file, relative])] ?? { ok: false, reason: 'missing' },
  });
  if (!policy.ok) return policy.error.map(lictor.formatDiagnostic);
  return turns.map((turn) => {
    const compiled = lictor.compile(policy.value, turn);
    return compiled.ok ? compiled.value.fingerprint : compiled.error.code;
  });
}

describe.skipIf(!haveChromium)('the pure entry in Chromium', () => {
  let page: Page;
  const asked: string[] = [];
  const thrown: string[] = [];

  beforeAll(async () => {
    const browser = await startChromium();
    page = await browser.newPage({ offline: true });
    page.on('request', (request) => asked.push(request.url()));
    page.on('pageerror', (error) => thrown.push(error.message));
    await page.setContent('<!doctype html><title>lictor</title>');
    await page.addScriptTag({ content: code });
  });
  afterAll(() => page?.context().browser()?.close());

  test('gives the twenty turns of the example workspace the fingerprints that Node gives them', async () => {
    const { given, fingerprints } = await example();
    const there = await page.evaluate(compileThere, JSON.stringify(given));
    expect(there).toEqual(fingerprints);
    expect(new Set(there.filter((print) => /^[0-9a-f]{64}$/.test(print))).size).toBeGreaterThan(10);
    expect(there).toHaveLength(20);
  });

  test('asks the network for nothing, and throws nothing while it loads', () => {
    expect([asked, thrown]).toEqual([[], []]);
  });
});
