/** The acts of a call. */

import { type Act, namesOf } from './act.ts';
import { leavesOf } from './arguments.ts';
import type { Call } from './call.ts';
import type { PathWorld } from './paths.ts';
import { shellToolsOf } from './shell-tools.ts';

export interface ActOptions {
  /** Tools that run a line of a shell, beside the usual ones. */
  readonly shellTools?: readonly string[];
}

export interface Acts {
  readonly acts: readonly Act[];
  /** What a shell line does, as calls of its own. */
  readonly parts: readonly Call[];
  /** What could not be seen through, in words. */
  readonly opaque: readonly string[];
  /** Folded names of tools that run a line of a shell. */
  readonly shellTools: ReadonlySet<string>;
}

export function actsOf(call: Call, options: ActOptions, _world: PathWorld): Acts {
  const { leaves, complete } = leavesOf(call.arguments);
  const direct: Act = { name: call.tool, tools: namesOf(call.tool), leaves, complete };
  return { acts: [direct], parts: [], opaque: [], shellTools: shellToolsOf(options.shellTools) };
}
