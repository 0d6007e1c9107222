/** Deciding calls by rules, beside Cedar and casbin on the same rules. */

import { type CallCase, callCases, callRules, toolsOf } from './call-rules.ts';
import { casbinDecider, cedarDecider, type Decide, lictorDecider } from './deciders.ts';
import { type Sample, sideBySide } from './sample.ts';
import { atMost, atMostTimes, type Row, type Table, timesFaster } from './table.ts';

const SIZES = [10, 1_000, 10_000] as const;
const CASES = 300;

export async function decisionBench(): Promise<Table> {
  const rows: Row[] = [];
  let smallest: Sample | undefined;
  for (const size of SIZES) {
    const { lictor, cedar, casbin } = await measured(size);
    smallest ??= lictor;
    rows.push(...rowsOf(size, smallest, lictor, cedar, casbin));
  }
  return {
    topic: 'decision',
    title: 'Deciding one call, facts of the call included',
    rows,
    notes: [
      `Decisions on ${CASES} random calls were compared first: the same calls are denied by all three, and for the same reasons by Cedar.`,
      'Ours finds every reason; casbin stops at none and names none; Cedar keeps its policies parsed.',
    ],
  };
}

async function measured(size: number): Promise<Record<'lictor' | 'cedar' | 'casbin', Sample>> {
  const rules = callRules(size);
  const cases = callCases(size, CASES);
  const deciders = {
    lictor: lictorDecider(rules, toolsOf(size)),
    cedar: cedarDecider(rules),
    casbin: await casbinDecider(rules),
  };
  checkAgreement(cases, deciders);
  const next = (decide: Decide) => (run: number) => decide(cases[run % CASES] as CallCase);
  return sideBySide(
    { lictor: next(deciders.lictor), cedar: next(deciders.cedar), casbin: next(deciders.casbin) },
    { rounds: 400, patience: 10_000 },
  );
}

function checkAgreement(
  cases: readonly CallCase[],
  { lictor, cedar, casbin }: Record<'lictor' | 'cedar' | 'casbin', Decide>,
): void {
  let denied = 0;
  for (const call of cases) {
    const reasons = lictor(call);
    const same = reasons.join() === cedar(call).join() && casbin(call).length > 0 === reasons.length > 0;
    if (!same) throw new Error(`the deciders disagree on ${JSON.stringify(call)}`);
    if (reasons.length > 0) denied++;
  }
  if (denied === 0 || denied === cases.length) throw new Error('the calls decide nothing');
}

function rowsOf(size: number, smallest: Sample, ours: Sample, cedar: Sample, casbin: Sample): Row[] {
  const work = `${size.toLocaleString('en-US')} rules`;
  const besideCedar = { name: 'Cedar', sample: cedar };
  const besideCasbin = { name: 'casbin', sample: casbin };
  const flat = size === SIZES[0] ? [] : [atMostTimes(2, ours, smallest, `that of ${SIZES[0]}`)];
  return [
    {
      work,
      ours,
      peer: besideCedar,
      targets: [atMost(0.02, ours), ...flat, ...(size <= 1_000 ? [timesFaster(10, ours, besideCedar)] : [])],
    },
    {
      work: `${work}, beside casbin`,
      ours,
      peer: besideCasbin,
      targets: [timesFaster(1, ours, besideCasbin)],
    },
  ];
}
