/** Parameters: what a tool's JSON Schema says about the arguments of a call. */

import type { Json, JsonObject } from '../unit.ts';
import { isObject, ownValue } from './json.ts';
import { referenced } from './json-schema.ts';

export interface Parameters {
  /** The schemas that speak of each argument, by name. All of them apply unless they stand in a choice. */
  readonly byName: ReadonlyMap<string, readonly Parameter[]>;
  /** The schema may admit arguments that it does not name, or cannot be followed. */
  readonly open: boolean;
}

export interface Parameter {
  readonly schema: JsonObject;
  /** Stands in `anyOf`, `oneOf` or a condition: it need not apply. */
  readonly choice: boolean;
}

/** Schemas looked at for one tool. A schema that refers to itself is followed once. */
const MOST_PARTS = 1_000;

export function parametersOf(root: JsonObject): Parameters {
  const byName = new Map<string, Parameter[]>();
  const seen = new Set<JsonObject>();
  let open = false;
  let named = false;
  const stack: Parameter[] = [{ schema: root, choice: false }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { schema, choice } = next;
    if (seen.has(schema)) continue;
    if (seen.add(schema).size > MOST_PARTS) return { byName, open: true };
    if (isOpen(schema)) open = true;
    const properties = ownValue(schema, 'properties');
    for (const [name, value] of isObject(properties) ? Object.entries(properties) : []) {
      named = true;
      const known = byName.get(name) ?? [];
      byName.set(name, known);
      if (isObject(value)) known.push({ schema: value, choice });
    }
    const followed = follow(schema, root);
    if (!followed) open = true;
    for (const part of followed ?? []) stack.push({ schema: part.schema, choice: choice || part.choice });
  }
  return { byName, open: open || !named };
}

/** Whether a schema says outright that other arguments are welcome. Without a word on it they are ignored. */
function isOpen(schema: JsonObject): boolean {
  const rest = ['additionalProperties', 'unevaluatedProperties'].map((key) => ownValue(schema, key));
  return (
    rest.some((value) => value === true || isObject(value)) ||
    ownValue(schema, 'patternProperties') !== undefined
  );
}

/** The schemas that this one is made of, or undefined where one cannot be found. */
function follow(schema: JsonObject, root: JsonObject): Parameter[] | undefined {
  const parts: Parameter[] = [];
  const add = (value: Json | undefined, choice: boolean) => {
    if (isObject(value)) parts.push({ schema: value, choice });
  };
  for (const key of ['$ref', '$dynamicRef', '$recursiveRef']) {
    const reference = ownValue(schema, key);
    if (typeof reference !== 'string') continue;
    const target = reference.startsWith('#') ? referenced(root, reference) : undefined;
    if (target === undefined) return undefined;
    add(target, false);
  }
  for (const [key, choice] of [
    ['allOf', false],
    ['anyOf', true],
    ['oneOf', true],
  ] as const) {
    const members = ownValue(schema, key);
    if (Array.isArray(members)) for (const member of members as readonly Json[]) add(member, choice);
  }
  for (const key of ['if', 'then', 'else']) add(ownValue(schema, key), true);
  const dependent = ownValue(schema, 'dependentSchemas');
  if (isObject(dependent)) for (const member of Object.values(dependent)) add(member, true);
  return parts;
}
