import { describe, expect, test } from 'vitest';
import { type McpTool, unitsFromTools } from '../../src/catalog/import-mcp.ts';
import type { ImportOptions } from '../../src/catalog/import-options.ts';
import type { UnitSpec } from '../../src/catalog/unit.ts';

const schema = { type: 'object', properties: {} };
const read: McpTool = {
  name: 'read_file',
  description: 'Read a file',
  inputSchema: schema,
  annotations: { readOnlyHint: true },
};
const write: McpTool = { name: 'write_file', inputSchema: schema };

const imported = (tools: readonly McpTool[], options: ImportOptions = {}) => {
  const result = unitsFromTools('files', tools, options);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const unitOf = (tool: Partial<McpTool>): UnitSpec | undefined => imported([{ name: 'a', ...tool }]).units[1];
const lossesOf = (...tools: readonly object[]): string[] =>
  imported(tools as readonly McpTool[]).losses.map(({ tool, code }) => `${tool} ${code}`);
const problemsOf = (options: object, server = 'files'): string[] => {
  const result = unitsFromTools(server, [read, write], options);
  return result.ok
    ? []
    : result.error.map(({ field, code, nearest }) => [field, code, nearest].join(' ').trim());
};

describe('unitsFromTools', () => {
  test('gives the server, and its tools by name, relevant and requiring nothing', () => {
    const info = { name: 'file-server', version: '1.2', title: 'Files' };
    expect(imported([write, read], { info }).units).toEqual([
      { unit: 'mcp_server:files', description: 'Files', provenance: 'MCP server file-server 1.2' },
      {
        unit: 'mcp_tool:files/read_file',
        description: 'Read a file',
        effect: ['read'],
        schema,
        provenance: 'MCP server file-server',
      },
      {
        unit: 'mcp_tool:files/write_file',
        effect: ['delete', 'write'],
        schema,
        provenance: 'MCP server file-server',
      },
    ]);
  });

  test('shows the tools that are named every turn, and no others', () => {
    const { units } = imported([read, write], { alwaysVisible: ['read_file'] });
    expect(units.map(({ activation }) => activation)).toEqual([undefined, 'always', undefined]);
  });

  test('gives every tool the category and priority of the options, and each its other names', () => {
    const options = { category: 'fs', priority: 7, aliases: { read_file: ['cat', 'open'] } };
    const [server, first, second] = imported([{ ...read, title: 'Show contents' }, write], options).units;
    expect(server).not.toHaveProperty('priority');
    expect(first).toMatchObject({ category: 'fs', priority: 7, aliases: ['Show contents', 'cat', 'open'] });
    expect(second).toMatchObject({ category: 'fs', priority: 7 });
    expect(second).not.toHaveProperty('aliases');
  });

  test.each<[string, McpTool['annotations'], readonly string[]]>([
    ['none', undefined, ['delete', 'write']],
    ['read-only', { readOnlyHint: true, destructiveHint: true }, ['read']],
    ['not read-only', { readOnlyHint: false }, ['delete', 'write']],
    ['not destructive', { destructiveHint: false }, ['write']],
    ['open world', { readOnlyHint: true, openWorldHint: true }, ['network', 'read']],
    [
      'destructive in an open world',
      { destructiveHint: true, openWorldHint: true },
      ['delete', 'network', 'write'],
    ],
    ['not hints', { readOnlyHint: 'yes' as never, destructiveHint: 0 as never }, ['delete', 'write']],
  ])('takes hints that are %s for effects', (_, annotations, effect) => {
    expect(unitOf({ annotations })?.effect).toEqual(effect);
  });

  test.each([
    ['Read File', 'read_file', undefined],
    ['Read-file!', 'readFile', undefined],
    ['Show contents', 'read_file', ['Show contents']],
    ['x'.repeat(129), 'a', undefined],
  ])('takes the title %s of %s for an alias only if it says more', (title, name, aliases) => {
    expect(unitOf({ name, title })?.aliases).toEqual(aliases);
    expect(unitOf({ name, annotations: { title } })?.aliases).toEqual(aliases);
  });

  test('cleans and cuts what the server says, in schemas too, and tells', () => {
    const tool = {
      name: 'a',
      description: `Adds\u200b numbers.\r\n${'x'.repeat(3000)}`,
      inputSchema: {
        type: 'object',
        description: 'Numbers\u{e0041}',
        properties: { description: { const: 'a\u200bb', title: '\u001b[1mTitle' } },
      },
    };
    const { units, losses } = imported([tool]);
    expect(units[1]?.description).toBe(`Adds numbers.\n${'x'.repeat(2033)}…`);
    expect(units[1]?.schema).toEqual({
      type: 'object',
      description: 'Numbers',
      properties: { description: { const: 'a\u200bb', title: 'Title' } },
    });
    expect(losses.map(({ code }) => code)).toEqual([
      'text_cleaned',
      'text_cut',
      'text_cleaned',
      'text_cleaned',
    ]);
  });

  test('keeps the first of two tools with one name', () => {
    expect(lossesOf(read, { ...read, description: 'Other' })).toEqual(['read_file duplicate_tool']);
    expect(imported([read, { ...read, description: 'Other' }]).units[1]?.description).toBe('Read a file');
  });

  test.each<[string, object]>([
    ['without a name', { name: '' }],
    ['whose name is no text', { name: 7 }],
    ['with a name of 257 characters', { name: 'n'.repeat(257) }],
    ['whose schema is a list', { name: 'a', inputSchema: [] }],
    [
      'whose schema is too deep',
      { name: 'a', inputSchema: JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`) },
    ],
  ])('leaves out a tool %s, and tells', (_, tool) => {
    expect(lossesOf(tool)[0]).toMatch(/tool_left_out$/);
  });

  test('takes any name that a unit can have', () => {
    const names = ['__proto__', 'constructor', 'a/b', '日本語', "it's", 'a b'];
    const { units, losses } = imported(names.map((name) => ({ name })));
    expect(units.length).toBe(names.length + 1);
    expect(losses).toEqual([]);
  });

  test.each<[string, object, readonly string[]]>([
    [
      'alwaysVisible names no tool',
      { alwaysVisible: ['raed_file', 'write_file'] },
      ['alwaysVisible unknown_tool read_file'],
    ],
    ['aliases name no tool', { aliases: { write: ['save'] } }, ['aliases unknown_tool']],
    ['the priority is negative', { priority: -1 }, ['priority expected_nonnegative_integer']],
    ['the category is empty', { category: '' }, ['category expected_name']],
    ['an alias is too long', { aliases: { read_file: ['x'.repeat(129)] } }, ['aliases alias_too_large']],
    ['an inherited alias is meant', { aliases: Object.create({ read_file: ['x'] }) }, []],
  ])('reports it when %s', (_, options, expected) => {
    expect(problemsOf(options)).toEqual(expected);
  });

  test('reports a server without a name', () => {
    expect(problemsOf({}, '')).toEqual(['unit invalid_unit_identity']);
  });
});
