/** The mark of a call: what a person has to have seen for a yes to it. */

import { fingerprint } from '../catalog/canonical.ts';
import { cleanLine, cutText } from '../catalog/clean.ts';
import { spellingOf } from '../catalog/tool-spelling.ts';
import type { Json, JsonObject } from '../catalog/unit.ts';
import type { SeenCall } from '../memory/change.ts';
import type { Call } from './call.ts';
import { isShellTool } from './shell-tools.ts';

/** SHA-256 of the tool, however it is spelled, its arguments in any order, and the folder it is made in. */
export const markOf = ({ tool, arguments: args, cwd }: Call): string =>
  fingerprint({ tool: spellingOf(tool).whole, arguments: told(tool, args), cwd: cwd ?? null });

export const seenCall = (call: Call): SeenCall => ({ mark: markOf(call), text: lineOf(call) });

/** What a model says about a command does nothing, and is said in other words the next time. */
const REMARKS: ReadonlySet<string> = new Set(['description', 'explanation', 'justification']);

const told = (tool: string, args: Call['arguments']): JsonObject =>
  isShellTool(tool, undefined)
    ? Object.fromEntries(Object.entries(args).filter(([name]) => !REMARKS.has(name)))
    : args;

/** In characters. */
const LONGEST_LINE = 200;

/** `Bash: git push origin main`, `send_email {"to":"sarah@example.com"}`. */
function lineOf({ tool, arguments: args }: Call): string {
  const shown = told(tool, args);
  const command: Json | undefined = isShellTool(tool, undefined) ? shown.command : undefined;
  const text = typeof command === 'string' ? `${tool}: ${command}` : `${tool} ${JSON.stringify(shown)}`;
  return cutText(cleanLine(text.slice(0, 4 * LONGEST_LINE)), LONGEST_LINE);
}
