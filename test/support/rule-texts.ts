/** Rules over the vocabulary as text: the right words, often in the wrong places. */

import fc from 'fast-check';
import { VOCABULARY } from '../../src/catalog/vocabulary.ts';

const argument = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('U', 'V', 'W', 'N', 'C', '_') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('tool(mail)', 'skill(s)', 'tool(X)', 'tool(gone)', 'mcp_tool(a, B)'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '5',
      '-1',
      '0.5',
      'true',
      'always',
      'post',
      '"text"',
      '[a, U]',
      'f(U, N)',
      '[]',
      'N + 1',
    ),
  },
);
const atomGoal = fc.oneof(
  { weight: 6, arbitrary: callOf([...VOCABULARY.values()].map(({ name, arity }) => [name, arity] as const)) },
  {
    weight: 2,
    arbitrary: callOf([
      ['helper', 1],
      ['helper', 2],
      ['other', 2],
      ['member', 2],
      ['append', 3],
      ['starts_with', 2],
      ['write', 1],
    ]),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(argument, fc.constantFrom('=', '\\=', '==', '>', '=<', 'is', '=..'), argument)
      .map((parts) => parts.join(' ')),
  },
  { weight: 1, arbitrary: fc.constantFrom('!', 'true', 'fail', 'U', '5') },
);

function callOf(relations: readonly (readonly [string, number])[]): fc.Arbitrary<string> {
  return fc
    .constantFrom(...relations)
    .chain(([name, arity]) =>
      fc.array(argument, { minLength: arity, maxLength: arity }).map((args) => `${name}(${args.join(', ')})`),
    );
}

const { body } = fc.letrec<{ body: string }>((tie) => ({
  body: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    atomGoal,
    fc.tuple(tie('body'), tie('body')).map(([a, b]) => `(${a}, ${b})`),
    fc.tuple(tie('body'), tie('body')).map(([a, b]) => `(${a} ; ${b})`),
    fc.tuple(tie('body'), tie('body'), tie('body')).map(([a, b, c]) => `(${a} -> ${b} ; ${c})`),
    tie('body').map((a) => `\\+ ${a}`),
    tie('body').map((a) => `once(${a})`),
    fc.tuple(tie('body'), tie('body')).map(([a, b]) => `forall(${a}, ${b})`),
    tie('body').map((a) => `findall(V, ${a}, W)`),
    tie('body').map((a) => `call(${a})`),
  ),
}));
const head = callOf([
  ...[...VOCABULARY.values()].filter(({ policy }) => policy).map(({ name, arity }) => [name, arity] as const),
  ['helper', 1],
  ['helper', 2],
  ['other', 2],
]);
/** Rules over the vocabulary with any arguments. */
export const anyRule = fc.oneof(
  fc.tuple(head, body).map(([h, b]) => `${h} :- ${b}.`),
  head.map((h) => `${h}.`),
);

/** Helpers that {@link sensibleRule} asks: one needs a value, one gives one, one hands on what it is given. */
export const HELPERS = [
  'big(N) :- N > 5.',
  'helper(U, K) :- category(U, K), \\+ K = nothing.',
  'pair(X, X).',
  'inside(f(X), X).',
  'linked(U, V) :- requires(U, V).',
  'linked(U, W) :- requires(U, V), linked(V, W).',
].join('\n');

/** Goals whose arguments are of the right sorts, so that only their order decides whether they are safe. */
const goal = fc.constantFrom(
  ...[
    'unit(U)',
    'unit(V)',
    'category(U, K)',
    'category(V, L)',
    'requires(U, V)',
    'linked(V, U)',
    'aliases(U, W)',
  ],
  ...[
    'context(hour, N)',
    'word(W)',
    'K = post',
    'K = L',
    'K \\== L',
    'K \\= L',
    'N > 5',
    'M is N + 1',
    'M >= N',
  ],
  ...[
    'member(K, [post, code])',
    'starts_with(W, m)',
    'atom_length(W, N)',
    'helper(U, K)',
    'pair(K, L)',
    'big(N)',
  ],
  ...[
    'inside(X, K)',
    'X = f(K)',
    'pair(X, f(W))',
    'R = K',
    'R = said(W)',
    'R = X',
    'lower(W, R)',
    'append(A, [R], [K, L])',
  ],
  ...['length(Ks, N)', 'msort(Ks, [R | _])', 'member(L, Ks)'],
);

const { sensibleBody } = fc.letrec<{ sensibleBody: string }>((tie) => ({
  sensibleBody: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 6, arbitrary: goal },
    {
      weight: 6,
      arbitrary: fc.tuple(tie('sensibleBody'), tie('sensibleBody')).map(([a, b]) => `${a}, ${b}`),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(tie('sensibleBody'), tie('sensibleBody')).map(([a, b]) => `( ${a} ; ${b} )`),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(tie('sensibleBody'), tie('sensibleBody'), tie('sensibleBody'))
        .map(([a, b, c]) => `( ${a} -> ${b} ; ${c} )`),
    },
    { weight: 1, arbitrary: tie('sensibleBody').map((a) => `\\+ ( ${a} )`) },
    { weight: 1, arbitrary: tie('sensibleBody').map((a) => `once(( ${a} ))`) },
    { weight: 1, arbitrary: fc.tuple(tie('sensibleBody'), goal).map(([a, b]) => `forall(( ${a} ), ${b})`) },
    { weight: 1, arbitrary: tie('sensibleBody').map((a) => `findall(K, ( ${a} ), Ks)`) },
  ),
}));

/** A rule for `denied/2` that may or may not be safe, and is nothing else that is wrong. */
export const sensibleRule: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', 'unit(U), ', 'category(U, K), '),
    sensibleBody,
    fc.constantFrom('', ', R = K', ', R = late'),
  )
  .map(([before, body, after]) => `denied(U, R) :- ${before}${body}${after}.`);
