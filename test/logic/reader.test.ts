import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Diagnostic, source } from '../../src/logic/diagnostics.ts';
import { operators } from '../../src/logic/operators.ts';
import { type ReadResult, readTerm, readText } from '../../src/logic/reader.ts';
import { compound, equalTerms, isCompound, type Term } from '../../src/logic/term.ts';
import { writeClause } from '../../src/logic/writer.ts';
import { canonical } from '../support/canonical.ts';
import { anyTerm, runs } from '../support/term-arbitraries.ts';

const read = (text: string): ReadResult => readText(source('f.pl', text));
const placed = ({ line, column, code }: Diagnostic): string => `${line}:${column} ${code}`;

/** What a text reads as: its terms in functional notation, else its mistakes as `line:column code`. */
function reading(text: string): string {
  const { clauses, diagnostics } = read(text);
  if (diagnostics.length > 0) return `! ${diagnostics.map(placed).join(', ')}`;
  return clauses.map(({ term }) => canonical(term)).join(' ');
}

const check = (cases: readonly (readonly [string, string])[]) =>
  it.each(cases)('%j reads as %s', (text, expected) => {
    expect(reading(text)).toBe(expected);
  });

describe('names and variables', () => {
  check([
    ['a.', 'a'],
    ['aB_1.', 'aB_1'],
    ['f(X, _Y, _y, X1).', 'f(X,_Y,_y,X1)'],
    ['f(_, _, A).', 'f(_1,_2,A)'],
    ['f(_, _1, _, _3).', 'f(_2,_1,_4,_3)'],
    ["'hello world'.", "'hello world'"],
    ["'a'.", 'a'],
    ["''.", "''"],
    ["'it''s'.", "'it\\'s'"],
    ["'[]'.", '[]'],
    ['[].', '[]'],
    ['[ ].', '[]'],
    ['{ }.', '{}'],
    ['!.', '!'],
    ['f(;, !, []).', 'f(;,!,[])'],
    ["f(;,'|',';;').", "f(;,'|',';;')"],
    ['+ .', '+'],
    ['\\ .', '\\'],
    ['$-&# .', '$-&#'],
    ['//* .', '//*'],
    ["'/*'.", "'/*'"],
    ["'.'.", "'.'"],
    ['f(=.., ..).', 'f(=..,..)'],
    ['犬(が).', "'犬'('が')"],
    ['f(é, x\u0301, a٣).', "f('é','x\u0301','a٣')"],
    ['f(Élan, Ǆ, Ünder).', 'f(Élan,Ǆ,Ünder)'],
    ['ᵃ.', "'ᵃ'"],
    ['__proto__(constructor).', '! 1:1 unexpected_token'],
    ["'__proto__'(constructor).", "'__proto__'(constructor)"],
  ]);
});

describe('numbers', () => {
  check([
    ['f(0, 7, 007, 12345).', 'f(0,7,7,12345)'],
    ['f(0x1F, 0xff, 0o17, 0b101).', 'f(31,255,15,5)'],
    ["f(0'a, 0' , 0'\", 0''').", 'f(97,32,34,39)'],
    ["f(0'\\n, 0'\\\\, 0'\\', 0'\\x41\\, 0'\\101\\).", 'f(10,92,39,65,65)'],
    ["f(0'犬, 0'😀).", 'f(29356,128512)'],
    ["0''.", '! 1:1 illegal_number'],
    ["f(0'\t).", '! 1:3 illegal_number'],
    ["X = 0'\\\nq.", '! 1:5 illegal_number'],
    ["0'\\z.", '! 1:3 illegal_escape'],
    ["X is 0'mod'1.", '! 1:11 unclosed_quote'],
    ['f(1.0, 12.5, 1.0e10, 1.5E-3, 2.0e+2).', 'f(1.0,12.5,10000000000.0,0.0015,200.0)'],
    ['1.0e400.', '! 1:1 float_out_of_range'],
    ['1.0e-400.', '0.0'],
    ['9007199254740991.', '9007199254740991'],
    ['-9007199254740991.', '-9007199254740991'],
    ['9007199254740992.', '! 1:1 integer_out_of_range'],
    ['f(-0x20000000000000).', '! 1:4 integer_out_of_range'],
    ['1e10.', '! 1:1 illegal_number'],
    ['1.0ee9.', '! 1:1 illegal_number'],
    ['1.e.', '! 1:2 missing_end'],
    ['.5.', '! 1:2 unexpected_token'],
    ['0X1.', '! 1:1 illegal_number'],
    ['0xG.', '! 1:1 illegal_number'],
    ['1_000.', '! 1:1 illegal_number'],
    ['X is 16 mod 2.', 'is(X,mod(16,2))'],
    ['X is 0b1mod 2.', 'is(X,mod(1,2))'],
    ["X is 1'+'1.", 'is(X,+(1,1))'],
  ]);
});

