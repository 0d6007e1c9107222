/** The gate over every combination of what may be said about a call: compiled, interpreted, and in SWI-Prolog. */

import { describe, expect, test } from 'vitest';
import { VOCABULARY } from '../../src/catalog/vocabulary.ts';
import { gateClauses } from '../../src/decide/gate.ts';
import { compiledSolver } from '../../src/logic/engine.ts';
import { program } from '../../src/logic/program.ts';
import { layer } from '../../src/logic/relations.ts';
import { tauSolver } from '../../src/logic/tau.ts';
import { atom, compound } from '../../src/logic/term.ts';
import { writeTerm } from '../../src/logic/writer.ts';
import { haveSwipl, runSwipl } from '../support/swipl.ts';

/** What may be said, as facts. */
const SAID = {
  deny: 'deny(call, "no")',
  ask: 'ask(call, "sure")',
  partDenied: 'deny(part, "no")',
  allow: 'allow(call, "fine")',
  closed: 'default(deny)',
  prohibited: 'rule_holds(call, r, prohibit)',
  confirmed: 'rule_holds(call, r, confirm)',
  doubted: 'rule_may_hold(call, r)',
  released: 'rule_released(call, r)',
} as const;
type Said = keyof typeof SAID;

const ALL = Object.keys(SAID) as Said[];
const WORLDS = Array.from(
  { length: 2 ** ALL.length },
  (_, bits) => new Set(ALL.filter((_, i) => bits & (1 << i))),
);

function expected(said: ReadonlySet<Said>): string {
  const held = !said.has('released');
  const closed = said.has('closed') && !said.has('allow');
  if (said.has('deny') || said.has('partDenied') || closed || (held && said.has('prohibited'))) return 'deny';
  return said.has('ask') || (held && (said.has('confirmed') || said.has('doubted'))) ? 'ask' : 'allow';
}

const ROW = /^(\w+)\((.*)\)$/;

function factsOf(said: ReadonlySet<Said>) {
  const rows = new Map([
    ['call_part/2', ['call', 'part'].map((part) => ({ args: [atom('call'), atom(part)] }))],
  ]);
  for (const one of said) {
    const [, name = '', rest = ''] = ROW.exec(SAID[one]) ?? [];
    const args = rest.split(', ').map((text) => atom(text.replaceAll('"', '')));
    const relation = `${name}/${args.length}`;
    rows.set(relation, [...(rows.get(relation) ?? []), { args }]);
  }
  return layer(rows);
}

const clauses = program(gateClauses());
const options = { relations: [...VOCABULARY.keys()] };

describe('the gate', () => {
  test.each([
    ['compiled', compiledSolver],
    ['interpreted', tauSolver],
  ] as const)('decides every combination as its sentence says, %s', (_, solverOf) => {
    const solver = solverOf(clauses, layer(new Map()), options);
    for (const said of WORLDS) {
      const answer = solver.with(factsOf(said)).rows('decided/2', [atom('call'), undefined]);
      const decisions = answer.ok
        ? answer.value.map(({ args }) => writeTerm(args[1] ?? atom('')))
        : ['undecided'];
      expect(decisions, [...said].join()).toEqual([expected(said)]);
    }
  });

  test.skipIf(!haveSwipl)('decides them the same in SWI-Prolog', () => {
    const names = [
      'call_part/2',
      ...new Set(WORLDS.flatMap((said) => [...factsOf(said).keys()])),
      'indeterminate/3',
    ];
    const rules = gateClauses().map(
      ({ head, body }) => `${writeTerm(body ? compound(':-', head, body) : head)}.`,
    );
    const worlds = WORLDS.map((said) => {
      const facts = ['call_part(call, call)', 'call_part(call, part)', ...[...said].map((one) => SAID[one])];
      return `:- retract_all, ${facts.map((fact) => `assertz(${fact})`).join(', ')}, findall(D, decided(call, D), L), sort(L, S), print(S), nl.`;
    });
    const text = [
      `:- dynamic ${[...new Set(names)].join(', ')}.`,
      `retract_all :- ${[...new Set(names)].map((name) => `(functor(H${name.replace(/\W/g, '')}, ${name.replace('/', ', ')}), retractall(H${name.replace(/\W/g, '')}))`).join(', ')}.`,
      ...rules,
      ...worlds,
    ];
    const said = runSwipl(text.join('\n')).trim().split('\n');
    expect(said).toEqual(WORLDS.map((world) => `[${expected(world)}]`));
  });
});
