/** Updates: one unit of 10,000 changes, and the next turn is compiled. */

import type { Policy } from '../../src/catalog/policy.ts';
import type { UnitSpec } from '../../src/catalog/unit.ts';
import { compile } from '../../src/compile/compile.ts';
import { registerUnits, removeUnit, replaceUnit } from '../../src/lictor.ts';
import { catalogInput, loaded, packed, sparseTurn } from './catalogs.ts';
import { alone, sideBySide } from './sample.ts';
import { type Row, type Table, timesFaster } from './table.ts';

const SIZE = 10_000;

export async function incrementalBench(): Promise<Table> {
  const policy = loaded(catalogInput(SIZE));
  compiled(policy);
  const ids = [...policy.catalog.units.keys()];
  const some = (run: number) => ids[(run * 37) % ids.length] as string;
  const spec = (run: number): UnitSpec => ({ unit: some(run), description: `Another text, number ${run}` });
  const changes = await sideBySide(
    {
      register: (run) => changed(registerUnits(policy, [{ ...spec(run), unit: `tool:added_${run}` }])),
      replace: (run) => changed(replaceUnit(policy, spec(run))),
      remove: (run) => changed(removeUnit(policy, some(run))),
      nothing: () => compiled(policy),
    },
    { rounds: 20, patience: 40_000, warmUp: 2 },
  );
  const fresh = await alone(() => compiled(loaded(catalogInput(SIZE))), { rounds: 6, warmUp: 1 });
  const peer = { name: 'load all anew', sample: fresh };
  const row = (name: 'register' | 'replace' | 'remove'): Row => ({
    work: `${name} one unit of 10,000, compile a turn`,
    ours: changes[name],
    peer,
    targets: [timesFaster(1, changes[name], peer)],
  });
  return {
    topic: 'incremental',
    title: 'Changing one unit of 10,000',
    rows: [
      row('register'),
      row('replace'),
      row('remove'),
      { work: 'no change, compile a turn', ours: changes.nothing, targets: [] },
    ],
  };
}

function changed(change: { ok: true; value: { policy: Policy } } | { ok: false }): void {
  if (!change.ok) throw new Error('the change is refused');
  compiled(change.value.policy);
}

const TURN = packed(sparseTurn);

function compiled(policy: Policy): void {
  if (!compile(policy, TURN).ok) throw new Error('the turn does not compile');
}
