/** The laws of a compile, each as a check of one world. A broken law throws, naming the units. */

import { expect } from 'vitest';
import type { UnitId } from '../../src/catalog/identity.ts';
import type { Policy } from '../../src/catalog/policy.ts';
import { compile } from '../../src/compile/compile.ts';
import type { Compiled, CompileError } from '../../src/compile/compiled.ts';
import { explain, stateOf } from '../../src/compile/explain.ts';
import type { UnitRelation } from '../../src/compile/opened.ts';
import { compiledJson, compileErrorJson } from '../../src/compile/to-json.ts';
import { traceOf } from '../../src/compile/trace.ts';
import type { TurnInput } from '../../src/compile/turn.ts';
import type { Result } from '../../src/logic/diagnostics.ts';
import type { Solver } from '../../src/logic/solver.ts';
import { atom, compound, equalTerms, type Term } from '../../src/logic/term.ts';
import { writeTerm } from '../../src/logic/writer.ts';

/** The units a relation leads to, as the rules of the turn say. */
export function related(compiled: Compiled, relation: UnitRelation, unit: UnitId): UnitId[] {
  const values = traceOf(compiled).read.values.get(relation)?.get(unit) ?? [];
  return values.flatMap((term) => (term.kind === 'atom' ? [term.name as UnitId] : []));
}

const selectedUnits = (compiled: Compiled): ReadonlySet<UnitId> =>
  new Set(compiled.selected.map(({ unit }) => unit));

const isPinned = (compiled: Compiled, unit: UnitId): boolean =>
  related(compiled, 'activation/2', unit).includes('always' as UnitId);

/** Law 1. */
export function closed(compiled: Compiled): void {
  const selected = selectedUnits(compiled);
  for (const unit of selected)
    for (const other of related(compiled, 'requires/2', unit))
      expect(selected.has(other), `${unit} is selected without ${other}`).toBe(true);
}

/** Law 2: every selected unit is reached from a candidate or a pinned unit, without circles. */
export function supported(compiled: Compiled): void {
  const selected = new Map(compiled.selected.map((one) => [one.unit, one]));
  const roots = new Set(compiled.candidates.map(({ unit }) => unit));
  const reached = new Set([...selected.keys()].filter((unit) => roots.has(unit) || isPinned(compiled, unit)));
  // A speaker that its own suggestion replaced still vouches, though it is not in.
  const replaced = new Set(
    compiled.rejected.filter(({ reasons }) => reasons[0]?.type === 'superseded_by').map(({ unit }) => unit),
  );
  for (let before = -1; before < reached.size; ) {
    before = reached.size;
    for (const { unit, reasons } of selected.values()) {
      const vouched = reasons.some((reason) => {
        if (!('unit' in reason)) return false;
        return reached.has(reason.unit) || (reason.type === 'suggested_by' && replaced.has(reason.unit));
      });
      if (vouched) reached.add(unit);
    }
  }
  expect([...selected.keys()].filter((unit) => !reached.has(unit))).toEqual([]);
}

/** Law 3. */
export function conflictFree(compiled: Compiled): void {
  const selected = selectedUnits(compiled);
  for (const unit of selected)
    for (const other of related(compiled, 'conflicts/2', unit))
      expect(other !== unit && selected.has(other), `${unit} and ${other} conflict`).toBe(false);
}

/** All that a unit supersedes, through others too. */
function supersededBy(compiled: Compiled, unit: UnitId): ReadonlySet<UnitId> {
  const seen = new Set(related(compiled, 'supersedes/2', unit));
  for (const other of seen) for (const next of related(compiled, 'supersedes/2', other)) seen.add(next);
  return seen;
}

