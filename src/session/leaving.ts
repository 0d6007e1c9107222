/** What leaves, why, and how: taken back where the provider can be told, out of the prompt where it must. */

import { unitFingerprint } from '../catalog/fingerprint.ts';
import type { UnitId } from '../catalog/identity.ts';
import type { Policy } from '../catalog/policy.ts';
import type { Unit } from '../catalog/unit.ts';
import type { Compiled, Rejected } from '../compile/compiled.ts';
import { shownText, whyBarred } from '../compile/evidence.ts';
import type { IneligibleReason } from '../compile/reason.ts';
import { textsOf } from '../compile/surface-texts.ts';
import { traceOf } from '../compile/trace.ts';
import { type Block, blocksByUnit } from './block.ts';
import type { Manner } from './manner.ts';
import type { Session, Standing } from './session.ts';
import { toolOf } from './wanted.ts';

/**
 * Why a unit leaves. `removed`: the catalog has it no more. `changed`: what was sent of it is out of date.
 * `denied`: the host denies it, or a rule about it could not be decided. `ineligible`: the turn may not have it,
 * for want of scope, capability or availability, or by a signal. `beaten`: a unit that the turn selects supersedes
 * it or conflicts with it. `budget`, `tool_limit`: there is no room.
 */
export type LeaveCause = 'removed' | 'changed' | 'denied' | 'ineligible' | 'beaten' | 'budget' | 'tool_limit';

/**
 * `left`: out of the prompt, whose prefix ends there. `withdrawn`: the provider is told, and nothing before changes.
 * `refused`: it stays where it is, and a call to it is refused.
 */
export type LeaveWay = 'left' | 'withdrawn' | 'refused';

export interface Leaving {
  readonly unit: UnitId;
  readonly cause: LeaveCause;
  readonly way: LeaveWay;
}

/** These must not be shown any longer; the others may stay where they are. */
const FORBIDDEN: ReadonlySet<LeaveCause> = new Set(['removed', 'changed', 'denied']);

const DENIALS: ReadonlySet<IneligibleReason['type']> = new Set([
  'explicit_denial',
  'policy_denial',
  'undetermined',
]);
/** What the user's own words say against a unit narrows this turn's relevance and takes nothing back. */
const HARMLESS: ReadonlySet<IneligibleReason['type']> = new Set(['text_negation']);

/** What leaves at this turn, in the order in which it was first shown. `wanted` are the units of the surface. */
export function leavingUnits(
  session: Session,
  policy: Policy,
  compiled: Compiled,
  wanted: ReadonlySet<UnitId>,
  manner: Manner,
): readonly Leaving[] {
  const sent = blocksByUnit(session.prompt);
  const causes = causesOf(session, policy, compiled, wanted, sent);
  return [...causes].flatMap(([unit, cause]) => {
    const way = wayOf(session, unit, cause, manner, sent.get(unit) ?? []);
    return way ? [{ unit, cause, way }] : [];
  });
}

function causesOf(
  session: Session,
  policy: Policy,
  compiled: Compiled,
  wanted: ReadonlySet<UnitId>,
  sent: ReadonlyMap<UnitId, readonly Block[]>,
): ReadonlyMap<UnitId, LeaveCause> {
  const there = [...session.units.keys()].filter((unit) => policy.catalog.units.has(unit));
  const { opened, solver, undetermined } = traceOf(compiled);
  const barred = whyBarred(opened, solver, there, new Map(undetermined));
  const beaten = beatenUnits(compiled, there, wanted);
  const causes = new Map<UnitId, LeaveCause>();
  for (const [unit, standing] of session.units) {
    const now = policy.catalog.units.get(unit);
    const reason = barred.get(unit);
    const nothingSent = !sent.has(unit);
    if (!now) causes.set(unit, 'removed');
    else if (wanted.has(unit) && nothingSent) continue;
    else if (isOutdated(session, compiled, sent.get(unit) ?? [], standing, now)) causes.set(unit, 'changed');
    else if (wanted.has(unit)) continue;
    else if (reason && DENIALS.has(reason.type)) causes.set(unit, 'denied');
    else if (reason && !HARMLESS.has(reason.type)) causes.set(unit, 'ineligible');
    else if (beaten.has(unit)) causes.set(unit, 'beaten');
  }
  return causes;
}

/**
 * Units that cannot stand beside those of the surface. Most have no evidence in this turn, so that its compile did
 * not look at them: what the rules say of each pair decides.
 */
function beatenUnits(
  compiled: Compiled,
  there: readonly UnitId[],
  wanted: ReadonlySet<UnitId>,
): ReadonlySet<UnitId> {
  const { values } = traceOf(compiled).read;
  const related = (relation: 'conflicts/2' | 'supersedes/2', unit: UnitId): readonly UnitId[] =>
    (values.get(relation)?.get(unit) ?? []).map((term) => shownText(term) as UnitId);
  const beaten = new Set(compiled.rejected.filter(isDefeated).map(({ unit }) => unit));
  for (const unit of wanted)
    for (const other of [...related('conflicts/2', unit), ...related('supersedes/2', unit)])
      beaten.add(other);
  for (const unit of there)
    if (related('conflicts/2', unit).some((other) => wanted.has(other))) beaten.add(unit);
  return beaten;
}

const isDefeated = ({ reasons }: Rejected): boolean =>
  reasons.some(({ type }) => type === 'superseded_by' || type === 'conflict_with');

/** Whether what stands in the prompt would be written otherwise today. */
function isOutdated(
  session: Session,
  compiled: Compiled,
  sent: readonly Block[],
  standing: Standing,
  now: Unit,
): boolean {
  if (standing.known === now) return false;
  // What was found rather than sent is known by its definition alone.
  if (sent.length === 0) return unitFingerprint(standing.known) !== unitFingerprint(now);
  const tool = sent.findLast(({ kind }) => kind === 'tool');
  const text = sent.filter(({ kind }) => kind === 'text');
  const today = tool && toolOf(session, now);
  if (tool && !(today?.ok && JSON.stringify(today.value) === tool.bytes)) return true;
  const texts = text.length > 0 ? textsOf(compiled, now) : [];
  return text.some(({ bytes }) => !texts.includes(bytes));
}

/** How a unit leaves; undefined when it is gone already. */
function wayOf(
  session: Session,
  unit: UnitId,
  cause: LeaveCause,
  manner: Manner,
  sent: readonly Block[],
): LeaveWay | undefined {
  const visible = session.units.get(unit)?.visible === true;
  const hasText = sent.some(({ kind }) => kind === 'text');
  // A text cannot be taken back, only left out.
  if (hasText && (FORBIDDEN.has(cause) || cause === 'beaten')) return 'left';
  const hasTool = sent.some(({ kind }) => kind === 'tool');
  if (hasTool && FORBIDDEN.has(cause) && !canWithdraw(session, cause, manner)) return 'left';
  if (!visible) return undefined;
  return hasTool && manner.withdraw ? 'withdrawn' : 'refused';
}

/**
 * Where tools are chosen by name, or declared apart, one name cannot stand for two definitions: the old one has to
 * go before there can be a new one.
 */
function canWithdraw({ options }: Session, cause: LeaveCause, { withdraw }: Manner): boolean {
  if (!withdraw) return false;
  return cause === 'denied' || (withdraw === 'message' && options.reveal === 'inline');
}
