/**
 * What each reader of schemas takes, as data.
 *
 * The marks say how sure a line is: [T] published types of the provider's SDK, [R] the SDK run offline,
 * [I] error texts in public issues, [D] documentation, [?] not confirmed.
 */

import type { Dialect } from './rewritten.ts';

export interface DialectRules {
  /** The keywords a schema may have; undefined takes all of JSON Schema. */
  readonly keywords?: ReadonlySet<string>;
  /** Keywords that may not stand at the root, whose `type` is always `object`. */
  readonly notAtRoot: readonly string[];
  /** Names of fields, at the root only or everywhere; undefined takes all. */
  readonly names?: { readonly pattern: RegExp; readonly everywhere: boolean };
  /** Whether `$ref` may be used, also in a circle. */
  readonly references: 'all' | 'none';
  /** Every object says `additionalProperties: false`. */
  readonly closed: boolean;
  /** Every property is in `required`. */
  readonly allRequired: boolean;
  /** Every schema says its `type`, or has `anyOf`, `enum`, `const` or `$ref`. */
  readonly typed: boolean;
  /** Whether `type` may be a list. */
  readonly typeLists: boolean;
  /** Whether null is said by `nullable: true` instead of a type. */
  readonly nullable: boolean;
  /** What may stand in `enum`. */
  readonly enums: 'any' | 'primitive' | 'text';
  /** Keywords that stand alone in their schema, without a description too. */
  readonly alone: readonly string[];
  /** Every array says its `items`. */
  readonly itemsNeeded: boolean;
  /** The formats of a string; undefined takes all. */
  readonly formats?: ReadonlySet<string>;
  /** The only values of `minItems`; undefined takes all. */
  readonly minItems?: readonly number[];
  /** What a map of free names becomes: itself, a list of pairs, or an object of which only words say more. */
  readonly maps: 'kept' | 'pairs' | 'words' | 'refused';
  /** What a value of any type becomes. */
  readonly any: 'kept' | 'json' | 'refused';
  /** Schemas around a schema, itself included. */
  readonly depth: number;
  /** Above these, the schema cannot be said in this dialect. */
  readonly sizes?: {
    readonly properties: number;
    readonly enumValues: number;
    /** Characters of names, enum values and constants together. */
    readonly characters: number;
    /** Characters of one enum that has more than `longEnum.values` texts. */
    readonly longEnum: { readonly values: number; readonly characters: number };
  };
  /** The dialect that a schema is written in when this one cannot say it. */
  readonly plain?: Dialect;
}

const COMMON = ['type', 'description', 'title', 'enum', 'items', 'properties', 'required', 'anyOf'] as const;

const PLAIN = {
  references: 'all',
  closed: false,
  allRequired: false,
  typed: false,
  typeLists: true,
  nullable: false,
  enums: 'any',
  alone: [],
  maps: 'kept',
  any: 'kept',
  // Deeper than any tool seen; parsers of JSON on the way stop at about a hundred levels of braces [?].
  depth: 50,
} as const;

export const DIALECT_RULES: { readonly [D in Dialect]: DialectRules } = {
  anthropic: {
    ...PLAIN,
    // "input_schema does not support oneOf, allOf, or anyOf at the top level" [I]
    notAtRoot: ['anyOf', 'oneOf', 'allOf', '$ref', '$schema', '$id'],
    // "input_schema.properties: Property keys should match pattern" [I]; only those of the root are checked [I].
    names: { pattern: /^[a-zA-Z0-9_.-]{1,64}$/, everywhere: false },
    itemsNeeded: false,
  },
  openai: {
    ...PLAIN,
    // "schema must have type 'object' and not have 'oneOf'/'anyOf'/'allOf'/'enum'/'not' at the top level" [I]
    notAtRoot: ['anyOf', 'oneOf', 'allOf', 'enum', 'not', 'const', '$ref', '$schema', '$id'],
    // "array schema missing items" [I]
    itemsNeeded: true,
  },
  'anthropic-strict': {
    // What the SDK's own transformer leaves [R]. It keeps allOf too; merging is the same everywhere.
    keywords: new Set([...COMMON, 'const', 'format', 'minItems', 'additionalProperties']),
    notAtRoot: ['anyOf'],
    names: { pattern: /^[a-zA-Z0-9_.-]{1,64}$/, everywhere: false },
    // References are taken, circles are not; what is left without circles is written in place.
    references: 'none',
    closed: true, // [R]
    allRequired: false,
    typed: true, // [R]
    typeLists: false, // [?]; anyOf says the same
    nullable: false,
    enums: 'primitive', // [R]
    alone: [],
    itemsNeeded: true, // [?]
    formats: new Set([
      ...['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'uri', 'ipv4', 'ipv6', 'uuid'],
    ]), // [R]
    minItems: [0, 1], // [R]
    // The transformer turns a free map into an object that allows no keys [R].
    maps: 'refused',
    any: 'refused', // the transformer throws [R]
    depth: 50,
    plain: 'anthropic',
  },
  'openai-strict': {
    // The SDK's list of what strict does not take [R], and less where the server is not known to take it [?]:
    // minLength, maxLength, default. oneOf and allOf: "is not permitted" [I].
    keywords: new Set([
      ...[...COMMON, 'const', 'format', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum'],
      ...['exclusiveMaximum', 'multipleOf', 'minItems', 'maxItems', 'additionalProperties', '$ref', '$defs'],
    ]),
    notAtRoot: ['anyOf', '$ref'], // "Root schema must not use `anyOf`" [R]
    references: 'all', // also in a circle [?]
    closed: true, // [R]
    allRequired: true, // [R]
    typed: true, // "schema must have a 'type' key" [?]
    typeLists: true, // [D]
    nullable: false,
    enums: 'primitive', // [R]
    alone: ['$ref'], // "$ref cannot have keywords {'description'}" [I]
    itemsNeeded: true, // [I]
    formats: new Set([
      ...['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uuid'],
    ]), // [?]
    maps: 'pairs',
    any: 'json',
    depth: 10, // [D]
    sizes: {
      ...{ properties: 5000, enumValues: 1000, characters: 120_000 },
      longEnum: { values: 250, characters: 15_000 },
    }, // [D]
    plain: 'openai',
  },
  gemini: {
    // The fields of Schema in the SDK's types [T]; any other is "Unknown name" for the whole request [I].
    keywords: new Set([
      ...[...COMMON, 'format', 'nullable', 'default', 'example', 'minItems', 'maxItems', 'minProperties'],
      ...['maxProperties', 'minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'propertyOrdering'],
    ]),
    notAtRoot: ['anyOf'], // [?]
    names: { pattern: /^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/, everywhere: true }, // [T]
    references: 'none', // [I]
    closed: false,
    allRequired: false,
    typed: true, // [I]
    typeLists: false, // "Proto field is not repeating" [I]
    nullable: true, // [T]
    enums: 'text', // [T] [I]; and none of them empty [?]
    alone: ['anyOf'], // "When using any_of, it must be the only field set" [I]
    itemsNeeded: true, // [?]
    formats: new Set(['date-time', 'enum']), // "only 'enum' and 'date-time' are supported for STRING type" [I]
    maps: 'words',
    any: 'json',
    depth: 50,
  },
};
