/** Shells and interpreters: what they run, where that can be seen. */

import { isUnknown } from '../wild.ts';
import { isCalm } from './calm-programs.ts';
import type { Input } from './output.ts';
import { afterOptions, NOTHING, opaque, type Unwrapped } from './unwrapped.ts';

export function ofShell(program: string, args: readonly string[], input: Input): Unwrapped {
  const at = args.findIndex((arg) => /^-[a-zA-Z]*c[a-zA-Z]*$/.test(arg) || arg === '--command');
  if (at >= 0) {
    const rest = args.slice(at + 1);
    const said = rest.findIndex((arg) => !/^[-+][a-zA-Z]/.test(arg));
    const text = rest[said];
    return text === undefined ? NOTHING : { texts: [text], given: rest.slice(said + 1) };
  }
  const script = afterOptions(args, '-o -O --rcfile --init-file')[0];
  const reads = args.some((arg) => /^-[a-z]*s$/.test(arg));
  if (script !== undefined && script !== '-' && script !== '/dev/stdin' && !reads)
    return opaque(`${program} runs the script ${script}`);
  return input === undefined ? opaque(`what ${program} reads is not known`) : { texts: [input] };
}

/** Modules of which it is known what they do. */
const MODULES =
  /^(pip|pipx|pytest|unittest|doctest|venv|virtualenv|http\.server|json\.tool|ensurepip|build|twine|black|ruff|mypy|pyright|flake8|isort|pylint|coverage|tox|nox|compileall|py_compile|ast|tokenize|timeit|zipfile|tarfile|site|sysconfig|platform|calendar|uv|poetry|pdm|hatch|alembic|django|piptools|pre_commit|sphinx|mkdocs)$/;

export function ofInterpreter(
  program: string,
  args: readonly string[],
  input: Input,
  options: readonly string[],
): Unwrapped {
  if (program === 'python') {
    const module = args.indexOf('-m');
    const name = args[module + 1];
    if (module >= 0 && name !== undefined)
      return MODULES.test(name)
        ? { commands: [args.slice(module + 1)] }
        : { commands: [args.slice(module + 1)], ...opaque(`python runs the module ${name}`) };
  }
  if (program === 'powershell' || program === 'pwsh') return ofPowershell(program, args);
  if (program === 'node' && (args.includes('--test') || args.includes('--check'))) return NOTHING;
  if (program === 'bun' && !options.some((option) => args.includes(option)))
    return /\.[jt]sx?$/.test(args[0] ?? '') ? opaque(`bun runs ${args[0]}`) : NOTHING;
  if (program === 'deno' && !['run', 'eval', 'task'].includes(args[0] ?? '')) return NOTHING;
  const text = programText(args, input, options);
  if (text !== undefined && isCalm(program, text)) return NOTHING;
  const given = args.find((arg) => !arg.startsWith('-'));
  const what = options.some((option) => args.some((arg) => arg.toLowerCase().startsWith(option)))
    ? 'a program in its arguments'
    : (given ?? (input === undefined ? 'what it reads' : 'a program on its input'));
  return opaque(`${program} runs ${what}`);
}

/** The program that stands in the words or on the input, where it is all that is run. */
function programText(args: readonly string[], input: Input, options: readonly string[]): string | undefined {
  const [first, second] = args;
  if (first === undefined || (first === '-' && args.length === 1)) return input;
  return options.includes(first) && second !== undefined && !isUnknown(second) ? second : undefined;
}

/** A line of PowerShell is read as one of a shell; where it is more than words, what it does is not known. */
function ofPowershell(program: string, args: readonly string[]): Unwrapped {
  const at = args.findIndex((arg) => /^[-/](c|command|e|ec|enc|encodedcommand)$/i.test(arg));
  if (at < 0) return opaque(`${program} runs ${args.find((arg) => !arg.startsWith('-')) ?? 'what it reads'}`);
  const given = args.slice(at + 1).join(' ');
  const text = /^[-/]e/i.test(args[at] ?? '') ? decoded(given) : given;
  if (text === undefined) return opaque(`${program} runs a program in its arguments`);
  const hidden = /[$`(){}@&]|\biex\b|invoke-|start-process/i.test(text)
    ? opaque(`${program} runs a program in its arguments`)
    : {};
  return { texts: [text], ...hidden };
}

/** Base64 of UTF-16. */
function decoded(text: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(text.trim()), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-16le').decode(bytes);
  } catch {
    return undefined;
  }
}
