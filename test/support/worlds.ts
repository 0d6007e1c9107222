/** Generated worlds: a catalog of every kind, rules over it, and a turn. Hostile on purpose. */

import fc from 'fast-check';
import { emptyCatalog, registerUnits } from '../../src/catalog/catalog.ts';
import { encodeClause } from '../../src/catalog/encode.ts';
import { identityTerm, KINDS, type UnitId, type UnitKind, unitId } from '../../src/catalog/identity.ts';
import type { Policy } from '../../src/catalog/policy.ts';
import type { UnitSpec } from '../../src/catalog/unit.ts';
import type { TurnInput } from '../../src/compile/turn.ts';
import { source } from '../../src/logic/diagnostics.ts';
import type { Clause } from '../../src/logic/program.ts';
import { readText } from '../../src/logic/reader.ts';
import { plain } from '../../src/logic/term.ts';
import { writeTerm } from '../../src/logic/writer.ts';

export interface World {
  readonly units: readonly UnitSpec[];
  /** Clauses of the policy, as text. */
  readonly rules: readonly string[];
  readonly turn: TurnInput;
}

/** Names that break what is careless: prototype names, quotes, slashes, other scripts, look-alikes. */
const NAMES = [
  'a',
  'b',
  'soup',
  'git_diff',
  '__proto__',
  'constructor',
  'toString',
  'Ünïcode',
  '汤',
  'x/y',
  "it's",
  'a:b',
  'tool',
  'Zed',
  '%2F',
  '\u202Ereversed',
  'ѕоuр',
  '0',
  '[]',
  ' ',
] as const;
const WORDS = ['soup', 'salt', 'bread', 'review', 'diff', '汤', 'the', 'constructor', 'a', 'git'] as const;
const CATEGORIES = ['core', 'email', 'ops', '__proto__'] as const;
const CAPABILITIES = ['tool(a)', 'network(smtp)', 'shell'] as const;
const SIGNALS = [
  'keyword(soup)',
  'phrase("soup salt")',
  'verb(review)',
  'need(src)',
  'failed(tests)',
  'red',
] as const;

const identity = (kinds: readonly UnitKind[] = KINDS) =>
  fc
    .record({
      kind: fc.constantFrom(...kinds),
      server: fc.constantFrom('srv', 'x/y'),
      name: fc.constantFrom(...NAMES),
    })
    .map(({ kind, server, name }) =>
      unitId(kind === 'mcp_tool' || kind === 'mcp_prompt' ? { kind, server, name } : { kind, name }),
    );

const some = <T>(values: readonly T[], most: number) =>
  fc.array(fc.constantFrom(...values), { maxLength: most });

const sentence = some(WORDS, 6).map((words) => words.join(' '));

const unitSpec = (unit: UnitId, others: readonly UnitId[]): fc.Arbitrary<UnitSpec> => {
  const isTool = unit.startsWith('tool:') || unit.startsWith('mcp_tool:');
  const related = (most: number) =>
    fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 2, arbitrary: some(others, most) });
  return fc.record(
    {
      unit: fc.constant<string>(unit),
      description: sentence,
      category: fc.constantFrom(...CATEGORIES),
      aliases: some(WORDS, 2),
      triggers: fc.array(
        fc.record({ signal: fc.constantFrom<string>(...SIGNALS), weight: fc.nat({ max: 60 }) }),
        { maxLength: 2 },
      ),
      requires: related(2),
      suggests: related(2),
      conflicts: related(2),
      supersedes: related(1),
      requires_capability: fc.constantFrom<string>(...CAPABILITIES, 'none'),
      priority: fc.constantFrom(0, 5, 100, 100, 900),
      activation: fc.constantFrom(
        'relevant' as const,
        'relevant' as const,
        'relevant' as const,
        'always' as const,
      ),
      available: fc.constantFrom(true, true, true, true, false),
      provider_visible: fc.constantFrom(true, true, true, false),
      mandatory_context: fc.boolean(),
      content: sentence,
      effect: fc.constantFrom('read', 'write'),
      ...(isTool && { schema: fc.constant({ type: 'object' }) }),
    },
    { requiredKeys: ['unit'] },
  ) as fc.Arbitrary<UnitSpec>;
};

