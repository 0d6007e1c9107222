import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { source } from '../../src/logic/diagnostics.ts';
import { readText } from '../../src/logic/reader.ts';
import { writeClause } from '../../src/logic/writer.ts';
import { dump, type Reading, swiReadings, tauReading } from '../support/peers.ts';
import { haveSwipl } from '../support/swipl.ts';
import { runs, tameTerm } from '../support/term-arbitraries.ts';

const ours = (text: string): Reading => {
  const { clauses, diagnostics } = readText(source('f.pl', text));
  return diagnostics.length > 0 ? ['error'] : clauses.map(({ term }) => dump(term));
};
/** One text that a reader refuses is `error`, however far it got. */
const whole = (reading: Reading): Reading => (reading.includes('error') ? ['error'] : reading);

interface Deviation {
  readonly text: string;
  /** What ISO makes of it, and we do: a clause in the neutral notation, or `error`. */
  readonly iso: string;
  readonly tau?: string;
  readonly swi?: string;
  readonly because: string;
}

/** Where the others leave ISO/IEC 13211-1, and we do not. A reader that is not named agrees. */
const deviations: readonly Deviation[] = [
  {
    text: 'a = * .',
    iso: 'error',
    tau: 'c\\3d;(aa,a\\2a;)',
    swi: 'c\\3d;(aa,a\\2a;)',
    because: 'an atom that is an operator has priority 1201, so as an operand it needs brackets (6.3.1.3)',
  },
  {
    text: '- = x.',
    iso: 'error',
    swi: 'c\\3d;(a\\2d;,ax)',
    because: 'as above, for a prefix operator left of an infix one',
  },
  {
    text: '[:- -c].',
    iso: 'error',
    tau: 'c\\2e;(c\\2d;(a\\3a;\\2d;,ac),a\\5b;\\5d;)',
    swi: 'c\\2e;(c\\3a;\\2d;(c\\2d;(ac)),a\\5b;\\5d;)',
    because: 'an argument has priority 999 (6.3.3)',
  },
  {
    text: 'f(a:-b).',
    iso: 'error',
    swi: 'cf(c\\3a;\\2d;(aa,ab))',
    because: 'an argument has priority 999 (6.3.3)',
  },
  {
    text: 'f(a|b).',
    iso: 'error',
    swi: 'cf(c\\7c;(aa,ab))',
    because: 'a bar as an operator has a priority above 1000 (6.3.4.3 with corrigendum 2)',
  },
  {
    text: '-1^2.',
    iso: 'c\\5e;(i-1,i2)',
    tau: 'c\\2d;(c\\5e;(i1,i2))',
    because: 'a sign before a digit makes a negative numeral (6.3.1.2)',
  },
  {
    text: '2 ** -1.',
    iso: 'c\\2a;\\2a;(i2,i-1)',
    tau: 'error',
    because: 'a negative numeral is a term of priority 0 (6.3.1.2)',
  },
  {
    text: "'-'1.",
    iso: 'i-1',
    swi: 'c\\2d;(i1)',
    because: 'the sign is a name token, which may be quoted (6.3.1.2)',
  },
  {
    text: '-{a}.',
    iso: 'c\\2d;(c\\7b;\\7d;(aa))',
    swi: 'error',
    because: 'a prefix operator takes a curly term; SWI-Prolog sees a dict',
  },
  {
    text: "0''.",
    iso: 'error',
    tau: 'i39',
    swi: 'i39',
    because: 'the quote is doubled in a character code (6.4.4, 6.4.2.1)',
  },
  { text: '1e10.', iso: 'error', swi: 'f<10000000000>', because: 'a float has a fraction (6.4.5)' },
  { text: '1_000.', iso: 'error', swi: 'i1000', because: 'digits are not grouped (6.4.4)' },
  { text: 'f(1 000).', iso: 'error', swi: 'cf(i1000)', because: 'digits are not grouped (6.4.4)' },
  {
    text: '1.0e999.',
    iso: 'error',
    tau: 'f<Infinity>',
    because: 'a float is a finite number (6.4.5)',
  },
  {
    text: "'a\nb'.",
    iso: 'error',
    tau: 'aa\\a;b',
    swi: 'aa\\a;b',
    because: 'a new line in a quoted item follows a backslash (6.4.2)',
  },
  {
    text: "'a\\\n b'.",
    iso: 'aa\\20;b',
    swi: 'aab',
    because: 'a continuation stands for nothing, and what follows for itself (6.4.2)',
  },
  {
    text: '"a\\"b".',
    iso: 'aa\\22;b',
    tau: 'error',
    because: 'a backslash and a quote stand for the quote (6.4.2.1)',
  },
  { text: "'\\x41\\'.", iso: 'aA', because: 'hexadecimal escapes end in a backslash (6.4.2.1)' },
  { text: "'\\x41'.", iso: 'error', swi: 'aA', because: 'hexadecimal escapes end in a backslash (6.4.2.1)' },
  { text: "'\\e'.", iso: 'error', swi: 'a\\1b;', because: 'there is no such escape (6.4.2.1)' },
  {
    text: "'\t'.",
    iso: 'error',
    tau: 'a\\9;',
    swi: 'a\\9;',
    because: 'a quoted character is no control (6.4.2.1)',
  },
  { text: '`a`.', iso: 'error', tau: 'aa', because: 'back-quoted text has no meaning as a term (6.4.7)' },
  {
    text: 'X/*/*/=7.',
    iso: 'c\\3d;(v0,i7)',
    tau: 'error',
    swi: 'error',
    because: 'a comment ends at the first end after its start (6.4.1)',
  },
  { text: 'a/**/= b.', iso: 'c\\3d;(aa,ab)', tau: 'error', because: 'a comment is layout (6.4.1)' },
  { text: 'a.b.', iso: 'error', tau: 'aa ab', because: 'an end is followed by layout (6.4.8)' },
  { text: '* (a).', iso: 'error', because: 'a functor and its bracket are not apart (6.3.3)' },
  { text: '*\n(a).', iso: 'error', tau: 'c\\2a;(aa)', because: 'a new line is layout as a space is (6.4.1)' },
  { text: '犬.', iso: 'a\\72ac;', tau: 'error', because: 'letters beyond ASCII are ours to add (6.5)' },
];

