/** Compiling a turn, in catalogs of 10 to 10,000 units. */

import type { Policy } from '../../src/catalog/policy.ts';
import { compile } from '../../src/compile/compile.ts';
import type { TokenCounter } from '../../src/compile/tokens.ts';
import type { TurnInput } from '../../src/compile/turn.ts';
import { exactTokens } from '../../src/node.ts';
import { catalogInput, denseTurn, loaded, packed, sparseTurn, unpacked } from './catalogs.ts';
import { alone, type Sample, sideBySide } from './sample.ts';
import { atMost, atMostTimes, type Peer, type Row, type Table, timesFaster } from './table.ts';
import { workspaceInput, workspaceTurns } from './workspace.ts';

/** The faster of the two figures noted for the program that this one follows, run in native SWI-Prolog. */
const OLDER_PROGRAM: Peer = { name: 'older Prolog program', stated: 600 };

const SIZES = [10, 100, 1_000, 10_000] as const;
const KINDS = ['dense', 'sparse'] as const;

export async function compileBench(): Promise<Table> {
  const counter = exactTokens();
  const policies = new Map(SIZES.map((size) => [size, loaded(catalogInput(size))]));
  // The first compile of a policy opens it and builds its indexes, which is no part of a turn.
  for (const policy of policies.values())
    for (const turn of [denseTurn, sparseTurn]) compiled(policy, turn, counter);
  const rows: Row[] = [];
  for (const kind of KINDS)
    for (const isPacked of [true, false]) rows.push(...(await rowsOf(policies, kind, isPacked, counter)));
  return {
    topic: 'compile',
    title: 'Compiling one turn, candidate limit 32',
    rows: [...rows, await workspaceRow(counter)],
    notes: [
      'A dense turn shares words with a third of the catalog, a sparse one with eight units at any size.',
      'The older program is not run here: 600 to 1,300 ms were noted for it at 1,000 units.',
    ],
  };
}

/** All sizes of one kind of turn, measured side by side so that they can be compared. */
async function rowsOf(
  policies: ReadonlyMap<number, Policy>,
  kind: (typeof KINDS)[number],
  isPacked: boolean,
  counter: TokenCounter,
): Promise<Row[]> {
  const plain = kind === 'dense' ? denseTurn : sparseTurn;
  const turn = isPacked ? packed(plain) : unpacked(plain);
  const samples = await sideBySide(
    Object.fromEntries([...policies].map(([size, policy]) => [size, () => compiled(policy, turn, counter)])),
    { rounds: 200, warmUp: 1_000, patience: 20_000 },
  );
  return [...policies.keys()].map((size) => {
    const ours = samples[size] as Sample;
    return {
      work: `${size.toLocaleString('en-US')} units, ${kind}${isPacked ? ', packed' : ''}`,
      ours,
      ...(size === 1_000 && isPacked && { peer: OLDER_PROGRAM }),
      targets: targetsOf(size, isPacked, ours, samples[1_000] as Sample),
    };
  });
}

function targetsOf(size: number, isPacked: boolean, ours: Sample, thousand: Sample) {
  if (size === 1_000 && isPacked) return [atMost(2, ours), timesFaster(300, ours, OLDER_PROGRAM)];
  return size === 10_000 ? [atMostTimes(2, ours, thousand, 'that of 1,000')] : [];
}

/** Every turn of the day, one after another. */
async function workspaceRow(counter: TokenCounter): Promise<Row> {
  const policy = loaded(workspaceInput());
  const turns = workspaceTurns();
  const work = (run: number) => compiled(policy, turns[run % turns.length] as TurnInput, counter);
  const ours = await alone(work, { rounds: turns.length * 10, warmUp: turns.length * 2 });
  return { work: `the example workspace, its ${turns.length} turns`, ours, targets: [atMost(25, ours)] };
}

function compiled(policy: Policy, turn: TurnInput, counter: TokenCounter): void {
  const result = compile(policy, turn, { counter });
  if (!result.ok && result.error.code === 'invalid_turn') throw new Error('the turn is not valid');
}
