/** A JSON Schema rewritten for a reader that knows only part of it, and the way back for what that reader answers. */

import type { Json, JsonObject } from '../catalog/unit.ts';

/** What a reader of schemas takes. Each has its restrictions in `dialects.ts`. */
export const DIALECTS = ['anthropic', 'anthropic-strict', 'openai', 'openai-strict', 'gemini'] as const;
export type Dialect = (typeof DIALECTS)[number];

/**
 * A part of a schema that the emitted one does not state as it was.
 *
 * `described`: said in words in a description. `dropped`: not said. `reshaped`: said in another form, which
 * {@link Restore} undoes. `cut`: a reference in a circle, or nesting beyond what is taken, became "any object".
 */
export interface SchemaLoss {
  /** Where in the original, as a JSON pointer. */
  readonly pointer: string;
  readonly keyword: string;
  readonly code: 'described' | 'dropped' | 'reshaped' | 'cut';
  readonly message: string;
}

/**
 * How a value under the emitted schema becomes one under the original; a tree beside the schema.
 *
 * `same` keeps the value and all in it.
 */
export type Restore =
  | { readonly kind: 'same' }
  /** `{ value: v }` is `v`: roots that are no objects. */
  | { readonly kind: 'unwrap'; readonly inner: Restore }
  /** A list of `{ key, value }` is an object. A key that comes twice is an error. */
  | { readonly kind: 'pairs'; readonly value: Restore }
  /** Text is JSON text of the value. */
  | { readonly kind: 'json'; readonly inner: Restore }
  /** Text is one of these values, by its text. */
  | { readonly kind: 'literal'; readonly values: ReadonlyMap<string, string | number | boolean | null> }
  /** `null` means that the field is not there, where the original does not allow null. */
  | {
      readonly kind: 'object';
      /** By emitted name. */
      readonly fields: ReadonlyMap<
        string,
        { readonly name: string; readonly restore: Restore; readonly nullIsAbsent: boolean }
      >;
      readonly rest?: Restore;
    }
  | { readonly kind: 'array'; readonly prefix: readonly Restore[]; readonly rest: Restore }
  /** The first branch whose emitted schema the value fits. */
  | {
      readonly kind: 'choice';
      readonly branches: readonly {
        readonly schema: JsonObject;
        readonly restore: Restore;
        /** Whether a restored value is one of this branch in the original; asked where several emitted ones fit. */
        readonly fits?: (value: Json) => boolean;
      }[];
    };

export interface Rewritten {
  /** Accepts all that the original accepts, in the form that {@link Restore} undoes. Its root is an object. */
  readonly schema: JsonObject;
  /** False where a strict dialect was asked for and cannot say this schema; the schema is then the plain dialect's. */
  readonly strict: boolean;
  readonly losses: readonly SchemaLoss[];
  readonly restore: Restore;
  /** Why no arguments can be valid; such a tool is not shown, since every call of it would be refused. */
  readonly unusable?: string;
}

/** A mistake in the arguments of a call. */
export interface ArgumentProblem {
  /** Where in the arguments, as people write it: `to[0].address`. Empty for the arguments as a whole. */
  readonly field: string;
  /** The keyword of the schema that refuses it, or `unknown_field`, `duplicate_key`, `not_json`. */
  readonly code: string;
  readonly message: string;
  readonly expected?: string;
  readonly nearest?: string;
}
