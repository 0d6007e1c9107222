/** Taking changes back: which one is meant, of whom and where. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type HistoryEntry,
  type RuleChange,
  replay,
  ruleChange,
  type Waiver,
  waiverChange,
} from '../../src/memory/change.ts';
import { isAbout } from '../../src/memory/in-force.ts';
import type { Rule } from '../../src/memory/rule.ts';
import { laterElsewhere, undoLast } from '../../src/memory/undo.ts';
import { arbitraryRule } from '../support/rule-arbitraries.ts';
import { NOW, ruleWith } from '../support/rules.ts';
import { numRuns } from '../support/runs.ts';

/** Each list of changes as a batch. */
const historyOf = (...batches: readonly (readonly RuleChange[])[]): readonly HistoryEntry[] =>
  batches
    .flatMap((changes, i) => changes.map((change) => ({ ...change, at: NOW, by: 'user', batch: i + 1 })))
    .map((entry, i) => ({ ...entry, seq: i + 1 }));

/** The history with the last change of a place taken back. */
function undone(history: readonly HistoryEntry[], rule?: string, here?: object) {
  const undoing = undoLast(history, rule, here);
  if (!undoing) return undefined;
  const last = history.at(-1) ?? { seq: 0, batch: 0 };
  return [
    ...history,
    ...undoing.changes.map((change, i) => ({
      ...{ ...change, at: NOW, by: 'user', undoes: undoing.undoes },
      ...{ seq: last.seq + i + 1, batch: last.batch + 1 },
    })),
  ];
}

const inProject = (name: string, id: string): Rule => ruleWith({ id, scope: { kind: 'project', name } });
const add = (...rules: readonly Rule[]) => rules.map((rule) => ruleChange('add', rule));
const waiver: Waiver = { id: 'w1', rule: 'a', sentence: 'Just this once.', once: true, granted_at: NOW };
const A = { owner: 'user', project: '/a' };
const B = { owner: 'user', project: '/b' };

describe('the last change', () => {
  test('of a place is of the rules that hold there', () => {
    const history = historyOf(
      add(inProject('/a', 'a')),
      add(inProject('/b', 'b')),
      add(inProject('/b', 'c')),
    );
    expect(undoLast(history, undefined, A)).toMatchObject({ undoes: 1, changes: [{ id: 'a', value: null }] });
    expect(undoLast(history, undefined, B)).toMatchObject({ undoes: 3, changes: [{ id: 'c', value: null }] });
    expect(undoLast(history)).toMatchObject({ undoes: 3 });
  });

  test('of a place may be of a rule for everywhere', () => {
    const history = historyOf(add(inProject('/a', 'a')), add(ruleWith({ id: 'all' })));
    expect(undoLast(history, undefined, A)).toMatchObject({ undoes: 2 });
  });

  test('of an owner is of no other owner', () => {
    const history = historyOf(add(ruleWith({ id: 'mine' })), add(ruleWith({ id: 'hers', owner: 'ann' })));
    expect(undoLast(history, undefined, A)).toMatchObject({ undoes: 1 });
    expect(undoLast(history, undefined, { owner: 'ann' })).toMatchObject({ undoes: 2 });
  });

  test('of a place passes over notes, which nobody made', () => {
    const history = historyOf(
      add(inProject('/a', 'a')),
      add({ ...inProject('/a', 'n'), source: 'post_turn' }),
    );
    expect(undoLast(history, undefined, A)).toMatchObject({ undoes: 1 });
    expect(undoLast(history, 'n')).toMatchObject({ undoes: 2 });
  });

  test('of a rule, and of its place, may be that it was waived', () => {
    const history = historyOf(
      add(inProject('/a', 'a')),
      [waiverChange('waive', waiver)],
      add(inProject('/b', 'b')),
    );
    for (const undoing of [undoLast(history, 'a'), undoLast(history, undefined, A)])
      expect(undoing).toMatchObject({ undoes: 2, changes: [{ id: 'w1', value: null }] });
  });

  test('of a rule is taken back wherever it was made, and of this rule only', () => {
    const history = historyOf(add(inProject('/a', 'a'), inProject('/b', 'b')), add(inProject('/a', 'c')));
    expect(undoLast(history, 'b')).toEqual({
      undoes: 1,
      changes: [{ action: 'undo', kind: 'rule', id: 'b', value: null }],
    });
  });

  test('taken back in one place, again and again, leaves every rule of another as it is', () => {
    const somewhere = fc.constantFrom('/a', '/b').map((name) => ({ kind: 'project', name }) as const);
    const step = fc.record({ rule: arbitraryRule, scope: somewhere, ends: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        let history = historyOf(
          ...steps.map(({ rule, scope, ends }, i) => [
            ruleChange(ends ? 'end' : 'add', {
              ...{ ...rule, owner: 'user', source: 'user_explicit', scope },
              // Some are changed again, and each stays in its place.
              ...{ id: `${scope.name}${i % 3}`, status: ends ? 'ended' : 'active' },
            }),
          ]),
        );
        const ofB = () => replay(history).rules.filter((rule) => isAbout(rule, B));
        const before = ofB();
        for (let next = undone(history, undefined, A); next; next = undone(history, undefined, A))
          history = next;
        expect(ofB()).toEqual(before);
        expect(replay(history).rules.filter((rule) => isAbout(rule, A))).toEqual([]);
      }),
      { numRuns },
    );
  });
});

