import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../src/catalog/identity.ts';
import type { Contradiction, Resolution } from '../../src/compile/resolution/framework.ts';
import { resolve } from '../../src/compile/resolution/resolve.ts';
import {
  declared,
  type Framework,
  frameworks,
  relationsOf,
  shownFramework,
  shuffled,
} from '../support/frameworks.ts';
import { type Definitions, define, oracle } from '../support/oracle.ts';

const runs = Number(process.env.LICTOR_RUNS ?? 1000);

const resolved = (framework: Framework) => resolve(framework.roots, relationsOf(framework));

function check(arbitrary: fc.Arbitrary<Framework>, law: (framework: Framework) => void) {
  const holds = fc.property(arbitrary, (framework) => {
    law(framework);
  });
  fc.assert(holds, { numRuns: runs, reporter });
}

/** Says a counterexample in the words of the framework. */
function reporter(details: fc.RunDetails<[Framework]>) {
  if (!details.failed) return;
  const shown = details.counterexample ? shownFramework(details.counterexample[0]) : '';
  throw new Error(
    `seed ${details.seed}, path ${details.counterexamplePath}\n${shown}\n${details.errorInstance}`,
  );
}

/** A resolution taken apart, for laws to look at. */
interface View extends Definitions {
  readonly framework: Framework;
  readonly resolution: Resolution;
  readonly selected: ReadonlySet<UnitId>;
  readonly rejected: ReadonlyMap<UnitId, Resolution['rejected'][number]['reason']>;
}

/** Holds a law against every framework that does not contradict itself. */
function checkEach(arbitrary: fc.Arbitrary<Framework>, law: (view: View) => void) {
  check(arbitrary, (framework) => {
    const result = resolved(framework);
    if (!result.ok) return;
    const resolution = result.value;
    law({
      ...define(framework),
      framework,
      resolution,
      selected: new Set(resolution.selected.map(({ unit }) => unit)),
      rejected: new Map(resolution.rejected.map(({ unit, reason }) => [unit, reason])),
    });
  });
}

const pairs = (units: Iterable<UnitId>) => [...units].flatMap((a) => [...units].map((b) => [a, b] as const));
const rankOf = ({ entries }: View, unit: UnitId) => entries.indexOf(unit);

describe('resolution', { timeout: 0 }, () => {
  it('is what its definition says, word for word', () => {
    check(frameworks(), isAsDefined);
  });

  it('is what its definition says with any rows that a policy adds', () => {
    check(frameworks({ rows: true }), isAsDefined);
  });

  it('is closed: all that a selected unit requires is selected', () => {
    checkEach(frameworks({ rows: true }), ({ selected, need }) => {
      for (const unit of selected) for (const needed of need(unit)) expect(selected).toContain(needed);
    });
  });

  it('is supported: every selected unit is reached from a root without circles', () => {
    checkEach(frameworks({ rows: true }), (view) => {
      expect(supported(view)).toEqual(view.selected);
    });
  });

  it('is conflict-free: no two selected units conflict', () => {
    checkEach(frameworks({ rows: true }), ({ selected, conflict }) => {
      for (const [a, b] of pairs(selected)) expect(conflict(a, b)).toBe(false);
    });
  });

  it('leaves no unit selected that a selected one supersedes, unless it is protected', () => {
    checkEach(frameworks({ rows: true }), ({ selected, replaces, guarded }) => {
      for (const [a, b] of pairs(selected)) expect(replaces(a, b) && !guarded.has(b)).toBe(false);
    });
  });

  it('leaves no unit selected that a selected one attacks by a row of the policy, unless it is shielded', () => {
    checkEach(frameworks({ rows: true }), ({ framework, selected, guarded }) => {
      for (const [a, b] of framework.attacks) {
        if (a === b || (guarded.has(b) && !guarded.has(a))) continue;
        expect(selected.has(a) && selected.has(b)).toBe(false);
      }
    });
  });

  it('names no ghosts: whoever beat or brought in a unit is selected', () => {
    checkEach(frameworks({ rows: true }), (view) => {
      namesNoGhostSupporters(view);
      namesNoGhostVictors(view);
    });
  });

  it('is maximal: nothing sound that is out could be added', () => {
    checkEach(frameworks(), (view) => {
      const { framework, selected, sound, need } = view;
      const suggested = [...selected]
        .filter((unit) => view.speakers.has(unit))
        .flatMap((speaker) => declared(framework, speaker).suggests);
      for (const unit of [...framework.roots.map((root) => root.unit), ...suggested]) {
        if (selected.has(unit) || !sound(unit)) continue;
        expect(breaks(view, [...selected, ...need(unit)])).toBe(true);
      }
    });
  });

  it('goes by rank: whoever wins a conflict outranks the loser, or won a cycle', () => {
    checkEach(frameworks(), (view) => {
      const winners = new Set(view.resolution.cycles.map(({ winner }) => winner));
      for (const [unit, reason] of view.rejected) {
        if (reason.type !== 'conflict_with' || winners.has(reason.unit)) continue;
        expect(rankOf(view, reason.unit)).toBeLessThan(rankOf(view, unit));
      }
    });
  });

  it('keeps what is pinned, or names what contradicts it', () => {
    check(frameworks({ rows: true }), (framework) => {
      const defined = define(framework);
      const result = resolved(framework);
      if (!result.ok) return namesContradictions(framework, defined, result.error);
      expect(defined.contradictions).toEqual([]);
      const selected = new Set(result.value.selected.map(({ unit }) => unit));
      for (const unit of defined.guarded) expect(selected).toContain(unit);
    });
  });

  it('selects nothing that is kept back, and gives every root exactly one outcome', () => {
    checkEach(frameworks({ rows: true }), ({ framework, resolution, selected, rejected, admissible }) => {
      for (const unit of selected) expect(admissible(unit)).toBe(true);
      for (const { unit } of framework.roots) expect(selected.has(unit)).toBe(!rejected.has(unit));
      const all = [...selected, ...rejected.keys(), ...resolution.orphaned.keys()];
      expect(new Set(all).size).toBe(all.length);
      for (const unit of resolution.held.keys()) expect(resolution.orphaned.has(unit)).toBe(true);
    });
  });

  it('does not depend on the order of roots, units or rows', () => {
    const turned = fc.tuple(frameworks({ rows: true }), fc.infiniteStream(fc.nat()));
    fc.assert(
      fc.property(turned, ([framework, numbers]) => {
        const order = <T>(items: readonly T[]): T[] =>
          items
            .map((item) => ({ item, at: numbers.next().value as number }))
            .sort((a, b) => a.at - b.at)
            .map(({ item }) => item);
        expect(written(resolved(shuffled(framework, order)))).toBe(written(resolved(framework)));
      }),
      { numRuns: runs },
    );
  });
});

