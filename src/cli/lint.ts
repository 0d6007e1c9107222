/** `lictor lint`: every mistake and every doubt about a policy. */

import { reportRules } from '../compile/rules-report.ts';
import { EXIT, type ExitCode, refuse } from './failure.ts';
import { print, printJson } from './io.ts';
import { diagnosticLines, firstMissing, loadWithProgress } from './policy-argument.ts';
import { rulesLines } from './rules-view.ts';
import { count } from './text.ts';
import type { View } from './view.ts';

export interface LintOptions {
  /** Say how each relation of the rules is run. */
  readonly explain?: boolean;
}

/** 0 when there is nothing to say, 1 when there is. */
export async function lintCommand(
  view: View,
  paths: readonly string[],
  { explain = false }: LintOptions = {},
): Promise<ExitCode> {
  const missing = await firstMissing(paths);
  if (missing) return refuse(view, missing);
  const loaded = await loadWithProgress(view, paths);
  const diagnostics = loaded.ok ? loaded.value.warnings : loaded.error;
  const clear = diagnostics.length === 0;
  const rules = explain && loaded.ok ? reportRules(loaded.value, { shipped: view.all }) : undefined;
  if (view.json) printJson(view.io, { ok: clear, diagnostics, ...(rules && { rules }) });
  else if (!clear) print(view.io, diagnosticLines(diagnostics, view.paint));
  if (!view.json) print(view.io, [summary(diagnostics)]);
  if (rules && !view.json) print(view.io, ['', ...rulesLines(view, rules)]);
  return clear ? EXIT.fine : EXIT.findings;
}

function summary(diagnostics: readonly { readonly severity: string }[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  return diagnostics.length === 0
    ? 'no findings'
    : `${count(errors, 'error')}, ${count(warnings, 'warning')}`;
}
