import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UnitId } from '../../src/catalog/identity.ts';
import { emptyPolicy, type Policy } from '../../src/catalog/policy.ts';
import type { UnitSpec } from '../../src/catalog/unit.ts';
import { type SearchOptions, search, searchByMeaning } from '../../src/compile/search.ts';
import type { TurnInput } from '../../src/compile/turn.ts';
import { createPolicy, registerUnits, removeUnit, replaceUnit } from '../../src/lictor.ts';
import { numRuns } from '../support/runs.ts';

const RUNS = { numRuns };

const word = fc.constantFrom('send', 'Email', 'soup', 'the', 'it', 'gitDiff', '搜索', 'メール', '3', 'é');
const words = fc.array(word, { maxLength: 5 }).map((all) => all.join(' '));
const spec: fc.Arbitrary<UnitSpec> = fc.record({
  unit: fc.constantFrom('a', 'b', 'send_mail', 'gitDiff', '搜索', '__proto__').map((name) => `tool:${name}`),
  description: words,
  aliases: fc.uniqueArray(fc.constantFrom('post', 'find it', 'メール'), { maxLength: 2 }),
  category: word,
  available: fc.boolean(),
});
const specs = fc.uniqueArray(spec, { selector: ({ unit }) => unit, maxLength: 6 });

function policyOf(units: readonly UnitSpec[]): Policy {
  const made = registerUnits(emptyPolicy, units);
  if (!made.ok) throw new Error(made.error[0]?.message);
  return made.value.policy;
}

