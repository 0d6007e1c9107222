/** Generated worlds: a catalog of every kind, rules over it, and a turn. Hostile on purpose. */

import fc from 'fast-check';
import { identityTerm, KINDS, type UnitId, type UnitKind, unitId } from '../../src/catalog/identity.ts';
import type { Policy } from '../../src/catalog/policy.ts';
import type { UnitSpec } from '../../src/catalog/unit.ts';
import type { TurnInput } from '../../src/compile/turn.ts';
import { createPolicy } from '../../src/lictor.ts';
import { formatDiagnostic } from '../../src/logic/diagnostics.ts';
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
  'available(U, false) :- context(offline, true), category(U, email).',
  'attacks(U, V) :- entry(U), entry(V), category(U, core), category(V, ops), outranks(U, V).',
  'vouches(U, V) :- entry(U), category(U, email), entry(V), category(V, email), U \\== V.',
  'priority(U, 700) :- category(U, ops).',
  'inadmissible(U, 4, denied) :- context(env, production), category(U, ops).',
  'inadmissible(U, 12, "not now") :- context(offline, true), category(U, core).',
  'provider_visible(U, true) :- kind(U, mcp_server), context(role, admin).',
  'mandatory_context(U, false) :- category(U, ops).',
  'denied(U, "closed") :- context(env, E), (E == production, category(U, ops) ; E == staging, category(U, email)).',
  'evidence(U, "level", W) :- category(U, core), (context(env, production) -> W = 10 ; W = 30).',
  'denied(U, "once") :- unit(U), context(offline, true), once((category(U, ops) ; category(U, email))).',
  'denied(U, "called") :- unit(U), context(env, production), call(category, U, ops).',
  'denied(U, "crowded") :- category(U, ops), findall(V, category(V, ops), All), length(All, N), N > 2.',
  'away(U) :- category(U, email).\ndenied(U, "away") :- away(U), context(offline, true).',
  'linked(U, V) :- category(U, core), category(V, email).\nsuggests(U, V) :- linked(U, V).',
  'mild(U, W) :- effect(U, read), W is 20 + 1.\nmild(U, 7) :- effect(U, write).\nevidence(U, "mild", W) :- mild(U, W).',
] as const;

/** Facts about one unit, with rules that ask for those of the policy's own. */
const FACTS: readonly ((unit: string) => string)[] = [
  (unit) => `activation(${unit}, always).`,
  (unit) => `priority(${unit}, 650).`,
  (unit) => `aliases(${unit}, [salt, "bread soup"]).`,
  (unit) => `requires_capability(${unit}, shell).`,
  (unit) => `denied(${unit}, "by name") :- context(env, production).`,
  (unit) => `team(${unit}, kitchen).\nevidence(U, "kitchen", 15) :- team(U, kitchen).`,
  (unit) => `broken(${unit}).\ndenied(U, "broken") :- broken(U), context(offline, true).`,
];

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
          weight: 3,
          arbitrary: some([...KINDS.map((kind) => `kind:${kind}`), 'category:core', ...units], 5),
        },
      ),
      context: fc.constantFrom(
        {},
        { env: 'production' },
        { env: 'production', role: 'admin' },
        { env: 'staging' },
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
        { weight: 1, arbitrary: fc.subarray([...RULES, ...factsAbout(ids)], { maxLength: 4 }) },
      ),
      turn: turn(named),
    });
  });

/** A pattern of units, which is a mistake where the catalog has none like it. */
const PATTERN = 'denied(tool(Name), "no git") :- unit(tool(Name)), starts_with(Name, git).';

const factsAbout = (ids: readonly UnitId[]): string[] => [
  ...ids.slice(0, 2).flatMap((id) => FACTS.map((fact) => fact(writeTerm(identityTerm(id))))),
  ...(ids.some((id) => id.startsWith('tool:')) ? [PATTERN] : []),
];

/** The policy of a world, by the loader. Throws when the generator made something that is refused. */
export function policyOf({ units, rules }: Pick<World, 'units' | 'rules'>): Policy {
  const files = rules.length > 0 ? [{ path: 'rules.pl', text: rules.join('\n') }] : [];
  const loaded = createPolicy({ files, units });
  if (!loaded.ok) throw new Error(loaded.error.map(formatDiagnostic).join('\n'));
  return loaded.value;
}
