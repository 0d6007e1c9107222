import { describe, expect, test } from 'vitest';
import { listServerTools } from '../../src/node/mcp.ts';

/** A server in a line of JavaScript: `answer` maps a request to its result. */
const stub = (answer: string, more = ''): readonly string[] => [
  '-e',
  `${more};
  require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const { id, method, params } = JSON.parse(line);
    const result = method === 'initialize'
      ? { protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'stub', version: '1' } }
      : (${answer})(method, params);
    if (id !== undefined && result) process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\\n');
  })`,
];
const list = (args: readonly string[], timeoutMs = 30_000) =>
  listServerTools(process.execPath, args, { timeoutMs });
const tool = (name: string) => `{ name: ${name}, inputSchema: { type: 'object' } }`;

/** Whether a process is still there; a moment is given to those that are just ending. */
async function isAlive(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 50; tries++) {
    try {
      process.kill(pid, 0);
    } catch {
      return false;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return true;
}

describe('listServerTools', () => {
  test('gives the tools of every page', async () => {
    const answer = `(_, { cursor } = {}) => cursor === 'b'
      ? { tools: [${tool("'two'")}] }
      : { tools: [${tool("'one'")}], nextCursor: 'b' }`;
    const steps: string[] = [];
    const result = await listServerTools(process.execPath, stub(answer), {
      onProgress: (step) => steps.push(step),
    });
    expect(result).toMatchObject({
      ok: true,
      value: { info: { name: 'stub', version: '1' }, tools: [{ name: 'one' }, { name: 'two' }] },
    });
    expect(steps).toEqual(['starting', 'connecting', 'listing', 'ending']);
  });

  test('skips what a server prints beside its messages', async () => {
    const result = await list(stub(`() => ({ tools: [${tool("'one'")}] })`, "console.log('listening')"));
    expect(result).toMatchObject({ ok: true, value: { tools: [{ name: 'one' }] } });
  });

  test('gives a server the variables that are set for it, and not those of this process', async () => {
    process.env.LICTOR_TEST_SECRET = 'secret';
    const answer = `() => ({ tools: ['GIVEN', 'LICTOR_TEST_SECRET'].map((name) => (${tool('name + String(process.env[name])')})) })`;
    const result = await listServerTools(process.execPath, stub(answer), { env: { GIVEN: '-yes' } });
    delete process.env.LICTOR_TEST_SECRET;
    expect(result.ok && result.value.tools.map(({ name }) => name)).toEqual([
      'GIVEN-yes',
      'LICTOR_TEST_SECRETundefined',
    ]);
  });

  test('refuses a list in which a key stands twice', async () => {
    const twice = '{"tools":[{"name":"one","inputSchema":{"type":"object"},"name":"two"}]}';
    const answer = `(method) => { if (method !== 'tools/list') return {};
      process.stdout.write('{"jsonrpc":"2.0","id":' + id + ',"result":${twice}}' + String.fromCharCode(10)); }`;
    expect(await list(stub(answer))).toMatchObject({
      ok: false,
      error: { code: 'server_failed', message: 'in what it sends, the key `name` stands twice' },
    });
  });

  test('says that there is no such command', async () => {
    expect(await listServerTools('lictor-no-such-command', [])).toEqual({
      ok: false,
      error: {
        code: 'server_not_found',
        message: 'there is no command `lictor-no-such-command`',
        stderr: '',
      },
    });
  });

  test('shows what a server said before it stopped', async () => {
    const result = await list(['-e', 'console.error("no key"); process.exit(3)']);
    const message = 'the server ended before it answered, with exit code 3';
    expect(result).toEqual({ ok: false, error: { code: 'server_ended', message, stderr: 'no key' } });
  });

  test.each([
    ['process.exit(1)', 'with exit code 1'],
    ['', 'with exit code 0'],
    ['process.kill(process.pid, "SIGKILL")', 'by the signal SIGKILL'],
    ['process.stdin.once("data", () => process.exit(7))', 'with exit code 7'],
  ])('says how a server ended that never answered: %s', async (program, how) => {
    const result = await list(['-e', program]);
    const message = `the server ended before it answered, ${how}`;
    expect(result).toEqual({ ok: false, error: { code: 'server_ended', message, stderr: '' } });
  });

  test('gives up a server that sends no list', async () => {
    const result = await list(stub('() => undefined', 'console.error("slow")'), 5000);
    expect(result).toMatchObject({ ok: false, error: { code: 'server_timeout', stderr: 'slow' } });
  });

  test('gives up a server whose pages never end', async () => {
    const result = await list(
      stub('(_, { cursor = 0 } = {}) => ({ tools: [], nextCursor: String(Number(cursor) + 1) })'),
    );
    expect(result).toMatchObject({ ok: false });
  });

  test('ends a server that will not, and what it has started', async () => {
    const child = `require('node:child_process').spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)'], { stdio: 'ignore' })`;
    const stubborn = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.error(process.pid, ${child}.pid)`;
    const result = await list(stub('() => undefined', stubborn), 5000);
    const pids = result.ok ? [] : result.error.stderr.split(' ').map(Number);
    expect(pids.length).toBe(2);
    for (const pid of pids) expect(await isAlive(pid)).toBe(false);
  });
});
