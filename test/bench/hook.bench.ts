/** A hook as a whole process, beside a process of Node that does nothing. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ruleChange } from '../../src/memory/change.ts';
import { openStore } from '../../src/store/store.ts';
import { ruleWith } from '../support/rules.ts';
import { sideBySide } from './sample.ts';
import { atMost, type Table } from './table.ts';

const RULES = 1_000;
const MAIN = join('dist', 'cli', 'lictor.cjs');
const BUNDLE = join('dist', 'cli', 'hook.bundle.cjs');
const CALL = JSON.stringify({
  session_id: 's1',
  cwd: '/tmp',
  hook_event_name: 'PreToolUse',
  tool_name: 'Bash',
  tool_input: { command: 'cd app && git push origin feature/x' },
});

export async function hookBench(): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), 'lictor-hook-bench-'));
  const store = join(folder, 'lictor.db');
  try {
    await fill(store);
    const bare = [process.execPath, '-e', '0'];
    const hook = [process.execPath, MAIN, 'hook', 'claude-code', 'PreToolUse'];
    // Rules are kept beside the store once it has been left alone for three seconds.
    await setTimeout(3_200);
    run(hook, store);
    const used = cpuSideBySide(hook, bare, store);
    const { ours, node } = await sideBySide(
      // The work is done by other processes, whose time `--cpu` does not see: promises are timed by the clock.
      { ours: async () => run(hook, store), node: async () => run(bare, store) },
      { rounds: 30, patience: 60_000, warmUp: 3 },
    );
    return {
      topic: 'hook',
      title: 'One hook before a call, as a whole process',
      rows: [
        {
          work: `pre-tool, ${RULES.toLocaleString('en-US')} rules`,
          ours,
          peer: { name: 'node -e 0', sample: node },
          targets: [atMost(150, ours)],
        },
      ],
      notes: [
        `Processor time of the child, median: ${used.ours} ms, and ${used.node} ms for Node alone.`,
        existsSync(BUNDLE) ? 'The hook is loaded in one piece.' : 'The hook is not built in one piece.',
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Processor time, user and system, in milliseconds: medians of runs by turns. */
function cpuSideBySide(hook: readonly string[], bare: readonly string[], store: string) {
  const turns = Array.from({ length: 15 }, () => [cpuOf(hook, store), cpuOf(bare, store)] as const);
  const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;
  return { ours: median(turns.map(([one]) => one)), node: median(turns.map(([, one]) => one)) };
}

/** The shell's `times` says what its children used: a line for itself, and one for them. */
function cpuOf(argv: readonly string[], store: string): number {
  const { stdout } = spawnSync('sh', ['-c', '"$@" > /dev/null; times', 'sh', ...argv], {
    input: CALL,
    encoding: 'utf8',
    env: { ...process.env, LICTOR_STORE: store },
  });
  const [, children = ''] = stdout.trim().split('\n');
  const times = [...children.matchAll(/(\d+)m([\d.]+)s/g)];
  return Math.round(times.reduce((sum, [, m, s]) => sum + Number(m) * 60_000 + Number(s) * 1_000, 0));
}

function run([program = '', ...args]: readonly string[], store: string): void {
  const { status, stderr } = spawnSync(program, args, {
    input: CALL,
    env: { ...process.env, LICTOR_STORE: store },
  });
  if (status !== 0) throw new Error(`the hook ended with ${status}: ${stderr}`);
}

async function fill(path: string): Promise<void> {
  const store = await openStore({ engine: 'sqlite', path });
  if (!store.ok) throw new Error(store.error.message);
  const tools = ['git_push', 'Write', 'install_package', 'send_email', 'Bash'];
  const rules = Array.from({ length: RULES }, (_, i) =>
    ruleWith({
      id: `r${i
        .toString(16)
        .padStart(32, '0')
        .replace(/./g, (digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)] ?? 'a')}`,
      scope: { kind: 'user' },
      tool: tools[i % tools.length] ?? null,
      matchers: [{ value: `thing${i}` }],
    }),
  );
  const mark = { at: '2026-11-27T09:00:00Z', by: 'user' };
  await store.value.change(mark, () => ({
    changes: rules.map((rule) => ruleChange('add', rule)),
    result: undefined,
  }));
  await store.value.close();
}
