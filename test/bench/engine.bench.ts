/** Engines on the same programs: the compiled one, Tau driven two ways, and native SWI-Prolog. */

import { compiledSolver } from '../../src/logic/engine.ts';
import type { Row } from '../../src/logic/program.ts';
import { keyOf, layer } from '../../src/logic/relations.ts';
import { tauSolver } from '../../src/logic/tau.ts';
import { argumentsOf, goalText, LARGE, parsed, type RuleProgram, SMALL } from './rule-programs.ts';
import { alone, type Sample, sideBySide } from './sample.ts';
import { hasSwi, timeSwi } from './swi.ts';
import { type Peer, type Table, type Row as TableRow, timesFaster } from './table.ts';
import { consult, countAnswers } from './tau-usual.ts';

export async function engineBench(): Promise<Table> {
  const rows: TableRow[] = [];
  for (const asked of SMALL) rows.push(...(await besideTau(asked)));
  for (const asked of LARGE) rows.push(await besideSwi(asked));
  return {
    topic: 'engine',
    title: 'All answers of a goal, over facts that the engine sees for the first time',
    rows,
    notes: [
      'Answers were compared first. Tau may find one several times, which its times include.',
      'Tau has consulted its text before; SWI-Prolog tables recursive relations, and times itself.',
    ],
  };
}

const PATIENT = { inferences: 1_000_000_000, answers: 10_000_000 };

async function besideTau(asked: RuleProgram): Promise<TableRow[]> {
  const ours = asking(compiledSolver, asked);
  const tau = asking(tauSolver, asked);
  const session = await consult(asked.text);
  const goal = goalText(asked);
  checkAgreement(asked, ours(), tau());
  const fast = await sideBySide({ ours, tau }, { rounds: 40, warmUp: 10 });
  const slow = await sideBySide(
    { ours, usual: () => countAnswers(session, goal) },
    { rounds: 10, warmUp: 1 },
  );
  const peer = (name: string, sample: Sample): Peer => ({ name, sample });
  const stepped = peer('Tau stepped', fast.tau);
  const usual = peer('Tau by callback', slow.usual);
  return [
    { work: asked.name, ours: fast.ours, peer: stepped, targets: [timesFaster(20, fast.ours, stepped)] },
    { work: asked.name, ours: slow.ours, peer: usual, targets: [timesFaster(500, slow.ours, usual)] },
  ];
}

async function besideSwi(asked: RuleProgram): Promise<TableRow> {
  const ask = asking(compiledSolver, asked);
  const ours = await alone(ask, { rounds: 20 });
  if (!hasSwi)
    return { work: asked.name, ours, peer: { name: 'SWI-Prolog', missing: 'not installed' }, targets: [] };
  const { answers, sample } = timeSwi(asked, 20);
  if (answers !== ask().length) throw new Error(`${asked.name}: SWI-Prolog finds ${answers} answers`);
  return { work: asked.name, ours, peer: { name: 'SWI-Prolog', sample }, targets: [] };
}

/** Asks for all rows. The facts are new each time, so that nothing found before is only given back. */
function asking(engine: typeof tauSolver, asked: RuleProgram): () => readonly Row[] {
  const { rules, facts } = parsed(asked.text);
  const args = argumentsOf(asked);
  return () => {
    const answer = engine(rules, layer(facts)).rows(asked.relation, args, PATIENT);
    if (!answer.ok) throw new Error(`${asked.name}: ${answer.error.message}`);
    return answer.value;
  };
}

function checkAgreement({ name }: RuleProgram, ours: readonly Row[], theirs: readonly Row[]): void {
  const keys = (rows: readonly Row[]) => rows.map(({ args }) => args.map(keyOf).join('')).sort();
  if (keys(ours).join() !== keys(theirs).join()) throw new Error(`${name}: the answers differ`);
}
