/** Succession: a policy whose catalog changed, opened from what was opened before. */

import type { UnitId } from '../catalog/identity.ts';
import type { Policy } from '../catalog/policy.ts';
import type { Facts, Row } from '../logic/program.ts';
import { keyOf, type Layer, revised } from '../logic/relations.ts';
import { CATALOG_RELATIONS, factsAbout } from './catalog-facts.ts';

/** Another policy, and the units that differ; all else is the same. */
export interface Predecessor {
  readonly policy: Policy;
  readonly units: ReadonlySet<UnitId>;
}

const predecessors = new WeakMap<Policy, Predecessor>();

/** So many changes cost as much as opening the policy anew. */
const MOST_UNITS = 500;

/** Notes that `after` is `before` but for `units`. `isOpen` tells the policies that something is known of. */
export function noteSuccession(
  before: Policy,
  after: Policy,
  units: Iterable<UnitId>,
  isOpen: (policy: Policy) => boolean,
): void {
  const older = isOpen(before) ? { policy: before, units: [] } : predecessors.get(before);
  if (!older) return;
  const changed = new Set([...older.units, ...units]);
  if (changed.size <= MOST_UNITS) predecessors.set(after, { policy: older.policy, units: changed });
}

/** The policy that this one came from. It is told once, so that no chain of policies is kept. */
export function takePredecessor(policy: Policy): Predecessor | undefined {
  const found = predecessors.get(policy);
  predecessors.delete(policy);
  return found;
}

/** The facts of `after` made from those of `before`. */
export function revisedFacts(facts: Layer, after: Policy, units: ReadonlySet<UnitId>): Layer {
  const about = factsAbout(after, units);
  const layer = new Map(facts);
  for (const name of CATALOG_RELATIONS) {
    const stated = (after.facts.get(name) ?? []).filter(({ args: [first] }) => isAmong(first, units));
    const rows = [...(about.get(name) ?? []), ...stated];
    const relation = layer.get(name);
    if (relation) layer.set(name, revised(relation, units, rows));
  }
  return layer;
}

const isAmong = (first: Row['args'][number] | undefined, units: ReadonlySet<string>): boolean =>
  first?.kind === 'atom' && units.has(first.name);

/** The rows about units that only one of two policies has. */
export function changedFacts(before: Policy, after: Policy, units: ReadonlySet<UnitId>): Facts {
  const old = factsAbout(before, units);
  const now = factsAbout(after, units);
  const changed = new Map<string, readonly Row[]>();
  for (const name of CATALOG_RELATIONS) {
    const rows = difference(old.get(name) ?? [], now.get(name) ?? []);
    if (rows.length > 0) changed.set(name, rows);
  }
  return changed;
}

function difference(a: readonly Row[], b: readonly Row[]): Row[] {
  const keyed = (rows: readonly Row[]) => new Map(rows.map((row) => [row.args.map(keyOf).join(''), row]));
  const left = keyed(a);
  const right = keyed(b);
  return [
    ...[...left].filter(([key]) => !right.has(key)),
    ...[...right].filter(([key]) => !left.has(key)),
  ].map(([, row]) => row);
}
