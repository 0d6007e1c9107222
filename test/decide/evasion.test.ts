/** What the user forbade holds against an agent that takes another way, and what is harmless is let through. */

import { describe, expect, test } from 'vitest';
import { decidedIn, EVASIONS, type Evasion, isKept, rulesSaid } from '../support/evasions.ts';

const harmless = EVASIONS.filter(({ expect: expected }) => expected === 'allow');

test('the table has calls enough of both kinds', () => {
  expect(EVASIONS.length - harmless.length).toBeGreaterThan(600);
  expect(harmless.length).toBeGreaterThan(200);
  expect(new Set(EVASIONS.map(({ id }) => id)).size).toBe(EVASIONS.length);
});

const bySaying = new Map<string, Evasion[]>();
for (const evasion of EVASIONS) {
  const key = `${evasion.say} (${evasion.tools})`;
  bySaying.set(key, [...(bySaying.get(key) ?? []), evasion]);
}

describe.each([...bySaying])('%s', (_, evasions) => {
  test('is read as a rule', () => {
    expect(evasions.flatMap(rulesSaid).some(({ tool }) => tool !== null)).toBe(true);
  });

  test('holds, and lets through what it is not about', () => {
    const wrong = evasions.filter(
      (evasion) => isKept(evasion, decidedIn(evasion)) === (evasion.open === true),
    );
    expect(wrong.map(({ call, expect: expected }) => ({ call, expected }))).toEqual([]);
  });
});
