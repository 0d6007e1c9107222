import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CatalogImport, importCatalog } from '../../src/catalog/import-catalog.ts';
import type { McpTool } from '../../src/catalog/import-mcp.ts';
import { type ImportChange, type Merged, mergeImport } from '../../src/catalog/import-merge.ts';
import { readRecord, recordOf, sourceDrift, writeRecord } from '../../src/catalog/import-record.ts';
import { loadPolicyFiles } from '../../src/catalog/load.ts';
import type { JsonObject } from '../../src/catalog/unit.ts';
import { writeSchemas } from '../../src/catalog/write-catalog.ts';
import { anyString, runs } from '../support/term-arbitraries.ts';

const schemasFile = 's.schemas.json';
const imported = (tools: readonly object[], more: object = {}): CatalogImport => {
  const made = importCatalog(tools, { from: 'mcp', name: 's', schemasFile, ...more });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
};

/** What an import leaves on disk. */
interface Disk {
  readonly pl: string;
  readonly schemas: JsonObject;
  readonly record: string;
}
const recordText = ({ header, written, sources }: CatalogImport): string =>
  writeRecord(recordOf(header, written, sources));
const onDisk = (made: CatalogImport): Disk => ({
  pl: made.pl,
  schemas: made.schemas,
  record: recordText(made),
});

function merged(disk: Disk, made: CatalogImport, force = false): Merged & { readonly disk: Disk } {
  const record = readRecord(disk.record);
  if (!record.ok) throw new Error(record.error);
  const before = { path: 's.pl', pl: disk.pl, schemas: disk.schemas, record: record.value };
  const { header, written: units, sources } = made;
  const now = { header, units, record: recordOf(header, units, sources), schemasFile };
  const result = mergeImport(before, now, { force });
  if (!result.ok) throw new Error(result.error.join('\n'));
  const { pl, schemas, record: next } = result.value;
  return { ...result.value, disk: { pl, schemas, record: writeRecord(next) } };
}

const told = (changes: readonly ImportChange[]): string[] =>
  changes.map(({ what, unit, field }) => [what, unit.replace('mcp_tool:s/', ''), field].join(' ').trim());

const anySchema = fc.constantFrom(
  { type: 'object' },
  { type: 'object', properties: { a: { type: 'string' } } },
  { type: 'object', properties: { a: { type: 'integer' } }, required: ['a'] },
);
const anyTool: fc.Arbitrary<McpTool> = fc.record(
  {
    name: fc.constantFrom('a', 'b', 'c', 'd e', '__proto__', "it's"),
    description: fc.oneof(anyString, fc.constantFrom('One', 'Two', '% no comment', 'unit(tool(x)).')),
    inputSchema: anySchema,
    annotations: fc.record({ readOnlyHint: fc.boolean() }),
    title: fc.constantFrom('Show', 'Put'),
  },
  { requiredKeys: ['name'] },
);
const anyTools = fc.uniqueArray(anyTool, { maxLength: 5, selector: ({ name }) => name });

