/** The way in: a value of the original as the emitted schema takes it. The inverse of restoreArguments. */

import type { Json } from '../../src/catalog/unit.ts';
import { equalJson, isList, isObject } from '../../src/schema/json.ts';
import { restoreArguments } from '../../src/schema/restore.ts';
import type { Restore } from '../../src/schema/rewritten.ts';
import { validateArguments } from '../../src/schema/validate.ts';

/** An emitted form of a value; undefined when there is none. `allRequired`: fields that are not there are null. */
export function express(restore: Restore, value: Json, allRequired: boolean): Json | undefined {
  switch (restore.kind) {
    case 'same':
      return value;
    case 'unwrap': {
      const inner = express(restore.inner, value, allRequired);
      return inner === undefined ? undefined : { value: inner };
    }
    case 'pairs':
      if (!isObject(value)) return value;
      return Object.entries(value).map(([key, one]) => ({
        key,
        value: express(restore.value, one, allRequired) ?? null,
      }));
    case 'json':
      return value === null ? null : JSON.stringify(express(restore.inner, value, allRequired));
    case 'literal':
      return [...restore.values].find(([, one]) => one === value)?.[0] ?? value;
    case 'object':
      return isObject(value) ? expressObject(restore, value, allRequired) : value;
    case 'array':
      if (!isList(value)) return value;
      return value.map((one, i) => express(restore.prefix[i] ?? restore.rest, one, allRequired) ?? null);
    case 'choice':
      return expressChoice(restore, value, allRequired);
  }
}

function expressObject(
  restore: Restore & { kind: 'object' },
  value: { readonly [key: string]: Json },
  allRequired: boolean,
): Json {
  const known = new Set([...restore.fields.values()].map(({ name }) => name));
  const entries: [string, Json][] = [];
  for (const [emitted, field] of restore.fields)
    if (Object.hasOwn(value, field.name))
      entries.push([emitted, express(field.restore, value[field.name] ?? null, allRequired) ?? null]);
    else if (allRequired) entries.push([emitted, null]);
  for (const [name, one] of Object.entries(value)) if (!known.has(name)) entries.push([name, one]);
  return Object.fromEntries(entries);
}

function expressChoice(
  restore: Restore & { kind: 'choice' },
  value: Json,
  allRequired: boolean,
): Json | undefined {
  for (const branch of restore.branches) {
    const form = express(branch.restore, value, allRequired);
    if (form === undefined || validateArguments(branch.schema, form).length > 0) continue;
    const back = restoreArguments(restore, form);
    if (back.ok && equalJson(withoutNulls(back.value), withoutNulls(value))) return form;
  }
  return undefined;
}

/** Fields that are null left out: a field that may be null and may be left out is always given. */
export function withoutNulls(value: Json): Json {
  if (isList(value)) return value.map(withoutNulls);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (one === null ? [] : [[key, withoutNulls(one)]])),
  );
}
