import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadPolicyFiles } from '../../src/catalog/load.ts';
import type { Diagnostic } from '../../src/logic/diagnostics.ts';
import { readPolicyFiles } from '../../src/node/files.ts';
import { loadPolicy } from '../../src/node.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lictor-files-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** What is read: the names of the files, or what is wrong. */
async function read(...paths: string[]): Promise<readonly string[]> {
  const input = await readPolicyFiles(paths.map((path) => join(root, path)));
  return input.ok
    ? input.value.files.map(({ path }) => path.slice(root.length + 1))
    : input.error.map(inShort);
}

/** What loading what is read says. */
async function load(...paths: string[]): Promise<readonly string[]> {
  const input = await readPolicyFiles(paths.map((path) => join(root, path)));
  if (!input.ok) return input.error.map(inShort);
  const loaded = loadPolicyFiles(input.value);
  return loaded.ok ? loaded.value.units.map(({ unit }) => unit.unit) : loaded.error.map(inShort);
}

function inShort({ file, line, column, code, nearest }: Diagnostic): string {
  const place = `${file.slice(root.length + 1)}:${line}:${column} ${code}`;
  return nearest === undefined ? place : `${place} (${nearest.replace(`${root}/`, '')})`;
}

describe('reading policy files', () => {
  it('takes every .pl file of a folder and below, in order', async () => {
    write({ 'p/b.pl': 'x.', 'p/a.pl': 'x.', 'p/deep/er/c.pl': 'x.', 'p/readme.md': '', 'p/d.pl.txt': '' });
    expect(await read('p')).toEqual(['p/a.pl', 'p/b.pl', 'p/deep/er/c.pl']);
  });

  it('passes over folders that are not the policy’s', async () => {
    write({ 'p/a.pl': 'x.', 'p/node_modules/m/b.pl': 'x.', 'p/.git/c.pl': 'x.', 'p/.hidden.pl': 'x.' });
    expect(await read('p')).toEqual(['p/a.pl']);
  });

  it('takes a file once, however often it is named', async () => {
    write({ 'p/a.pl': 'x.', 'p/b.pl': 'x.' });
    symlinkSync('a.pl', join(root, 'p/z.pl'));
    symlinkSync('.', join(root, 'p/again'));
    expect(await read('p', 'p/a.pl', 'p/../p/b.pl')).toEqual(['p/a.pl', 'p/b.pl']);
  });

  it('takes a file of any name that is named itself', async () => {
    write({ rules: 'x.' });
    expect(await read('rules')).toEqual(['rules']);
  });

  it('names the nearest sibling of a path that is missing', async () => {
    write({ 'p/policy.pl': 'x.' });
    expect(await read('p/polcy.pl')).toEqual(['p/polcy.pl:1:1 missing_path (p/policy.pl)']);
    expect(await read('nowhere/at/all.pl')).toEqual(['nowhere/at/all.pl:1:1 missing_path']);
  });

  it('says where a file is not UTF-8', async () => {
    const latin = Buffer.from('% ja\nname(tool(é), "caf\xe9").', 'latin1');
    write({ 'p.pl': latin, 'q.pl': Buffer.from('\ufeffunit(tool(a)).', 'utf16le') });
    expect(await read('p.pl', 'q.pl')).toEqual(['p.pl:2:11 not_utf8', 'q.pl:1:1 not_utf8']);
  });

  it.each(['utf16le', 'utf16be'])(
    'says that a file is UTF-16 where no byte order mark does: %s',
    async (order) => {
      const bytes = Buffer.from('unit(tool(a), [description("soup")]).\n', 'utf16le');
      write({ 'p.pl': order === 'utf16le' ? bytes : bytes.swap16(), 'q.pl': 'x :- y(U.' });
      const loaded = await loadPolicy([join(root, 'p.pl')]);
      expect(loaded.ok ? [] : loaded.error.map(({ code, message }) => `${code}: ${message}`)).toEqual([
        'not_utf8: the file looks like UTF-16 text',
      ]);
      expect(await load('p.pl', 'q.pl')).toEqual(['p.pl:1:1 not_utf8', 'q.pl:1:7 unclosed_bracket']);
    },
  );

  it('reads a byte order mark', async () => {
    write({ 'p.pl': '\ufeffunit(tool(a)).' });
    expect(await load('p.pl')).toEqual(['tool:a']);
  });

  it('refuses links that lead out of the folder', async () => {
    write({ 'p/a.pl': 'x.', 'other/b.pl': 'x.' });
    symlinkSync('../other/b.pl', join(root, 'p/b.pl'));
    symlinkSync('../other', join(root, 'p/other'));
    symlinkSync('nowhere.pl', join(root, 'p/c.pl'));
    expect((await read('p')).filter((line) => !line.includes('unused'))).toEqual([
      'p/b.pl:1:1 path_outside',
      'p/c.pl:1:1 unreadable_path',
      'p/other:1:1 path_outside',
    ]);
  });

  it('refuses folders without a policy, and no path at all', async () => {
    write({ 'p/readme.md': '' });
    expect(await read('p')).toEqual(['p:1:1 empty_policy']);
    const nothing = await readPolicyFiles([]);
    expect(nothing.ok ? [] : nothing.error.map(({ code }) => code)).toEqual(['empty_policy']);
  });

  it('reports the mistakes of other files beside one that cannot be read', async () => {
    write({ 'p/a.pl': Buffer.from([0xff]), 'p/b.pl': 'unit(tool(b), [colour(red), requires(tool(c))]).' });
    expect(await load('p')).toEqual(['p/a.pl:1:1 not_utf8', 'p/b.pl:1:16 unknown_property']);
  });

  it('tells of each file before it is read', async () => {
    write({ 'p/a.pl': 'x.', 'p/b.pl': 'x.' });
    const steps: string[] = [];
    await readPolicyFiles([join(root, 'p')], {
      onProgress: ({ step, done, total }) => steps.push(`${step} ${done}/${total}`),
    });
    expect(steps).toEqual(['reading 0/2', 'reading 1/2', 'checking 2/2']);
  });
});

