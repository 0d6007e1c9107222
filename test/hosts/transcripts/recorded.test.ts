/**
 * Transcripts that the programs of agents wrote when they were driven (test/agents), each of the same session, with
 * the folders replaced and the agents' own texts left out.
 */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AgentName } from '../../../src/hosts/hooks/event.ts';
import { brief, replayText } from './replayed.ts';

const RECORDED: readonly (readonly [AgentName, file: string])[] = [
  ['claude-code', 'claude-code.jsonl'],
  ['codex', 'codex.jsonl'],
  ['gemini', 'gemini.jsonl'],
  ['copilot', 'copilot.jsonl'],
  ['opencode', 'opencode.json'],
];

describe.each(RECORDED)('what %s wrote', (agent, file) => {
  const text = readFileSync(new URL(`fixtures/recorded/${file}`, import.meta.url), 'utf8');

  test('is read: the rules, the calls that they forbade, and that those did not run', async () => {
    const replayed = await replayText(text);
    expect(replayed.agent).toBe(agent);
    expect(replayed.cwd).toBe('/home/sam/shop');
    expect(replayed.totals).toMatchObject({ prompts: 1, calls: 3, bad_lines: 0, broken: 0 });
    expect(brief(replayed)).toEqual([
      'said prohibit git_push, confirm install_package',
      'deny | cd app; git push origin HEAD:main | refused',
      'ask | npm i left-pad | refused',
    ]);
  });
});
