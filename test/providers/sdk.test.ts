/** Round trips through the SDKs: what is rendered is sent, and what comes back is checked. */

import Anthropic from '@anthropic-ai/sdk';
import { GoogleGenAI } from '@google/genai';
import { generateText, jsonSchema, stepCountIs, tool } from 'ai';
import { MockLanguageModelV3 } from 'ai/test';
import {
  generateText as generateText7,
  jsonSchema as jsonSchema7,
  stepCountIs as stepCountIs7,
  tool as tool7,
} from 'ai7';
import { MockLanguageModelV4 } from 'ai7/test';
import OpenAI from 'openai';
import { afterEach, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/catalog/unit.ts';
import type { Provider, Rendered } from '../../src/providers/form.ts';
import { render } from '../../src/providers/render.ts';
import { validateCall } from '../../src/providers/validate-call.ts';
import { type StubApi, stubApi } from '../support/stub-api.ts';
import { must, surfaceOf, toolOf } from '../support/tools.ts';

const surface = surfaceOf(
  [
    toolOf('lookup', {
      server: 'crm',
      description: 'Find a customer by id or mail address',
      schema: {
        type: 'object',
        properties: { id: { type: 'integer', minimum: 1 }, mail: { type: 'string' } },
        anyOf: [{ required: ['id'] }, { required: ['mail'] }],
        additionalProperties: false,
      },
    }),
    toolOf('clock', { description: 'Tell the time' }),
  ],
  'Be brief.',
);

const rendered = (provider: Provider): Rendered => must(render(surface, provider, { cacheKey: 'session-1' }));

const good = { unit: 'mcp_tool:crm/lookup', arguments: { id: 7 } };

let api: StubApi | undefined;
afterEach(async () => {
  await api?.close();
  api = undefined;
});

describe('the Anthropic SDK', () => {
  const answering = async (input: object) => {
    api = await stubApi(() => ({
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'claude',
      content: [{ type: 'tool_use', id: 'toolu_1', name: 'crm__lookup', input }],
      stop_reason: 'tool_use',
      stop_sequence: null,
      usage: { input_tokens: 1, output_tokens: 1 },
    }));
    return new Anthropic({ apiKey: 'none', baseURL: api.url, maxRetries: 0 });
  };

  const callOf = async (input: object) => {
    const client = await answering(input);
    const form = rendered('anthropic');
    const message = await client.messages.create({
      ...form.request,
      model: 'claude',
      max_tokens: 100,
      messages: [{ role: 'user', content: 'who is customer 7?' }],
    });
    const use = message.content.find((block) => block.type === 'tool_use');
    return validateCall(form, { name: use?.name ?? '', arguments: use?.input });
  };

  test('sends the tools and the system text, each with its mark, and a call comes back', async () => {
    expect(must(await callOf({ id: 7 }))).toEqual(good);
    expect(api?.sent).toMatchObject([
      {
        system: [{ type: 'text', text: 'Be brief.', cache_control: { type: 'ephemeral', ttl: '5m' } }],
        tools: [{ name: 'clock' }, { name: 'crm__lookup', cache_control: { type: 'ephemeral', ttl: '5m' } }],
      },
    ]);
  });

  test('gives back a call that the emitted schema takes and the tool does not', async () => {
    expect(await callOf({})).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } });
  });
});

describe('the Gemini SDK', () => {
  const callOf = async (args: object) => {
    api = await stubApi(() => ({
      candidates: [{ content: { role: 'model', parts: [{ functionCall: { name: 'crm__lookup', args } }] } }],
    }));
    const client = new GoogleGenAI({ apiKey: 'none', httpOptions: { baseUrl: api.url } });
    const form = rendered('gemini');
    const answer = await client.models.generateContent({
      model: 'gemini',
      contents: 'who is customer 7?',
      config: { ...form.request },
    });
    const [call] = answer.functionCalls ?? [];
    return validateCall(form, { name: call?.name ?? '', arguments: call?.args });
  };

  test('sends the declarations and the system text, and a call comes back', async () => {
    expect(must(await callOf({ id: 7 }))).toEqual(good);
    expect(api?.sent).toMatchObject([
      {
        tools: [{ functionDeclarations: [{ name: 'clock' }, { name: 'crm__lookup' }] }],
        systemInstruction: { parts: [{ text: 'Be brief.' }] },
      },
    ]);
  });

  test('carries a call that Gemini could not refuse, and that is refused here', async () => {
    const call = await callOf({ id: 0 });
    expect(call.ok ? [] : call.error.problems.map(({ field, code }) => [field, code])).toEqual([
      ['id', 'minimum'],
    ]);
    const neither = await callOf({});
    expect(neither.ok).toBe(false);
  });
});

