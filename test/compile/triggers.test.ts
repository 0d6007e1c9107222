import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UnitId } from '../../src/catalog/identity.ts';
import { type TurnText, triggerIndex, triggerMatcher, type UnitTrigger } from '../../src/compile/triggers.ts';
import { atom, compound, int, type Term, text } from '../../src/logic/term.ts';
import { numRuns } from '../support/runs.ts';

const RUNS = { numRuns };

const value = fc.constantFrom(
  ...[
    'go',
    'Go',
    'git_diff',
    'gitDiff',
    'pull request',
    'aa',
    '',
    '+',
    'c++',
    '搜索',
    '搜索代码',
    'İ',
    '__proto__',
    "don't",
  ],
);
const leaf: fc.Arbitrary<Term> = fc.oneof(value.map(atom), value.map(text), fc.integer().map(int));
const argument: fc.Arbitrary<Term> = fc.oneof(
  leaf,
  fc.tuple(value, leaf).map(([f, a]) => compound(f, a)),
);
const signal: fc.Arbitrary<Term> = fc.oneof(
  fc
    .tuple(fc.constantFrom('phrase', 'keyword', 'verb', 'object', 'need', 'stage', 'toString'), argument)
    .map(([name, a]) => compound(name, a)),
  leaf,
);
const piece = fc.oneof(value, fc.constantFrom(' ', '  ', '-', '请', 'go', 'a', '“', '’', '\0', 'GitDiff'));
const turn: fc.Arbitrary<TurnText> = fc.record({
  text: fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
  signals: fc.array(signal, { maxLength: 3 }),
});
const triggers: fc.Arbitrary<UnitTrigger[]> = fc.array(
  fc.record({ unit: fc.constantFrom('tool:a' as UnitId, 'tool:b' as UnitId), signal, weight: fc.nat(9) }),
  { maxLength: 12 },
);
const scoring = fc.constantFrom('overlap' as const, 'ranked' as const);

describe('laws of triggers', () => {
  test('the index answers what matching every trigger answers', () => {
    fc.assert(
      fc.property(triggers, turn, scoring, (all, said, how) => {
        const matches = triggerMatcher(said, how);
        const expected = all.map((t) => ({ ...t, matches: matches(t.signal) })).filter((t) => t.matches > 0);
        expect(triggerIndex(all, how)(said)).toEqual(expected);
      }),
      RUNS,
    );
  });

  test('a ranked trigger matches once at most', () => {
    fc.assert(
      fc.property(signal, turn, (s, said) => {
        expect([0, 1]).toContain(triggerMatcher(said, 'ranked')(s));
      }),
      RUNS,
    );
  });

  test('a signal of the turn matches the same trigger, whether written as name or as text', () => {
    fc.assert(
      fc.property(signal, turn, scoring, (s, said, how) => {
        const matches = triggerMatcher({ ...said, signals: [...said.signals, s] }, how);
        expect(matches(s)).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  test('a text holds its own words as a ranked keyword, phrase and object', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }).filter((t) => /^[\p{L}\p{N}]+$/u.test(t)),
        (word) => {
          const matches = triggerMatcher({ text: `so, ${word}!`, signals: [] }, 'ranked');
          expect(['keyword', 'phrase', 'object'].map((name) => matches(compound(name, atom(word))))).toEqual([
            1, 1, 1,
          ]);
        },
      ),
      RUNS,
    );
  });

  test('a term of any depth is held against a turn', () => {
    let deep: Term = atom('go');
    for (let i = 0; i < 100_000; i++) deep = compound('f', deep);
    expect(triggerMatcher({ text: 'f go', signals: [] }, 'ranked')(compound('verb', deep))).toBe(1);
    expect(triggerMatcher({ text: 'f go', signals: [deep] }, 'overlap')(deep)).toBe(1);
  });
});

type Row = readonly [kind: string, value: string, said: string, ranked: number, overlap: number];

const TABLE: readonly Row[] = [
  ['keyword', 'Deploy', 'deploy now', 1, 1],
  ['keyword', 'deploy', 'redeploy now', 0, 0],
  ['keyword', 'run_all', 'run_all please', 1, 0],
  ['keyword', 'pull request', 'my pull request', 1, 0],
  ['keyword', 'pull request', 'request a pull', 0, 0],
  ['keyword', 'git-diff', 'a gitDiff of it', 1, 0],
  ['keyword', 'GitHub', 'on github', 1, 1],
  ['keyword', 'notable', 'no table', 0, 0],
  ['keyword', 'c++', 'in C++, please', 1, 0],
  ['keyword', 'c++', 'in C please', 0, 0],
  ['keyword', '搜索代码', '请搜索代码', 1, 0],
  ['phrase', 'Review Pull', 'please review pull 4', 1, 1],
  ['phrase', 'cat', 'concatenate', 0, 1],
  ['phrase', 'go', 'go go go', 1, 3],
  ['phrase', 'aa', 'aaaa', 0, 3],
  ['phrase', '', 'abc', 0, 4],
  ['phrase', "don't", 'please don’t', 1, 0],
  ['phrase', 'write to', 'write\n  to bob', 1, 0],
  ['phrase', 'write to', 'write tolerance', 0, 1],
  ['phrase', '搜索', '请搜索代码', 1, 1],
  ['verb', 'review', 'review', 1, 1],
  ['object', 'pull_request', 'request a pull', 1, 1],
  ['object', 'pull_request', 'a pull', 0, 0],
  ['verb', '+', '+', 0, 0],
  ['need', 'review', 'review', 0, 0],
];

