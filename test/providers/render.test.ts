import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/catalog/unit.ts';
import { compile } from '../../src/compile/compile.ts';
import { createPolicy } from '../../src/lictor.ts';
import { PROVIDERS, type Rendered } from '../../src/providers/form.ts';
import { type RenderOptions, render } from '../../src/providers/render.ts';
import { renderTool } from '../../src/providers/render-tool.ts';
import { PROVIDER_RULES } from '../../src/providers/rules.ts';
import { validateCall } from '../../src/providers/validate-call.ts';
import { manyTools, must, surfaceOf, toolOf, unitOf } from '../support/tools.ts';

const schema = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] };
const surface = surfaceOf(
  [
    toolOf('zeta', { description: 'Last by name', schema }),
    toolOf('alpha', { server: 'srv', description: 'First by name', schema }),
    toolOf('clock'),
  ],
  'House style.',
);

const requestOf = (provider: (typeof PROVIDERS)[number], options: RenderOptions = {}) =>
  must(render(surface, provider, options)).request;
const namesOf = ({ tools }: Rendered) => tools.map(({ name }) => name);

describe('a request', () => {
  test('to Anthropic has its marks on the last tool and on the system text', () => {
    expect(requestOf('anthropic')).toEqual({
      tools: [
        { name: 'clock', input_schema: { type: 'object', properties: {} } },
        { name: 'srv__alpha', description: 'First by name', input_schema: schema },
        {
          name: 'zeta',
          description: 'Last by name',
          input_schema: schema,
          cache_control: { type: 'ephemeral', ttl: '5m' },
        },
      ],
      system: [{ type: 'text', text: 'House style.', cache_control: { type: 'ephemeral', ttl: '5m' } }],
    });
  });

  test('to Anthropic has an hour for its marks, or none, where that is asked for', () => {
    const marks = (options: RenderOptions) =>
      JSON.stringify(requestOf('anthropic', options)).match(/"ttl":"\w+"/g);
    expect(marks({ cache: '1h' })).toEqual(['"ttl":"1h"', '"ttl":"1h"']);
    expect(marks({ cache: 'off' })).toBeNull();
  });

  test('to OpenAI says of every tool whether it is strict', () => {
    const { tools, messages } = requestOf('openai-chat', { strict: 'where_possible', cacheKey: 'key' });
    expect(messages).toEqual([{ role: 'system', content: 'House style.' }]);
    expect(tools).toMatchObject([
      { type: 'function', function: { name: 'clock', strict: false } },
      { type: 'function', function: { name: 'srv__alpha', strict: true } },
      { type: 'function', function: { name: 'zeta', strict: true } },
    ]);
    expect(requestOf('openai-responses')).toMatchObject({
      instructions: 'House style.',
      tools: [{ name: 'clock', strict: false }, { name: 'srv__alpha' }, { name: 'zeta' }],
    });
  });

  test('has a cache key where one is given, and where the provider knows it', () => {
    const keyed = PROVIDERS.filter(
      (provider) => 'prompt_cache_key' in requestOf(provider, { cacheKey: 'key' }),
    );
    expect(keyed).toEqual(['openai-chat', 'openai-responses']);
    expect(requestOf('openai-responses')).not.toHaveProperty('prompt_cache_key');
  });

  test('to Gemini has no parameters where a tool takes nothing', () => {
    const { tools, systemInstruction } = requestOf('gemini');
    expect(systemInstruction).toEqual({ parts: [{ text: 'House style.' }] });
    expect(tools).toMatchObject([{ functionDeclarations: [{ name: 'clock' }, {}, {}] }]);
    expect(JSON.stringify(tools).match(/"parameters"/g)).toHaveLength(2);
  });

  test('to the AI SDK is a tool set in order', () => {
    expect(Object.keys(requestOf('ai-sdk-6').tools as object)).toEqual(['clock', 'srv__alpha', 'zeta']);
    expect(requestOf('ai-sdk-6').system).toBe('House style.');
    expect(requestOf('ai-sdk-7').toolOrder).toEqual(['clock', 'srv__alpha', 'zeta']);
    expect(requestOf('ai-sdk-7').instructions).toBe('House style.');
  });

  test.each(PROVIDERS)('to %s leaves out what is empty', (provider) => {
    expect(must(render(surfaceOf([]), provider)).request).toEqual({});
  });
});

