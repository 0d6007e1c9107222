/** A program that was built in one piece, and what V8 made of it then: both are loaded in a fraction of the time. */

import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';

/**
 * The exports of a CommonJS file. Where Node can (22.1 and newer), it keeps what it compiled itself; before, what
 * the build left beside each file is taken, and a file is compiled anew where that fits another version of Node.
 */
export function loadPiece(file: string): unknown {
  const enable: unknown = Reflect.get(Module, 'enableCompileCache');
  if (typeof enable !== 'function') return loaderOf()(file);
  // Not in the folder for temporary files, where others could leave code for us.
  enable(join(dirname(file), 'compiled'));
  return createRequire(file)(file);
}

export const compiledOf = (file: string): string => `${file}.compiled`;

/** Loads a file and those beside it, each once, and tells of each. */
export function loaderOf(onScript: (file: string, script: Script) => void = () => {}) {
  const loaded = new Map<string, { exports: unknown }>();
  const load = (file: string): unknown => {
    const known = loaded.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    loaded.set(file, module);
    const outside = createRequire(file);
    const folder = dirname(file);
    const require = (name: string) => (name.startsWith('./') ? load(join(folder, name)) : outside(name));
    const script = scriptOf(file);
    onScript(file, script);
    script.runInThisContext()(module.exports, require, module, file, folder);
    return module.exports;
  };
  return load;
}

function scriptOf(file: string): Script {
  const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`;
  const cachedData = compiled(file);
  return new Script(source, { filename: file, ...(cachedData && { cachedData }) });
}

function compiled(file: string): Buffer | undefined {
  try {
    return readFileSync(compiledOf(file));
  } catch {
    return undefined;
  }
}
