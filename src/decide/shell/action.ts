/** An action: what a command comes to, in the terms in which tools do the same. */

/** Values of an argument; a value that is not known holds a sign of `wild.ts`. */
export type ActionArguments = Readonly<Record<string, readonly (string | boolean)[]>>;

export interface Action {
  readonly name: string;
  readonly args: ActionArguments;
  /** Paths of the action stand for everything below them. */
  readonly deep?: true;
  /** Words that people use for it, beside those it is written with. */
  readonly means?: readonly string[];
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
