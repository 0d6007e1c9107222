import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { open } from '../../src/compile/opened.ts';
import { createPolicy } from '../../src/lictor.ts';
import type { Facts } from '../../src/logic/program.ts';
import { layer } from '../../src/logic/relations.ts';
import { atom, int } from '../../src/logic/term.ts';
import { HELPERS, sensibleRule } from '../support/rule-texts.ts';
import { numRuns } from '../support/runs.ts';

const UNITS = `
unit(tool(mail), [category(post), aliases(["mail", "m2"]), requires([tool(book), skill(s)])]).
unit(tool(book), [category([code, post]), requires(skill(s))]).
unit(skill(s), [aliases(post)]).
`;
const turn: Facts = new Map([
  ['context/2', [{ args: [atom('hour'), int(7)] }]],
  ['word/1', [{ args: [atom('mail')] }, { args: [atom('post')] }]],
]);

describe('a rule that loads', () => {
  it('never lacks a value where it is asked, and never leaves its head open', () => {
    let safe = 0;
    fc.assert(
      fc.property(sensibleRule, (rule) => {
        const policy = createPolicy({ files: [{ path: 'p.pl', text: `${UNITS}${HELPERS}\n${rule}` }] });
        if (!policy.ok) return;
        safe += 1;
        const solver = open(policy.value).solver.with(layer(turn));
        const answer = solver.rows('denied/2', [undefined, undefined], { inferences: 20_000 });
        const problem = answer.ok || answer.error.code === 'limit' ? '' : answer.error.message;
        expect(problem.includes('type_error') ? '' : problem).toBe('');
      }),
      { numRuns },
    );
    expect(safe).toBeGreaterThan(numRuns / 50);
  });
});