describe('signs', () => {
  check([
    ['-1.', '-1'],
    ["'-'1.", '-1'],
    ['- 1.', '-(1)'],
    ['-(1).', '-(1)'],
    ['-(-(1)).', '-(-(1))'],
    ['-(-1).', '-(-1)'],
    ['- -1.', '-(-1)'],
    ['-1.5.', '-1.5'],
    ['-0.', '0'],
    ['-0.0.', '-0.0'],
    ['-1^2.', '^(-1,2)'],
    ['- 1^2.', '-(^(1,2))'],
    ['-a^2.', '-(^(a,2))'],
    ['-(1)^2.', '^(-(1),2)'],
    ['- (1)^2.', '-(^(1,2))'],
    ['+1.', '+(1)'],
    ['1 - 1.', '-(1,1)'],
    ['1 -1.', '-(1,1)'],
    ['1-1.', '-(1,1)'],
    ['1 - -1.', '-(1,-1)'],
    ['a- - -b.', '-(a,-(-(b)))'],
    ['[-1, - 1].', '[-1,-(1)]'],
    ['f(-).', 'f(-)'],
    ['-(-).', '-(-)'],
    ['- (-).', '-(-)'],
    ['-/*.*/1.', '! 1:7 unexpected_token'],
    ['- /*.*/1.', '-(1)'],
    ['2 ** -1.', '**(2,-1)'],
    ['2 ** - a.', '! 1:6 operator_priority'],
    ['\\ 1.', '\\(1)'],
    ["-'a'.", '-(a)'],
    ['-[1].', '-([1])'],
    ['-{a}.', '-({}(a))'],
    ['-{}.', '-({})'],
  ]);
});

describe('quoted items', () => {
  check([
    ['"text".', '"text"'],
    ['"".', '""'],
    ['"a""b".', '"a\\"b"'],
    ['"a\\"b\'c".', '"a\\"b\'c"'],
    ["'\\a\\b\\f\\n\\r\\t\\v\\\\\\'\\\"\\`'.", "'\\a\\b\\f\\n\\r\\t\\v\\\\\\'\"`'"],
    ["'\\x41\\\\102\\'.", "'AB'"],
    ["'\\x1F600\\'.", "'😀'"],
    ["'\\xd800\\'.", "'\\xd800\\'"],
    ["'\\0\\'.", "'\\x0\\'"],
    ["'\\\n'.", "''"],
    ["'a\\\nb\\\r\n c'.", "'ab c'"],
    ["'\\ '.", '! 1:2 illegal_escape'],
    ["'\\e'.", '! 1:2 illegal_escape'],
    ['"\\q and \\w".', '! 1:2 illegal_escape, 1:9 illegal_escape'],
    ["'\\9'.", '! 1:2 illegal_escape'],
    ["'\\141'.", '! 1:2 illegal_escape'],
    ["'\\x41'.", '! 1:2 illegal_escape'],
    ["f('\\xG\\').", '! 1:4 illegal_escape'],
    ["'\\x110000\\'.", '! 1:2 illegal_escape'],
    ["'\\77777777777\\'.", '! 1:2 illegal_escape'],
    ["'\\u0041'.", '! 1:2 illegal_escape'],
    ['"a\tb".', '! 1:3 illegal_character'],
    ["'\0'.", '! 1:2 illegal_character'],
    ["'a\nb'.", '! 1:1 unclosed_quote'],
    ["'a\r\nb'.", '! 1:1 unclosed_quote'],
    ['"a', '! 1:1 unclosed_quote'],
    ['`a`.', '! 1:1 back_quote'],
    ['f(`a`, `b`).', '! 1:3 back_quote, 1:8 back_quote'],
    ['"%" /* no */ . % "', '"%"'],
  ]);
});

