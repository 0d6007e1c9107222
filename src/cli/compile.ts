/** `lictor compile`: a turn into a surface, or a file of turns into one result a line. */

import type { Policy } from '../catalog/policy.ts';
import type { Compiled } from '../compile/compiled.ts';
import type { Result } from '../logic/diagnostics.ts';
import { compiledJson } from '../node.ts';
import { type CompilingOptions, compileGiven, compileOne, compileOptions } from './compile-options.ts';
import { EXIT, type ExitCode, type Failure, failureJson, refuse, usage } from './failure.ts';
import { print, printJson, printJsonLine } from './io.ts';
import { openPolicy } from './policy-argument.ts';
import { nameOfInput } from './read-file.ts';
import { surfaceLines } from './surface-view.ts';
import { readTurns, turnSources } from './turn-argument.ts';
import { turnLine, turnsHeading } from './turns-view.ts';
import type { View } from './view.ts';

export type CompileCommandOptions = CompilingOptions & { readonly turns?: string };

export async function compileCommand(
  view: View,
  paths: readonly string[],
  options: CompileCommandOptions,
): Promise<ExitCode> {
  if (options.turns !== undefined) return compileTurns(view, paths, options.turns, options);
  const one = await compileOne(view, paths, options);
  if (!one.ok) return refuse(view, one.error);
  const { policy, compiled } = one.value;
  if (view.json) printJson(view.io, compiledJson(compiled));
  else print(view.io, surfaceLines(view, policy, compiled));
  return exitOf(compiled);
}

/** An empty surface is a finding: whoever asks for a surface wants something on it. */
const exitOf = ({ notices }: Compiled): ExitCode =>
  notices.some(({ code }) => code === 'empty_surface') ? EXIT.findings : EXIT.fine;

async function compileTurns(
  view: View,
  paths: readonly string[],
  file: string,
  options: CompilingOptions,
): Promise<ExitCode> {
  if (turnSources(options).length > 0)
    return refuseStream(view, usage('too_many_turns', '--turns cannot stand beside --turn or --text'));
  const policy = await openPolicy(view, paths);
  if (!policy.ok) return refuseStream(view, policy.error);
  return compileEach(view, policy.value, file, options);
}

/** Every line is compiled and printed before the next is read. The worst exit code counts. */
async function compileEach(
  view: View,
  policy: Policy,
  file: string,
  options: CompilingOptions,
): Promise<ExitCode> {
  const how = compileOptions(options);
  let exit: ExitCode = EXIT.fine;
  let any = false;
  for await (const { line, turn } of readTurns(view.io, file)) {
    const compiled = turn.ok ? compileGiven(view, policy, turn.value, how) : turn;
    const own = compiled.ok ? exitOf(compiled.value) : compiled.error.exit;
    if (view.json) printJsonLine(view.io, lineJson(line, compiled));
    else print(view.io, [...(any ? [] : turnsHeading(view)), ...turnLine(view, policy, line, compiled)]);
    exit = own > exit ? own : exit;
    any = true;
  }
  return any ? exit : refuseStream(view, usage('no_turn', `${nameOfInput(file)} holds no turn`));
}

/** Whoever reads results line by line gets a failure as a line, too. */
function refuseStream(view: View, failure: Failure): ExitCode {
  if (!view.json) return refuse(view, failure);
  printJsonLine(view.io, failureJson(failure));
  return failure.exit;
}

function lineJson(line: number, compiled: Result<Compiled, Failure>): object {
  const json = compiled.ok ? compiledJson(compiled.value) : failureJson(compiled.error);
  return { line, ...(json as object) };
}
