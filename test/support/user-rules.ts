/** Rules of a user for tests: what a rule mostly is, and what the test says of it. */

import type { Rule } from '../../src/memory/rule.ts';

export const ruleOf = (given: Partial<Rule> & Pick<Rule, 'tool' | 'sentence'>): Rule => ({
  id: `r-${given.sentence}-${given.tool}`,
  owner: 'user',
  scope: { kind: 'user' },
  effect: 'prohibit',
  matchers: [],
  priority: 'critical',
  source: 'user_explicit',
  tags: [],
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
  status: 'active',
  ...given,
});
