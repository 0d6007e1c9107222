/** How a row follows: by which clause, with which values of its variables. */

import type { Clause } from './program.ts';
import type { Term } from './term.ts';

export interface Derived {
  readonly clause: Clause;
  /** Values by the variable's name in the clause. */
  readonly bindings: ReadonlyMap<string, Term>;
}
