/** Objects of a dialect: their fields one by one, then what holds for the object as a whole. */

import type { Json, JsonObject } from '../catalog/unit.ts';
import { convert } from './convert.ts';
import { convertMap } from './convert-map.ts';
import { type Stating, stateNumber } from './convert-scalar.ts';
import type { Place } from './document.ts';
import { type Facet, stated } from './flatten.ts';
import { isObject } from './json.ts';
import { emittedNames } from './names.ts';
import { closingFacets, type Field, type ObjectParts, objectParts } from './object-parts.ts';
import type { Restore } from './rewritten.ts';
import { inPlace, restoreInPlace } from './union.ts';
import { type Emitted, lose, refuseStrict, SAME, sayUsual, takes, type Writing } from './writing.ts';

export function convertObject(
  writing: Writing,
  facets: readonly Facet[],
  fits: (value: Json) => boolean,
  depth: number,
): Emitted {
  const parts = objectParts(writing, facets, depth);
  if (parts.never) return { nullable: false, restore: SAME, kinds: new Set(), fits, words: [] };
  if (parts.map && !parts.closed) return convertMap(writing, facets, parts, fits, depth);
  return putTogether(writing, facets, parts, fits, false);
}

/** The object with its fields, under names that the dialect takes. */
export function putTogether(
  writing: Writing,
  facets: readonly Facet[],
  parts: ObjectParts,
  fits: (value: Json) => boolean,
  atRoot: boolean,
): Emitted {
  const { names, closed, allRequired } = writing.rules;
  const emittedBy = emittedNames(
    [...parts.fields.keys()],
    names && (atRoot || names.everywhere) ? names.pattern : undefined,
  );
  const properties: [string, JsonObject][] = [];
  const required: string[] = [];
  const restores = new Map<
    string,
    { readonly name: string; readonly restore: Restore; readonly nullIsAbsent: boolean }
  >();
  for (const [name, field] of parts.fields) {
    const emittedName = emittedBy.get(name) ?? name;
    const forced = allRequired && !field.required;
    properties.push([
      emittedName,
      withName(
        writing,
        name,
        emittedName,
        field,
        inPlace(writing, field.emitted, field.emitted.nullable || forced),
      ),
    ]);
    if (allRequired || field.required) required.push(emittedName);
    if (forced)
      lose(
        writing,
        field.facet.place,
        'required',
        'reshaped',
        'a field that may be left out is given as null',
      );
    restores.set(emittedName, {
      name,
      restore: restoreInPlace(writing, field.emitted),
      nullIsAbsent: forced && !field.emitted.nullable,
    });
  }
  const into: Stating = { schema: { type: 'object' }, words: [...parts.words] };
  if (properties.length > 0 || !writing.rules.nullable)
    into.schema.properties = Object.fromEntries(properties);
  if (required.length > 0) into.schema.required = required;
  if (closed || parts.closing) close(writing, facets, parts, into);
  else if (parts.rest.length > 0) openRest(writing, facets, parts.rest, into);
  stateNumber(writing, facets, 'minProperties', into);
  stateNumber(writing, facets, 'maxProperties', into);
  const forced = allRequired && [...parts.fields.values()].some(({ required: needed }) => !needed);
  const same =
    !forced && [...restores].every(([emitted, one]) => emitted === one.name && one.restore.kind === 'same');
  return {
    schema: into.schema,
    nullable: false,
    restore: same ? SAME : { kind: 'object', fields: restores },
    kinds: new Set(['object']),
    fits,
    words: into.words,
  };
}

/** A field under another name says what it is called. */
function withName(
  writing: Writing,
  name: string,
  emitted: string,
  field: Field,
  schema: JsonObject,
): JsonObject {
  if (name === emitted) return schema;
  lose(
    writing,
    writing.document.at(field.facet.place, 'properties', name),
    'properties',
    'reshaped',
    `named \`${emitted}\` here`,
  );
  return schema;
}

function close(writing: Writing, facets: readonly Facet[], parts: ObjectParts, into: Stating): void {
  if (takes(writing, 'additionalProperties')) into.schema.additionalProperties = false;
  // A model gives the fields that are listed without being told to; words for it would stand at every object.
  else
    for (const { facet } of closingFacets(facets))
      lose(
        writing,
        facet.place,
        'additionalProperties',
        'dropped',
        'other fields are refused only at the call',
      );
  if (parts.closed || !writing.rules.closed) return;
  if (parts.rest.length + parts.patterns.length > 0)
    refuseStrict(writing, 'an object takes fields that are not listed');
  const open = facets.filter(({ keywords }) => Object.hasOwn(keywords, 'properties'));
  for (const facet of open)
    lose(
      writing,
      facet.place,
      'additionalProperties',
      'dropped',
      'fields that are not listed cannot be given',
    );
}

function openRest(writing: Writing, facets: readonly Facet[], rest: readonly Place[], into: Stating): void {
  if (takes(writing, 'additionalProperties')) {
    const schema = convert(writing, rest, 1).schema;
    if (schema) into.schema.additionalProperties = schema;
    return;
  }
  const given = stated(facets, 'additionalProperties').filter(
    ({ value }) => isObject(value) && Object.keys(value).length > 0,
  );
  for (const { facet, value } of given)
    into.words.push(...sayUsual(writing, facet, 'additionalProperties', value));
}
