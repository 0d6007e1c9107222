/** Rules for tests: examples with what does not matter filled in. */

import { idFrom } from '../../src/memory/id.ts';
import type { Origin } from '../../src/memory/new-rule.ts';
import type { Decrees, Reading } from '../../src/memory/reading.ts';
import type { Rule } from '../../src/memory/rule.ts';

/** A Friday. */
export const NOW = '2026-11-27T09:30:00.000Z';

/** Ids that count up: the same in every run. */
export function counting(): Origin['newId'] {
  let made = 0;
  return (prefix) => {
    made += 1;
    const bytes = new Uint8Array(16);
    new DataView(bytes.buffer).setUint32(12, made);
    return idFrom(prefix, bytes);
  };
}

export const originAt = (now = NOW, rest: Partial<Origin> = {}): Origin => ({
  now,
  zone: 'UTC',
  owner: 'user',
  scope: { kind: 'user' },
  newId: counting(),
  ...rest,
});

export const ruleWith = (fields: Partial<Rule> = {}): Rule => ({
  id: 'r1',
  owner: 'user',
  scope: { kind: 'user' },
  tool: 'send_email',
  effect: 'prohibit',
  matchers: [{ arg: 'to', value: 'Sarah' }],
  sentence: 'Never email Sarah.',
  priority: 'critical',
  source: 'user_explicit',
  tags: ['user-edict'],
  created_at: NOW,
  updated_at: NOW,
  status: 'active',
  ...fields,
});

export const readingWith = (fields: Partial<Reading> = {}): Reading => ({
  kind: 'prohibit',
  tool: 'send_email',
  verb: 'email',
  object: 'Sarah',
  matcher: { arg: 'to', value: 'Sarah' },
  sentence: 'Never email Sarah.',
  span: [0, 18],
  ...fields,
});

export const says = (...readings: readonly Partial<Reading>[]): Decrees => ({
  readings: readings.map((fields, i) => readingWith({ span: [i * 100, i * 100 + 50], ...fields })),
  unread: [],
});
