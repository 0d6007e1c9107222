import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitCommand } from '../../src/node/command-line.ts';
import { anyString, runs } from '../support/term-arbitraries.ts';

describe('splitCommand', () => {
  test.each<[string, readonly string[]]>([
    ['npx -y @scope/server .', ['npx', '-y', '@scope/server', '.']],
    ['  node\tserver.js \n', ['node', 'server.js']],
    ['node "my server.js" \'a "b"\'', ['node', 'my server.js', 'a "b"']],
    ['node my\\ server.js', ['node', 'my server.js']],
    ['node "a \\"b\\" \\\\ \\n"', ['node', 'a "b" \\ \\n']],
    ["node 'a\\'", ['node', 'a\\']],
    ['node a"b c"d', ['node', 'ab cd']],
    ['node \'\' ""', ['node', '', '']],
    ['node $HOME `id` $(id) ; rm *', ['node', '$HOME', '`id`', '$(id)', ';', 'rm', '*']],
    ['node \\', ['node', '\\']],
  ])('takes %j apart', (line, words) => {
    expect(splitCommand(line)).toEqual({ ok: true, value: words });
  });

  test.each([
    ['', 'there is no command'],
    [' \t', 'there is no command'],
    ['"" a', 'there is no command'],
    ['node "a', 'the quote " is not closed'],
    ['node \'a"', "the quote ' is not closed"],
  ])('refuses %j', (line, error) => {
    expect(splitCommand(line)).toEqual({ ok: false, error });
  });

  test('gives words that were quoted back as they were', () => {
    fc.assert(
      fc.property(fc.array(anyString, { minLength: 1 }), (words) => {
        fc.pre(words[0] !== '');
        const quoted = words.map((word) => `'${word.replaceAll("'", `'"'"'`)}'`).join(' ');
        expect(splitCommand(quoted)).toEqual({ ok: true, value: words });
      }),
      runs,
    );
  });
});
