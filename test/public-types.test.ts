/** The public types: whoever holds a value of ours can name its type. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const out = mkdtempSync(join(tmpdir(), 'lictor-types-'));

beforeAll(() => {
  const options = ['--emitDeclarationOnly', '--noCheck', '--outDir', out];
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  execFileSync(process.execPath, [tsc, '-p', join(ROOT, 'tsconfig.build.json'), ...options], { cwd: ROOT });
}, 120_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

/** A declaration file: what it declares, and which names it has from other files of ours. */
interface Declarations {
  readonly declared: ReadonlyMap<string, string>;
  readonly imported: ReadonlyMap<string, readonly [file: string, name: string]>;
  readonly exported: ReadonlyMap<string, readonly [file: string, name: string]>;
}

const known = new Map<string, Declarations>();

function declarationsOf(file: string): Declarations {
  const before = known.get(file);
  if (before) return before;
  const text = readFileSync(join(out, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const declared = new Map<string, string>();
  const imported = new Map<string, readonly [string, string]>();
  const exported = new Map<string, readonly [string, string]>();
  for (const statement of text.split(/^(?=export |import |declare |interface |type |const )/m)) {
    const from = /^(import|export) (?:type )?\{([\s\S]*)\} from '(\.[^']+)'/.exec(statement);
    const name = /^(?:export )?(?:declare )?(?:function|const|interface|type|class) (\w+)/.exec(
      statement,
    )?.[1];
    if (from) {
      const target = normalize(join(dirname(file), (from[3] ?? '').replace(/\.[jt]s$/, '.d.ts')));
      for (const item of (from[2] ?? '').split(',')) {
        const [original = '', alias = original] = item
          .trim()
          .replace(/^type /, '')
          .split(' as ');
        if (original) (from[1] === 'import' ? imported : exported).set(alias, [target, original]);
      }
    } else if (name) {
      // Overloads, and a constant beside a type of its name, add up.
      declared.set(name, `${declared.get(name) ?? ''}${statement}`);
      if (statement.startsWith('export')) exported.set(name, [file, name]);
    }
  }
  const found = { declared, imported, exported };
  known.set(file, found);
  return found;
}

/** Where a name of a file is declared, through files that only hand it on. */
function origin(file: string, name: string): string | undefined {
  const { declared, imported, exported } = declarationsOf(file);
  if (declared.has(name)) return `${file} ${name}`;
  const next = imported.get(name) ?? exported.get(name);
  return next && origin(...next);
}

/** Everything that the declarations of the entry's exports name, and what names it. */
function reached(entry: string): { all: Map<string, string>; named: Set<string> } {
  const { exported, declared } = declarationsOf(entry);
  const named = new Set(
    [...exported.keys(), ...declared.keys()].flatMap((name) => origin(entry, name) ?? []),
  );
  const all = new Map([...named].map((one) => [one, 'the entry']));
  for (const one of all.keys()) {
    const [file = '', name = ''] = one.split(' ');
    const text = (declarationsOf(file).declared.get(name) ?? '').replace(/'[^']*'/g, '');
    for (const [word] of text.matchAll(/\b[A-Z]\w*/g)) {
      const target = origin(file, word);
      if (target && !all.has(target)) all.set(target, one);
    }
  }
  return { all, named };
}

/** What all kinds of terms have, which nobody needs to name. */
const BASE = 'logic/term.d.ts Node';

describe('every type in the declaration of an export is exported', () => {
  test.each(['index.d.ts', 'node.d.ts'])('from %s', (entry) => {
    const public_ = reached('index.d.ts').named;
    const { all, named } = reached(entry);
    const hidden = [...all].filter(([one]) => !named.has(one) && !public_.has(one) && one !== BASE);
    expect(hidden.map(([one, by]) => `${one} (in ${by})`)).toEqual([]);
  });
});
