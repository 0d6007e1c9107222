/** One session in every provider's form: typed by the SDKs, compared whole. */

import type Anthropic from '@anthropic-ai/sdk';
import type { GenerateContentParameters } from '@google/genai';
import type OpenAI from 'openai';
import { describe, expect, test } from 'vitest';
import type { SessionTurn } from '../../src/session/next-turn.ts';
import { nextTurn } from '../../src/session/next-turn.ts';
import { openSession, type SessionOptions } from '../../src/session/session.ts';
import { compiled, policy } from '../support/policies.ts';

const POLICY = policy(`
unit(instruction(style), [description("How"), activation(always), content("Be brief.")]).
unit(tool(clock), [description("The time"), activation(always), schema(json("{\\"type\\":\\"object\\",\\"properties\\":{}}"))]).
unit(tool(send), [description("Sends"), triggers([keyword("mail")-50]),
    schema(json("{\\"type\\":\\"object\\",\\"properties\\":{\\"to\\":{\\"type\\":\\"string\\"}}}"))]).
unit(skill(letters), [description("Letters"), triggers([keyword("mail")-50]), content("Greet first.")]).
`);

/** Three turns: what is pinned; a tool and a text that come later; the tool denied. */
function third(options: SessionOptions): SessionTurn {
  const opened = openSession(options);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const turns = [
    { turn: { text: 'hello' }, answer: '' },
    { turn: { text: 'mail' }, answer: 'Hi.' },
    { turn: { text: 'thanks', denied: ['tool:send'] }, answer: 'Sent.' },
  ];
  let session = opened.value;
  let last: SessionTurn | undefined;
  for (const { turn, answer } of turns) {
    const next = nextTurn(session, POLICY, compiled(POLICY, turn), { answer });
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    last = next.value;
    session = next.value.session;
  }
  if (!last) throw new Error('no turn');
  return last;
}

const messagesOf = ({ request }: SessionTurn): readonly unknown[] =>
  request.messages.map(({ message }) => message);

const SCHEMA = { type: 'object' as const, properties: {} };
const TO = { type: 'object' as const, properties: { to: { type: 'string' } } };

