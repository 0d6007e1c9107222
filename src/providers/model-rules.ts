/**
 * A model of what providers refuse in the schema of a tool, as data.
 *
 * It stands apart from the rules by which schemas are rewritten, so that each can find the other's mistakes.
 */

import type { Dialect } from '../schema/rewritten.ts';

/** What a schema may not do. Everything that is not named here is taken. */
export interface SchemaModel {
  /** The only keywords there are; absent where any will do. */
  readonly keywords?: ReadonlySet<string>;
  readonly refusedKeywords?: ReadonlySet<string>;
  readonly refusedAtRoot: ReadonlySet<string>;
  /** The only values of `format` for text; absent where any will do. */
  readonly formats?: ReadonlySet<string>;
  /** Every object says `additionalProperties: false`. */
  readonly closedObjects?: true;
  /** Every object requires all its properties. */
  readonly allRequired?: true;
  /** Values of `enum` are texts, and `type` is one word. */
  readonly textEnums?: true;
  /** Every schema but those that combine others states its type. */
  readonly typed?: true;
  /** Every list says something of its items. */
  readonly itemsNeeded?: true;
  /** Keywords that stand alone in their schema. */
  readonly alone?: ReadonlySet<string>;
  readonly noRecursion?: true;
  readonly minItemsAtMost?: number;
  readonly maxDepth?: number;
  readonly maxProperties?: number;
  readonly maxEnumValues?: number;
  /** Characters of all names of properties and definitions, and of all values of `enum` and `const`. */
  readonly maxNameCharacters?: number;
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const COMBINATORS = words('anyOf oneOf allOf $ref $schema $id');
const ROOT = words('anyOf oneOf allOf enum const not $ref $schema $id');
const STRICT_FORMATS = words('date-time time date duration email hostname uri ipv4 ipv6 uuid');

const OPENAI_STRICT_REFUSED = words(`
  allOf oneOf not if then else dependentRequired dependentSchemas dependencies patternProperties propertyNames
  minProperties maxProperties unevaluatedProperties unevaluatedItems additionalItems prefixItems contains
  minContains maxContains uniqueItems contentEncoding contentMediaType contentSchema $anchor $dynamicRef
  $dynamicAnchor $recursiveRef $recursiveAnchor $id $schema default`);

export const SCHEMA_MODELS: Readonly<Record<Dialect, SchemaModel>> = {
  anthropic: { refusedAtRoot: COMBINATORS },
  'anthropic-strict': {
    refusedAtRoot: COMBINATORS,
    keywords: words(`
      type properties required additionalProperties items enum const anyOf allOf $ref $defs definitions
      description title format minItems`),
    formats: STRICT_FORMATS,
    closedObjects: true,
    noRecursion: true,
    minItemsAtMost: 1,
  },
  openai: { refusedAtRoot: ROOT, itemsNeeded: true },
  'openai-strict': {
    refusedAtRoot: ROOT,
    refusedKeywords: OPENAI_STRICT_REFUSED,
    formats: STRICT_FORMATS,
    closedObjects: true,
    allRequired: true,
    typed: true,
    itemsNeeded: true,
    alone: words('$ref'),
    maxDepth: 10,
    maxProperties: 5000,
    maxEnumValues: 1000,
    maxNameCharacters: 120_000,
  },
  gemini: {
    refusedAtRoot: ROOT,
    keywords: words(`
      type format title description nullable default example enum items minItems maxItems properties required
      propertyOrdering minProperties maxProperties minimum maximum minLength maxLength pattern anyOf`),
    formats: words('enum date-time'),
    textEnums: true,
    typed: true,
    itemsNeeded: true,
    alone: words('anyOf'),
    noRecursion: true,
  },
};
