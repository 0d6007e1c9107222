/** The parts of a request that Lictor writes: the tools in their list, and the system text in its place. */

import type { Json, JsonObject } from '../catalog/unit.ts';
import type { Provider, RenderedTool } from './form.ts';
import type { Behind } from './rules.ts';

export interface RequestOptions {
  /**
   * How long the provider is asked to keep what Lictor writes in its prompt cache, where it takes marks.
   * Default: `5m`.
   */
  readonly cache?: 'off' | '5m' | '1h';
  /** OpenAI's `prompt_cache_key`: requests with one key are sent to where their prefix is cached. */
  readonly cacheKey?: string;
  /** For the AI SDK: the provider behind it; Anthropic's marks are passed on. */
  readonly behind?: Behind | undefined;
}

export type Request = { readonly [field: string]: Json };

/** What is not there is left out: providers refuse empty lists and empty texts. */
export function writeRequest(
  provider: Provider,
  text: string,
  tools: readonly RenderedTool[],
  options: RequestOptions,
): Request {
  const fields = WRITERS[provider](text, tools, options);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value))) as Request;
}

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

type Fields = { readonly [field: string]: Json | undefined };
type Write = (text: string, tools: readonly RenderedTool[], options: RequestOptions) => Fields;

const definitions = (tools: readonly RenderedTool[]) => tools.map(({ definition }) => definition);

/** Two marks of the four there may be: behind the last tool, and behind the system text. */
const anthropic: Write = (text, tools, { cache = '5m' }) => {
  const mark = cache === 'off' ? {} : { cache_control: { type: 'ephemeral', ttl: cache } };
  const last = tools.length - 1;
  return {
    tools: definitions(tools).map((definition, i) => (i === last ? { ...definition, ...mark } : definition)),
    system: text === '' ? [] : [{ type: 'text', text, ...mark }],
  };
};

const openaiChat: Write = (text, tools, { cacheKey }) => ({
  tools: definitions(tools),
  messages: text === '' ? [] : [{ role: 'system', content: text }],
  prompt_cache_key: cacheKey,
});

const openaiResponses: Write = (text, tools, { cacheKey }) => ({
  tools: definitions(tools),
  instructions: text,
  prompt_cache_key: cacheKey,
});

/** A copy of its own: Google's SDK writes into the declarations that it is given. */
const gemini: Write = (text, tools) => ({
  tools: tools.length === 0 ? [] : [{ functionDeclarations: structuredClone(definitions(tools)) }],
  systemInstruction: text === '' ? undefined : { parts: [{ text }] },
});

/** What the SDK passes on to Anthropic's interface. */
const passedOn = ({ cache = '5m', behind }: RequestOptions): JsonObject =>
  cache === 'off' || behind !== 'anthropic'
    ? {}
    : { providerOptions: { anthropic: { cacheControl: { type: 'ephemeral', ttl: cache } } } };

/** Names begin with a letter, so an object keeps them in the order in which they are put in. */
function toolSet(tools: readonly RenderedTool[], options: RequestOptions): Json | undefined {
  const last = tools.length - 1;
  const entries = tools.map(({ name, definition }, i) => [
    name,
    i === last ? { ...definition, ...passedOn(options) } : definition,
  ]);
  return tools.length === 0 ? undefined : Object.fromEntries(entries);
}

function instructions(text: string, options: RequestOptions): Json {
  const marks = passedOn(options);
  return text === '' || Object.keys(marks).length === 0 ? text : { role: 'system', content: text, ...marks };
}

const WRITERS: Readonly<Record<Provider, Write>> = {
  anthropic,
  'openai-chat': openaiChat,
  'openai-responses': openaiResponses,
  gemini,
  'ai-sdk-6': (text, tools, options) => ({
    tools: toolSet(tools, options),
    system: instructions(text, options),
  }),
  'ai-sdk-7': (text, tools, options) => ({
    tools: toolSet(tools, options),
    // Tools that are not named here follow by name.
    toolOrder: tools.map(({ name }) => name),
    instructions: instructions(text, options),
  }),
};
