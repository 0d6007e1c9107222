/** The catalog as facts: a row for every stated property, category always among them. */

import type { UnitId } from '../catalog/identity.ts';
import { identityTerm, parseUnitId } from '../catalog/identity.ts';
import type { Policy, UnitPlaces } from '../catalog/policy.ts';
import type { Representation, Unit } from '../catalog/unit.ts';
import type { Facts, Row } from '../logic/program.ts';
import { atom, compound, int, type Term } from '../logic/term.ts';

/** Properties with one row per element of the field. */
type Property = readonly [relation: string, values: (unit: Unit) => readonly Term[]];

const units = (ids: readonly UnitId[]): Term[] => ids.map((id) => atom(id));
const texts = (values: readonly string[]): Term[] => values.map((value) => atom(value));
const when = (unit: Unit, field: keyof Unit & string, value: Term): Term[] =>
  (unit.stated as ReadonlySet<string>).has(field) ? [value] : [];

const PROPERTIES: readonly Property[] = [
  ['unit/1', () => []],
  ['name/2', (unit) => when(unit, 'name', atom(unit.name))],
  ['category/2', (unit) => texts(unit.category)],
  ['description/2', (unit) => when(unit, 'description', atom(unit.description))],
  ['available/2', (unit) => when(unit, 'available', atom(String(unit.available)))],
  ['activation/2', (unit) => when(unit, 'activation', atom(unit.activation))],
  ['aliases/2', (unit) => texts(unit.aliases)],
  ['triggers/2', (unit) => unit.triggers.map(({ signal, weight }) => compound('-', signal, int(weight)))],
  ['requires/2', (unit) => units(unit.requires)],
  ['suggests/2', (unit) => units(unit.suggests)],
  ['conflicts/2', (unit) => units(unit.conflicts)],
  ['supersedes/2', (unit) => units(unit.supersedes)],
  ['requires_capability/2', (unit) => (unit.requires_capability ? [unit.requires_capability] : [])],
  ['priority/2', (unit) => when(unit, 'priority', int(unit.priority))],
  ['provider_visible/2', (unit) => when(unit, 'provider_visible', atom(String(unit.provider_visible)))],
  ['mandatory_context/2', (unit) => when(unit, 'mandatory_context', atom(String(unit.mandatory_context)))],
  ['schema/2', (unit) => (unit.schema ? [compound('json', atom(JSON.stringify(unit.schema)))] : [])],
  ['representations/2', (unit) => unit.representations.map(representationTerm)],
  ['content/2', (unit) => (unit.content === undefined ? [] : [atom(unit.content)])],
  ['provenance/2', (unit) => when(unit, 'provenance', atom(unit.provenance))],
  ['effect/2', (unit) => texts(unit.effect)],
  ['kind/2', (unit) => [atom(unit.kind)]],
  ['server/2', (unit) => serverOf(unit)],
  ['identity/2', (unit) => [identityTerm(unit.unit)]],
];

const representationTerm = ({ kind, text, utility }: Representation): Term =>
  compound('representation', atom(kind), atom(text), int(utility));

function serverOf(unit: Unit): Term[] {
  const server = parseUnitId(unit.unit)?.server;
  return server === undefined ? [] : [atom(server)];
}

/** Facts of the catalog and of the policy, by relation. */
export function catalogFacts({ catalog, facts, places }: Policy): Facts {
  const rows = new Map<string, Row[]>(PROPERTIES.map(([relation]) => [relation, []]));
  for (const unit of catalog.units.values())
    eachFact(unit, places.get(unit.unit), (relation, row) => rows.get(relation)?.push(row));
  for (const [relation, more] of facts) rows.set(relation, [...(rows.get(relation) ?? []), ...more]);
  return rows;
}

/** The facts about some units, by relation; those without any are left out. */
export function factsAbout({ catalog, places }: Policy, units: Iterable<UnitId>): Facts {
  const rows = new Map<string, Row[]>();
  for (const id of units) {
    const unit = catalog.units.get(id);
    if (!unit) continue;
    eachFact(unit, places.get(id), (relation, row) => {
      const known = rows.get(relation);
      if (known) known.push(row);
      else rows.set(relation, [row]);
    });
  }
  return rows;
}

/** Relations whose rows are about units, the unit first. */
export const CATALOG_RELATIONS: readonly string[] = PROPERTIES.map(([relation]) => relation);

function eachFact(
  unit: Unit,
  where: UnitPlaces | undefined,
  add: (relation: string, row: Row) => void,
): void {
  const id = atom(unit.unit);
  add('unit/1', { args: [id], ...(where && { place: where.place }) });
  for (const [relation, values] of PROPERTIES) {
    const place = where?.properties.get(relation.slice(0, -2)) ?? where?.place;
    for (const value of values(unit)) add(relation, { args: [id, value], ...(place && { place }) });
  }
}
