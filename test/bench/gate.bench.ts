/** Deciding calls by the rules of a user: of many tools, of one tool, and lines of a shell. */

import { decide } from '../../src/decide/decide.ts';
import type { Rule } from '../../src/memory/rule.ts';
import { ruleOf } from '../support/user-rules.ts';
import { loaded } from './catalogs.ts';
import { type Sample, sideBySide } from './sample.ts';
import { atMost, atMostTimes, type Row, type Table } from './table.ts';

const SIZES = [10, 1_000, 10_000] as const;
const NOW = '2026-11-30T09:00:00Z';
const CALLS = 300;

/** Two rules a tool. */
const overTools = (count: number): readonly Rule[] =>
  Array.from({ length: count }, (_, i) =>
    ruleOf({
      id: `r${i}`,
      tool: `tool_${i >> 1}`,
      matchers: [
        i % 2 === 0 ? { arg: 'to', value: `person${i}@example.com` } : { arg: 'amount', value: `>${i}` },
      ],
      sentence: `Rule ${i}.`,
    }),
  );

/** All about whom one tool may write to. */
const ofOneTool = (count: number): readonly Rule[] =>
  Array.from({ length: count }, (_, i) =>
    ruleOf({
      id: `r${i}`,
      tool: 'tool_1',
      matchers: [{ arg: 'to', value: `person${i}@example.com` }],
      sentence: `Rule ${i}.`,
    }),
  );

const argumentsOf = (run: number, size: number) => ({
  to: `person${run % (2 * size)}@example.com`,
  amount: run % 100,
  subject: 'Minutes of the meeting',
});

export async function gateBench(): Promise<Table> {
  const rows: Row[] = [];
  let smallest: Sample | undefined;
  for (const size of SIZES) {
    const [spread, single] = [overTools(size), ofOneTool(size)];
    const samples = await sideBySide(
      {
        spread: (run) =>
          decide({
            rules: spread,
            now: NOW,
            call: { tool: `tool_${(run % CALLS) % (size >> 1)}`, arguments: argumentsOf(run, size) },
          }),
        single: (run) =>
          decide({ rules: single, now: NOW, call: { tool: 'tool_1', arguments: argumentsOf(run, size) } }),
      },
      { rounds: 400, patience: 6_000 },
    );
    smallest ??= samples.spread;
    const flat = size === SIZES[0] ? [] : [atMostTimes(2, samples.spread, smallest, `that of ${SIZES[0]}`)];
    const shown = size.toLocaleString('en-US');
    rows.push({
      work: `${shown} rules of many tools`,
      ours: samples.spread,
      targets: [atMost(0.02, samples.spread), ...flat],
    });
    rows.push({
      work: `${shown} rules of one tool`,
      ours: samples.single,
      targets: [atMost(0.02, samples.single)],
    });
  }
  return {
    topic: 'gate',
    title: "Deciding one call by the user's rules",
    rows: [...rows, ...(await shellRows())],
    notes: [],
  };
}

async function shellRows(): Promise<readonly Row[]> {
  const push = ruleOf({
    tool: 'git_push',
    matchers: [{ arg: 'branch', value: 'main' }],
    sentence: 'Never push to main.',
  });
  const rules = [push, ...overTools(1_000)];
  const policy = loaded({
    files: [
      {
        path: 'p.pl',
        text: 'unit(tool(bash), []).\ndeny(Call, "no") :- call_tool(Call, tool(bash)), call_arg(Call, cwd, "/").',
      },
    ],
  });
  const line = 'cd app && npm test && git -C lib push origin feature';
  const samples = await sideBySide(
    {
      shell: () => decide({ rules, now: NOW, call: { tool: 'bash', arguments: { command: line } } }),
      policy: () => decide({ rules, policy, now: NOW, call: { tool: 'bash', arguments: { command: line } } }),
    },
    { rounds: 300, patience: 6_000 },
  );
  return [
    { work: 'a line of three commands', ours: samples.shell, targets: [] },
    { work: 'the same with a policy', ours: samples.policy, targets: [] },
  ];
}
