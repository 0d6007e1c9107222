/** An act: something that a call does. A call of a tool is one; a line of a shell is one for each command in it. */

import type { Leaf } from './arguments.ts';
import { fold } from './fold.ts';

export interface Act {
  /** What it is called: the tool, or the act that a command comes to. */
  readonly name: string;
  /** Folded names of the tools whose rules are about it. */
  readonly tools: readonly string[];
  readonly leaves: readonly Leaf[];
  /** Whether everything about it is known. */
  readonly complete: boolean;
  /** The words it was written with, for commands. */
  readonly text?: string;
}

/** The names by which rules may speak of a tool: its own, and the last part of an identity or an MCP name. */
export function namesOf(tool: string): readonly string[] {
  const name = fold(tool).trim();
  const bare = name.replace(/^(tool|skill|mcp_tool|mcp_prompt|resource):/, '');
  const last =
    /^mcp__.+?__(.+)$/.exec(bare)?.[1] ??
    (name.startsWith('mcp_') ? bare.slice(bare.indexOf('/') + 1) : bare);
  return [...new Set([name, bare, last])];
}
