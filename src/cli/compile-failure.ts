/** Refused compiles as failures: what a person reads, and what a program gets. */

import type { Policy } from '../catalog/policy.ts';
import type { Json } from '../catalog/unit.ts';
import type { CompileError } from '../compile/compiled.ts';
import { contextUnitId } from '../compile/context-id.ts';
import { faultText } from '../compile/faults.ts';
import { compileErrorJson } from '../compile/to-json.ts';
import type { TurnProblem } from '../compile/turn.ts';
import type { ScopeWidening } from '../compile/turn-scope.ts';
import { shown } from '../logic/diagnostics.ts';
import { EXIT, type ExitCode, type Failure } from './failure.ts';
import { ledgerLines } from './ledger-view.ts';
import { clean, count, number } from './text.ts';
import type { View } from './view.ts';

/** `name` is what the turn is called. */
export function compileFailure(view: View, policy: Policy, error: CompileError, name: string): Failure {
  const said = sayFailure(view, policy, error, name);
  return { exit: exitOf(error), code: error.code, detail: detailOf(error), ...said };
}

const exitOf = ({ code }: CompileError): ExitCode => (code === 'invalid_turn' ? EXIT.usage : EXIT.findings);

/** The fields of the error beside its code. */
function detailOf(error: CompileError): Record<string, Json> {
  const { error: fields } = compileErrorJson(error) as { error: Record<string, Json> };
  const { code: _, ...detail } = fields;
  return detail;
}

function sayFailure(
  view: View,
  policy: Policy,
  error: CompileError,
  name: string,
): { message: string; lines: readonly string[] } {
  switch (error.code) {
    case 'invalid_turn':
      return {
        message: `${name}: ${count(error.problems.length, 'mistake')} in the turn`,
        lines: error.problems.map(problemLine),
      };
    case 'discovery_scope_widening_denied':
      return widening(error.items, name);
    case 'contradictory_activation':
      return {
        message: `${name}: pinned units cannot stand together`,
        lines: error.contradictions.map(contradictionLine),
      };
    case 'context_budget_failed':
      return budgetFailure(view, error.cause, name, unitNamer(policy));
    case 'policy_undetermined':
      return {
        message: `${name}: a rule could not be decided: ${faultText(error.problem)}`,
        lines: error.problem.place ? [`  ${placeText(error.problem.place)}`] : [],
      };
  }
}

const widening = (items: readonly string[], name: string) => ({
  message: `${name}: the discovery scope asks for more than its parent allows`,
  lines: items.map((item) => `  ${shown(item)}`),
});

/** The same failure of a command that does not compile. */
export const wideningFailure = ({ code, items }: ScopeWidening, name: string): Failure => ({
  exit: EXIT.findings,
  code,
  detail: { items },
  ...widening(items, name),
});

export function problemLine({ field, message, expected, nearest }: TurnProblem): string {
  const wanted = expected ? `; expected ${expected}` : '';
  const near = nearest ? `; did you mean \`${nearest}\`?` : '';
  return `  ${clean(`${field ? `${field}: ` : ''}${message}${wanted}${near}`)}`;
}

type Contradictions = Extract<CompileError, { code: 'contradictory_activation' }>['contradictions'];

function contradictionLine({ units: [a, b], relation, because }: Contradictions[number]): string {
  const verb = { conflict: 'conflicts with', supersession: 'supersedes', attack: 'attacks' }[relation];
  const [forA, forB] = because.map((pins) => pins.map(shown).join(', '));
  return `  ${shown(a)} ${verb} ${shown(b)}; the first is pinned by ${forA}, the second by ${forB}`;
}

type BudgetCause = Extract<CompileError, { code: 'context_budget_failed' }>['cause'];

/** Packs and ledgers know units by ids of their own. */
function unitNamer({ catalog }: Policy): (id: string) => string {
  const names = new Map([...catalog.units.keys()].map((unit) => [contextUnitId(unit), unit]));
  return (id) => names.get(id) ?? id;
}

function budgetFailure(
  view: View,
  cause: BudgetCause,
  name: string,
  nameOf: (id: string) => string,
): { message: string; lines: readonly string[] } {
  return {
    message: `${name}: ${budgetSentence(cause, nameOf)}`,
    lines: 'ledger' in cause ? ledgerLines(view, cause.ledger, nameOf) : [],
  };
}

function budgetSentence(cause: BudgetCause, nameOf: (id: string) => string): string {
  switch (cause.code) {
    case 'fixed_context_exceeds_limit':
      return `sections, reserve and margin take ${number(cause.fixed)} tokens, and the limit is ${number(cause.limit)}`;
    case 'no_feasible_context_pack':
      return `mandatory units need ${number(cause.needed)} tokens, and ${number(cause.available)} are free`;
    case 'mandatory_unit_has_no_visible_variant':
      return `the mandatory unit ${shown(nameOf(cause.id))} has nothing to write into the prompt`;
    case 'empty_variants':
      return `the unit ${shown(nameOf(cause.id))} has no representation`;
  }
}

export const placeText = ({ file, line }: { file: string; line: number }): string => clean(`${file}:${line}`);
