/** The documents as tests: every policy in them loads or fails as they say, and the example program runs. */

import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DIAGNOSTIC_CODES } from '../src/catalog/load.ts';
import { codes } from './support/policies.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** Fenced blocks of one language: what follows the language on the fence, and the text. */
function blocks(path: string, language: string): { info: string; text: string }[] {
  const fence = new RegExp(`^\`\`\`${language}([^\\n]*)\\n([\\s\\S]*?)^\`\`\`$`, 'gm');
  return [...read(path).matchAll(fence)].map(([, info = '', text = '']) => ({ info: info.trim(), text }));
}

describe.each(['README.md', 'docs/policy.md'])('the policies in %s', (path) => {
  test.each(blocks(path, 'prolog').map(({ info, text }, i) => [i + 1, info, text] as const))(
    'block %i %s',
    (_, info, text) => {
      const expected = /^error=(\w+)$/.exec(info)?.[1];
      const host = /^host=(\S+)$/.exec(info)?.[1]?.split(',');
      if (expected) expect(codes(text)).toContain(expected);
      else if (host) expect(codes(text, host)).toEqual([]);
      else expect(codes(text)).toEqual([]);
    },
  );
});

describe('the example program', () => {
  afterEach(() => vi.restoreAllMocks());

  test('stands in the README as it is, and prints what the README says', async () => {
    const [program] = blocks('README.md', 'ts');
    const [output] = blocks('README.md', 'text');
    expect(program?.text).toBe(read('docs/examples/embed.ts'));
    const printed: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line));
    await import('../docs/examples/embed.ts');
    expect(`${printed.join('\n')}\n`).toBe(output?.text);
    expect(program?.text.split('\n').length).toBeLessThan(32);
  });
});

describe('the program of docs/surfaces.md', () => {
  afterEach(() => vi.restoreAllMocks());

  test('stands there as it is, and prints what the page says', async () => {
    const [program] = blocks('docs/surfaces.md', 'ts');
    const [output] = blocks('docs/surfaces.md', 'text');
    expect(program?.text).toBe(read('docs/examples/render.ts'));
    const printed: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line));
    await import('../docs/examples/render.ts');
    expect(`${printed.join('\n')}\n`).toBe(output?.text);
  });
});

test('every code of a diagnostic has its row, and every row its code', () => {
  const rows = [...read('docs/diagnostics.md').matchAll(/^\| `(\w+)` \|/gm)].map(([, code]) => code);
  expect(rows.sort()).toEqual([...DIAGNOSTIC_CODES].sort());
});

test('every property of the vocabulary has its row in docs/policy.md', () => {
  const declared = [
    ...read('rules/vocabulary.pl').matchAll(/relation\((\w+),\s*\[unit, [^%]*?\[property/g),
  ].map(([, name]) => name);
  const rows = read('docs/policy.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .join('\n');
  expect(declared.length).toBeGreaterThan(15);
  expect(declared.filter((name) => !rows.includes(`\`${name}\``))).toEqual([]);
});
