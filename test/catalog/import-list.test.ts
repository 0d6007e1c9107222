import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { importCatalog } from '../../src/catalog/import-catalog.ts';
import { TOOL_LIST_FORMS, type ToolListForm } from '../../src/catalog/import-form.ts';
import { unitsFromToolList } from '../../src/catalog/import-list.ts';
import type { ToolListOptions } from '../../src/catalog/import-options.ts';
import type { ImportedList } from '../../src/catalog/import-units.ts';
import { loadPolicyFiles } from '../../src/catalog/load.ts';
import { writeSchemas } from '../../src/catalog/write-catalog.ts';
import { anyString, runs } from '../support/term-arbitraries.ts';

const imported = (input: unknown, options: ToolListOptions = {}): ImportedList => {
  const result = unitsFromToolList(input, options);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** The units in a few words: identity, description, what their schema holds. */
const outline = ({ units }: ImportedList): string[] =>
  units.map(({ unit, description = '', schema }) =>
    [unit, description, schema && JSON.stringify(schema)].filter((part) => part).join(' · '),
  );
const lost = ({ losses }: ImportedList): string[] =>
  losses.map(({ tool, item, field, code }) => [tool || item, field || '-', code].join(' '));

const schema = { type: 'object', properties: { to: { type: 'string' } }, required: ['to'] };
const SCHEMA = JSON.stringify(schema);
const NONE = '{"type":"object","properties":{}}';
const mcp = { name: 'send', description: 'Send it', inputSchema: schema };
const chat = {
  type: 'function',
  function: { name: 'send', description: 'Send it', parameters: schema, strict: true },
};
const flat = { type: 'function', name: 'send', description: 'Send it', parameters: schema, strict: false };
const legacy = { name: 'send', description: 'Send it', parameters: schema };
const anthropic = { name: 'send', description: 'Send it', input_schema: schema };
const gemini = {
  name: 'send',
  description: 'Send it',
  parameters: { type: 'OBJECT', properties: { to: { type: 'STRING' } }, required: ['to'] },
};
const geminiJson = { name: 'send', description: 'Send it', parametersJsonSchema: schema };
const sdk = { send: { description: 'Send it', inputSchema: schema } };

describe('unitsFromToolList', () => {
  const sent = [`tool:send · Send it · ${SCHEMA}`];
  const forms: [string, unknown, ToolListForm, string[]][] = [
    ['an array of MCP tools', [mcp], 'mcp', sent],
    ['a result of tools/list', { tools: [mcp] }, 'mcp', sent],
    ['a response to tools/list', { jsonrpc: '2.0', id: 1, result: { tools: [mcp] } }, 'mcp', sent],
    [
      'responses of several pages',
      [
        { jsonrpc: '2.0', id: 1, result: { tools: [mcp] } },
        { jsonrpc: '2.0', id: 2, result: { tools: [{ ...mcp, name: 'a' }] } },
      ],
      'mcp',
      [`tool:a · Send it · ${SCHEMA}`, ...sent],
    ],
    [
      'a response that introduces its server',
      {
        result: {
          tools: [mcp],
          _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'mail', version: '2' } },
        },
      },
      'mcp',
      ['mcp_server:mail · mail', `mcp_tool:mail/send · Send it · ${SCHEMA}`],
    ],
    ['OpenAI chat tools', [chat], 'openai', sent],
    ['an OpenAI request', { model: 'm', messages: [], tools: [chat] }, 'openai', sent],
    ['OpenAI responses tools', [flat], 'openai', sent],
    [
      'OpenAI tools without parameters',
      [
        { type: 'function', name: 'now', parameters: null },
        { type: 'function', function: { name: 'then' } },
      ],
      'openai',
      [`tool:now · ${NONE}`, `tool:then · ${NONE}`],
    ],
    ['OpenAI functions of old', { functions: [legacy] }, 'openai', sent],
    ['OpenAI functions of old, as an array', [legacy], 'openai', sent],
    [
      'an OpenAI namespace',
      [
        flat,
        { type: 'namespace', name: 'crm', description: 'Customers', tools: [{ ...flat, name: 'find' }] },
      ],
      'openai',
      ['mcp_server:crm · Customers', `mcp_tool:crm/find · Send it · ${SCHEMA}`, ...sent],
    ],
    ['Anthropic tools', [anthropic], 'anthropic', sent],
    [
      'Anthropic custom tools',
      [{ type: 'custom', ...anthropic, cache_control: { type: 'ephemeral' } }],
      'anthropic',
      sent,
    ],
    [
      'an Anthropic request',
      { model: 'm', max_tokens: 1, messages: [], tools: [anthropic] },
      'anthropic',
      sent,
    ],
    ['Gemini declarations', [gemini], 'gemini', sent],
    ['Gemini tools', [{ functionDeclarations: [gemini] }], 'gemini', sent],
    ['Gemini tools of the protocol', { tools: [{ function_declarations: [gemini] }] }, 'gemini', sent],
    ['one Gemini tool', { functionDeclarations: [gemini] }, 'gemini', sent],
    [
      'a Gemini request',
      { model: 'm', contents: [], config: { tools: [{ functionDeclarations: [geminiJson] }] } },
      'gemini',
      sent,
    ],
    ['Gemini declarations with JSON Schema', [geminiJson], 'gemini', sent],
    [
      'a Gemini declaration without parameters',
      { functionDeclarations: [{ name: 'now' }] },
      'gemini',
      [`tool:now · ${NONE}`],
    ],
    ['an AI SDK tool set', sdk, 'ai-sdk', sent],
    ['options of generateText', { model: 'm', tools: sdk }, 'ai-sdk', sent],
    ['an AI SDK tool set of old', { send: { description: 'Send it', parameters: schema } }, 'ai-sdk', sent],
    [
      'a tool set whose tool is called tools',
      { tools: sdk.send },
      'ai-sdk',
      [`tool:tools · Send it · ${SCHEMA}`],
    ],
    ['function tools of an AI SDK model', [{ type: 'function', ...mcp }], 'ai-sdk', sent],
    ['no tools', { tools: [] }, 'mcp', []],
  ];
  test.each(forms)('reads %s, and says which form it took', (_, input, form, expected) => {
    const list = imported(input);
    expect([list.form, outline(list), list.losses]).toEqual([form, expected, []]);
    expect(imported(input, { from: form })).toEqual(list);
  });

  test.each(TOOL_LIST_FORMS)('names the server or namespace of %s tools when it is told', (from) => {
    const input = { mcp: [mcp], openai: [chat], anthropic: [anthropic], gemini: [gemini], 'ai-sdk': sdk }[
      from
    ];
    expect(outline(imported(input, { from, name: 'post office' }))).toEqual([
      'mcp_server:post office',
      `mcp_tool:post office/send · Send it · ${SCHEMA}`,
    ]);
  });

  test.each<[string, object, object]>([
    ['jsonSchema()', { _type: undefined, jsonSchema: schema, validate: () => true }, schema],
    ['a function that makes it', () => schema, schema],
    [
      'zod 4',
      z.object({ to: z.string().min(1), cc: z.string().optional() }),
      {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        type: 'object',
        properties: { to: { type: 'string', minLength: 1 }, cc: { type: 'string' } },
        required: ['to'],
      },
    ],
  ])('takes the schema of an AI SDK tool from %s', (_, inputSchema, expected) => {
    const { units, losses } = imported({ send: { inputSchema, execute: () => 1 } });
    expect([units[0]?.schema, losses]).toEqual([expected, []]);
  });

  test('takes the schema of another validator from the option', () => {
    const validator = { '~standard': { version: 1, vendor: 'other', validate: () => ({ value: 1 }) } };
    expect(lost(imported({ send: { inputSchema: validator } }))).toEqual(['send inputSchema tool_left_out']);
    const toJsonSchema = (given: unknown) => (given === validator ? schema : undefined);
    expect(outline(imported({ send: { inputSchema: validator } }, { toJsonSchema }))).toEqual([
      `tool:send · ${SCHEMA}`,
    ]);
  });

  const left: [string, unknown, ToolListOptions, string[], string[]][] = [
    [
      'tools of a provider',
      [chat, { type: 'web_search' }, { type: 'custom', name: 'sql' }, { type: 'mcp', server_label: 'x' }],
      {},
      ['send'],
      ['[1] type no_function', 'sql type no_function', '[3] type no_function'],
    ],
    [
      'server tools of Anthropic',
      [
        anthropic,
        { type: 'web_search_20250305', name: 'web_search' },
        { type: 'bash_20250124', name: 'bash' },
      ],
      {},
      ['send'],
      ['web_search type no_function', 'bash type no_function'],
    ],
    [
      'tools of Gemini itself',
      [{ functionDeclarations: [gemini] }, { googleSearch: {} }],
      {},
      ['send'],
      ['[1] googleSearch no_function'],
    ],
    [
      'provider tools of the AI SDK',
      { ...sdk, search: { type: 'provider', id: 'openai.web_search', args: {} } },
      {},
      ['send'],
      ['search type no_function'],
    ],
    [
      'a schema that is still to come',
      { a: { inputSchema: { jsonSchema: Promise.resolve(schema) } }, ...sdk },
      {},
      ['send'],
      ['a inputSchema tool_left_out'],
    ],
    [
      'a schema that throws',
      {
        a: {
          inputSchema: () => {
            throw new Error('no');
          },
        },
        ...sdk,
      },
      {},
      ['send'],
      ['a inputSchema tool_left_out'],
    ],
    [
      'items of another form',
      [chat, flat, { ...anthropic, name: 'b' }],
      {},
      ['send'],
      ['send name duplicate_tool', 'b - other_form'],
    ],
    [
      'items that are no tools',
      [mcp, 7, null, 'send', []],
      {},
      ['send'],
      ['[1] - unknown_form', '[2] - unknown_form', '[3] - unknown_form', '[4] - unknown_form'],
    ],
    ['all of another form than is asked', [mcp], { from: 'openai' }, [], ['send - other_form']],
    [
      'tools without a name',
      [mcp, { inputSchema: schema }, { name: '', inputSchema: schema }, { name: 7, inputSchema: schema }],
      {},
      ['send'],
      ['[1] name tool_left_out', '[2] name tool_left_out', '[3] name tool_left_out'],
    ],
    ['a page of a list', { tools: [mcp], nextCursor: 'x' }, {}, ['send'], ['nextCursor - list_incomplete']],
  ];
  test.each(left)('tells of %s', (_, input, options, names, expected) => {
    const list = imported(input, options);
    expect([list.units.map(({ unit }) => unit.replace('tool:', '')), lost(list)]).toEqual([names, expected]);
  });

  test.each<[string, unknown, ToolListOptions, string]>([
    ['a number', 7, {}, 'input no_tool_list'],
    ['a text', '[]', {}, 'input no_tool_list'],
    ['a record of something else', { a: 1 }, {}, 'input no_tool_list'],
    ['an empty record', {}, {}, 'input no_tool_list'],
    [
      'an error',
      { jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'Method not found' } },
      {},
      'input no_tool_list',
    ],
    ['items that tell no form', [{ name: 'a' }], {}, 'from unknown_form'],
    ['items that are none', [1, 2], {}, 'from unknown_form'],
    ['a form that is none', [mcp], { from: 'openapi' as never }, 'from unknown_form'],
    ['a name that is none', [mcp], { name: '' }, 'unit invalid_unit_identity'],
  ])('refuses %s, and says what was expected', (_, input, options, expected) => {
    const result = unitsFromToolList(input, options);
    const [problem] = result.ok ? [] : result.error;
    expect(`${problem?.field} ${problem?.code}`).toBe(expected);
    expect(problem?.expected).toBeTruthy();
  });

  test('hashes a tool as its source states it, whatever is cleaned away', () => {
    const hash = (tool: object): string | undefined => [...imported([tool]).sources.values()][0];
    const before = hash(mcp);
    expect(before).toMatch(/^[0-9a-f]{64}$/);
    expect(hash({ inputSchema: schema, description: 'Send it', name: 'send' })).toBe(before);
    expect(hash({ ...mcp, _meta: { at: 1 } })).toBe(before);
    for (const change of [
      { description: 'Send\u200b it' },
      { icons: [] },
      { inputSchema: { ...schema, title: '\u202e' } },
    ])
      expect(hash({ ...mcp, ...change })).not.toBe(before);
  });
});

