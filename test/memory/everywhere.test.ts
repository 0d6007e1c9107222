import { describe, expect, test } from 'vitest';
import { capture } from '../../src/memory/capture.ts';
import { EMPTY_STATE } from '../../src/memory/change.ts';
import { readDecrees } from '../../src/memory/decrees.ts';
import { originAt } from '../support/rules.ts';

const TOOLS = ['git_push', 'install_package', 'bash'];
const PROJECT = { kind: 'project', name: '/srv/app' } as const;

/** The rules that a sentence sets which is said in a project. */
function rulesFor(sentence: string) {
  const decrees = readDecrees(sentence, { tools: TOOLS });
  const { changes } = capture({ ...originAt(), scope: PROJECT, decrees, calls: [] }, EMPTY_STATE);
  return changes.flatMap(({ kind, value }) => (kind === 'rule' && value ? [value] : []));
}

describe('a rule that is said in a project', () => {
  test.each([
    'Never push to main in all my projects.',
    'Everywhere: never push to main.',
    'In every repo, never push to main.',
    'Never push to main, everywhere.',
    '所有项目都不许推 main。',
  ])('is for everywhere where it says so: %s', (sentence) => {
    expect(
      rulesFor(sentence).map(({ scope, effect, matchers, condition }) => ({
        scope,
        effect,
        matchers,
        condition,
      })),
    ).toEqual([
      {
        scope: { kind: 'user' },
        effect: 'prohibit',
        matchers: [{ arg: 'branch', value: 'main' }],
        condition: undefined,
      },
    ]);
  });

  test.each(['Never push to main.', 'Never push to main from anywhere.', "Don't install anything globally."])(
    'is for the project otherwise: %s',
    (sentence) => {
      const rules = rulesFor(sentence);
      expect(rules.length).toBeGreaterThan(0);
      for (const { scope } of rules) expect(scope).toEqual(PROJECT);
    },
  );
});
