import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { source } from '../../src/logic/diagnostics.ts';
import { readTerm, readText } from '../../src/logic/reader.ts';
import type { Span } from '../../src/logic/term.ts';
import { writeClause } from '../../src/logic/writer.ts';
import { anyString, anyTerm, runs } from '../support/term-arbitraries.ts';

/** Reads any text and holds the result to what is true of every result. */
function survives(text: string): void {
  const { clauses, comments, diagnostics } = readText(source('f.pl', text));
  const lines = text.split('\n').map((line) => [...line].length);
  for (const { line, column, message } of diagnostics) {
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeLessThanOrEqual((lines[line - 1] ?? -1) + 1);
    expect(Math.min(line, column)).toBeGreaterThan(0);
    expect(message).not.toMatch(/[\n\r]/);
  }
  inOrder(clauses, text);
  inOrder(comments, text);
  const term = readTerm(text);
  if (diagnostics.length === 0) expect(term.ok).toBe(clauses.length === 1);
  if (!term.ok) expect(term.error.length).toBeGreaterThan(0);
}

/** Spans follow one another inside the text. */
function inOrder(found: readonly { readonly span: Span }[], text: string): void {
  let from = 0;
  for (const { span } of found) {
    expect(span.start).toBeGreaterThanOrEqual(from);
    expect(span.end).toBeGreaterThan(span.start);
    from = span.end;
  }
  expect(from).toBeLessThanOrEqual(text.length);
}

const policies = ['rules', 'docs/examples'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.pl'))
    .map((file) => readFileSync(join(folder, file), 'utf8').slice(0, 3000)),
);
const file: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...policies),
  fc.array(anyTerm, { maxLength: 8 }).map((terms) => terms.map(writeClause).join('\n')),
);
const pieces = [
  ...[
    'a',
    'X',
    '_',
    '1',
    '2.5',
    '0x1',
    "0'",
    "0'\\",
    'é',
    '犬',
    '😀',
    '\u0301',
    '"',
    "'",
    '`',
    '\\',
    '"a"',
    "'b'",
  ],
  ...[
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    ',',
    '|',
    '.',
    '. ',
    '.\n',
    '\n',
    ' ',
    '\t',
    '\r\n',
    '%',
    '/*',
    '*/',
    '!',
    ';',
  ],
  ...[
    '-',
    '- ',
    '+',
    '*',
    '=',
    ':-',
    ':- ',
    '-->',
    '\\+',
    '\\n',
    '\\x',
    '\0',
    '\ufeff',
    '\u2028',
    '\ud800',
    '“',
  ],
];
const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((found) => found.join(''));

describe('the reader survives', () => {
  it('any bytes as UTF-8', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => survives(new TextDecoder().decode(bytes))),
      runs,
    );
  });

  it('any string, halves of surrogate pairs included', () => {
    fc.assert(
      fc.property(fc.array(anyString), (strings) => survives(strings.join(''))),
      runs,
    );
  });

  it('tokens and pieces of tokens in no order', () => {
    fc.assert(fc.property(soup, survives), runs);
  });

  it('files that end anywhere', () => {
    fc.assert(
      fc.property(file, fc.nat(), (text, at) => survives(text.slice(0, at % (text.length + 1)))),
      runs,
    );
  });

  it('files with a character changed, lost or added', () => {
    fc.assert(
      fc.property(file, fc.nat(), fc.constantFrom(...pieces, ''), fc.nat(1), (text, at, piece, taken) => {
        const from = at % (text.length + 1);
        survives(text.slice(0, from) + piece + text.slice(from + taken));
      }),
      runs,
    );
  });

  // A reader that looks back or ahead further than it moves would not end in time on one of these.
  it.each([
    ...[
      '(',
      ')',
      '[',
      '(]',
      '([',
      'f(',
      '{',
      '-(',
      '- ',
      '-',
      'a ',
      'a\n',
      '(a\n',
      'f(\n',
      'f(\n a,\n',
      'a,\nb:-c,\n',
    ],
    ...[
      '"',
      "'",
      '`',
      '"\\',
      '`\\',
      '"\n',
      '"a.\n',
      'f("a.\n',
      '. "',
      '.\n"',
      '"\t',
      "'\\\n",
      '“',
      "0'",
      "0'\\x",
      '1e',
    ],
    ...[
      '/*',
      '/',
      '%',
      '.%',
      '. ',
      ') . ',
      'x.y',
      '\\x',
      '9',
      'é',
      '\u0301',
      '😀',
      '\u2028',
      '\ufeff',
      '\0',
      '\r',
    ],
    ...[
      '_\n',
      'a(_)\n',
      'a=b=',
      'a;',
      ',',
      '|',
      '[a|',
      ':- ',
      '((((((]]]]]',
      '1 ',
      'A(',
      '\ud800',
      '   ',
      '\n',
    ],
  ])('200,000 characters of %j', (piece) => {
    const text = piece.repeat(200_000 / piece.length);
    const { clauses, diagnostics } = readText(source('f.pl', text));
    expect(diagnostics.every(({ line, column }) => line > 0 && column > 0)).toBe(true);
    expect(clauses.length).toBeLessThanOrEqual(text.length);
  });
});