/** Texts of the kinds that people write. */
const written: readonly string[] = [
  'unit(tool(send_email), [description("Send an email to one recipient"), category(email)]).',
  'unit(tool(t), [triggers([phrase("write to")-60, verb(send)-20]), requires([tool(find_contact)])]).',
  'activation(U, always) :- category(U, core).',
  'conflicts(U, V) :- category(U, billing_live), category(V, billing_sandbox).',
  'denied(U, "production is read-only") :-\n    context(env, production),\n    effect(U, write),\n    \\+ context(role, admin).',
  'ask(Call, "large refund") :- call_tool(Call, tool(refund)), call_arg(Call, amount, N), N > 500.',
  'deny(Call, \'outside the repo\') :- call_arg(Call, path, P), \\+ under(P, "/workspace").',
  ':- dynamic(unit/2).',
  ':- discontiguous([denied/2, activation/2]).',
  'p :- ( a -> b ; c, d ), !.',
  'p :- \\+ ( a , b ), \\+a, \\+ (\\+ a).',
  'path(X, Z) :- edge(X, Y), path(Y, Z). % transitive\npath(X, X).\n/* the end */',
  'greeting --> [hello], name(N), { atom(N) }, !.',
  'digits([D|T]) --> digit(D), digits(T) | [].',
  "X = f(A, B, _, _C, \"it's\", 'don''t', []).",
  'len([], 0).\nlen([_|T], N) :- len(T, M), N is M + 1.',
  'area(C, A) :- C = circle(R), A is 3.14 * R ** 2.',
  'ok(X) :- X >= -1, X =< 1.5e3, X =\\= 0, X \\== a, X @< b.',
  'bits(X, Y) :- Y is (X /\\ 0xff) << 2 \\/ \\ 1 + 0b11 - 0o7 * -2 mod 3 rem 4 // 5 div 6.',
  "codes(0'a, 0' , 0''', 0'\\n, 0'\\\\).",
  'm:p(X) :- n:q(X), m:(r, s).',
  'T = (a :- b, c ; d -> e), U = (:- a), V = [(a, b), (c :- d)|W].',
  'goal(G) :- G =.. [F|As], call(F, As).',
  "'quoted functor'(1, [a, 'B c'|T]) = {x, y, {z}}.",
  'f(+, -, *, :-, [-], [=|=], {-}).',
  '- (1). -(1). -1. - 1. -a. -(-a). - - a. 1 - 1. a - (-1). a-(-(1)). -(2)^2. - (2)^2.',
  'a- - -b. \\ -1. 2 - -2. [-1, - 1|-1]. f(- 1, -1). 1 -1. 1-1. -(a, b). - (a, b).',
];

/** Every policy file that the project ships. */
const shipped = ['rules', 'docs/examples'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.pl'))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
);

