import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareOutcome } from './compare.ts';
import { QUIRKS, quirkTable } from './quirks.ts';
import { parseLossless, plainValue } from './read-file.ts';
import { checkCase, report } from './report.ts';

const FILE = readFileSync(new URL('compiler.json', import.meta.url), 'utf8');
const { cases } = parseLossless(FILE) as { cases: readonly { readonly id: string; readonly rule: string }[] };

const differing = (outcome: ReturnType<typeof checkCase>) => {
  expect(outcome.problem).toBeUndefined();
  return outcome.differences;
};

describe('the recorded outcomes', () => {
  it('are 288 cases, each with a name of its own', () => {
    expect(cases.length).toBe(288);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(288);
  });

  cases.forEach((recorded, index) => {
    const quirk = Object.hasOwn(QUIRKS, recorded.id);
    it(`${recorded.id}: ${recorded.rule}${quirk ? ' (a quirk that differs)' : ''}`, () => {
      const outcome = checkCase(recorded, index);
      if (!quirk) return expect(differing(outcome)).toEqual([]);
      expect(outcome.quirk).toBeDefined();
      return expect(differing(outcome)).not.toEqual([]);
    });
  });

  it('differ only in cases that exist', () => {
    const known = new Set(cases.map(({ id }) => id));
    expect(Object.keys(QUIRKS).filter((id) => !known.has(id))).toEqual([]);
  });

  it('have every difference in docs/conformance.md', () => {
    const doc = readFileSync(new URL('../../docs/conformance.md', import.meta.url), 'utf8');
    expect(doc).toContain(quirkTable());
  });
});

const file = (...given: unknown[]) => JSON.stringify({ cases: given });
const last = (text: string) => report(text).lines.at(-1);

const SOUP = { unit: 'skill:a', description: 'soup' };
const FOUND = {
  ok: true,
  selected: [{ unit: 'skill:a', score: 105, reasons: [{ type: 'lexical', tokens: ['soup'], score: 5 }] }],
  rejected: [],
  candidates: [{ unit: 'skill:a', score: 105, reasons: [{ type: 'lexical', tokens: ['soup'], score: 5 }] }],
  dependencies: [],
  tool_schemas: [],
  selected_units: ['skill:a'],
  active_units: ['skill:a'],
  scope: 'all',
  catalog_revision: 1,
};
const CASE = { id: 'soup', rule: 'r', catalog: [SOUP], input: 'soup', expected: { compile: FOUND } };
const expecting = (changes: object) => ({ ...CASE, expected: { compile: { ...FOUND, ...changes } } });

