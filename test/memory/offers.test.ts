/** Rules that fit no tool are offered again. */

import { describe, expect, test } from 'vitest';
import { applyChanges } from '../../src/memory/change.ts';
import { readDecrees } from '../../src/memory/decrees.ts';
import { bindOffer, offersFor } from '../../src/memory/offers.ts';
import { originAt, ruleWith } from '../support/rules.ts';

const read = (sentence: string, tools: readonly string[]) => readDecrees(sentence, { tools });
const unbound = ruleWith({ tool: null, matchers: [], message_id: 'm1' });
const LATER = '2026-12-24T00:00:00.000Z';
const offered = (rule: typeof unbound, ...tools: readonly string[]) =>
  offersFor([rule], tools, originAt(LATER), read);

describe('an unbound rule', () => {
  test('is offered to a tool that its sentence is about, and keeps whose it is and when it was said', () => {
    const [offer] = offered(unbound, 'read_file', 'send_email');
    expect(offer?.bound).toEqual([
      { ...unbound, tool: 'send_email', matchers: [{ arg: 'to', value: 'Sarah' }], updated_at: LATER },
    ]);
    const state = applyChanges({ rules: [unbound], waivers: [] }, offer ? bindOffer(offer) : []);
    expect(state.rules).toEqual(offer?.bound);
  });

  test('of a sentence about two tools is bound to both', () => {
    const both = { ...unbound, sentence: 'Never email or text Marco.' };
    const [offer] = offered(both, 'send_email', 'send_sms');
    expect(offer?.bound.map(({ tool }) => tool).sort()).toEqual(['send_email', 'send_sms']);
    expect(new Set(offer?.bound.map(({ id }) => id)).size).toBe(2);
  });

  test.each([
    ['no tool that it is about', unbound, ['read_file']],
    ['no tools at all', unbound, []],
    ['a tool, when it has ended', { ...unbound, status: 'ended' as const }, ['send_email']],
    ['a tool, when it is bound', { ...unbound, tool: 'send_sms' }, ['send_email']],
    ['a tool, when a host wrote it', { ...unbound, source: 'programmatic' as const }, ['send_email']],
  ])('is not offered to %s', (_, rule, tools) => {
    expect(offered(rule as typeof unbound, ...tools)).toEqual([]);
  });
});
