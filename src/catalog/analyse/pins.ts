/** Pins: `always` units that cannot all be shown, and relations between units that lead in circles. */

import { circles } from '../../logic/components.ts';
import { type Diagnostic, shown } from '../../logic/diagnostics.ts';
import { termIdentity, type UnitId, unitId } from '../identity.ts';
import type { Draft, Drafts } from './fold.ts';
import { nameOf } from './sorts.ts';
import { placeText, problem, type Site } from './statement.ts';

interface Link {
  readonly to: UnitId;
  readonly site: Site;
}

export function checkPins(drafts: Drafts): Diagnostic[] {
  return [...contradictoryPins(drafts), ...supersessionCycles(drafts), ...selfRelations(drafts)];
}

const NONE: readonly never[] = [];
const rowsOf = (draft: Draft | undefined, property: string): readonly Site[] =>
  draft?.rows.get(property) ?? NONE;

/** The units that a relation leads to, by facts. */
function links(drafts: Drafts, from: UnitId, property: string): readonly Link[] {
  const rows = rowsOf(drafts.get(from), property);
  return rows.length === 0 ? NONE : rows.flatMap(linkOf);
}

function linkOf(site: Site): Link[] {
  const identity = termIdentity(site.term);
  return identity ? [{ to: unitId(identity), site }] : [];
}

const states = (draft: Draft | undefined, property: string, value: string): Site | undefined =>
  rowsOf(draft, property).find(({ term }) => nameOf(term) === value);

// ------------------------------------------------------------------------------------------ always units

/** A pinned unit: itself `always`, or needed by one. */
interface Pin {
  /** The `always` unit that brings it in. */
  readonly by: UnitId;
  /** Where that unit is said to be `always`. */
  readonly site: Site;
}

/** Two pinned units that conflict, or of which one takes the place of the other, by facts alone. */
function contradictoryPins(drafts: Drafts): Diagnostic[] {
  const pins = pinned(drafts);
  const problems: Diagnostic[] = [];
  const seen = new Set<string>();
  const report = (left: UnitId, right: UnitId, relation: string, site: Site) => {
    const pair = [left, right].sort().join(' ');
    if (seen.has(pair)) return;
    seen.add(pair);
    problems.push(contradiction(left, right, relation, site, pins));
  };
  for (const id of pins.keys()) {
    for (const { to, site } of links(drafts, id, 'conflicts'))
      if (to !== id && pins.has(to)) report(id, to, 'conflicts with', site);
    for (const { to, site } of replacedPins(drafts, id, pins)) report(id, to, 'supersedes', site);
  }
  return problems;
}

/**
 * Every unit that is pinned whatever the turn says, with the first `always` unit that brings it in. Units that
 * are not available, that ask for a capability, or that need such a unit may be missing and pin nothing.
 */
function pinned(drafts: Drafts): ReadonlyMap<UnitId, Pin> {
  const doubtful = doubtfulUnits(drafts);
  const pins = new Map<UnitId, Pin>();
  for (const [id, draft] of drafts) {
    const always = states(draft, 'activation', 'always');
    if (!always || doubtful.has(id) || pins.has(id)) continue;
    const pin = { by: id, site: always };
    const brought = new Set([id]);
    for (const one of brought) {
      pins.set(one, pin);
      for (const { to } of links(drafts, one, 'requires')) if (!pins.has(to)) brought.add(to);
    }
  }
  return pins;
}

/** Units that some turns do without, and all that need them. */
function doubtfulUnits(drafts: Drafts): ReadonlySet<UnitId> {
  const users = new Map<UnitId, UnitId[]>();
  const doubtful = new Set<UnitId>();
  for (const [id, draft] of drafts) {
    if (states(draft, 'available', 'false') || asksForCapability(draft)) doubtful.add(id);
    for (const { to } of links(drafts, id, 'requires')) {
      if (!drafts.has(to)) doubtful.add(id);
      const known = users.get(to);
      if (known) known.push(id);
      else users.set(to, [id]);
    }
  }
  for (const one of doubtful) for (const user of users.get(one) ?? []) doubtful.add(user);
  return doubtful;
}

const asksForCapability = (draft: Draft): boolean =>
  rowsOf(draft, 'requires_capability').some(({ term }) => nameOf(term) !== 'none');

/** The first pinned units that `id` takes the place of, directly or through units that are not pinned. */
function replacedPins(drafts: Drafts, id: UnitId, pins: ReadonlyMap<UnitId, Pin>): Link[] {
  const found: Link[] = [];
  const walked = new Set([id]);
  for (const one of walked) {
    for (const link of links(drafts, one, 'supersedes')) {
      if (link.to === id) continue;
      if (pins.has(link.to)) found.push(link);
      else walked.add(link.to);
    }
  }
  return found;
}

function contradiction(
  left: UnitId,
  right: UnitId,
  relation: string,
  site: Site,
  pins: ReadonlyMap<UnitId, Pin>,
): Diagnostic {
  const because = (id: UnitId) => {
    const { by, site } = pins.get(id) as Pin;
    const role = by === id ? 'always' : `needed by ${shown(by)}, which is always`;
    return `${shown(id)} is ${role} (${placeText(site)})`;
  };
  const message = `${shown(left)} ${relation} ${shown(right)}, but ${because(left)} and ${because(right)}`;
  return problem(site, 'contradictory_activation', message, { expected: 'at most one of them always' });
}

// ------------------------------------------------------------------------------------------------ circles

function supersessionCycles(drafts: Drafts): Diagnostic[] {
  const next = (id: UnitId) => links(drafts, id, 'supersedes').map(({ to }) => to);
  return circles(drafts.keys(), next)
    .filter((members) => members.length > 1)
    .map((members) => {
      const inside = new Set(members);
      const first = links(drafts, members[0] as UnitId, 'supersedes').find(({ to }) =>
        inside.has(to),
      ) as Link;
      const names = members.slice(0, 8).map(shown).join(', ');
      const more = members.length > 8 ? ` and ${members.length - 8} more` : '';
      const message = `${names}${more} supersede each other, so they only conflict`;
      return problem(first.site, 'supersession_cycle', message);
    });
}

const RELATIONS = ['requires', 'suggests', 'conflicts', 'supersedes'] as const;

function selfRelations(drafts: Drafts): Diagnostic[] {
  const problems: Diagnostic[] = [];
  for (const id of drafts.keys())
    for (const property of RELATIONS)
      for (const { to, site } of links(drafts, id, property)) {
        if (to !== id) continue;
        problems.push(
          problem(site, 'self_relation', `${shown(id)} ${property} itself, which decides nothing`),
        );
      }
  return problems;
}
