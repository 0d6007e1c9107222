/** The law of replays: a transcript is found to break exactly what the hooks, started one by one, would have stopped. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ADAPTERS, eventsOf } from '../../../src/hosts/hooks/adapters.ts';
import { AGENTS, type AgentName } from '../../../src/hosts/hooks/event.ts';
import { processWorld } from '../../../src/hosts/hooks/process-world.ts';
import { runHook } from '../../../src/hosts/hooks/run-hook.ts';
import { numRuns } from '../../support/runs.ts';
import { CWD, type Event, SESSION, TRANSCRIPTS, timeAt } from './agents.ts';
import { OPTIONS, replayText } from './replayed.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lictor-watch-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const SAYINGS = [
  'Never push to main.',
  'Ask me before you install anything.',
  "Don't touch .env until 9:04.",
  'Never deploy.',
  'You may push to main, just this once.',
  'You can install things again.',
  'Looks good, go on.',
];
const COMMANDS = [
  'git push origin main',
  'npm i left-pad',
  'cat .env',
  'vercel deploy',
  'git push origin x',
  'ls',
];

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.constantFrom(...SAYINGS).map((say) => ({ say })),
  fc.constantFrom(...COMMANDS).map((run) => ({ run })),
);

const SHELLS: Readonly<Record<AgentName, string>> = {
  ...{ 'claude-code': 'Bash', codex: 'Bash', gemini: 'run_shell_command' },
  ...{ copilot: 'bash', cursor: 'Shell', opencode: 'bash' },
};

/** Which of the events the hooks block, each a call of its own, over a store on disk. */
async function blockedBy(
  agent: AgentName,
  events: readonly Event[],
  store: string,
): Promise<readonly number[]> {
  const adapter = ADAPTERS.get(agent);
  if (!adapter) throw new Error(`no adapter for ${agent}`);
  const { fields, asksAt } = adapter;
  const blocked: number[] = [];
  for (const [i, one] of events.entries()) {
    const meant = 'say' in one ? 'prompt' : 'pre_tool';
    const names = eventsOf(adapter, meant);
    const called = names.find((name) => asksAt.includes(name)) ?? names[0] ?? '';
    const about =
      'say' in one
        ? { [fields.prompt[0] ?? '']: one.say }
        : 'run' in one
          ? {
              [fields.tool[0] ?? '']: SHELLS[agent],
              [fields.arguments[0] ?? '']: { command: one.run },
              command: one.run,
            }
          : {};
    const session = agent === 'cursor' ? {} : { [fields.session_id[0] ?? '']: SESSION };
    const payload = JSON.stringify({ ...session, [fields.cwd[0] ?? '']: CWD, ...about });
    const now = agent === 'cursor' ? OPTIONS.now : timeAt(i);
    const world = { ...processWorld({ store }), now, zone: 'UTC', home: OPTIONS.home };
    const { stdout, exit } = await runHook({ agent, event: called, payload }, world);
    if (exit === 2 || (meant === 'pre_tool' && /"(?:deny|ask)"/.test(stdout))) blocked.push(i);
  }
  return blocked;
}

describe.each(AGENTS)('in %s', (agent) => {
  test('what a replay finds broken is what the hooks block', async () => {
    let made = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 8 }), async (events) => {
        made += 1;
        const blocked = await blockedBy(agent, events, join(folder, `${made}`, `lictor.db`));
        const { findings } = await replayText(TRANSCRIPTS[agent](events));
        const broken = findings.filter(({ kind }) => kind === 'rule_broken');
        expect(broken.map((finding) => placeIn(finding, agent))).toEqual(blocked);
      }),
      {
        numRuns: Math.min(numRuns, 8),
        examples: [[[{ say: SAYINGS[0] ?? '' }, { run: COMMANDS[0] ?? '' }]]],
      },
    );
  });
});

/** Which event a finding is about: by its time, or, where a transcript says none, by its line. */
const placeIn = ({ at, line }: { readonly at?: string; readonly line: number }, agent: AgentName): number =>
  agent === 'cursor' || at === undefined ? line - 1 : (Date.parse(at) - Date.parse(timeAt(0))) / 60_000;