function hits(policy: Policy, text: string, options?: SearchOptions) {
  const found = search(policy, text, options);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

const units = (policy: Policy, text: string, options?: SearchOptions): readonly string[] =>
  hits(policy, text, options).map(({ unit }) => unit);

describe('laws of search', () => {
  test('every available unit is found by its own name, and first of all when the name is its own alone', () => {
    fc.assert(
      fc.property(specs, (all) => {
        const policy = policyOf(all);
        for (const { unit, available } of all) {
          const name = unit.slice('tool:'.length);
          const found = units(policy, name, { limit: 10 });
          if (available) expect(found).toContain(unit);
          else expect(found).not.toContain(unit);
        }
      }),
      RUNS,
    );
  });

  test('the order of registration does not matter', () => {
    fc.assert(
      fc.property(specs, words, (all, text) => {
        expect(hits(policyOf([...all].reverse()), text)).toEqual(hits(policyOf(all), text));
      }),
      RUNS,
    );
  });

  test('after any change a search answers as in a policy made afresh', () => {
    const change = fc.record({ remove: fc.nat(), replace: spec, add: specs });
    fc.assert(
      fc.property(specs, fc.array(change, { maxLength: 4 }), words, (all, changes, text) => {
        let policy = policyOf(all);
        for (const { remove, replace, add } of changes) {
          hits(policy, text);
          const gone = [...policy.catalog.units.keys()][remove % 7];
          const removed = gone ? removeUnit(policy, gone) : undefined;
          if (removed?.ok) policy = removed.value.policy;
          const replaced = replaceUnit(policy, replace);
          if (replaced.ok) policy = replaced.value.policy;
          const news = add.filter(({ unit }) => !policy.catalog.units.has(unit as UnitId));
          const added = registerUnits(policy, news);
          if (added.ok) policy = added.value.policy;
        }
        const changed = hits(policy, text);
        expect(hits(policyOf(specsOf(policy)), text)).toEqual(changed);
      }),
      RUNS,
    );
  });

  test('what a turn may not see is not found, and all else is found as if it were not there', () => {
    const turns: fc.Arbitrary<TurnInput> = fc.record(
      {
        denied: fc.subarray(['tool:a', 'tool:b', 'tool:send_mail']),
        discovery_scope: fc.subarray(['tool:a', 'tool:gitDiff', 'category:soup']),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(specs, turns, words, (all, turn, text) => {
        const policy = policyOf(all);
        for (const unit of units(policy, text, { turn, limit: 10 })) {
          expect(turn.denied ?? []).not.toContain(unit);
          const found = all.find((each) => each.unit === unit);
          const scope = turn.discovery_scope ?? 'all';
          if (scope !== 'all')
            expect(scope.includes(unit) || scope.includes(`category:${found?.category}`)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  test('hits are distinct, positive, no more than asked for, and each says why', () => {
    fc.assert(
      fc.property(specs, fc.oneof(words, fc.string({ unit: 'binary' })), fc.nat(4), (all, text, limit) => {
        const found = hits(policyOf(all), text, { limit });
        expect(new Set(found.map(({ unit }) => unit)).size).toBe(found.length);
        expect(found.length).toBeLessThanOrEqual(Math.max(1, limit));
        expect(found.filter(({ score, matches }) => score < 1 || matches.length === 0)).toEqual([]);
        expect([...found].sort((a, b) => b.score - a.score)).toEqual(found);
      }),
      RUNS,
    );
  });
});

function specsOf({ catalog }: Policy): UnitSpec[] {
  return [...catalog.units.values()].map(({ unit, description, aliases, category, available }) => ({
    unit,
    description,
    aliases,
    category,
    available,
  }));
}

const mail: UnitSpec = { unit: 'tool:send_mail', description: 'Send an email to a person. Plain text only.' };
const soup: UnitSpec = { unit: 'tool:cook_soup', description: 'Cook a soup' };
const draft: UnitSpec = { unit: 'tool:draft_note', description: 'Make a draft of a note' };
const move: UnitSpec = { unit: 'tool:move_file', description: 'Move or rename files and folders' };

describe('search', () => {
  const policy = policyOf([mail, soup, draft, move]);

  test.each([
    ['sending emails', 'tool:send_mail'],
    ['rename draft.md to final.md', 'tool:move_file'],
    ['cook something, then email it to Bob', 'tool:send_mail'],
    ['SEND-MAIL', 'tool:send_mail'],
  ])('of %j finds %s', (text, unit) => {
    expect(units(policy, text)).toContain(unit);
  });

  test('a file name does not drown what is wanted', () => {
    expect(units(policy, 'rename draft.md to final.md')[0]).toBe('tool:move_file');
  });

  test('each clause brings in what it asks for', () => {
    const others = Array.from({ length: 30 }, (_, i) => ({
      unit: `tool:mail_${i}`,
      description: 'Send an email to a customer with an attachment',
    }));
    const found = units(
      policyOf([...others, soup]),
      'Send an email to the customer with the attachment, and cook a soup.',
    );
    expect(found).toContain('tool:cook_soup');
  });

  test('a hit has the first sentence of the description, and why it was found', () => {
    expect(hits(policy, 'emails')).toEqual([
      {
        unit: 'tool:send_mail',
        summary: 'Send an email to a person.',
        score: expect.any(Number),
        matches: [{ word: 'emails' }],
      },
    ]);
  });

  test.each([
    ['empty', ''],
    ['stop words', 'what is it that you do'],
    ['control characters', '\u0000\u0007\u001b[31m\u2028\ud800'],
    ['only punctuation', '?!…—'],
  ])('a request that is %s finds nothing', (_, text) => {
    expect(hits(policy, text)).toEqual([]);
  });

  test.each([
    ['one word', 'email '.repeat(17_000)],
    ['distinct words', Array.from({ length: 15_000 }, (_, i) => `word${i}`).join(' ')],
    ['no spaces', 'a'.repeat(100_000)],
    ['spaces', `email${' '.repeat(100_000)}soup`],
    ['quotes', '"'.repeat(50_000)],
    ['open quotes', '"a '.repeat(33_000)],
    ['at signs', '@'.repeat(100_000)],
    ['slashes', '/'.repeat(100_000)],
    ['clauses', 'email soup and '.repeat(7_000)],
    ['Chinese', '搜索代码'.repeat(8_000)],
  ])('a request of 100 KB, %s, has an answer', (_, text) => {
    expect(hits(policy, text).length).toBeLessThanOrEqual(5);
  });

  test('a turn that is wrong is an error', () => {
    expect(search(policy, 'mail', { turn: { denied: ['nonsense'] } })).toMatchObject({
      ok: false,
      error: { code: 'invalid_turn' },
    });
  });

  test('a unit that needs a capability is found by those who hold it', () => {
    const guarded = policyOf([{ ...mail, requires_capability: 'network(smtp)' }]);
    expect(units(guarded, 'email', { turn: {} })).toEqual([]);
    expect(units(guarded, 'email', { turn: { capabilities: ['network(smtp)'] } })).toEqual([
      'tool:send_mail',
    ]);
  });

  test('a rule of the policy keeps units back', () => {
    const text = `unit(tool(mail), [description("Send an email")]).
      denied(U, "no") :- context(env, locked), unit(U).`;
    const made = createPolicy({ files: [{ path: 'p.pl', text }] });
    if (!made.ok) throw new Error('does not load');
    expect(units(made.value, 'email', { turn: { context: { env: 'open' } } })).toEqual(['tool:mail']);
    expect(units(made.value, 'email', { turn: { context: { env: 'locked' } } })).toEqual([]);
  });

  test('words of the policy are found by the words that it says are related', () => {
    const text = `unit(tool(mail), [description("Send an email")]).
      related_word(pigeon, email, 60).`;
    const made = createPolicy({ files: [{ path: 'p.pl', text }] });
    if (!made.ok) throw new Error('does not load');
    expect(hits(made.value, 'pigeon')).toMatchObject([
      { unit: 'tool:mail', matches: [{ word: 'pigeon', for: 'email' }] },
    ]);
  });
});

describe('search by meaning', () => {
  /** An encoder that knows two meanings: food, and everything else. */
  const embed = (text: string) => (/soup|hungry|cook/i.test(text) ? [1, 0] : [0, 1]);
  const policy = policyOf([mail, soup, draft, move]);

  async function found(
    text: string,
    encoder: Parameters<typeof searchByMeaning>[2],
    options?: SearchOptions,
  ) {
    const result = await searchByMeaning(policy, text, encoder, options);
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  }

  test('finds what shares a meaning and no word', async () => {
    expect(await found('I am hungry', embed)).toEqual([
      { unit: 'tool:cook_soup', summary: 'Cook a soup', score: expect.any(Number), matches: [], likeness: 1 },
    ]);
  });

  test('takes a promise as well, and asks once for each unit', async () => {
    let asked = 0;
    const slow = async (text: string) => {
      asked++;
      return embed(text);
    };
    await found('I am hungry', slow);
    await found('hungry again', slow);
    expect(asked).toBe(4 + 2);
  });

  test('with vectors that say nothing, finds what words find, in their order', async () => {
    for (const encoder of [() => [], () => [0, 0], () => [Number.NaN, 1], (text: string) => [text.length]])
      expect((await found('email the draft', encoder)).slice(0, 2).map(({ unit }) => unit)).toEqual(
        units(policy, 'email the draft').slice(0, 2),
      );
  });

  test('what a turn may not see is not found', async () => {
    expect(await found('I am hungry', embed, { turn: { denied: ['tool:cook_soup'] } })).not.toContainEqual(
      expect.objectContaining({ unit: 'tool:cook_soup' }),
    );
  });

  test('an encoder that fails rejects', async () => {
    await expect(
      found('x', () => {
        throw new Error('no model');
      }),
    ).rejects.toThrow('no model');
  });
});