describe('the order of tools', () => {
  test('is by name, pinned ones first', () => {
    const pinned = must(render(surface, 'anthropic', { pins: [unitOf('zeta')] }));
    expect(namesOf(pinned)).toEqual(['zeta', 'clock', 'srv__alpha']);
  });

  test('does not depend on rank', () => {
    const turned = surfaceOf([...surface.tools].reverse(), surface.text);
    for (const provider of PROVIDERS)
      expect(JSON.stringify(must(render(turned, provider)).request)).toBe(
        JSON.stringify(must(render(surface, provider)).request),
      );
  });
});

describe('more tools than a provider takes', () => {
  const capped = PROVIDERS.filter((provider) => PROVIDER_RULES[provider].maxTools !== undefined);

  test.each(capped)('are an error for %s that names those without a place', (provider) => {
    expect(render(surfaceOf(manyTools(130)), provider)).toEqual({
      ok: false,
      error: {
        code: 'tool_limit',
        message: 'there are 130 tools, and the provider takes 128',
        count: 130,
        limit: 128,
        reserve: 0,
        units: [unitOf('tool_128'), unitOf('tool_129')],
      },
    });
    expect(render(surfaceOf(manyTools(128)), provider).ok).toBe(true);
  });

  test('count what the request has besides', () => {
    const failed = render(surfaceOf(manyTools(120)), 'openai-chat', { reserve: 9 });
    expect(failed).toMatchObject({
      error: { code: 'tool_limit', limit: 128, reserve: 9, units: ['tool:tool_119'] },
    });
  });

  test('are dropped from the lowest rank where that is asked for, and pinned ones never', () => {
    const options = { overflow: 'drop', reserve: 125, pins: [unitOf('tool_004')] } as const;
    const rendered = must(render(surfaceOf(manyTools(5)), 'openai-chat', options));
    expect(namesOf(rendered)).toEqual(['tool_004', 'tool_000', 'tool_001']);
    expect(rendered.leftOut).toEqual(
      ['tool_002', 'tool_003'].map((name) => ({
        unit: unitOf(name),
        code: 'tool_limit',
        message: '3 of 5 tools have a place; this one ranks below them',
      })),
    );
  });

  test('are an error where too many are pinned, whatever is asked for', () => {
    const tools = manyTools(3);
    const options = { overflow: 'drop', reserve: 126, pins: tools.map(({ unit }) => unit) } as const;
    expect(render(surfaceOf(tools), 'openai-chat', options)).toMatchObject({
      error: {
        code: 'tool_limit',
        message: '3 tools are pinned, and the provider takes 128, of which 126 are reserved',
        units: ['tool:tool_002'],
      },
    });
  });

  test('are dropped with what needs them', () => {
    const text = `
      unit(tool(a), [schema(json("{}")), requires([tool(z)])]).
      unit(tool(b), [schema(json("{}"))]).
      unit(tool(z), [schema(json("{}"))]).`;
    const policy = must(createPolicy({ files: [{ path: 'p.pl', text }] }));
    const compiled = must(compile(policy, { selected: ['tool:a', 'tool:b'] }));
    const kept = (reserve: number) =>
      must(render(compiled, 'openai-chat', { reserve, overflow: 'drop' })).tools.map(({ unit }) => unit);
    expect(kept(125)).toEqual(['tool:a', 'tool:b', 'tool:z']);
    expect(kept(126)).toEqual(['tool:a', 'tool:z']);
    expect(kept(127)).toEqual(['tool:b']);
  });

  test('are no matter to Anthropic', () => {
    expect(must(render(surfaceOf(manyTools(500)), 'anthropic')).tools).toHaveLength(500);
  });
});

describe('a bad tool', () => {
  const bad: readonly (readonly [what: string, schema: unknown, message: RegExp])[] = [
    ['a schema that is none', 'text', /input_schema/],
    ['no schema at all', undefined, /input_schema/],
    ['a schema that holds itself', circular(), /nested too deeply/],
  ];

  test.each(bad)('with %s is left out, and costs the others nothing', (_, schema, message) => {
    const tools = [toolOf('good'), { ...toolOf('bad'), input_schema: schema as never }, toolOf('better')];
    for (const provider of PROVIDERS) {
      const { tools: kept, leftOut } = must(render(surfaceOf(tools), provider));
      expect(kept.map(({ name }) => name)).toEqual(['better', 'good']);
      expect(leftOut).toMatchObject([{ unit: 'tool:bad', code: 'schema_unusable' }]);
      expect(leftOut[0]?.message).toMatch(message);
    }
  });

  test('that stands twice is written once', () => {
    const { tools, leftOut } = must(render(surfaceOf([toolOf('a'), toolOf('a')]), 'anthropic'));
    expect(tools).toHaveLength(1);
    expect(leftOut).toMatchObject([{ unit: 'tool:a', message: 'another tool goes by the name `a`' }]);
  });
});

