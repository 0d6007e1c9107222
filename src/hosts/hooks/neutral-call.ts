/** A call in the agent's words as calls under the common names, for rules that hold in every agent. */

import type { Json, JsonObject } from '../../catalog/unit.ts';
import type { Call } from '../../decide/call.ts';
import type { Adapter } from './adapter.ts';
import type { HookEvent } from './event.ts';
import { SHELL_ACTS } from './tool-names.ts';

/** What a user's words may be about: the tools that an agent is built with, by their common names, and what its shell does. */
export const speakableTools = ({ tools }: Adapter): readonly string[] => [
  ...new Set([...Object.values(tools).map(({ tool }) => tool), ...SHELL_ACTS]),
];

export const commonName = ({ tools }: Adapter, tool: string): string =>
  Object.hasOwn(tools, tool) ? (tools[tool]?.tool ?? tool) : tool;

/**
 * What a call does: itself, and each file of a patch as a call of its own. All of them have to be allowed.
 *
 * Arguments that an agent has and nobody knows keep their names: a rule may still be about them.
 */
export function callsOf(
  adapter: Adapter,
  { tool = '', arguments: args = {}, cwd }: HookEvent,
): readonly Call[] {
  const place = cwd === undefined ? {} : { cwd };
  const whole: Call = {
    tool: commonName(adapter, tool),
    arguments: commonArguments(adapter, tool, args),
    ...place,
  };
  if (tool !== 'apply_patch') return [whole];
  const files = patchedFiles(args);
  if (files.length === 0) return [whole];
  const path = files.map((file) => file.arguments.file_path);
  return [
    { ...whole, arguments: { ...whole.arguments, path } },
    ...files.map((file) => ({ ...file, ...place })),
  ];
}

function commonArguments({ tools }: Adapter, tool: string, args: JsonObject): JsonObject {
  const names = Object.hasOwn(tools, tool) ? tools[tool]?.arguments : undefined;
  if (!names) return args;
  const renamed = Object.entries(args).map(([own, value]): [string, Json] => {
    const common = Object.hasOwn(names, own) ? (names[own] ?? own) : own;
    // Where the common name is taken already, both are kept: a rule has to see each.
    return [common !== own && Object.hasOwn(args, common) ? own : common, value];
  });
  return Object.fromEntries(renamed);
}

const PATCHED = /^\*\*\* (Add|Update|Delete) File: (.+)$|^\*\*\* Move to: (.+)$/gm;
const DOES = { Add: 'Write', Update: 'Edit', Delete: 'Delete' } as const;

interface PatchedFile extends Call {
  readonly arguments: { readonly file_path: string };
}

/** The files of a patch in the form that Codex writes (`*** Update File: …`). */
function patchedFiles(args: JsonObject): readonly PatchedFile[] {
  const texts = Object.values(args).filter((value) => typeof value === 'string');
  return texts.flatMap((text) =>
    [...text.matchAll(PATCHED)].map(([, kind, file, target]) => ({
      tool: kind ? DOES[kind as keyof typeof DOES] : 'Write',
      arguments: { file_path: (file ?? target ?? '').trim() },
    })),
  );
}
