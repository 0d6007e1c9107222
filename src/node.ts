/** `lictor/node`: the pure library, and what needs a file system or a process. */

import { createRequire } from 'node:module';
import type { Policy } from './catalog/policy.ts';
import type { TokenCounter } from './compile/tokens.ts';
import { createPolicy, type PolicyInput } from './lictor.ts';
import type { Result } from './logic/diagnostics.ts';
import { type ReadOptions, readPolicyFiles } from './node/files.ts';
import type { ServerFault, ServerOptions, ServerTools } from './node/mcp.ts';

export * from './index.ts';
export { type ReadOptions, readPolicyFiles } from './node/files.ts';
export type { ServerFault, ServerOptions, ServerTools } from './node/mcp.ts';
export type { FaultCause, StoreFault } from './store/fault.ts';
export { type LocationEnvironment, type StoreLocation, storeLocation } from './store/location.ts';
export {
  type Blocks,
  type DecidedCall,
  openStore,
  type Planned,
  type RuleQuery,
  type Store,
  type Stored,
} from './store/store.ts';

/**
 * The tools of the MCP server that a command starts over stdio; it has ended when this returns. The client is
 * loaded when it is first needed.
 */
export async function listServerTools(
  command: string,
  args: readonly string[],
  options: ServerOptions = {},
): Promise<Result<ServerTools, ServerFault>> {
  const mcp = await import('./node/mcp.ts');
  return mcp.listServerTools(command, args, options);
}

/**
 * Loads a policy from files and folders (every `.pl` file below them), with the `units` that the host registers.
 *
 * @example
 * const policy = await loadPolicy(['policy/']);
 * if (!policy.ok) console.error(policy.error.map(formatDiagnostic).join('\n'));
 */
export async function loadPolicy(
  paths: readonly string[],
  options: ReadOptions & Pick<PolicyInput, 'units' | 'engine'> = {},
): Promise<Result<Policy>> {
  const input = await readPolicyFiles(paths, options);
  const { units, engine } = options;
  return input.ok
    ? createPolicy({ ...input.value, ...(units && { units }), ...(engine && { engine }) })
    : input;
}

/**
 * Counts with the o200k encoding of `gpt-tokenizer`, which is loaded when the first text is counted (about half
 * a second, 80 MB). Special tokens in a text count as ordinary text.
 */
export function exactTokens(): TokenCounter {
  let countTokens: ((text: string, options: object) => number) | undefined;
  const options = { disallowedSpecial: new Set<string>() };
  return {
    method: 'exact',
    name: 'o200k',
    count(text) {
      countTokens ??= createRequire(import.meta.url)('gpt-tokenizer').countTokens as typeof countTokens;
      return countTokens?.(text, options) ?? 0;
    },
  };
}
