/** Laws of rules: what always holds of capture, history and the pinned block. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capture } from '../../src/memory/capture.ts';
import {
  applyChanges,
  type HistoryEntry,
  type RuleChange,
  type RuleState,
  replay,
  ruleChange,
} from '../../src/memory/change.ts';
import { contradictionsAmong } from '../../src/memory/contradictions.ts';
import { rulesInForce } from '../../src/memory/in-force.ts';
import { rulesForPrompt } from '../../src/memory/pins.ts';
import { proposedRule, putRule } from '../../src/memory/put.ts';
import type { Rule } from '../../src/memory/rule.ts';
import { undoLast } from '../../src/memory/undo.ts';
import { fromRecord, type RuleInput, toRecord } from '../../src/memory/wire.ts';
import { arbitraryRule, arbitraryRules, hostileText } from '../support/rule-arbitraries.ts';
import { NOW, originAt, ruleWith, says } from '../support/rules.ts';
import { numRuns } from '../support/runs.ts';

const holds = (...args: Parameters<typeof fc.assert>) => fc.assert(args[0], { numRuns });
const stateOf = (rules: readonly Rule[]): RuleState => ({ rules, waivers: [] });
const shuffled = <T>(items: readonly T[]) => fc.shuffledSubarray([...items], { minLength: items.length });

describe('the pinned block', () => {
  test('cannot be broken out of: every line is the heading, the introduction, a tool, a rule or a count', () => {
    holds(
      fc.property(arbitraryRules, fc.array(hostileText), (rules, tools) => {
        const all = [...rules, ...tools.map((tool, i) => ruleWith({ id: `t${i}`, tool, sentence: tool }))];
        const pins = rulesForPrompt(all, { limit: 4 });
        if (pins.rendered === '') return;
        const [heading, , , ...lines] = pins.rendered.split('\n');
        expect(heading).toBe('## Tool-scoped rules');
        expect(lines.filter((line) => line.startsWith('- **['))).toHaveLength(pins.rules.length);
        for (const line of lines)
          expect(line).toMatch(
            /^(|### `[^`\n]*`|### Rules that fit no tool yet|- \*\*\[(critical|high)\]\*\* [^`<>\n]*|\d+ more high rules .*)$/,
          );
      }),
    );
  });

  test('holds nothing that cannot be seen, no markup of a rule, and no surrogate by itself', () => {
    holds(
      fc.property(hostileText, (sentence) => {
        const [bullet = ''] = rulesForPrompt([ruleWith({ sentence, tool: null })])
          .rendered.split('\n')
          .slice(5);
        expect(bullet).not.toMatch(
          /(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff\u2028\u2029]/u,
        );
        const text = bullet.replace(/^- \*\*\[critical\]\*\* /, '');
        expect(text).not.toMatch(/(?<!\\)(\\\\)*[[\]]|\*\*|&(#\d+|lt|gt);(?<!&(lt|gt);)/);
      }),
    );
  });

  test('does not depend on the order of rules, and is the same when it is made again', () => {
    holds(
      fc.property(
        arbitraryRules.chain((rules) => fc.tuple(fc.constant(rules), shuffled(rules))),
        ([rules, others]) => {
          expect(rulesForPrompt(others)).toEqual(rulesForPrompt(rules));
        },
      ),
    );
  });

  test('holds every critical rule of its tools, whatever the limit', () => {
    holds(
      fc.property(arbitraryRules, fc.nat({ max: 5 }), (rules, limit) => {
        const { rules: shown, left_out } = rulesForPrompt(rules, { limit });
        const critical = rules.filter(({ priority }) => priority === 'critical');
        expect(critical.every((rule) => shown.includes(rule))).toBe(true);
        expect(shown.length + left_out).toBe(rules.filter(({ priority }) => priority !== 'normal').length);
      }),
    );
  });

  test('rests on the rules alone: without any message, it is what it was', () => {
    holds(
      fc.property(arbitraryRules, (rules) => {
        const stored: unknown = JSON.parse(JSON.stringify(rules));
        expect(rulesForPrompt(stored as readonly Rule[])).toEqual(rulesForPrompt(rules));
      }),
    );
  });
});

describe('capture', () => {
  const decree = fc.record({
    tool: fc.constantFrom(null, 'send_email', 'git_push'),
    matcher: fc.constantFrom({}, { value: 'Sarah' }, { arg: 'to', value: 'Bob' }),
    kind: fc.constantFrom('prohibit' as const, 'require_confirmation' as const),
  });

  test('of a rule that is taken back at once leaves every rule in force as it was', () => {
    holds(
      fc.property(arbitraryRules, decree, (rules, said) => {
        const before = rulesInForce(rules, { now: NOW, owner: 'user' });
        const set = capture(
          { ...originAt(), decrees: says({ ...said, condition: 'x1' }), calls: [] },
          stateOf(rules),
        );
        const [change] = set.changes;
        if (change?.action !== 'add' || !change.value) return;
        const withIt = applyChanges(stateOf(rules), set.changes);
        const history = [
          ...entries(
            rules.map((rule) => ruleChange('add', rule)),
            1,
          ),
          ...entries(set.changes, 2, 100),
        ];
        const undone = undoLast(history)?.changes ?? [];
        expect(rulesInForce(applyChanges(withIt, undone).rules, { now: NOW, owner: 'user' })).toEqual(before);
      }),
    );
  });

  test('of a retraction right after the rule ends that rule and changes no other', () => {
    holds(
      fc.property(decree, (said) => {
        const bob = ruleWith({ id: 'bob', tool: 'send_sms', matchers: [{ value: 'Bob2' }] });
        const decrees = says(said, { ...said, kind: 'retract' });
        const { changes } = capture({ ...originAt(), decrees, calls: [] }, stateOf([bob]));
        expect(
          rulesInForce(applyChanges(stateOf([bob]), changes).rules, { now: NOW, owner: 'user' }),
        ).toEqual([bob]);
      }),
    );
  });

  test('of the same decree twice is one rule', () => {
    holds(
      fc.property(arbitraryRules, decree, (rules, said) => {
        const turn = { ...originAt(), decrees: says(said), calls: [] };
        const once = applyChanges(stateOf(rules), capture(turn, stateOf(rules)).changes);
        const twice = applyChanges(once, capture({ ...turn, newId: () => 'again' }, once).changes);
        expect(twice.rules.length).toBe(once.rules.length);
      }),
    );
  });

  test('binds a rule to no tool but the one that was read', () => {
    holds(
      fc.property(decree, fc.constantFrom('read_file', 'bash'), (said, ran) => {
        const calls = [{ tool: ran, arguments: {}, success: true }];
        const { changes } = capture({ ...originAt(), decrees: says(said), calls }, stateOf([]));
        expect(changes.map(({ value }) => value && 'tool' in value && value.tool)).toEqual([said.tool]);
      }),
    );
  });
});

function entries(changes: readonly RuleChange[], batch: number, from = 1): HistoryEntry[] {
  return changes.map((change, i) => ({ ...change, at: NOW, by: 'user', seq: from + i, batch }));
}

describe('history', () => {
  const change = arbitraryRule.chain((rule) =>
    fc.constantFrom<RuleChange>(ruleChange('add', rule), {
      action: 'undo',
      kind: 'rule',
      id: rule.id,
      value: null,
    }),
  );

  test('replayed is the present state', () => {
    holds(
      fc.property(fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 8 }), (batches) => {
        const state = batches.reduce(applyChanges, stateOf([]));
        const history = batches.flatMap((changes, batch) => entries(changes, batch + 1, 100 * batch));
        expect(replay([...history].reverse())).toEqual(state);
      }),
    );
  });

  test('taken back batch by batch leads through every earlier state to the first', () => {
    holds(
      fc.property(
        fc.array(fc.array(arbitraryRule, { minLength: 1, maxLength: 3 }), { maxLength: 5 }),
        (batches) => {
          const changes = batches.map((rules) => rules.map((rule) => ruleChange('add', rule)));
          const states = [stateOf([])];
          for (const next of changes) states.push(applyChanges(states.at(-1) ?? stateOf([]), next));
          let history = changes.flatMap((list, i) => entries(list, i + 1, 100 * i));
          let now = states.at(-1) ?? stateOf([]);
          for (const earlier of states.slice(0, -1).reverse()) {
            const undoing = undoLast(history);
            now = applyChanges(now, undoing?.changes ?? []);
            expect(byId(now)).toEqual(byId(earlier));
            const made = entries(undoing?.changes ?? [], history.length + 1000, history.length + 10_000);
            history = [...history, ...made.map((entry) => ({ ...entry, undoes: undoing?.undoes ?? 0 }))];
          }
          expect(undoLast(history)).toBeUndefined();
        },
      ),
    );
  });

  const byId = ({ rules }: RuleState) => [...rules].sort((a, b) => (a.id < b.id ? -1 : 1));
});

describe('putting a rule', () => {
  const FIELDS: { readonly [F in keyof RuleInput]-?: fc.Arbitrary<RuleInput[F]> } = {
    id: fc.constant(undefined),
    tool_name: fc.constantFrom('git_push', null),
    rule: fc.constantFrom('Never push.', '别推。'),
    effect: fc.constantFrom('prohibit', 'confirm', 'prefer', 'permit'),
    matchers: fc.constantFrom([], [{ value: 'main' }]),
    condition: fc.constantFrom('Friday', null),
    except: fc.constantFrom([{ value: 'docs' }], null),
    until: fc.constantFrom('Monday', null, { kind: 'task' as const, text: 'task' }),
    priority: fc.constantFrom('critical', 'high', 'normal'),
    source: fc.constantFrom('user_explicit', 'programmatic'),
    tags: fc.constantFrom([], ['a']),
    owner: fc.constant('ann'),
    scope: fc.constant({ kind: 'agent' as const, name: 'x' }),
    status: fc.constantFrom('active', 'ended', 'unenforced'),
    message_id: fc.constant('m9'),
    session_id: fc.constant('s9'),
  };
  const patch = fc.record(FIELDS, { requiredKeys: [] }) as fc.Arbitrary<RuleInput>;

  test('keeps every field that was not given', () => {
    holds(
      fc.property(arbitraryRule, patch, (rule, given) => {
        const put = putRule(given, rule, originAt('2027-01-01T00:00:00.000Z'));
        if (!put.ok) throw new Error('refused');
        const names = { rule: 'sentence', tool_name: 'tool' } as { readonly [field: string]: string };
        const changed = new Set(['updated_at', ...Object.keys(given).map((field) => names[field] ?? field)]);
        const kept = Object.entries(rule).filter(([field]) => !changed.has(field));
        expect(put.value).toMatchObject(Object.fromEntries(kept));
        expect(put.value.created_at).toBe(rule.created_at);
        expect(put.value.updated_at).toBe('2027-01-01T00:00:00.000Z');
      }),
    );
  });

  test('by a model never loosens, never changes a rule, and never comes above high', () => {
    holds(
      fc.property(patch, (given) => {
        const put = proposedRule(given, originAt());
        if (!put.ok) return;
        expect(put.value.effect).not.toBe('permit');
        expect(put.value.priority).not.toBe('critical');
        expect(put.value.source).toBe('programmatic');
        expect(put.value.tags).toContain('model-written');
      }),
    );
  });
});

test('a rule on the wire and back is the same rule', () => {
  const plain = arbitraryRule.filter(({ sentence }) => sentence.trim() !== '' && sentence.length <= 4000);
  holds(
    fc.property(plain, (rule) => {
      expect(fromRecord(JSON.parse(JSON.stringify(toRecord(rule))))).toEqual({ ok: true, value: rule });
    }),
  );
});

test('contradictions do not depend on the order of rules', () => {
  holds(
    fc.property(
      arbitraryRules.chain((rules) => fc.tuple(fc.constant(rules), shuffled(rules))),
      ([rules, others]) => {
        const pairs = (list: readonly Rule[]) =>
          contradictionsAmong(list)
            .map(({ rules: pair }) => [...pair].sort().join(' '))
            .sort();
        expect(pairs(others)).toEqual(pairs(rules));
      },
    ),
  );
});
