/** The trace of the example: what a session is for, in numbers. */

import { describe, expect, test } from 'vitest';
import { runCli } from '../support/cli.ts';

const WORKSPACE = ['docs/examples/workspace', '--turns', 'docs/examples/workspace/turns.jsonl'];

interface Traced {
  readonly sessions: readonly {
    readonly turns: readonly {
      readonly ledger: { readonly stable: number; readonly parts: { readonly conversation: number } };
    }[];
    readonly totals: { readonly stable: number; readonly cost: number; readonly naiveCost: number };
  }[];
}

async function traced(...flags: readonly string[]): Promise<Traced['sessions']> {
  const { out } = await runCli(['trace', ...WORKSPACE, '--counter', 'estimate', '--json', ...flags]);
  return (JSON.parse(out) as Traced).sessions;
}

/** A trace of lines from standard input, estimated. */
const traceOf = (lines: readonly unknown[], ...flags: readonly string[]) =>
  runCli(['trace', 'docs/examples/workspace', '--turns', '-', '--counter', 'estimate', ...flags], {
    stdin: lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  });

describe('lictor trace', () => {
  test('goes on after a turn that cannot be read, and ends with the worst code', async () => {
    const { exit, out } = await traceOf([{ text: 'read it' }, '{', { txt: 1 }, { text: 'plan' }]);
    expect(exit).toBe(2);
    expect(out).toMatch(/invalid_json/);
    expect(out).toMatch(/invalid_turn/);
    expect(out.split('\n').filter((line) => /^ +[12] +\d+ +\d+ +\d+ /.test(line))).toHaveLength(2);
  });

  test('puts what the model answered between the turns, and sends nothing of it anew', async () => {
    const turns = [{ text: 'hello', answer: 'Hello to you, too.' }, { text: 'plan' }];
    const [session] = (JSON.parse((await traceOf(turns, '--json')).out) as Traced).sessions;
    const bare = turns.map(({ text }) => ({ text }));
    const [without] = (JSON.parse((await traceOf(bare, '--json')).out) as Traced).sessions;
    expect(session?.turns[1]?.ledger.parts.conversation).toBeGreaterThan(
      without?.turns[1]?.ledger.parts.conversation ?? Number.POSITIVE_INFINITY,
    );
    expect(session?.turns[1]?.ledger.stable).toBe(without?.turns[1]?.ledger.stable);
  });

  test('says what a session needs that has too small a budget, with exit code 1', async () => {
    const { exit, out } = await traceOf([{ text: 'hello' }], '--budget', '3');
    expect([exit, out]).toEqual([
      1,
      expect.stringMatching(/session_budget_failed: the session needs \d+ tokens/),
    ]);
  });

  test.each([
    [['--provider', 'gemini', '--reveal', 'inline'], 'gemini has no way to reveal tools inline'],
    [['--provider', 'antropic'], 'antropic'],
    [['--budget', '0'], 'whole number'],
  ])('refuses %j', async (flags, message) => {
    const { exit, err } = await traceOf([{ text: 'hello' }], ...flags);
    expect([exit, err]).toEqual([2, expect.stringContaining(message)]);
  });

  test('is wrong usage without a turn', async () => {
    expect((await traceOf([])).exit).toBe(2);
  });
});

describe('a trace of the example workspace', () => {
  test.each(['anthropic', 'openai-responses'])(
    'repeats at least 90 % of the tokens of turns 2 to 20 with %s',
    async (provider) => {
      const [session] = await traced('--provider', provider);
      expect(session?.totals.stable).toBeGreaterThanOrEqual(0.9);
    },
  );

  test('costs less than the surfaces sent anew, wherever tools may come later', async () => {
    for (const { totals } of (await traced('--provider', 'all')).slice(0, 6))
      expect(totals.cost).toBeLessThan(totals.naiveCost);
  });
});
