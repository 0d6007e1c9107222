/** The gate is asked, and its answer is put into words. */

import { cleanLine } from '../catalog/clean.ts';
import type { UnitId } from '../catalog/identity.ts';
import type { Policy } from '../catalog/policy.ts';
import { shown } from '../logic/diagnostics.ts';
import type { Row } from '../logic/program.ts';
import { located, prove } from '../logic/proof.ts';
import type { SolveOptions, Solver, Undetermined } from '../logic/solver.ts';
import { type Atom, atom, compound, type Term, variable } from '../logic/term.ts';
import { writeTerm } from '../logic/writer.ts';
import type { Acts } from './acts.ts';
import type { Decision, DecisionReason } from './call.ts';
import { CALL, type CallPart, callFacts, nameOfPart } from './call-facts.ts';
import type { DecideInput } from './decide.ts';
import type { Finding } from './find-rules.ts';
import { type Gate, openGate } from './gate.ts';
import { headOf } from './names.ts';
import { type Effect, inOrder, releasedReason, ruleReason, stricter } from './reasons.ts';
import { unitCalled, unitsDoing } from './unit-called.ts';

/** What one question of a call may cost. */
const PER_CALL: SolveOptions = { inferences: 200_000 };
const PER_FAULT: SolveOptions = { inferences: 5_000 };

interface Asked {
  readonly gate: Gate;
  readonly solver: Solver;
  readonly parts: readonly CallPart[];
  readonly findings: ReadonlyMap<string, Finding>;
}

export function askGate(input: DecideInput, acts: Acts, findings: readonly Finding[]): Decision {
  const asked = withFacts(input, acts, findings);
  const beyond = [...unknownTool(input), ...openWindow(asked)];
  const spoken = asked.solver.rows('speaks/3', [CALL, undefined, undefined], PER_CALL);
  // A call about which nothing speaks is allowed, as `decided/2` says: it need not be asked.
  if (spoken.ok && spoken.value.length === 0) return decisionOf(beyond, 'allow');
  const verdict = spoken.ok ? asked.solver.rows('decided/2', [CALL, undefined], PER_CALL) : spoken;
  if (!verdict.ok) return decisionOf([...undecided(asked, verdict.error), ...beyond], 'deny');
  const reasons = spoken.ok ? spoken.value.map((row) => reasonOf(asked, row)) : [];
  return decisionOf([...reasons, ...beyond], textOf(verdict.value[0]?.args[1] ?? atom('deny')) as Effect);
}

/** The gate decides; what it cannot know (a tool that nobody has) may only make the decision stricter. */
function decisionOf(reasons: readonly DecisionReason[], said: Effect): Decision {
  const decision = reasons.reduce((strictest, { effect }) => stricter(strictest, effect), said);
  return { decision, reasons: inOrder(reasons, decision) };
}

function withFacts(input: DecideInput, acts: Acts, findings: readonly Finding[]): Asked {
  const { policy, call, context = {}, happened = [], labels = [] } = input;
  const gate = openGate(policy);
  const parts = [
    partOf(call, policy, call.cwd),
    ...acts.parts.flatMap((part) =>
      unitsDoing(part.action, policy).map((unit) => ({
        unit,
        arguments: placedArguments(part.arguments, call.cwd),
      })),
    ),
  ];
  const facts = callFacts(
    {
      parts,
      context,
      past: happened.map((past) => partOf(past, policy)),
      ago: happened.map(({ ago }) => ago),
      labels,
      rules: ruleFacts(findings),
    },
    gate.policy,
    gate.windows,
  );
  const byId = new Map(findings.map((finding) => [finding.rule.id, finding]));
  return { gate, solver: gate.solver.with(facts), parts, findings: byId };
}

const partOf = (
  call: { readonly tool: string; readonly arguments?: CallPart['arguments'] },
  policy: Policy | undefined,
  cwd?: string,
): CallPart => ({
  unit: unitCalled(call.tool, policy),
  arguments: placedArguments(call.arguments ?? {}, cwd),
});

const PATHS: ReadonlySet<string> = new Set(['path', 'filepath', 'directory', 'folder']);