describe('compounds and lists', () => {
  check([
    ['f(a, B, 1).', 'f(a,B,1)'],
    ["'F g'(a).", "'F g'(a)"],
    ['+(1, 2).', '+(1,2)'],
    ['!(a).', '!(a)'],
    ['[](1).', '[](1)'],
    ["'[]'(1) = [ ](X).", '=([](1),[](X))'],
    ['[] (1).', '! 1:4 unexpected_token'],
    ['{}(1).', '{}(1)'],
    ['{1} = {}(1).', '=({}(1),{}(1))'],
    ['{a, b}.', "{}(','(a,b))"],
    ['{a :- b}.', '{}(:-(a,b))'],
    ['{-}.', '{}(-)'],
    ['{- - c}.', '{}(-(-(c)))'],
    ['[a].', '[a]'],
    ['[a, b|T].', '[a,b|T]'],
    ['[a|[b|[]]].', '[a,b]'],
    ['[a|b].', '[a|b]'],
    ["'.'(a, []).", '[a]'],
    ["'.'(a).", "'.'(a)"],
    ['[:-|:-].', '[:-|:-]'],
    ['[:-, -].', '[:-,-]'],
    ['[(a|b)].', "['|'(a,b)]"],
    ['[(a :- b)|(c, d)].', "[:-(a,b)|','(c,d)]"],
    ['f(:-, (:-), (a :- b)).', 'f(:-,:-,:-(a,b))'],
    ['f(a:-b).', '! 1:4 operator_priority'],
    ['f(:- a).', '! 1:3 operator_priority'],
    ['[:- -c].', '! 1:2 operator_priority'],
    ['f(a|b).', '! 1:4 operator_priority'],
    ['[a|b, c].', '! 1:5 unexpected_token'],
    ['[a|b|c].', '! 1:5 unexpected_token'],
    ['[a, b|, ].', '! 1:7 unexpected_token'],
    ['[a,].', '! 1:4 unexpected_token'],
    ['[,a].', '! 1:2 unexpected_token'],
    ['f(,).', '! 1:3 unexpected_token'],
    ['f().', '! 1:3 unexpected_token'],
    ['{,}.', '! 1:2 unexpected_token'],
    ['().', '! 1:2 unexpected_token'],
    ['f (a).', '! 1:3 unexpected_token'],
    ['F(a).', '! 1:1 unexpected_token'],
  ]);
});