describe('attachments', () => {
  const schema = '{"type": "object"}';

  it('are read beside the policy file that names them', async () => {
    write({
      'p/a.pl': 'unit(tool(a), [schema(file("s/a.json")), content(file("./s/../a.md"))]).',
      'p/s/a.json': schema,
      'p/a.md': 'text',
      'p/q/b.pl': 'unit(tool(b), [schema(file("all.json#/$defs/b"))]).',
      'p/q/all.json': `{"$defs": {"b": ${schema}}}`,
    });
    expect(await load('p')).toEqual(['tool:a', 'tool:b']);
  });

  it('cannot leave the folder of the policy file', async () => {
    write({
      'secret.json': schema,
      'p/s.json': schema,
      'p/q/a.pl': [
        'unit(tool(a), [schema(file("../s.json"))]).',
        `unit(tool(b), [schema(file("${join(root, 'secret.json')}"))]).`,
        'unit(tool(c), [schema(file("link.json"))]).',
        'unit(tool(d), [schema(file("folder/secret.json"))]).',
        'unit(tool(e), [schema(file("C:/secret.json"))]).',
        'unit(tool(f), [schema(file("..\\\\s.json"))]).',
        'unit(tool(g), [schema(file("x/../../s.json"))]).',
      ].join('\n'),
    });
    symlinkSync('../../secret.json', join(root, 'p/q/link.json'));
    symlinkSync('../..', join(root, 'p/q/folder'));
    expect(await load('p/q/a.pl')).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((line) => `p/q/a.pl:${line}:28 file_outside`),
    );
  });

  it('name the nearest file when they are missing, and say when they cannot be read', async () => {
    write({
      'p/a.pl': [
        'unit(tool(a), [schema(file("schemas/mial.json"))]).',
        'unit(tool(b), [schema(file("schemas"))]).',
        'unit(tool(c), [schema(file("bad.json"))]).',
        'unit(tool(d), [schema(file("a.pl/b.json"))]).',
      ].join('\n'),
      'p/schemas/mail.json': schema,
      'p/bad.json': Buffer.from([0xff]),
    });
    expect(await load('p')).toEqual([
      'p/a.pl:1:28 file_missing (schemas/mail.json)',
      'p/a.pl:2:28 file_unreadable',
      'p/a.pl:3:28 file_unreadable',
      'p/a.pl:4:28 file_missing',
    ]);
  });
});
