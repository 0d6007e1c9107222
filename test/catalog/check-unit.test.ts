import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EFFECTS } from '../../src/catalog/check-fields.ts';
import { checkUnit, UNIT_FIELDS } from '../../src/catalog/check-unit.ts';
import { compareIdentities } from '../../src/catalog/identity.ts';
import type { Unit } from '../../src/catalog/unit.ts';
import { VOCABULARY } from '../../src/catalog/vocabulary.ts';
import { compareTerms, compareText } from '../../src/logic/order.ts';
import { atom, compound, int, list, text, variable } from '../../src/logic/term.ts';
import { runs } from '../support/term-arbitraries.ts';
import { anyUnitSpec } from '../support/unit-arbitraries.ts';

const checked = (spec: unknown): Unit => {
  const result = checkUnit(spec);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** The problems of a spec as `field code`, with the nearest name where there is one. */
const problems = (spec: unknown): string[] => {
  const result = checkUnit(spec);
  return result.ok
    ? []
    : result.error.map(({ field, code, nearest }) => `${field} ${code}${nearest ? ` ${nearest}` : ''}`);
};

const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozen));

describe('checkUnit', () => {
  test('gives a deeply frozen unit whose sets are in order', () => {
    fc.assert(
      fc.property(anyUnitSpec, (spec) => {
        const unit = checked(spec);
        expect(isFrozen(unit)).toBe(true);
        expect(() => (unit.stated as Set<string>).add('x')).toThrow();
        expect(unit.aliases).toEqual([...new Set(unit.aliases)].sort(compareText));
        expect(unit.requires).toEqual([...new Set(unit.requires)].sort(compareIdentities));
        const signals = unit.triggers.map(({ signal }) => signal);
        expect(signals).toEqual([...signals].sort(compareTerms));
      }),
      runs,
    );
  });

  test('gives the same unit whatever the order of fields and of their items', () => {
    fc.assert(
      fc.property(anyUnitSpec, (spec) => {
        const turned = Object.entries(spec).map(([key, value]) => [
          key,
          Array.isArray(value) ? [...value, ...value.slice(0, 1)].reverse() : value,
        ]);
        expect(checked(Object.fromEntries(turned.reverse()))).toEqual(checked(spec));
      }),
      runs,
    );
  });

  test('answers whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withMap: true, withNullPrototype: true }), (value) => {
        expect(checkUnit(value).ok).toBe(false);
        for (const field of UNIT_FIELDS) {
          const result = checkUnit({ unit: 'tool:a', [field]: value });
          if (!result.ok) expect(result.error.length).toBeGreaterThan(0);
        }
      }),
      runs,
    );
  });

  test('fills in what is left out', () => {
    expect(checked({ unit: 'mcp_tool:git hub/Search', aliases: undefined })).toEqual({
      unit: 'mcp_tool:git hub/Search',
      kind: 'mcp_tool',
      name: 'Search',
      category: ['mcp_tool'],
      description: '',
      available: true,
      activation: 'relevant',
      aliases: [],
      triggers: [],
      requires: [],
      suggests: [],
      conflicts: [],
      supersedes: [],
      priority: 100,
      provider_visible: true,
      mandatory_context: true,
      representations: [],
      provenance: 'host',
      effect: [],
      stated: new Set(['unit']),
    });
    expect(checked({ unit: 'mcp_server:github' }).provider_visible).toBe(false);
  });

  test('remembers what was stated, and that an empty category states nothing', () => {
    const spec = { unit: 'tool:a', priority: 100, category: [], requires: [], requires_capability: 'none' };
    expect([...checked(spec).stated].sort()).toEqual(['priority', 'requires', 'requires_capability', 'unit']);
  });

  test('reports every problem, in the order of the fields, unknown fields last', () => {
    const spec = {
      effects: 'write',
      schema: {},
      priority: -1,
      requires: ['tool:a', 'widget:b', 7],
      aliases: 'git',
      description: 42,
      kind: 'tool',
      unit: 'skill:a',
    };
    expect(problems(spec)).toEqual([
      'kind unit_kind_mismatch',
      'description expected_text',
      'aliases expected_list',
      'requires invalid_unit_identity',
      'requires invalid_unit_identity',
      'priority expected_nonnegative_integer',
      'schema schema_only_valid_for_tools',
      'effects unknown_field effect',
    ]);
  });

  test('says which item of a list is wrong, what it is about, and what would do', () => {
    const result = checkUnit({ unit: 'tool:a', effect: ['read', 'wrte'] });
    expect(!result.ok && result.error).toEqual([
      {
        field: 'effect',
        item: 1,
        code: 'unknown_effect',
        message: '`wrte` is no effect',
        expected: `one of ${EFFECTS.join(', ')}`,
        nearest: 'write',
        args: ['wrte'],
      },
    ]);
  });
});