describe('the runner', () => {
  it('counts a case that is equal as passed', () => {
    expect(report(file(CASE))).toMatchObject({
      passed: 1,
      failed: 0,
      exitCode: 0,
      lines: ['1 passed, 0 failed'],
    });
  });

  it('names the case, its rule, the place, and both values of a difference', () => {
    expect(report(file(expecting({ scope: ['kind:skill'] })))).toMatchObject({
      exitCode: 1,
      lines: ['FAILED soup (r)', '  compile.scope: expected ["kind:skill"], got "all"', '0 passed, 1 failed'],
    });
  });

  it('counts a quirk that differs as neither, and one that is equal as passed', () => {
    const differs = { ...expecting({ scope: [] }), quirk: 'odd' };
    expect(report(file(differs, { ...CASE, quirk: 'odd' }))).toMatchObject({
      passed: 1,
      failed: 0,
      exitCode: 0,
    });
    expect(report(file(differs)).lines[0]).toBe('quirk soup (r): no law is listed for it');
  });

  it('passes over nothing that it does not know', () => {
    const unknown: readonly [string, object][] = [
      ['colour', { ...CASE, colour: 'red' }],
      ['options.colour', { ...CASE, options: { colour: 'red' } }],
      ['input.colour', { ...CASE, input: { text: 'soup', colour: 'red' } }],
      ['catalog[0].colour', { ...CASE, catalog: [{ ...SOUP, colour: 'red' }] }],
      ['expected.colour', { ...CASE, expected: { compile: FOUND, colour: 'red' } }],
      ['expected.compile.colour', expecting({ colour: 'red' })],
      [
        'expected.compile.selected[0].reasons[0].colour',
        expecting({ selected: [{ reasons: [{ colour: 1 }] }] }),
      ],
      ['__proto__', JSON.parse('{"id":"p","input":"soup","expected":{},"__proto__":{}}')],
    ];
    for (const [path, recorded] of unknown) {
      expect(report(file(recorded)).lines).toContain(`  unknown field ${path}`);
      expect(last(file({ ...recorded, quirk: 'odd' }))).toBe('0 passed, 1 failed');
    }
  });

  it('fails a case that asks for nothing, expects nothing, or is none', () => {
    for (const recorded of [{ id: 'a', expected: {} }, { ...CASE, expected: undefined }, 'case', null, []])
      expect(last(file(recorded))).toBe('0 passed, 1 failed');
  });

  it('fails a case with something expected that was not asked for, or asked for and not expected', () => {
    expect(last(file({ ...CASE, expected: { compile: FOUND, pack: { ok: true } } }))).toBe(
      '0 passed, 1 failed',
    );
    expect(last(file({ ...CASE, expected: {} }))).toBe('0 passed, 1 failed');
    expect(last(file({ ...CASE, explain: ['skill:a'] }))).toBe('0 passed, 1 failed');
  });

  it('fails an event of an unknown kind', () => {
    const events = [{ colour: 'red' }];
    expect(last(file({ ...CASE, events, expected: { compile: FOUND, events: [] } }))).toBe(
      '0 passed, 1 failed',
    );
  });

  it('has nothing to pass in a file without cases', () => {
    for (const text of ['', ' \n', '{', '{}', '[]', '{"cases":[]}', '{"cases":{}}', 'null'])
      expect(report(text)).toMatchObject({ exitCode: 1, passed: 0, failed: 0 });
    expect(last('')).toBe('0 passed, 0 failed');
  });

  it('tells floats from integers, and leaves texts alone', () => {
    const read = parseLossless('{"a": 2.0, "b": 2, "c": "2.0 \\" 3.5", "d": [1e3, -0.5]}');
    expect(read).toEqual({
      a: { $float: '2.0' },
      b: 2,
      c: '2.0 " 3.5',
      d: [{ $float: '1e3' }, { $float: '-0.5' }],
    });
    expect(plainValue(read)).toEqual({ a: 2.5, b: 2, c: '2.0 " 3.5', d: [1000.5, -0.5] });
  });
});

describe('comparing', () => {
  const fault = (code: string, args: unknown) => ({
    ok: false,
    error: { phase: 'compile', kind: 'prompt_compiler_fault', detail: { code, args } },
  });
  const compared = (expected: object, got: object, more: object = {}) =>
    compareOutcome({ ...more, expected: { compile: expected } }, { compile: got });

  it('looks at the codes of errors and not at their arguments', () => {
    expect(compared(fault('a', [1]), fault('a', [2]))).toEqual([]);
    expect(compared(fault('a', [1]), fault('b', [1]))).toHaveLength(1);
  });

  it('asks of a crash only that there is no result', () => {
    const crash = { ok: false, error: { exception: 'instantiation' } };
    expect(compared(crash, fault('a', []))).toEqual([]);
    expect(compared(crash, FOUND)).toEqual([{ path: 'compile.ok', expected: false, got: true }]);
  });

  it('takes schemas as a set and every other list in order', () => {
    expect(compared({ ok: true, tool_schemas: ['b', 'a'] }, { ok: true, tool_schemas: ['a', 'b'] })).toEqual(
      [],
    );
    expect(compared({ ok: true, rejected: ['b', 'a'] }, { ok: true, rejected: ['a', 'b'] })).toHaveLength(2);
  });

  it('compares tokens where the case says so', () => {
    const [a, b] = [
      { ok: true, ledger: 1, render: { ok: true, text: 'a' } },
      { ok: true, ledger: 2, render: { ok: true, text: 'b' } },
    ];
    expect(compared(a, b)).toEqual([]);
    expect(compared(a, b, { tokens: true })).toHaveLength(2);
  });
});
