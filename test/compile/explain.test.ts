import { describe, expect, test } from 'vitest';
import type { UnitId } from '../../src/catalog/identity.ts';
import { compile } from '../../src/compile/compile.ts';
import { diff } from '../../src/compile/diff.ts';
import { explain, placesOf } from '../../src/compile/explain.ts';
import { query } from '../../src/compile/query.ts';
import type { TurnInput } from '../../src/compile/turn.ts';
import { whyNot } from '../../src/compile/why-not.ts';
import { formatDiagnostic } from '../../src/logic/diagnostics.ts';
import { writeTerm } from '../../src/logic/writer.ts';
import { compiled, policy } from '../support/policies.ts';

const kitchen = policy(
  `unit(tool(cook), [description("Cook soup"), effect(write), requires([tool(stove)])]).
unit(tool(stove), [requires_capability(fire)]).
unit(tool(taste), [description("Taste soup"), effect(read)]).
unit(tool(ladle), [description("Serve soup"), supersedes([tool(spoon)])]).
unit(tool(spoon), [description("Serve soup slowly")]).
unit(tool(fork), [description("Serve soup badly"), conflicts([tool(ladle)])]).
unit(instruction(apron), [activation(always)]).
unit(mcp_server(pantry), []).
denied(U, "closed on Sundays") :-
    context(day, sunday),
    serves(U).
serves(U) :-
    effect(U, write).
`,
);
const evening: TurnInput = { text: 'soup', capabilities: ['fire'] };
const id = (text: string) => text as UnitId;

describe('explain', () => {
  test.each([
    ['tool:cook', evening, 'selected', ['shares `soup` with the text (19)']],
    ['tool:stove', evening, 'selected', ['required by `tool:cook`']],
    ['instruction:apron', evening, 'selected', ['pinned by the host (activation always)']],
    ['tool:spoon', evening, 'rejected', ['superseded by `tool:ladle`']],
    ['tool:fork', evening, 'rejected', ['in conflict with `tool:ladle`']],
    ['mcp_server:pantry', evening, 'hidden', ['nothing in the turn speaks for it']],
    [
      'tool:cook',
      { text: 'soup' },
      'rejected',
      ['it needs `tool:stove`, whose capability `fire` the turn does not hold'],
    ],
    [
      'tool:cook',
      { ...evening, context: { day: 'sunday' } },
      'rejected',
      ['denied by the policy: `closed on Sundays`'],
    ],
    ['tool:taste', { ...evening, denied: ['tool:taste'] }, 'rejected', ['denied by the host for this turn']],
    [
      'tool:taste',
      { ...evening, discovery_scope: ['kind:skill'] },
      'rejected',
      ['outside the discovery scope of this turn'],
    ],
    [
      'tool:taste',
      { ...evening, text: 'soup without taste' },
      'rejected',
      ['the text says to do without `taste`'],
    ],
    [
      'tool:taste',
      { ...evening, signals: ['deny(tool(taste))'] },
      'rejected',
      ['the signal `deny(tool(taste))` speaks against it'],
    ],
  ] as const)('%s in %j is %s', (unit, turn, state, words) => {
    const explanation = explain(compiled(kitchen, turn as TurnInput), id(unit));
    expect(explanation?.state).toBe(state);
    expect(explanation?.words.map((word) => word.replace(/\(\d+\)$/, '(19)'))).toEqual(words);
  });

  test('names the clause that denied, and the fact it rests on', () => {
    const explanation = explain(
      compiled(kitchen, { ...evening, context: { day: 'sunday' } }),
      id('tool:cook'),
    );
    const places = placesOf(explanation?.proofs ?? []).map(({ file, line }) => `${file}:${line}`);
    expect(places).toContain('policy.pl:9');
    expect(places).toContain('policy.pl:12');
    expect(places.some((place) => place.startsWith('rules/eligibility.pl:'))).toBe(true);
  });

  test.each([
    ['a derived pin', 'activation(U, always) :- category(U, x).', '', 'tool:a'],
    ['a derived conflict', 'conflicts(U, V) :- category(U, x), category(V, y).', 'soup', 'tool:b'],
    ['a derived supersession', 'supersedes(U, V) :- category(U, x), category(V, y).', 'soup', 'tool:b'],
    ['a derived trigger', 'triggers(U, keyword(soup)-5) :- category(U, x).', 'soup', 'tool:a'],
    ['a derived requirement', 'requires(U, tool(b)) :- category(U, x).', 'stew', 'tool:b'],
    [
      'an unavailable requirement',
      'requires(U, tool(b)) :- category(U, x). available(tool(b), false) :- context(off, true).',
      'stew',
      'tool:a',
    ],
  ])('%s shows the line of its rule', (_, rule, text, unit) => {
    const derived = policy(`unit(tool(a), [description("soup stew"), category(x), priority(200)]).
unit(tool(b), [description("soup"), category(y)]).
${rule}`);
    const explanation = explain(compiled(derived, { text, context: { off: true } }), id(unit));
    const places = placesOf(explanation?.proofs ?? []).map(({ file, line }) => `${file}:${line}`);
    expect(places).toContain('policy.pl:3');
  });

  test('a unit of no catalog has no explanation', () => {
    expect(explain(compiled(kitchen, evening), id('tool:nope'))).toBeUndefined();
  });

  test('a rule that goes wrong keeps back its unit, with its place, and no other', () => {
    const faulty = policy(`unit(tool(a), [description("soup"), category(odd)]).
unit(tool(b), [description("soup")]).
denied(U, "too dear") :-
    category(U, odd),
    context(price, P),
    P > 5.
`);
    const turn = { text: 'soup', context: { price: 'cheap' } };
    const outcome = compiled(faulty, turn);
    expect(outcome.surface.active_units).toEqual(['tool:b']);
    const [reason] = explain(outcome, id('tool:a'))?.reasons ?? [];
    expect(reason?.type).toBe('undetermined');
    expect(reason && 'at' in reason && reason.at).toEqual({ file: 'policy.pl', line: 3, column: 1 });
  });
});

