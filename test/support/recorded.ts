/**
 * Recorded cases as frameworks: the recorded candidates are the roots, and the relations are read straight from
 * the catalog and the turn, without rules. For checking resolution alone.
 */

import { readFileSync } from 'node:fs';
import { parseUnitId, type UnitId } from '../../src/catalog/identity.ts';
import type { UnsoundReason } from '../../src/compile/reason.ts';
import type { Edge, Inadmissible, Relations, Root } from '../../src/compile/resolution/framework.ts';
import { defaultAttacks, defaultVouches } from '../../src/compile/resolution/resolve.ts';

export interface RecordedUnit {
  readonly unit: UnitId;
  readonly name?: string;
  readonly kind?: string;
  readonly category?: string;
  readonly aliases?: readonly string[];
  readonly available?: boolean;
  readonly provider_visible?: boolean;
  readonly requires_capability?: string;
  readonly requires?: readonly UnitId[];
  readonly suggests?: readonly UnitId[];
  readonly supersedes?: readonly UnitId[];
  readonly conflicts?: readonly UnitId[];
}

interface RecordedSignal {
  readonly type: string;
  readonly unit?: string;
  readonly category?: string;
}

export interface RecordedReason {
  readonly type: string;
  readonly unit?: UnitId;
}

interface Listed {
  readonly unit: UnitId;
  readonly score: number;
  readonly reasons: readonly RecordedReason[];
}

export interface RecordedCase {
  readonly id: string;
  readonly rule: string;
  readonly quirk?: string;
  readonly catalog: readonly RecordedUnit[];
  readonly import?: unknown;
  readonly input:
    | string
    | {
        readonly text?: string;
        readonly denied?: readonly string[];
        readonly signals?: readonly RecordedSignal[];
      };
  readonly options: {
    readonly capabilities?: readonly string[];
    readonly scope?: 'all' | readonly string[];
    readonly parent_scope?: 'all' | readonly string[];
  };
  readonly expected: {
    readonly compile?: {
      readonly ok: boolean;
      readonly candidates: readonly Listed[];
      readonly selected: readonly Listed[];
      readonly rejected: readonly Listed[];
      readonly dependencies: readonly Edge[];
    };
  };
}

const FILE = new URL('../conformance/compiler.json', import.meta.url);

/** The cases that end in a compile over a catalog written out in the case. */
export function recordedCompiles(): readonly RecordedCase[] {
  const { cases } = JSON.parse(readFileSync(FILE, 'utf8')) as { cases: readonly RecordedCase[] };
  return cases.filter(({ expected, import: imported }) => expected.compile?.ok && imported === undefined);
}

export function recordedRoots({ expected }: RecordedCase): readonly Root[] {
  return (expected.compile?.candidates ?? []).map(({ unit, score }) => ({
    unit,
    score,
    always: false,
    evidence: true,
  }));
}

export function recordedRelations(recorded: RecordedCase): Relations {
  const units = new Map(recorded.catalog.map((unit) => [unit.unit, unit]));
  const listed = (field: 'requires' | 'suggests' | 'supersedes' | 'conflicts') => (unit: UnitId) =>
    units.get(unit)?.[field] ?? [];
  const relations: Relations = {
    requires: listed('requires'),
    suggests: listed('suggests'),
    supersedes: listed('supersedes'),
    conflicts: (unit) => [
      ...listed('conflicts')(unit),
      ...recorded.catalog.filter(({ conflicts }) => conflicts?.includes(unit)).map((other) => other.unit),
    ],
    inadmissible: (unit) => inadmissible(recorded, unit, units.get(unit)),
    attacks: defaultAttacks,
    vouches: (standing) => defaultVouches(standing, relations),
  };
  return relations;
}

function inadmissible(recorded: RecordedCase, id: UnitId, unit: RecordedUnit | undefined): Inadmissible {
  const hard = (reason: UnsoundReason): Inadmissible => ({ hard: reason });
  if (!unit) return hard({ type: 'missing_dependency', unit: id });
  if (unit.available === false) return hard({ type: 'dependency_unavailable', unit: id });
  const capability = unit.requires_capability;
  if (capability && !recorded.options.capabilities?.includes(capability)) {
    return hard({ type: 'dependency_capability_denied', unit: id, capability });
  }
  if (isVisible(unit) && !inScope(recorded, unit)) return hard({ type: 'dependency_scope_denied', unit: id });
  const turn = typeof recorded.input === 'string' ? { text: recorded.input } : recorded.input;
  if (turn.denied?.includes(id)) return hard({ type: 'dependency_denied', unit: id });
  const kept = isSignalled(turn.signals ?? [], unit) || isNegated(turn.text ?? '', unit);
  return kept ? { prose: { type: 'dependency_denied', unit: id } } : {};
}

const kindOf = ({ unit }: RecordedUnit) => parseUnitId(unit)?.kind ?? '';
const isVisible = (unit: RecordedUnit) => unit.provider_visible ?? kindOf(unit) !== 'mcp_server';

function inScope({ options }: RecordedCase, unit: RecordedUnit): boolean {
  const admits = (scope: 'all' | readonly string[] = 'all') =>
    scope === 'all' ||
    scope.some((item) =>
      [
        unit.unit,
        `unit:${unit.unit}`,
        `kind:${kindOf(unit)}`,
        `category:${unit.category ?? kindOf(unit)}`,
      ].includes(item),
    );
  return admits(options.scope) && admits(options.parent_scope);
}

const isSignalled = (signals: readonly RecordedSignal[], unit: RecordedUnit) =>
  signals.some(
    ({ type, unit: named, category }) =>
      (type === 'deny' || type === 'negated') &&
      (named === unit.unit || category === (unit.category ?? kindOf(unit))),
  );

const NEGATIONS = ['without ', 'do not use ', "don't use ", 'dont use '];

function isNegated(text: string, unit: RecordedUnit): boolean {
  const name = parseUnitId(unit.unit)?.name ?? '';
  return [name, unit.name ?? name, ...(unit.aliases ?? [])].some((alias) =>
    NEGATIONS.some((words) => text.toLowerCase().includes(words + alias.toLowerCase())),
  );
}
