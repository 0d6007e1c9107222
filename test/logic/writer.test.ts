import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { source } from '../../src/logic/diagnostics.ts';
import { readTerm, readText } from '../../src/logic/reader.ts';
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
import { writeAtom, writeClause, writeTerm } from '../../src/logic/writer.ts';
import { anyName, anyTerm, runs } from '../support/term-arbitraries.ts';

const readsBack = (written: string, term: Term): boolean => {
  const read = readTerm(written);
  return read.ok && equalTerms(read.value.term, term);
};

describe('writeTerm, laws', () => {
  it('writes every term so that it reads back as the same term', () => {
    fc.assert(
      fc.property(anyTerm, (term) => readsBack(writeTerm(term), term)),
      runs,
    );
  });

  it('writes what it read of its own text the same again', () => {
    fc.assert(
      fc.property(anyTerm, (term) => {
        const written = writeTerm(term);
        const read = readTerm(written);
        return read.ok && writeTerm(read.value.term) === written;
      }),
      runs,
    );
  });

  it('writes every atom so that it reads back, also as a functor', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(readsBack(writeAtom(name), atom(name))).toBe(true);
        expect(readsBack(`${writeAtom(name)}(x)`, compound(name, atom('x')))).toBe(true);
      }),
      runs,
    );
  });

  it('writes clauses that can follow one another in a file', () => {
    fc.assert(
      fc.property(fc.array(anyTerm, { maxLength: 5 }), (terms) => {
        const file = terms.map(writeClause).join('\n');
        const { clauses, diagnostics } = readText(source('f.pl', file));
        expect(diagnostics).toEqual([]);
        expect(clauses.length).toBe(terms.length);
        expect(clauses.every((clause, i) => equalTerms(clause.term, terms[i] as Term))).toBe(true);
      }),
      runs,
    );
  });

  it('writes only characters that can be seen, in names', () => {
    fc.assert(
      fc.property(anyName, (name) => !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(writeAtom(name))),
      runs,
    );
  });
});

const a = atom('a');
const b = atom('b');
const minus = atom('-');
const X = variable('X');

