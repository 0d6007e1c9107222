import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogOf } from '../../src/catalog/catalog.ts';
import { checkUnit } from '../../src/catalog/check-unit.ts';
import { type UnitId, unitId } from '../../src/catalog/identity.ts';
import { DISCOVERY_VERBS, TOOL_NAME_LIMIT, toolName, unitNamed } from '../../src/catalog/tool-name.ts';
import { numRuns } from '../support/runs.ts';
import { anyName } from '../support/unit-arbitraries.ts';

const tool = (name: string): UnitId => unitId({ kind: 'tool', name });
const of = (server: string, name: string): UnitId => unitId({ kind: 'mcp_tool', server, name });

const nameTable: readonly (readonly [what: string, unit: UnitId, name: string])[] = [
  ['a plain tool keeps its name', tool('send_email'), 'send_email'],
  ['capitals are kept', tool('getUser'), 'getUser'],
  ['a server stands before its tool', of('github', 'search'), 'github__search'],
  ['hyphens are kept', of('my-server', 'read-file'), 'my-server__read-file'],
  ["a server's tool may begin with an underscore", of('a', '_b'), 'a___b'],
];

describe('toolName', () => {
  test.each(nameTable)('%s', (_, unit, name) => {
    expect(toolName(unit)).toBe(name);
  });
});

/** Names that come close to each other: parts of plain and hashed names, and everything hostile. */
const closeName = fc.oneof(
  anyName,
  fc
    .array(fc.constantFrom('a', 'A', 'b', '_', '__', '-', '.', '0', '_4abcdefghijk', 'search_tools'), {
      minLength: 1,
      maxLength: 5,
    })
    .map((parts) => parts.join('')),
  fc.constantFrom(...DISCOVERY_VERBS, 'x'.repeat(64), 'x'.repeat(65)),
);
const anyTool = fc.oneof(
  closeName.map(tool),
  fc.tuple(closeName, closeName).map(([a, b]) => of(a, b)),
);

describe('names', () => {
  test('are different for different tools', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyTool, { minLength: 2, maxLength: 40 }), (units) => {
        const names = new Map(units.map((unit) => [toolName(unit), unit]));
        expect(names.size).toBe(units.length);
      }),
      { numRuns },
    );
  });

  test('are taken by every provider', () => {
    fc.assert(
      fc.property(anyTool, (unit) => {
        expect(toolName(unit)).toMatch(/^[a-zA-Z][a-zA-Z0-9_-]{0,63}$/);
        expect(toolName(unit).length).toBeLessThanOrEqual(TOOL_NAME_LIMIT);
      }),
      { numRuns },
    );
  });

  test('are never a discovery verb or something that every object answers to', () => {
    fc.assert(
      fc.property(anyTool, (unit) => {
        const name = toolName(unit);
        expect(DISCOVERY_VERBS as readonly string[]).not.toContain(name.toLowerCase());
        expect(({} as Record<string, unknown>)[name]).toBeUndefined();
      }),
      { numRuns },
    );
  });

  test('lead back to their tools, whatever the order of registration', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyTool, { maxLength: 20 }), fc.boolean(), (ids, turned) => {
        const units = (turned ? [...ids].reverse() : ids).flatMap((unit) => {
          const checked = checkUnit({ unit });
          return checked.ok ? [checked.value] : [];
        });
        const catalog = catalogOf(units);
        for (const { unit } of units) expect(unitNamed(catalog, toolName(unit))).toBe(unit);
        expect(unitNamed(catalog, 'no_such_tool')).toBeUndefined();
        expect(unitNamed(catalog, '__proto__')).toBeUndefined();
      }),
      { numRuns },
    );
  });
});
