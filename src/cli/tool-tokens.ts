/** What a tool costs when it is shown: its name, description and schema as they are sent. */

import canonicalize from 'canonicalize';
import type { JsonObject } from '../catalog/unit.ts';
import type { TokenCounter } from '../compile/tokens.ts';

export interface SentTool {
  readonly name: string;
  readonly description?: string;
  readonly schema?: JsonObject;
}

export const toolTokens = (
  counter: TokenCounter,
  { name, description = '', schema = {} }: SentTool,
): number => counter.count(canonicalize({ name, description, input_schema: schema }) ?? '');