describe('why not', () => {
  test.each([
    ['mcp_server:pantry', evening, undefined],
    ['tool:cook', { text: 'soup' }, [{ change: 'grant', capability: 'fire' }]],
    ['tool:taste', { ...evening, denied: ['tool:taste'] }, [{ change: 'stop_denying', unit: 'tool:taste' }]],
    ['tool:spoon', evening, [{ change: 'deny', unit: 'tool:ladle' }]],
    [
      'tool:taste',
      { text: 'bread', discovery_scope: ['kind:skill'] },
      [
        { change: 'select', unit: 'tool:taste' },
        { change: 'widen_scope', unit: 'tool:taste' },
      ],
    ],
    ['tool:taste', { ...evening, text: 'soup without taste' }, [{ change: 'reword', without: 'taste' }]],
    ['tool:cook', { ...evening, context: { day: 'sunday' } }, undefined],
  ] as const)('%s in %j needs %j', (unit, turn, changes) => {
    expect(whyNot(compiled(kitchen, turn as TurnInput), id(unit))?.changes).toEqual(changes);
  });

  test('says that a unit is there', () => {
    expect(whyNot(compiled(kitchen, evening), id('tool:taste'))).toEqual({
      unit: 'tool:taste',
      visible: true,
    });
  });

  test('names the budget when that is what fails, and how much it lacks', () => {
    const wordy = policy(
      `unit(skill(a), [description("soup"), content("${'word '.repeat(40)}"), mandatory_context(false)]).`,
    );
    const small = { max_context_tokens: 20, reserve_output_tokens: 0, safety_margin_tokens: 0 };
    const outcome = whyNot(compiled(wordy, { text: 'soup', budget: small }), id('skill:a'));
    expect(outcome?.failing?.type).toBe('over_budget');
    expect(outcome?.changes).toEqual([{ change: 'raise_budget', tokens: 38 }]);
  });
});

