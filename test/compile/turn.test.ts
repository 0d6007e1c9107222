import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTurn } from '../../src/compile/turn.ts';
import { numRuns } from '../support/runs.ts';

/** A turn, and the fields, codes and nearest names of its mistakes. */
const BAD: readonly (readonly [input: unknown, problems: readonly string[]])[] = [
  [5, [' invalid_input']],
  [null, [' invalid_input']],
  [['soup'], [' invalid_input']],
  [{ text: 5 }, ['text expected_text']],
  [{ txt: 'soup' }, ['txt unknown_field ~text']],
  [
    { text: 'x', candidate_limt: 3, capabilites: [] },
    ['candidate_limt unknown_field ~candidate_limit', 'capabilites unknown_field ~capabilities'],
  ],
  [{ __proto__: null, constructor: 1 }, ['constructor unknown_field']],
  [{ signals: 'red' }, ['signals expected_list']],
  [{ signals: ['red', 'f(', 'g(X)'] }, ['signals[1] expected_term', 'signals[2] expected_term']],
  [{ signals: [5] }, ['signals[0] expected_string']],
  [{ selected: ['tol:x'] }, ['selected[0] invalid_unit_identity ~tool']],
  [
    { selected: ['mcp_tool:x', 'tool:'] },
    ['selected[0] invalid_unit_identity', 'selected[1] invalid_unit_identity'],
  ],
  [{ denied: [null] }, ['denied[0] expected_string']],
  [{ discovery_scope: 'some' }, ['discovery_scope invalid_discovery_scope']],
  [{ discovery_scope: ['kid:tool'] }, ['discovery_scope[0] invalid_discovery_scope ~kind']],
  [{ discovery_scope: ['kind:tol'] }, ['discovery_scope[0] invalid_discovery_scope']],
  [{ candidate_limit: 0 }, ['candidate_limit expected_positive_integer']],
  [{ candidate_limit: 2.5 }, ['candidate_limit expected_positive_integer']],
  [{ pack: 'yes' }, ['pack expected_boolean']],
  [{ mode: 'all' }, ['mode invalid_value']],
  [{ scoring: 'best' }, ['scoring invalid_value']],
  [{ budget: { max_context_tokns: 5 } }, ['budget.max_context_tokns unknown_field ~max_context_tokens']],
  [{ context: { env: { deep: 1 } } }, ['context.env invalid_value']],
  [{ sections: [{ name: 'a', visibility: 'public', tokens: 1 }] }, ['sections[0].visibility invalid_value']],
  [{ text: 'x'.repeat(32_769) }, ['text input_too_large']],
  [
    { text: 7, signals: ['f('], pack: 1 },
    ['text expected_text', 'signals[0] expected_term', 'pack expected_boolean'],
  ],
];

describe('readTurn', () => {
  test.each(BAD)('refuses %j with every mistake', (input, problems) => {
    const read = readTurn(input);
    const found = read.ok ? [] : read.error;
    expect(
      found.map(({ field, code, nearest }) => `${field} ${code}${nearest ? ` ~${nearest}` : ''}`),
    ).toEqual(problems);
    for (const { message } of found) expect(message.length).toBeLessThan(300);
  });

  test('takes a string as a text', () => {
    expect(readTurn('soup')).toEqual(readTurn({ text: 'soup' }));
  });

  test('takes 32,768 code points, astral ones counted once', () => {
    expect(readTurn('🍲'.repeat(32_768)).ok).toBe(true);
    expect(readTurn('🍲'.repeat(32_769)).ok).toBe(false);
  });

  test('reads identities in both forms, and sets without duplicates', () => {
    const read = readTurn({ selected: ['tool(b)', 'tool:a', 'tool("b")', 'mcp_tool(s, t)'] });
    expect(read.ok && read.value.selected).toEqual(['tool:a', 'tool:b', 'mcp_tool:s/t']);
  });

  test('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 4 }), (input) => {
        expect(typeof readTurn(input).ok).toBe('boolean');
      }),
      { numRuns },
    );
    const fields = fc.constantFrom(
      'text',
      'signals',
      'selected',
      'denied',
      'context',
      'budget',
      'discovery_scope',
    );
    fc.assert(
      fc.property(fc.dictionary(fields, fc.anything({ maxDepth: 3 })), (input) => {
        expect(typeof readTurn(input).ok).toBe('boolean');
      }),
      { numRuns },
    );
  });
});
