/** Arbitraries for units: names and texts that try to break things, identities, terms, and specs. */

import fc from 'fast-check';
import { identityTerm, KINDS, type UnitId, unitId } from '../../src/catalog/identity.ts';
import type { UnitSpec } from '../../src/catalog/unit.ts';
import { atom, compound, float, int, list, type Term, text } from '../../src/logic/term.ts';

/** Names that have broken programs: prototype names, quotes, separators, other scripts, controls. */
export const hostileName = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'a/b',
  '%2F',
  '%',
  "it's",
  '"quoted"',
  'two words',
  'Capital',
  '[]',
  '{}',
  '!',
  ',',
  '-',
  '.',
  ':',
  'tool:tool',
  'a#b~c',
  '日本語',
  'é',
  '🦊',
  '\u0000',
  '\u202e',
  'line\nbreak',
  'n'.repeat(256),
);

/** A name of 1 to 256 code points. */
export const anyName = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[a-z][a-z0-9_]{0,11}$/) },
  { weight: 2, arbitrary: hostileName },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }) },
);

export const anyUnitId: fc.Arbitrary<UnitId> = fc
  .tuple(fc.constantFrom(...KINDS), anyName, anyName)
  .map(([kind, server, name]) =>
    unitId(kind === 'mcp_tool' || kind === 'mcp_prompt' ? { kind, server, name } : { kind, name }),
  );

const leaf: fc.Arbitrary<Term> = fc.oneof(
  anyName.map(atom),
  fc.string({ unit: 'grapheme', maxLength: 8 }).map(text),
  fc.integer().map(int),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(float),
  anyUnitId.map(identityTerm),
);

/** A ground term. */
export const anyTerm: fc.Arbitrary<Term> = fc.letrec<{ term: Term }>((tie) => ({
  term: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc
      .tuple(anyName, fc.array(tie('term'), { minLength: 1, maxLength: 3 }))
      .map(([name, args]) => compound(name, ...args)),
    fc.array(tie('term'), { maxLength: 3 }).map((items) => list(items)),
  ),
})).term;
