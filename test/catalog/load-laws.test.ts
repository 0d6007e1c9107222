import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clausesOf, loaded, policyUnits, RULES, withoutPlaces } from '../support/policy-texts.ts';
import { numRuns } from '../support/runs.ts';

/** Numbers for choices, drawn once and used in turn. */
const choices = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 40 });
function chooser(numbers: readonly number[]): (below: number) => number {
  let i = 0;
  return (below) => (numbers[i++ % numbers.length] as number) % below;
}

const shuffle = <T>(items: readonly T[], choose: (below: number) => number): T[] =>
  items.reduce<T[]>((shuffled, item) => shuffled.toSpliced(choose(shuffled.length + 1), 0, item), []);

describe('loading', () => {
  it('does not tell a property in a list from a fact', () => {
    fc.assert(
      fc.property(policyUnits, choices, (units, numbers) => {
        const inLists = loaded([{ path: 'p.pl', text: clausesOf(units, () => 0).join('\n') }]);
        const anyhow = loaded([{ path: 'p.pl', text: clausesOf(units, chooser(numbers)).join('\n') }]);
        expect(withoutPlaces(anyhow)).toBe(withoutPlaces(inLists));
      }),
      { numRuns },
    );
  });

  it('gives the same policy for clauses in any order and in any files, up to places', () => {
    fc.assert(
      fc.property(policyUnits, choices, choices, (units, numbers, order) => {
        const clauses = [...clausesOf(units, chooser(numbers)), ...RULES];
        const choose = chooser(order);
        const files = [0, 1, 2].map((i) => ({ path: `${i}.pl`, clauses: [] as string[] }));
        for (const clause of shuffle(clauses, choose)) files[choose(3)]?.clauses.push(clause);
        const scattered = files.map(({ path, clauses }) => ({ path, text: clauses.join('\n') }));
        const together = loaded([{ path: 'p.pl', text: clauses.join('\n') }]);
        expect(withoutPlaces(loaded(scattered))).toBe(withoutPlaces(together));
      }),
      { numRuns },
    );
  });

  it('gives the same for files in any order, places too', () => {
    fc.assert(
      fc.property(policyUnits, choices, (units, numbers) => {
        const clauses = [...clausesOf(units, chooser(numbers)), ...RULES];
        const files = clauses.map((text, i) => ({ path: `${i}.pl`, text }));
        expect(loaded(shuffle(files, chooser(numbers)))).toEqual(loaded(files));
      }),
      { numRuns: Math.ceil(numRuns / 4) },
    );
  });
});
