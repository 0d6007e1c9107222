/** Every command as a table: arguments in, exit code and pieces of both streams out. */

import { describe, expect, it } from 'vitest';
import { runCli } from '../support/cli.ts';

const WORKSHOP = 'test/cli/fixtures/workshop';
const TURNS = `${WORKSHOP}/turns.jsonl`;
const OTHER = 'test/cli/fixtures/other';

interface Case {
  readonly argv: readonly string[];
  readonly exit: number;
  /** Pieces of standard output; none means that it is empty. */
  readonly out?: readonly (string | RegExp)[];
  readonly err?: readonly (string | RegExp)[];
  readonly stdin?: string;
}

const usageCases: Case[] = [
  { argv: [], exit: 2, err: ['Usage: lictor', 'compile', 'Exit codes:'] },
  { argv: ['--help'], exit: 0, out: ['Usage: lictor', 'tour'] },
  { argv: ['help'], exit: 0, out: ['Usage: lictor'] },
  { argv: ['--version'], exit: 0, out: [/^\d+\.\d+\.\d+\n$/] },
  { argv: ['compil', 'x'], exit: 2, err: ["unknown command 'compil' (Did you mean compile?)"] },
  { argv: ['help', 'lnt'], exit: 2, err: ["unknown command 'lnt' (Did you mean lint?)"] },
  { argv: ['compile'], exit: 2, err: ["missing required argument 'paths'"] },
  { argv: ['compile', WORKSHOP], exit: 2, err: ['no turn is given: use --turn FILE'] },
  {
    argv: ['compile', WORKSHOP, '--txt', 'x'],
    exit: 2,
    err: ["unknown option '--txt' (Did you mean --text?)"],
  },
  { argv: ['compile', WORKSHOP, '--turn'], exit: 2, err: ['argument missing'] },
  { argv: ['compile', WORKSHOP, '--text', 'a', '--text', 'b'], exit: 2, err: ['more than one turn'] },
  {
    argv: ['compile', WORKSHOP, '--text', 'a', '--turns', TURNS],
    exit: 2,
    err: ['--turns cannot stand beside'],
  },
  { argv: ['compile', WORKSHOP, '--text', 'a', '--counter', 'guess'], exit: 2, err: ['exact, estimate'] },
  { argv: ['compile', WORKSHOP, '--text', 'a', '--engine', 'swi'], exit: 2, err: ['tau'] },
  {
    argv: ['explain', WORKSHOP, '--text', 'a'],
    exit: 2,
    err: ['expected the paths of a policy, and then a unit'],
  },
  { argv: ['decide', WORKSHOP, '--call', `${OTHER}/comma.txt`], exit: 2, err: ['comma.txt:3:15: not JSON'] },
  { argv: ['query', WORKSHOP], exit: 2, err: ['and then a goal'] },
  { argv: ['query', WORKSHOP, 'a', '--limit', '0'], exit: 2, err: ['a whole number of at least 1'] },
  { argv: ['query', WORKSHOP, 'a', '--timeout', 'soon'], exit: 2, err: ['a number of seconds above 0'] },
  { argv: ['diff', WORKSHOP, '--text', 'a'], exit: 2, err: ['two turns', 'lictor diff --before'] },
  { argv: ['diff', '--before', WORKSHOP, '--text', 'a'], exit: 2, err: ['two policies'] },
  { argv: ['import'], exit: 2, err: ['no list of tools is given'] },
  { argv: ['import', '--server', "npx 'x"], exit: 2, err: ["--server: the quote ' is not closed"] },
  {
    argv: ['lint', 'test/cli/fixture'],
    exit: 2,
    err: ['no file or folder `test/cli/fixture`; did you mean `test/cli/fixtures`?'],
  },
];