function circular(): object {
  const schema: { properties?: object } = {};
  schema.properties = { a: schema };
  return schema;
}

describe('what is rendered', () => {
  test('is worked out once, and frozen', () => {
    const tool = toolOf('a', { schema });
    expect(renderTool(tool, 'gemini')).toBe(renderTool(tool, 'gemini'));
    expect(Object.isFrozen(must(renderTool(tool, 'gemini')).definition)).toBe(true);
  });

  test('has a description without what cannot be seen, and as long as the provider takes', () => {
    const tool = toolOf('a', { description: `\u001b[1mbold\u202e ${'x'.repeat(2000)}` });
    const rendered = must(renderTool(tool, 'openai-responses'));
    const description = (rendered.definition as { [key: string]: Json }).description as string;
    expect(description).toMatch(/^bold x/);
    expect([...description]).toHaveLength(1024);
    expect(rendered.losses).toEqual([
      {
        unit: 'tool:a',
        tool: 'a',
        pointer: '',
        keyword: 'description',
        code: 'dropped',
        message: 'the description of 2005 characters is cut to 1024',
      },
    ]);
    expect(must(renderTool(tool, 'anthropic')).losses).toEqual([]);
  });
});

describe('options that make no sense', () => {
  const wrong: readonly (readonly [options: object, field: string, nearest?: string])[] = [
    [{ strict: 'on' }, 'strict'],
    [{ overflow: 'drops' }, 'overflow', 'drop'],
    [{ cache: '5' }, 'cache', '5m'],
    [{ reserve: -1 }, 'reserve'],
    [{ reserve: Number.NaN }, 'reserve'],
    [{ cacheKey: 7 }, 'cacheKey'],
    [{ pins: 7 }, 'pins'],
  ];

  test.each(wrong)('%j are a problem', (options, field, nearest) => {
    const result = render(surface, 'openai-chat', options as RenderOptions);
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid_options', field } });
    if (nearest) expect(result).toMatchObject({ error: { nearest } });
  });

  test('name the provider that was meant', () => {
    expect(render(surface, 'antropic' as never)).toMatchObject({
      error: { code: 'invalid_options', field: 'provider', nearest: 'anthropic' },
    });
  });
});

describe('the AI SDK with a provider that is told', () => {
  const hyphened = toolOf('a', {
    schema: { type: 'object', properties: { 'user-id': { type: 'string' } } },
  });
  const behind = (options: RenderOptions, provider: (typeof PROVIDERS)[number] = 'ai-sdk-7') =>
    must(render(surfaceOf([hyphened], 'Be brief.'), provider, options));

  test('keeps to the rules of Gemini, and takes a call back', () => {
    const rendered = behind({ behind: 'gemini' });
    expect(JSON.stringify(rendered.request)).toContain('"user_id"');
    expect(validateCall(rendered, { name: 'a', arguments: { user_id: 'u' } })).toMatchObject({
      value: { arguments: { 'user-id': 'u' } },
    });
  });

  test('passes the marks on to Anthropic', () => {
    const marks = { anthropic: { cacheControl: { type: 'ephemeral', ttl: '1h' } } };
    expect(behind({ behind: 'anthropic', cache: '1h' }, 'ai-sdk-6').request).toMatchObject({
      tools: { a: { providerOptions: marks } },
      system: { role: 'system', content: 'Be brief.', providerOptions: marks },
    });
    expect(behind({}).request).toMatchObject({ instructions: 'Be brief.' });
  });

  test('has no limit of tools where that provider has none', () => {
    const many = surfaceOf(manyTools(200));
    expect(render(many, 'ai-sdk-7').ok).toBe(false);
    expect(render(many, 'ai-sdk-7', { behind: 'anthropic' }).ok).toBe(true);
  });
});
