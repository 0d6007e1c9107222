/** Tables of programs put together. */

import type { ActionsOf } from './action.ts';

/** What all of them tell. */
export const several =
  (...all: readonly ActionsOf[]): ActionsOf =>
  (told) =>
    all.flatMap((one) => one(told));