describe('the third request of a session', () => {
  test('has what came and went in system messages, with Anthropic', () => {
    const turn = third({ provider: 'anthropic' });
    const clock: Anthropic.Beta.BetaTool = { name: 'clock', description: 'The time', input_schema: SCHEMA };
    const send: Anthropic.Beta.BetaTool = { name: 'send', description: 'Sends', input_schema: TO };
    const messages: Anthropic.Beta.BetaMessageParam[] = [
      { role: 'user', content: 'hello' },
      { role: 'assistant', content: 'Hi.' },
      { role: 'user', content: 'mail' },
      {
        role: 'system',
        content: [
          { type: 'tool_addition', tool: { type: 'tool_definition', definition: send } },
          { type: 'text', text: 'Greet first.' },
        ],
      },
      { role: 'assistant', content: 'Sent.' },
      { role: 'user', content: 'thanks' },
      { role: 'system', content: [{ type: 'tool_removal', tool: { type: 'tool_reference', name: 'send' } }] },
    ];
    const fields: Partial<Anthropic.Beta.MessageCreateParams> = {
      tools: [clock],
      system: [{ type: 'text', text: 'Be brief.' }],
      cache_control: { type: 'ephemeral' },
    };
    expect(turn.request.fields).toEqual(fields);
    expect(messagesOf(turn)).toEqual(messages);
    expect(turn.request.betas).toEqual([
      'mid-conversation-tool-changes-2026-07-01',
      'inline-tools-2026-09-15',
    ] satisfies Anthropic.Beta.AnthropicBeta[]);
  });

  test('declares later tools apart, and refers to them, where Anthropic is told to defer them', () => {
    const { request } = third({ provider: 'anthropic', reveal: 'deferred' });
    const tools: Anthropic.Beta.BetaTool[] = [
      { name: 'clock', description: 'The time', input_schema: SCHEMA },
      { name: 'send', description: 'Sends', input_schema: TO, defer_loading: true },
    ];
    expect(request.fields.tools).toEqual(tools);
    expect(request.messages[3]?.message).toEqual({
      role: 'system',
      content: [
        { type: 'tool_addition', tool: { type: 'tool_reference', name: 'send' } },
        { type: 'text', text: 'Greet first.' },
      ],
    } satisfies Anthropic.Beta.BetaMessageParam);
    expect(request.betas).toEqual(['mid-conversation-tool-changes-2026-07-01']);
  });

  test('has later tools in items, and narrows what may be called, with OpenAI Responses', () => {
    const turn = third({ provider: 'openai-responses' });
    const { tools, ...rest } = turn.request.fields;
    const fields: Partial<OpenAI.Responses.ResponseCreateParams> = {
      instructions: 'Be brief.',
      tool_choice: { type: 'allowed_tools', mode: 'auto', tools: [{ type: 'function', name: 'clock' }] },
    };
    expect([tools, rest]).toEqual([[expect.objectContaining({ type: 'function', name: 'clock' })], fields]);
    const additional = turn.request.messages[3]?.message;
    expect(additional).toEqual({
      type: 'additional_tools',
      role: 'developer',
      tools: [expect.objectContaining({ type: 'function', name: 'send' })],
    });
    const others: OpenAI.Responses.ResponseInputItem[] = [
      { role: 'user', content: 'hello' },
      { role: 'assistant', content: 'Hi.' },
      { role: 'user', content: 'mail' },
      { role: 'developer', content: 'Greet first.' },
      { role: 'assistant', content: 'Sent.' },
      { role: 'user', content: 'thanks' },
    ];
    expect(messagesOf(turn).filter((one) => one !== additional)).toEqual(others);
  });

  test('has the whole list, and narrows what may be called, with OpenAI Chat', () => {
    const turn = third({ provider: 'openai-chat' });
    const { tools, ...rest } = turn.request.fields;
    const choice: OpenAI.Chat.ChatCompletionAllowedToolChoice = {
      type: 'allowed_tools',
      allowed_tools: { mode: 'auto', tools: [{ type: 'function', function: { name: 'clock' } }] },
    };
    expect(rest).toEqual({ tool_choice: choice });
    expect(tools).toHaveLength(2);
    const messages: OpenAI.Chat.ChatCompletionMessageParam[] = [
      { role: 'system', content: [{ type: 'text', text: 'Be brief.' }] },
      { role: 'user', content: 'hello' },
      { role: 'assistant', content: 'Hi.' },
      { role: 'user', content: 'mail' },
      { role: 'system', content: 'Greet first.' },
      { role: 'assistant', content: 'Sent.' },
      { role: 'user', content: 'thanks' },
    ];
    expect(messagesOf(turn)).toEqual(messages);
  });

  test('no longer lists what is denied, with Gemini', () => {
    const turn = third({ provider: 'gemini' });
    const config: GenerateContentParameters['config'] = {
      tools: [{ functionDeclarations: [{ name: 'clock', description: 'The time' }] }],
      systemInstruction: { parts: [{ text: 'Be brief.' }] },
    };
    expect(turn.request.fields).toEqual(config);
    const contents: GenerateContentParameters['contents'] = [
      { role: 'user', parts: [{ text: 'hello' }] },
      { role: 'model', parts: [{ text: 'Hi.' }] },
      { role: 'user', parts: [{ text: 'mail' }] },
      { role: 'user', parts: [{ text: 'Greet first.' }] },
      { role: 'model', parts: [{ text: 'Sent.' }] },
      { role: 'user', parts: [{ text: 'thanks' }] },
    ];
    expect(messagesOf(turn)).toEqual(contents);
    expect(turn.ledger.end).toEqual({ cause: 'denied', part: 'tools', unit: 'tool:send' });
  });

  test.each(['ai-sdk-6', 'ai-sdk-7'] as const)('keeps the order of its tools, with %s', (provider) => {
    const { fields } = third({ provider, behind: 'openai' }).request;
    expect(Object.keys(Object(fields.tools))).toEqual(['clock', 'send']);
    expect(fields.toolOrder).toEqual(provider === 'ai-sdk-7' ? ['clock', 'send'] : undefined);
    expect(fields.providerOptions).toEqual({
      openai: { allowedTools: { toolNames: ['clock'], mode: 'auto' } },
    });
    expect(fields[provider === 'ai-sdk-7' ? 'instructions' : 'system']).toBe('Be brief.');
  });
});
