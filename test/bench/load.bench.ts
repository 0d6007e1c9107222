/** Loading: policy text to a checked policy. */

import { createPolicy } from '../../src/lictor.ts';
import { catalogInput, catalogText } from './catalogs.ts';
import { alone, sideBySide } from './sample.ts';
import { atMost, type Row, type Table } from './table.ts';
import { consult } from './tau-usual.ts';
import { workspaceInput } from './workspace.ts';

export async function loadBench(): Promise<Table> {
  const workspace = workspaceInput();
  const rows: Row[] = [
    {
      work: 'load the example workspace',
      ours: await alone(() => createPolicy(workspace), { rounds: 40 }),
      targets: [],
    },
    await loadRow(1_000, 150),
    await loadRow(10_000, 1_500),
  ];
  return {
    topic: 'load',
    title: 'Loading `.pl` files: read, checked, built',
    rows,
    notes: ["Tau's `consult` only reads; it is given the same text, and checks nothing."],
  };
}

async function loadRow(size: number, target: number): Promise<Row> {
  const input = catalogInput(size);
  const work = `load ${size.toLocaleString('en-US')} units`;
  if (size > 1_000) {
    const ours = await alone(() => createPolicy(input), { rounds: 12, patience: 20_000 });
    const peer = { name: 'Tau consult', missing: 'not run, it takes minutes' };
    return { work, ours, peer, targets: [atMost(target, ours)] };
  }
  const text = catalogText(size);
  const { ours, tau } = await sideBySide(
    { ours: () => createPolicy(input), tau: () => consult(text) },
    { rounds: 24, patience: 20_000 },
  );
  return {
    work,
    ours,
    peer: { name: 'Tau consult', sample: tau },
    targets: [atMost(target, ours)],
  };
}
