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
  [{ selected: ['tol:x'] }, ['selected[0] invalid_unit_identity ~tool:x']],
  [
    { selected: ['mcp_tool:x', 'tool:'] },
    ['selected[0] invalid_unit_identity', 'selected[1] invalid_unit_identity'],
  ],
  [{ denied: [null] }, ['denied[0] expected_string']],
  [{ discovery_scope: 'some' }, ['discovery_scope invalid_discovery_scope']],
  [{ discovery_scope: ['kid:tool'] }, ['discovery_scope[0] invalid_discovery_scope ~kind:tool']],
  [{ discovery_scope: ['kind:tol'] }, ['discovery_scope[0] invalid_discovery_scope ~kind:tool']],
  [{ discovery_scope: ['unit:tol:x'] }, ['discovery_scope[0] invalid_discovery_scope ~unit:tool:x']],
  [{ discovery_scope: ['skil:x', 5] }, ['discovery_scope[1] invalid_discovery_scope']],
  [{ denied: ['tol(x)'] }, ['denied[0] invalid_unit_identity ~tool:x']],
  [{ candidate_limit: 0 }, ['candidate_limit expected_positive_integer']],
  [{ candidate_limit: 2.5 }, ['candidate_limit expected_positive_integer']],
  [{ pack: 'yes' }, ['pack expected_boolean']],
  [{ mode: 'all' }, ['mode invalid_value']],
  [{ mode: 'all_tool' }, ['mode invalid_value ~all_tools']],
  [{ scoring: 'best' }, ['scoring invalid_value']],
  [{ budget: { max_context_tokns: 5 } }, ['budget.max_context_tokns unknown_field ~max_context_tokens']],
  [{ context: { env: { deep: 1 } } }, ['context.env invalid_value']],
  [{ sections: [{ name: 'a', visibility: 'public', tokens: 1 }] }, ['sections[0].visibility invalid_value']],
  [
    { sections: [{ name: 'a', visibility: 'hosts', tokns: 1 }] },
    [
      'sections[0].visibility invalid_value ~host',
      'sections[0].tokens expected_number',
      'sections[0].tokns unknown_field ~tokens',
    ],
  ],
  [{ text: 'x'.repeat(32_769) }, ['text input_too_large']],
  [
    { text: 7, signals: ['f('], pack: 1 },
    ['text expected_text', 'signals[0] expected_term', 'pack expected_boolean'],
  ],
];

const cyclic: unknown[] = [];
cyclic.push([cyclic]);

/** A turn with one mistake, and what is said of it. */
const SAID: readonly (readonly [input: unknown, said: string])[] = [
  [{ text: 5 }, 'text is `5`; expected text'],
  [{ signals: 'red' }, 'signals is `red`; expected a list of terms as text'],
  [{ signals: [5] }, 'signals[0] is `5`; expected text with a term, such as "failed(tests)"'],
  [{ selected: [{}] }, 'selected[0] is a record; expected text with an identity, such as "tool:send_email"'],
  [{ signals: Array.from({ length: 1025 }, () => 'a') }, 'signals has 1025 items; expected at most 1024'],
  [
    { discovery_scope: Array.from({ length: 1025 }, () => 'kind:tool') },
    'discovery_scope has 1025 items; expected at most 1024',
  ],
  [
    { discovery_scope: ['kind:tool', null] },
    'discovery_scope[1] is `null`; expected `kind:K`, `category:C`, `unit:U` or an identity',
  ],
  [{ candidate_limit: 1e300 }, 'candidate_limit is `1e+300`; expected a whole number of at least 1'],
  [{ scoring: 'rank' }, 'scoring is `rank`; expected `ranked` or `overlap`'],
  [{ pack: 'no' }, 'pack is `no`; expected `true` or `false`'],
  [{ context: [] }, 'context is a list; expected a record of values by name'],
  [
    { context: { env: { deep: 1 } } },
    'context.env is a record; expected text, a number, `true`, `false`, `null`, or a list of these',
  ],
  [
    { context: { env: ['a', ['b', Number.NaN]] } },
    'context.env[1][1] is `NaN`; expected text, a number, `true`, `false`, `null`, or a list of these',
  ],
  [
    { context: { env: cyclic } },
    `context.env${'[0]'.repeat(64)} is a list in 64 others; expected text, a number, \`true\`, \`false\`, \`null\`, or a list of these`,
  ],
  [{ sections: [5] }, 'sections[0] is `5`; expected a record with `name`, `visibility` and `tokens`'],
  [
    { sections: [{ name: '', visibility: 'host', tokens: 1 }] },
    'sections[0].name is ``; expected text that is not empty',
  ],
  [{ sections: [{ name: 'a', tokens: 1 }] }, 'sections[0].visibility is missing; expected `model` or `host`'],
  [
    { sections: [{ name: 'a', visibility: 'host', tokens: -1 }] },
    'sections[0].tokens is `-1`; expected a whole number from 0 to 9007199254740991',
  ],
];

describe('readTurn', () => {
  test.each(SAID)('says what came and what was expected (%#)', (input, said) => {
    const read = readTurn(input);
    const found = read.ok
      ? []
      : read.error.map(({ message, expected }) => `${message}; expected ${expected}`);
    expect(found).toEqual([said]);
  });

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
