import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyCatalog, registerUnits } from '../../src/catalog/catalog.ts';
import { unitFingerprint } from '../../src/catalog/fingerprint.ts';
import { loadPolicyFiles } from '../../src/catalog/load.ts';
import type { Unit, UnitSpec } from '../../src/catalog/unit.ts';
import { type CatalogText, writeCatalog, writeSchemas } from '../../src/catalog/write-catalog.ts';
import { SERVERS } from '../support/servers.ts';
import { runs } from '../support/term-arbitraries.ts';
import { anyUnitSpecs } from '../support/unit-arbitraries.ts';

const unitsOf = (specs: readonly UnitSpec[]): readonly Unit[] => {
  const change = registerUnits(emptyCatalog, specs);
  if (!change.ok) throw new Error(JSON.stringify(change.error));
  return [...change.value.catalog.units.values()];
};

/** The units that a written catalog is loaded as. */
function loaded({ pl, schemas }: CatalogText): readonly Unit[] {
  const result = loadPolicyFiles({
    files: [{ path: 'units.pl', text: pl }],
    attachment: (_, file) =>
      file === 'units.schemas.json'
        ? { ok: true, text: writeSchemas(schemas) }
        : { ok: false, reason: 'missing' },
  });
  if (!result.ok) throw new Error(result.error.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  return result.value.units.map(({ unit }) => unit);
}

const write = (specs: readonly UnitSpec[], header: readonly string[] = []): CatalogText =>
  writeCatalog(unitsOf(specs), { header, schemasFile: 'units.schemas.json' });

describe('writeCatalog', () => {
  test('writes one property a line, description first, and schemas by reference', () => {
    const spec: UnitSpec = {
      unit: 'tool:send_email',
      provenance: 'us',
      schema: { type: 'object' },
      effect: ['write', 'network'],
      requires_capability: 'network(smtp)',
      requires: ['tool:find_contact', 'mcp_tool:git hub/Search'],
      triggers: [
        { signal: 'verb(send)', weight: 20 },
        { signal: 'phrase("write to")', weight: 60 },
        { signal: 'failed(tests, [1, 2])', weight: 5 },
      ],
      aliases: ['mail', 'email'],
      category: 'email',
      description: 'Send "an" email.\nTo one recipient',
      priority: 100,
      representations: [{ kind: 'full', text: 'All', utility: 3 }],
    };
    const { pl, schemas } = write([spec, { unit: 'skill:empty' }], ['Made by hand', '', 'On two\nlines']);
    expect(pl).toBe(`% Made by hand
%
% On two lines

unit(skill(empty), []).

unit(tool(send_email), [
    description("Send \\"an\\" email.\\nTo one recipient"),
    category(email),
    aliases(["email", "mail"]),
    triggers([phrase("write to")-60, verb(send)-20, failed(tests, [1, 2])-5]),
    requires([tool(find_contact), mcp_tool('git hub', 'Search')]),
    requires_capability(network(smtp)),
    effect([network, write]),
    priority(100),
    schema(file("units.schemas.json#/send_email")),
    representations([representation(full, "All", 3)]),
    provenance("us")
]).
`);
    expect(schemas).toEqual({ send_email: { type: 'object' } });
  });

  test('writes what loads as the same units', () => {
    fc.assert(
      fc.property(anyUnitSpecs(5), (specs) => {
        fc.pre(specs.length > 0);
        // A requirement of a unit that is in no file is a mistake of the file, not of how it is written.
        const known = new Set(specs.map(({ unit }) => unit));
        const inside = (units: readonly string[] = []) => units.filter((unit) => known.has(unit));
        const alone = specs.map((spec) => ({
          ...spec,
          activation: 'relevant' as const,
          requires: inside(spec.requires),
          suggests: inside(spec.suggests),
          conflicts: inside(spec.conflicts),
          supersedes: inside(spec.supersedes),
        }));
        const units = unitsOf(alone);
        const again = loaded(writeCatalog(units, { schemasFile: 'units.schemas.json' }));
        expect(again.map(unitFingerprint)).toEqual(units.map(unitFingerprint));
      }),
      runs,
    );
  });

  test('calls a schema by the whole identity where names clash or references would lead to it', () => {
    const schema = {
      type: 'object',
      properties: { x: { $ref: '#/$defs/x' } },
      $defs: { x: { type: 'string' } },
    };
    const specs = ['tool:a', 'mcp_tool:s/a', 'tool:$defs', 'tool:b/c~d%2F'].map((unit) => ({ unit, schema }));
    const text = write(specs);
    expect(Object.keys(text.schemas).sort()).toEqual(['b/c~d%2F', 'mcp_tool:s/a', 'tool:$defs', 'tool:a']);
    expect(loaded(text).map((unit) => unit.schema)).toEqual(specs.map(() => schema));
  });

  test('keeps a reference of a schema to itself, which does not take the other schemas in', () => {
    const tree = { type: 'object', properties: { kids: { type: 'array', items: { $ref: '#' } } } };
    const text = write([
      { unit: 'tool:tree', schema: tree },
      { unit: 'tool:other', schema: { type: 'object' } },
    ]);
    expect(loaded(text).map((unit) => unit.schema)).toEqual([{ type: 'object' }, tree]);
  });
});

test.each(SERVERS)('the catalog of $name loads without a finding', ({ name }) => {
  const read = (file: string) =>
    readFileSync(new URL(`../../docs/examples/workspace/catalog/${file}`, import.meta.url), 'utf8');
  const result = loadPolicyFiles({
    files: [{ path: `${name}.pl`, text: read(`${name}.pl`) }],
    attachment: (_, file) => ({ ok: true, text: read(file) }),
  });
  expect(result.ok ? result.value.warnings : result.error).toEqual([]);
  const units = result.ok ? result.value.units : [];
  expect(units.filter(({ unit }) => unit.kind === 'mcp_tool').every(({ unit }) => unit.schema)).toBe(true);
});