describe('writeTerm, cases', () => {
  const cases: readonly (readonly [Term, string])[] = [
    [a, 'a'],
    [atom(''), "''"],
    [atom('[]'), '[]'],
    [atom('{}'), '{}'],
    [atom('!'), '!'],
    [atom(';'), ';'],
    [atom(','), "','"],
    [atom('|'), "'|'"],
    [atom('.'), "'.'"],
    [atom('..'), '..'],
    [atom('/*'), "'/*'"],
    [atom('*/'), '*/'],
    [atom('Abc'), "'Abc'"],
    [atom('_x'), "'_x'"],
    [atom('a b'), "'a b'"],
    [atom("it's"), "'it\\'s'"],
    [atom('a\\b'), "'a\\\\b'"],
    [atom('a\nb\t'), "'a\\nb\\t'"],
    [atom('\0\x7f'), "'\\x0\\\\x7f\\'"],
    [atom('\ud800'), "'\\xd800\\'"],
    [atom('a\u202eb'), "'a\\x202e\\b'"],
    [atom('a\u200db'), "'a\\x200d\\b'"],
    [atom('犬'), "'犬'"],
    [atom('élan'), "'élan'"],
    [atom('Élan'), "'Élan'"],
    [atom('😀'), "'😀'"],
    [text('say "hi", it\'s'), '"say \\"hi\\", it\'s"'],
    [text('a\u200db\u202ec'), '"a\u200db\\x202e\\c"'],
    [int(0), '0'],
    [int(-9007199254740991), '-9007199254740991'],
    [float(1), '1.0'],
    [float(-0), '-0.0'],
    [float(1e21), '1.0e21'],
    [float(1.5e-7), '1.5e-7'],
    [float(5e-324), '5.0e-324'],
    [float(123.25), '123.25'],
    [list([a, b]), '[a,b]'],
    [list([a], X), '[a|X]'],
    [list([minus, atom(':-')], minus), '[-,:-|-]'],
    [list([compound(':-', a, b), compound(',', a, b)]), '[(a:-b),(a,b)]'],
    [list([compound('|', a, b)]), '[(a|b)]'],
    [compound('.', a), "'.'(a)"],
    [compound('[]', a), '[](a)'],
    [compound('{}', a), '{a}'],
    [compound('{}', compound(',', a, b)), '{a,b}'],
    [compound('{}', minus), '{-}'],
    [compound('{}', a, b), '{}(a,b)'],
    [compound('f', minus, compound(':-', a), compound('-', a)), 'f(-,(:-a),-a)'],
    [compound(':-', a, compound(',', b, compound(';', compound('->', a, b), b))), 'a:-b,(a->b;b)'],
    [compound(',', compound(',', a, b), a), '(a,b),a'],
    [compound(',', minus, a), '(-),a'],
    [compound(',', a), "','(a)"],
    [compound('is', X, compound('mod', a, b)), 'X is a mod b'],
    [compound('is', a), 'is(a)'],
    [compound('-', int(1)), '- (1)'],
    [compound('-', int(-1)), '- -1'],
    [compound('-', float(1)), '- (1.0)'],
    [compound('+', int(1)), '+1'],
    [compound('-', a), '-a'],
    [compound('-', compound('-', a)), '- -a'],
    [compound('-', minus), '- (-)'],
    [compound('-', minus, minus), '(-)-(-)'],
    [compound('-', compound(',', a, b)), '- (a,b)'],
    [compound('-', compound('^', int(1), int(2))), '- (1^2)'],
    [compound('^', int(-1), int(2)), '(-1)^2'],
    [compound('**', int(2), int(-1)), '2**(-1)'],
    [compound('^', compound('-', a), int(2)), '(-a)^2'],
    [compound('-', int(1), int(-1)), '1- -1'],
    [compound('-', a, compound('-', b)), 'a- -b'],
    [compound('-', compound('-', a, b), a), 'a-b-a'],
    [compound('-', a, compound('-', b, a)), 'a-(b-a)'],
    [compound('\\+', compound(',', a, b)), '\\+ (a,b)'],
    [compound('\\+', compound('\\+', a)), '\\+ \\+a'],
    [compound('=', X, compound('\\+', a)), 'X=(\\+a)'],
    [compound('=', compound('=', a, b), a), '(a=b)=a'],
    [compound('=', a, atom('\\')), 'a=(\\)'],
    [compound('=', a, atom('~')), 'a= ~'],
    [compound('-', list([a])), '-[a]'],
    [compound('-', text('x')), '-"x"'],
    [compound('-', compound('{}', a)), '- {a}'],
    [compound('-', a, compound('{}', a)), 'a-{a}'],
    [compound('-', a, b, a), '-(a,b,a)'],
    [compound(':', a, compound(':', b, a)), 'a:b:a'],
    [compound('/', a, atom('*')), 'a/(*)'],
    [compound('/', a, atom('*~')), 'a/ *~'],
  ];
  it.each(cases)('writes %j as %s', (term, written) => {
    expect(writeTerm(term)).toBe(written);
    expect(readsBack(written, term)).toBe(true);
  });

  it('sets the stop of a clause apart from symbols before it', () => {
    expect(writeClause(atom('~'))).toBe('~ .');
    expect(writeClause(compound('=', a, atom('~')))).toBe('a= ~ .');
    expect(writeClause(a)).toBe('a.');
  });
});

describe('writeTerm, sizes', () => {
  const many = 100_000;
  const nested = (wrap: (inner: Term) => Term): Term => {
    let term: Term = a;
    for (let i = 0; i < many; i += 1) term = wrap(term);
    return term;
  };

  it('reads and writes lists and operator chains of 100,000', () => {
    const terms = [
      list(Array.from({ length: many }, (_, i) => int(i))),
      compound('f', ...Array.from({ length: many }, () => a)),
      nested((inner) => compound(',', b, inner)),
      nested((inner) => compound('-', inner, b)),
    ];
    for (const term of terms) expect(readsBack(writeTerm(term), term)).toBe(true);
  });

  it('writes terms nested 100,000 deep', () => {
    expect(writeTerm(nested((inner) => compound('-', inner))).length).toBe(2 * many);
    expect(writeTerm(nested((inner) => compound('f', inner))).length).toBe(3 * many + 1);
    expect(writeTerm(nested((inner) => list([inner]))).length).toBe(2 * many + 1);
    expect(writeTerm(nested((inner) => compound('^', inner, b))).length).toBe(4 * many - 1);
  });
});
