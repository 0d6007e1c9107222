import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIAGNOSTIC_CODES, type LoadedPolicy, loadPolicyFiles } from '../../src/catalog/load.ts';
import { VOCABULARY } from '../../src/catalog/vocabulary.ts';
import type { Result } from '../../src/logic/diagnostics.ts';
import { compareText } from '../../src/logic/order.ts';
import { BAD_POLICIES } from '../cases/bad-policies.ts';
import { clausesOf, policyUnits, RULES } from '../support/policy-texts.ts';
import { anyRule } from '../support/rule-texts.ts';
import { numRuns } from '../support/runs.ts';

/** Loads a text and checks that the outcome is one: a policy without errors, or diagnostics with an error. */
function load(...texts: readonly string[]): Result<LoadedPolicy> {
  const loaded = loadPolicyFiles({ files: texts.map((text, i) => ({ path: `${i}.pl`, text })) });
  const found = loaded.ok ? loaded.value.warnings : loaded.error;
  expect(found.some(({ severity }) => severity === 'error')).toBe(!loaded.ok);
  for (const { file, line, column, code } of found) {
    expect(DIAGNOSTIC_CODES).toContain(code);
    const lines = texts[Number.parseInt(file, 10)]?.split('\n') ?? [];
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeLessThanOrEqual([...(lines[line - 1] ?? '')].length + 1);
  }
  for (const [i, one] of found.entries())
    if (i > 0) expect(compareText(found[i - 1]?.file ?? '', one.file)).toBeLessThanOrEqual(0);
  return loaded;
}

const clauses = fc
  .tuple(policyUnits, fc.shuffledSubarray([...RULES], { minLength: 3 }), fc.infiniteStream(fc.nat(1_000_000)))
  .map(([units, rules, numbers]) => [
    ...clausesOf(units, (below) => (numbers.next().value as number) % below),
    ...rules,
  ]);

describe('loading hostile texts', () => {
  it('gives diagnostics for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        load(Buffer.from(bytes).toString('latin1'));
        load(new TextDecoder().decode(bytes));
      }),
      { numRuns },
    );
  });

  it('never loads a text that is cut off in a clause', () => {
    fc.assert(
      fc.property(clauses, fc.nat(), fc.nat(), (all, which, where) => {
        const last = all[which % all.length] as string;
        const cut = last.slice(0, 1 + (where % (last.length - 1)));
        const whole = all.filter((clause) => clause !== last);
        expect(load([...whole, cut].join('\n')).ok).toBe(false);
      }),
      { numRuns },
    );
  });

  it('gives a policy or diagnostics for any change of a valid text', () => {
    const change = fc.record({
      at: fc.nat(),
      remove: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(200)),
      insert: fc.oneof(
        fc.constantFrom(
          ...'()[]{}.,;|\'"`%/*\\ \n_AZ09-+:!',
          '\\+',
          ':-',
          '->',
          '/*',
          '%\n',
          '\0',
          '\u2028',
          '😀',
          '\ud800',
        ),
        fc.string({ maxLength: 4 }),
      ),
    });
    fc.assert(
      fc.property(clauses, fc.array(change, { minLength: 1, maxLength: 4 }), (all, changes) => {
        const text = changes.reduce((before, { at, remove, insert }) => {
          const from = at % (before.length + 1);
          return before.slice(0, from) + insert + before.slice(from + remove);
        }, all.join('\n'));
        load(text);
      }),
      { numRuns },
    );
  });

  it('gives a policy or diagnostics for any sentence of the words of policies', () => {
    const relations = [...VOCABULARY.values()].map(({ name }) => name);
    const word = fc.oneof(
      fc.constantFrom(
        ...relations,
        'unit',
        'team',
        'big',
        'member',
        'call',
        'findall',
        'forall',
        'once',
        'is',
        'write',
        'tool',
        'mcp_tool',
      ),
      fc.constantFrom(
        '(',
        ')',
        '(',
        ')',
        '[',
        ']',
        ',',
        ',',
        '.\n',
        '.\n',
        ' :- ',
        '\\+ ',
        ' ; ',
        ' -> ',
        ' = ',
        ' > ',
        '-',
        '|',
        ':',
      ),
      fc.constantFrom(
        'U',
        'V',
        'N',
        '_',
        'Call',
        '5',
        '1.5',
        'mail',
        '"text"',
        "'__proto__'",
        'true',
        'always',
        '[]',
        '{}',
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => void load(words.join(''))),
      { numRuns },
    );
  });

  it('gives a policy or diagnostics for any rules over the vocabulary', () => {
    fc.assert(
      fc.property(fc.array(anyRule, { minLength: 1, maxLength: 8 }), (rules) => {
        const text = ['unit(tool(mail), [category(post)]).', 'unit(skill(s)).', ...rules].join('\n');
        const first = load(text);
        expect(load(text)).toEqual(first);
      }),
      { numRuns },
    );
  });

  it('reports the same of bad policies whatever else is beside them', () => {
    const good = 'unit(tool(quite_another)).';
    for (const { files, diagnostics } of BAD_POLICIES) {
      if (typeof files !== 'string' || diagnostics.some((one) => one.includes('empty_policy'))) continue;
      const [alone, beside] = [load(files), load(files, good)];
      expect(alone.ok ? [] : alone.error.length).toBe(beside.ok ? [] : beside.error.length);
    }
  });
});