// Samples are the same in every run: where the others leave ISO is their matter, and no surprise for a build.
const sampled = <T>(arbitrary: fc.Arbitrary<T>): T[] =>
  fc.sample(arbitrary, { seed: 13211, numRuns: Math.min(runs.numRuns, 20_000) });
const terms = sampled(tameTerm).map(writeClause);

const pieces = [
  ...[
    'a',
    'b',
    'X',
    '_',
    '1',
    '-1',
    '2.5',
    "'A b'",
    '"t"',
    '!',
    '[]',
    '{}',
    '(',
    ')',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
  ],
  ...[
    'f(',
    '-(',
    '-',
    '+',
    '\\',
    '*',
    '=',
    'is',
    'mod',
    ',',
    '|',
    ':-',
    '-->',
    '?-',
    ';',
    '->',
    '\\+',
    '^',
    '**',
    ':',
  ],
];
/** Tokens in no order at all. */
const soup = sampled(
  fc
    .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom('', ' ')), { minLength: 1, maxLength: 9 })
    .map((tokens) => `${tokens.flat().join('')} .`),
);
/** In soup, the deviations above. `1 1` is SWI-Prolog's 11, `-{` its dict. */
const swiKnows = (text: string): boolean => !/\d \d|[-+*=\\^:>?]\{/.test(text);
const tauKnows = (text: string): boolean =>
  !/-(1|2\.5) ?(\^|\*\*)|\*\* ?-|\d\.\d\d|\d\.\d\.|[a-zX_]2\.5/.test(text);

/** The same term where we read one; where we refuse, refused too, or taken in spite of a priority. */
function agrees(text: string, theirs: Reading): boolean {
  const { clauses, diagnostics } = readText(source('f.pl', text));
  if (diagnostics.length === 0) return clauses.map(({ term }) => dump(term)).join() === theirs.join();
  return theirs.includes('error') || diagnostics.every(({ code }) => code === 'operator_priority');
}

describe('the reader and Tau Prolog', () => {
  it('read the same terms from what people write', () => {
    for (const text of written.filter((text) => !text.includes('/*'))) {
      expect([text, tauReading(text)]).toEqual([text, ours(text)]);
    }
  });

  it('read the same terms from every shipped policy', () => {
    for (const text of shipped) {
      const { clauses, diagnostics } = readText(source('f.pl', text));
      expect(diagnostics).toEqual([]);
      for (const { term, span } of clauses) {
        const clause = text.slice(span.start, span.end);
        // Tau reads no comments after a name, and no `\"`.
        if (/%|\\"/.test(clause)) continue;
        expect([clause, tauReading(clause)]).toEqual([clause, [dump(term)]]);
      }
    }
  });

  it('read the same terms from what the writer writes', () => {
    for (const text of terms) expect([text, tauReading(text)]).toEqual([text, ours(text)]);
  });

  it('agree on tokens in no order', () => {
    expect(soup.filter((text) => tauKnows(text) && !agrees(text, whole(tauReading(text))))).toEqual([]);
  });

  it.each(deviations)('differ as recorded on $text: $because', ({ text, iso, tau = iso }) => {
    expect(ours(text).join(' ')).toBe(iso);
    expect(whole(tauReading(text)).join(' ')).toBe(tau);
  });
});

describe.skipIf(!haveSwipl)('the reader and SWI-Prolog', () => {
  const texts = [...written, ...shipped, ...terms, ...soup, ...deviations.map(({ text }) => text)];
  const readings = new Map<string, Reading>();
  const swi = (text: string): Reading => readings.get(text) ?? [];
  beforeAll(() => {
    const all = swiReadings(texts);
    texts.forEach((text, i) => {
      readings.set(text, all[i] ?? []);
    });
  }, 90_000);

  it('read the same terms from what people write', () => {
    for (const text of written) expect([text, swi(text)]).toEqual([text, ours(text)]);
  });

  it('read the same terms from every shipped policy', () => {
    for (const text of shipped) expect(swi(text)).toEqual(ours(text));
  });

  it('read the same terms from what the writer writes', () => {
    for (const text of terms) expect([text, swi(text)]).toEqual([text, ours(text)]);
  });

  it('agree on tokens in no order', () => {
    expect(soup.filter((text) => swiKnows(text) && !agrees(text, whole(swi(text))))).toEqual([]);
  });

  it.each(deviations)('differ as recorded on $text: $because', ({ text, iso, swi: recorded = iso }) => {
    expect(whole(swi(text)).join(' ')).toBe(recorded);
  });
});
