/** The scope of a turn: what it asks for, where that is no more than its parent allows. */

import { fail, ok, type Result } from '../logic/diagnostics.ts';
import type { Opened, Read } from './opened.ts';
import { effectiveScope, type Scope, scopeItemText, wideningItems } from './scope.ts';
import type { Turn } from './turn.ts';
import { scopedUnit } from './turn-facts.ts';

/** A turn that asks for more than its parent scope allows, with the items that do. */
export interface ScopeWidening {
  readonly code: 'discovery_scope_widening_denied';
  readonly items: readonly string[];
}

/** What a turn may see. `read` knows the categories of units. */
export function turnScope({ policy }: Opened, read: Read, turn: Turn): Result<Scope, ScopeWidening> {
  const widening = wideningItems(turn.scope, turn.parentScope, (unit) => {
    const known = policy.catalog.units.get(unit);
    return known && scopedUnit(known, read);
  });
  if (widening.length === 0) return ok(effectiveScope(turn.scope, turn.parentScope));
  return fail({ code: 'discovery_scope_widening_denied', items: widening.map(scopeItemText) });
}
