/** An act: something that a call does. A call of a tool is one; a line of a shell is one for each command in it. */

import type { Leaf } from './arguments.ts';

export interface Act {
  /** What it is called: the tool, or the act that a command comes to. */
  readonly name: string;
  /** Keys of the tools whose rules are about it. */
  readonly tools: readonly string[];
  readonly leaves: readonly Leaf[];
  /** Whether everything about it is known. */
  readonly complete: boolean;
  /** The words it was written with, for commands. */
  readonly text?: string;
}