describe('why not, with a budget', () => {
  const word = (n: number) => `content("${'word '.repeat(n)}")`;
  const cut = (more: string) =>
    policy(`unit(skill(a), [description("soup"), priority(900), ${word(8)}${more}]).
      unit(skill(b), [description("soup"), priority(800), ${word(8)}${more}]).
      unit(skill(c), [description("soup"), ${word(8)}${more}]).`);
  const budget = { max_context_tokens: 15, reserve_output_tokens: 0, safety_margin_tokens: 0 };
  const turn: TurnInput = { text: 'soup', candidate_limit: 1, budget };

  test.each([
    ['mandatory', ''],
    ['not mandatory', ', mandatory_context(false)'],
  ])('a raised limit that then needs budget gets it, where units are %s', (_, more) => {
    const changes = whyNot(compiled(cut(more), turn), id('skill:c'))?.changes ?? [];
    expect(changes.map(({ change }) => change)).toEqual(['raise_limit', 'raise_budget']);
    const with_ = (tokens: number) =>
      compile(cut(more), {
        ...turn,
        candidate_limit: 3,
        budget: { ...budget, max_context_tokens: 15 + tokens },
      });
    const tokens = changes[1]?.change === 'raise_budget' ? changes[1].tokens : 0;
    const [enough, less] = [with_(tokens), with_(tokens - 1)];
    expect(enough.ok && enough.value.surface.active_units).toContain('skill:c');
    expect(less.ok && less.value.surface.active_units.includes(id('skill:c'))).toBe(false);
  });

  test('counts as the compile did', () => {
    const counter = { method: 'exact', name: 'characters', count: (text: string) => text.length } as const;
    const one = policy(`unit(skill(a), [description("soup"), ${word(8)}, mandatory_context(false)]).`);
    const result = compile(one, { text: 'soup', budget }, { counter });
    if (!result.ok) throw new Error(result.error.code);
    expect(whyNot(result.value, id('skill:a'))?.changes).toEqual([{ change: 'raise_budget', tokens: 25 }]);
  });
});

describe('diff', () => {
  test('says what came and went, and why', () => {
    const before = compiled(kitchen, evening);
    const after = compiled(kitchen, { ...evening, denied: ['tool:ladle'] });
    const { added, removed, same } = diff(before, after);
    expect(added.map(({ unit }) => unit)).toEqual(['tool:fork', 'tool:spoon']);
    expect(removed).toMatchObject([
      { unit: 'tool:ladle', after: { state: 'rejected', words: ['denied by the host for this turn'] } },
    ]);
    expect(same).toBe(false);
  });

  test('nothing changed is nothing', () => {
    const nothing = { added: [], removed: [], changed: [], tokens: 0, same: true };
    expect(diff(compiled(kitchen, evening), compiled(kitchen, evening))).toEqual(nothing);
  });
});

describe('a reason that the policy gives with inadmissible/3', () => {
  const rules = [
    'unit(skill(s), [description("soup"), requires([tool(t)])]). unit(tool(t), [description("pan")]).',
    'inadmissible(tool(t), 3, "it is being cleaned") :- context(cleaning, hard).',
    'inadmissible(tool(t), 12, "it is being cleaned") :- context(cleaning, soft).',
    'inadmissible(tool(t), 2, unavailable) :- context(cleaning, gone).',
  ];
  const cleaned = policy(rules.join('\n'));
  const words = (cleaning: string, unit: string) => {
    const found = explain(compiled(cleaned, { text: 'soup pan', context: { cleaning } }), id(unit));
    return [found?.words, found?.reasons.map((reason) => 'at' in reason && reason.at?.line)];
  };

  test.each([
    ['hard', 'skill:s', 'it needs `tool:t`, which may not stand: `it is being cleaned`', 2],
    ['hard', 'tool:t', 'it may not stand: `it is being cleaned`', 2],
    ['soft', 'skill:s', 'it needs `tool:t`, which may not stand: `it is being cleaned`', 3],
    ['soft', 'tool:t', 'it may not stand: `it is being cleaned`', 3],
    ['gone', 'skill:s', 'it needs `tool:t`, which is not available', false],
    ['gone', 'tool:t', 'it is not available', false],
  ] as const)('%s for %s: %s', (cleaning, unit, said, line) => {
    expect(words(cleaning, unit)).toEqual([[said], [line]]);
  });

  test('stands in whyNot with its place', () => {
    const found = whyNot(compiled(cleaned, { text: 'soup', context: { cleaning: 'hard' } }), id('skill:s'));
    expect(found?.at).toMatchObject({ file: 'policy.pl', line: 2 });
  });
});

