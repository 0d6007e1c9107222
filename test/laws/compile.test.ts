/** Laws 1 to 15 of a compile, on generated worlds. Set LICTOR_RUNS for a longer run; a failure prints its seed. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Policy } from '../../src/catalog/policy.ts';
import { compile } from '../../src/compile/compile.ts';
import type { Compiled, CompileError } from '../../src/compile/compiled.ts';
import { type RecompileEvent, recompile } from '../../src/compile/recompile.ts';
import type { TurnInput } from '../../src/compile/turn.ts';
import type { Result } from '../../src/logic/diagnostics.ts';
import {
  byRank,
  closed,
  conflictFree,
  explained,
  limited,
  maximal,
  noGhosts,
  nothingIneligible,
  notSuperseded,
  outcome,
  pinned,
  proseKeepsPins,
  schemasAreActiveTools,
  suggestionsFollowed,
  supported,
  withinBudget,
} from '../support/laws.ts';
import { numRuns } from '../support/runs.ts';
import { policyOf, type World, worlds } from '../support/worlds.ts';

/** From so many runs on, the laws that one compile shows are checked on the same compile. */
const LONG = 5000;

/** Judges one outcome. Worlds that do not compile are for laws 7 and 11. */
type Law = (result: Result<Compiled, CompileError>, world: World, policy: Policy) => void;

const ofCompiled =
  (law: (compiled: Compiled, world: World, policy: Policy) => void): Law =>
  (result, world, policy) => {
    if (result.ok) law(result.value, world, policy);
  };

/** Attacks and vouching of a policy's own are laws unto themselves. */
const hasOwnFights = ({ rules }: World): boolean => rules.some((rule) => /^(attacks|vouches)/.test(rule));

/** The laws that one compile shows. */
const LAWS: readonly (readonly [title: string, law: Law])[] = [
  ['1 closed: all that a selected unit requires is selected', ofCompiled(closed)],
  ['2 supported: every selected unit is reached without circles', ofCompiled(supported)],
  ['3 conflict-free: no two selected units conflict', ofCompiled(conflictFree)],
  [
    '4 not superseded: no selected unit supersedes a selected one that is not protected',
    ofCompiled(notSuperseded),
  ],
  ['5 no ghosts: whoever is named as having beaten or vouched for a unit is selected', ofCompiled(noGhosts)],
  [
    '6 maximal, by rank: no beaten candidate can be added, and who wins outranks who loses',
    ofCompiled((compiled, world) => {
      if (hasOwnFights(world)) return;
      maximal(compiled);
      suggestionsFollowed(compiled);
      byRank(compiled);
    }),
  ],
  [
    '7 pinned: eligible always-units are selected, or the compile names the contradiction',
    (result, _, policy) => pinned(policy, result),
  ],
  [
    '9 prose cannot widen: nothing ineligible is visible, and pinned units stay',
    ofCompiled((compiled, { turn }, policy) => {
      nothingIneligible(turn, compiled);
      proseKeepsPins(policy, turn, compiled);
    }),
  ],
  [
    '10 limit: it counts ordinary candidates only',
    ofCompiled((compiled, { turn }) => limited(turn, compiled)),
  ],
  ['11 budget: it is kept, and nothing mandatory is silently omitted', (result) => withinBudget(result)],
  [
    '12 schemas = active tools, exactly',
    ofCompiled((compiled, _, policy) => schemasAreActiveTools(policy, compiled)),
  ],
  [
    '14 total explanation: every unit has exactly one state, with reasons',
    ofCompiled((compiled, _, policy) => explained(policy, compiled)),
  ],
];

function hold(laws: readonly Law[]): void {
  const property = fc.property(worlds, (world) => {
    const policy = policyOf(world);
    const result = compile(policy, world.turn);
    for (const law of laws) law(result, world, policy);
  });
  fc.assert(property, { numRuns });
}

describe('laws of a compile', () => {
  if (numRuns < LONG) test.each(LAWS)('%s', (_, law) => hold([law]));
  else test('1 to 7, 9 to 12 and 14, on the same compiles', () => hold(LAWS.map(([, law]) => law)));

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

  test('the rules of resolution and their reading in TypeScript give one outcome', () =>
    fc.assert(
      fc.property(worlds, (world) => {
        // A clause that never holds makes the compiler ask the rules rather than read them in TypeScript.
        const asking = { ...world, rules: [...world.rules, 'attacks(U, V) :- clashes(U, V), U == V.'] };
        const one = compile(policyOf(world), world.turn);
        const two = compile(policyOf(asking), world.turn);
        if (!one.ok || !two.ok) expect(one.ok).toBe(two.ok);
        else
          expect([two.value.selected, two.value.rejected]).toEqual([one.value.selected, one.value.rejected]);
      }),
      { numRuns },
    ));

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
