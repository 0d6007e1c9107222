/** What is searched of a policy in a turn, and who of it may be found. */

import type { UnitId } from '../catalog/identity.ts';
import type { Policy } from '../catalog/policy.ts';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import type { Solver, Undetermined } from '../logic/solver.ts';
import { type Lexicon, lexiconOf } from '../search/lexicon.ts';
import type { SearchIndex } from '../search/postings.ts';
import { isHiddenFromProvider, says, whyBarred } from './evidence.ts';
import { FIRST_READ, LAST_READ, type Opened, open, type Read, readTurnRelations } from './opened.ts';
import { searchIndexOf } from './search-texts.ts';
import { readTurn, type TurnInput, type TurnProblem } from './turn.ts';
import { evidenceFacts, hostFacts, scopeFacts } from './turn-facts.ts';
import { type ScopeWidening, turnScope } from './turn-scope.ts';

export interface Searching {
  readonly index: SearchIndex;
  readonly lexicon: Lexicon;
  /** Slots of units that are not found whatever is asked. */
  readonly excluded: ReadonlySet<number>;
  /** Those of the units that are not eligible. */
  barred(units: readonly UnitId[]): ReadonlySet<UnitId>;
}

export type SearchError =
  | { readonly code: 'invalid_turn'; readonly problems: readonly TurnProblem[] }
  | ScopeWidening;

const withoutTurn = new WeakMap<Policy, Searching>();
const NONE: ReadonlySet<UnitId> = new Set();

/** Without a turn whatever is available may be found; with one, what is eligible and seen by the provider. */
export function searchingIn(
  policy: Policy,
  input: TurnInput | string | undefined,
): Result<Searching, SearchError> {
  const known = input === undefined ? withoutTurn.get(policy) : undefined;
  if (known) return ok(known);
  const made = makeSearching(policy, input);
  if (made.ok && input === undefined) withoutTurn.set(policy, made.value);
  return made;
}

function makeSearching(
  policy: Policy,
  input: TurnInput | string | undefined,
): Result<Searching, SearchError> {
  const turn = readTurn(input ?? {});
  if (!turn.ok) return fail({ code: 'invalid_turn', problems: turn.error });
  const opened = open(policy);
  const host = opened.solver.with(hostFacts(turn.value));
  const first = readTurnRelations(opened, host, FIRST_READ);
  const scope = turnScope(opened, first, turn.value);
  if (!scope.ok) return scope;
  const whole = once(() =>
    host.with(scopeFacts(opened, first, scope.value)).with(evidenceFacts(opened, first, turn.value)),
  );
  const read = opened.perTurn.size === 0 ? first : readTurnRelations(opened, whole(), LAST_READ, first);
  const index = searchIndexOf(opened, first);
  const isHidden = (unit: UnitId) =>
    says(read, 'available/2', unit, 'false') || (input !== undefined && isHiddenFromProvider(read, unit));
  const excluded = [...index.slots].flatMap(([unit, slot]) => (isHidden(unit) ? [slot] : []));
  return ok({
    index,
    lexicon: lexiconOf(policy.facts),
    excluded: new Set(excluded),
    barred: input === undefined ? () => NONE : barredIn(opened, whole(), read),
  });
}

/** Words and scope are looked at only where a turn or a rule asks for them. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A unit about which a rule could not be decided is kept back too. */
function barredIn(
  opened: Opened,
  solver: Solver,
  read: Read,
): (units: readonly UnitId[]) => ReadonlySet<UnitId> {
  const undetermined: Map<UnitId, Undetermined> = new Map(read.undetermined);
  return (units) => {
    const barred = whyBarred(opened, solver, units, undetermined);
    return new Set(units.filter((unit) => barred.has(unit) || undetermined.has(unit)));
  };
}
