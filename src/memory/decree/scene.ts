/** Scenes: what clauses are read against, and what is told of them. */

import type { Reading } from '../reading.ts';
import type { Action } from './clause.ts';
import type { Naming } from './things.ts';
import type { Tool } from './toolbox.ts';

export type ToldReading = Omit<Reading, 'sentence' | 'span'>;

export interface Told {
  readonly readings: readonly ToldReading[];
  readonly unread: readonly string[];
  /** What it says was done, for the sentence after it. */
  readonly done?: Action;
}

export interface Scene {
  readonly naming: Naming;
  readonly tools: readonly Tool[];
  /** What the sentence before said was done: "Why did you push? I told you not to." */
  readonly before?: Action;
}

export const NOTHING: Told = { readings: [], unread: [] };