describe('mergeImport', () => {
  test('gives what a first import gives, where nothing was edited', () => {
    fc.assert(
      fc.property(anyTools, anyTools, (first, second) => {
        const made = imported(second, { info: { name: 'other', version: '2' } });
        const { pl, schemas } = merged(onDisk(imported(first)), made);
        expect(pl).toBe(made.pl);
        expect(writeSchemas(schemas)).toBe(writeSchemas(made.schemas));
      }),
      runs,
    );
  });

  test('changes nothing when it is done again, whatever was edited', () => {
    fc.assert(
      fc.property(anyTools, anyTools, anyEdits, fc.boolean(), (first, second, edits, force) => {
        const made = imported(second);
        const once = merged(edited(onDisk(imported(first)), edits), made, force);
        const twice = merged(once.disk, made);
        expect(twice.disk).toEqual(once.disk);
        expect(twice.changes.filter(({ what }) => what !== 'kept' && what !== 'orphaned')).toEqual([]);
        const forced = merged(once.disk, made, true).changes.filter(({ what }) => what !== 'orphaned');
        if (force) expect(forced).toEqual([]);
      }),
      runs,
    );
  });

  test('keeps every edit and everything people wrote beside the units', () => {
    fc.assert(
      fc.property(anyTools, anyTools, anyEdits, (first, second, edits) => {
        const disk = edited(onDisk(imported(first)), edits);
        const { pl } = merged(disk, imported(second));
        for (const text of Object.values(EDITS))
          expect([text.mark, pl.includes(text.mark)]).toEqual([text.mark, disk.pl.includes(text.mark)]);
      }),
      runs,
    );
  });

  test('leaves a file that loads', () => {
    fc.assert(
      fc.property(anyTools, anyTools, anyEdits, fc.boolean(), (first, second, edits, force) => {
        const { pl, schemas } = merged(edited(onDisk(imported(first)), edits), imported(second), force);
        const loaded = loadPolicyFiles({
          files: [{ path: 's.pl', text: pl }],
          attachment: (_, file) =>
            file === schemasFile
              ? { ok: true, text: writeSchemas(schemas) }
              : { ok: false, reason: 'missing' },
        });
        expect(loaded.ok ? [] : loaded.error).toEqual([]);
      }),
      runs,
    );
  });

  const A = { name: 'a', description: 'One', inputSchema: { type: 'object' } };
  const B = { name: 'b', description: 'Two', inputSchema: { type: 'object' } };
  const other = { type: 'object', properties: { x: {} } };
  const swap = (from: string, to: string) => (disk: Disk) => ({ ...disk, pl: disk.pl.replace(from, to) });
  const put = (key: string, value: JsonObject) => (disk: Disk) => ({
    ...disk,
    schemas: { ...disk.schemas, [key]: value },
  });
  const same = (disk: Disk) => disk;

  test.each<[string, (disk: Disk) => Disk, readonly object[], readonly string[], readonly string[]]>([
    ['nothing', same, [A, B], [], []],
    ['another order', same, [B, A], [], []],
    ['a new tool', same, [A, B, { name: 'c' }], ['added c'], ['added c']],
    ['a tool that is gone', same, [A], ['removed b'], ['removed b']],
    [
      'another description',
      same,
      [{ ...A, description: 'Uno' }, B],
      ['changed a description'],
      ['changed a description'],
    ],
    [
      'a description that is gone',
      same,
      [{ name: 'a' }, B],
      ['changed a description', 'changed a schema'],
      ['changed a description', 'changed a schema'],
    ],
    ['another schema', same, [{ ...A, inputSchema: other }, B], ['changed a schema'], ['changed a schema']],
    ['an edit', swap('"One"', '"Eins"'), [A, B], ['kept a description'], ['overwritten a description']],
    [
      'an edit of what changed',
      swap('"One"', '"Eins"'),
      [{ ...A, description: 'Uno' }, B],
      ['conflict a description'],
      ['overwritten a description'],
    ],
    ['an edit that the source makes too', swap('"One"', '"Uno"'), [{ ...A, description: 'Uno' }, B], [], []],
    [
      'an edit beside a change',
      swap('"One"', '"Eins"'),
      [{ ...A, inputSchema: other }, B],
      ['kept a description', 'changed a schema'],
      ['overwritten a description', 'changed a schema'],
    ],
    [
      'a property that was added',
      swap('effect(', 'priority(7),\n effect('),
      [A, B],
      ['kept a priority'],
      ['overwritten a priority'],
    ],
    [
      'an edit of a tool that is gone',
      swap('"Two"', '"Zwei"'),
      [A],
      ['orphaned b description'],
      ['overwritten b'],
    ],
    [
      'a tool that is gone and spoken of',
      (disk) => ({ ...disk, pl: `${disk.pl}\nsuggests(mcp_tool(s, a), mcp_tool(s, b)).\n` }),
      [A],
      ['orphaned b'],
      ['orphaned b'],
    ],
    [
      'a tool that was taken out',
      (disk) => ({ ...disk, pl: disk.pl.replace(/unit\(mcp_tool\(s, b\)[\s\S]*?\]\)\.\n/, '') }),
      [A, { ...B, description: 'Dos' }],
      ['kept b'],
      ['overwritten b'],
    ],
    ['an edited schema', put('a', other), [A, B], ['kept a schema'], ['overwritten a schema']],
    [
      'an edited schema that changed',
      put('a', other),
      [{ ...A, inputSchema: { type: 'object', required: ['x'] } }, B],
      ['conflict a schema'],
      ['overwritten a schema'],
    ],
    ['a schema that is missing', (disk) => ({ ...disk, schemas: {} }), [A, B], [], []],
    [
      'a schema of its own',
      swap('file("s.schemas.json#/a")', 'json("{}")'),
      [A, B],
      ['kept a schema'],
      ['overwritten a schema'],
    ],
    ['an edited heading', swap('% The tools', '% Our tools'), [A, B], [], []],
  ])('tells of %s', (_, edit, now, expected, forced) => {
    const disk = edit(onDisk(imported([A, B])));
    const made = imported(now);
    expect(told(merged(disk, made).changes)).toEqual(expected);
    expect(told(merged(disk, made, true).changes)).toEqual(forced);
  });

  test('changes properties in their place, and leaves layout and comments around them', () => {
    const disk = onDisk(imported([A, B]));
    const pl = `% Ours now.
unit( mcp_server(s), []). % the server
unit(mcp_tool(s, a), [ % kept
  effect([delete, write]), /* why */ description("One"),
  schema(file("s.schemas.json#/a")), provenance("MCP server s") ]).

% About b.
unit(mcp_tool(s, b), [description("Two"), effect([delete, write]), schema(file("s.schemas.json#/b")), provenance("MCP server s")]).
% The end.
`;
    const made = imported([
      { ...A, description: 'Uno', title: 'Show' },
      { name: 'aa' },
      { ...B, annotations: { readOnlyHint: true } },
    ]);
    expect(merged({ ...disk, pl }, made).pl).toBe(`% Ours now.
unit( mcp_server(s), []). % the server
unit(mcp_tool(s, a), [ % kept
  effect([delete, write]), /* why */ description("Uno"),
  aliases(["Show"]),
  schema(file("s.schemas.json#/a")), provenance("MCP server s") ]).

unit(mcp_tool(s, aa), [
    effect([delete, write]),
    provenance("MCP server s")
]).

% About b.
unit(mcp_tool(s, b), [description("Two"), effect(read), schema(file("s.schemas.json#/b")), provenance("MCP server s")]).
% The end.
`);
  });

  test.each([
    ['with a mistake', 'unit(tool(a), [.\n', /error/],
    ['that states a unit twice', 'unit(tool(a)).\nunit(tool(a)).\n', /twice/],
  ])('says so of a file %s', (_, pl, expected) => {
    const made = imported([A]);
    const record = recordOf(made.header, made.written, made.sources);
    const now = { header: '', units: [], record, schemasFile };
    const result = mergeImport({ path: 's.pl', pl, schemas: {}, record }, now);
    expect(result.ok ? '' : result.error.join()).toMatch(expected);
  });
});

