/** Deeds of commands: every pattern ends, whatever it is given. */

import { expect, test } from 'vitest';
import { type DeedRow, OF_FORGES, OF_GIT, OF_PROGRAMS } from '../../src/decide/shell/deed-patterns.ts';
import { deedsIn } from '../../src/decide/shell/deeds.ts';

const WORDS = ['-a', 'a', '--', '-', 'run', '--force', ':', 'db:'];

const ROWS: readonly DeedRow[] = [...OF_GIT, ...OF_FORGES, ...OF_PROGRAMS];

/** Words that a pattern may take in several ways: where it tries all of them, this has no end. */
test.each(ROWS.map((row) => ({ deed: row[0], begins: row[1], pattern: row[2] })))(
  '$deed is told of long commands of $begins',
  ({ begins, pattern }) => {
    expect(begins).not.toBe('');
    for (const word of WORDS)
      for (const text of [`${`${word} `.repeat(600)}!`, `${word.repeat(1_500)}!`])
        expect(typeof (pattern?.test(text) ?? true)).toBe('boolean');
  },
);

test.each([
  ['docker', '-H tcp://host run image', ['start container']],
  ['docker', 'compose -f a.yml up -d', ['start container']],
  ['docker', '--debug stop x', ['stop container']],
  ['docker', 'ps', []],
] as const)('%s %s comes to %j', (program, line, deeds) => {
  expect(deedsIn({ program, args: line.split(' '), sets: [] })).toEqual(deeds);
});