const tool = (fields: object) => ({ unit: 'tool:a', ...fields });
const many = (count: number, item: unknown) => Array.from({ length: count }, () => item);
const trigger = (signal: unknown, weight: unknown = 1) => tool({ triggers: [{ signal, weight }] });
const deep = (levels: number) =>
  Array.from({ length: levels }).reduce((inner: object) => ({ items: inner }), { type: 'string' });
const cycle: { self?: unknown } = {};
cycle.self = cycle;

describe('a spec is refused', () => {
  test.each<[string, unknown, readonly string[]]>([
    ['that is no record', 'hello', ['unit invalid_unit_spec']],
    ['that is a list', [], ['unit invalid_unit_spec']],
    ['that is nothing', null, ['unit invalid_unit_spec']],
    ['without a unit', { description: 1 }, ['unit invalid_unit_spec', 'description expected_text']],
    ['whose unit is inherited', Object.create({ unit: 'tool:a' }), ['unit invalid_unit_spec']],
    ['with a bare name', { unit: 'alpha' }, ['unit invalid_unit_identity']],
    ['with a kind that is misspelt', { unit: 'tol:a' }, ['unit invalid_unit_identity tool']],
    ['with a misspelt kind in a term', { unit: 'skil(a)' }, ['unit invalid_unit_identity skill']],
    ['with an empty name', { unit: 'tool:' }, ['unit invalid_unit_identity']],
    ['with an empty name in a term', { unit: "tool('')" }, ['unit invalid_unit_identity']],
    ['with a variable for a name', { unit: 'tool(X)' }, ['unit invalid_unit_identity']],
    ['without a server', { unit: 'mcp_tool:search' }, ['unit invalid_unit_identity']],
    ['with a server that its kind has not', { unit: 'tool(github, search)' }, ['unit invalid_unit_identity']],
    ['with two terms for a unit', { unit: 'tool(a). tool(b)' }, ['unit invalid_unit_identity']],
    ['with half a character in its name', { unit: 'tool:\ud800' }, ['unit invalid_unit_identity']],
    ['with a name of 257 characters', { unit: `tool:${'n'.repeat(257)}` }, ['unit name_too_large']],
    ['with a name of 64 KB', { unit: `tool:${'n'.repeat(65_536)}` }, ['unit name_too_large']],
    ['with another kind', tool({ kind: 'skill' }), ['kind unit_kind_mismatch']],
    ['whose kind is no name', tool({ kind: 1 }), ['kind expected_name']],
    ['with an empty name field', tool({ name: '' }), ['name expected_name']],
    ['whose category is a number', tool({ category: 3 }), ['category expected_name']],
    ['with 33 categories', tool({ category: many(33, 'a') }), ['category too_many_items']],
    [
      'with half a character in its description',
      tool({ description: 'a\udc00' }),
      ['description expected_text'],
    ],
    ['with an alias of 129 characters', tool({ aliases: ['x'.repeat(129)] }), ['aliases alias_too_large']],
    ['with a signal that is no term', trigger('phrase('), ['triggers invalid_trigger']],
    ['with a signal that is open', trigger('keyword(Soup)'), ['triggers invalid_trigger']],
    ['with a phrase of a number', trigger('phrase(42)'), ['triggers invalid_trigger']],
    ['with a verb of a term', trigger('verb(to(send))'), ['triggers invalid_trigger']],
    ['with a need of a unit', trigger('need(tool(a))'), ['triggers invalid_trigger']],
    ['with a weight that is text', trigger('red', '1'), ['triggers invalid_trigger']],
    [
      'with a trigger that says more',
      tool({ triggers: [{ signal: 'a', weight: 1, x: 1 }] }),
      ['triggers invalid_trigger'],
    ],
    ['with a trigger that is text', tool({ triggers: ['red'] }), ['triggers invalid_trigger']],
    [
      'with 257 triggers',
      tool({ triggers: many(257, { signal: 'a', weight: 1 }) }),
      ['triggers too_many_items'],
    ],
    [
      'with a term that is a cycle',
      trigger(Object.assign(cycle, { kind: 'compound', name: 'a', args: [cycle] })),
      ['triggers invalid_trigger'],
    ],
    [
      'with a term of 1,025 parts',
      trigger(list(many(512, atom('a')) as never)),
      ['triggers invalid_trigger'],
    ],
    ['with a term nested 10,000 deep', trigger(`${'a+'.repeat(10_000)}a`), ['triggers invalid_trigger']],
    [
      'with an open capability',
      tool({ requires_capability: 'network(X)' }),
      ['requires_capability non_ground'],
    ],
    [
      'with a capability that is no term',
      tool({ requires_capability: 'a b' }),
      ['requires_capability invalid_capability'],
    ],
    ['with 1,025 requirements', tool({ requires: many(1025, 'tool:b') }), ['requires too_many_items']],
    ['with another activation', tool({ activation: 'sometimes' }), ['activation invalid_activation']],
    ['with a priority beyond 10^9', tool({ priority: 1e9 + 1 }), ['priority expected_nonnegative_integer']],
    ['whose schema is a list', tool({ schema: [] }), ['schema invalid_schema']],
    ['whose schema is a date', tool({ schema: { default: new Date(0) } }), ['schema invalid_schema']],
    ['whose schema holds NaN', tool({ schema: { minimum: Number.NaN } }), ['schema invalid_schema']],
    ['whose schema is 129 deep', tool({ schema: deep(129) }), ['schema schema_too_deep']],
    ['whose schema is 100,000 deep', tool({ schema: deep(100_000) }), ['schema schema_too_deep']],
    ['whose schema is a cycle', tool({ schema: { self: cycle } }), ['schema schema_too_deep']],
    [
      'whose schema is above 1 MiB',
      tool({ schema: { description: 'x'.repeat(1024 * 1024) } }),
      ['schema schema_too_large'],
    ],
    [
      'whose schema is above 1 MiB when written',
      tool({ schema: { description: '\u0001'.repeat(200_000) } }),
      ['schema schema_too_large'],
    ],
    [
      'with 17 representations',
      tool({ representations: many(17, { kind: 'full', text: '', utility: 1 }) }),
      ['representations too_many_items'],
    ],
    [
      'with a representation without a text',
      tool({ representations: [{ kind: 'full', utility: 1 }] }),
      ['representations invalid_representation'],
    ],
    [
      'with a representation that is too long',
      tool({ representations: [{ kind: 'full', text: 'x'.repeat(32_769), utility: 1 }] }),
      ['representations invalid_representation'],
    ],
    [
      'with a field called __proto__',
      JSON.parse('{"unit": "tool:a", "__proto__": {}}'),
      ['__proto__ unknown_field'],
    ],
    ['with a field that is misspelt', tool({ require: [] }), ['require unknown_field requires']],
  ])('%s', (_, spec, expected) => {
    expect(problems(spec)).toEqual(expected);
  });
});