describe('query', () => {
  const shown = (goal: string, turn?: TurnInput) => {
    const answer = query(kitchen, goal, turn ? { turn } : {});
    if (!answer.ok) return answer.error.code;
    return answer.value.solutions.map((found) =>
      [...found].map(([name, term]) => `${name} = ${writeTerm(term)}`).join(', '),
    );
  };

  test.each([
    ['requires(U, tool(X)).', ['U = tool(cook), X = stove']],
    ['kind(U, mcp_server)', ['U = mcp_server(pantry)']],
    ['effect(tool(taste), E), \\+ effect(tool(taste), write)', ['E = read']],
    ['activation(U, always)', ['U = instruction(apron)']],
    ['denied(U, R)', []],
    ['X is 1 + 1', ['X = 2']],
    ['requires(U,', 'invalid_goal'],
    ['X > 1', 'policy_undetermined'],
  ] as const)('%s', (goal, expected) => {
    expect(shown(goal)).toEqual(expected);
  });

  test.each([
    ['require(U, V)', 'goal:1:1: error unknown_relation: there is no relation `require/2`', 'requires/2'],
    [
      'unit(U), denied(U)',
      'goal:1:10: error wrong_arity: there is no relation `denied/1`',
      'denied(Unit, Reason)',
    ],
    ['unit(U), assertz(x(U))', 'goal:1:10: error forbidden_predicate: `assertz/1`', 'expected'],
    ['requires(tool(cok), V)', 'goal:1:10: error unknown_unit: ', 'tool(cook)'],
    ['X = 1, Y', 'goal:1:8: error unbound_goal: ', 'the goal itself'],
  ])('judges a goal as a rule is judged: %s', (goal, said, advice) => {
    const answer = query(kitchen, goal);
    if (answer.ok || answer.error.code !== 'invalid_goal') throw new Error('it was asked');
    const [first] = answer.error.diagnostics.map(formatDiagnostic);
    expect(first).toContain(said);
    expect(first).toContain(advice);
  });

  test('asks the relations that a policy states itself, and the helpers of the shipped rules', () => {
    expect(shown('serves(U)')).toEqual(['U = tool(cook)']);
    expect(shown('lacking(U, fire)')).toEqual(['U = tool(stove)']);
  });

  test('refuses a scope that is wider than its parent, as a compile does', () => {
    const turn = { discovery_scope: ['kind:tool'], parent_discovery_scope: ['kind:skill'] };
    expect(query(kitchen, 'in_scope(U)', { turn })).toEqual(compile(kitchen, turn));
  });

  test('holds the facts of a turn', () => {
    expect(shown('denied(U, R)', { context: { day: 'sunday' } })).toEqual([
      "U = tool(cook), R = 'closed on Sundays'",
    ]);
  });
});

describe('evidence', () => {
  const stew = policy(
    'unit(skill(a), [description("soup stew"), requires([tool(d)])]). unit(tool(d), [description("soup")]).',
  );

  test('a unit that the limit cut keeps no evidence when another brings it in', () => {
    const { selected } = compiled(stew, { text: 'soup stew', candidate_limit: 1 });
    expect(selected.map(({ unit, reasons }) => [unit, reasons.map(({ type }) => type)])).toEqual([
      ['skill:a', ['lexical']],
      ['tool:d', ['dependency_of']],
    ]);
  });

  test('what a pinned unit needs is selected, whatever the prose says, and nothing else', () => {
    const pinned = policy(
      'unit(skill(p), [activation(always), requires([tool(d)])]). unit(tool(d), [description("soup")]).',
    );
    const { selected, rejected } = compiled(pinned, 'soup without d');
    expect(selected.map(({ unit }) => unit)).toEqual(['skill:p', 'tool:d']);
    expect(rejected).toEqual([]);
  });

  test('a policy whose only rule holds in every turn keeps back nothing else', () => {
    const settled = policy(
      'unit(tool(a), [description("soup")]). suggests(U, V) :- category(U, x), category(V, x).',
    );
    expect(compiled(settled, 'soup').rejected).toEqual([]);
    expect(compiled(settled, 'soup').surface.active_units).toEqual(['tool:a']);
  });

  test('two pinned units that exclude each other are named with those that brought them in', () => {
    const torn = compile(
      policy(`
        unit(skill(a), [activation(always), requires([tool(x)])]). unit(skill(b), [requires([tool(y)])]).
        unit(tool(x), [conflicts([tool(y)])]). unit(tool(y), []).
        activation(skill(b), always) :- context(both, true).
      `),
      { context: { both: true } },
    );
    expect(torn).toMatchObject({
      ok: false,
      error: {
        code: 'contradictory_activation',
        contradictions: [
          { units: ['tool:x', 'tool:y'], relation: 'conflict', because: [['skill:a'], ['skill:b']] },
        ],
      },
    });
  });
});
