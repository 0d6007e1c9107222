import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonText } from '../../src/cli/io.ts';
import { shorten, table } from '../../src/cli/layout.ts';
import {
  clean,
  cut,
  cutStart,
  number,
  oneLine,
  padEnd,
  padStart,
  widthOf,
  wrap,
} from '../../src/cli/text.ts';
import { numRuns } from '../support/runs.ts';

const hostile = fc.string({ unit: 'binary', maxLength: 60 });
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

describe('text', () => {
  it('is clean of everything that steers a terminal', () => {
    fc.assert(
      fc.property(hostile, (text) => !unprintable.test(clean(text)) && !unprintable.test(oneLine(text))),
      { numRuns },
    );
  });

  it('never exceeds the width it is cut or wrapped to', () => {
    fc.assert(
      fc.property(hostile, fc.integer({ min: 2, max: 40 }), (raw, width) => {
        const text = clean(raw);
        return (
          widthOf(cut(text, width)) <= width &&
          widthOf(cutStart(text, width)) <= width &&
          wrap(text, width).every((line) => widthOf(line) <= width)
        );
      }),
      { numRuns },
    );
  });

  it('loses nothing but spaces when it is wrapped', () => {
    fc.assert(
      fc.property(hostile, fc.integer({ min: 2, max: 40 }), (raw, width) => {
        const bare = (text: string) => text.replace(/\s/gu, '');
        return bare(wrap(clean(raw), width).join('')) === bare(clean(raw));
      }),
      { numRuns },
    );
  });

  it('is as wide after padding as was asked', () => {
    fc.assert(
      fc.property(hostile, (raw) => {
        const text = cut(clean(raw), 30);
        return widthOf(padEnd(text, 30)) === 30 && widthOf(padStart(text, 30)) === 30;
      }),
      { numRuns },
    );
  });

  const widths: [string, number][] = [
    ['plain', 5],
    ['読み書き', 8],
    ['한글', 4],
    ['ﾊﾝｶｸ', 4],
    ['ｆｕｌｌ', 8],
    ['e\u0301', 1],
    ['👍', 2],
    ['🇫🇷', 2],
    ['❤\ufe0f', 2],
    ['→ … ·', 5],
    ['Größe', 5],
  ];
  it.each(widths)('takes for %s %i columns', (text, width) => {
    expect(widthOf(text)).toBe(width);
  });

  it('keeps what stands in backticks together', () => {
    expect(wrap('it shares `read a file` with the text', 18)).toEqual([
      'it shares',
      '`read a file` with',
      'the text',
    ]);
  });

  it('sets thousands apart', () => {
    expect([0, 999, 1000, 1234567].map(number)).toEqual(['0', '999', '1,000', '1,234,567']);
  });

  it('is quick to cut however long it is', () => {
    expect(cut('語'.repeat(1_000_000), 10)).toBe('語語語語…');
  });
});

describe('a table', () => {
  it('keeps every line within its width, whatever the cells', () => {
    const cell = hostile.map(clean);
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { maxLength: 6 }), (rows) =>
        table(rows, [{ most: 12 }, { most: 9, align: 'right' }, {}], { width: 60 }).every(
          (line) => widthOf(line) <= 60,
        ),
      ),
      { numRuns },
    );
  });

  it('aligns by columns on the screen, not by characters', () => {
    const rows = [
      ['tool:読む', '7', 'reads'],
      ['tool:write', '1,234', 'writes a file that is described at some length'],
    ];
    expect(table(rows, [{}, { align: 'right' }, {}], { width: 44 })).toEqual([
      '  tool:読む       7  reads',
      '  tool:write  1,234  writes a file that is',
      '                     described at some',
      '                     length',
    ]);
  });

  it('dresses what it holds and nothing around it', () => {
    const dress = (text: string) => `<${text}>`;
    expect(table([['a', 'b']], [{ dress, least: 3 }, { dress }], { width: 40, indent: 0 })).toEqual([
      '<a>    <b>',
    ]);
  });
});

describe('a long list', () => {
  const cases: [number, number, boolean, number, number][] = [
    [3, 5, false, 3, 0],
    [6, 5, false, 6, 0],
    [7, 5, false, 5, 2],
    [7, 5, true, 7, 0],
  ];
  it.each(cases)(
    'of %i with room for %i (all: %s) shows %i and counts %i',
    (size, most, all, listed, more) => {
      const { shown, more: rest } = shorten(Array(size).fill(0), most, all);
      expect([shown.length, rest]).toEqual([listed, more]);
    },
  );
});

describe('JSON for a terminal', () => {
  it('reads back as the same value and holds no control characters', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: false }), hostile, (value, text) => {
        const written = jsonText({ value: JSON.stringify(value) ?? null, text });
        const back = JSON.parse(written) as { text: string };
        return back.text === text && !/[\p{Cc}\p{Cf}]/u.test(written);
      }),
      { numRuns },
    );
  });
});
