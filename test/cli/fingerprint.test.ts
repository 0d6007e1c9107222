import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runCli } from '../support/cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'lictor-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function policyFile(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const BEFORE = 'unit(tool(a), [description("Reads.")]).\nunit(tool(b), []).';
const AFTER = 'unit(tool(a), [description("Reads, and sends.")]).\nunit(tool(c), []).';

describe('lictor fingerprint', () => {
  test('locks the units, finds no drift, and then names what drifted with exit code 1', async () => {
    const [before, after] = [policyFile('before.pl', BEFORE), policyFile('after.pl', AFTER)];
    const lock = join(folder, 'lock.json');
    const written = await runCli(['fingerprint', before, '--write', lock]);
    expect([written.exit, written.out]).toEqual([0, `${lock} locks 2 units\n`]);
    const same = await runCli(['fingerprint', before, '--check', lock]);
    expect([same.exit, same.out]).toEqual([0, `no drift: every unit is as ${lock} says\n`]);
    const { exit, out } = await runCli(['fingerprint', after, '--check', lock]);
    expect([exit, out]).toEqual([
      1,
      ['+  tool:c  added', '-  tool:b  removed', '~  tool:a  changed: description', ''].join('\n'),
    ]);
    const json = await runCli(['fingerprint', after, '--check', lock, '--json']);
    expect([json.exit, JSON.parse(json.out)]).toEqual([
      1,
      {
        ok: false,
        added: ['tool:c'],
        removed: ['tool:b'],
        changed: [{ unit: 'tool:a', fields: ['description'] }],
      },
    ]);
  });

  test('says what locking anew accepts', async () => {
    const lock = join(folder, 'again.json');
    await runCli(['fingerprint', policyFile('one.pl', BEFORE), '--write', lock]);
    const first = readFileSync(lock, 'utf8');
    const again = await runCli(['fingerprint', policyFile('one.pl', BEFORE), '--write', lock]);
    expect(again.out).toBe(`${lock} stays as it is: 2 units\n`);
    const other = await runCli(['fingerprint', policyFile('two.pl', AFTER), '--write', lock]);
    expect(other.out).toContain('~  tool:a  changed: description');
    expect(readFileSync(lock, 'utf8')).not.toBe(first);
  });

  test('counts what the source of a tool said, where an import recorded it', async () => {
    const imported = policyFile('srv.pl', 'unit(mcp_tool(srv, a), [description("Reads.")]).');
    const record = (source: string) =>
      policyFile(
        'srv.import.json',
        JSON.stringify({ version: 1, header: '', units: { 'mcp_tool:srv/a': { source, fields: {} } } }),
      );
    const lock = join(folder, 'srv.lock.json');
    record('a'.repeat(64));
    await runCli(['fingerprint', imported, '--write', lock]);
    expect((await runCli(['fingerprint', imported, '--check', lock])).exit).toBe(0);
    record('b'.repeat(64));
    const { exit, out } = await runCli(['fingerprint', imported, '--check', lock]);
    expect([exit, out]).toEqual([1, '~  mcp_tool:srv/a  changed: source\n']);
  });

  test('does not overwrite what is no lock', async () => {
    const notes = policyFile('notes.json', '{"mine": true}');
    const { exit, err } = await runCli(['fingerprint', policyFile('p.pl', BEFORE), '--write', notes]);
    expect([exit, err]).toEqual([2, expect.stringContaining('cannot be read as a lock')]);
    expect(readFileSync(notes, 'utf8')).toBe('{"mine": true}');
  });

  test.each([
    [['--check', join(folder, 'none.json')], 'there is no file'],
    [['--check', 'a', '--write', 'b'], '--write and --check cannot stand together'],
  ])('refuses %j', async (flags, message) => {
    const { exit, err } = await runCli(['fingerprint', policyFile('q.pl', BEFORE), ...flags]);
    expect([exit, err]).toEqual([2, expect.stringContaining(message)]);
  });
});
