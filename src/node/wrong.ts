/** Diagnostics about files as a whole. */

import { readdir } from 'node:fs/promises';
import { type Code, severityOf } from '../catalog/analyse/codes.ts';
import type { Diagnostic } from '../logic/diagnostics.ts';

/** A diagnostic at the start of a file or folder. */
export function wrong(
  file: string,
  code: Code,
  message: string,
  { expected, nearest }: { readonly expected?: string; readonly nearest?: string | undefined } = {},
): Diagnostic {
  const advice = {
    ...(expected === undefined ? {} : { expected }),
    ...(nearest === undefined ? {} : { nearest }),
  };
  return { file, line: 1, column: 1, code, severity: severityOf(code), message, ...advice };
}

/** What a folder holds; nothing where it cannot be read. */
export const namesIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);
