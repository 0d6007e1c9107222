import { describe, expect, test } from 'vitest';
import { runCli } from '../support/cli.ts';

const WORKSPACE = 'docs/examples/workspace';
const search = (stdin: string, ...argv: string[]) => runCli(['search', WORKSPACE, ...argv], { stdin });

describe('lictor search', () => {
  test('prints a card for each unit: score, what it is for, and why', async () => {
    const { exit, out } = await search('', 'rename a file', '--limit', '1');
    expect(exit).toBe(0);
    expect(out).toMatch(
      /^ *\d+ {2}mcp_tool:filesystem\/move_file\n +Move or rename files and directories\.\n +for `rename`, `file`\n$/,
    );
  });

  test('with JSON gives the hits as the library does', async () => {
    const { out } = await search('', 'rename a file', '--limit', '2', '--json');
    const { ok, query, hits } = JSON.parse(out) as { ok: boolean; query: string; hits: object[] };
    expect({ ok, query }).toEqual({ ok: true, query: 'rename a file' });
    expect(hits).toHaveLength(2);
    expect(hits[0]).toMatchObject({
      unit: 'mcp_tool:filesystem/move_file',
      matches: [{ word: 'rename' }, {}],
    });
  });

  test('exits with 1 when nothing is found', async () => {
    expect(await search('', 'is it')).toMatchObject({
      exit: 1,
      out: 'nothing found: no word of the request is about any of 74 units\n',
    });
  });

  test('finds nothing that the turn may not see', async () => {
    const turn = JSON.stringify({ denied: ['mcp_tool:filesystem/move_file'] });
    const { out } = await search(turn, 'rename a file', '--turn', '-', '--json');
    expect(out).not.toContain('move_file');
  });

  test('answers requests line by line, bad lines among them', async () => {
    const lines = ['"rename a file"', '{"id": "b", "text": "zebra"}', '[', '{"id": 3}'];
    const { exit, out } = await search(lines.join('\n'), '--queries', '-', '--json', '--limit', '1');
    expect(exit).toBe(2);
    const results = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { line: number; ok: boolean; id?: unknown; hits?: unknown[] });
    expect(results.map(({ line, ok }) => [line, ok])).toEqual([
      [1, true],
      [2, true],
      [3, false],
      [4, false],
    ]);
    expect(results[0]?.hits).toHaveLength(1);
    expect(results[1]).toMatchObject({ id: 'b', hits: [] });
  });

  test.each([
    [['search', WORKSPACE], 'expected the paths of a policy, and then the words to search for'],
    [['search', WORKSPACE, 'x', '--limit', '0'], 'a whole number of at least 1'],
    [['search', WORKSPACE, '--queries', '-'], 'standard input holds no request'],
    [['search', 'nowhere', 'x'], 'there is no file or folder'],
    [['search', WORKSPACE, 'x', '--turn', 'nowhere.json'], 'there is no file'],
  ])('%j is refused', async (argv, message) => {
    const { exit, err } = await runCli(argv);
    expect(exit).toBe(2);
    expect(err).toContain(message);
  });

  test('what a request holds cannot steer a terminal', async () => {
    const { out } = await search(JSON.stringify('file \u001b[31m'), '--queries', '-');
    expect(out).not.toContain('\u001b');
  });
});
