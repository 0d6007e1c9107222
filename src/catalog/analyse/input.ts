/** The input: policy files in one order, each path once. */

import { type Diagnostic, source } from '../../logic/diagnostics.ts';
import { compareText } from '../../logic/order.ts';
import { problemAt } from './statement.ts';

export interface PolicyFile {
  /** As diagnostics name it. */
  readonly path: string;
  readonly text: string;
}

/**
 * The files by path. The same file twice is one file; two texts of one path are a mistake.
 *
 * `problems` says what is missing from the files, that which is known already first.
 */
export function checkFiles(
  given: readonly PolicyFile[],
  unread: readonly Diagnostic[] = [],
): { readonly files: readonly PolicyFile[]; readonly problems: readonly Diagnostic[] } {
  const byPath = new Map<string, PolicyFile>();
  const problems: Diagnostic[] = [...unread];
  for (const file of given) {
    const known = byPath.get(file.path);
    if (!known) byPath.set(file.path, file);
    else if (known.text !== file.text) {
      problems.push(
        problemAt(source(file.path, file.text), 0, 'duplicate_file', 'two different texts have this path'),
      );
    }
  }
  return { files: [...byPath.values()].sort((a, b) => compareText(a.path, b.path)), problems };
}
