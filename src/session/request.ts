/** The request of a turn in a provider's own fields. */

import { toolName } from '../catalog/tool-name.ts';
import type { Json, JsonObject } from '../catalog/unit.ts';
import type { Block } from './block.ts';
import { contents, conversation, plain, type SessionMessage, texts } from './conversation.ts';
import { ANTHROPIC_BETAS } from './manner.ts';
import { mannerOf, type Session } from './session.ts';

export interface SessionRequest {
  /** Fields of the request beside its messages, by the provider's own names. */
  readonly fields: JsonObject;
  /** In the order of the conversation. */
  readonly messages: readonly SessionMessage[];
  /** Values of Anthropic's `anthropic-beta` header that the request needs. */
  readonly betas: readonly string[];
}

export function requestOf(session: Session): SessionRequest {
  const { provider, behind } = session.options;
  switch (provider) {
    case 'anthropic':
      return anthropic(session);
    case 'openai-chat':
      return openaiChat(session);
    case 'openai-responses':
      return openaiResponses(session);
    case 'gemini':
      return gemini(session);
    case 'ai-sdk-6':
    case 'ai-sdk-7':
      return aiSdk(session, behind);
  }
}

// ---------------------------------------------------------------------------------------------------- Anthropic

function anthropic(session: Session): SessionRequest {
  const { prompt, options } = session;
  const { laterText } = mannerOf(session);
  const deferred = options.reveal === 'deferred';
  const later = prompt.messages.filter(({ kind }) => kind === 'tool');
  const declared = deferred
    ? later.map(({ content }) => ({ ...(content as JsonObject), defer_loading: true }))
    : [];
  const tools = [...contents(prompt.tools), ...declared];
  return {
    fields: {
      ...(tools.length > 0 && { tools }),
      ...(prompt.system.length > 0 && {
        system: texts(prompt.system).map((text) => ({ type: 'text', text })),
      }),
      cache_control: { type: 'ephemeral', ...(options.keep === '1h' && { ttl: '1h' }) },
    },
    messages: conversation(session, plain, (blocks) => [
      { role: laterText, content: blocks.map((one) => anthropicBlock(one, deferred)) },
    ]),
    betas: anthropicBetas(prompt.messages, deferred),
  };
}

function anthropicBlock({ kind, unit, content, bytes }: Block, deferred: boolean): JsonObject {
  const reference = (name: string): JsonObject => ({ type: 'tool_reference', name });
  if (kind === 'text') return { type: 'text', text: bytes };
  if (kind === 'withdrawn') return { type: 'tool_removal', tool: reference(bytes) };
  if (kind === 'offered_again') return { type: 'tool_addition', tool: reference(bytes) };
  if (deferred && unit) return { type: 'tool_addition', tool: reference(toolName(unit)) };
  return { type: 'tool_addition', tool: { type: 'tool_definition', definition: content } };
}

function anthropicBetas(messages: readonly Block[], deferred: boolean): readonly string[] {
  const inline = !deferred && messages.some(({ kind }) => kind === 'tool');
  const changes = messages.some(
    ({ kind }) => kind === 'withdrawn' || kind === 'offered_again' || (deferred && kind === 'tool'),
  );
  return [...(changes ? [ANTHROPIC_BETAS.changes] : []), ...(inline ? [ANTHROPIC_BETAS.inline] : [])];
}

// ------------------------------------------------------------------------------------------------------- OpenAI

/** The names that may be called, where they are fewer than those that were sent. */
function narrowed({ units, prompt }: Session): readonly string[] | undefined {
  const sent = new Set(
    [...prompt.tools, ...prompt.messages].flatMap((one) => (one.kind === 'tool' ? [one.unit] : [])),
  );
  const offered = [...sent].flatMap((unit) => (unit && units.get(unit)?.visible ? [toolName(unit)] : []));
  return offered.length === sent.size ? undefined : offered;
}

