/** What a policy adds to the reading of sentences: words of its own, and what its catalog says of the tools. */

import type { Catalog } from '../catalog/catalog.ts';
import { parseUnitId, unitId } from '../catalog/identity.ts';
import type { Policy } from '../catalog/policy.ts';
import { toolName } from '../catalog/tool-name.ts';
import { spellingOf } from '../catalog/tool-spelling.ts';
import type { Unit } from '../catalog/unit.ts';
import type { KnownTool } from './decree/toolbox.ts';
import type { DecreeOptions } from './decrees.ts';

export interface PolicyWords extends DecreeOptions {
  /** The tools of the policy, by the names that providers know them by. */
  readonly tools: readonly string[];
}

/**
 * The words and the tools of a policy, for {@link readDecrees}.
 *
 * @example readDecrees('yeet nothing', { tools }, policyWords(policy))
 */
export function policyWords({ catalog, facts }: Pick<Policy, 'catalog' | 'facts'>): PolicyWords {
  const tools = [...catalog.units.values()].filter(({ kind }) => kind === 'tool' || kind === 'mcp_tool');
  const known = new Map<string, KnownTool>();
  for (const unit of tools) {
    const said = knownOf(unit, catalog);
    const { bare, whole } = spellingOf(unit.unit);
    // A name without a server is that of the first tool that has it.
    for (const key of [toolName(unit.unit), whole, bare]) if (!known.has(key)) known.set(key, said);
  }
  return { facts, known, tools: tools.map(({ unit }) => toolName(unit)) };
}

function knownOf(unit: Unit, { units }: Catalog): KnownTool {
  const server = parseUnitId(unit.unit)?.server;
  const { aliases = [] } =
    (server !== undefined && units.get(unitId({ kind: 'mcp_server', name: server }))) || {};
  const [category] = unit.stated.has('category') ? unit.category : [];
  const effect = unit.effect.find((one) => one !== 'read') ?? unit.effect[0];
  return {
    aliases: unit.aliases,
    serverAliases: aliases,
    ...(category !== undefined && { category }),
    ...(effect !== undefined && { effect }),
    arguments: Object.keys((unit.schema?.properties as object | undefined) ?? {}),
  };
}
