/** Failures: why a command could not do what it was asked, as a value that is printed in one place. */

import type { Diagnostic } from '../logic/diagnostics.ts';
import { complain, printJson } from './io.ts';
import { clean } from './text.ts';
import type { View } from './view.ts';

/** Exit codes, as docs/cli.md documents them. */
export const EXIT = { fine: 0, findings: 1, usage: 2, policy: 3, defect: 70, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export interface Failure {
  readonly exit: ExitCode;
  /** Stable name of the kind of failure, such as `invalid_turn`. */
  readonly code: string;
  /** One clause, lower case, no final stop. */
  readonly message: string;
  /** What else a person should see, line by line. */
  readonly lines?: readonly string[];
  /** What else a program should see, as fields of `error`. */
  readonly detail?: Readonly<Record<string, unknown>>;
  /** What is wrong with the policy, where that is the failure. */
  readonly diagnostics?: readonly Diagnostic[];
}

export const usage = (code: string, message: string, rest: Partial<Failure> = {}): Failure => ({
  exit: EXIT.usage,
  code,
  message,
  ...rest,
});

/** A failure as JSON, in the place where a result would stand. */
export const failureJson = ({ code, message, detail, diagnostics }: Failure): object => ({
  ok: false,
  error: { code, message, ...detail },
  ...(diagnostics && { diagnostics }),
});

/** Says what went wrong, to a person or to a program, and gives the exit code. */
export function refuse(view: View, failure: Failure): ExitCode {
  if (view.json) printJson(view.io, failureJson(failure));
  else complain(view.io, failureLines(view, failure));
  return failure.exit;
}

function failureLines({ errPaint }: View, { message, lines = [] }: Failure): string[] {
  return [`${errPaint.red('lictor:')} ${clean(message)}`, ...lines];
}
