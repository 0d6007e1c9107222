/** The entry of a provider's list of tools, by the provider's own field names. */

import type { JsonObject } from '../catalog/unit.ts';
import type { Provider } from './form.ts';

/** What an entry says. */
export interface Entry {
  readonly name: string;
  readonly description: string;
  readonly schema: JsonObject;
  readonly strict: boolean;
}

type Write = (entry: Entry) => JsonObject;

const described = ({ description }: Entry): JsonObject => (description === '' ? {} : { description });

const anthropic: Write = (entry) => ({
  name: entry.name,
  ...described(entry),
  input_schema: entry.schema,
  ...(entry.strict && { strict: true }),
});

/** `strict` is always said: left out, the two interfaces read it differently. */
const openaiFunction: Write = (entry) => ({
  name: entry.name,
  ...described(entry),
  parameters: entry.schema,
  strict: entry.strict,
});

/** An object without properties is refused as `parameters`; a function that takes nothing has none. */
const gemini: Write = (entry) => ({
  name: entry.name,
  ...described(entry),
  ...(takesNothing(entry.schema) ? {} : { parameters: entry.schema }),
});

const takesNothing = ({ properties }: JsonObject): boolean => Object.keys(properties ?? {}).length === 0;

/** What `tool()` takes, under the tool's name; `inputSchema` is handed through `jsonSchema()`. */
const aiSdk: Write = (entry) => ({
  ...described(entry),
  inputSchema: entry.schema,
  ...(entry.strict && { strict: true }),
});

export const DEFINITIONS: Readonly<Record<Provider, Write>> = {
  anthropic,
  'openai-chat': (entry) => ({ type: 'function', function: openaiFunction(entry) }),
  'openai-responses': (entry) => ({ type: 'function', ...openaiFunction(entry) }),
  gemini,
  'ai-sdk-6': aiSdk,
  'ai-sdk-7': aiSdk,
};
