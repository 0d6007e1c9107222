/**
 * How a provider is told, in the middle of a conversation, what came and what went; as data.
 *
 * Sources: the published types of @anthropic-ai/sdk 1.14 (`BetaRequestToolAdditionBlock`, `BetaSystemMessageParam`)
 * and openai 6.49 (`AdditionalTools`, `ToolChoiceAllowed`), and the providers' pages on prompt caching.
 */

import type { Provider } from '../providers/form.ts';

/**
 * How a tool that comes later reaches the model.
 *
 * `inline`: its definition stands in a message. `deferred`: it is declared outside the cached prefix and a message
 * refers to it. `append`: it stands at the end of the list of tools, and the prefix ends there.
 */
export type Reveal = 'inline' | 'deferred' | 'append';

export interface Manner {
  /**
   * How a tool is taken back while its definition stays where it is. `message`: a message says so. `choice`: the
   * request names the tools that may be called. Absent: it can only leave the list.
   */
  readonly withdraw?: 'message' | 'choice';
  /** The role of a text that comes later. */
  readonly laterText: 'system' | 'developer' | 'user';
  /**
   * What of the cached prefix is kept when the list of tools changes: what stands before the change, or nothing.
   */
  readonly listChange: 'keeps_before' | 'loses_all';
}

type Manners = { readonly [way in Reveal]?: Manner };

/** What stands behind the AI SDK. */
export const BACKENDS = ['anthropic', 'openai', 'google'] as const;
export type Backend = (typeof BACKENDS)[number];

/** Anthropic drops the whole prefix when the list of tools changes; its own means of adding tools avoid that. */
const ANTHROPIC: Manners = {
  inline: { withdraw: 'message', laterText: 'system', listChange: 'loses_all' },
  deferred: { withdraw: 'message', laterText: 'system', listChange: 'loses_all' },
  // For models without system messages in the conversation.
  append: { laterText: 'user', listChange: 'loses_all' },
};

const OPENAI_APPEND: Manner = { withdraw: 'choice', laterText: 'developer', listChange: 'keeps_before' };
// That `allowed_tools` may name tools of an `additional_tools` item is assumed.
const OPENAI_RESPONSES: Manners = { inline: OPENAI_APPEND, append: OPENAI_APPEND };
const GEMINI: Manners = { append: { laterText: 'user', listChange: 'keeps_before' } };

/** The SDK's messages have no place for tools, so that a later tool can only be appended. */
const AI_SDK: Readonly<Record<Backend, Manners>> = {
  anthropic: { append: { laterText: 'system', listChange: 'loses_all' } },
  openai: { append: { ...OPENAI_APPEND, laterText: 'system' } },
  google: { append: { laterText: 'user', listChange: 'keeps_before' } },
};

/** The ways of a provider, best first. */
export function mannersOf(provider: Provider, behind: Backend): Manners {
  switch (provider) {
    case 'anthropic':
      return ANTHROPIC;
    case 'openai-responses':
      return OPENAI_RESPONSES;
    case 'openai-chat':
      return { append: OPENAI_APPEND };
    case 'gemini':
      return GEMINI;
    case 'ai-sdk-6':
    case 'ai-sdk-7':
      return AI_SDK[behind];
  }
}

/** Whose cache holds the prefix. */
export function cachedBy(provider: Provider, behind: Backend): Provider {
  if (provider !== 'ai-sdk-6' && provider !== 'ai-sdk-7') return provider;
  const backends: Record<Backend, Provider> = {
    anthropic: 'anthropic',
    openai: 'openai-responses',
    google: 'gemini',
  };
  return backends[behind];
}

/** The betas of Anthropic's API that a request has to name, by what it holds. */
export const ANTHROPIC_BETAS = {
  changes: 'mid-conversation-tool-changes-2026-07-01',
  inline: 'inline-tools-2026-09-15',
} as const;
