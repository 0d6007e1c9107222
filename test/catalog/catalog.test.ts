import { describe, expect, test } from 'vitest';
import {
  type Catalog,
  emptyCatalog,
  registerUnits,
  removeUnit,
  replaceUnit,
} from '../../src/catalog/catalog.ts';
import { registerUnit } from '../support/register.ts';

const made = registerUnits(emptyCatalog, [
  { unit: 'tool:send_email', description: 'Send a message' },
  { unit: 'tool:find_contact', priority: 50 },
  { unit: 'mcp_tool:github/search' },
]);
const catalog: Catalog = made.ok ? made.value.catalog : emptyCatalog;

const said = (result: { readonly ok: boolean; readonly error?: readonly object[] }): readonly object[] =>
  result.error ?? [];

describe('a catalog', () => {
  test('counts one revision for units that come together', () => {
    expect(catalog.revision).toBe(1);
    expect([...catalog.units.keys()]).toEqual([
      'mcp_tool:github/search',
      'tool:find_contact',
      'tool:send_email',
    ]);
  });

  test('refuses another unit of the same identity, and says what differs', () => {
    const spec = { unit: 'tool(send_email)', description: 'Another', priority: 7 };
    expect(said(registerUnit(catalog, spec))).toEqual([
      {
        field: 'unit',
        code: 'duplicate_unit',
        message: '`tool:send_email` is registered with another description, priority',
        expected: 'a unit that is new',
        args: ['tool:send_email'],
      },
    ]);
  });

  test('refuses two different units of one identity that come together, and takes two equal ones', () => {
    const one = { unit: 'tool:a', aliases: ['x', 'y'] };
    const same = { unit: 'tool(a)', aliases: ['y', 'x', 'x'] };
    const other = { unit: 'tool:a' };
    expect(registerUnits(emptyCatalog, [one, same])).toMatchObject({ ok: true });
    expect(said(registerUnits(emptyCatalog, [one, same, other]))).toMatchObject([
      { index: 2, code: 'duplicate_unit' },
    ]);
  });

  test('takes a stated default for the same as one left out', () => {
    expect(registerUnit(catalog, { unit: 'mcp_tool:github/search', priority: 100 })).toMatchObject({
      value: { status: 'existing', patches: [] },
    });
  });

  test('replaces a unit that is there, keeping its place', () => {
    const change = replaceUnit(catalog, { unit: 'tool:find_contact', priority: 60 });
    expect(change).toMatchObject({ value: { status: 'replaced', unit: { priority: 60 } } });
    expect(change.ok && [...change.value.catalog.units.keys()]).toEqual([...catalog.units.keys()]);
    expect(change.ok && change.value.patches.map(({ op, path }) => [op, ...path])).toEqual([
      ['replace', 'units', 'tool:find_contact'],
      ['replace', 'revision'],
    ]);
  });

  test.each([
    ['tool:send_emial', 'tool:send_email'],
    ['tool(send_emails)', 'tool:send_email'],
    ['skill:send_email', 'tool:send_email'],
    ['mcp_tool:gitlab/search', 'mcp_tool:github/search'],
    ['search', 'mcp_tool:github/search'],
    ['tool:nothing_of_the_kind', undefined],
    ['__proto__', undefined],
  ])('does not remove %s, and names the nearest unit', (unit, nearest) => {
    expect(said(removeUnit(catalog, unit))).toMatchObject([
      { code: 'unknown_unit', ...(nearest && { nearest }) },
    ]);
  });

  test('does not replace a unit that is not there', () => {
    expect(said(replaceUnit(catalog, { unit: 'tool:new' }))).toMatchObject([{ code: 'unknown_unit' }]);
    expect(said(replaceUnit(catalog, { unit: 'new' }))).toMatchObject([{ code: 'invalid_unit_identity' }]);
  });

  test('removes a unit by its term', () => {
    const change = removeUnit(catalog, 'mcp_tool(github, search)');
    expect(change).toMatchObject({ value: { status: 'removed', catalog: { revision: 2 } } });
    expect(change.ok && change.value.catalog.units.size).toBe(2);
  });
});