/** Law 4. What is protected may stand beside its superseder. */
export function notSuperseded(compiled: Compiled): void {
  const selected = selectedUnits(compiled);
  const protectedUnits = new Set([...selected].filter((unit) => isPinned(compiled, unit)));
  for (const unit of protectedUnits)
    for (const other of related(compiled, 'requires/2', unit)) protectedUnits.add(other);
  for (const unit of selected) {
    for (const other of supersededBy(compiled, unit)) {
      const stands = other !== unit && selected.has(other) && !protectedUnits.has(other);
      expect(stands, `${unit} supersedes ${other}, and both are selected`).toBe(false);
    }
  }
}

/** Law 5: whoever is named as having beaten or vouched for a unit is selected. */
export function noGhosts(compiled: Compiled): void {
  const selected = selectedUnits(compiled);
  const rejected = new Map(compiled.rejected.map(({ unit, reasons }) => [unit, reasons[0]]));
  for (const [unit, reason] of rejected) {
    if (reason?.type === 'conflict_with')
      expect(selected.has(reason.unit), `${unit} lost to ${reason.unit}, which is not in`).toBe(true);
    const seen = new Set<UnitId>();
    for (let winner = reason; winner?.type === 'superseded_by'; winner = rejected.get(winner.unit)) {
      if (selected.has(winner.unit)) break;
      expect(seen.has(winner.unit) || rejected.get(winner.unit)?.type !== 'superseded_by').toBe(false);
      seen.add(winner.unit);
    }
  }
  for (const { unit, reasons } of compiled.selected)
    for (const reason of reasons) {
      if (reason.type === 'dependency_of') expect(selected.has(reason.unit), `${unit}`).toBe(true);
      if (reason.type === 'suggested_by')
        expect(selected.has(reason.unit) || supersededBy(compiled, unit).has(reason.unit), unit).toBe(true);
    }
}

/** Law 7: a pinned unit is selected, unless it is ineligible or what it needs may not stand. */
export function pinned(policy: Policy, result: Result<Compiled, CompileError>): void {
  if (!result.ok) {
    if (result.error.code === 'contradictory_activation')
      expect(result.error.contradictions.length).toBeGreaterThan(0);
    return;
  }
  const compiled = result.value;
  const selected = selectedUnits(compiled);
  const excused = [
    'explicit_denial',
    'policy_denial',
    'unavailable',
    'discovery_scope_denied',
    'capability_denied',
    'undetermined',
    'missing_dependency',
    'dependency_unavailable',
    'dependency_capability_denied',
    'dependency_scope_denied',
    'dependency_denied',
    'dependency_inadmissible',
    'dependency_undetermined',
  ];
  for (const unit of policy.catalog.units.keys()) {
    if (!isPinned(compiled, unit) || selected.has(unit)) continue;
    expect(excused, unit).toContain(stateOf(compiled, unit).reasons[0]?.type);
  }
}

/** A compile as text, to compare whole outcomes byte by byte. */
export const outcome = (result: Result<Compiled, CompileError>): string =>
  JSON.stringify(result.ok ? compiledJson(result.value) : compileErrorJson(result.error));

/** Law 9, first half: whatever the text, nothing that the host or the policy keeps back is on the surface. */
export function nothingIneligible(turn: TurnInput, compiled: Compiled): void {
  const held = compiled.turn.capabilities;
  for (const unit of compiled.surface.active_units) {
    expect(turn.denied ?? [], unit).not.toContain(unit);
    expect(stated(compiled, 'denied/2', unit), `${unit} is denied`).toEqual([]);
    expect(related(compiled, 'available/2', unit), unit).not.toContain('false');
    for (const capability of stated(compiled, 'requires_capability/2', unit)) {
      const isHeld = equalTerms(capability, atom('none')) || held.some((one) => equalTerms(one, capability));
      expect(isHeld, `${unit} needs ${writeTerm(capability)}`).toBe(true);
    }
    expect(inScope(turn, compiled, unit), `${unit} is out of scope`).toBe(true);
    expect(stateOf(compiled, unit).reasons.length).toBeGreaterThan(0);
  }
}