describe('operators', () => {
  check([
    ['a :- b, c ; d -> e.', ":-(a,;(','(b,c),->(d,e)))"],
    ['a --> b, c | d.', "-->(a,'|'(','(b,c),d))"],
    ['a | b ; c.', "'|'(a,;(b,c))"],
    ['a ; b | c.', "'|'(;(a,b),c)"],
    [':- a, b.', ":-(','(a,b))"],
    ['?- a.', '?-(a)'],
    ['a, b, c.', "','(a,','(b,c))"],
    ['a - b - c.', '-(-(a,b),c)'],
    ['a ^ b ^ c.', '^(a,^(b,c))'],
    ['a ** b ** c.', '! 1:8 operator_priority'],
    ['a + b * c - d / e.', '-(+(a,*(b,c)),/(d,e))'],
    ['a * (b + c).', '*(a,+(b,c))'],
    ['X is Y + 1 mod 2.', 'is(X,+(Y,mod(1,2)))'],
    ['X = Y, Z \\== 1.', "','(=(X,Y),\\==(Z,1))"],
    ['a = b = c.', '! 1:7 operator_priority'],
    ['a :- b :- c.', '! 1:8 operator_priority'],
    [':- a :- b.', '! 1:6 operator_priority'],
    ['m : f(x).', ':(m,f(x))'],
    ['a : b : c.', ':(a,:(b,c))'],
    ['\\+ a, b.', "','(\\+(a),b)"],
    ['\\+ (a, b).', "\\+(','(a,b))"],
    ['\\+(a, b).', '\\+(a,b)'],
    ['\\+ \\+ a.', '\\+(\\+(a))'],
    ['\\+ a = b.', '\\+(=(a,b))'],
    ['X = \\+ a.', '! 1:5 operator_priority'],
    ['X = (\\+ a).', '=(X,\\+(a))'],
    ['- a = b.', '=(-(a),b)'],
    ['- - c.', '-(-(c))'],
    ['a =(b).', '=(a,b)'],
    ['a :-(b), c.', ":-(a,','(b,c))"],
    ["a ',' b.", "','(a,b)"],
    ["a '=' b.", '=(a,b)'],
    ["','(a, b).", "','(a,b)"],
    ['(a , b).', "','(a,b)"],
    ['((a)).', 'a'],
    ['(-) - (-).', '-(-,-)'],
    ['(:-) :- (:-).', ':-(:-,:-)'],
    ['- = x.', '! 1:1 operator_priority'],
    ['- = - .', '! 1:1 operator_priority'],
    ['* = * .', '! 1:1 operator_priority'],
    ['X = mod.', '! 1:5 operator_priority'],
    ['X = (mod).', '=(X,mod)'],
    ['name(mod, is).', 'name(mod,is)'],
    ['verb(mod)-20.', '-(verb(mod),20)'],
    ['(- -).', '! 1:4 operator_priority'],
    ['(-;-).', '! 1:2 operator_priority'],
    ['a> >b.', '! 1:4 operator_priority'],
    ['a> =b.', '! 1:4 operator_priority'],
    ['a>,b.', '! 1:3 unexpected_token'],
    ['a>.', '! 1:2 unexpected_token'],
    ['a> .', '! 1:4 unexpected_end'],
    ['- (1) = -(1).', '=(-(1),-(1))'],
    ['X/* c */=7.', '=(X,7)'],
    ['X/*/*/=7.', '=(X,7)'],
    ['writeq(-(1)).', 'writeq(-(1))'],
    [':- dynamic(foo/1).', ':-(dynamic(/(foo,1)))'],
    [':- dynamic foo/1.', '! 1:12 unexpected_token'],
    ['a *-> b.', '! 1:3 unexpected_token'],
  ]);

  it('takes the operators that it is given', () => {
    const table = operators([
      [700, 'xfx', '=', '===>'],
      [200, 'xf', '~~'],
      [200, 'yf', '??'],
      [9, 'fy', 'fy'],
      [9, 'yfx', 'yfx'],
      [9, 'xfy', 'xfy'],
    ]);
    const as = (text: string) => {
      const { clauses, diagnostics } = readText(source('f.pl', text), { operators: table });
      return diagnostics.map(placed).join() || clauses.map(({ term }) => canonical(term)).join(' ');
    };
    expect(as('a ===> b.')).toBe('===>(a,b)');
    expect(as('a ~~ = b.')).toBe('=(~~(a),b)');
    expect(as('a ?? ??.')).toBe('1:6 unexpected_token');
    expect(as('a ?? ?? .')).toBe('??(??(a))');
    expect(as('a ~~ ~~ .')).toBe('1:6 operator_priority');
    expect(as('fy 1 yfx 2.')).toBe('fy(yfx(1,2))');
    expect(as('1 xfy 2 ?? .')).toBe('??(xfy(1,2))');
    expect(as('a + b.')).toBe('1:3 unexpected_token');
  });
});

describe('ends, layout and comments', () => {
  check([
    ['', ''],
    [' \t\r\n\v\f\u00a0\u3000 ', ''],
    ['\ufeffa.', 'a'],
    ['a.\r\nb.\r\n', 'a b'],
    ['a. b.%c\nd.', 'a b d'],
    ['a.% c', 'a'],
    ['a/*b*/. /**/ c /***/ .', 'a c'],
    ['f(/* x */a, % y\n b).', 'f(a,b)'],
    ['a', '! 1:2 missing_end'],
    ['a. b', '! 1:5 missing_end'],
    ['a.b.', '! 1:2 missing_end'],
    ['a(1).b(2).\nc.', '! 1:5 missing_end'],
    ['. ', '! 1:1 unexpected_end'],
    ['a :- .', '! 1:6 unexpected_end'],
    ['a :- b, .', '! 1:9 unexpected_end'],
    ['a /* b', '! 1:3 unclosed_comment'],
    ['/*/ a.', '! 1:1 unclosed_comment'],
    ['a.\u2028b.', 'a b'],
    ['a \ufeff.', '! 1:3 illegal_character'],
    ['😀.', '! 1:1 illegal_character'],
    ['a :- b → c.', '! 1:8 illegal_character'],
    ['f(\u202e).', '! 1:3 illegal_character'],
    ['\ud800.', '! 1:1 illegal_character'],
    ['p("😀😀", X Y).', '! 1:11 unexpected_token'],
  ]);

  it('keeps comments with their places', () => {
    const text = '% one\r\na. /* two\n*/ %three\nf(/**/b). %';
    const { comments } = read(text);
    expect(comments.map(({ text, block }) => [text, block])).toEqual([
      [' one', false],
      [' two\n', true],
      ['three', false],
      ['', true],
      ['', false],
    ]);
    expect(comments.map(({ span }) => text.slice(span.start, span.end))).toEqual([
      '% one',
      '/* two\n*/',
      '%three',
      '/**/',
      '%',
    ]);
  });
});

