/** From the tools a server lists to the text of a catalog: the whole way of `lictor import`. */

import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { emptyCatalog, registerUnits } from './catalog.ts';
import { type ImportLoss, type ImportOptions, type McpTool, unitsFromTools } from './import-mcp.ts';
import type { UnitProblem } from './unit-problem.ts';
import { type CatalogText, writeCatalog } from './write-catalog.ts';

export interface CatalogImportOptions extends ImportOptions {
  /** The name of the file for the schemas, such as `filesystem.schemas.json`. */
  readonly schemasFile: string;
  /** The command that makes the catalog again, for the comment at its top. */
  readonly madeBy?: string;
}

export interface CatalogImport extends CatalogText {
  /** Number of tools in the catalog. */
  readonly tools: number;
  readonly losses: readonly ImportLoss[];
}

/** The catalog of a server's tools as text, with what did not fit into it. `server` names it in identities. */
export function importCatalog(
  server: string,
  tools: readonly McpTool[],
  options: CatalogImportOptions,
): Result<CatalogImport, readonly UnitProblem[]> {
  const imported = unitsFromTools(server, tools, options);
  if (!imported.ok) return imported;
  const registered = registerUnits(emptyCatalog, imported.value.units);
  if (!registered.ok) return fail(registered.error);
  const units = [...registered.value.catalog.units.values()];
  const text = writeCatalog(units, { header: header(server, options), schemasFile: options.schemasFile });
  return ok({ ...text, tools: units.length - 1, losses: imported.value.losses });
}

function header(server: string, { info, madeBy }: CatalogImportOptions): string[] {
  const name = info ? `${info.name} ${info.version ?? ''}`.trim() : server;
  return [
    `The tools of the MCP server ${name}, in its own words.`,
    '',
    ...(madeBy === undefined ? [] : [`Made by: ${madeBy}`]),
    'Make it again rather than edit it; rules about these tools go into a file of your own.',
    'Effects are what the server says its tools do. They grant nothing, and they may be wrong.',
  ];
}
