/** `npm run bench`: what work costs, beside its target. Prints a table and writes `results.json`. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import type { LoadInput } from '../../src/catalog/load.ts';
import { compile } from '../../src/compile/compile.ts';
import { createPolicy } from '../../src/lictor.ts';
import { exactTokens } from '../../src/node.ts';
import { median } from './median.ts';
import { packRows } from './pack.bench.ts';
import { resolveRows } from './resolve.bench.ts';

interface Row {
  readonly work: string;
  readonly ms: number;
  /** `≤ 5 ms`, or empty where none is set. */
  readonly target: string;
}

const WORKSPACE = new URL('../../docs/examples/workspace', import.meta.url).pathname;

function workspace(): LoadInput {
  const catalog = readdirSync(join(WORKSPACE, 'catalog')).filter((file) => file.endsWith('.pl'));
  const paths = [join(WORKSPACE, 'policy.pl'), ...catalog.map((file) => join(WORKSPACE, 'catalog', file))];
  return {
    files: paths.map((path) => ({ path, text: readFileSync(path, 'utf8') })),
    attachment: (file, name) => ({ ok: true, text: readFileSync(join(dirname(file), name), 'utf8') }),
  };
}

function generated(units: number): LoadInput {
  const topics = Array.from({ length: 100 }, (_, i) => `topic${i}`);
  const words = (i: number) => Array.from({ length: 15 }, (_, k) => topics[(i * 7 + k * 13) % 100]).join(' ');
  const lines = Array.from(
    { length: units },
    (_, i) => `unit(tool(t${i}), [
    description("${words(i)}"),
    aliases(["alias ${i}"]),
    triggers([keyword("${topics[i % 100]}")-20, verb(v${i % 50})-10]),
    requires([tool(t${(i + 1) % units})]),
    effect(read)
]).`,
  );
  return { files: [{ path: 'generated.pl', text: lines.join('\n') }] };
}

function load(input: LoadInput) {
  const policy = createPolicy(input);
  if (!policy.ok) throw new Error(policy.error[0]?.message);
  return policy.value;
}

function loadRows(): Row[] {
  const thousand = generated(1000);
  const ten = generated(10_000);
  return [
    { work: 'load 1,000 units', ms: median(() => load(thousand), 7), target: '≤ 500 ms' },
    { work: 'load 10,000 units', ms: median(() => load(ten), 3), target: '' },
  ];
}

function compileRows(): Row[] {
  const policy = load(workspace());
  const turns = readFileSync(join(WORKSPACE, 'turns.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const counter = exactTokens();
  const each = turns.map((turn) => median(() => compile(policy, turn, { counter }), 15));
  const sorted = [...each].sort((a, b) => a - b);
  const thousand = load(generated(1000));
  const dense = 'topic1 topic8 topic15 topic22 topic29 topic36 topic43';
  return [
    { work: 'compile the example workspace, median of 20 turns', ms: sorted[10] ?? 0, target: '≤ 25 ms' },
    { work: 'compile the example workspace, slowest of 20 turns', ms: sorted.at(-1) ?? 0, target: '≤ 25 ms' },
    {
      work: 'compile 1,000 units, dense, limit 32',
      ms: median(() => compile(thousand, { text: dense, candidate_limit: 32 }, { counter }), 5),
      target: '',
    },
    {
      work: 'compile 1,000 units, nothing matches',
      ms: median(() => compile(thousand, { text: 'zebra' }, { counter }), 15),
      target: '',
    },
  ];
}

const isMet = ({ ms, target }: Row): string => {
  const limit = Number(/[\d.]+/.exec(target)?.[0]);
  return target === '' ? '' : ms <= limit ? 'met' : 'missed';
};

const resolved = resolveRows().map((row): Row => ({ ...row, target: `≤ ${row.target.toFixed(1)} ms` }));
const rows: readonly Row[] = [...loadRows(), ...compileRows(), ...resolved, ...packRows()];
const width = Math.max(...rows.map(({ work }) => work.length));
for (const row of rows)
  console.log(
    `${row.work.padEnd(width)}  ${row.ms.toFixed(2).padStart(9)} ms  ${row.target.padEnd(10)} ${isMet(row)}`,
  );
const machine = { node: process.version, cpu: cpus()[0]?.model ?? '', cores: cpus().length };
const results = {
  machine,
  rows: rows.map((row) => ({ ...row, ms: Number(row.ms.toFixed(3)), met: isMet(row) })),
};
writeFileSync(new URL('results.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`);
