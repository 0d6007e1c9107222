import { describe, expect, test } from 'vitest';
import { runCli } from '../support/cli.ts';

const ORDERS = 'docs/examples/orders';
const run = (...args: string[]) => runCli(['render', ORDERS, '--text', 'refund', ...args]);

describe('lictor render', () => {
  test('writes the request as JSON, with the names of its tools and the losses', async () => {
    const { out, exit } = await run('--provider', 'gemini', '--json');
    const json = JSON.parse(out);
    expect(exit).toBe(0);
    expect(Object.keys(json)).toEqual(['ok', 'provider', 'request', 'tools', 'losses', 'left_out']);
    expect(json.tools).toEqual([
      { name: 'find_customer', unit: 'tool:find_customer', strict: false },
      { name: 'refund', unit: 'tool:refund', strict: false },
    ]);
    expect(json.losses[0]).toMatchObject({ unit: 'tool:find_customer', tool: 'find_customer' });
  });

  test('wants a provider, and knows which there are', async () => {
    const missing = await run();
    expect(missing.exit).toBe(2);
    expect(missing.err).toContain('--provider');
    const unknown = await run('--provider', 'claude');
    expect(unknown.exit).toBe(2);
    expect(unknown.err).toContain('anthropic');
  });

  test('says in JSON which tools have no place', async () => {
    const { out, exit } = await run('--provider', 'openai-chat', '--reserve', '127', '--json');
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      error: { code: 'tool_limit', limit: 128, reserve: 127, units: ['tool:refund'] },
    });
  });

  test('takes no number of tools below nothing', async () => {
    const { exit, err } = await run('--provider', 'openai-chat', '--reserve', '-1');
    expect(exit).toBe(2);
    expect(err).toContain('whole number of at least 0');
  });
});
