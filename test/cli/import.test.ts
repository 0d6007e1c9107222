/** `lictor import`: against small servers, into folders of its own. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { madeBy } from '../../src/cli/made-by.ts';
import { clean } from '../../src/cli/text.ts';
import { loadPolicy } from '../../src/node.ts';
import { type Ran, runCli } from '../support/cli.ts';

const base = mkdtempSync(join(tmpdir(), 'lictor-import-'));
afterAll(() => rmSync(base, { recursive: true }));
let out = '';
beforeEach(() => {
  out = mkdtempSync(join(base, 'out-'));
});

const schema = { type: 'object', properties: { path: { type: 'string' } } };
const TOOLS = [
  { name: 'read', description: 'Read a note', inputSchema: schema, annotations: { readOnlyHint: true } },
  { name: 'burn', description: 'Burn a note for ever', inputSchema: schema },
];

/** The command that starts a server with these tools. */
function serverOf(tools: readonly object[] = TOOLS, info?: object): string {
  const file = join(mkdtempSync(join(base, 'server-')), 'tools.json');
  writeFileSync(file, JSON.stringify({ tools, info }));
  return `'${process.execPath}' test/cli/fixtures/server.mjs '${file}'`;
}

const importing = (server: string, ...more: string[]): Promise<Ran> =>
  runCli(['import', '--server', server, '--timeout', '60', ...more]);