describe('a trigger', () => {
  test.each(TABLE)('%s(%j) matches %j %i time(s), and %i by overlap', (kind, name, said, ranked, overlap) => {
    const signal = compound(kind, atom(name));
    const turn = { text: said, signals: [] };
    expect(triggerMatcher(turn, 'ranked')(signal)).toBe(ranked);
    expect(triggerMatcher(turn, 'overlap')(signal)).toBe(overlap);
  });

  test('that is itself a signal counts once, and by overlap as recorded', () => {
    const signals = ['phrase', 'keyword', 'verb', 'object', 'need', 'flag'].map((kind) =>
      compound(kind, atom('x')),
    );
    const turn = { text: 'hello', signals };
    expect(signals.map(triggerMatcher(turn, 'ranked'))).toEqual([1, 1, 1, 1, 1, 1]);
    expect(signals.map(triggerMatcher(turn, 'overlap'))).toEqual([1, 1, 2, 2, 2, 1]);
  });
});

interface Signal {
  readonly type: string;
  readonly value?: string;
  readonly name?: string;
  readonly args?: readonly string[];
}
interface Recorded {
  readonly id: string;
  readonly rule: string;
  readonly catalog?: readonly {
    unit: UnitId;
    priority?: number;
    triggers?: readonly (Signal & { weight: number })[];
  }[];
  readonly input?: string | { text: string; signals?: readonly Signal[]; needs?: readonly string[] };
  readonly options?: { mode?: string; all_tools?: boolean };
  readonly expected: {
    compile?: {
      selected?: readonly {
        unit: UnitId;
        score: number;
        reasons: readonly { type: string; score?: number; signal?: Signal; weight?: number }[];
      }[];
    };
  };
}

const recorded = JSON.parse(
  readFileSync(new URL('../conformance/compiler.json', import.meta.url), 'utf8'),
) as { cases: readonly Recorded[] };

function termOf({ type, value, name = '', args = [] }: Signal): Term {
  if (type === 'flag') return atom(name);
  return type === 'fact' ? compound(name, ...args.map(atom)) : compound(type, atom(value ?? ''));
}

describe('recorded triggers', () => {
  const cases = recorded.cases.filter(
    ({ id, options }) => id.startsWith('ev-') && !options?.mode && !options?.all_tools,
  );

  test.each(cases.map((c) => [c.id, c] as const))('%s', (_, { catalog = [], input = '', expected }) => {
    const { text, signals = [], needs = [] } = typeof input === 'string' ? { text: input } : input;
    const given = [...signals.map(termOf), ...needs.map((need) => compound('need', atom(need)))];
    const index = triggerIndex(
      catalog.flatMap(({ unit, triggers = [] }) =>
        distinct(triggers).map((trigger) => ({ unit, signal: termOf(trigger), weight: trigger.weight })),
      ),
      'overlap',
    );
    const rows = index({ text, signals: given });
    for (const { unit, score, reasons } of expected.compile?.selected ?? []) {
      const own = rows.filter((row) => row.unit === unit);
      const priority = catalog.find((spec) => spec.unit === unit)?.priority ?? 100;
      const rest = reasons.map((r) =>
        r.type === 'explicit_selection' ? 100_000 : r.type === 'lexical' ? (r.score ?? 0) : 0,
      );
      const points = own.map(({ weight, matches }) => weight * matches);
      expect([...rest, ...points].reduce((a, b) => a + b, priority)).toBe(score);
      expect(own.map(({ signal, weight }) => ({ signal, weight }))).toEqual(
        reasons
          .filter(({ type }) => type === 'signal')
          .map((r) => ({ signal: termOf(r.signal as Signal), weight: r.weight })),
      );
    }
    const selected = new Set((expected.compile?.selected ?? []).map(({ unit }) => unit));
    expect(rows.filter(({ unit, weight }) => !selected.has(unit) && weight > 0)).toEqual([]);
  });
});

/** As registration does. */
const distinct = <T>(values: readonly T[]): readonly T[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];