function isAsDefined(framework: Framework): void {
  const result = resolved(framework);
  const { contradictions, ...rest } = oracle(framework);
  if (!result.ok) {
    expect(result.error.map(({ units }) => units)).toEqual(contradictions);
    return;
  }
  const { held: _, orphaned, ...resolution } = result.value;
  expect({ contradictions, ...rest }).toEqual({
    contradictions: [],
    ...resolution,
    orphaned: [...orphaned.keys()],
  });
}

/** The selected units that a chain of vouching reaches, each link resting on those before it. */
function supported({ framework, selected, speakers, sound, replaces }: View): Set<UnitId> {
  const vouched = new Set(framework.roots.map(({ unit }) => unit).filter(sound));
  const of = (unit: UnitId) => declared(framework, unit);
  for (const unit of vouched) {
    const suggested = speakers.has(unit) ? of(unit).suggests : [];
    const replacing = suggested.filter((other) => replaces(other, unit));
    const backed = framework.vouches.filter(([voucher]) => voucher === unit).map(([, target]) => target);
    const called = selected.has(unit) ? [...of(unit).requires, ...suggested, ...backed] : replacing;
    for (const other of called) vouched.add(other);
  }
  return new Set([...selected].filter((unit) => vouched.has(unit)));
}

function namesNoGhostSupporters({ resolution, selected, replaces }: View): void {
  for (const { unit, support } of resolution.selected) {
    for (const reason of support) {
      const replaced = reason.type === 'suggested_by' && replaces(unit, reason.unit);
      expect(selected.has(reason.unit) || replaced).toBe(true);
    }
  }
}

function namesNoGhostVictors(view: View): void {
  const { resolution, rejected, selected } = view;
  for (const reason of [...rejected.values(), ...resolution.held.values()]) {
    if (reason.type === 'conflict_with') expect(selected).toContain(reason.unit);
    if (reason.type === 'superseded_by') expect(selected).toContain(lastSuperseder(view, reason.unit));
    if (reason.type === 'dependency_rejected') {
      expect(['superseded_by', 'conflict_with']).toContain(rejected.get(reason.unit)?.type);
    }
  }
}

function lastSuperseder({ rejected }: View, unit: UnitId, seen: readonly UnitId[] = []): UnitId {
  const reason = rejected.get(unit);
  if (reason?.type !== 'superseded_by' || seen.includes(unit)) return unit;
  return lastSuperseder({ rejected } as View, reason.unit, [...seen, unit]);
}

const breaks = ({ conflict, replaces, guarded }: View, units: readonly UnitId[]) =>
  pairs(new Set(units)).some(([a, b]) => conflict(a, b) || (replaces(a, b) && !guarded.has(b)));

function namesContradictions(
  framework: Framework,
  defined: Definitions,
  all: readonly Contradiction[],
): void {
  const pinned = new Set(framework.roots.filter(({ always }) => always).map(({ unit }) => unit));
  for (const { units, because, relation } of all) {
    const [a, b] = units;
    if (relation === 'supersession') expect(defined.replaces(a, b)).toBe(true);
    if (relation === 'conflict') expect(defined.conflict(a, b)).toBe(true);
    units.forEach((unit, side) => {
      expect(defined.guarded).toContain(unit);
      expect(because[side]?.length).toBeGreaterThan(0);
      for (const cause of because[side] ?? []) {
        expect(pinned).toContain(cause);
        expect(defined.need(cause)).toContain(unit);
      }
    });
  }
}

/** A result as text, with the order of every list and map in it. */
const written = (result: unknown): string =>
  JSON.stringify(result, (_, value: unknown) => (value instanceof Map ? [...value] : value));
