/** An action: what a command comes to, in the terms in which tools do the same. */

import type { Depth } from '../arguments.ts';

/** Values of an argument; a value that is not known holds a sign of `wild.ts`. */
export type ActionArguments = Readonly<Record<string, readonly (string | boolean)[]>>;

export interface Action {
  readonly name: string;
  readonly args: ActionArguments;
  /** Paths of the action stand for everything below them, or for some of it. */
  readonly deep?: Depth;
  /** Whether it is only likely that this is done. */
  readonly unsure?: true;
  /** It comes to this only of what it names: a file that is added is one to be committed. */
  readonly named?: true;
  /** Words that people use for it, beside those it is written with. */
  readonly means?: readonly string[];
  /** Words for what it may come to. */
  readonly likely?: readonly string[];
}

/** A command as the tables of actions see it: the plain name of its program, and the words behind it. */
export interface Told {
  readonly program: string;
  readonly args: readonly string[];
  readonly input: string | undefined;
  readonly sets: readonly (readonly [name: string, value: string])[];
  readonly elsewhere: string | undefined;
}

export type ActionsOf = (told: Told) => readonly Action[];
export type Table = Readonly<Record<string, ActionsOf>>;
