/** Importing the tools that an MCP server lists, as its client gives them. */

import type { Result } from '../logic/diagnostics.ts';
import { unitsFromToolList } from './import-list.ts';
import type { ImportOptions } from './import-options.ts';
import type { Imported } from './import-units.ts';
import type { UnitProblem } from './unit-problem.ts';

/** A tool as `tools/list` gives it. What it holds besides is hashed, and not looked at otherwise. */
export interface McpTool {
  readonly name: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** JSON Schema of the arguments. */
  readonly inputSchema?: object | undefined;
  readonly annotations?:
    | {
        readonly title?: string | undefined;
        readonly readOnlyHint?: boolean | undefined;
        readonly destructiveHint?: boolean | undefined;
        readonly openWorldHint?: boolean | undefined;
      }
    | undefined;
}

/**
 * The units of a server: `mcp_server(Server)`, and `mcp_tool(Server, Name)` for each tool. See
 * {@link unitsFromToolList}, of which this is the form `mcp` with a name.
 */
export const unitsFromTools = (
  server: string,
  tools: readonly McpTool[],
  options: ImportOptions = {},
): Result<Imported, readonly UnitProblem[]> =>
  unitsFromToolList(tools, { ...options, from: 'mcp', name: server });
