/** An act: something that a call does. A call of a tool is one; a line of a shell is one for each command in it. */

import type { Leaf } from './arguments.ts';

export interface Act {
  /** What it is called: the tool, or the act that a command comes to. */
  readonly name: string;
  /** Keys of the tools whose rules are about it. */
  readonly tools: readonly string[];
  /** Keys of deeds: rules that speak of what is done, and not of a tool, are about it by these. */
  readonly deeds?: readonly string[];
  readonly leaves: readonly Leaf[];
  /** Whether everything about it is known. */
  readonly complete: boolean;
  /** The words it was written with, for commands. */
  readonly text?: string;
  /** Of a command: what is known of the deeds that it comes to. */
  readonly done?: readonly Leaf[];
  /** Whether it is only likely that this is done. */
  readonly unsure?: true;
  /** Done to what it names only: a rule about all of it is not about this. */
  readonly named?: true;
}