/** Rules that a policy might add to every open relation. */
const RULES = [
  'activation(U, always) :- category(U, core), effect(U, read).',
  'conflicts(U, V) :- category(U, email), category(V, ops).',
  'denied(U, "production is read-only") :- context(env, production), effect(U, write), \\+ context(role, admin).',
  'evidence(U, "tests failed", 40) :- signal(failed(tests)), category(U, ops).',
  'suggests(U, V) :- category(U, core), category(V, core), U \\== V.',
  'denied(tool(Name), "no git") :- starts_with(Name, git).',
  'available(U, false) :- context(offline, true), category(U, email).',
  'attacks(U, V) :- entry(U), entry(V), category(U, core), category(V, ops), outranks(U, V).',
  'vouches(U, V) :- entry(U), category(U, email), entry(V), category(V, email), U \\== V.',
  'priority(U, 700) :- category(U, ops).',
  'inadmissible(U, 4, denied) :- context(env, production), category(U, ops).',
] as const;

const turn = (units: readonly UnitId[]): fc.Arbitrary<TurnInput> =>
  fc.record(
    {
      text: fc.oneof(
        sentence,
        sentence.chain((words) => fc.constantFrom(`without soup ${words}`, `${words}, do not use git_diff`)),
        fc.string({ unit: 'grapheme', maxLength: 40 }),
      ),
      signals: some(
        [
          ...SIGNALS,
          'deny(category(ops))',
          ...units.slice(0, 2).map((unit) => `deny(${writeTerm(identityTerm(unit))})`),
        ],
        2,
      ),
      needs: some(['src', 'review'], 1),
      selected: some(units, 3),
      denied: some(units, 2),
      capabilities: some([...CAPABILITIES], 3),
      discovery_scope: fc.oneof(
        { weight: 5, arbitrary: fc.constant('all' as const) },
        {
          weight: 1,
          arbitrary: some([...KINDS.map((kind) => `kind:${kind}`), 'category:core', ...units], 5),
        },
      ),
      context: fc.constantFrom(
        {},
        { env: 'production' },
        { env: 'production', role: 'admin' },
        { offline: true },
      ),
      candidate_limit: fc.constantFrom(1, 2, 4, 64),
      scoring: fc.constantFrom('ranked' as const, 'overlap' as const),
      mode: fc.constantFrom(
        'compiled' as const,
        'compiled' as const,
        'compiled' as const,
        'all_tools' as const,
      ),
      pack: fc.constantFrom(true, true, false),
      budget: fc.constantFrom(
        {},
        { max_context_tokens: 60, reserve_output_tokens: 0, safety_margin_tokens: 0 },
        { max_context_tokens: 400, reserve_output_tokens: 10, safety_margin_tokens: 5 },
      ),
    },
    { requiredKeys: ['text'] },
  );

/** Worlds of 1 to 9 units. Relations may also name units that are not there. */
export const worlds: fc.Arbitrary<World> = fc
  .uniqueArray(identity(), { minLength: 1, maxLength: 9 })
  .chain((ids) => {
    const named = [...ids, unitId({ kind: 'tool', name: 'missing' })];
    return fc.record({
      units: fc.tuple(...ids.map((id) => unitSpec(id, named))).map((specs) => [...specs]),
      rules: fc.oneof(
        { weight: 2, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.subarray([...RULES], { maxLength: 3 }) },
      ),
      turn: turn(named),
    });
  });

/** The policy of a world. Throws when the generator made something that is refused. */
export function policyOf({ units, rules }: Pick<World, 'units' | 'rules'>): Policy {
  const registered = registerUnits(emptyCatalog, units);
  if (!registered.ok) throw new Error(JSON.stringify(registered.error[0]));
  return {
    catalog: registered.value.catalog,
    clauses: clausesOf(rules),
    facts: new Map(),
    places: new Map(),
    warnings: [],
  };
}

const NO_CLAUSES: readonly Clause[] = [];

function clausesOf(rules: readonly string[]): readonly Clause[] {
  if (rules.length === 0) return NO_CLAUSES;
  const read = readText(source('rules.pl', rules.join('\n')));
  if (read.diagnostics.length > 0) throw new Error(read.diagnostics[0]?.message);
  return read.clauses.map(({ term }, i) => {
    const clause = plain(term);
    if (clause.kind !== 'compound') throw new Error('not a clause');
    const [head, body] = clause.args as [Clause['head'], Clause['head']];
    return encodeClause({ head, body, place: { file: 'rules.pl', line: i + 1, column: 1 } });
  });
}
