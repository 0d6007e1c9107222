/** `if`, `then` and `else` in words: `` if `kind` is "a", it must have `v`; otherwise … ``. */

import type { Json, JsonObject } from '../catalog/unit.ts';
import { shown } from '../logic/diagnostics.ts';
import { compareText } from '../logic/order.ts';
import { isList, isObject, own } from './json.ts';
import { demandOf, namesText, schemaText, valuesText, valueText } from './words.ts';

/** Demands of one schema that are said; more are counted. */
const MOST = 6;

/** What a schema with an `if` demands by it. Empty where that is nothing. */
export function conditionText(keywords: JsonObject): string {
  const yes = demandsText(own(keywords, 'then') ?? true);
  const no = demandsText(own(keywords, 'else') ?? true);
  const condition = heldText(own(keywords, 'if') ?? true, namesIn(own(keywords, 'required')));
  if (yes === '' && no === '') return '';
  if (yes === '') return `unless ${condition}, it ${no}`;
  return `if ${condition}, it ${yes}${no === '' ? '' : `; otherwise it ${no}`}`;
}

const namesIn = (value: Json | undefined): readonly string[] => (isList(value) ? value.map(String) : []);

const JUST_NOTES = new Set(['$comment', 'title', 'description', 'type']);

/** When a schema holds. Of a field that may be left out it holds, too, when the field is not there. */
function heldText(schema: Json, given: readonly string[]): string {
  const other = `it is ${schemaText(schema)}`;
  if (!isObject(schema)) return other;
  const spoken = Object.keys(schema).filter((keyword) => !JUST_NOTES.has(keyword));
  if (spoken.some((keyword) => keyword !== 'properties' && keyword !== 'required')) return other;
  const needed = namesIn(own(schema, 'required'));
  const properties = own(schema, 'properties');
  const fields = isObject(properties) ? Object.entries(properties) : [];
  const there = needed.filter((name) => !fields.some(([field]) => field === name));
  const parts = [
    ...fields.map(([name, field]) => {
      const absent = needed.includes(name) || given.includes(name) ? '' : ' or not given';
      return `${shown(name)} is ${fieldHeld(field)}${absent}`;
    }),
    ...(there.length > 0 ? [`it has ${namesText(there)}`] : []),
  ];
  return parts.length > 0 && parts.length <= MOST ? parts.join(' and ') : other;
}

function fieldHeld(schema: Json): string {
  const values = isObject(schema) ? own(schema, 'enum') : undefined;
  if (isObject(schema) && Object.hasOwn(schema, 'const')) return valueText(own(schema, 'const') ?? null);
  return isList(values) && values.length > 0 ? `one of ${valuesText(values)}` : schemaText(schema);
}

/** The keywords in one order, whatever that of the schema: what has to be there, then what holds of it. */
const keywordsOf = (schema: JsonObject): readonly (readonly [string, Json])[] =>
  Object.entries(schema).sort(
    ([a], [b]) => Number(b === 'required') - Number(a === 'required') || compareText(a, b),
  );

/** What a schema demands, each demand after `it`. */
function demandsText(schema: Json): string {
  if (schema === false) return 'is not accepted';
  if (!isObject(schema)) return '';
  const all = keywordsOf(schema).flatMap(([keyword, value]) =>
    keyword === 'properties' && isObject(value)
      ? Object.entries(value).flatMap(([name, field]) => fieldDemands(name, field))
      : [demandOf(keyword, value) ?? ''],
  );
  const said = all.filter((text) => text !== '');
  const more = said.length > MOST ? [`and ${said.length - MOST} more rules`] : [];
  if (said.length > 0) return [...said.slice(0, MOST), ...more].join(', ');
  const silent = Object.keys(schema).every((keyword) => JUST_NOTES.has(keyword) || keyword === 'properties');
  return silent ? '' : `must be ${schemaText(schema)}`;
}

function fieldDemands(name: string, schema: Json): readonly string[] {
  if (schema === false) return [`must not have ${shown(name)}`];
  if (!isObject(schema)) return [];
  return keywordsOf(schema).flatMap(([keyword, value]) => {
    const demand = JUST_NOTES.has(keyword) && keyword !== 'type' ? undefined : demandOf(keyword, value);
    return demand === undefined || demand === '' ? [] : [`${shown(name)} ${demand}`];
  });
}
