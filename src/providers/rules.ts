/**
 * What each provider takes, as data: names, numbers, the dialect of schemas, and what its prompt cache asks for.
 *
 * Every entry says how well it is known where it is not plainly documented: `assumed` marks a careful guess.
 */

import type { Dialect } from '../schema/rewritten.ts';
import type { Provider } from './form.ts';

/** A part of a prompt. A cached prefix ends where the first part differs. */
export type PromptPart = 'tools' | 'system' | 'messages';

export interface CacheRules {
  /** How a prefix comes to be cached: by marks in the request, or by itself. */
  readonly kind: 'marks' | 'automatic';
  /** Price of a token read from the cache, where a plain input token costs 1. */
  readonly read: number;
  /** Price of a token written to the cache, by how long it is kept. */
  readonly write: { readonly '5m': number; readonly '1h': number };
  /** Shorter prefixes are not cached. Of the provider's current models the common figure; some need more. */
  readonly minimumTokens: number;
}

export interface ProviderRules {
  /** What the provider takes as the name of a tool. */
  readonly namePattern: RegExp;
  /** What it takes as the name of an argument, of the tool itself or wherever one stands; absent where any will do. */
  readonly argumentNames?: { readonly pattern: RegExp; readonly everywhere: boolean };
  /** Most tools of one request, those of the host included; absent where no limit is known. */
  readonly maxTools?: number;
  /** Most characters (code points) of a tool's description. */
  readonly maxDescription: number;
  readonly dialect: Dialect;
  /** The dialect that the provider holds its model to, where it can. */
  readonly strictDialect?: Dialect;
  /** The order in which the provider lays out a prompt, whatever the order of the request. */
  readonly layout: readonly PromptPart[];
  readonly cache: CacheRules;
}

const NAME_64 = /^[a-zA-Z0-9_-]{1,64}$/;

/** Writing costs extra on models since GPT-5.6 only; the read price is that of the GPT-5 family (assumed). */
const OPENAI_CACHE: CacheRules = {
  kind: 'automatic',
  read: 0.1,
  write: { '5m': 1.25, '1h': 1.25 },
  minimumTokens: 1024,
};

const OPENAI: ProviderRules = {
  namePattern: NAME_64,
  maxTools: 128,
  maxDescription: 1024,
  dialect: 'openai',
  strictDialect: 'openai-strict',
  layout: ['tools', 'system', 'messages'],
  cache: OPENAI_CACHE,
};

/** The SDK hands tools to whatever provider stands behind it: unless that is told, the common bounds hold. */
const AI_SDK: ProviderRules = {
  namePattern: /^[a-zA-Z_][a-zA-Z0-9_-]{0,63}$/,
  maxTools: 128,
  maxDescription: 1024,
  dialect: 'openai',
  strictDialect: 'openai-strict',
  layout: ['tools', 'system', 'messages'],
  cache: OPENAI_CACHE,
};

export const PROVIDER_RULES: Readonly<Record<Provider, ProviderRules>> = {
  anthropic: {
    // The API takes 128 characters today; 64 was the limit before, and is what Lictor makes.
    namePattern: /^[a-zA-Z0-9_-]{1,128}$/,
    argumentNames: { pattern: /^[a-zA-Z0-9_.-]{1,64}$/, everywhere: false },
    maxDescription: 8192,
    dialect: 'anthropic',
    strictDialect: 'anthropic-strict',
    layout: ['tools', 'system', 'messages'],
    cache: { kind: 'marks', read: 0.1, write: { '5m': 1.25, '1h': 2 }, minimumTokens: 1024 },
  },
  'openai-chat': OPENAI,
  'openai-responses': OPENAI,
  gemini: {
    // The API takes 128 characters and dots; its command line tool stops at 64.
    namePattern: /^[a-zA-Z_][a-zA-Z0-9_-]{0,63}$/,
    argumentNames: { pattern: /^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/, everywhere: true },
    // Assumed: the limit is not documented.
    maxTools: 128,
    maxDescription: 4096,
    dialect: 'gemini',
    layout: ['tools', 'system', 'messages'],
    // Implicit caching: nothing to mark, nothing extra to write (assumed).
    cache: { kind: 'automatic', read: 0.1, write: { '5m': 1, '1h': 1 }, minimumTokens: 1024 },
  },
  'ai-sdk-6': AI_SDK,
  'ai-sdk-7': AI_SDK,
};

/** The providers whose form the AI SDK can be told to keep to. */
export type Behind = 'anthropic' | 'openai' | 'gemini';

const BEHIND: Readonly<Record<Behind, Provider>> = {
  anthropic: 'anthropic',
  openai: 'openai-responses',
  gemini: 'gemini',
};

/** The rules of a provider; of the one behind the AI SDK, where that is told. */
export function rulesFor(provider: Provider, behind?: Behind): ProviderRules {
  const isSdk = provider === 'ai-sdk-6' || provider === 'ai-sdk-7';
  return PROVIDER_RULES[isSdk && behind !== undefined ? BEHIND[behind] : provider];
}
