/** Several emitted schemas as one that takes what any of them takes. */

import type { Json, JsonObject } from '../catalog/unit.ts';
import { canonicalText, isList, own } from './json.ts';
import type { Restore } from './rewritten.ts';
import { describedAs, type Emitted, type Kind, refuseStrict, SAME, takes, type Writing } from './writing.ts';

/** An emitted schema with its words in its description, where its reader allows a description. */
export function withWords(writing: Writing, emitted: Emitted, description?: string): JsonObject {
  const schema = emitted.schema ?? {};
  const before = description ?? textOf(schema);
  const text = describedAs(before, emitted.words);
  if (text === undefined) return schema;
  const alone = writing.rules.alone.find((keyword) => Object.hasOwn(schema, keyword));
  if (alone === '$ref') return { anyOf: [schema], description: text };
  const branches = own(schema, 'anyOf');
  if (alone !== 'anyOf' || !isList(branches)) return { ...schema, description: text };
  const [first = {}, ...more] = branches as readonly JsonObject[];
  const inner = withWords(writing, { ...emitted, schema: first, words: [textOf(first) ?? ''] }, text);
  return { ...schema, anyOf: [inner, ...more] };
}

const textOf = (schema: JsonObject): string | undefined => {
  const text = own(schema, 'description');
  return typeof text === 'string' ? text : undefined;
};

/** The schema as it stands in a property, an item or a branch: null added where it is accepted. */
export function inPlace(writing: Writing, emitted: Emitted, nullToo = emitted.nullable): JsonObject {
  const schema = withWords(writing, emitted);
  if (!nullToo) return schema;
  if (emitted.schema === undefined) return nullOnly(writing, emitted);
  return writing.rules.nullable ? nullableFlag(schema) : orNull(writing, schema);
}

/** How a value is turned back that stands where {@link inPlace} put its schema. */
export const restoreInPlace = (writing: Writing, { schema, nullable, restore }: Emitted): Restore =>
  schema === undefined && nullable && writing.rules.nullable ? NULL_TEXT : restore;

/** Null alone is the text `null` where there is no such type; a model may then give that text. */
const NULL_TEXT: Restore = { kind: 'literal', values: new Map([['null', null]]) };

function nullOnly(writing: Writing, emitted: Emitted): JsonObject {
  const text = describedAs(undefined, emitted.words);
  const description = text === undefined ? {} : { description: text };
  if (!writing.rules.nullable) return { type: 'null', ...description };
  return { type: 'string', nullable: true, enum: ['null'], ...description };
}

function nullableFlag(schema: JsonObject): JsonObject {
  const branches = own(schema, 'anyOf');
  if (!isList(branches)) return { ...schema, nullable: true };
  const [first, ...more] = branches as readonly JsonObject[];
  return { ...schema, anyOf: [nullableFlag(first ?? {}), ...more] };
}

function orNull(writing: Writing, schema: JsonObject): JsonObject {
  const type = own(schema, 'type');
  const branches = own(schema, 'anyOf');
  if (isList(branches)) return { ...schema, anyOf: [...branches, { type: 'null' }] };
  if (type === undefined || !writing.rules.typeLists) return { anyOf: [schema, { type: 'null' }] };
  const values = own(schema, 'enum');
  const only = Object.hasOwn(schema, 'const') ? { enum: [own(schema, 'const') ?? null, null] } : {};
  const { const: _, ...rest } = schema;
  return {
    ...rest,
    type: [...(isList(type) ? type : [type]), 'null'],
    ...(isList(values) ? { enum: [...values, null] } : only),
  };
}

/** What any of these takes. None of them takes nothing at all. */
export function union(writing: Writing, all: readonly Emitted[], fits: (value: Json) => boolean): Emitted {
  const nullable = all.some((one) => one.nullable);
  const distinct = new Map<string, Emitted>();
  for (const one of all)
    if (one.schema) {
      const key = canonicalText(withWords(writing, one));
      if (!distinct.has(key) || one.restore.kind !== 'same') distinct.set(key, one);
    }
  const branches = [...distinct.values()];
  const [first, ...more] = branches;
  if (!first)
    return { nullable, restore: SAME, kinds: new Set(), fits, words: all.flatMap(({ words }) => words) };
  if (more.length === 0) return { ...first, nullable };
  const kinds = new Set(branches.flatMap((one) => [...one.kinds]));
  if (isAmbiguous(branches)) return jsonText(writing, nullable, fits, ['one of several forms']);
  const simple = mergedTypes(writing, branches) ?? mergedEnums(branches);
  const schema = simple ?? { anyOf: branches.map((one) => withWords(writing, one)) };
  return { schema, nullable, restore: choiceOf(writing, branches), kinds, fits, words: [] };
}

function choiceOf(writing: Writing, branches: readonly Emitted[]): Restore {
  if (branches.every(({ restore }) => restore.kind === 'same')) return SAME;
  return {
    kind: 'choice',
    branches: branches.map((one) => ({
      schema: standing(writing, withWords(writing, one)),
      restore: one.restore,
      fits: one.fits,
    })),
  };
}

/** A branch that can be read by itself: with the definitions, once they are known. */
function standing(writing: Writing, schema: JsonObject): JsonObject {
  if (!takes(writing, '$defs')) return schema;
  return Object.defineProperty({ ...schema }, '$defs', {
    enumerable: true,
    get: () => Object.fromEntries(writing.definitions),
  });
}

/** Whether one emitted value could stand for values of two branches that are turned back differently. */
function isAmbiguous(branches: readonly Emitted[]): boolean {
  return branches.some((a, i) =>
    branches
      .slice(i + 1)
      .some((b) => (a.restore.kind !== 'same' || b.restore.kind !== 'same') && overlap(a.kinds, b.kinds)),
  );
}

/** Kinds that two branches share, objects aside: these are told apart by what is in them. */
const overlap = (a: ReadonlySet<Kind>, b: ReadonlySet<Kind>): boolean =>
  [...a].some((kind) => kind !== 'object' && b.has(kind));

/** A text that holds any value as JSON. */
export function jsonText(
  writing: Writing,
  nullable: boolean,
  fits: (value: Json) => boolean,
  words: readonly string[],
): Emitted {
  if (writing.rules.any === 'refused') refuseStrict(writing, 'a value of any type cannot be said');
  return {
    schema: { type: 'string' },
    nullable,
    restore: { kind: 'json', inner: SAME },
    kinds: new Set(['string']),
    fits,
    words: ['JSON text of the value', ...words],
  };
}

function mergedTypes(writing: Writing, branches: readonly Emitted[]): JsonObject | undefined {
  if (!writing.rules.typeLists) return undefined;
  if (
    !branches.every(
      ({ schema, words }) => words.length === 0 && schema && Object.keys(schema).join() === 'type',
    )
  )
    return undefined;
  return { type: branches.flatMap(({ schema }) => own(schema ?? {}, 'type') ?? []) };
}

function mergedEnums(branches: readonly Emitted[]): JsonObject | undefined {
  const types = new Set<Json | undefined>();
  const values: Json[] = [];
  for (const { schema, words } of branches) {
    const { type, enum: some, const: only, ...rest } = schema ?? {};
    const given = isList(some) ? some : only === undefined ? undefined : [only];
    if (!given || words.length > 0 || Object.keys(rest).length > 0) return undefined;
    types.add(type);
    values.push(...given);
  }
  if (types.size !== 1) return undefined;
  const [type] = types;
  return { ...(type !== undefined && { type }), enum: [...new Set(values)] };
}
