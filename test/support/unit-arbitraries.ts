/** Arbitraries for units: names and texts that try to break things, identities, terms, and specs. */

import fc from 'fast-check';
import { EFFECTS } from '../../src/catalog/check-fields.ts';
import { identityTerm, KINDS, type UnitId, unitId } from '../../src/catalog/identity.ts';
import type { JsonObject, UnitSpec } from '../../src/catalog/unit.ts';
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

/** Well-formed text: what a catalog file can hold. */
export const anyText = (maxLength: number): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.stringMatching(/^[a-z ,.]{0,24}$/) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength }) },
  );

const WORDS = new Set(['phrase', 'keyword', 'verb', 'object', 'need']);

const signal: fc.Arbitrary<Term> = fc.oneof(
  fc
    .tuple(fc.constantFrom('phrase', 'keyword', 'verb', 'object', 'need'), anyName)
    .map(([kind, word]) => compound(kind, atom(word))),
  anyTerm.filter((term) => term.kind !== 'compound' || !WORDS.has(term.name)),
);

const schema: fc.Arbitrary<JsonObject> = fc
  .dictionary(
    fc.oneof(anyName, fc.constantFrom('$ref', 'a')),
    fc.constantFrom<JsonObject>({ type: 'string' }, { type: 'integer', minimum: 0 }, {}),
    { maxKeys: 4 },
  )
  .map((properties) => ({ type: 'object', properties, required: Object.keys(properties).slice(0, 1) }));

const some = <T>(item: fc.Arbitrary<T>, maxLength = 3) => fc.array(item, { maxLength });
const identities = some(anyUnitId);

const anySpec = fc.record(
  {
    unit: anyUnitId,
    kind: fc.constant(''),
    name: anyName,
    category: fc.oneof(anyName, some(anyName)),
    description: anyText(40),
    available: fc.boolean(),
    activation: fc.constantFrom('relevant' as const, 'always' as const),
    aliases: some(anyText(20)),
    triggers: some(fc.record({ signal, weight: fc.integer({ min: 0, max: 100_000 }) })),
    requires: identities,
    suggests: identities,
    conflicts: identities,
    supersedes: identities,
    requires_capability: anyTerm,
    priority: fc.integer({ min: 0, max: 1_000_000_000 }),
    provider_visible: fc.boolean(),
    mandatory_context: fc.boolean(),
    schema,
    content: anyText(60),
    representations: some(
      fc.record({ kind: anyName, text: anyText(30), utility: fc.integer({ min: 0, max: 1_000_000_000 }) }),
    ),
    provenance: anyText(30),
    effect: some(fc.constantFrom(...EFFECTS)),
  },
  { requiredKeys: ['unit'] },
);

/** A spec that is accepted, with any of its fields left out. */
export const anyUnitSpec: fc.Arbitrary<UnitSpec> = anySpec.map(({ schema, ...spec }) => {
  const kind = spec.unit.slice(0, spec.unit.indexOf(':'));
  const isTool = kind === 'tool' || kind === 'mcp_tool';
  return {
    ...spec,
    ...(spec.kind !== undefined && { kind }),
    ...(schema && isTool && { schema }),
  } as UnitSpec;
});

/** Specs of different units. */
export const anyUnitSpecs = (maxLength = 8): fc.Arbitrary<UnitSpec[]> =>
  fc.uniqueArray(anyUnitSpec, { selector: ({ unit }) => unit, maxLength });
