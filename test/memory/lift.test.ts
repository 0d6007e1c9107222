/** What is said in a project of a rule for everywhere changes that project, and no other. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CapturedTurn, capture } from '../../src/memory/capture.ts';
import { applyChanges, type RuleState } from '../../src/memory/change.ts';
import { isEverywhere } from '../../src/memory/everywhere.ts';
import { openWaivers, rulesInForce } from '../../src/memory/in-force.ts';
import type { Reading } from '../../src/memory/reading.ts';
import type { Rule } from '../../src/memory/rule.ts';
import { undoLast } from '../../src/memory/undo.ts';
import { arbitraryRules } from '../support/rule-arbitraries.ts';
import { NOW, originAt, ruleWith, says } from '../support/rules.ts';
import { numRuns } from '../support/runs.ts';

const project = (name: string) => ({ kind: 'project', name }) as const;
const A = { owner: 'user', project: '/a', session_id: 's' };
const B = { owner: 'user', project: '/b', session_id: 's' };
const SAID = { kind: 'retract', sentence: 'You can email Sarah again.' } as const;

/** What a sentence that is said in project A, or elsewhere, makes of a state. */
function saying(state: RuleState, said: Partial<Reading>, scope: Rule['scope'] = project('/a')) {
  const turn: CapturedTurn = {
    ...{ ...originAt(NOW, { scope, session_id: 's', message_id: 'm9' }), decrees: says(said), calls: [] },
  };
  const captured = capture(turn, state);
  return { ...applyChanges(state, captured.changes), ...captured };
}

const stateOf = (...rules: readonly Rule[]): RuleState => ({ rules, waivers: [] });

/** What decides a call in a place: the rules that are enforced, and the waivers that are open. */
function decidingIn(state: RuleState, here: typeof A) {
  const rules = rulesInForce(state.rules, { ...here, now: NOW }).map(({ lifted: _, ...rule }) => rule);
  const ids = new Set(rules.map(({ id }) => id));
  return { rules, waivers: openWaivers(state, { ...here, now: NOW }).filter(({ rule }) => ids.has(rule)) };
}

const codes = ({ report }: ReturnType<typeof saying>) => report.map(({ code }) => code);

/** Every way of taking back. */
const takenBack = fc.constantFrom<Partial<Reading>>(
  SAID,
  { ...SAID, matcher: {} },
  { ...SAID, matcher: { arg: 'to', value: 'Sarah Bob' } },
  { ...SAID, until: 'task' },
  { ...SAID, until: 'session' },
  { ...SAID, until: 'Monday' },
  { ...SAID, condition: 'the tests pass' },
);
const somewhere = fc.constantFrom<Rule['scope']>({ kind: 'user' }, project('/a'), project('/b'), {
  kind: 'agent',
  name: 'x',
});
/** Rules of any place, of which several may be about what is taken back. */
const placed = fc
  .tuple(arbitraryRules, fc.array(somewhere, { minLength: 12, maxLength: 12 }))
  .map(([rules, scopes]) =>
    rules.map((rule, i) => ({
      ...rule,
      ...{ owner: 'user', scope: scopes[i % scopes.length] ?? project('/b') },
      ...(i % 2 === 0 && { tool: 'send_email', matchers: i % 4 === 0 ? [] : ruleWith().matchers }),
    })),
  );

describe('taking back in a project', () => {
  test('changes no decision in another', () => {
    fc.assert(
      fc.property(placed, takenBack, (rules, said) => {
        const before = stateOf(...rules, ruleWith({ id: 'wide' }));
        expect(decidingIn(saying(before, said), B)).toEqual(decidingIn(before, B));
      }),
      { numRuns },
    );
  });

  test('what was only just set there restores every decision', () => {
    fc.assert(
      fc.property(placed, (rules) => {
        const before = stateOf(...rules.filter(({ tool }) => tool !== 'send_email'));
        const set = saying(before, {});
        const again = saying(set, SAID);
        for (const here of [A, B]) expect(decidingIn(again, here)).toEqual(decidingIn(before, here));
      }),
      { numRuns },
    );
  });

  test('can be taken back itself', () => {
    fc.assert(
      fc.property(takenBack, (said) => {
        const before = stateOf(ruleWith());
        const { changes, ...now } = saying(before, said);
        const history = [
          ...[{ action: 'add', kind: 'rule', id: 'r1', value: ruleWith() } as const].map((change) => ({
            ...{ ...change, at: NOW, by: 'user', seq: 1, batch: 1 },
          })),
          ...changes.map((change, i) => ({ ...change, at: NOW, by: 'user', seq: i + 2, batch: 2 })),
        ];
        expect(undoLast(history, undefined, B)?.undoes).toBe(1);
        const undoing = undoLast(history, undefined, A);
        expect(undoing?.undoes).toBe(2);
        const back = applyChanges(now, undoing?.changes ?? []);
        for (const here of [A, B]) expect(decidingIn(back, here)).toEqual(decidingIn(before, here));
      }),
      { numRuns },
    );
  });
});