describe('lictor import', { timeout: 90_000 }, () => {
  it('says what it wrote: tools, tokens, effects, files', async () => {
    const { exit, out: said } = await importing(serverOf(), '--out', out, '--always', 'read');
    expect(said).toBe(
      [
        'stub-server 1.0.0: 2 tools, 58 tokens, as server stub',
        '',
        'tools',
        '  burn      30  delete, write',
        '  read      28  read · always',
        '',
        'files',
        `  ${out}/stub.schemas.json  written`,
        `  ${out}/stub.pl  written`,
        `  ${out}/stub.import.json  written`,
        '',
      ].join('\n'),
    );
    expect(exit).toBe(0);
  });

  it('writes a policy that loads, with what the options ask for', async () => {
    await importing(
      serverOf(),
      '--out',
      out,
      '--name',
      'notes',
      '--always',
      'read,burn',
      '--category',
      'desk',
    );
    const policy = await loadPolicy([out]);
    const units = policy.ok ? [...policy.value.catalog.units.values()] : [];
    expect(units.map(({ unit, activation, category }) => [unit, activation, category])).toEqual([
      ['mcp_server:notes', 'relevant', ['mcp_server']],
      ['mcp_tool:notes/burn', 'always', ['desk']],
      ['mcp_tool:notes/read', 'always', ['desk']],
    ]);
  });

  it('keeps what was edited when the source changes, and gives it up to --force', async () => {
    await importing(serverOf(), '--out', out);
    const file = join(out, 'stub.pl');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Read a note', 'Read any note'));
    const changed = serverOf(TOOLS.map((tool) => ({ ...tool, description: `${tool.description}!` })));
    const { exit, out: said } = await importing(changed, '--out', out);
    expect(said).toContain(
      [
        'changes',
        '  changed     mcp_tool:stub/burn  description',
        '    - description("Burn a note for ever")',
        '    + description("Burn a note for ever!")',
        '  conflict    mcp_tool:stub/read  description: changed by you and by the source; yours stays',
        '    yours  description("Read any note")',
        '    source description("Read a note!")',
        '',
      ].join('\n'),
    );
    expect(exit).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('Read any note');
    expect((await importing(changed, '--out', out)).out).toContain(
      'changes\n  kept        mcp_tool:stub/read  description: as you edited it\n',
    );
    const forced = await importing(changed, '--out', out, '--force');
    expect(forced.out).toContain('  overwritten mcp_tool:stub/read  description: yours is gone\n');
    expect(readFileSync(file, 'utf8')).toContain('"Read a note!"');
  });

  it('leaves a file alone that no import has written, and gives way to --force', async () => {
    const file = join(out, 'stub.pl');
    writeFileSync(file, 'deny(_, "mine").\n');
    const refused = await importing(serverOf(), '--out', out);
    expect(refused.err).toContain(
      `${file} would change, and what was edited there cannot be told; --force overwrites`,
    );
    expect(refused.err).toContain('    - deny(_, "mine").\n');
    expect([refused.exit, readdirSync(out)]).toEqual([1, ['stub.pl']]);
    expect((await importing(serverOf(), '--out', out, '--force')).exit).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('unit(mcp_tool(stub, read)');
  });

  it('leaves files that say the same as they are', async () => {
    const server = serverOf();
    await importing(server, '--out', out);
    const { exit, out: said } = await importing(server, '--out', out);
    expect(said).toContain(`${out}/stub.pl  unchanged\n  ${out}/stub.import.json  unchanged\n`);
    expect(said).toContain('changes\n  none: up to date\n');
    expect(exit).toBe(0);
  });

  it('writes nothing when it is only asked what it would do', async () => {
    const { exit, out: said } = await importing(serverOf(), '--out', out, '--dry-run');
    expect(said).toContain('stub.pl  would be written');
    expect([exit, readdirSync(out)]).toEqual([0, []]);
  });

  it('writes the catalog to standard output without --out', async () => {
    const { out: said, err } = await importing(serverOf());
    expect(said).toMatch(/^% The tools of the MCP server stub-server 1.0.0/);
    expect(said).toContain('unit(mcp_tool(stub, burn), [\n    description("Burn a note for ever"),');
    expect(err).toBe('');
  });

  it('takes the name of the file that is asked for', async () => {
    const { exit } = await importing(serverOf(), '--out', join(out, 'deep', 'mine.pl'));
    expect(readdirSync(join(out, 'deep'))).toEqual(['mine.import.json', 'mine.pl', 'mine.schemas.json']);
    expect([exit, (await loadPolicy([out])).ok]).toEqual([0, true]);
  });

  it('stays in its folder whatever the server calls itself', async () => {
    await importing(serverOf(TOOLS, { name: '../../etc/..', version: '1' }), '--out', out);
    await importing(serverOf(), '--out', out, '--name', '../up');
    expect(readdirSync(out).filter((name) => name.endsWith('.pl'))).toEqual(['_up.pl', 'server.pl']);
    expect(readdirSync(out).length).toBe(6);
  });

  it('tells what was lost, cleaned', async () => {
    const hidden = { name: 'odd', description: 'Fine \u001b[31m\u202etext\u200b', inputSchema: schema };
    const { out: said } = await importing(serverOf([hidden, ...TOOLS, ...TOOLS]), '--out', out);
    expect(said).toContain(
      'lost on the way\n  odd: the description had invisible characters in it; they are gone\n',
    );
    expect(said).toContain('  read: another tool has this name; the first is kept\n');
    const lines = said.split('\n');
    expect(lines.map(clean)).toEqual(lines);
  });

  it('writes JSON for programs', async () => {
    const { out: said } = await importing(serverOf(), '--out', out, '--json');
    expect(JSON.parse(said)).toMatchObject({
      ok: true,
      server: { name: 'stub' },
      tools: [
        { unit: 'mcp_tool:stub/burn', effect: ['delete', 'write'], always: false },
        { unit: 'mcp_tool:stub/read', effect: ['read'], always: false },
      ],
      files: [{ state: 'new' }, { state: 'new' }, { state: 'new' }],
    });
  });

  const failing: [string, string, string[], number, RegExp][] = [
    ['a tool to pin is not there', '', ['--always', 'reed'], 2, /no tool `reed`; did you mean `read`\?/],
    [
      'there is no such command',
      'lictor-no-such-command',
      [],
      1,
      /there is no command `lictor-no-such-command`/,
    ],
    [
      'the server ends',
      `'${process.execPath}' -e 'console.error("no key"); process.exit(1)'`,
      [],
      1,
      /the server ended before it answered, with exit code \d+\n {2}no key\n/,
    ],
    [
      'the server says nothing',
      `'${process.execPath}' -e 'setInterval(() => {}, 1000)'`,
      ['--timeout', '1'],
      1,
      /no list of tools within 1000 ms/,
    ],
    [
      'the folder cannot be made',
      '',
      ['--out', 'package.json/deep'],
      2,
      /`package.json\/deep\/stub.schemas.json` cannot be written \(E/,
    ],
  ];
  it.each(failing)('says so when %s', async (_, server, more, code, message) => {
    const { exit, err, out: said } = await importing(server || serverOf(), ...more);
    expect(err).toMatch(message);
    expect([exit, said]).toEqual([code, '']);
  });
});

describe('lictor import of a file', { timeout: 60_000 }, () => {
  const written = (text: string, name = 'tools.json'): string => {
    const file = join(mkdtempSync(join(base, 'list-')), name);
    writeFileSync(file, text);
    return file;
  };
  const openai = JSON.stringify([
    { type: 'function', function: { name: 'send', description: 'Send it', parameters: schema } },
    { type: 'web_search' },
  ]);

  it('says which form it took, what it wrote, and what it left out', async () => {
    const file = written(openai);
    const { exit, out: said } = await runCli(['import', file, '--out', out, '--always', 'send']);
    expect(said).toBe(
      [
        `${file}, in the form openai: 1 tool, 27 tokens`,
        '',
        'tools',
        '  send      27  delete, write · always',
        '',
        'lost on the way',
        '  [1]: `web_search` is a tool of the provider itself, not a function; it is left out',
        '',
        'files',
        `  ${out}/tools.schemas.json  written`,
        `  ${out}/tools.pl  written`,
        `  ${out}/tools.import.json  written`,
        '',
      ].join('\n'),
    );
    expect(exit).toBe(0);
    const policy = await loadPolicy([out]);
    expect(policy.ok && [...policy.value.catalog.units.keys()]).toEqual(['tool:send']);
  });

  it('calls an MCP server as the list does, or else as its file is called, unless it is told', async () => {
    const list = { tools: TOOLS };
    const said = {
      ...list,
      _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'note-server', version: '1' } },
    };
    const server = async (value: object, ...more: string[]) => {
      const { out: text } = await runCli(['import', written(JSON.stringify(value), 'desk.json'), ...more]);
      return /unit\(mcp_server\((\w+)\)/.exec(text)?.[1];
    };
    expect(await server(list)).toBe('desk');
    expect(await server(said)).toBe('note');
    expect(await server(said, '--name', 'mine')).toBe('mine');
  });

  it('reads standard input', async () => {
    const { exit, out: said } = await runCli(['import', '-', '--from', 'openai'], { stdin: openai });
    expect(said).toContain('% Made by: lictor import - --from openai\n');
    expect([exit, said.includes('unit(tool(send), [')]).toEqual([0, true]);
  });

  it('writes JSON for programs, a second time with the changes', async () => {
    const file = written(openai);
    await runCli(['import', file, '--out', out]);
    writeFileSync(file, openai.replace('Send it', 'Send it now'));
    const { out: said } = await runCli(['import', file, '--out', out, '--json', '--dry-run']);
    expect(JSON.parse(said)).toMatchObject({
      ok: true,
      form: 'openai',
      tools: [{ unit: 'tool:send', source: expect.stringMatching(/^[0-9a-f]{64}$/) }],
      losses: [{ item: '[1]', field: 'type', code: 'no_function' }],
      changes: [
        {
          unit: 'tool:send',
          what: 'changed',
          field: 'description',
          file: 'description("Send it")',
          source: 'description("Send it now")',
        },
      ],
    });
    expect(readFileSync(join(out, 'tools.pl'), 'utf8')).toContain('"Send it"');
  });

  const refused: [string, string, string[], number, RegExp][] = [
    ['is no JSON', '{"tools": [\n  {"name": }\n]}', [], 2, /tools\.json:2:12: not JSON from here\n/],
    ['is empty', '', [], 2, /tools\.json:1:1: empty\n/],
    [
      'has a key twice',
      '[{"name":"a","name":"b"}]',
      [],
      2,
      /tools\.json:1:14: the key `name` stands twice\n/,
    ],
    [
      'holds no list',
      '{"a": 1}',
      [],
      2,
      /holds no list of tools that can be read\n {2}input: the input is a record; expected/,
    ],
    ['tells no form', '[{"name": "a"}]', [], 2, /from: the form of the list cannot be told/],
    [
      'is of another form',
      openai,
      ['--from', 'anthropic'],
      1,
      /no tool of the list can be imported\n {2}send: the item looks like an OpenAI tool/,
    ],
    [
      'has no such tool',
      openai,
      ['--always', 'sent'],
      2,
      /--always: the list has no tool `sent`; did you mean `send`\?/,
    ],
    ['comes with a server', openai, ['--server', 'x'], 2, /a file and --server are given/],
  ];
  it.each(refused)('says so when the file %s', async (_, text, more, code, message) => {
    const { exit, err, out: said } = await runCli(['import', written(text), '--out', out, ...more]);
    expect(err).toMatch(message);
    expect([exit, said, readdirSync(out)]).toEqual([code, '', []]);
  });

  it('says so when there is no list, and no such file', async () => {
    expect((await runCli(['import'])).err).toMatch(/no list of tools is given/);
    expect((await runCli(['import', join(out, 'none.json')])).err).toMatch(/there is no file/);
  });

  it('loses one tool to nesting without end, and no other', async () => {
    const deep = `${'{"properties":{"a":'.repeat(20_000)}{}${'}}'.repeat(20_000)}`;
    const list = `{"tools":[{"name":"deep","inputSchema":${deep}},{"name":"fine","inputSchema":{}}]}`;
    const { exit, err, out: said } = await runCli(['import', written(list)]);
    expect(err).toContain('deep: `inputSchema` is nested too deeply, or in a circle; it is left out');
    expect([exit, said.includes('unit(mcp_tool(tools, fine)')]).toEqual([0, true]);
  });
});

