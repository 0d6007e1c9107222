/** The prompt of `query --repl`, through a pipe: what goes in line by line, and what comes out. */

import { beforeAll, describe, expect, it } from 'vitest';
import { typedGoals } from '../../src/cli/repl-goals.ts';
import { completerFor } from '../../src/cli/repl-lines.ts';
import { build, runBuilt, start } from '../support/built-cli.ts';

const WORKSHOP = 'test/cli/fixtures/workshop';
const ENDLESS = 'test/cli/fixtures/other/endless.pl';

describe('goals as they are typed', () => {
  const cases: [string, { goals: string[]; rest: string }][] = [
    ['unit(U).', { goals: ['unit(U).'], rest: '' }],
    ['unit(U). effect(U, E).', { goals: ['unit(U).', 'effect(U, E).'], rest: '' }],
    ['unit(U),', { goals: [], rest: 'unit(U),' }],
    ['unit(U), % not. here\n', { goals: [], rest: 'unit(U), % not. here\n' }],
    ["X = 'a. b'.", { goals: ["X = 'a. b'."], rest: '' }],
    ['X = "a. b", Y = 1.5.', { goals: ['X = "a. b", Y = 1.5.'], rest: '' }],
    ["X = 0'. .", { goals: ["X = 0'. ."], rest: '' }],
    ['/* a. b */', { goals: [], rest: '' }],
    ['/* a.', { goals: [], rest: '/* a.' }],
    ['  \t', { goals: [], rest: '' }],
    ['% only a comment.', { goals: [], rest: '' }],
    ['a.b', { goals: [], rest: 'a.b' }],
  ];
  it.each(cases)('%j', (text, expected) => expect(typedGoals(text)).toEqual(expected));

  it('stay in bounds for a text of a million characters', () => {
    expect(typedGoals('a. '.repeat(333_333)).goals).toHaveLength(333_333);
    expect(typedGoals('('.repeat(1_000_000)).goals).toEqual([]);
  });
});

describe('completion', () => {
  const complete = completerFor([':help', ':turn', ':text']);
  it('offers relations by their beginning, and commands behind a colon', () => {
    expect(complete('unit(U), requires_c')).toEqual([['requires_capability'], 'requires_c']);
    expect(complete(':t')).toEqual([[':text', ':turn'], ':t']);
    expect(complete('unit(U), ')).toEqual([[], '']);
  });
});

interface Case {
  readonly name: string;
  readonly policy?: string;
  readonly argv?: readonly string[];
  readonly typed: readonly string[];
  readonly exit?: number;
  readonly out: string | RegExp;
  readonly err?: string | RegExp;
}

