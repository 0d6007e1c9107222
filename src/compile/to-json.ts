/** A compile as JSON: what the CLI prints and what other programs read. */

import { decodeTerm } from '../catalog/encode.ts';
import type { Json } from '../catalog/unit.ts';
import { writeTerm } from '../logic/writer.ts';
import type { Compiled, CompileError } from './compiled.ts';
import { scopeItemText } from './scope.ts';

/** Every part of a compile that is not the policy itself. Lists keep their order. */
export function compiledJson(compiled: Compiled): Json {
  const { turn, surface, pack } = compiled;
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
    ...(pack && { packed: plainJson(pack.selected), ledger: plainJson(pack.ledger) }),
    notices: plainJson(compiled.notices),
  };
}

/** A failed compile in the same place. */
export const compileErrorJson = (error: CompileError): Json => ({ ok: false, error: plainJson(error) });

/** Readonly plain data is JSON already; only the types don't know. */
const plainJson = (value: unknown): Json => value as Json;
