/** A tool's schema in the dialect of a provider. */

import type { JsonObject } from '../catalog/unit.ts';
import { DIALECT_RULES, type DialectRules } from './dialects.ts';
import { documentOf } from './document.ts';
import { byText, isList, isObject, own } from './json.ts';
import { ordered } from './order.ts';
import type { Dialect, Rewritten } from './rewritten.ts';
import { convertRoot } from './root.ts';
import { refuseStrict, SAME, sortedLosses, startWriting, type Writing } from './writing.ts';

/**
 * The schema as a dialect takes it, what it no longer states, and the way back for arguments.
 *
 * What is accepted by the original has a form that the emitted schema accepts, with these exceptions, each reported:
 * a strict object takes no fields that are not listed, and a schema without a type is taken to be of the type that
 * its keywords are about. Keys stand in one fixed order; fields of `properties` stay in the order of the original,
 * since a model writes them in that order. Never throws; the schema is not changed, and must not change afterwards.
 */
export function rewriteSchema(schema: JsonObject, dialect: Dialect): Rewritten {
  const rules = DIALECT_RULES[dialect];
  const writing = startWriting(documentOf(schema), rules);
  const root = convertRoot(writing);
  if (root?.schema) {
    const emitted = emittedRoot(writing, root.schema);
    if (rules.sizes) checkSizes(writing, emitted, rules.sizes);
    if (writing.impossible === undefined)
      return {
        schema: emitted,
        strict: rules.plain !== undefined,
        losses: sortedLosses(writing),
        restore: root.restore,
      };
  }
  if (rules.plain) return { ...rewriteSchema(schema, rules.plain), strict: false };
  return unusable(writing);
}

function emittedRoot(writing: Writing, schema: JsonObject): JsonObject {
  const names = [...referred(writing, schema)].sort(byText);
  const definitions = Object.fromEntries(names.map((name) => [name, writing.definitions.get(name) ?? {}]));
  const whole = names.length === 0 ? schema : { ...schema, $defs: definitions };
  return ordered(whole) as JsonObject;
}

/** The definitions that a schema leads to. */
function referred(writing: Writing, schema: JsonObject): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting: unknown[] = [schema];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (typeof part !== 'object' || part === null) continue;
    const reference = isObject(part) ? own(part, '$ref') : undefined;
    const name = typeof reference === 'string' ? reference.replace('#/$defs/', '') : '';
    if (writing.definitions.has(name) && !found.has(name)) {
      found.add(name);
      waiting.push(writing.definitions.get(name));
    }
    for (const inner of Object.values(part)) waiting.push(inner);
  }
  return found;
}

/** Nothing can be valid: an object without fields, and the reason. */
function unusable(writing: Writing): Rewritten {
  const message = 'no arguments are accepted: every call is refused';
  return {
    schema: { type: 'object', description: message, ...(writing.rules.nullable ? {} : { properties: {} }) },
    strict: false,
    losses: [{ pointer: '', keyword: 'false', code: 'described', message }],
    restore: SAME,
    unusable: message,
  };
}

function checkSizes(writing: Writing, schema: JsonObject, sizes: NonNullable<DialectRules['sizes']>): void {
  const found = { properties: 0, enumValues: 0, characters: 0 };
  const visit = (part: unknown): void => {
    if (isList(part)) for (const one of part) visit(one);
    if (!isObject(part)) return;
    for (const [keyword, value] of Object.entries(part)) {
      if ((keyword === 'properties' || keyword === '$defs') && isObject(value)) {
        found.properties += keyword === 'properties' ? Object.keys(value).length : 0;
        found.characters += Object.keys(value).join('').length;
        for (const one of Object.values(value)) visit(one);
      } else if (keyword === 'enum' && isList(value)) {
        const characters = value
          .map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))
          .join('').length;
        found.enumValues += value.length;
        found.characters += characters;
        if (value.length > sizes.longEnum.values && characters > sizes.longEnum.characters)
          refuseStrict(writing, 'an enum is too long');
      } else if (keyword === 'const') found.characters += JSON.stringify(value).length;
      else visit(value);
    }
  };
  visit(schema);
  if (found.properties > sizes.properties)
    refuseStrict(writing, `there are more than ${sizes.properties} properties`);
  if (found.enumValues > sizes.enumValues)
    refuseStrict(writing, `there are more than ${sizes.enumValues} values in enums`);
  if (found.characters > sizes.characters)
    refuseStrict(writing, `names and values have more than ${sizes.characters} characters`);
}
