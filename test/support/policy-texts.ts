/** Texts of valid policies, each property written in any of the ways it may be written. */

import fc from 'fast-check';
import { decodeTerm } from '../../src/catalog/encode-term.ts';
import { identityTerm } from '../../src/catalog/identity.ts';
import { type LoadedPolicy, loadPolicyFiles, type PolicyFile } from '../../src/catalog/load.ts';
import { formatDiagnostic } from '../../src/logic/diagnostics.ts';
import { atom, compound, type Term, text } from '../../src/logic/term.ts';
import { writeTerm } from '../../src/logic/writer.ts';
import { anyName, anyUnitId } from './unit-arbitraries.ts';

/** The values of a property, each as it stands in a list or fact. */
interface Property {
  readonly name: string;
  readonly values: readonly string[];
  readonly many: boolean;
}

export interface PolicyUnit {
  readonly identity: string;
  readonly properties: readonly Property[];
}

/** A term as an argument is written. */
const written = (term: Term): string => writeTerm(compound('f', term)).slice(2, -1);
const quoted = (value: string): string => written(text(value));
const name = fc.oneof(
  anyName.map(quoted),
  anyName.map((value) => written(atom(value))),
);
const identity = anyUnitId.map((id) => written(identityTerm(id)));
const words = fc.string({ unit: 'grapheme', maxLength: 12 }).map(quoted);
const boolean = fc.constantFrom('true', 'false');

const one = (property: string, value: fc.Arbitrary<string>): fc.Arbitrary<Property> =>
  value.map((v) => ({ name: property, values: [v], many: false }));
const many = (property: string, value: fc.Arbitrary<string>): fc.Arbitrary<Property> =>
  fc.array(value, { minLength: 1, maxLength: 3 }).map((values) => ({ name: property, values, many: true }));

const signal = fc.oneof(
  words.map((w) => `phrase(${w})`),
  name.map((n) => `verb(${n})`),
  fc.constant('failed(tests)'),
);

function properties(others: readonly string[]): fc.Arbitrary<readonly Property[]> {
  const related = fc.constantFrom(...others);
  return fc
    .tuple(
      ...[
        one('description', words),
        one('name', name),
        many('category', name),
        many('aliases', words),
        many(
          'triggers',
          fc.tuple(signal, fc.nat(100_000)).map(([s, w]) => `${s}-${w}`),
        ),
        many('requires', related),
        many('suggests', related),
        many('conflicts', related),
        one('requires_capability', fc.constantFrom('none', 'network(smtp)', '[a, "b"]')),
        one('priority', fc.nat(1000).map(String)),
        one('available', boolean),
        one('provider_visible', boolean),
        one('mandatory_context', boolean),
        one('content', words),
        one('provenance', words),
        many('effect', fc.constantFrom('read', 'write', 'network')),
        many(
          'representations',
          fc.tuple(name, words, fc.nat(99)).map((r) => `representation(${r.join(', ')})`),
        ),
      ].map((property) => fc.option(property, { nil: undefined, freq: 1 })),
    )
    .map((all) => all.filter((property) => property !== undefined));
}

export const policyUnits: fc.Arbitrary<readonly PolicyUnit[]> = fc
  .uniqueArray(identity, { minLength: 1, maxLength: 5 })
  .chain((identities) =>
    fc.tuple(
      ...identities.map((id) => properties(identities).map((all) => ({ identity: id, properties: all }))),
    ),
  );

/** Rules and facts that go with any units. */
export const RULES: readonly string[] = [
  'activation(U, always) :- category(U, core).',
  'denied(U, "production is read-only") :- context(env, production), category(U, mail), \\+ context(role, admin).',
  'denied(U, late(N)) :- unit(U), context(hour, N), N > 20.',
  'deny(Call, "outside") :- call_arg(Call, path, P), \\+ under(P, "/workspace").',
  'ask(Call, large) :- call_arg(Call, amount, N), big(N).',
  'big(N) :- N > 500.',
  'big(N) :- favourite(N).',
  'favourite(7).',
  'favourite("8").',
  'default(deny).',
  'allow(Call, reads) :- call_tool(Call, U), category(U, C), memberchk(C, [files, search]).',
  'evidence(U, Reason, 5) :- unit(U), ( word(mail), Reason = mail ; word(post), Reason = post ).',
];

/** The clauses of a policy. `choose` gives a number below its argument, and decides how each thing is written. */
export function clausesOf(units: readonly PolicyUnit[], choose: (below: number) => number): string[] {
  return units.flatMap(({ identity, properties }) => {
    const facts: string[] = [];
    const listed: string[] = [];
    const state = (property: string, value: string) => {
      if (choose(2)) facts.push(`${property}(${identity}, ${value}).`);
      else listed.push(`${property}(${value})`);
    };
    for (const { name: property, values, many: several } of properties) {
      if (several && choose(2)) state(property, `[${values.join(', ')}]`);
      else for (const value of values) state(property, value);
    }
    const bare = listed.length === 0 && choose(2) > 0;
    return [bare ? `unit(${identity}).` : `unit(${identity}, [${listed.join(', ')}]).`, ...facts];
  });
}

/** A policy as a text that two policies share exactly when they are the same but for places. */
export function withoutPlaces({ units, facts, clauses }: LoadedPolicy): string {
  const fields = units.map(({ unit, places }) => [
    { ...unit, stated: [...unit.stated].sort() },
    [...places.keys()].sort(),
  ]);
  const rows = [...facts].flatMap(([relation, all]) =>
    all.map(({ args }) => `${relation} ${args.map((arg) => writeTerm(decodeTerm(arg))).join()}`),
  );
  const rules = clauses.map(({ head, body }) => writeTerm(head) + (body ? ` :- ${writeTerm(body)}` : ''));
  return JSON.stringify([fields, rows.sort(), rules.sort()]);
}

/** Loads, or fails the test with what is wrong. */
export function loaded(files: readonly PolicyFile[]): LoadedPolicy {
  const policy = loadPolicyFiles({ files });
  if (policy.ok) return policy.value;
  throw new Error([...policy.error.map(formatDiagnostic), ...files.map((file) => file.text)].join('\n'));
}
