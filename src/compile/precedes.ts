/** `precedes/2`: the order of identity texts, by code point, for rules. */

import { compareText } from '../catalog/identity.ts';
import { type Computed, textOf } from '../logic/computed.ts';
import type { Term } from '../logic/term.ts';

export const precedes: Computed = (args) => {
  const unit = textOf(args[0]);
  const other = textOf(args[1]);
  if (unit === undefined || other === undefined) return args[0] && args[1] ? [] : undefined;
  return compareText(unit, other) < 0 ? [args as readonly Term[]] : [];
};
