/** Catalogs of recorded cases: units registered one by one, and tools brought in from a registry. */

import { emptyCatalog } from '../../src/catalog/catalog.ts';
import { parseUnitId } from '../../src/catalog/identity.ts';
import type { Policy } from '../../src/catalog/policy.ts';
import type { UnitSpec } from '../../src/catalog/unit.ts';
import { registerUnits } from '../../src/lictor.ts';
import { compilerFault, type Fault, unitFault } from './errors.ts';
import { plainValue } from './read-file.ts';
import { field, isRecord, listOf, type Recorded } from './record.ts';
import { recordedUnit } from './units.ts';

/** A policy without units and rules, which no file can state. */
const NO_POLICY: Policy = {
  catalog: emptyCatalog,
  clauses: [],
  facts: new Map(),
  places: new Map(),
  warnings: [],
};

/** A policy of its own for each case: what is opened for one is kept with it. */
export const emptyPolicy = (): Policy => ({ ...NO_POLICY });

export interface Registered {
  readonly policy: Policy;
  /** One outcome for each spec, in order. */
  readonly outcomes: readonly ({ readonly ok: boolean } & { readonly [key: string]: unknown })[];
}

/** Registers recorded specs in order; one that is refused leaves the others as they are. */
export function register(policy: Policy, specs: readonly unknown[]): Registered {
  const outcomes: Registered['outcomes'][number][] = [];
  let now = policy;
  for (const spec of specs) {
    const change = registerUnits(now, [recordedUnit(plainValue(withoutDefaults(spec))) as UnitSpec]);
    if (!change.ok) {
      outcomes.push({ ok: false, error: unitFault('catalog_register', change.error) });
      continue;
    }
    now = change.value.policy;
    const status = change.value.patches.length > 0 ? 'registered' : 'existing';
    outcomes.push({ ok: true, unit: field(spec, 'unit'), status, revision: now.catalog.revision });
  }
  return { policy: now, outcomes };
}

/**
 * The spec without defaults that it states: the recorded program does not tell them from fields left out, where
 * Lictor does, since rules may state another value.
 */
function withoutDefaults(spec: unknown): unknown {
  if (!isRecord(spec)) return spec;
  const kind = typeof spec.unit === 'string' ? parseUnitId(spec.unit)?.kind : undefined;
  const defaults: Recorded = {
    category: kind,
    priority: 100,
    provider_visible: kind !== 'mcp_server',
    mandatory_context: true,
  };
  return Object.fromEntries(Object.entries(spec).filter(([key, value]) => field(defaults, key) !== value));
}

export type Imported =
  | { readonly ok: true; readonly count: number }
  | { readonly ok: false; readonly error: Fault };

/**
 * Imports the tools of a registry: each becomes a unit with its own capability, and its name and aliases become
 * keywords. The first that is refused ends the import; those before it stay.
 */
export function importTools(
  policy: Policy,
  request: unknown,
): { readonly policy: Policy; readonly imported: Imported } {
  const phase = 'tool_registry_import';
  const priority = plainValue(field(field(request, 'options'), 'priority') ?? 100);
  if (!Number.isInteger(priority) || (priority as number) < 0)
    return { policy, imported: { ok: false, error: compilerFault(phase, 'expected_nonnegative_integer') } };
  const tools = listOf(field(request, 'tools'));
  let now = policy;
  for (const tool of tools) {
    const { policy: next, outcomes } = register(now, [toolUnit(tool, field(request, 'options'), priority)]);
    const failed = outcomes.find(({ ok }) => !ok);
    if (failed) {
      const error = compilerFault(phase, 'nested_error', failed.error);
      return { policy: now, imported: { ok: false, error } };
    }
    now = next;
  }
  return { policy: now, imported: { ok: true, count: tools.length } };
}

/** A registered tool as the recording writes units. */
function toolUnit(tool: unknown, options: unknown, priority: unknown): unknown {
  const name = field(tool, 'name');
  const aliases = listOf(field(field(options, 'aliases'), String(name)));
  const keyword = (value: unknown, weight: number) => ({ type: 'keyword', value, weight });
  return {
    unit: `tool:${String(name)}`,
    category: field(options, 'category') ?? 'local_tool',
    description: field(tool, 'description'),
    aliases,
    triggers: [keyword(name, 40), ...aliases.map((alias) => keyword(alias, 20))],
    requires_capability: field(tool, 'capability'),
    priority,
    schema: tool,
    provenance: 'tool_registry',
  };
}

/** The names that the schemas of these specs are recorded under, by unit. */
export function schemaNames(specs: readonly unknown[], request?: unknown): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const tool of listOf(field(request, 'tools'))) {
    const name = String(field(tool, 'name'));
    names.set(`tool:${name}`, name);
  }
  for (const spec of specs) {
    const unit = field(spec, 'unit');
    const schema = field(spec, 'schema');
    if (typeof unit !== 'string' || schema === undefined || names.has(unit)) continue;
    const own = isRecord(schema) ? field(schema, 'name') : parseUnitId(unit)?.name;
    if (typeof own === 'string') names.set(unit, own);
  }
  return names;
}
