/** Extraction: one part of a JSON document as a schema that stands by itself. */

import type { Json, JsonObject } from '../unit.ts';
import { atPointer, isObject, ownValue, pointerTo } from './json.ts';
import { referenced } from './json-schema.ts';

/**
 * The part of `document` that `pointer` names, or undefined when there is none.
 *
 * References of the part to the rest of the document (`#/components/schemas/Mail`) would lead nowhere once it
 * stands alone, so what they lead to is taken along in its `$defs`.
 */
export function extractPart(document: Json, pointer: string): Json | undefined {
  if (pointer === '') return document;
  const part = atPointer(document, decoded(pointer));
  if (!isObject(part)) return part;
  const taken = new Map<string, Json>();
  const copied = copy(part, document, taken) as JsonObject;
  if (taken.size === 0) return copied;
  const own = ownValue(copied, '$defs');
  return { ...copied, $defs: { ...(isObject(own) ? own : {}), ...Object.fromEntries(taken) } };
}

function decoded(pointer: string): string {
  try {
    return decodeURIComponent(pointer);
  } catch {
    return pointer;
  }
}

/** The value with its references led to `$defs`. `taken` collects what they lead to, each once. */
function copy(value: Json, document: Json, taken: Map<string, Json>): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map((item) => copy(item, document, taken));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, member]): [string, Json] => {
    // `#` is the schema itself: a document that holds several is none.
    if (key !== '$ref' || typeof member !== 'string' || !member.startsWith('#') || member === '#')
      return [key, copy(member, document, taken)];
    return [key, take(member, document, taken)];
  });
  return Object.fromEntries(entries);
}

/** Takes what `reference` leads to along, and gives the reference to it there. */
function take(reference: string, document: Json, taken: Map<string, Json>): string {
  const target = referenced(document, reference);
  if (target === undefined) return reference;
  const name = reference.slice(1);
  if (!taken.has(name)) {
    taken.set(name, true);
    taken.set(name, copy(target, document, taken));
  }
  return `#${pointerTo('/$defs', encodeURIComponent(name)).replaceAll('%2F', '~1').replaceAll('%24', '$')}`;
}
