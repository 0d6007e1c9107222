/** Which unit of a catalog a call is of. */

import type { Catalog } from '../catalog/catalog.ts';
import { parseUnitId, type UnitId, unitId } from '../catalog/identity.ts';
import type { Policy } from '../catalog/policy.ts';
import { actionOf } from './shell/tool-actions.ts';

const byName = new WeakMap<Catalog, ReadonlyMap<string, UnitId>>();

/** The identity of the unit, in text form; one that the catalog does not have is taken for a tool. */
export function unitCalled(tool: string, policy: Policy | undefined): UnitId {
  const stated = parseUnitId(tool);
  const itself = stated ? unitId(stated) : unitId({ kind: 'tool', name: tool || '?' });
  if (!policy || policy.catalog.units.has(itself)) return itself;
  return namesOf(policy.catalog).get(tool) ?? itself;
}

/** Units by the names that providers and MCP hosts know them by; a name that two of them have is nobody's. */
function namesOf(catalog: Catalog): ReadonlyMap<string, UnitId> {
  const known = byName.get(catalog);
  if (known) return known;
  const found = new Map<string, UnitId | undefined>();
  for (const [id, { name }] of catalog.units) {
    const parsed = parseUnitId(id);
    if (parsed?.kind !== 'tool' && parsed?.kind !== 'mcp_tool') continue;
    const names = [
      parsed.name,
      name,
      ...(parsed.server === undefined
        ? []
        : [`mcp__${parsed.server}__${parsed.name}`, `${parsed.server}/${parsed.name}`]),
    ];
    for (const one of new Set(names)) found.set(one, found.has(one) ? undefined : id);
  }
  const names = new Map([...found].flatMap(([name, id]) => (id === undefined ? [] : [[name, id] as const])));
  byName.set(catalog, names);
  return names;
}

const byAction = new WeakMap<Catalog, ReadonlyMap<string, readonly UnitId[]>>();

/** The units that do what an action does; the action itself as a tool, where the catalog has none. */
export function unitsDoing(action: string, policy: Policy | undefined): readonly UnitId[] {
  const itself = [unitId({ kind: 'tool', name: action })];
  return policy ? (actionsOf(policy.catalog).get(action) ?? itself) : itself;
}

function actionsOf(catalog: Catalog): ReadonlyMap<string, readonly UnitId[]> {
  const known = byAction.get(catalog);
  if (known) return known;
  const found = new Map<string, UnitId[]>();
  for (const id of catalog.units.keys()) {
    const parsed = parseUnitId(id);
    const action = parsed?.kind === 'tool' || parsed?.kind === 'mcp_tool' ? actionOf(parsed.name) : undefined;
    if (action !== undefined) found.set(action, [...(found.get(action) ?? []), id]);
  }
  byAction.set(catalog, found);
  return found;
}
