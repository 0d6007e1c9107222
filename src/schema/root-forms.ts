/** A root that is one of several objects, joined into one. */

import type { Json } from '../catalog/unit.ts';
import { combinatorsOf, isThin, without } from './convert-choices.ts';
import type { Facet } from './flatten.ts';
import { own } from './json.ts';
import { type Field, type ObjectParts, objectParts } from './object-parts.ts';
import { finished } from './root.ts';
import { union } from './union.ts';
import { namesText, valueText } from './words.ts';
import { type Emitted, lose, refuseStrict, say, type Writing } from './writing.ts';

/** Several forms as one object: every field that one of them has, of which those are required that all require. */
export function several(
  writing: Writing,
  root: readonly Facet[],
  forms: readonly (readonly Facet[])[],
  fits: (value: Json) => boolean,
): Emitted | undefined {
  const all = forms.map((facets) => objectParts(writing, facets, 1)).filter(({ never }) => !never);
  if (all.length === 0) return undefined;
  if (writing.rules.closed && all.some(takesOthers))
    refuseStrict(writing, 'one of the forms takes fields that are not listed');
  const fields = new Map<string, Field>();
  for (const name of new Set(all.flatMap(({ fields }) => [...fields.keys()]))) {
    const having = all.flatMap(({ fields }) => fields.get(name) ?? []);
    const [first] = having;
    if (!first) continue;
    const emitted = union(
      writing,
      having.map((field) => field.emitted),
      () => true,
    );
    const required = having.length === all.length && having.every((field) => field.required);
    fields.set(name, { emitted, required, facet: first.facet });
  }
  const words = `one of these forms: ${all.slice(0, 8).map(formText).join('; or ')}${all.length > 8 ? `; or ${all.length - 8} more` : ''}`;
  const said = combinatorsOf(writing, root)
    .flatMap((one) => say(writing, one.facet, one.keyword, words))
    .slice(0, 1);
  const parts: ObjectParts = {
    fields,
    closed: all.every(({ closed }) => closed),
    closing: all.every(({ closing }) => closing),
    map: false,
    rest: [],
    patterns: [],
    words: said,
    never: false,
  };
  for (const facets of forms) loseForm(writing, facets, root);
  const base = commonFacets(writing, root);
  return finished(writing, base, parts, fits);
}

/** Whether fields with names of their own are what a form is about. */
const takesOthers = ({ closed, map, rest, patterns }: ObjectParts): boolean =>
  !closed && (map || rest.length + patterns.length > 0);

/** The root without the combinators whose forms were joined. */
function commonFacets(writing: Writing, root: readonly Facet[]): readonly Facet[] {
  const joined = new Set(
    combinatorsOf(writing, root)
      .filter((one) => !isThin(writing, one))
      .map(({ facet, keyword }) => `${facet.place.pointer}\n${keyword}`),
  );
  return root.map((facet) =>
    (['anyOf', 'oneOf'] as const).reduce(
      (one, keyword) => (joined.has(`${facet.place.pointer}\n${keyword}`) ? without(one, keyword) : one),
      facet,
    ),
  );
}

/** `kind "x" with p`: what tells a form from the others. */
function formText({ fields }: ObjectParts): string {
  const tags: string[] = [];
  const needed: string[] = [];
  for (const [name, { emitted, required }] of fields) {
    const only = tagOf(emitted);
    if (only !== undefined) tags.push(`\`${name}\` ${valueText(only)}`);
    else if (required) needed.push(name);
  }
  const needs = needed.length === 0 ? '' : namesText(needed);
  if (tags.length === 0) return needs === '' ? 'an object' : `with ${needs}`;
  return needs === '' ? tags.join(', ') : `${tags.join(', ')} with ${needs}`;
}

function tagOf({ schema, nullable }: Emitted): Json | undefined {
  if (!schema || nullable) return undefined;
  const values = own(schema, 'enum');
  if (Array.isArray(values)) return values.length === 1 ? (values[0] as Json) : undefined;
  return own(schema, 'const');
}

/** What a single form demands of the object as a whole is not said. */
function loseForm(writing: Writing, facets: readonly Facet[], root: readonly Facet[]): void {
  const common = new Set(root.map(({ place }) => place.schema));
  for (const facet of facets)
    if (!common.has(facet.place.schema))
      for (const keyword of Object.keys(facet.keywords))
        if (!FORM_SAID.has(keyword))
          lose(writing, facet.place, keyword, 'dropped', 'it holds in one of the forms only');
}

const FORM_SAID = new Set([
  'type',
  'properties',
  'title',
  'description',
  '$comment',
  '$defs',
  '$id',
  'default',
  'examples',
]);