// ------------------------------------------------------------------------------------------------- laws

const anyTool = fc.record(
  {
    name: fc.oneof(fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor', '日本'), anyString),
    description: anyString,
    inputSchema: fc.oneof(fc.constant(schema), fc.jsonValue({ maxDepth: 3 })),
  },
  { requiredKeys: ['name', 'inputSchema'] },
);

describe('an import', () => {
  test('does not depend on the order of the list', () => {
    const list = fc.uniqueArray(anyTool, { selector: ({ name }) => name, maxLength: 6 });
    fc.assert(
      fc.property(
        list.chain((tools) =>
          fc.tuple(fc.constant(tools), fc.shuffledSubarray(tools, { minLength: tools.length })),
        ),
        ([tools, shuffled]) => {
          const how = { from: 'mcp', name: 's', schemasFile: 's.json' } as const;
          const [a, b] = [importCatalog(tools, how), importCatalog(shuffled, how)];
          expect(a.ok && [a.value.pl, a.value.schemas, [...a.value.sources]]).toEqual(
            b.ok && [b.value.pl, b.value.schemas, [...b.value.sources]],
          );
        },
      ),
      runs,
    );
  });

  test('writes a file that loads, whatever is listed, and tells of each tool that is not in it', () => {
    fc.assert(
      fc.property(fc.array(anyTool, { maxLength: 6 }), (tools) => {
        const made = importCatalog(tools, { from: 'mcp', name: 's', schemasFile: 's.json' });
        if (!made.ok) throw new Error(made.error[0]?.message);
        const { pl, schemas, sources, losses } = made.value;
        const text = writeSchemas(schemas);
        const policy = loadPolicyFiles({
          files: [{ path: 's.pl', text: pl }],
          attachment: () => ({ ok: true, text }),
        });
        expect(policy.ok ? [] : policy.error).toEqual([]);
        const left = losses.filter(({ code }) => code === 'tool_left_out' || code === 'duplicate_tool');
        expect(sources.size + left.length).toBe(tools.length);
      }),
      runs,
    );
  });

  test('never throws, whatever it is given', () => {
    const from = fc.constantFrom('auto' as const, ...TOOL_LIST_FORMS);
    const item = fc.oneof(
      fc.anything(),
      fc.record(
        {
          type: fc.constantFrom('function', 'custom', 'namespace', 'provider', 7),
          name: fc.anything(),
          function: fc.anything(),
          tools: fc.anything(),
          parameters: fc.anything(),
          inputSchema: fc.anything(),
          input_schema: fc.anything(),
          functionDeclarations: fc.anything(),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.array(item),
          fc.dictionary(fc.string(), item),
          fc.record({ tools: fc.array(item) }),
        ),
        from,
        (input, form) => {
          const result = unitsFromToolList(input, { from: form, name: 's' });
          if (!result.ok) expect(result.error.length).toBeGreaterThan(0);
        },
      ),
      runs,
    );
  });
});
