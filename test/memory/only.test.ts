/** "Only X or Y", "nothing outside of X": what is named is let through, all of it, and the rest is not. */

import { expect, test } from 'vitest';
import { decideByRules } from '../../src/decide/by-rules.ts';
import { readDecrees } from '../../src/memory/decrees.ts';
import { rulesAfter } from '../support/evasions.ts';

const TOOLS = ['Bash', 'Read', 'Write', 'Edit', 'WebFetch', 'TodoWrite', 'send_email', 'git_push', 'deploy'];

const CASES: readonly (readonly [
  say: string,
  tool: string,
  arg: string,
  allowed: readonly string[],
  denied: readonly string[],
])[] = [
  ['Only email bob@x.com or alice@x.com.', 'send_email', 'to', ['bob@x.com', 'alice@x.com'], ['eve@x.com']],
  ['Only edit files in src/ and docs/.', 'Edit', 'file_path', ['src/a', 'docs/a'], ['a', 'test/a']],
  ['Only touch src/a.ts and src/b.ts.', 'Edit', 'file_path', ['src/a.ts', 'src/b.ts'], ['src/c.ts']],
  ['Restrict your edits to src/api and tests.', 'Write', 'file_path', ['src/api/a', 'tests/a'], ['src/a']],
  ['Keep your changes inside packages/web.', 'Edit', 'file_path', ['packages/web/a'], ['packages/api/a']],
  ['Stay inside the project directory.', 'Write', 'file_path', ['src/a', '/srv/app/a'], ['/etc/a', '../a']],
  ['Work only in the docs folder.', 'Edit', 'file_path', ['docs/a.md'], ['src/a']],
  [
    "Don't edit anything except README.md and docs/.",
    'Edit',
    'file_path',
    ['README.md', 'docs/a'],
    ['src/a'],
  ],
  ["Don't touch anything outside of src and test.", 'Edit', 'file_path', ['src/a', 'test/a'], ['lib/a']],
  ["Don't touch anything outside this repo.", 'Write', 'file_path', ['src/a', '/srv/app/a'], ['/etc/a']],
  [
    'Never fetch URLs other than docs.python.org.',
    'WebFetch',
    'url',
    ['https://docs.python.org/3'],
    ['https://evil.com'],
  ],
];

test.each(CASES)('%s', (say, tool, arg, allowed, denied) => {
  const rules = rulesAfter(readDecrees(say, { tools: TOOLS }));
  const decided = (value: string) =>
    decideByRules({
      rules,
      call: { tool, arguments: { [arg]: value, content: 'text' }, cwd: '/srv/app' },
      now: '2026-11-30T09:00:00Z',
    }).decision;
  expect(allowed.map((value) => [value, decided(value)])).toEqual(allowed.map((value) => [value, 'allow']));
  expect(denied.map((value) => [value, decided(value)])).toEqual(denied.map((value) => [value, 'deny']));
});

test('an order to stay in a place is about files, and is read of places alone', () => {
  const rules = rulesAfter(readDecrees('Stay inside the project directory.', { tools: TOOLS }));
  expect(rules.map(({ tool }) => tool)).toEqual(['Write', 'Edit']);
  for (const say of ['Stay in touch.', 'Keep your changes in sync.', 'Limit your answer to a paragraph.'])
    expect(readDecrees(say, { tools: TOOLS }).readings).toEqual([]);
});
