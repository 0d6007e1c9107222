import { describe, expect, test } from 'vitest';
import { readDecrees } from '../../src/memory/decrees.ts';

const tools = ['send_email', 'read_email', 'git_push', 'deploy'];
const told = (text: string) => readDecrees(text, { tools }).readings;

describe('decrees', () => {
  test('a name after a verb is whom it must not be done to', () => {
    expect(told('Never email Sarah at sarah@example.com.')).toEqual([
      {
        kind: 'prohibit',
        tool: 'send_email',
        verb: 'email',
        object: 'Sarah at sarah@example.com',
        matcher: { arg: 'to', value: 'sarah@example.com' },
        sentence: 'Never email Sarah at sarah@example.com.',
        span: [0, 39],
      },
    ]);
  });

  test('what asks for the word of the user is a confirmation', () => {
    expect(told("Don't push to main without asking me.").map(({ kind, matcher }) => [kind, matcher])).toEqual(
      [['require_confirmation', { arg: 'branch', value: 'main' }]],
    );
  });

  test('a pronoun for one of several whom the last call was made to is reported, and never guessed', () => {
    const asked = (to: string | readonly string[]) =>
      readDecrees("Don't email her again.", {
        tools,
        last_tool: 'send_email',
        last_args: { to: to as never },
      });
    expect(asked('sarah@example.com').readings).toHaveLength(1);
    const { readings, unread } = asked(['sarah@example.com', 'maria@example.com']);
    expect(readings).toEqual([]);
    expect(unread[0]?.why).toBe('it does not say which `her` is: sarah@example.com, maria@example.com');
  });

  test('names without a space between them are looked through once', () => {
    const shout = (i: number) => `${'A'.repeat(290)} x. Don't email him ${i}. `;
    const message = Array.from({ length: 60 }, (_, i) => shout(i)).join('');
    expect(readDecrees(message, { tools }).readings).toEqual([]);
  });
});