/** What a relation says of a unit in its second argument, as the rules of the turn have it. */
function stated(compiled: Compiled, relation: string, unit: UnitId): readonly Term[] {
  const answer = traceOf(compiled).solver.rows(relation, [atom(unit), undefined]);
  return answer.ok ? answer.value.map(({ args }) => args[1] as Term) : [atom('undetermined')];
}

function inScope(turn: TurnInput, compiled: Compiled, unit: UnitId): boolean {
  const { discovery_scope: scope = 'all' } = turn;
  if (scope === 'all') return true;
  const categories: readonly string[] = related(compiled, 'category/2', unit);
  const [kind] = unit.split(':');
  return scope.some(
    (item) =>
      item === unit || item === `kind:${kind}` || categories.some((one) => item === `category:${one}`),
  );
}

/**
 * Law 9, second half: an eligible pinned unit that is selected without words is selected with any. One that scope or
 * host keep out, and that another unit requires, is not protected, so words may keep it out.
 */
export function proseKeepsPins(policy: Policy, turn: TurnInput, compiled: Compiled): void {
  const silent = compile(policy, { ...turn, text: '' });
  if (!silent.ok) return;
  const selected = selectedUnits(compiled);
  for (const { unit, reasons } of silent.value.selected)
    if (reasons.some(({ type }) => type === 'activation')) expect(selected.has(unit), unit).toBe(true);
}

/** Law 10. */
export function limited(turn: TurnInput, compiled: Compiled): void {
  for (const { unit } of compiled.candidates) expect(isPinned(compiled, unit), unit).toBe(false);
  if (turn.mode === 'all_tools') return;
  const limit = Math.min(turn.candidate_limit ?? 64, 256);
  expect(compiled.candidates.length).toBeLessThanOrEqual(limit);
  if (compiled.cut.size > 0) expect(compiled.candidates.length).toBe(limit);
}

/** Law 11. */
export function withinBudget(result: Result<Compiled, CompileError>): void {
  if (!result.ok) {
    if (result.error.code === 'context_budget_failed') expect(result.error.cause.code).toBeTruthy();
    return;
  }
  const { pack, context_units } = result.value;
  if (!pack) return;
  expect(pack.ledger.total_tokens).toBeLessThanOrEqual(pack.ledger.limit);
  expect(pack.ledger.remaining_tokens).toBe(pack.ledger.limit - pack.ledger.total_tokens);
  const packed = new Set(pack.selected.map(({ id }) => id));
  for (const { id, unit, mandatory } of context_units)
    if (mandatory) expect(packed.has(id), `${unit} is mandatory`).toBe(true);
}

/** Law 12. */
export function schemasAreActiveTools(policy: Policy, compiled: Compiled): void {
  const visible = compiled.selected.filter(({ visible }) => visible).map(({ unit }) => unit);
  const shown = new Set(compiled.context_units.map(({ unit }) => unit));
  const tools = visible.filter((unit) => shown.has(unit) && policy.catalog.units.get(unit)?.schema);
  expect(compiled.surface.tools.map(({ unit }) => unit)).toEqual(tools);
}

/** Law 14. */
export function explained(policy: Policy, compiled: Compiled): void {
  const selected = selectedUnits(compiled);
  const rejected = new Set(compiled.rejected.map(({ unit }) => unit));
  for (const unit of policy.catalog.units.keys()) {
    expect(selected.has(unit) && rejected.has(unit), `${unit} has two states`).toBe(false);
    const explanation = explain(compiled, unit);
    expect(explanation?.reasons.length, unit).toBeGreaterThan(0);
    expect(
      explanation?.words.every((words) => words !== ''),
      unit,
    ).toBe(true);
    // A unit that the limit cut may still be brought in by another, and then win or lose like any other.
    if (compiled.cut.has(unit) && explanation?.state === 'hidden')
      expect(explanation.reasons[0]?.type, unit).toBe('cut_by_limit');
  }
}

/** A unit and all it requires. */
function needOf(compiled: Compiled, unit: UnitId): ReadonlySet<UnitId> {
  const need = new Set([unit]);
  for (const one of need) for (const other of related(compiled, 'requires/2', one)) need.add(other);
  return need;
}

