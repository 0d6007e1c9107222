/** Rules that ask in unusual ways: what they keep back is kept back, however the compiler asks. */

import { describe, expect, test } from 'vitest';
import { compile } from '../../src/compile/compile.ts';
import { query } from '../../src/compile/query.ts';
import type { TurnInput } from '../../src/compile/turn.ts';
import { active, compiled, policy } from '../support/policies.ts';

const UNITS = `
  unit(tool(a), [category(danger)]).
  unit(tool(b), [category(danger)]).
  unit(tool(c), [category(calm)]).
`;
const selected = ['tool:a', 'tool:b', 'tool:c'];

/** Rules, a turn's context, and the units that stay. */
const CASES: readonly (readonly [rules: string, context: TurnInput['context'], left: readonly string[]])[] = [
  [
    'denied(U, "x") :- unit(U), context(env, E), not_dev(E). not_dev(E) :- E \\= dev.',
    { env: 'staging' },
    [],
  ],
  [
    'denied(U, "x") :- unit(U), context(limit, N), big(N). big(N) :- integer(N), N > 500.',
    { limit: 900 },
    [],
  ],
  ['denied(U, "x") :- unit(U), bad(U). bad(U) :- once(category(U, danger)).', {}, ['tool:c']],
  ['denied(U, "x") :- unit(U), bad(U). bad(U) :- category(U, danger), !.', {}, ['tool:c']],
  [
    'denied(U, "x") :- unit(U), level(U, high). level(U, R) :- (category(U, danger) -> R = high ; R = low).',
    {},
    ['tool:c'],
  ],
  ['denied(U, "x") :- unit(U), \\+ calm(U). calm(U) :- \\+ category(U, danger).', {}, ['tool:c']],
  ['denied(U, "x") :- unit(U), once(category(U, danger)).', {}, ['tool:c']],
  ['denied(U, "prod") :- unit(U), call(context, env, prod).', { env: 'prod' }, []],
  ['denied(U, "prod") :- unit(U), call(context, env, prod).', { env: 'dev' }, selected],
  ['available(U, V) :- unit(U), context(up, V).', { up: 'no' }, []],
  ['evidence(U, "half", W) :- category(U, danger), W is 100 * 0.5.', {}, ['tool:c']],
];

describe('a rule', () => {
  test.each(CASES)('%s in %j leaves %j', (rules, context, left) => {
    const turn = { selected, ...(context && { context }) };
    expect(active(policy(`${UNITS}${rules}`), turn)).toEqual(left);
  });

  test('a pinned unit with an impossible priority is kept back, and says so', () => {
    const odd = policy(
      'unit(tool(a), [activation(always)]). priority(U, P) :- activation(U, always), P is 0 - 5.',
    );
    expect(compiled(odd, '').rejected.map(({ reasons }) => reasons[0]?.type)).toEqual(['undetermined']);
  });

  test('a pin that depends on the scope is a pin for prose and signals too', () => {
    const scoped = policy(`${UNITS} activation(U, always) :- in_scope(U), category(U, danger).`);
    const left = active(scoped, { text: 'without a', signals: ['deny(tool(b))'] });
    expect(left).toEqual(['tool:a', 'tool:b']);
  });

  test('a rule that never ends keeps back its units and lets the compile end', () => {
    const endless = policy(
      `${UNITS} n(0). n(X) :- n(Y), X is Y + 1. denied(U, "big") :- unit(U), n(X), X > 100000000.`,
    );
    expect(active(endless, { selected })).toEqual([]);
  });
});

describe('provider_visible', () => {
  const servers = 'unit(mcp_server(a), [category(hub)]). unit(mcp_server(b), []). unit(tool(c), []).';
  const turn = { selected: ['mcp_server:a', 'mcp_server:b', 'tool:c'] };
  const shownWith = (rules: string) => active(policy(`${servers} ${rules}`), turn);

  test.each([
    ['', ['tool:c']],
    ['provider_visible(mcp_server(a), true).', ['mcp_server:a', 'tool:c']],
    ['provider_visible(U, true) :- category(U, hub).', ['mcp_server:a', 'tool:c']],
    ['provider_visible(U, true) :- kind(U, mcp_server).', ['mcp_server:a', 'mcp_server:b', 'tool:c']],
    ['provider_visible(U, V) :- unit(U), member(V, [true, false]).', []],
    ['provider_visible(U, false) :- kind(U, tool).', []],
  ] as const)('holds by default where nothing says more: %s', (rules, shown) => {
    expect(shownWith(rules)).toEqual(shown);
  });

  test('a server that a rule shows has to be in scope, as any other unit', () => {
    const hub = policy(`${servers} requires(tool(c), mcp_server(a)).
      provider_visible(mcp_server(a), V) :- context(show, V).`);
    const scoped = { selected: ['tool:c'], discovery_scope: ['kind:tool'] };
    expect(active(hub, scoped)).toEqual(['tool:c']);
    expect(active(hub, { ...scoped, context: { show: true } })).toEqual([]);
  });

  test('false keeps a unit off the surface without packing, too', () => {
    const { selected, surface } = compiled(policy(servers), { ...turn, pack: false });
    expect(surface.active_units).toEqual(['tool:c']);
    expect(selected.map(({ visible }) => visible)).toEqual([false, false, true]);
  });
});

describe('a query', () => {
  test.each([
    'halt',
    'assertz(among(zzz))',
    'write(hi)',
    "open('x', write, S)",
    'set_prolog_flag(a, b)',
    'consult(x)',
  ])('cannot reach out: %s', (goal) => {
    const answer = query(policy(UNITS), goal);
    expect(answer).toMatchObject({ ok: false, error: { code: 'invalid_goal' } });
  });

  test('leaves no trace in the next compile', () => {
    const one = policy(UNITS);
    query(one, 'assertz(denied(tool(c), leaked))');
    expect(active(one, { selected: ['tool:c'] })).toEqual(['tool:c']);
    expect(compile(one, { selected: ['tool:c'], denied: ['tool:c'] }).ok).toBe(true);
  });
});