const turnCases: Case[] = [
  {
    argv: ['--turn', `${OTHER}/none.json`],
    exit: 2,
    err: ['there is no file `test/cli/fixtures/other/none.json`'],
  },
  {
    argv: ['--turn', `${OTHER}/comma.tx`],
    exit: 2,
    err: ['did you mean `test/cli/fixtures/other/comma.txt`?'],
  },
  { argv: ['--turn', OTHER], exit: 2, err: ['is a folder, not a file'] },
  { argv: ['--turn', 'a\0b'], exit: 2, err: ['could not be read'] },
  {
    argv: ['--turn', `${OTHER}/comma.txt`],
    exit: 2,
    err: ['comma.txt:3:15: not JSON from here\n', '    "signals": [failed],\n                ^\n'],
  },
  { argv: ['--turn', '-'], stdin: '', exit: 2, err: ['standard input:1:1: empty'] },
  {
    argv: ['--turn', '-'],
    stdin: '[1]',
    exit: 2,
    err: ['1 mistake in the turn', 'a turn is text or a record'],
  },
  {
    argv: ['--turn', '-'],
    stdin: '['.repeat(10_000),
    exit: 2,
    err: ['standard input:1:257: nested too deeply'],
  },
  {
    argv: ['--turn', '-'],
    stdin: '{"txt": "", "signals": ["a", "B c"], "candidate_limit": 0}',
    exit: 2,
    err: ['3 mistakes', 'txt: `txt` is no field', 'did you mean `text`?', 'signals[1]:', 'candidate_limit:'],
  },
  { argv: ['--turn', `${TURNS}:9`], exit: 2, err: ['has no turn on line 9 (its last line is 4)'] },
  { argv: ['--turn', `${TURNS}:1`], exit: 0, out: ['2 tools'] },
  { argv: ['--turn', '-'], stdin: '"read the list"', exit: 0, out: ['tool:read_file'] },
  { argv: ['--turn', '-'], stdin: '\ufeff{"text": "read the list"}\r\n', exit: 0, out: ['tool:read_file'] },
];

