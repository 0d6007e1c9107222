/**
 * The oracle: resolution by its definition, word for word, slowly. It shares no code with `src/compile` but the
 * orders of text and identities, and holds every set in full.
 */

import { compareIdentities, compareText, type UnitId } from '../../src/catalog/identity.ts';
import type { DefeatReason, SupportReason, UnsoundReason } from '../../src/compile/reason.ts';
import type { Edge } from '../../src/compile/resolution/framework.ts';
import { conflictsOf, declared, type Framework, whyInadmissible } from './frameworks.ts';

export interface Expected {
  readonly contradictions: readonly (readonly [UnitId, UnitId])[];
  readonly selected: readonly { unit: UnitId; score: number; support: readonly SupportReason[] }[];
  readonly rejected: readonly { unit: UnitId; reason: UnsoundReason | DefeatReason }[];
  readonly orphaned: readonly UnitId[];
  readonly edges: readonly Edge[];
  readonly cycles: readonly { winner: UnitId; losers: readonly UnitId[] }[];
}

/** What keeps a unit back without ending the walk. */
const DENIALS: ReadonlySet<string | undefined> = new Set(['dependency_denied', 'dependency_inadmissible']);

export type Test = (a: UnitId, b: UnitId) => boolean;

/** All that is reached from `starts`, these included. */
function closure(starts: Iterable<UnitId>, next: (unit: UnitId) => readonly UnitId[]): Set<UnitId> {
  const reached = new Set(starts);
  for (const unit of reached) for (const other of next(unit)) reached.add(other);
  return reached;
}

const sorted = (units: Iterable<UnitId>): UnitId[] => [...units].sort(compareIdentities);

const pairsIn = (units: Iterable<UnitId>): (readonly [UnitId, UnitId])[] => {
  const list = sorted(units);
  return list.flatMap((a, at) => list.slice(at + 1).map((b) => [a, b] as const));
};

/** What the definition says before anything attacks. */
export interface Definitions {
  readonly need: (unit: UnitId) => Set<UnitId>;
  /** Supersedes directly or through others, and not the other way round. */
  readonly replaces: Test;
  /** As declared, or superseding each other. */
  readonly conflict: Test;
  readonly guarded: ReadonlySet<UnitId>;
  readonly admissible: (unit: UnitId) => boolean;
  /** The first two of its need that cannot stand together. */
  readonly tear: (unit: UnitId) => readonly [UnitId, UnitId] | undefined;
  readonly sound: (unit: UnitId) => boolean;
  /** Pairs of protected units that cannot stand together; a superseder first. */
  readonly contradictions: readonly (readonly [UnitId, UnitId])[];
  readonly speakers: ReadonlySet<UnitId>;
  readonly score: ReadonlyMap<UnitId, number>;
  /** In rank order. */
  readonly entries: readonly UnitId[];
}