describe('a spec is accepted', () => {
  test.each<[string, object, Partial<Unit>]>([
    ['with its unit as a term', { unit: ' tool( "send it" ) ' }, { unit: 'tool:send it' } as Partial<Unit>],
    [
      'with a slash in the server of a term',
      { unit: "mcp_tool('a/b', c)" },
      { unit: 'mcp_tool:a%2Fb/c' } as never,
    ],
    [
      'with a percent sign that escapes nothing',
      { unit: 'mcp_tool:a%b/c' },
      { unit: 'mcp_tool:a%25b/c' } as never,
    ],
    [
      'with units as terms',
      tool({ requires: ['skill(b)', 'tool:z'] }),
      { requires: ['skill:b', 'tool:z'] } as never,
    ],
    ['with a prototype name', { unit: 'tool:__proto__' }, { name: '__proto__' }],
    ['with 2,048 characters outside the plane', tool({ description: '😀'.repeat(2048) }), {}],
    ['with empty aliases', tool({ aliases: ['', ''] }), { aliases: [''] }],
    ['with the capability none', tool({ requires_capability: 'none' }), {}],
    [
      'with a capability that is a unit',
      tool({ requires_capability: 'tool(x)' }),
      { requires_capability: atom('tool:x') },
    ],
    [
      'with a signal as a term',
      trigger(compound('failed', int(2), text('x'))),
      { triggers: [{ signal: compound('failed', int(2), atom('x')), weight: 1 }] },
    ],
    [
      'with a signal about a unit',
      trigger('deny(tool(x))'),
      { triggers: [{ signal: compound('deny', atom('tool:x')), weight: 1 }] },
    ],
    [
      'with a phrase of two arguments, which is any signal',
      trigger('phrase(1, 2)'),
      { triggers: [{ signal: compound('phrase', int(1), int(2)), weight: 1 }] },
    ],
    ['with a weight of minus zero', trigger('a', -0), { triggers: [{ signal: atom('a'), weight: 0 }] }],
    ['with one effect', tool({ effect: 'write' }), { effect: ['write'] } as never],
    ['with a schema of 128 levels', tool({ schema: deep(127) }), {}],
    [
      'with undefined fields in a schema',
      tool({ schema: { type: 'object', title: undefined } }),
      { schema: { type: 'object' } },
    ],
  ])('%s', (_, spec, expected) => {
    expect(checked(spec)).toMatchObject(expected);
  });

  test('and its provenance cut to 512 characters', () => {
    expect(checked(tool({ provenance: '😀'.repeat(600) })).provenance).toBe('😀'.repeat(512));
  });

  test('and its schema copied, own fields called __proto__ too', () => {
    const schema = JSON.parse('{"properties": {"__proto__": {"type": "string"}}}');
    const unit = checked(tool({ schema }));
    schema.properties = 'changed';
    expect(JSON.stringify(unit.schema)).toBe('{"properties":{"__proto__":{"type":"string"}}}');
  });

  test('but not with a variable that a value brings', () => {
    expect(problems(trigger(variable('X')))).toEqual(['triggers invalid_trigger']);
  });
});

test('the effects are those of the vocabulary', () => {
  const sort = VOCABULARY.get('effect/2')?.sorts[1];
  expect(sort).toEqual({ name: 'one_of', values: EFFECTS });
});
