/** Arbitrary terms, hostile ones included: every name, any Unicode, operators in every position. */

import fc from 'fast-check';
import { isoOperatorRows } from '../../src/logic/operators.ts';
import { atom, compound, float, int, list, type Term, text, variable } from '../../src/logic/term.ts';
import { numRuns } from './runs.ts';

/** How many cases a property test runs. */
export const runs = { numRuns };

/** Any string, halves of surrogate pairs included. */
export const anyString: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.uint16Array({ maxLength: 6 }).map((units) => String.fromCharCode(...units)),
);

export const operatorNames: readonly string[] = [
  ...new Set(isoOperatorRows.flatMap(([, , ...names]) => names)),
];

const awkwardNames = [
  ...['', '.', '[]', '{}', '!', '/*', '*/', '%', '..', '$', '\\\\', "''", '"', '`', '_', '_a', 'A', 'É'],
  ...['__proto__', 'constructor', 'toString', '0', '1.0', 'e10', 'a b', 'a\nb', 'it is', "it's", 'a\\b'],
  ...[
    '犬',
    'が',
    'é',
    'ǅ',
    'x\u0301',
    '\u0301',
    '٣',
    'a٣',
    '\u200d',
    'a\u200db',
    '\u202e',
    '\ufeff',
    '\u2028',
  ],
  ...['\0', '\x07', '\x7f', '\x85', '\ud800', '\udc00', 'a\ud800', '😀', '𝒳', '𝒶', '(', ')', '[', '{', "0'a"],
];
const plainNames = ['a', 'b', 'tool', 'send_email', 'aB1_', 'phrase'];

export const anyName: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...plainNames) },
  { weight: 3, arbitrary: fc.constantFrom(...operatorNames) },
  { weight: 2, arbitrary: fc.constantFrom(...awkwardNames) },
  { weight: 1, arbitrary: anyString },
);

const anyInt = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.maxSafeInteger()).map((n) => int(n || 0));
const anyFloat = fc.double({ noNaN: true, noDefaultInfinity: true }).map(float);
const anyVariable = fc.constantFrom('X', '_1', '_Foo', '__', 'Ünder', 'Aé٣', 'Ǆ').map(variable);

const leaf: fc.Arbitrary<Term> = fc.oneof(
  { weight: 4, arbitrary: anyName.map(atom) },
  { weight: 2, arbitrary: anyInt },
  { weight: 1, arbitrary: anyFloat },
  { weight: 1, arbitrary: anyString.map(text) },
  { weight: 2, arbitrary: anyVariable },
);

function termOf(leaves: fc.Arbitrary<Term>, names: fc.Arbitrary<string>): fc.Arbitrary<Term> {
  const operator = fc.constantFrom(...operatorNames);
  return fc.letrec<{ term: Term }>((tie) => ({
    term: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      leaves,
      fc.tuple(operator, tie('term'), tie('term')).map(([name, a, b]) => compound(name, a, b)),
      fc.tuple(operator, tie('term')).map(([name, a]) => compound(name, a)),
      fc
        .tuple(fc.array(tie('term'), { maxLength: 3 }), tie('term'))
        .map(([items, tail]) => list(items, tail)),
      fc.array(tie('term'), { maxLength: 3 }).map((items) => list(items)),
      tie('term').map((inner) => compound('{}', inner)),
      fc
        .tuple(names, fc.array(tie('term'), { minLength: 1, maxLength: 3 }))
        .map(([name, args]) => compound(name, ...args)),
    ),
  })).term;
}

/** Any term, of any names. */
export const anyTerm: fc.Arbitrary<Term> = termOf(leaf, anyName);

const tameName = fc.oneof(
  fc.constantFrom(...plainNames),
  fc.constantFrom(...operatorNames),
  fc.constantFrom('[]', '{}', 'A b', "it's", '', '\n', '\\'),
);
const tameLeaf: fc.Arbitrary<Term> = fc.oneof(
  tameName.map(atom),
  anyInt,
  anyFloat,
  fc.constantFrom('X', '_1', '_Foo').map(variable),
);

/** Terms of plain names and operators, which every Prolog can be asked to read. */
export const tameTerm: fc.Arbitrary<Term> = termOf(tameLeaf, tameName);