describe('mistakes and what follows them', () => {
  check([
    ['foo bar.', '! 1:5 unexpected_token'],
    ['foo(a) bar(b).', '! 1:8 unexpected_token'],
    ['foo(a)\nbar(b).', '! 1:7 missing_end'],
    ['foo(a) :-\n  b\n  c.\nd e.', '! 3:3 unexpected_token, 4:3 unexpected_token'],
    ['foo(a) :- b,\nbar(c) :- d.', '! 1:12 missing_end'],
    ['foo(a) :- b,\n:- c.', '! 1:12 missing_end'],
    ['f(a', '! 1:2 unclosed_bracket'],
    ['f(a.\ng(b).', '! 1:2 unclosed_bracket'],
    ['f(a, .\ng(b c).', '! 1:2 unclosed_bracket, 2:5 unexpected_token'],
    ['f([a).', '! 1:3 unclosed_bracket'],
    ['f(a]).', '! 1:4 unopened_bracket'],
    ['f({[a}).', '! 1:4 unclosed_bracket'],
    ['f(a)).', '! 1:5 unopened_bracket'],
    ['].', '! 1:1 unopened_bracket'],
    ['(a, ].', '! 1:1 unclosed_bracket'],
    ['f(a\ng(b).\nh(c d).', '! 1:2 unclosed_bracket, 3:5 unexpected_token'],
    ['f(a, [b\n  c\n]).', '! 2:3 unexpected_token'],
    ['f("x :- y).\ng(z).\nh(a b).', '! 1:3 unclosed_quote, 3:5 unexpected_token'],
    ["f('x\n  isn't\n  done.\ng(a b).", '! 1:3 unclosed_quote, 4:5 unexpected_token'],
    ['f("one.\nThen two").\ng(a b).', '! 1:3 unclosed_quote, 3:5 unexpected_token'],
    ['  f("one.\n  g(a b).', '! 1:5 unclosed_quote, 2:7 unexpected_token'],
    [
      'f(“a”, “b c”).',
      '! 1:3 illegal_character, 1:5 illegal_character, 1:8 illegal_character, 1:12 illegal_character',
    ],
    [
      'f(99999999999999999999, "\\q", b c).',
      '! 1:3 integer_out_of_range, 1:26 illegal_escape, 1:33 unexpected_token',
    ],
  ]);

  it('reads the clauses beside a mistake, and those that only lack their end', () => {
    const terms = (text: string) => read(text).clauses.map(({ term }) => canonical(term));
    expect(terms('a. b c. d.')).toEqual(['a', 'd']);
    expect(terms('a\nb.\nc')).toEqual(['a', 'b', 'c']);
    expect(terms('a :- b,\nc :- d,\ne :- f.')).toEqual([':-(a,b)', ':-(c,d)', ':-(e,f)']);
    expect(terms('a("\\q"). b.')).toEqual(['b']);
    expect(terms('a(x\nb(y).')).toEqual(['b(y)']);
  });

  it('reports each mistake with what was expected, in one clause of lower case', () => {
    const broken = [
      'f(a',
      'a b.',
      'f("x',
      '`a`.',
      'Denied(X).',
      '1e5.',
      '\\q',
      'a :- b :- c.',
      '"\\q".',
      'a',
      ').',
    ];
    for (const { message, expected } of broken.flatMap((text) => read(text).diagnostics)) {
      expect(message).not.toMatch(/^[A-Z]|\.$|\n/);
      expect(expected).toBeTruthy();
    }
  });

  it.each([
    ['denied(a)\ndenied(b).', 'clause is not ended before `denied`', '`.`', undefined],
    ['a :- b,\ndenied(c) :- d.', 'clause is not ended before `denied`', '`.` instead of `,`', undefined],
    ['Denied(X) :- a.', 'variable `Denied` cannot take arguments', 'a name that starts small', 'denied'],
    ['f([a, b.', '`[` is not closed before the end of the clause', '`]`', undefined],
    ['f(“a”).', '`“` is only possible in quotes', 'the plain quote `"`', undefined],
    ['a.b.', '`.` does not end the clause', '`.` with a space or line end after it', undefined],
    ['f (a).', '`f` and its `(` are apart', '`(` right after `f`', undefined],
    ['"a\tb".', 'control character `\\x9\\` in a quoted item', '`\\t`', undefined],
    ['a :- N <= 5.', '`<=` is no operator', undefined, '=<'],
    ['a :- X != b.', '`!` is no operator', undefined, '\\='],
    ['a :- N>-1.', '`>-` is no operator', undefined, '> -'],
    ['a:-\\+b.', '`:-\\+` is no operator', undefined, ':- \\+'],
    ['a :- not b.', '`b` follows `not`, which is no operator', undefined, '\\+'],
    ['a and b.', '`and` is no operator', undefined, ','],
  ])('explains %j', (text, message, expected, nearest) => {
    expect(read(text).diagnostics[0]).toMatchObject({
      message,
      ...(expected ? { expected } : {}),
      ...(nearest ? { nearest } : {}),
    });
  });

  it('leaves every other clause intact when one is broken', () => {
    const broken = [
      'unit(tool(a), [description("x)]).',
      "unit(tool('a), []).",
      'unit(tool(a), [description("x"]).',
      'unit(tool(a), [description("x")).',
      'unit(tool(a), [description("x")]',
      'unit(tool(a), [',
      'unit(tool(a) [].',
      'unit(tool(a), [])',
      'denied(U, "x") :- unit(U),',
      'denied(U, x) :- unit(U)).',
      'denied(U, x) := unit(U).',
      'unit(tool(a), ["\\d"]).',
      'unit(tool(a), [99999999999999999999]).',
      'unit(tool(a), 😀).',
    ];
    fc.assert(
      fc.property(
        fc.array(anyTerm, { maxLength: 3 }),
        fc.constantFrom(...broken),
        fc.nat(3),
        (terms, mistake, extra) => {
          const before = terms.map((term) => writeClause(compound('p', term)));
          const after = Array.from({ length: extra + 1 }, (_, i) => `q(${i}) :- r.`);
          const { clauses, diagnostics } = read([...before, mistake, ...after].join('\n'));
          expect(new Set(diagnostics.map(({ line }) => line))).toEqual(new Set([terms.length + 1]));
          const others = clauses.filter(({ term }) => !canonical(term).match(/^(:-\()?(unit|denied)\(/));
          expect(others.length).toBe(terms.length + extra + 1);
          expect(terms.every((term, i) => equalTerms(clauses[i]?.term as Term, compound('p', term)))).toBe(
            true,
          );
        },
      ),
      runs,
    );
  });
});

describe('variables', () => {
  it('lists named variables in order, and those that occur once', () => {
    const [clause] = read('p(X, _, _Y, Z) :- q(Z, W, _, _Z).').clauses;
    expect(clause?.variables).toEqual(['X', '_Y', 'Z', 'W', '_Z']);
    expect(clause?.singletons).toEqual([
      { name: 'X', span: { start: 2, end: 3 } },
      { name: 'W', span: { start: 23, end: 24 } },
    ]);
  });

  it('names `_` apart from every other variable of the clause, anew in each clause', () => {
    expect(reading('f(_, _, _2). g(_).')).toBe('f(_1,_3,_2) g(_1)');
  });
});

describe('spans', () => {
  const subterms = (term: Term): Term[] => {
    if (term.kind !== 'compound') return [term];
    return [term, ...term.args.flatMap(subterms)];
  };
  /** Subterms with a text of their own: not the cells of a list after the first, nor the `[]` at its end. */
  const ownSubterms = (text: string, term: Term, inList = false): Term[] => {
    const own = inList && (isCompound(term, '.', 2) || text[term.span?.start ?? 0] === ']') ? [] : [term];
    if (term.kind !== 'compound') return own;
    const isCell = isCompound(term, '.', 2);
    return [...own, ...term.args.flatMap((arg, i) => ownSubterms(text, arg, isCell && i === 1))];
  };

  it('covers for every subterm the text that reads as it', () => {
    fc.assert(
      fc.property(anyTerm, (term) => {
        const text = writeClause(term);
        for (const part of ownSubterms(text, read(text).clauses[0]?.term as Term)) {
          const again = readTerm(text.slice(part.span?.start, part.span?.end));
          expect(again.ok && equalTerms(again.value.term, part)).toBe(true);
        }
      }),
      runs,
    );
  });

  it('gives every node a span, and the clause one that includes its stop', () => {
    const text = ' f(X, [a, b|T], - (1) , "t") :- {x}, (a ; b) .';
    const [clause] = read(text).clauses;
    expect(clause?.span).toEqual({ start: 1, end: text.length });
    const slices = subterms(clause?.term as Term).map(({ span }) => text.slice(span?.start, span?.end));
    expect(slices).toEqual([
      'f(X, [a, b|T], - (1) , "t") :- {x}, (a ; b)',
      'f(X, [a, b|T], - (1) , "t")',
      ...['X', '[a, b|T]', 'a', 'b|T]', 'b', 'T', '- (1)', '1', '"t"'],
      ...['{x}, (a ; b)', '{x}', 'x', 'a ; b', 'a', 'b'],
    ]);
  });
});

describe('bounds', () => {
  const nested = (open: string, close: string, n: number) => `${open.repeat(n)}x${close.repeat(n)}.`;

  it.each([
    ['(', ')'],
    ['f(', ')'],
    ['[', ']'],
    ['{', '}'],
    ['[a|', ']'],
    ['- ', ''],
    ['a-(', ')'],
  ])('reads 1000 levels of %j and refuses more', (open, close) => {
    expect(read(nested(open, close, 1000)).diagnostics).toEqual([]);
    expect(read(nested(open, close, 1001)).diagnostics.map(({ code }) => code)).toEqual(['too_deep']);
  });

  it('takes another bound, however large', () => {
    const codes = (n: number, maxDepth: number) =>
      readText(source('f.pl', nested('f(', ')', n)), { maxDepth }).diagnostics.map(({ code }) => code);
    expect(codes(4, 3)).toEqual(['too_deep']);
    expect(codes(100_000, 1_000_000)).toEqual([]);
  });

  it('does not count elements and operands as depth', () => {
    const many = (separator: string) => Array.from({ length: 100_000 }, () => 'a').join(separator);
    for (const text of [`[${many(',')}].`, `f(${many(',')}).`, `a :- ${many(', ')}.`, `${many('-')}.`]) {
      expect(read(text).diagnostics).toEqual([]);
    }
  });

  it('refuses names over 65,536 characters, but not texts', () => {
    const name = 'a'.repeat(65_536);
    const codes = (text: string) => read(text).diagnostics.map(placed);
    expect(codes(`${name}.`)).toEqual([]);
    expect(codes(`f("${name}b").`)).toEqual([]);
    expect(codes(`f(${name}b, '${name}c', X${name}).`)).toEqual([
      '1:3 name_too_long',
      '1:65542 name_too_long',
      '1:131083 name_too_long',
    ]);
  });
});

describe('readTerm', () => {
  const term = (text: string) => {
    const result = readTerm(text);
    return result.ok ? canonical(result.value.term) : `! ${result.error.map(placed).join(', ')}`;
  };

  it.each([
    ['verb(review)', 'verb(review)'],
    ['verb(review).', 'verb(review)'],
    [' a :- b . % c', ':-(a,b)'],
    ['=.. .', '=..'],
    ['=..', '=..'],
    ['', '! 1:1 unexpected_end'],
    ['% c', '! 1:4 unexpected_end'],
    ['a. b', '! 1:4 unexpected_token'],
    ['a b', '! 1:3 unexpected_token'],
    ['a\nb', '! 1:2 missing_end'],
    ['f(a', '! 1:2 unclosed_bracket'],
    ['f(a))', '! 1:5 unopened_bracket'],
    ['a :-', '! 1:5 unexpected_end'],
  ])('reads %j as %s', (text, expected) => {
    expect(term(text)).toBe(expected);
  });

  it('gives the named variables and the file of its mistakes', () => {
    expect(readTerm('f(X, _, Y)')).toMatchObject({ ok: true, value: { variables: ['X', 'Y'] } });
    expect(readTerm('f(', 'turn.json')).toMatchObject({ ok: false, error: [{ file: 'turn.json' }] });
  });
});
