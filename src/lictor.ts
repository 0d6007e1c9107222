/** The facade: policies as values, and a host that keeps the last good one in force. */

import type { Patch } from 'immer';
import {
  catalogOf,
  type IndexedProblem,
  registerUnits as registerInCatalog,
  removeUnit as removeFromCatalog,
  replaceUnit as replaceInCatalog,
} from './catalog/catalog.ts';
import { deepFreeze } from './catalog/freeze.ts';
import type { UnitId } from './catalog/identity.ts';
import { type LoadInput, loadPolicyFiles } from './catalog/load.ts';
import type { Policy } from './catalog/policy.ts';
import type { UnitSpec } from './catalog/unit.ts';
import type { UnitProblem } from './catalog/unit-problem.ts';
import { type CompileOptions, compile } from './compile/compile.ts';
import type { Compiled, CompileError } from './compile/compiled.ts';
import { succeed } from './compile/opened.ts';
import { type RecompileEvent, recompile } from './compile/recompile.ts';
import type { TurnInput } from './compile/turn.ts';
import { ok, type Result } from './logic/diagnostics.ts';

/** The texts of a policy, and which engine runs its rules: `compiled`, unless `tau` is asked for. */
export type PolicyInput = LoadInput & Pick<Policy, 'engine'>;

/**
 * Reads and checks the texts of a policy.
 *
 * Every mistake of every file is returned, sorted by place; a policy with a mistake is not loaded. What is
 * doubtful, but no mistake, is in `warnings` of the policy.
 *
 * @example
 * const policy = createPolicy({ files: [{ path: 'policy.pl', text: 'unit(tool(clock), []).' }] });
 *
 * @example
 * // A file about units that the host registers.
 * const pinned = createPolicy({
 *   files: [{ path: 'policy.pl', text: 'activation(tool(clock), always).' }],
 *   units: [{ unit: 'tool:clock' }],
 * });
 */
export function createPolicy(input: PolicyInput): Result<Policy> {
  const loaded = loadPolicyFiles(input);
  if (!loaded.ok) return loaded;
  const { units, hostUnits, facts, clauses, warnings } = loaded.value;
  const policy: Policy = {
    catalog: catalogOf([...units.map(({ unit }) => unit), ...hostUnits]),
    clauses,
    facts,
    places: new Map(units.map(({ unit, place, places }) => [unit.unit, { place, properties: places }])),
    warnings,
    ...(input.engine && { engine: input.engine }),
  };
  return ok(deepFreeze(policy));
}

/** A policy after its catalog changed. `patches` are Immer's, from the old catalog to the new. */
export interface PolicyChange {
  readonly policy: Policy;
  readonly patches: readonly Patch[];
}

/** Registers units, all or none. A unit that is there already, and the same, is no mistake. */
export function registerUnits(
  policy: Policy,
  specs: Iterable<UnitSpec>,
): Result<PolicyChange, readonly IndexedProblem[]> {
  return changed(policy, registerInCatalog(policy.catalog, specs));
}

/** Puts a unit in place of the one of the same identity. `unknown_unit` when there is none. */
export function replaceUnit(policy: Policy, spec: UnitSpec): Result<PolicyChange, readonly UnitProblem[]> {
  return changed(policy, replaceInCatalog(policy.catalog, spec));
}

/** Takes a unit out of the catalog. Units that require it are unsound from then on. */
export function removeUnit(policy: Policy, unit: string): Result<PolicyChange, readonly UnitProblem[]> {
  return changed(policy, removeFromCatalog(policy.catalog, unit));
}

function changed<E>(
  policy: Policy,
  change: Result<{ readonly catalog: Policy['catalog']; readonly patches: readonly Patch[] }, E>,
): Result<PolicyChange, E> {
  if (!change.ok) return change;
  const { catalog, patches } = change.value;
  if (catalog === policy.catalog) return ok({ policy, patches });
  const units = patches.flatMap(({ path }) => (path[0] === 'units' ? [path[1] as UnitId] : []));
  const places = withoutChanged(policy.places, units);
  const next: Policy = Object.freeze({ ...policy, catalog, places });
  succeed(policy, next, units);
  return ok({ policy: next, patches });
}

/** A unit that the host replaced or removed no longer stands where a file stated it. */
function withoutChanged(places: Policy['places'], moved: readonly UnitId[]): Policy['places'] {
  if (!moved.some((unit) => places.has(unit))) return places;
  const kept = new Map(places);
  for (const unit of moved) kept.delete(unit);
  return deepFreeze(kept);
}

/** A host's hold on one policy, which may be replaced while it runs. */
export interface Lictor {
  /** The policy in force. */
  readonly policy: Policy;
  compile(turn: TurnInput | string): Result<Compiled, CompileError>;
  recompile(compiled: Compiled, event: RecompileEvent): Result<Compiled, CompileError>;
  /** Puts another policy in force, if it loads; otherwise every mistake is returned and the last good one stays. */
  reload(input: PolicyInput): Result<Policy>;
  /** Puts a policy in force that was loaded or changed elsewhere. */
  replace(policy: Policy): void;
}

export function createLictor(first: Policy, options: CompileOptions = {}): Lictor {
  let policy = first;
  return {
    get policy() {
      return policy;
    },
    compile: (turn) => compile(policy, turn, options),
    recompile: (compiled, event) => recompile(policy, compiled, event, options),
    reload(input) {
      const next = createPolicy(input);
      if (next.ok) policy = next.value;
      return next;
    },
    replace(next) {
      policy = next;
    },
  };
}
