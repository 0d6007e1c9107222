/** Laws 1 to 15 of a compile, on generated worlds. Set LICTOR_RUNS for a longer run; a failure prints its seed. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from '../../src/compile/compile.ts';
import type { Compiled } from '../../src/compile/compiled.ts';
import { type RecompileEvent, recompile } from '../../src/compile/recompile.ts';
import type { TurnInput } from '../../src/compile/turn.ts';
import {
  closed,
  conflictFree,
  explained,
  limited,
  noGhosts,
  nothingIneligible,
  notSuperseded,
  outcome,
  pinned,
  proseKeepsPins,
  schemasAreActiveTools,
  supported,
  withinBudget,
} from '../support/laws.ts';
import { policyOf, type World, worlds } from '../support/worlds.ts';

const numRuns = Number(process.env.LICTOR_RUNS ?? 1000);
const holds = (law: (world: World) => void) => fc.assert(fc.property(worlds, law), { numRuns });

/** A law about worlds that compile; those that fail are judged by laws 7 and 11. */
const holdsCompiled = (law: (compiled: Compiled, world: World) => void) =>
  holds((world) => {
    const result = compile(policyOf(world), world.turn);
    if (result.ok) law(result.value, world);
  });

describe('laws of a compile', () => {
  test('1 closed: all that a selected unit requires is selected', () => holdsCompiled(closed));

  test('2 supported: every selected unit is reached without circles', () => holdsCompiled(supported));

  test('3 conflict-free: no two selected units conflict', () => holdsCompiled(conflictFree));

  test('4 not superseded: no selected unit supersedes a selected one that is not protected', () =>
    holdsCompiled(notSuperseded));

  test('5 no ghosts: whoever is named as having beaten or vouched for a unit is selected', () =>
    holdsCompiled(noGhosts));

  test('7 pinned: eligible always-units are selected, or the compile names the contradiction', () =>
    holds((world) => {
      const policy = policyOf(world);
      pinned(policy, compile(policy, world.turn));
    }));

  test('8 order-free: permuting units, rules and lists leaves the outcome byte-identical', () =>
    fc.assert(
      fc.property(worlds, fc.infiniteStream(fc.nat()), (world, order) => {
        const shuffled = permuted(world, () => order.next().value ?? 0);
        expect(outcome(compile(policyOf(shuffled), shuffled.turn))).toBe(
          outcome(compile(policyOf(world), world.turn)),
        );
      }),
      { numRuns },
    ));

  test('9 prose cannot widen: nothing ineligible is visible, and pinned units stay', () =>
    holdsCompiled((compiled, world) => {
      const policy = policyOf(world);
      nothingIneligible(policy, world.turn, compiled);
      proseKeepsPins(policy, world.turn, compiled);
    }));

  test('10 limit: it counts ordinary candidates only', () =>
    holdsCompiled((compiled, { turn }) => limited(turn, compiled)));

  test('11 budget: it is kept, and nothing mandatory is silently omitted', () =>
    holds((world) => withinBudget(compile(policyOf(world), world.turn))));

  test('12 schemas = active tools, exactly', () =>
    holdsCompiled((compiled, world) => schemasAreActiveTools(policyOf(world), compiled)));

  test('13 fingerprint: it changes with any material input and with nothing else', () =>
    fc.assert(
      fc.property(worlds, fc.nat(), ({ units, rules, turn }, choice) => {
        const print = (changed: World['units'], asked: TurnInput) => {
          const result = compile(policyOf({ units: changed, rules }), asked);
          return result.ok ? result.value.fingerprint : 'failed';
        };
        const first = print(units, turn);
        if (first === 'failed') return;
        const other = { ...turn, pack: !(turn.pack ?? true) };
        expect([first, 'failed']).toContain(print(units, other));
        const edited = units.map((unit, i) =>
          i === 0 ? { ...unit, description: `${unit.description} anew` } : unit,
        );
        const changes = [
          ...materialChanges(turn).map((asked) => [units, asked] as const),
          [edited, turn] as const,
        ];
        const [changed, asked] = changes[choice % changes.length] ?? [edited, turn];
        expect(print(changed, asked)).not.toBe(first);
      }),
      { numRuns },
    ));

  test('14 total explanation: every unit has exactly one state, with reasons', () =>
    holdsCompiled((compiled, world) => explained(policyOf(world), compiled)));

  test('15 recompile = compile of the merged input', () =>
    fc.assert(
      fc.property(worlds, fc.constantFrom<RecompileEvent>(...EVENTS), (world, event) => {
        const policy = policyOf(world);
        const first = compile(policy, world.turn);
        if (!first.ok) return;
        expect(outcome(recompile(policy, first.value, event))).toBe(
          outcome(compile(policy, merged(world.turn, event))),
        );
      }),
      { numRuns },
    ));
});

const EVENTS: readonly RecompileEvent[] = [
  { needs: 'src' },
  { user_message: 'soup without git' },
  { signals: ['failed(tests)', 'red'] },
];

function merged(turn: TurnInput, event: RecompileEvent): TurnInput {
  if ('needs' in event) return { ...turn, needs: [...(turn.needs ?? []), event.needs] };
  if ('signals' in event) return { ...turn, signals: [...(turn.signals ?? []), ...event.signals] };
  return { ...turn, text: event.user_message };
}

const materialChanges = (turn: TurnInput): readonly TurnInput[] => [
  { ...turn, text: `${turn.text} more` },
  { ...turn, signals: [...(turn.signals ?? []), 'brand_new'] },
  { ...turn, capabilities: [...(turn.capabilities ?? []), 'brand_new'] },
  { ...turn, denied: [...(turn.denied ?? []), 'tool:brand_new'] },
  { ...turn, selected: [...(turn.selected ?? []), 'tool:brand_new'] },
  { ...turn, context: { ...turn.context, brand: 'new' } },
  { ...turn, candidate_limit: (turn.candidate_limit ?? 64) + 1 },
  { ...turn, scoring: turn.scoring === 'overlap' ? 'ranked' : 'overlap' },
];

/** Every list of a world in another order. */
function permuted({ units, rules, turn }: World, next: () => number): World {
  const shuffle = <T>(items: readonly T[]): T[] => {
    const rest = [...items];
    return items.map(() => rest.splice(next() % rest.length, 1)[0] as T);
  };
  const lists = <T extends object>(record: T): T =>
    Object.fromEntries(
      Object.entries(record).map(([key, value]) => [key, Array.isArray(value) ? shuffle(value) : value]),
    ) as T;
  return { units: shuffle(units).map(lists), rules: shuffle(rules), turn: lists(turn) };
}