describe('a rule for everywhere', () => {
  const wide = ruleWith();

  test('is lifted in the project where it is taken back, with the sentence, and holds elsewhere', () => {
    const lifted = saying(stateOf(wide), SAID);
    expect(codes(lifted)).toEqual(['lifted']);
    expect(lifted.rules).toEqual([
      {
        ...wide,
        lifted: [
          { scope: project('/a'), sentence: SAID.sentence, at: NOW, message_id: 'm9', session_id: 's' },
        ],
      },
    ]);
    expect(decidingIn(lifted, A).rules).toEqual([]);
    expect(decidingIn(lifted, B).rules).toEqual([wide]);
    expect(rulesInForce(lifted.rules, { now: NOW })).toHaveLength(1);
  });

  test('is lifted beside the project’s own rule, which ends', () => {
    const own = ruleWith({ id: 'own', scope: project('/a') });
    const both = saying(stateOf(wide, own), SAID);
    expect(codes(both)).toEqual(['lifted', 'ended']);
    expect(decidingIn(both, A).rules).toEqual([]);
  });

  test('that is lifted here is not lifted twice', () => {
    expect(codes(saying(saying(stateOf(wide), SAID), SAID))).toEqual(['nothing_to_end']);
  });

  test('ends everywhere when that is said, lifted here or not', () => {
    const everywhere = { ...SAID, sentence: 'You can email Sarah again, everywhere.' };
    for (const state of [stateOf(wide), saying(stateOf(wide), SAID)]) {
      const ended = saying(state, everywhere);
      expect(codes(ended)).toEqual(['ended']);
      expect(decidingIn(ended, B).rules).toEqual([]);
    }
  });

  test.each([
    ['You can email again in all my projects.', 'projects'],
    ['到处都可以发邮件了。', '到处都'],
  ])('ends everywhere though the words for that are read as a thing: %s', (sentence, value) => {
    const all = ruleWith({ matchers: [], sentence: 'Never email anybody.' });
    expect(codes(saying(stateOf(all), { ...SAID, sentence, matcher: { value } }))).toEqual(['ended']);
  });

  test('ends everywhere when it is taken back outside of a project', () => {
    const ended = saying(stateOf(wide), SAID, { kind: 'user' });
    expect(codes(ended)).toEqual(['ended']);
    expect(decidingIn(ended, B).rules).toEqual([]);
  });

  test('that is said again for everywhere holds again where it was lifted', () => {
    const again = saying(saying(stateOf(wide), SAID), {}, { kind: 'user' });
    expect(codes(again)).toEqual(['refreshed']);
    expect(decidingIn(again, A).rules).toHaveLength(1);
  });

  test('that is said again in the project holds there as a rule of it', () => {
    const again = saying(saying(stateOf(wide), SAID), {});
    expect(codes(again)).toEqual(['added']);
    expect(decidingIn(again, A).rules).toMatchObject([{ scope: project('/a') }]);
  });

  test('gets an exception, or a condition, in the project only', () => {
    const all = ruleWith({ matchers: [], sentence: 'Never email anybody.' });
    const excepted = saying(stateOf(all), SAID);
    expect(codes(excepted)).toEqual(['excepted']);
    expect(decidingIn(excepted, A).rules).toMatchObject([
      { scope: project('/a'), sentence: all.sentence, except: [{ arg: 'to', value: 'Sarah' }] },
    ]);
    const conditioned = saying(stateOf(wide), { ...SAID, condition: 'CI is green' });
    expect(decidingIn(conditioned, A).rules).toMatchObject([{ condition: 'not: CI is green' }]);
    for (const state of [excepted, conditioned]) expect(decidingIn(state, B).rules).toHaveLength(1);
  });

  test('is waived in the project only', () => {
    const waived = saying(stateOf(wide), { ...SAID, until: 'Monday' });
    expect(decidingIn(waived, A).waivers).toMatchObject([{ rule: 'r1', scope: project('/a') }]);
    expect(decidingIn(waived, B).waivers).toEqual([]);
    expect(openWaivers(waived, { now: NOW })).toEqual([]);
  });
});

describe('everywhere', () => {
  test.each([
    ['You can push again everywhere.', true],
    ['In all my projects, you can push again.', true],
    ['Forget the rule about pushing, in every repo.', true],
    ['You can push across all of our repositories.', true],
    ['到处都可以推送了。', true],
    ['所有项目都可以推送了。', true],
    ['すべてのプロジェクトでプッシュしていい。', true],
    ['Du darfst wieder überall pushen.', true],
    ['Tu peux pousser partout.', true],
    ['You can push again.', false],
    ['You can push anywhere again.', false],
    ['You can push again in this project.', false],
    ['You can email everybody again.', false],
    ['You can edit every file again.', false],
    ['You can use nowhere-everywhereish again.', false],
  ])('%s: %s', (sentence, expected) => {
    expect(isEverywhere(sentence)).toBe(expected);
  });
});
