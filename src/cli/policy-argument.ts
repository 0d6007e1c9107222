/** The policy of a command: its `.pl` files and folders, loaded with every mistake reported. */

import { access } from 'node:fs/promises';
import type { Policy } from '../catalog/policy.ts';
import { type Diagnostic, fail, formatDiagnostic, type Result } from '../logic/diagnostics.ts';
import { loadPolicy } from '../node.ts';
import { EXIT, type Failure } from './failure.ts';
import { startProgress } from './progress.ts';
import { unreadable } from './read-file.ts';
import { clean, count } from './text.ts';
import type { Paint, View } from './view.ts';

/** Loads the policy, with progress on a terminal when that takes long. */
export async function openPolicy(view: View, paths: readonly string[]): Promise<Result<Policy, Failure>> {
  const missing = await firstMissing(paths);
  if (missing) return fail(missing);
  const loaded = await loadWithProgress(view, paths);
  return loaded.ok ? loaded : fail(policyFailure(loaded.error, view.errPaint));
}

/** Loads the policy; the error holds the diagnostics. */
export async function loadWithProgress(view: View, paths: readonly string[]): Promise<Result<Policy>> {
  const progress = startProgress(view.io.err);
  try {
    return await loadPolicy(paths, { onProgress: progress.step, engine: view.engine });
  } finally {
    await progress.end();
  }
}

/** A path that is not there is a slip of the command line, not of the policy. */
export async function firstMissing(paths: readonly string[]): Promise<Failure | undefined> {
  for (const path of paths) {
    const error = await access(path).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (error) return unreadable(path, error, 'file or folder');
  }
  return undefined;
}

export function policyFailure(diagnostics: readonly Diagnostic[], paint: Paint): Failure {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return {
    exit: EXIT.policy,
    code: 'policy_invalid',
    message: `the policy is not loaded: ${count(errors, 'error')}`,
    lines: diagnosticLines(diagnostics, paint),
    diagnostics,
  };
}

/** One line each, as compilers write them. */
export const diagnosticLines = (diagnostics: readonly Diagnostic[], paint: Paint): string[] =>
  diagnostics.map((diagnostic) => {
    const line = clean(formatDiagnostic(diagnostic));
    const dress = diagnostic.severity === 'error' ? paint.red : paint.yellow;
    return line.replace(` ${diagnostic.severity} `, () => ` ${dress(diagnostic.severity)} `);
  });
