/** The unit after checking, and the spec that a host or an importer gives. */

import type { Term } from '../logic/term.ts';
import type { UnitId, UnitKind } from './identity.ts';

export type Activation = 'relevant' | 'always';

/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** A signal (a ground term) and what matching it is worth. */
export interface Trigger {
  readonly signal: Term;
  /** Integer, 0 to 100,000. */
  readonly weight: number;
}

/** One way to write a unit into the prompt. `omitted` is the kind that writes nothing. */
export interface Representation {
  readonly kind: string;
  /** At most 32,768 code points. */
  readonly text: string;
  /** Integer, 0 to 1,000,000,000. */
  readonly utility: number;
}

/** A unit with every field present. Sets are sorted and hold no duplicates. Frozen. */
export interface Unit {
  readonly unit: UnitId;
  readonly kind: UnitKind;
  readonly name: string;
  readonly category: readonly string[];
  readonly description: string;
  readonly available: boolean;
  readonly activation: Activation;
  readonly aliases: readonly string[];
  readonly triggers: readonly Trigger[];
  readonly requires: readonly UnitId[];
  readonly suggests: readonly UnitId[];
  readonly conflicts: readonly UnitId[];
  readonly supersedes: readonly UnitId[];
  /** A ground term, encoded; undefined asks for nothing. */
  readonly requires_capability?: Term;
  readonly priority: number;
  readonly provider_visible: boolean;
  readonly mandatory_context: boolean;
  /** JSON Schema of the arguments; only for tools. */
  readonly schema?: JsonObject;
  readonly content?: string;
  readonly representations: readonly Representation[];
  readonly provenance: string;
  readonly effect: readonly string[];
  /** The fields that were stated, as opposed to filled in by default. */
  readonly stated: ReadonlySet<keyof UnitSpec>;
}

/** What a host registers: everything but `unit` may be left out. Terms may be written as text. */
export interface UnitSpec {
  /** Text form (`tool:send_email`) or term text (`tool(send_email)`). */
  readonly unit: string;
  readonly kind?: string;
  readonly name?: string;
  readonly category?: string | readonly string[];
  readonly description?: string;
  readonly available?: boolean;
  readonly activation?: Activation;
  readonly aliases?: readonly string[];
  readonly triggers?: readonly { readonly signal: string | Term; readonly weight: number }[];
  readonly requires?: readonly string[];
  readonly suggests?: readonly string[];
  readonly conflicts?: readonly string[];
  readonly supersedes?: readonly string[];
  readonly requires_capability?: string | Term;
  readonly priority?: number;
  readonly provider_visible?: boolean;
  readonly mandatory_context?: boolean;
  readonly schema?: JsonObject;
  readonly content?: string;
  readonly representations?: readonly Representation[];
  readonly provenance?: string;
  readonly effect?: string | readonly string[];
}
