/** The one wording of each reason: what people read. Names are shown cleaned, since servers choose them. */

import type { UnitId } from '../catalog/identity.ts';
import { shown } from '../logic/diagnostics.ts';
import { faultText } from './faults.ts';
import type { Reason } from './reason.ts';

/** The problem of an undetermined reason, whose relation is one of the shipped rules' more often than not. */
function problemText(problem: string): string {
  const colon = problem.indexOf(': ');
  return faultText({ relation: problem.slice(0, colon), message: problem.slice(colon + 2) });
}

const name = (text: string): string => shown(text);

/**
 * A reason as a clause, lower case, without a final stop. `of` is the unit that has the reason, where it is known:
 * a unit that cannot stand by itself is not said to need itself.
 */
export function reasonText(reason: Reason, of?: UnitId): string {
  const needs = (unit: UnitId, which: string): string =>
    unit === of ? `it ${which}` : `it needs ${name(unit)}, which ${which}`;
  switch (reason.type) {
    case 'activation':
      return 'pinned by the host (activation always)';
    case 'compatibility_mode':
      return 'all tools are shown (mode all_tools)';
    case 'explicit_selection':
      return 'selected explicitly';
    case 'lexical':
      return `shares ${reason.words.map(name).join(', ')} with the text (${reason.score})`;
    case 'semantic':
      return `close in meaning to the text (${reason.score})`;
    case 'signal':
      return `trigger ${name(reason.signal)} matches (${reason.weight})`;
    case 'policy_evidence':
      return `the policy says ${name(reason.reason)} (${reason.weight})`;
    case 'explicit_denial':
      return 'denied by the host for this turn';
    case 'policy_denial':
      return `denied by the policy: ${name(reason.reason)}`;
    case 'signal_denial':
      return `the signal ${name(reason.signal)} speaks against it`;
    case 'text_negation':
      return `the text says to do without ${name(reason.alias)}`;
    case 'unavailable':
      return 'not available';
    case 'discovery_scope_denied':
      return 'outside the discovery scope of this turn';
    case 'capability_denied':
      return `the turn does not hold the capability ${name(reason.capability)}`;
    case 'undetermined':
      return `a rule could not be decided: ${problemText(reason.problem)}`;
    case 'missing_dependency':
      return needs(reason.unit, 'is not in the catalog');
    case 'dependency_unavailable':
      return needs(reason.unit, 'is not available');
    case 'dependency_capability_denied':
      return reason.unit === of
        ? `the turn does not hold the capability ${name(reason.capability)}`
        : `it needs ${name(reason.unit)}, whose capability ${name(reason.capability)} the turn does not hold`;
    case 'dependency_scope_denied':
      return needs(reason.unit, 'is outside the discovery scope');
    case 'dependency_denied':
      return needs(reason.unit, 'is denied this turn');
    case 'dependency_inadmissible':
      return needs(reason.unit, `may not stand: ${name(reason.reason)}`);
    case 'dependency_undetermined':
      return reason.unit === of
        ? `a rule could not be decided: ${problemText(reason.problem)}`
        : `it needs ${name(reason.unit)}, about which a rule could not be decided: ${problemText(reason.problem)}`;
    case 'contradictory_requirements':
      return `it needs both ${name(reason.units[0])} and ${name(reason.units[1])}, which cannot stand together`;
    case 'dependency_of':
      return `required by ${name(reason.unit)}`;
    case 'suggested_by':
      return `suggested by ${name(reason.unit)}`;
    case 'vouched_by':
      return `brought in by ${name(reason.unit)}`;
    case 'superseded_by':
      return `superseded by ${name(reason.unit)}`;
    case 'conflict_with':
      return `in conflict with ${name(reason.unit)}`;
    case 'dependency_rejected':
      return `it needs ${name(reason.unit)}, which lost its place`;
    case 'over_budget':
      return 'selected, but left out by the token budget';
    case 'hidden_from_provider':
      return 'selected, but not written into the prompt (provider_visible false)';
    case 'no_matching_evidence':
      return 'nothing in the turn speaks for it';
    case 'cut_by_limit':
      return `rank ${reason.rank}, and the candidate limit is ${reason.limit}`;
    case 'held_back':
      return `brought in, but ${reason.because}`;
    case 'no_longer_needed':
      return `only ${reason.units.map(name).join(', ')} would have brought it in`;
  }
}
