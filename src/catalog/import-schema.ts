/**
 * Schemas of imported tools: cleaned, and taken only as far as they are JSON Schema.
 *
 * A keyword that is wrong is taken out and told, since one slip in one argument should not cost the tool. That is
 * done only where the rest then accepts at least what was meant; otherwise the tool is left out. Patterns are
 * compiled, to see that they are some, but never run.
 */

import { isObject, ownValue } from './analyse/json.ts';
import { type SchemaProblem, schemaProblems } from './analyse/json-schema.ts';
import { cleanProse, cutText } from './clean.ts';
import type { Lose } from './import-loss.ts';
import type { Json, JsonObject } from './unit.ts';
import { codePoints, described } from './unit-problem.ts';

/** Most code points of one text in a schema. */
export const SCHEMA_TEXT_LIMIT = 8_192;

/** Why a schema cannot be taken. */
export interface NoSchema {
  readonly ok: false;
  readonly field: string;
  readonly message: string;
  readonly expected?: string;
}

export type ImportedSchema = { readonly ok: true; readonly schema: JsonObject } | NoSchema;

const AN_OBJECT = 'a JSON Schema with `"type": "object"`';

/** The schema as a unit can have it. `field` is what the source calls it; its depth has been bounded. */
export function importedSchema(given: Json, field: string, lose: Lose): ImportedSchema {
  const refuse = (message: string, expected: string, at = field): NoSchema => ({
    ok: false,
    field: at,
    message,
    expected,
  });
  if (given === false) return refuse(`${field} is \`false\`: it accepts no arguments at all`, AN_OBJECT);
  if (given === true) {
    lose('schema_repaired', field, `${field} is \`true\`; taken as any object`, AN_OBJECT);
    return { ok: true, schema: { type: 'object' } };
  }
  if (!isObject(given)) return refuse(`${field} is ${described(given)}`, AN_OBJECT);
  const { schema, wrong } = repaired(cleanedSchema(given, field, lose), field, lose);
  if (wrong)
    return refuse(
      `${field}${wrong.pointer} ${told(wrong)}`,
      wrong.expected ?? 'JSON Schema',
      field + wrong.pointer,
    );
  const type = ownValue(schema, 'type');
  if (type === undefined || type === 'object' || (Array.isArray(type) && type.includes('object')))
    return { ok: true, schema };
  return refuse(
    `${field}/type is ${described(type)}, but arguments are an object`,
    '`"type": "object"`',
    `${field}/type`,
  );
}

const told = ({ message }: SchemaProblem): string =>
  message.endsWith('leads nowhere') ? message : 'is no JSON Schema';

// -------------------------------------------------------------------------------------------- repairing

/** Taking out a part shows the next mistake, if at all, only a few times. */
const MOST_ROUNDS = 4;

/** The schema without what is wrong, or the first problem that cannot be taken out. */
function repaired(
  given: JsonObject,
  field: string,
  lose: Lose,
): { readonly schema: JsonObject; readonly wrong?: SchemaProblem } {
  if (schemaProblems(given).length === 0) return { schema: given };
  const schema = copied(given) as JsonObject;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const problems = schemaProblems(schema);
    if (problems.length === 0) return { schema };
    for (const problem of problems) {
      if (!takeOut(schema, problem)) return { schema, wrong: problem };
      const at = field + problem.pointer;
      lose('schema_repaired', at, `${at} ${told(problem)}; taken out`, problem.expected);
    }
  }
  const [wrong] = schemaProblems(schema);
  return { schema, ...(wrong && { wrong }) };
}

function copied(value: Json): Json {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(copied);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copied(part)]));
}

/** Inside these, accepting more can mean accepting less outside. */
const TURNING = new Set([
  'not',
  'if',
  'oneOf',
  'contains',
  'dependencies',
  'dependentSchemas',
  'patternProperties',
]);

/** False where taking it out could make the schema narrower, or where there is nothing to take out. */
function takeOut(schema: JsonObject, { pointer, expected }: SchemaProblem): boolean {
  const steps = pointer.split('/').slice(1).map(unescaped);
  if (steps.length === 0 || steps.some((step) => TURNING.has(step))) return false;
  const last = steps.at(-1) as string;
  const parent = valueAt(schema, steps.slice(0, -1));
  if (expected?.startsWith('a schema')) return put(parent, last, {});
  if (!Array.isArray(parent)) return remove(parent, last);
  return remove(valueAt(schema, steps.slice(0, -2)), steps.at(-2) as string);
}

const unescaped = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

const valueAt = (schema: Json, steps: readonly string[]): Json | undefined =>
  steps.reduce<Json | undefined>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as JsonObject)[step]
        : undefined,
    schema,
  );

/** Sets an own property, `__proto__` too. */
function put(parent: Json | undefined, key: string, value: Json): boolean {
  if (typeof parent !== 'object' || parent === null) return false;
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });
  return true;
}

const remove = (parent: Json | undefined, key: string): boolean =>
  isObject(parent) && Object.hasOwn(parent, key) && Reflect.deleteProperty(parent, key);

// --------------------------------------------------------------------------------------------- cleaning

/** Keywords whose values are data, not schemas, and those that map names of their own to schemas. */
const DATA = new Set(['const', 'default', 'enum', 'examples', 'example']);
const MAPS = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'dependencies',
]);
const TEXTS = new Set(['title', 'description', '$comment']);

/** The schema with its texts cleaned and cut. Parts in which nothing changes are the same values. */
function cleanedSchema(schema: JsonObject, field: string, lose: Lose): JsonObject {
  const cleaned = (value: Json, at: string, inMap: boolean): Json => {
    if (value === null || typeof value !== 'object') return value;
    const list = Array.isArray(value);
    const before = Object.entries(value) as [string, Json][];
    const after = before.map(([key, part]) =>
      list ? cleaned(part, `${at}/${key}`, false) : cleanedPart(key, part, `${at}/${key}`, inMap),
    );
    if (after.every((part, i) => part === before[i]?.[1])) return value;
    return list ? after : Object.fromEntries(before.map(([key], i) => [key, after[i] as Json]));
  };
  const cleanedPart = (key: string, part: Json, at: string, inMap: boolean): Json => {
    if (!inMap && typeof part === 'string' && TEXTS.has(key))
      return importedText(part, at, SCHEMA_TEXT_LIMIT, lose);
    return !inMap && DATA.has(key) ? part : cleaned(part, at, !inMap && MAPS.has(key));
  };
  return cleaned(schema, field, false) as JsonObject;
}

/** A text cleaned and cut; noted when more than space is gone. */
export function importedText(text: string, field: string, limit: number, lose: Lose): string {
  const { text: prose, hidden, markdown } = cleanProse(text);
  if (hidden) lose('text_cleaned', field, `the ${field} had invisible characters in it; they are gone`);
  if (markdown)
    lose('text_cleaned', field, `the ${field} had markdown that opens a heading or a block; it is escaped`);
  const shorter = cutText(prose, limit);
  if (shorter !== prose)
    lose(
      'text_cut',
      field,
      `the ${field} has ${codePoints(prose)} code points; cut to ${limit}`,
      `at most ${limit} code points`,
    );
  return shorter;
}
