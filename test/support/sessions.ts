/** Generated sessions: a world, options, and steps that compile turns and change the catalog under them. */

import fc from 'fast-check';
import type { UnitId } from '../../src/catalog/identity.ts';
import type { Policy } from '../../src/catalog/policy.ts';
import { compile } from '../../src/compile/compile.ts';
import type { Compiled } from '../../src/compile/compiled.ts';
import type { TurnInput } from '../../src/compile/turn.ts';
import { registerUnits, removeUnit, replaceUnit } from '../../src/lictor.ts';
import { nextTurn, type SessionTurn } from '../../src/session/next-turn.ts';
import { openSession, type Session, type SessionOptions, withFound } from '../../src/session/session.ts';
import { policyOf, type World, worlds } from './worlds.ts';

/** A turn, or a change of the catalog; `at` and `like` name units by position. */
export type Step =
  | {
      readonly kind: 'turn';
      readonly turn: TurnInput;
      readonly deny: readonly number[];
      readonly answer: string;
    }
  | { readonly kind: 'remove' | 'register' | 'replace' | 'find'; readonly at: number; readonly like: number };

export interface SessionCase {
  readonly world: World;
  readonly options: SessionOptions;
  readonly steps: readonly Step[];
}

const turn = fc.record({
  kind: fc.constant('turn' as const),
  turn: fc.record(
    {
      text: fc.constantFrom('soup', 'review the git diff', 'bread and salt', 'a'),
      capabilities: fc.constantFrom([], ['tool(a)', 'network(smtp)', 'shell'], ['shell']),
      context: fc.constantFrom({}, { env: 'production' }, { offline: true }),
      mode: fc.constantFrom('compiled' as const, 'compiled' as const, 'all_tools' as const),
      pack: fc.boolean(),
    },
    { requiredKeys: ['text'] },
  ),
  deny: fc.array(fc.nat({ max: 20 }), { maxLength: 2 }),
  answer: fc.constantFrom('', 'Done.'),
});

const change = fc.record({
  kind: fc.constantFrom('remove' as const, 'register' as const, 'replace' as const, 'find' as const),
  at: fc.nat({ max: 20 }),
  like: fc.nat({ max: 20 }),
});

export const OPTIONS: readonly SessionOptions[] = [
  { provider: 'anthropic' },
  { provider: 'anthropic', reveal: 'deferred' },
  { provider: 'anthropic', reveal: 'append' },
  { provider: 'openai-chat' },
  { provider: 'openai-chat', declare: 'catalog' },
  { provider: 'openai-responses' },
  { provider: 'openai-responses', declare: 'eligible' },
  { provider: 'gemini' },
  { provider: 'gemini', declare: 'eligible' },
  { provider: 'ai-sdk-6', behind: 'anthropic' },
  { provider: 'ai-sdk-7', behind: 'openai' },
  { provider: 'ai-sdk-7', behind: 'google' },
];

const options = fc
  .tuple(fc.constantFrom(...OPTIONS), fc.constantFrom(undefined, 60, 150), fc.constantFrom(0, 0, 126))
  .map(
    ([one, budget, hostTools]): SessionOptions => ({
      ...one,
      hostTools,
      ...(budget !== undefined && { budget }),
    }),
  );

export const sessionCases: fc.Arbitrary<SessionCase> = fc.record({
  world: worlds,
  options,
  steps: fc.array(fc.oneof({ weight: 3, arbitrary: turn }, { weight: 1, arbitrary: change }), {
    minLength: 2,
    maxLength: 8,
  }),
});

/** A turn that a session took, with what it was before and what it was given. */
export interface Taken {
  readonly before: Session;
  readonly policy: Policy;
  readonly compiled: Compiled;
  readonly turn: SessionTurn;
  /** The turn before, if there was one. */
  readonly last?: SessionTurn;
}

/** Runs a session. Turns that do not compile, or have no room, are passed over. */
export function run({ world, options: given, steps }: SessionCase): readonly Taken[] {
  const opened = openSession(given);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  let session = opened.value;
  let policy = policyOf(world);
  const taken: Taken[] = [];
  for (const step of steps) {
    if (step.kind === 'find') {
      const found = world.units[step.at % world.units.length]?.unit as UnitId;
      session = withFound(session, policy.catalog, [found]);
      continue;
    }
    if (step.kind !== 'turn') {
      policy = changed(policy, world, step);
      continue;
    }
    const denied = step.deny.flatMap((at) => world.units[at % world.units.length]?.unit ?? []);
    const compiled = compile(policy, { ...world.turn, ...step.turn, denied });
    if (!compiled.ok) continue;
    const { answer } = step;
    const next = nextTurn(session, policy, compiled.value, { answer });
    if (!next.ok) continue;
    const last = taken.at(-1)?.turn;
    taken.push({
      before: session,
      policy,
      compiled: compiled.value,
      turn: next.value,
      ...(last && { last }),
    });
    session = next.value.session;
  }
  return taken;
}

function changed(
  policy: Policy,
  { units }: World,
  { kind, at, like }: Exclude<Step, { kind: 'turn' }>,
): Policy {
  const spec = units[at % units.length];
  const other = units[like % units.length];
  if (!spec || !other) return policy;
  const change =
    kind === 'remove'
      ? removeUnit(policy, spec.unit)
      : kind === 'register'
        ? registerUnits(policy, [spec])
        : replaceUnit(policy, { ...other, unit: spec.unit });
  return change.ok ? change.value.policy : policy;
}
