/** A program that was built in one piece, and what V8 made of it then: both are loaded in a fraction of the time. */

const { readFileSync } = require('node:fs') as typeof import('node:fs');
const { dirname, join } = require('node:path') as typeof import('node:path');
const { Script } = require('node:vm') as typeof import('node:vm');

type CompiledScript = InstanceType<typeof Script>;

const compiledOf = (file: string): string => `${file}.compiled`;

/** Loads a CommonJS file and those beside it, each once, with what the build left beside each, and tells of each. */
function loaderOf(onScript: (file: string, script: CompiledScript) => void = () => {}) {
  const loaded = new Map<string, { exports: unknown }>();
  const load = (file: string): unknown => {
    const known = loaded.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    loaded.set(file, module);
    const folder = dirname(file);
    const beside = (name: string) => (name.startsWith('./') ? load(join(folder, name)) : require(name));
    const script = scriptOf(file);
    onScript(file, script);
    script.runInThisContext()(module.exports, beside, module, file, folder);
    return module.exports;
  };
  return load;
}

function scriptOf(file: string): CompiledScript {
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

module.exports = { compiledOf, loaderOf };
