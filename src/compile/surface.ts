/** The fingerprints of a policy and of a surface: hashes over everything that is material to them. */

import { fingerprint } from '../catalog/canonical.ts';
import { catalogFingerprint } from '../catalog/fingerprint.ts';
import type { Policy } from '../catalog/policy.ts';
import type { Json } from '../catalog/unit.ts';
import type { Clause } from '../logic/program.ts';
import { compound, mapLeaves, variable, variablesOf } from '../logic/term.ts';
import { writeTerm } from '../logic/writer.ts';
import { RULE_FILES } from '../rules.generated.ts';
import type { ContextUnit } from './compiled.ts';
import type { Opened } from './opened.ts';
import { type Scope, scopeItemText } from './scope.ts';
import type { Turn } from './turn.ts';

const rules = new WeakMap<Policy['facts'], { readonly clauses: Policy['clauses']; readonly hash: string }>();
let shipped: string | undefined;

/**
 * The fingerprint of a policy: of its units, its rules and facts, and the rules that are shipped. Neither the order
 * of files and clauses nor the names of variables count, nor where things stand, nor which engine runs them.
 */
export const policyFingerprint = (policy: Policy): string =>
  fingerprint({ catalog: catalogFingerprint(policy.catalog), rules: rulesFingerprint(policy) });

/** The shipped rules, the policy's own and its facts, in an order that does not depend on files. */
export function rulesFingerprint(policy: Policy): string {
  const known = rules.get(policy.facts);
  if (known && known.clauses === policy.clauses) return known.hash;
  const facts = [...policy.facts].flatMap(([relation, rows]) =>
    rows.map((row) => `${relation} ${row.args.map(writeTerm).join(' ')}`),
  );
  shipped ??= fingerprint(
    Object.entries(RULE_FILES)
      .filter(([file]) => file !== 'decree-lexicon.pl')
      .map(([file, text]) => `${file}\n${text}`)
      .sort(),
  );
  const own = policy.clauses.map(clauseText);
  const hash = fingerprint([shipped, '', ...own.sort(), '', ...facts.sort()]);
  rules.set(policy.facts, { clauses: policy.clauses, hash });
  return hash;
}

/** A clause with its variables numbered, so that their names are not material. */
function clauseText({ head, body }: Clause): string {
  const whole = body ? compound(':-', head, body) : head;
  const names = new Map(variablesOf(whole).map((name, i) => [name, variable(`V${i}`)]));
  return writeTerm(mapLeaves(whole, (leaf) => (leaf.kind === 'var' ? (names.get(leaf.name) ?? leaf) : leaf)));
}

/**
 * SHA-256 over the catalog, the rules, the turn and what was offered to packing. Whether the turn asks for
 * packing is not material, nor is the order in which anything was given.
 */
export function surfaceFingerprint(
  opened: Opened,
  turn: Turn,
  scope: Scope,
  units: readonly ContextUnit[],
): string {
  return fingerprint({
    catalog: catalogFingerprint(opened.policy.catalog),
    rules: rulesFingerprint(opened.policy),
    turn: {
      text: turn.text,
      signals: turn.signals.map(writeTerm),
      needs: turn.needs.map(writeTerm),
      selected: turn.selected,
      denied: turn.denied,
      capabilities: turn.capabilities.map(writeTerm),
      context: turn.context.map(([key, value]) => [key, writeTerm(value)]),
      scope: scope === 'all' ? 'all' : scope.map(scopeItemText).sort(),
      mode: turn.mode,
      scoring: turn.scoring,
      candidate_limit: turn.candidateLimit,
      budget: { ...turn.budget },
      sections: turn.sections.map((section) => ({ ...section })),
    },
    units: units.map(({ id, variants }) => ({ id, variants: variants.map((variant) => ({ ...variant })) })),
  } as Json);
}