/** A policy is shown paths from the root: a relative one is read from the folder of the call. */
function placedArguments(args: CallPart['arguments'], cwd: string | undefined): CallPart['arguments'] {
  if (cwd === undefined) return args;
  const placed = Object.entries(args).map(([name, value]) => {
    const relative = typeof value === 'string' && !/^([\\/~$]|[a-z][a-z+.-]*:)/i.test(value);
    return [name, relative && PATHS.has(headOf(name)) ? `${cwd}/${value}` : value] as const;
  });
  return Object.fromEntries(placed);
}

const ruleFacts = (findings: readonly Finding[]) => ({
  holds: findings
    .filter(({ truth }) => truth === 'yes')
    .map(({ rule }) => [rule.id, rule.effect === 'confirm' ? 'confirm' : 'prohibit'] as const),
  mayHold: findings.filter(({ truth }) => truth === 'maybe').map(({ rule }) => rule.id),
  released: findings.filter(({ released }) => released !== undefined).map(({ rule }) => rule.id),
});

function unknownTool({ call, policy, options }: DecideInput): readonly DecisionReason[] {
  const effect = options?.unknownTools ?? 'deny';
  if (!policy || policy.catalog.units.size === 0 || effect === 'allow') return [];
  if (policy.catalog.units.has(unitCalled(call.tool, policy) as UnitId)) return [];
  return [{ effect, code: 'unknown_tool', message: `no tool of the policy is called ${shown(call.tool)}` }];
}

/** A stretch of time that a rule computes cannot be counted beforehand. */
const openWindow = ({ gate }: Asked): readonly DecisionReason[] =>
  gate.windows.open
    ? [
        {
          effect: 'deny',
          code: 'undetermined',
          message: 'the seconds of `calls_within/3` have to be a number',
        },
      ]
    : [];

/** The gate did not end well: what is certain is said, and the call is refused. */
function undecided(asked: Asked, error: Undetermined): readonly DecisionReason[] {
  const { gate, solver } = asked;
  const goals = asked.parts.flatMap((_, at) =>
    ['deny', 'ask'].map((name) => compound(name, nameOfPart(at), variable('Reason'))),
  );
  const failing = goals.find((goal) => !solver.solve(goal, PER_CALL).ok);
  const fault = failing ? located(gate.program, solver, failing, error, PER_FAULT) : error;
  const certain = (['deny', 'ask'] as const).flatMap((effect) => {
    const answer = solver.rows('speaks/3', [CALL, atom(effect), undefined], PER_CALL);
    return answer.ok ? answer.value.map((row) => reasonOf(asked, row)) : [];
  });
  const message = `the policy cannot decide this call: ${fault.message}`;
  const place = fault.place && `${fault.place.file}:${fault.place.line}:${fault.place.column}`;
  return [{ effect: 'deny', code: 'undetermined', message, ...(place && { place }) }, ...certain];
}

/** One row of `speaks/3` in words. */
function reasonOf(asked: Asked, { args: [, decision, reason] }: Row): DecisionReason {
  const effect = textOf(decision) as Effect;
  const { name, args } = reason?.kind === 'compound' ? reason : { name: textOf(reason), args: [] };
  const finding = asked.findings.get(textOf(args[0]));
  if (name === 'released' && finding) return releasedReason(finding);
  if (finding && (name === 'rule' || name === 'doubt')) return ruleReason(effect, finding);
  if (name === 'missing') {
    const message = `the call does not say its \`${textOf(args[0])}\`, on which this rests: ${textOf(args[1])}`;
    return { effect, code: 'indeterminate', message, ...placeOf(asked, 'indeterminate', args) };
  }
  if (name === 'default') {
    const message = 'nothing in the policy allows this call';
    return { effect, code: 'default', message, ...placeIn(asked, compound('default', atom('deny'))) };
  }
  return { effect, code: 'policy', message: textOf(args[0]), ...placeOf(asked, effect, args) };
}

function placeOf(asked: Asked, relation: string, args: readonly Term[]): Pick<DecisionReason, 'place'> {
  for (const [at] of asked.parts.entries()) {
    const found = placeIn(asked, compound(relation, nameOfPart(at), ...args));
    if (found.place !== undefined) return found;
  }
  return {};
}

function placeIn({ gate, solver }: Asked, goal: Term): Pick<DecisionReason, 'place'> {
  const place = prove(gate.program, solver, goal)?.place;
  return place ? { place: `${place.file}:${place.line}:${place.column}` } : {};
}

const textOf = (term: Term | undefined): string => {
  if (!term) return '';
  return cleanLine(term.kind === 'atom' ? (term as Atom).name : writeTerm(term));
};
