/** Fingerprints: SHA-256 of canonical JSON, so that equal inputs have equal names on every machine. */

import type { Term } from '../logic/term.ts';
import { canonical, hash } from './canonical.ts';
import type { Catalog } from './catalog.ts';
import { UNIT_FIELDS } from './check-unit.ts';
import type { Json, Unit, UnitSpec } from './unit.ts';

const units = new WeakMap<Unit, string>();
const catalogs = new WeakMap<Catalog, string>();

/** The fingerprint of a unit: of every field, and of which fields were stated where rules can tell. */
export function unitFingerprint(unit: Unit): string {
  const known = units.get(unit);
  if (known) return known;
  const stated = TELLING.filter((field) => unit.stated.has(field));
  const print = hash([...UNIT_FIELDS.map((field) => fieldText(unit, field)), ...stated].join('\n'));
  units.set(unit, print);
  return print;
}

/** The fingerprint of all units of a catalog. Neither the revision nor the order of registration counts. */
export function catalogFingerprint(catalog: Catalog): string {
  const known = catalogs.get(catalog);
  if (known) return known;
  const print = hash(Array.from(catalog.units.values(), unitFingerprint).join('\n'));
  catalogs.set(catalog, print);
  return print;
}

/**
 * Fields where a stated default differs from one left out: what is stated is a row that rules ask for, and that
 * joins what they state.
 */
const TELLING = [
  ...(['name', 'category', 'description', 'available', 'activation', 'priority'] as const),
  ...(['provider_visible', 'mandatory_context', 'provenance'] as const),
];

/** The fields in which two units differ. A default that is stated in one and left out in the other is none. */
export const differingFields = (a: Unit, b: Unit): (keyof UnitSpec)[] =>
  a === b ? [] : UNIT_FIELDS.filter((field) => fieldText(a, field) !== fieldText(b, field));

/**
 * A short print of every field that a unit has of its own: the first 16 digits of a SHA-256. Enough to say which
 * fields changed; whether any did, only {@link unitFingerprint} says. Nothing is said of the identity.
 */
export function fieldPrints(unit: Unit): ReadonlyMap<keyof UnitSpec, string> {
  const telling: readonly (keyof UnitSpec)[] = TELLING;
  const own = UNIT_FIELDS.filter((field) => field !== 'unit' && field !== 'kind' && unit.stated.has(field));
  return new Map(
    own.flatMap((field) => {
      const text = fieldText(unit, field);
      // A list that is stated to be empty says as much as one that is left out.
      const says = telling.includes(field) || (text !== '' && text !== '[]');
      return says ? [[field, hash(text).slice(0, 16)] as const] : [];
    }),
  );
}

/** A field as JSON on one line: equal texts for equal values. Empty when the unit has none. */
function fieldText(unit: Unit, field: keyof UnitSpec): string {
  if (field === 'schema') return unit.schema ? canonical(unit.schema) : '';
  if (field === 'requires_capability')
    return unit.requires_capability ? JSON.stringify(termForm(unit.requires_capability)) : '';
  if (field === 'triggers')
    return JSON.stringify(unit.triggers.map(({ signal, weight }) => [termForm(signal), weight]));
  if (field === 'representations')
    return JSON.stringify(unit.representations.map(({ kind, text, utility }) => [kind, text, utility]));
  return JSON.stringify(unit[field]) ?? '';
}

/** A ground term as JSON; different terms have different forms. */
function termForm(term: Term): Json {
  switch (term.kind) {
    case 'compound':
      return [term.name, ...term.args.map(termForm)];
    case 'int':
      return term.value;
    case 'float':
      return { float: Object.is(term.value, -0) ? '-0' : term.value };
    case 'var':
      return { var: term.name };
    default:
      return term.kind === 'atom' ? term.name : { text: term.value };
  }
}