const cases: Case[] = [
  {
    name: 'answers one goal after another, and goals over several lines',
    typed: ['requires(U, tool(write_file)).', 'requires(U,', '  tool(write_file)', ').'],
    out: 'U = skill(tidy_up)\nU = skill(tidy_up)\n',
  },
  {
    name: 'takes what stands at the end without a stop',
    typed: ['requires(U, tool(write_file))'],
    out: 'U = skill(tidy_up)\n',
  },
  {
    name: 'says what a goal without answers lacks, which is no failure',
    typed: ['requires(tool(read_file), U).'],
    out: /^false\n {2}nothing states requires\(tool\(read_file\),U\)\n$/,
  },
  {
    name: 'shows as many answers as the limit, and more for `;`',
    argv: ['--limit', '2'],
    typed: ['member(X, [a, b, c, d, e]).', ';', ';', ';'],
    exit: 2,
    out: 'X = a\nX = b\n… and more; `;` shows them\nX = c\nX = d\n… and more; `;` shows them\nX = e\n',
    err: 'lictor: there are no more answers\n',
  },
  {
    name: 'names the place of a mistake and the nearest name, and goes on',
    typed: ['requirez(U, V).', 'requires(U, tool(write_file)).'],
    exit: 2,
    out: 'U = skill(tidy_up)\n',
    err: /goal:1:1: error unknown_relation: .*did you mean `requires\/2`/,
  },
  {
    name: 'lets the facts of a turn hold until another is set',
    typed: [':text read the list', 'word(list).', ':turn', 'word(list).'],
    out: /^true\nfalse\n/,
  },
  {
    name: 'says what is wrong with a turn, and keeps the last one',
    typed: [':turn test/none.json', ':turn -', 'requires(U, tool(write_file)).'],
    exit: 2,
    out: 'U = skill(tidy_up)\n',
    err: /there is no file `test\/none.json`\nlictor: standard input is where the goals come from\n/,
  },
  {
    name: 'proves an answer down to the places it rests on',
    typed: ['requires(U, tool(write_file)).', ':why', ':why 1', ':why 2'],
    exit: 2,
    out: /^U = skill\(tidy_up\)\n( {2}requires\(skill\(tidy_up\),tool\(write_file\)\) +\S+\.pl:\d+\n){2}$/,
    err: 'lictor: expected a number from 1 to 1\n',
  },
  {
    name: 'has nothing to prove before a goal',
    typed: [':why'],
    exit: 2,
    out: '',
    err: /there is no answer to prove/,
  },
  {
    name: 'names the nearest command',
    typed: [':relod'],
    exit: 2,
    out: '',
    err: 'lictor: there is no command `:relod`; did you mean `:reload`?\n',
  },
  { name: 'lists its commands', typed: [':help'], out: /:why \[N\].*\n[\s\S]*:quit/ },
  { name: 'leaves at once when told to', typed: [':quit', 'requires(U, tool(write_file)).'], out: '' },
  { name: 'leaves as Prolog does', typed: ['halt.', 'requires(U, tool(write_file)).'], out: '' },
  {
    name: 'gives up a goal that takes too long, and answers the next',
    policy: ENDLESS,
    argv: ['--timeout', '5'],
    typed: ['count(0, N).', 'X = 1.'],
    exit: 1,
    out: 'X = 1\n',
    err: 'lictor: no answer within 5 seconds (--timeout)\n',
  },
  {
    name: 'writes JSON lines for programs',
    argv: ['--json'],
    typed: ['requires(U, tool(write_file)).', 'nonsense(', ').'],
    exit: 2,
    out: /^\{"ok":true,"answers":\[\{"U":"skill\(tidy_up\)"\}\],"more":false\}\n\{\n {2}"ok": false/,
  },
];

describe('the prompt', { timeout: 60_000 }, () => {
  beforeAll(build, 120_000);

  it.each(cases)('$name', async ({ policy = WORKSHOP, argv = [], typed, exit = 0, out, err = '' }) => {
    const ended = await runBuilt(['query', policy, '--repl', ...argv], typed.join('\n'));
    if (typeof out === 'string') expect(ended.out).toBe(out);
    else expect(ended.out).toMatch(out);
    if (typeof err === 'string') expect(ended.err).toBe(err);
    else expect(ended.err).toMatch(err);
    expect(ended.code).toBe(exit);
  });

  it('stops a question at an interrupt without leaving', async () => {
    const started = start(['query', ENDLESS, '--repl', '--timeout', '600']);
    started.write('true.\n');
    await started.until((out) => out.includes('true'));
    started.write('count(0, N).\n');
    setTimeout(started.interrupt, 1000);
    started.write('X = 1.\n');
    await started.until((out) => out.includes('X = 1'));
    started.closeInput();
    const { code, err } = await started.ended;
    expect([code, err]).toEqual([1, 'lictor: stopped\n']);
  });

  it('refuses a policy with mistakes with every one of them', async () => {
    const { code, err } = await runBuilt(['query', 'test/cli/fixtures/other/broken.pl', '--repl'], 'true.');
    expect(err).toContain('broken.pl:1:16: error unknown_property');
    expect(code).toBe(3);
  });
});