function openaiChat(session: Session): SessionRequest {
  const { prompt } = session;
  const tools = contents(prompt.tools);
  const system = texts(prompt.system).map((text) => ({ type: 'text', text }));
  const allowed = narrowed(session);
  const chosen = (names: readonly string[]): Json => ({
    type: 'allowed_tools',
    allowed_tools: { mode: 'auto', tools: names.map((name) => ({ type: 'function', function: { name } })) },
  });
  return {
    fields: { ...(tools.length > 0 && { tools }), ...(allowed && { tool_choice: choice(allowed, chosen) }) },
    messages: [
      ...(system.length > 0 ? [ownMessage({ role: 'system', content: system })] : []),
      ...conversation(session, plain, (blocks) =>
        texts(blocks).map((content) => ({ role: 'system', content })),
      ),
    ],
    betas: [],
  };
}

/** An empty list of allowed tools is no list. */
const choice = (names: readonly string[], chosen: (names: readonly string[]) => Json): Json =>
  names.length === 0 ? 'none' : chosen(names);

/** What stands before the first turn. */
const ownMessage = (message: JsonObject): SessionMessage => ({ turn: 1, from: 'lictor', message });

function openaiResponses(session: Session): SessionRequest {
  const { prompt } = session;
  const tools = contents(prompt.tools);
  const allowed = narrowed(session);
  const chosen = (names: readonly string[]): Json => ({
    type: 'allowed_tools',
    mode: 'auto',
    tools: names.map((name) => ({ type: 'function', name })),
  });
  return {
    fields: {
      ...(tools.length > 0 && { tools }),
      ...(prompt.system.length > 0 && { instructions: texts(prompt.system).join('\n') }),
      ...(allowed && { tool_choice: choice(allowed, chosen) }),
    },
    messages: conversation(session, plain, responsesItems),
    betas: [],
  };
}

function responsesItems(blocks: readonly Block[]): readonly JsonObject[] {
  const tools = blocks.filter(({ kind }) => kind === 'tool');
  const said = texts(blocks.filter(({ kind }) => kind === 'text'));
  return [
    ...(tools.length > 0 ? [{ type: 'additional_tools', role: 'developer', tools: contents(tools) }] : []),
    ...said.map((content) => ({ role: 'developer', content })),
  ];
}

// ------------------------------------------------------------------------------------------------------- Gemini

/** The declarations are copied: Google's SDK writes into those that it is given. */
function gemini(session: Session): SessionRequest {
  const { prompt } = session;
  const declarations = structuredClone(contents(prompt.tools));
  const parts = texts(prompt.system).map((text) => ({ text }));
  return {
    fields: {
      ...(declarations.length > 0 && { tools: [{ functionDeclarations: declarations }] }),
      ...(parts.length > 0 && { systemInstruction: { parts } }),
    },
    messages: conversation(
      session,
      ({ kind, bytes }) => ({ role: kind === 'user' ? 'user' : 'model', parts: [{ text: bytes }] }),
      (blocks) => [{ role: 'user', parts: texts(blocks).map((text) => ({ text })) }],
    ),
    betas: [],
  };
}

// ------------------------------------------------------------------------------------------------------- AI SDK

/** `toolOrder` keeps the list as it was sent; AI SDK 6 has the order of the keys instead. */
function aiSdk(session: Session, behind: Session['options']['behind']): SessionRequest {
  const { prompt, options } = session;
  const { laterText } = mannerOf(session);
  const tools: JsonObject = Object.assign({}, ...contents(prompt.tools));
  const toolOrder = Object.keys(tools);
  const system = texts(prompt.system).join('\n');
  const latest = options.provider === 'ai-sdk-7';
  const toolNames = behind === 'openai' ? narrowed(session) : undefined;
  const openai: JsonObject | undefined = toolNames && { allowedTools: { toolNames, mode: 'auto' } };
  return {
    fields: {
      ...(toolOrder.length > 0 && { tools }),
      ...(toolOrder.length > 0 && latest && { toolOrder }),
      ...(system !== '' && { [latest ? 'instructions' : 'system']: system }),
      ...(openai && { providerOptions: { openai } }),
    },
    messages: conversation(session, plain, (blocks) =>
      texts(blocks).map((content) => ({ role: laterText, content })),
    ),
    betas: [],
  };
}
