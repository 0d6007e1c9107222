import { describe, expect, test } from 'vitest';
import { catalogOf } from '../../src/catalog/catalog.ts';
import { checkUnit } from '../../src/catalog/check-unit.ts';
import { render } from '../../src/providers/render.ts';
import { type ModelCall, validateCall } from '../../src/providers/validate-call.ts';
import { must, surfaceOf, toolOf } from '../support/tools.ts';

const tools = [
  toolOf('send_email', {
    schema: {
      type: 'object',
      properties: {
        to: { type: 'array', items: { type: 'string', format: 'email' }, minItems: 1 },
        priority: { type: 'integer', minimum: 1, maximum: 5 },
      },
      required: ['to'],
      additionalProperties: false,
    },
  }),
  toolOf('getUser', { schema: { type: 'object', properties: { id: { type: 'string' } } } }),
  toolOf('getuser'),
  toolOf('Clock'),
  toolOf('broken', { schema: 'none' as never }),
];
const rendered = must(render(surfaceOf(tools), 'anthropic'));
const validate = (call: ModelCall) => validateCall(rendered, call);

describe('a call that is right', () => {
  const right: readonly (readonly [what: string, call: ModelCall, unit: string, value: object])[] = [
    [
      'as a value',
      { name: 'send_email', arguments: { to: ['a@b.c'] } },
      'tool:send_email',
      { to: ['a@b.c'] },
    ],
    [
      'as JSON text',
      { name: 'send_email', arguments: '{"to":["a@b.c"]}' },
      'tool:send_email',
      { to: ['a@b.c'] },
    ],
    ['without arguments', { name: 'Clock' }, 'tool:Clock', {}],
    ['with null for arguments', { name: 'Clock', arguments: null }, 'tool:Clock', {}],
    ['with empty text for arguments', { name: 'Clock', arguments: ' ' }, 'tool:Clock', {}],
    ['in capitals that only one tool can be meant by', { name: 'clock' }, 'tool:Clock', {}],
    ['of one of two names that differ in capitals', { name: 'getuser' }, 'tool:getuser', {}],
    ['of the other of them', { name: 'getUser', arguments: { id: 'u' } }, 'tool:getUser', { id: 'u' }],
  ];

  test.each(right)('%s gives the unit and its arguments', (_, call, unit, value) => {
    expect(validate(call)).toEqual({ ok: true, value: { unit, arguments: value } });
  });

  test('gives a copy, which the caller cannot change', () => {
    const given = { to: ['a@b.c'] };
    const valid = must(validate({ name: 'send_email', arguments: given }));
    given.to.push('late');
    expect(valid.arguments).toEqual({ to: ['a@b.c'] });
  });
});

describe('a call of no tool', () => {
  test('names the nearest one', () => {
    expect(validate({ name: 'send_mail' })).toEqual({
      ok: false,
      error: {
        code: 'unknown_tool',
        retryable: 'with_changes',
        message: 'there is no tool `send_mail`',
        nearest: 'send_email',
        problems: [],
      },
    });
  });

  test.each(['__proto__', 'constructor', '', 'x'.repeat(65536), 'GETUSER', '\u202e', 7, null, undefined])(
    'is an error for %j',
    (name) => {
      expect(validate({ name: name as string })).toMatchObject({
        ok: false,
        error: { code: 'unknown_tool' },
      });
    },
  );

  test('tells a tool that was left out from one that does not exist', () => {
    expect(validate({ name: 'broken' })).toMatchObject({
      error: {
        code: 'not_visible',
        unit: 'tool:broken',
        message: 'the tool `broken` is not shown in this turn',
      },
    });
  });

  test('tells a tool of the catalog from one that does not exist', () => {
    const catalog = catalogOf([must(checkUnit({ unit: 'mcp_tool:srv/hidden', schema: {} }))]);
    const call = { name: 'srv__hidden' };
    expect(validateCall(rendered, call, catalog)).toMatchObject({
      error: { code: 'not_visible', unit: 'mcp_tool:srv/hidden' },
    });
    expect(validateCall(rendered, call)).toMatchObject({ error: { code: 'unknown_tool' } });
  });
});

describe('arguments that are wrong', () => {
  const wrong: readonly (readonly [what: string, given: unknown, problems: readonly object[]])[] = [
    ['a field that is missing', {}, [{ field: 'to', code: 'required' }]],
    ['a field of another type', { to: 'a@b.c' }, [{ field: 'to', code: 'type' }]],
    ['a part of a list', { to: ['a@b.c', 'nobody'] }, [{ field: 'to[1]', code: 'format' }]],
    ['a number out of bounds', { to: ['a@b.c'], priority: 9 }, [{ field: 'priority', code: 'maximum' }]],
    [
      'a field that there is not',
      { to: ['a@b.c'], priorty: 1 },
      [{ field: 'priorty', code: 'unknown_field', nearest: 'priority' }],
    ],
    [
      'several at once',
      { to: [], priority: 0 },
      [
        { field: 'to', code: 'minItems' },
        { field: 'priority', code: 'minimum' },
      ],
    ],
    ['text that is no JSON', '{"to": [', [{ field: '', code: 'not_json' }]],
    ['JSON that is no object', '[1]', [{ field: '', code: 'type', expected: 'an object' }]],
    ['a list', [1], [{ field: '', code: 'type', expected: 'an object' }]],
    ['a number', 7, [{ field: '', code: 'type', expected: 'an object' }]],
    ['a key that stands twice', '{"to":["a@b.c"],"to":["x@y.z"]}', [{ field: 'to', code: 'duplicate_key' }]],
    [
      'a key that stands twice in other spelling',
      '{"to":[],"t\\u006f":[]}',
      [{ field: 'to', code: 'duplicate_key' }],
    ],
    ['JSON of a thousand levels', '['.repeat(1000) + ']'.repeat(1000), [{ field: '', code: 'not_json' }]],
    ['a value that holds itself', circular(), [{ field: '', code: 'not_json' }]],
    ['a value that is no JSON', { to: [() => 1] }, [{ field: '', code: 'not_json' }]],
    ['a number that is none', { to: ['a@b.c'], priority: Number.NaN }, [{ field: '', code: 'not_json' }]],
  ];

  test.each(wrong)('%s: the field is named', (_, given, problems) => {
    const result = validate({ name: 'send_email', arguments: given });
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'invalid_arguments', retryable: 'with_changes', unit: 'tool:send_email' },
    });
    if (result.ok) return;
    expect(result.error.problems).toHaveLength(problems.length);
    expect(result.error.problems).toMatchObject(problems);
  });

  test('are told in one clause', () => {
    expect(validate({ name: 'send_email', arguments: { to: [], priority: 0 } })).toMatchObject({
      error: { message: expect.stringMatching(/^`send_email` cannot be called like this: .+, and 1 more$/) },
    });
  });
});

function circular(): object {
  const value: { to?: object } = {};
  value.to = value;
  return value;
}
