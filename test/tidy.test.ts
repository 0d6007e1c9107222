/** The layout as a test: imports point down, the core is pure, and the documents name what is there. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('..', import.meta.url).pathname;

/** Lowest first. A file belongs to the first layer whose path it starts with. */
const LAYERS = [
  'src/rules.generated.ts',
  'src/logic/',
  'src/catalog/',
  'src/schema/',
  'src/search/',
  'src/memory/',
  'src/compile/',
  'src/decide/',
  'src/providers/',
  'src/session/',
  'src/lictor.ts',
  'src/index.ts',
  'src/store/',
  'src/node/',
  'src/node.ts',
  'src/hosts/',
  'src/cli/',
] as const;
const PURE = [
  ...[
    'src/logic/',
    'src/catalog/',
    'src/schema/',
    'src/search/',
    'src/memory/',
    'src/compile/',
    'src/decide/',
  ],
  ...['src/providers/', 'src/session/', 'src/lictor.ts', 'src/index.ts'],
];

/** Calls that a pure layer does not make, with what to do instead. */
const IMPURE = [
  [/\bDate\.now\(|new Date\(\)/, 'take the time as an argument'],
  [/\bMath\.random\(|crypto\.randomUUID/, 'take randomness and ids as arguments'],
  [/\bprocess\./, 'leave the process to src/node and src/cli'],
  [/\bconsole\./, 'return what there is to say'],
  [/\bsetTimeout\(|\bfetch\(/, 'leave waiting and the network to a host'],
] as const;

const sources = filesBelow('src').filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'));

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const text = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const layerOf = (file: string): number => LAYERS.findIndex((layer) => file.startsWith(layer));

function importsOf(file: string): string[] {
  return [...text(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, target]) => target ?? '');
}

describe('tidy', () => {
  test('every source file belongs to a layer', () => {
    expect(sources.filter((file) => layerOf(file) < 0)).toEqual([]);
  });

  test('an import points to a lower layer or inside its own', () => {
    const upward = sources.flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith('.'))
        .map((target) => normalize(join(dirname(file), target)))
        .filter((target) => layerOf(target) > layerOf(file))
        .map((target) => `${file} imports ${target}`),
    );
    expect(upward).toEqual([]);
  });

  test('the pure layers import nothing of Node', () => {
    const impure = sources
      .filter((file) => PURE.some((layer) => file.startsWith(layer)))
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => target.startsWith('node:'))
          .map((target) => `${file} imports ${target}`),
      );
    expect(impure).toEqual([]);
  });

  test('the pure layers read no clock, chance, process or network', () => {
    const impure = sources
      .filter((file) => PURE.some((layer) => file.startsWith(layer)) && !file.includes('.generated.'))
      .flatMap((file) =>
        IMPURE.filter(([call]) => call.test(text(file))).map(([, instead]) => `${file}: ${instead}`),
      );
    expect(impure).toEqual([]);
  });

  test('only the files named after it know Tau', () => {
    const knowing = sources.filter((file) =>
      importsOf(file).some((target) => target.startsWith('tau-prolog')),
    );
    expect(knowing.filter((file) => !/^src\/logic\/tau[-.]/.test(file))).toEqual([]);
  });

  test('every source file is imported by another, or is an entry', () => {
    const entries = ['src/index.ts', 'src/node.ts', 'src/cli/main.ts'];
    const imported = new Set(
      sources.flatMap((file) =>
        importsOf(file)
          .filter((target) => target.startsWith('.'))
          .map((target) => normalize(join(dirname(file), target))),
      ),
    );
    const orphans = sources.filter((file) => !imported.has(file) && !entries.includes(file));
    expect(orphans).toEqual([]);
  });

  test('rules perform no input or output, and assert nothing', () => {
    const rules = filesBelow('rules');
    const acting = /\b(assert[az]?|retract|write|print|format|nl|read|consult|open|halt)\(/;
    expect(rules.filter((file) => acting.test(text(file).replace(/%.*$/gm, '')))).toEqual([]);
  });

  test('documents link to files that are there', () => {
    const documents = ['README.md', ...filesBelow('docs').filter((file) => file.endsWith('.md'))];
    const broken = documents.flatMap((file) =>
      [...text(file).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
        .map(([, target]) => target ?? '')
        .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(ROOT, dirname(file), target)))
        .map((target) => `${file} links to ${target}`),
    );
    expect(broken).toEqual([]);
  });
});