describe('the command in a catalog', () => {
  const cases: [string, string][] = [
    ['npx -y @scope/server /data', "lictor import --server 'npx -y @scope/server /data'"],
    ['npx server --api-key abc --port 1', "lictor import --server 'npx server --api-key … --port 1'"],
    ['env GH_TOKEN=abc npx server', "lictor import --server 'env GH_TOKEN=… npx server'"],
    ['server --password=abc', "lictor import --server 'server --password=…'"],
    ['server postgres://me:secret@host/db', "lictor import --server 'server postgres://…@host/db'"],
  ];
  it.each(cases)('tells of %s without secrets', (server, said) => {
    expect(madeBy({ server })).toBe(said);
  });

  it('tells the options that shaped it', () => {
    expect(madeBy({ server: 's', name: 'my notes', always: ['a', 'b'], category: 'desk' })).toBe(
      "lictor import --server s --name 'my notes' --always a,b --category desk",
    );
  });
});

describe('a list with a name of 64 KB', () => {
  it('is told without the name filling the terminal', async () => {
    const file = join(out, 'long.json');
    writeFileSync(file, JSON.stringify([{ name: 'n'.repeat(65_536), inputSchema: schema }, ...TOOLS]));
    const { exit, out: said } = await runCli(['import', file, '--from', 'mcp', '--dry-run']);
    expect(exit).toBe(0);
    const line = said.split('\n').find((one) => one.includes('65536 code points'));
    expect(line?.length).toBeLessThan(200);
  });
});
