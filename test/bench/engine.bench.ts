/** Engines on the same programs: the compiled one, Tau driven two ways, and native SWI-Prolog. */

import { compiledSolver } from '../../src/logic/engine.ts';
import type { Row } from '../../src/logic/program.ts';
import { keyOf, layer } from '../../src/logic/relations.ts';
import { tauSolver } from '../../src/logic/tau.ts';
import { argumentsOf, goalText, LARGE, parsed, type RuleProgram, SMALL } from './rule-programs.ts';
import { alone, sideBySide } from './sample.ts';
import { hasSwi, timeSwi } from './swi.ts';
import { type Peer, type Table, type Row as TableRow, timesFaster } from './table.ts';
import { consult, countAnswers } from './tau-usual.ts';

export async function engineBench(): Promise<Table> {
  const rows: TableRow[] = [];
  for (const asked of SMALL) rows.push(...(await besideTau(asked)));
  for (const asked of LARGE) rows.push(await besideSwi(asked));
  return {
    topic: 'engine',
    title: 'All answers of a goal',
    rows,
    notes: [
      'Answers were compared first. Tau may find one several times, which its times include.',
      'The facts are new to our engine and to Tau stepped each time, but for the lookup.',
      'Tau has consulted its text before; SWI-Prolog tables recursive relations, and times itself.',
    ],
  };
}

const PATIENT = { inferences: 1_000_000_000, answers: 10_000_000 };

async function besideTau(asked: RuleProgram): Promise<TableRow[]> {
  const ours = asking(compiledSolver, asked);
  const tau = asking(tauSolver, asked);
  const session = await consult(asked.text);
  checkAgreement(asked, ours(17), tau(17));
  const fast = await sideBySide({ ours, tau }, { rounds: 40 });
  const usually = (run: number) => countAnswers(session, goalText(asked, run));
  const slow = await sideBySide({ ours, usual: usually }, { rounds: 10, warmUp: 3 });
  const stepped: Peer = { name: 'Tau stepped', sample: fast.tau };
  const usual: Peer = { name: 'Tau by callback', sample: slow.usual };
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
  if (answers !== ask(0).length) throw new Error(`${asked.name}: SWI-Prolog finds ${answers} answers`);
  return { work: asked.name, ours, peer: { name: 'SWI-Prolog', sample }, targets: [] };
}

/**
 * Asks for all rows. Where nothing is bound the facts are new each time, so that what was found before is not
 * only given back; a lookup is asked of facts that have their indexes.
 */
function asking(engine: typeof tauSolver, asked: RuleProgram): (run: number) => readonly Row[] {
  const { rules, facts } = parsed(asked.text);
  const settled = asked.bound && engine(rules, layer(facts));
  const questions = Array.from({ length: asked.bound?.length ?? 1 }, (_, run) => argumentsOf(asked, run));
  return (run) => {
    const solver = settled ?? engine(rules, layer(facts));
    const question = questions[run % questions.length] as (typeof questions)[number];
    const answer = solver.rows(asked.relation, question, PATIENT);
    if (!answer.ok) throw new Error(`${asked.name}: ${answer.error.message}`);
    return answer.value;
  };
}

function checkAgreement({ name }: RuleProgram, ours: readonly Row[], theirs: readonly Row[]): void {
  const keys = (rows: readonly Row[]) => rows.map(({ args }) => args.map(keyOf).join('')).sort();
  if (keys(ours).join() !== keys(theirs).join()) throw new Error(`${name}: the answers differ`);
}
