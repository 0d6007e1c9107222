/** What a provider is given for a tool, and what was lost on the way. */

import type { UnitId } from '../catalog/identity.ts';
import type { Json, JsonObject } from '../catalog/unit.ts';
import type { Restore, SchemaLoss } from '../schema/rewritten.ts';

/** The forms a surface is written in. Each has its rules in `rules.ts`. */
export const PROVIDERS = [
  'anthropic',
  'openai-chat',
  'openai-responses',
  'gemini',
  'ai-sdk-6',
  'ai-sdk-7',
] as const;
export type Provider = (typeof PROVIDERS)[number];

/** Something a tool says that the provider is not told in a form it checks. */
export interface Loss extends SchemaLoss {
  readonly unit: UnitId;
  /** The name the provider knows the tool by. */
  readonly tool: string;
}

/** One tool as a provider is given it. */
export interface RenderedTool {
  readonly unit: UnitId;
  /** Unique in the catalog; at most 64 characters of `[a-zA-Z0-9_-]`. */
  readonly name: string;
  /** The entry of the provider's own list of tools. Keys stand in one fixed order, so its bytes are stable. */
  readonly definition: JsonObject;
  /** Whether the provider is asked to hold the model to the emitted schema. */
  readonly strict: boolean;
  readonly losses: readonly Loss[];
  /** JSON Schema of the arguments as the tool states it: what a call is checked against. */
  readonly original: JsonObject;
  /** How arguments under the emitted schema become arguments under the original. */
  readonly restore: Restore;
}

/** A surface in a provider's form: the parts of a request that Lictor writes, by the provider's own field names. */
export interface Rendered {
  readonly provider: Provider;
  /** For example `{ tools, system }` for Anthropic Messages. */
  readonly request: { readonly [field: string]: Json };
  /** In the order in which they stand in the request. */
  readonly tools: readonly RenderedTool[];
  readonly losses: readonly Loss[];
  /** Tools of the surface that do not stand in the request, and why. */
  readonly leftOut: readonly {
    readonly unit: UnitId;
    readonly code: 'tool_limit' | 'schema_unusable';
    readonly message: string;
  }[];
}