describe('the record of an import', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(anyTools, (tools) => {
        const { header, written, sources } = imported(tools);
        const record = recordOf(header, written, sources);
        expect(readRecord(writeRecord(record))).toEqual({ ok: true, value: record });
      }),
      runs,
    );
  });

  test('tells whose definition is another at the source, hidden characters and all', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ name, description: 'Does it' }));
    const { header, written, sources } = imported([a, b] as object[]);
    const record = recordOf(header, written, sources);
    const now = imported([{ ...a, description: 'Does it\u200b' }, c] as object[]);
    expect(now.pl).toContain('unit(mcp_tool(s, a), [\n    description("Does it"),');
    expect(sourceDrift(record, now.sources)).toEqual([
      { unit: 'mcp_tool:s/a', what: 'changed' },
      { unit: 'mcp_tool:s/b', what: 'removed' },
      { unit: 'mcp_tool:s/c', what: 'added' },
    ]);
    expect(sourceDrift(record, sources)).toEqual([]);
  });

  test.each([
    ['', /not JSON/],
    ['[]', /no record/],
    ['{"version":2,"header":"","units":{}}', /another version/],
    ['{"version":1,"header":"","units":{"a":1}}', /no record/],
    ['{"version":1,"header":"","units":{"a":{"fields":[]}}}', /no record/],
  ])('is refused when it is %s', (text, expected) => {
    const read = readRecord(text);
    expect(read.ok ? '' : read.error).toMatch(expected);
  });
});

/** Edits that people make, each with a text that shows whether it is there. */
const EDITS = {
  comment: { mark: '% a note of mine', edit: (pl: string) => `${pl}\n% a note of mine\n` },
  between: {
    mark: '% between',
    edit: (pl: string) => pl.replace(/\n\nunit\(mcp_tool/, '\n\n% between\nunit(mcp_tool'),
  },
  clause: {
    mark: 'denied(U, "mine")',
    edit: (pl: string) => pl.replace(/\n\n/, '\n\ndenied(U, "mine") :- category(U, mcp_tool).\n\n'),
  },
  unit: { mark: 'tool(own)', edit: (pl: string) => `${pl}\nunit(tool(own), [description("Own")]).\n` },
  description: {
    mark: '"My words"',
    edit: (pl: string) =>
      pl.replace(/description\("[^"]*"\)(?=,\n {4}(aliases|effect))/, 'description("My words")'),
  },
  priority: {
    mark: 'priority(77)',
    edit: (pl: string) => pl.replace(/effect\(/, 'priority(77),\n    effect('),
  },
  mention: {
    mark: 'category(mcp_tool(s, b)',
    edit: (pl: string) => (pl.includes('mcp_tool(s, b)') ? `${pl}\ncategory(mcp_tool(s, b), mine).\n` : pl),
  },
} as const;
const anyEdits = fc.subarray(Object.keys(EDITS) as (keyof typeof EDITS)[]);
const edited = (disk: Disk, edits: readonly (keyof typeof EDITS)[]): Disk => ({
  ...disk,
  pl: edits.reduce((pl, edit) => EDITS[edit].edit(pl), disk.pl),
});