const compileCases: Case[] = [
  {
    argv: ['compile', WORKSHOP, '--turn', `${TURNS}:2`],
    exit: 0,
    out: [
      /^3 of 7 units shown · 2 tools · 58 of 110,592 tokens · fingerprint [0-9a-f]{12}\n/,
      '\nshown\n  instruction:house_style     10  pinned by the host',
      '  1  denied by the policy: `production is read-only` (test/cli/fixtures/workshop/policy.pl:47)\n     tool:write_file\n',
      '\nhidden\n  2  nothing in the turn speaks for it\n     tool:{delete_file, search_web}\n',
    ],
  },
  {
    argv: ['compile', `${OTHER}/ambiguous.pl`, '--text', 'hello'],
    exit: 1,
    out: ['0 of 4 units shown', 'nothing is selected: no_matching_evidence (4 units)'],
  },
  {
    argv: ['compile', WORKSHOP, '--turn', '-'],
    stdin: '{"text": "read", "selected": ["tool:read_fil"], "budget": {"max_context_tokens": 20600}}',
    exit: 0,
    out: ['selected: the catalog has no unit `tool:read_fil`; did you mean `tool:read_file`?'],
  },
  {
    argv: ['compile', WORKSHOP, '--turn', `${OTHER}/tight.json`],
    exit: 1,
    err: [
      'mandatory units need 83 tokens, and 25 are free\n',
      '  system prompt                    5\n',
      '  tool:write_file                 40\n',
      '  free                           -58  of 60\n',
    ],
  },
  {
    argv: ['compile', `${OTHER}/pins.pl`, '--turn', '-'],
    stdin: '{"context": {"pin": "both"}}',
    exit: 1,
    err: ['pinned units cannot stand together\n  `tool:a` conflicts with `tool:b`; the first is pinned by'],
  },
  {
    argv: ['compile', WORKSHOP, '--turn', '-'],
    stdin: '{"discovery_scope": ["tool:search_web"], "parent_discovery_scope": ["tool:read_file"]}',
    exit: 1,
    err: ['asks for more than its parent allows\n  `tool:search_web`'],
  },
  {
    argv: ['compile', `${OTHER}/broken.pl`, '--text', 'x'],
    exit: 3,
    err: [
      'the policy is not loaded: 3 errors\n',
      'broken.pl:1:16: error unknown_property',
      'broken.pl:2:19',
      'broken.pl:3:9',
    ],
  },
  {
    argv: ['compile', WORKSHOP, '--turns', `${OTHER}/mixed.jsonl`],
    exit: 2,
    out: [
      '    1     2        0      5      43  read the list\n',
      /\n {4}2 {2}invalid_json: .*mixed.jsonl:2:10: not JSON from here\n {7}\{"text": "half\n {16}\^\n/,
      /\n {4}4 {2}invalid_turn: .*mixed.jsonl:4: 2 mistakes in the turn\n {7}needs\[0\]: .*\n {7}txt: /,
      '\n    5     1        0      6      10  nothing in common 123\n',
      /\n {4}6 {2}not_text: .*mixed.jsonl:6: not UTF-8 text\n$/,
    ],
  },
  {
    argv: ['compile', WORKSHOP, '--turns', '-'],
    stdin: '\n \r\n',
    exit: 2,
    err: ['standard input holds no turn'],
  },
  { argv: ['compile', WORKSHOP, '--turns', `${OTHER}/none.jsonl`], exit: 2, out: ['there is no file'] },
];

const askingCases: Case[] = [
  {
    argv: ['explain', WORKSHOP, '--turn', `${TURNS}:2`, 'write_file'],
    exit: 0,
    out: [
      /^tool:write_file is rejected\n/,
      'why\n  denied by the policy: `production is read-only` (test/cli/fixtures/workshop/policy.pl:47)\n',
      /└─ denied\(tool\(write_file\),'production is read-only'\) +test\/cli\/fixtures\/workshop\/policy.pl:47\n/,
      /├─ context\(env,production\) +said by the turn\n/,
    ],
  },
  {
    argv: ['explain', WORKSHOP, '--text', 'read the file', 'tool(read_file)'],
    exit: 0,
    out: ['selected, and on the surface', 'trigger `verb(read)` matches (40)', 'grants nothing'],
  },
  {
    argv: ['explain', WORKSHOP, '--text', 'x', 'tool:read_fil'],
    exit: 2,
    err: ['did you mean `tool:read_file`?'],
  },
  { argv: ['explain', WORKSHOP, '--text', 'x', 'zzzzzzzz'], exit: 2, err: [/no unit `zzzzzzzz`\n$/] },
  {
    argv: ['explain', `${OTHER}/ambiguous.pl`, '--text', 'x', 'search'],
    exit: 2,
    err: ['say which\n  tool:search\n  mcp_tool:code/search\n  mcp_tool:web/search\n'],
  },
  {
    argv: ['explain', `${OTHER}/ambiguous.pl`, '--text', 'x', 'web/search'],
    exit: 0,
    out: ['mcp_tool:web/search is hidden'],
  },
  {
    argv: ['explain', `${OTHER}/ambiguous.pl`, '--text', 'x', 'indx'],
    exit: 2,
    err: ['did you mean `mcp_tool:code/index`?'],
  },
  {
    argv: ['why-not', WORKSHOP, '--text', 'hello', 'delete_file'],
    exit: 0,
    out: [
      'tool:delete_file is not on the surface\n  nothing in the turn speaks for it\n',
      'these together would show it\n  - select it: add `tool:delete_file` to `selected`\n',
      '  - hold the capability: add `files(delete)` to `capabilities`\n',
    ],
  },
  {
    argv: ['why-not', WORKSHOP, '--turn', `${TURNS}:2`, 'write_file'],
    exit: 0,
    out: ['(test/cli/fixtures/workshop/policy.pl:47)', 'no change of the turn is known'],
  },
  {
    argv: ['why-not', WORKSHOP, '--text', 'read the file', 'read_file'],
    exit: 0,
    out: ['tool:read_file is on the surface\n'],
  },
  {
    argv: ['diff', WORKSHOP, '--turn', `${TURNS}:1`, '--turn', `${TURNS}:2`],
    exit: 1,
    out: [
      /^\+ {2}tool:search_code {2}before {2}hidden: /,
      /\n- {2}tool:write_file {3}before {2}shown: /,
      '\n~  tool:read_file',
      '\n−25 tokens\n',
    ],
  },
  {
    argv: ['diff', WORKSHOP, '--text', 'read a file', '--turn', `${TURNS}:3`],
    exit: 1,
    out: [/^\+ {2}tool:search_code/],
  },
  {
    argv: ['diff', WORKSHOP, '--text', 'read it', '--text', 'read it'],
    exit: 0,
    out: [/^the surfaces are the same\n$/],
  },
  {
    argv: ['diff', '--before', WORKSHOP, '--after', WORKSHOP, `${OTHER}/ambiguous.pl`, '--text', 'index'],
    exit: 1,
    out: [/^\+ {2}mcp_tool:code\/index {2}before {2}unknown: not in the catalog\n/],
  },
  {
    argv: ['query', WORKSHOP, 'requires(Unit, tool(Name)).'],
    exit: 0,
    out: ['Unit = skill(tidy_up), Name = read_file\n'],
  },
  { argv: ['query', WORKSHOP, 'effect(tool(write_file), write)'], exit: 0, out: [/^true\n$/] },
  {
    argv: ['query', WORKSHOP, 'effect(tool(write_file), read)'],
    exit: 1,
    out: [/^false\n {2}nothing states /],
  },
  {
    argv: ['query', WORKSHOP, 'unit(U)', '--limit', '2'],
    exit: 0,
    out: [/^U = .*\nU = .*\n… and more; these are the first 2/],
  },
  {
    argv: ['query', WORKSHOP, 'denied(U, R)', '--turn', `${TURNS}:2`],
    exit: 0,
    out: ["U = tool(write_file), R = 'production is read-only'"],
  },
  { argv: ['query', WORKSHOP, 'denied(U, '], exit: 2, err: ['1 mistake in the goal\n  goal:1:'] },
  {
    argv: ['query', WORKSHOP, 'require(U, V)'],
    exit: 2,
    err: ['1 mistake in the goal\n  goal:1:1: error unknown_relation', 'did you mean `requires/2`?'],
  },
  {
    argv: ['query', WORKSHOP, 'require(U, V)', '--json'],
    exit: 2,
    out: ['"code": "invalid_goal"', '"nearest": "requires/2"', '"column": 1'],
  },
  {
    argv: ['query', WORKSHOP, 'in_scope(U)', '--turn', '-'],
    stdin: '{"discovery_scope": ["kind:tool"], "parent_discovery_scope": ["kind:skill"]}',
    exit: 1,
    err: ['the discovery scope asks for more than its parent allows\n  `kind:tool`'],
  },
  {
    argv: ['compile', WORKSHOP, '--turn', '-'],
    stdin: '{"text": "a",\n "denied": [], "text": "b"}',
    exit: 2,
    err: ['standard input:2:16: the key `text` stands twice\n'],
  },
  {
    argv: ['compile', `${OTHER}/ambiguous.pl`, '--text', 'web search'],
    exit: 0,
    out: [/^3 of 4 units shown · 3 tools · /],
  },
  {
    argv: ['query', WORKSHOP, 'effect(U, X)', '--turn', '-'],
    stdin: '{"txt": 1}',
    exit: 2,
    err: ['mistake in the turn'],
  },
  { argv: ['query', `${OTHER}/broken.pl`, 'unit(U)'], exit: 3, err: ['broken.pl:1:16'] },
  { argv: ['lint', WORKSHOP], exit: 0, out: [/^no findings\n$/] },
  { argv: ['lint', `${OTHER}/broken.pl`], exit: 1, out: ['broken.pl:3:9', '\n3 errors, 0 warnings\n'] },
  {
    argv: ['lint', `${OTHER}/doubtful.pl`],
    exit: 1,
    out: [':4:14: warning singleton_variable', '\n0 errors, 1 warning\n'],
  },
];

function expectPieces(text: string, pieces: readonly (string | RegExp)[] | undefined): void {
  if (!pieces) expect(text).toBe('');
  for (const piece of pieces ?? [])
    if (typeof piece === 'string') expect(text).toContain(piece);
    else expect(text).toMatch(piece);
}

async function check({ argv, exit, out, err, stdin }: Case): Promise<void> {
  const ran = await runCli(argv, stdin === undefined ? {} : { stdin });
  expectPieces(ran.err, err);
  expectPieces(ran.out, out);
  expect(ran.exit).toBe(exit);
}

const named = (cases: readonly Case[]): [string, Case][] =>
  cases.map((one) => [
    [...one.argv, one.stdin?.slice(0, 40)].filter((part) => part !== undefined).join(' '),
    one,
  ]);

describe('the command line', () => {
  it.each(named(usageCases))('says how it is used: lictor %s', (_, one) => check(one));

  it.each(['compile', 'explain', 'why-not', 'diff', 'query', 'lint', 'import', 'tour'])(
    'helps with %s by an example',
    async (name) => {
      const { exit, out } = await runCli(['help', name]);
      expect(out).toContain(`Usage: lictor ${name} `);
      expect(out).toContain(`Examples:\n  $ lictor ${name}`);
      expect(exit).toBe(0);
    },
  );
});

describe('a turn on the command line', () => {
  const cases = turnCases.map((one) => ({ ...one, argv: ['compile', WORKSHOP, ...one.argv] }));
  it.each(named(cases))('is read or refused: lictor %s', (_, one) => check(one));

  it('is bounded, whoever sends it', async () => {
    const { exit, err } = await runCli(['compile', WORKSHOP, '--turn', '/dev/zero']);
    expect(err).toContain('is too large for a turn; the most is 16 MB');
    expect(exit).toBe(2);
  });

  it('may be binary junk, and is refused with the line', async () => {
    const stdin = Uint8Array.from([...new TextEncoder().encode('{\n"text": "'), 0xc3, 0x28, 0x22, 0x7d]);
    const { exit, err } = await runCli(['compile', WORKSHOP, '--turn', '-'], { stdin });
    expect(err).toContain('standard input:2: not UTF-8 text');
    expect(exit).toBe(2);
  });
});

describe('lictor compile', () => {
  it.each(named(compileCases))('answers: lictor %s', (_, one) => check(one));
});

describe('lictor explain, why-not, diff, query and lint', () => {
  it.each(named(askingCases))('answer: lictor %s', (_, one) => check(one));
});

describe('--json', () => {
  const failures = [...usageCases, ...turnCases, ...compileCases, ...askingCases].filter(
    ({ err, argv }) => err && argv.length > 1 && argv[0] !== 'help' && argv[0] !== 'compil',
  );
  it.each(named(failures))('writes failures to standard output as well: lictor %s', async (_, one) => {
    const argv = one.argv[0]?.startsWith('-') ? ['compile', WORKSHOP, ...one.argv] : one.argv;
    const ran = await runCli(
      [argv[0] ?? '', '--json', ...argv.slice(1)],
      one.stdin === undefined ? {} : { stdin: one.stdin },
    );
    const json = JSON.parse(ran.out) as { ok: boolean; error: { code: string; message: string } };
    expect(json.ok).toBe(false);
    expect(json.error.code).toMatch(/^[a-z_]+$/);
    expect(json.error.message).not.toBe('');
    expect(ran.err).toBe('');
    expect(ran.exit).toBe(one.exit);
  });

  it('gives the diagnostics of a bad policy as an array', async () => {
    const { out } = await runCli(['compile', `${OTHER}/broken.pl`, '--text', 'x', '--json']);
    const { diagnostics } = JSON.parse(out) as { diagnostics: { code: string; line: number }[] };
    expect(diagnostics.map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  it('writes a failure in one line, too, where results are lines', async () => {
    const { exit, out } = await runCli(['compile', `${OTHER}/broken.pl`, '--turns', TURNS, '--json']);
    expect([exit, out.split('\n').length]).toEqual([3, 2]);
    expect(JSON.parse(out)).toMatchObject({ ok: false, error: { code: 'policy_invalid' } });
  });

  it('writes one result a line for a file of turns, and says which line it is of', async () => {
    const { exit, out } = await runCli(['compile', WORKSHOP, '--turns', `${OTHER}/mixed.jsonl`, '--json']);
    const results = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { line: number; ok: boolean });
    expect(results.map(({ line, ok }) => [line, ok])).toEqual([
      [1, true],
      [2, false],
      [4, false],
      [5, true],
      [6, false],
    ]);
    expect(exit).toBe(2);
  });

  const successes: [string, string[], (json: Record<string, unknown>) => unknown, unknown][] = [
    ['explain', ['explain', WORKSHOP, '--text', 'read', 'read_file'], ({ state }) => state, 'selected'],
    ['why-not', ['why-not', WORKSHOP, '--text', 'x', 'read_file'], ({ visible }) => visible, false],
    ['diff', ['diff', WORKSHOP, '--text', 'x', '--text', 'x'], ({ differs }) => differs, false],
    [
      'query',
      ['query', WORKSHOP, 'requires(U, tool(write_file))'],
      ({ answers }) => answers,
      [{ U: 'skill(tidy_up)' }],
    ],
    ['lint', ['lint', WORKSHOP], ({ diagnostics }) => diagnostics, []],
    ['compile', ['compile', WORKSHOP, '--text', 'x'], ({ ok }) => ok, true],
  ];
  it.each(successes)('writes what %s found', async (_, argv, part, expected) => {
    const { out, err } = await runCli([...argv, '--json']);
    expect(part(JSON.parse(out) as Record<string, unknown>)).toEqual(expected);
    expect(err).toBe('');
  });
});
