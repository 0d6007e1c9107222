import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareTerms, compareText, sortedSet } from '../../src/logic/order.ts';
import {
  atom,
  compound,
  equalTerms,
  float,
  int,
  list,
  type Term,
  text,
  variable,
} from '../../src/logic/term.ts';
import { anyString, anyTerm, runs } from '../support/term-arbitraries.ts';

describe('compareTerms', () => {
  test('is zero exactly for equal terms', () => {
    fc.assert(
      fc.property(anyTerm, anyTerm, (a, b) => {
        expect(compareTerms(a, b) === 0).toBe(equalTerms(a, b));
        expect(compareTerms(a, a)).toBe(0);
      }),
      runs,
    );
  });

  test('turns round with its sides', () => {
    fc.assert(
      fc.property(anyTerm, anyTerm, (a, b) => {
        expect(Math.sign(compareTerms(a, b))).toBe(-Math.sign(compareTerms(b, a)) + 0);
      }),
      runs,
    );
  });

  test('is transitive', () => {
    fc.assert(
      fc.property(anyTerm, anyTerm, anyTerm, (a, b, c) => {
        const [first, second, third] = [a, b, c].sort(compareTerms) as [Term, Term, Term];
        expect(compareTerms(first, second)).toBeLessThanOrEqual(0);
        expect(compareTerms(second, third)).toBeLessThanOrEqual(0);
        expect(compareTerms(first, third)).toBeLessThanOrEqual(0);
      }),
      runs,
    );
  });

  test('puts the kinds of terms, and terms of one kind, in standard order', () => {
    const inOrder: readonly Term[] = [
      variable('A'),
      variable('B'),
      float(-1.5),
      float(1),
      int(1),
      int(2),
      float(2.5),
      atom(''),
      atom('Zed'),
      atom('a'),
      text('a'),
      atom('ab'),
      atom('\uffff'),
      atom('😀'),
      compound('z', int(1)),
      compound('a', int(1), int(1)),
      compound('a', int(1), int(2)),
      compound('b', int(0), int(0)),
      compound('a', int(0), int(0), int(0)),
    ];
    expect([...inOrder].reverse().sort(compareTerms)).toEqual(inOrder);
  });

  test('compares lists of 100,000 items', () => {
    const ones = Array.from({ length: 100_000 }, () => int(1));
    expect(compareTerms(list([...ones, int(1)]), list([...ones, int(2)]))).toBeLessThan(0);
  });
});

describe('compareText', () => {
  test('orders by code point, not by UTF-16 unit', () => {
    fc.assert(
      fc.property(anyString, anyString, (a, b) => {
        const points = (s: string) => Array.from(s, (c) => c.codePointAt(0) ?? 0);
        const [x, y] = [points(a), points(b)];
        const at = x.findIndex((point, i) => point !== y[i]);
        const expected = at < 0 ? x.length - y.length : (x[at] ?? 0) - (y[at] ?? -1);
        fc.pre(![a, b].some((s) => /\p{Surrogate}/u.test(s)));
        expect(Math.sign(compareText(a, b))).toBe(Math.sign(expected));
      }),
      runs,
    );
  });
});

describe('sortedSet', () => {
  test('sorts, and keeps one of each', () => {
    expect(sortedSet(['b', 'a', 'b', 'a'], compareText)).toEqual(['a', 'b']);
    expect(sortedSet([], compareText)).toEqual([]);
  });
});
