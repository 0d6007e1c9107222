/** The trace of the example: what a session is for, in numbers. */

import { describe, expect, test } from 'vitest';
import { runCli } from '../support/cli.ts';

const WORKSPACE = ['docs/examples/workspace', '--turns', 'docs/examples/workspace/turns.jsonl'];

interface Traced {
  readonly sessions: readonly {
    readonly options: { readonly provider: string };
    readonly totals: { readonly stable: number; readonly cost: number; readonly naiveCost: number };
  }[];
}

async function traced(...flags: readonly string[]): Promise<Traced['sessions']> {
  const { out } = await runCli(['trace', ...WORKSPACE, '--counter', 'estimate', '--json', ...flags]);
  return (JSON.parse(out) as Traced).sessions;
}

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