/** Whether two units exclude each other by conflict or supersession, either way. */
const exclude = (compiled: Compiled, one: UnitId, other: UnitId): boolean =>
  one !== other &&
  (related(compiled, 'conflicts/2', one).includes(other) ||
    related(compiled, 'conflicts/2', other).includes(one) ||
    supersededBy(compiled, one).has(other) ||
    supersededBy(compiled, other).has(one));

/** Whether all that a unit needs is known, may stand, and agrees. */
function isSound(compiled: Compiled, unit: UnitId): boolean {
  const { solver, opened, undetermined } = traceOf(compiled);
  const need = [...needOf(compiled, unit)];
  return need.every(
    (one) =>
      opened.policy.catalog.units.has(one) &&
      !undetermined.has(one) &&
      rowsOf(solver, 'inadmissible/3', [atom(one), undefined, undefined]) === 0 &&
      !need.some((other) => exclude(compiled, one, other)),
  );
}

const rowsOf = (solver: Solver, relation: string, args: readonly (Term | undefined)[]): number => {
  const answer = solver.rows(relation, args);
  return answer.ok ? answer.value.length : Number.POSITIVE_INFINITY;
};

/** The selected units whose suggestions count: those with evidence, and what they require. */
function speakers(compiled: Compiled): ReadonlySet<UnitId> {
  const { selected, candidates } = compiled;
  const entered = new Set(candidates.map(({ unit }) => unit));
  const support = ['activation', 'dependency_of', 'suggested_by', 'vouched_by'];
  const speaking = new Set(
    selected
      .filter(({ unit, reasons }) => entered.has(unit) || reasons.some(({ type }) => !support.includes(type)))
      .map(({ unit }) => unit),
  );
  for (const unit of speaking) for (const other of related(compiled, 'requires/2', unit)) speaking.add(other);
  return speaking;
}

/** Law 6, for suggestions: a sound one of a selected speaker is in, or excludes something that is. */
export function suggestionsFollowed(compiled: Compiled): void {
  const selected = selectedUnits(compiled);
  for (const speaker of speakers(compiled)) {
    for (const unit of related(compiled, 'suggests/2', speaker)) {
      if (selected.has(unit) || !isSound(compiled, unit)) continue;
      const breaks = [...needOf(compiled, unit)].some((one) =>
        [...selected].some((other) => exclude(compiled, one, other)),
      );
      expect(breaks, `${unit}, which ${speaker} suggests, could be added`).toBe(true);
    }
  }
}

/** Law 6, first half: a candidate that was beaten cannot be added with all it needs without breaking 3 or 4. */
export function maximal(compiled: Compiled): void {
  const selected = selectedUnits(compiled);
  const beaten = ['superseded_by', 'conflict_with', 'dependency_rejected'];
  const candidates = new Set(compiled.candidates.map(({ unit }) => unit));
  for (const { unit, reasons } of compiled.rejected) {
    if (!candidates.has(unit) || !beaten.includes(reasons[0]?.type ?? '')) continue;
    const breaks = [...needOf(compiled, unit)].some((one) =>
      [...selected].some((other) => exclude(compiled, one, other)),
    );
    expect(breaks, `${unit} could be added`).toBe(true);
  }
}

/** Law 6, second half: who wins a conflict outranks who loses it, or won a cycle. */
export function byRank(compiled: Compiled): void {
  const { fighting } = traceOf(compiled);
  for (const { unit, reasons } of compiled.rejected) {
    const [reason] = reasons;
    if (reason?.type !== 'conflict_with') continue;
    const won = compiled.cycles.some(({ losers }) => losers.includes(unit));
    const outranks = fighting().solve(compound('outranks', atom(reason.unit), atom(unit)), { answers: 1 });
    expect(won || (outranks.ok && outranks.value.solutions.length === 1), `${reason.unit} over ${unit}`).toBe(
      true,
    );
  }
}
