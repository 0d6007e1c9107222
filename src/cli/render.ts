/** `lictor render`: a turn in the form of a provider. */

import { exactTokens } from '../node.ts';
import type { Provider } from '../providers/form.ts';
import { pinsOf, type RenderError, type RenderOptions, render } from '../providers/render.ts';
import type { Behind } from '../providers/rules.ts';
import { type CompilingOptions, compileOne } from './compile-options.ts';
import { EXIT, type ExitCode, type Failure, refuse } from './failure.ts';
import { print, printJson } from './io.ts';
import { renderedLines } from './render-view.ts';
import { clean } from './text.ts';
import type { View } from './view.ts';

export interface RenderCommandOptions extends CompilingOptions {
  readonly provider: Provider;
  readonly behind?: Behind;
  readonly strict?: boolean;
  readonly cache: 'off' | '5m' | '1h';
  readonly reserve: number;
  readonly drop?: boolean;
}

export async function renderCommand(
  view: View,
  paths: readonly string[],
  options: RenderCommandOptions,
): Promise<ExitCode> {
  const one = await compileOne(view, paths, options);
  if (!one.ok) return refuse(view, one.error);
  const { compiled } = one.value;
  const rendered = render(compiled, options.provider, renderOptions(options));
  if (!rendered.ok) return refuse(view, renderFailure(rendered.error));
  const { provider, request, losses, leftOut } = rendered.value;
  if (view.json) {
    const names = rendered.value.tools.map(({ name, unit, strict }) => ({ name, unit, strict }));
    printJson(view.io, { ok: true, provider, request, tools: names, losses, left_out: leftOut });
  } else print(view.io, renderedLines(view, rendered.value, new Set(pinsOf(compiled)), exactTokens()));
  return leftOut.length > 0 ? EXIT.findings : EXIT.fine;
}

const renderOptions = ({ behind, strict, cache, reserve, drop }: RenderCommandOptions): RenderOptions => ({
  strict: strict ? 'where_possible' : 'off',
  overflow: drop ? 'drop' : 'error',
  behind,
  cache,
  reserve,
});

function renderFailure(error: RenderError): Failure {
  const { code, message, ...detail } = error;
  const lines = 'units' in error ? error.units.map((unit) => `  no place for ${clean(unit)}`) : [];
  return { exit: EXIT.findings, code, message, lines: lines.slice(0, 20), detail };
}
