/** The gate: a policy and `rules/gate.pl` as one program, asked about one call. */

import { SHIPPED } from '../catalog/analyse/shipped.ts';
import { BUILTINS, COMPARISONS, CONTROL } from '../catalog/builtins.ts';
import { encodeClause, identityRelation } from '../catalog/encode.ts';
import { emptyPolicy, type Policy } from '../catalog/policy.ts';
import { VOCABULARY } from '../catalog/vocabulary.ts';
import { catalogFacts } from '../compile/catalog-facts.ts';
import { placeAt } from '../logic/diagnostics.ts';
import { compiledSolver } from '../logic/engine.ts';
import { type Clause, type Program, program } from '../logic/program.ts';
import { layer } from '../logic/relations.ts';
import type { Solver } from '../logic/solver.ts';
import { tauSolver } from '../logic/tau.ts';
import { plain } from '../logic/term.ts';
import { missingClauses } from './missing.ts';
import { type Windows, windowsOf } from './windows.ts';

export interface Gate {
  readonly policy: Policy;
  readonly program: Program;
  readonly solver: Solver;
  readonly windows: Windows;
}

/** Beside the vocabulary: the arguments that a tool has and a call leaves out. */
export const CALL_LACKS = 'call_lacks/2';

const OPTIONS = {
  relations: [...VOCABULARY.keys(), CALL_LACKS],
  computed: new Map([['identity/2', identityRelation]]),
  allowed: new Set([...BUILTINS.keys(), ...COMPARISONS, ...CONTROL]) as ReadonlySet<string>,
};

const gates = new WeakMap<Policy, Gate>();

/** Opens a policy for deciding, once. */
export function openGate(policy: Policy = emptyPolicy): Gate {
  const known = gates.get(policy);
  if (known) return known;
  const clauses = program([...gateClauses(), ...policy.clauses, ...missingClauses(policy.clauses)]);
  const facts = layer(catalogFacts(policy));
  const solver = (policy.engine === 'tau' ? tauSolver : compiledSolver)(clauses, facts, OPTIONS);
  const gate = { policy, program: clauses, solver, windows: windowsOf(policy.clauses) };
  gates.set(policy, gate);
  return gate;
}

let shipped: readonly Clause[] | undefined;

/** The clauses of `rules/gate.pl`. */
export function gateClauses(): readonly Clause[] {
  shipped ??= SHIPPED.filter(({ source }) => source.file === 'rules/gate.pl').map(
    ({ source, term, head, body }) =>
      encodeClause({
        head: plain(head) as Clause['head'],
        ...(body && { body: plain(body) }),
        place: placeAt(source, term.span?.start ?? 0),
      }),
  );
  return shipped;
}