export function define(framework: Framework): Definitions {
  const of = (unit: UnitId) => declared(framework, unit);
  const roots = new Map(framework.roots.map((root) => [root.unit, root]));
  const need = (unit: UnitId) => closure([unit], (other) => of(other).requires);

  // Rivals.
  const above = (unit: UnitId) => closure(of(unit).supersedes, (other) => of(other).supersedes);
  const supersedes: Test = (a, b) => a !== b && above(a).has(b);
  const replaces: Test = (a, b) => supersedes(a, b) && !supersedes(b, a);
  const conflicts = conflictsOf(framework);
  const conflict: Test = (a, b) =>
    a !== b && (conflicts.get(a)?.has(b) || (supersedes(a, b) && supersedes(b, a)));
  const rival: Test = (a, b) => conflict(a, b) || replaces(a, b) || replaces(b, a);

  // Soundness.
  const why = (unit: UnitId) => whyInadmissible(framework, unit);
  const stable = [...roots.values()].filter(
    ({ unit, always }) => always && [...need(unit)].every((needed) => !why(needed).hard),
  );
  const guarded = new Set(stable.flatMap(({ unit }) => [...need(unit)]));
  const admissible = (unit: UnitId) => !why(unit).hard && (guarded.has(unit) || !why(unit).prose);
  const tear = (unit: UnitId) => pairsIn(need(unit)).find(([a, b]) => rival(a, b));
  const sound = (unit: UnitId) => [...need(unit)].every(admissible) && !tear(unit);
  const contradictions = pairsIn(guarded)
    .filter(([a, b]) => rival(a, b))
    .map(([a, b]) => (replaces(b, a) ? ([b, a] as const) : ([a, b] as const)));

  // Standing.
  const score = new Map<UnitId, number>();
  const raise = (bids: readonly (readonly [UnitId, number])[]) => {
    for (const [unit, bid] of bids) {
      for (const needed of need(unit)) score.set(needed, Math.max(score.get(needed) ?? 0, bid));
    }
  };
  const soundRoots = [...roots.values()].filter(({ unit }) => sound(unit));
  raise(soundRoots.map((root) => [root.unit, root.score]));
  const speakers = new Set(
    soundRoots.filter(({ evidence }) => evidence).flatMap(({ unit }) => [...need(unit)]),
  );
  const suggestions = [...speakers].flatMap((speaker) =>
    of(speaker)
      .suggests.filter((suggested) => suggested !== speaker && sound(suggested))
      .map((suggested) => [suggested, Math.max(1, Math.floor((score.get(speaker) ?? 0) / 4))] as const),
  );
  raise(suggestions);
  const entries = [...score.keys()].sort(
    (a, b) =>
      Number(guarded.has(b)) - Number(guarded.has(a)) ||
      (score.get(b) ?? 0) - (score.get(a) ?? 0) ||
      compareText(a, b),
  );
  return {
    need,
    replaces,
    conflict,
    guarded,
    admissible,
    tear,
    sound,
    contradictions,
    speakers,
    score,
    entries,
  };
}