describe('a rule that was lifted in several places', () => {
  const wide = ruleWith({ id: 'a' });
  const lift = (name: string) =>
    ({ scope: { kind: 'project', name }, sentence: 'Not here.', at: NOW }) as const;
  const liftedIn = (...names: readonly string[]) => ruleChange('lift', { ...wide, lifted: names.map(lift) });
  const history = historyOf(add(wide), [liftedIn('/a')], [liftedIn('/a', '/b')]);
  const left = (rule?: string, here?: object) => replay(undone(history, rule, here) ?? []).rules;

  test('holds again where that is taken back, and there only', () => {
    expect(left(undefined, A)).toEqual([{ ...wide, lifted: [lift('/b')] }]);
    expect(left(undefined, B)).toEqual([{ ...wide, lifted: [lift('/a')] }]);
    expect(left('a')).toEqual([{ ...wide, lifted: [lift('/a')] }]);
  });

  test('keeps what was lifted when an earlier change is taken back elsewhere', () => {
    const edited = ruleChange('edit', { ...wide, priority: 'high' });
    const lifted = ruleChange('lift', { ...wide, priority: 'high', lifted: [lift('/a')] });
    const changed = undone(historyOf(add(wide), [edited], [lifted]), undefined, B) ?? [];
    expect(replay(changed).rules).toEqual([{ ...wide, lifted: [lift('/a')] }]);
  });

  test('is not made again once it is gone', () => {
    const gone = undone(historyOf(add(wide), [liftedIn('/a')]), undefined, B) ?? [];
    expect(replay(gone).rules).toEqual([]);
    expect(replay(undone(gone, undefined, A) ?? []).rules).toEqual([]);
  });
});

describe('a later change elsewhere', () => {
  const history = historyOf(add(inProject('/a', 'a')), add(inProject('/b', 'b')));

  test('is told, with its rules', () => {
    expect(laterElsewhere(undone(history, undefined, A) ?? [], 1, A)).toMatchObject([{ id: 'b', batch: 2 }]);
  });

  test('is none once it is taken back, before the change, or here', () => {
    expect(laterElsewhere(undone(history, 'b') ?? [], 0, A)).toEqual([]);
    expect(laterElsewhere(history, 2, A)).toEqual([]);
    expect(laterElsewhere(history, 1, B)).toEqual([]);
  });
});
