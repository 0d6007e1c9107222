/** Which unit of a catalog a call is of, and which rules' tools are its own. */

import type { Catalog } from '../catalog/catalog.ts';
import { parseUnitId, type UnitId, unitId } from '../catalog/identity.ts';
import type { Policy } from '../catalog/policy.ts';
import { toolName } from '../catalog/tool-name.ts';
import { isOfAnyServer, keysCalled, spellingOf } from '../catalog/tool-spelling.ts';
import { actionOf } from './shell/tool-actions.ts';

/** The identity of the unit, in text form; one that the catalog does not have is taken for a tool. */
export function unitCalled(tool: string, policy: Policy | undefined): UnitId {
  const stated = parseUnitId(tool);
  const itself = stated ? unitId(stated) : unitId({ kind: 'tool', name: tool || '?' });
  if (!policy || policy.catalog.units.has(itself)) return itself;
  return findUnit(policy.catalog, tool) ?? itself;
}

/**
 * The keys of a call by which rules find it. Of a unit that the catalog has, all its names count, and no server is
 * left open.
 */
export function keysOfCall(tool: string, policy: Policy | undefined): readonly string[] {
  const unit = unitCalled(tool, policy);
  if (!policy?.catalog.units.has(unit)) return keysCalled(tool);
  const keys = [tool, unit, toolName(unit)].flatMap(keysCalled);
  return [...new Set(keys.filter((key) => !isOfAnyServer(key)))];
}

/** Units by their names; what two of them have is nobody's. */
interface Names {
  /** As providers write them, and as they are told. */
  readonly exact: ReadonlyMap<string, UnitId>;
  /** By server and name; tools of no server by their name. */
  readonly whole: ReadonlyMap<string, UnitId>;
  /** Tools of servers by their name alone. */
  readonly bare: ReadonlyMap<string, UnitId>;
}

const byName = new WeakMap<Catalog, Names>();

function findUnit(catalog: Catalog, tool: string): UnitId | undefined {
  const names = byName.get(catalog) ?? namesOf(catalog);
  byName.set(catalog, names);
  const { server, bare, whole } = spellingOf(tool);
  const stated = names.exact.get(tool) ?? names.whole.get(whole);
  return stated ?? (server === undefined ? names.bare.get(bare) : undefined);
}

function namesOf({ units }: Catalog): Names {
  const [exact, whole, bare] = [claims(), claims(), claims()];
  for (const [id, { name }] of units) {
    const parsed = parseUnitId(id);
    if (parsed?.kind !== 'tool' && parsed?.kind !== 'mcp_tool') continue;
    for (const one of new Set([toolName(id), parsed.name, name])) exact.claim(one, id);
    const keys = parsed.server === undefined ? spellingOf(parsed.name) : spellingOf(id);
    for (const one of new Set([keys.whole, spellingOf(toolName(id)).whole])) whole.claim(one, id);
    if (parsed.server !== undefined) bare.claim(keys.bare, id);
  }
  return { exact: exact.granted(), whole: whole.granted(), bare: bare.granted() };
}

/** Names that are claimed; one that two claim is granted to neither. */
function claims() {
  const claimed = new Map<string, UnitId | undefined>();
  return {
    claim(name: string, id: UnitId): void {
      claimed.set(name, claimed.has(name) ? undefined : id);
    },
    granted: (): ReadonlyMap<string, UnitId> =>
      new Map([...claimed].flatMap(([name, id]) => (id === undefined ? [] : [[name, id] as const]))),
  };
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
    const kind = parseUnitId(id)?.kind;
    const action = kind === 'tool' || kind === 'mcp_tool' ? actionOf(id) : undefined;
    if (action !== undefined) found.set(action, [...(found.get(action) ?? []), id]);
  }
  byAction.set(catalog, found);
  return found;
}
