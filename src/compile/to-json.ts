/** A compile as JSON: what the CLI prints and what other programs read. */

import { decodeTerm } from '../catalog/encode.ts';
import type { UnitId } from '../catalog/identity.ts';
import type { Json } from '../catalog/unit.ts';
import { writeTerm } from '../logic/writer.ts';
import type { Ledger, Packed } from './budget.ts';
import type { Compiled, CompileError } from './compiled.ts';
import { scopeItemText } from './scope.ts';

/** Every part of a compile that is not the policy itself. Lists keep their order. */
export function compiledJson(compiled: Compiled): Json {
  const { turn, surface, pack } = compiled;
  const units = new Map(compiled.context_units.map(({ id, unit }) => [id, unit]));
  /** With the unit beside the id that packing knows it by. */
  const named = (packed: Packed): Json => ({ unit: units.get(packed.id) ?? packed.id, ...packed });
  const namedLedger = (ledger: Ledger): Json => {
    const stages = ledger.stages.map((stage) => ({ ...stage, ...unitNamed(units.get(stage.name)) }));
    return plainJson({ ...ledger, stages });
  };
  return {
    ok: true,
    fingerprint: compiled.fingerprint,
    catalog_revision: compiled.catalog_revision,
    input: {
      text: turn.text,
      signals: turn.signals.map((term) => writeTerm(decodeTerm(term))),
      needs: turn.needs.map((term) => writeTerm(decodeTerm(term))),
      selected: turn.selected,
      denied: turn.denied,
    },
    discovery_scope: compiled.scope === 'all' ? 'all' : compiled.scope.map(scopeItemText),
    candidates: plainJson(compiled.candidates),
    selected: plainJson(compiled.selected),
    rejected: plainJson(compiled.rejected),
    cut: [...compiled.cut].map(([unit, { rank, limit }]) => ({ unit, rank, limit })),
    dependencies: plainJson(compiled.dependencies),
    surface: plainJson(surface),
    ...(pack && { packed: pack.selected.map(named), ledger: namedLedger(pack.ledger) }),
    notices: plainJson(compiled.notices),
  };
}

const unitNamed = (unit: UnitId | undefined) => (unit === undefined ? {} : { unit });

/** A failed compile in the same place. */
export const compileErrorJson = (error: CompileError): Json => ({ ok: false, error: plainJson(error) });

/** Readonly plain data is JSON already; only the types don't know. */
const plainJson = (value: unknown): Json => value as Json;