export function oracle(framework: Framework): Expected {
  const { need, replaces, conflict, guarded, admissible, tear, speakers, score, entries, ...defined } =
    define(framework);
  const of = (unit: UnitId) => declared(framework, unit);
  const why = (unit: UnitId) => whyInadmissible(framework, unit);
  const roots = new Map(framework.roots.map((root) => [root.unit, root]));
  const rank = (unit: UnitId) => entries.indexOf(unit);
  const outranks: Test = (a, b) => rank(a) < rank(b);

  // Attack and vouching.
  const added = framework.attacks.filter((row) => row.every((unit) => score.has(unit)));
  const effective: Test = (a, b) => replaces(a, b) && (guarded.has(a) || !guarded.has(b));
  const stated: Test = (a, b) =>
    effective(a, b) || (conflict(a, b) && !effective(a, b) && !effective(b, a) && outranks(a, b));
  const attacks: Test = (a, b) =>
    a !== b &&
    (guarded.has(a) || !guarded.has(b)) &&
    (stated(a, b) || added.some(([x, y]) => x === a && y === b));
  const attacked = pairsIn(guarded).filter(([a, b]) => attacks(a, b) || attacks(b, a));
  const contradictions = defined.contradictions.length > 0 ? defined.contradictions : attacked;
  const backs: Test = (a, b) => a !== b && framework.vouches.some(([x, y]) => x === a && y === b);
  const requires: Test = (a, b) => a !== b && of(a).requires.includes(b);
  const suggests: Test = (a, b) => speakers.has(a) && of(a).suggests.includes(b);
  const givesWay: Test = (speaker, unit) => suggests(speaker, unit) && replaces(unit, speaker);
  const vouches: Test = (a, b) =>
    requires(a, b) || backs(a, b) || (a !== b && suggests(a, b) && !givesWay(a, b));
  const ownAttack = (unit: UnitId) => pairsIn(need(unit)).find(([a, b]) => attacks(a, b) || attacks(b, a));

  // The model.
  const chosen = new Set<UnitId>();
  const lost = new Map<UnitId, UnitId>();
  const blocked = (inside: ReadonlySet<UnitId>) =>
    new Set(
      entries.filter(
        (unit) =>
          ownAttack(unit) ||
          [...need(unit)].some(
            (needed) => lost.has(needed) || [...inside].some((other) => attacks(other, needed)),
          ),
      ),
    );
  const least = (out: ReadonlySet<UnitId>) => {
    const inside = new Set(chosen);
    const vouched = new Set<UnitId>([...chosen, ...entries.filter((unit) => roots.has(unit))]);
    for (let before = -1; before !== inside.size + vouched.size; ) {
      before = inside.size + vouched.size;
      for (const unit of entries) {
        if ([...inside].some((other) => vouches(other, unit))) vouched.add(unit);
        if ([...vouched].some((other) => givesWay(other, unit))) vouched.add(unit);
        if (vouched.has(unit) && !out.has(unit)) inside.add(unit);
      }
    }
    return { inside, vouched };
  };
  const wellFounded = () => {
    let under = least(new Set(entries));
    let over = least(blocked(under.inside));
    for (let before = -1; before !== under.inside.size; ) {
      before = under.inside.size;
      under = least(blocked(over.inside));
      over = least(blocked(under.inside));
    }
    return { under, open: [...over.inside].filter((unit) => !under.inside.has(unit)) };
  };
  let { under, open } = wellFounded();
  const winners: UnitId[] = [];
  while (open.length > 0) {
    const surely = under.vouched;
    const callers = (unit: UnitId, seen: readonly UnitId[] = []): UnitId[] =>
      surely.has(unit) || seen.includes(unit)
        ? []
        : entries.flatMap((other) => [
            ...(vouches(other, unit) ? [other] : []),
            ...(givesWay(other, unit) ? callers(other, [...seen, unit]) : []),
          ]);
    const rests = (unit: UnitId) => {
      const on = new Set([
        ...callers(unit),
        ...entries.filter((other) => [...need(unit)].some((n) => attacks(other, n))),
      ]);
      return open.filter((other) => on.has(other));
    };
    const below = new Map(open.map((unit) => [unit, closure(rests(unit), rests)]));
    const last = open.findLast((unit) =>
      [...(below.get(unit) ?? [])].every((other) => below.get(other)?.has(unit)),
    );
    const cycle = below.get(last as UnitId) ?? new Set();
    const winner = entries.find((unit) => cycle.has(unit) && surely.has(unit)) as UnitId;
    winners.push(winner);
    for (const needed of need(winner)) chosen.add(needed);
    for (const unit of open) {
      if ([...need(winner)].some((needed) => attacks(unit, needed))) lost.set(unit, winner);
    }
    ({ under, open } = wellFounded());
  }
  const { inside, vouched } = under;

  // Reasons.
  const beaten = (unit: UnitId) => lost.has(unit) || [...inside].some((other) => attacks(other, unit));
  const walk = (
    unit: UnitId,
    path: readonly UnitId[],
    stops: (unit: UnitId) => boolean,
    edges: Edge[],
  ): UnitId | undefined => {
    if (path.includes(unit)) return undefined;
    if (stops(unit)) return unit;
    for (const required of sorted(of(unit).requires)) {
      edges.push({ type: 'dependency', from: unit, to: required });
      const found = walk(required, [...path, unit], stops, edges);
      if (found) return found;
    }
    return undefined;
  };
  const firstOnWalk = (unit: UnitId, stops: (unit: UnitId) => boolean) => walk(unit, [], stops, []);
  const denied = (unit: UnitId) => DENIALS.has(why(unit).hard?.type);
  const fails = (unit: UnitId) => why(unit).hard !== undefined && !denied(unit);
  const unsound = (unit: UnitId): UnsoundReason | undefined => {
    const pinned = roots.get(unit)?.always;
    const found =
      firstOnWalk(unit, fails) ??
      firstOnWalk(unit, (other) => denied(other) || (!pinned && !admissible(other)));
    if (found) return why(found).hard ?? why(found).prose;
    const pair = tear(unit);
    return pair && { type: 'contradictory_requirements', units: [...pair] };
  };
  const highest = (holds: (unit: UnitId) => boolean) => entries.find(holds);
  const defeat = (unit: UnitId): UnsoundReason | DefeatReason => {
    const direct = (other: UnitId) => replaces(other, unit) && of(other).supersedes.includes(unit);
    const superseder =
      highest((other) => direct(other) && inside.has(other)) ??
      highest((other) => direct(other) && [...inside].some((one) => replaces(one, other))) ??
      highest((other) => replaces(other, unit) && inside.has(other));
    if (superseder) return { type: 'superseded_by', unit: superseder };
    const opponent = entries.findLast((other) => inside.has(other) && attacks(other, unit)) ?? lost.get(unit);
    if (opponent) return { type: 'conflict_with', unit: opponent };
    const own = ownAttack(unit);
    if (own) return { type: 'contradictory_requirements', units: [...own] };
    return { type: 'dependency_rejected', unit: firstOnWalk(unit, beaten) as UnitId };
  };
  const suggesters = (unit: UnitId) =>
    sorted(speakers).filter(
      (other) =>
        suggests(other, unit) && (inside.has(other) || (givesWay(other, unit) && vouched.has(other))),
    );
  const backers = (unit: UnitId) =>
    sorted(inside).filter(
      (other) => !suggests(other, unit) && framework.vouches.some(([x, y]) => x === other && y === unit),
    );
  const begins = (unit: UnitId) =>
    roots.has(unit) || [...suggesters(unit), ...backers(unit)].some((other) => other !== unit);
  const leadsWithout = (unit: UnitId, to: UnitId) =>
    closure(
      [...inside].filter((start) => start !== unit && begins(start)),
      (other) => of(other).requires.filter((next) => next !== unit),
    ).has(to);
  const support = (unit: UnitId): SupportReason[] => [
    ...sorted(inside)
      .filter((other) => requires(other, unit) && leadsWithout(unit, other))
      .map((other): SupportReason => ({ type: 'dependency_of', unit: other })),
    ...suggesters(unit).map((other): SupportReason => ({ type: 'suggested_by', unit: other })),
    ...backers(unit).map((other): SupportReason => ({ type: 'vouched_by', unit: other })),
  ];
  const rejected = new Set([
    ...entries.filter(beaten),
    ...[...roots.keys()].filter((unit) => !inside.has(unit)),
  ]);

  return {
    contradictions,
    selected: entries
      .filter((unit) => inside.has(unit))
      .map((unit) => ({ unit, score: score.get(unit) ?? 0, support: support(unit) })),
    rejected: [...rejected]
      .sort(compareText)
      .map((unit) => ({ unit, reason: unsound(unit) ?? defeat(unit) })),
    orphaned: sorted(entries.filter((unit) => !inside.has(unit) && !rejected.has(unit))),
    edges: walkedEdges(),
    cycles: winners
      .sort((a, b) => rank(a) - rank(b))
      .map((winner) => ({
        winner,
        losers: sorted([...lost.keys()].filter((unit) => lost.get(unit) === winner)),
      })),
  };

  function walkedEdges(): Edge[] {
    const dependencies: Edge[] = [];
    const spoken = sorted(speakers).flatMap((from) =>
      sorted(of(from).suggests).map((to): Edge => ({ type: 'suggestion', from, to })),
    );
    for (const start of [...roots.keys(), ...spoken.map(({ to }) => to)])
      walk(start, [], fails, dependencies);
    const distinct = new Map(dependencies.map((edge) => [`${edge.from} ${edge.to}`, edge]));
    const ordered = [...distinct.values()].sort(
      (a, b) => compareIdentities(a.from, b.from) || compareIdentities(a.to, b.to),
    );
    return [...ordered, ...spoken];
  }
}