describe('the OpenAI SDK', () => {
  test('sends tools and text by the chat interface, and a call comes back as text', async () => {
    const call = {
      id: 'call_1',
      type: 'function',
      function: { name: 'crm__lookup', arguments: '{"id": 7}' },
    };
    const message = { role: 'assistant', content: null, refusal: null, tool_calls: [call] };
    api = await stubApi(() => ({
      id: 'c1',
      object: 'chat.completion',
      created: 1,
      model: 'gpt',
      choices: [{ index: 0, message, finish_reason: 'tool_calls', logprobs: null }],
    }));
    const client = new OpenAI({ apiKey: 'none', baseURL: `${api.url}/v1`, maxRetries: 0 });
    const form = rendered('openai-chat');
    const { messages, ...request } = form.request;
    const completion = await client.chat.completions.create({
      ...request,
      model: 'gpt',
      messages: [
        ...(messages as unknown as OpenAI.ChatCompletionMessageParam[]),
        { role: 'user', content: 'who is customer 7?' },
      ],
    });
    const [use] = completion.choices[0]?.message.tool_calls ?? [];
    const given = use?.type === 'function' ? use.function : { name: '' };
    expect(must(validateCall(form, given))).toEqual(good);
    expect(api.sent).toMatchObject([
      {
        prompt_cache_key: 'session-1',
        messages: [{ role: 'system', content: 'Be brief.' }, { role: 'user' }],
        tools: [
          { type: 'function', function: { name: 'clock', strict: false } },
          { type: 'function', function: { name: 'crm__lookup', strict: false } },
        ],
      },
    ]);
  });

  test('sends tools and text by the responses interface, and a call comes back as text', async () => {
    const call = {
      type: 'function_call',
      id: 'fc_1',
      call_id: 'call_1',
      name: 'crm__lookup',
      arguments: '{"id": 7}',
    };
    api = await stubApi(() => ({ id: 'r1', object: 'response', output: [call], status: 'completed' }));
    const client = new OpenAI({ apiKey: 'none', baseURL: `${api.url}/v1`, maxRetries: 0 });
    const form = rendered('openai-responses');
    const response = await client.responses.create({
      ...form.request,
      model: 'gpt',
      input: 'who is customer 7?',
    });
    const use = response.output.find((item) => item.type === 'function_call');
    expect(must(validateCall(form, use ?? { name: '' }))).toEqual(good);
    expect(api.sent).toMatchObject([
      {
        prompt_cache_key: 'session-1',
        instructions: 'Be brief.',
        tools: [
          { type: 'function', name: 'clock', strict: false },
          { type: 'function', name: 'crm__lookup', strict: false },
        ],
      },
    ]);
  });
});

/** What a model of the AI SDK answers: a call first, then words. */
const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};
const answers = (input: string) =>
  [
    {
      content: [{ type: 'tool-call', toolCallId: 't1', toolName: 'crm__lookup', input }],
      finishReason: { unified: 'tool-calls', raw: 'tool_calls' },
      usage,
      warnings: [],
    },
    {
      content: [{ type: 'text', text: 'Ada.' }],
      finishReason: { unified: 'stop', raw: 'stop' },
      usage,
      warnings: [],
    },
  ] as const;

/** The parts of an AI SDK tool that are data. */
const toolSet = (form: Rendered) =>
  Object.entries(form.request.tools as { [name: string]: { description?: string; inputSchema: JsonObject } });

describe('the AI SDK', () => {
  test('6 makes tools of the tool set, in its order, and runs a call that was checked', async () => {
    const form = rendered('ai-sdk-6');
    const model = new MockLanguageModelV3({ doGenerate: [...answers('{"id": 7}')] as never });
    const outcomes: unknown[] = [];
    const tools = toolSet(form).map(([name, { inputSchema, ...rest }]) => [
      name,
      tool({
        ...rest,
        inputSchema: jsonSchema(inputSchema),
        execute: (given) => outcomes.push(validateCall(form, { name, arguments: given })),
      }),
    ]);
    const answer = await generateText({
      model,
      tools: Object.fromEntries(tools),
      system: form.request.system as string,
      prompt: 'who is customer 7?',
      stopWhen: stepCountIs(2),
    });
    expect(answer.text).toBe('Ada.');
    expect(outcomes).toEqual([{ ok: true, value: good }]);
    const [first] = model.doGenerateCalls;
    expect(first?.tools?.map(({ name }) => name)).toEqual(['clock', 'crm__lookup']);
    expect(first?.prompt[0]).toMatchObject({ role: 'system', content: 'Be brief.' });
  });

  test('7 makes tools of the tool set, in its order, and runs a call that was checked', async () => {
    const form = rendered('ai-sdk-7');
    const model = new MockLanguageModelV4({ doGenerate: [...answers('{}')] as never });
    const outcomes: unknown[] = [];
    const tools = toolSet(form).map(([name, { inputSchema, ...rest }]) => [
      name,
      tool7({
        ...rest,
        inputSchema: jsonSchema7(inputSchema),
        execute: (given) => outcomes.push(validateCall(form, { name, arguments: given })),
      }),
    ]);
    const answer = await generateText7({
      model,
      tools: Object.fromEntries(tools),
      toolOrder: form.request.toolOrder as string[],
      instructions: form.request.instructions as string,
      prompt: 'who is customer 7?',
      stopWhen: stepCountIs7(2),
    });
    expect(answer.text).toBe('Ada.');
    expect(outcomes).toMatchObject([{ ok: false, error: { code: 'invalid_arguments' } }]);
    const [first] = model.doGenerateCalls;
    expect(first?.tools?.map(({ name }) => name)).toEqual(['clock', 'crm__lookup']);
    expect(first?.prompt[0]).toMatchObject({ role: 'system', content: 'Be brief.' });
  });
});
