/** The input: policy files in one order, each path once. */

import { type Diagnostic, source } from '../../logic/diagnostics.ts';
import { compareText } from '../../logic/order.ts';
import { described, isRecord } from '../unit-problem.ts';
import { problemAt } from './statement.ts';

export interface PolicyFile {
  /** As diagnostics name it. */
  readonly path: string;
  readonly text: string;
}

/** Whether every second character is a zero, as in UTF-16 that was read as UTF-8; the beginning tells. */
export function looksLikeUtf16(text: string): boolean {
  const start = text.slice(0, 256);
  const zeros = start.split('\0').length - 1;
  return zeros > 1 && zeros * 3 >= start.length;
}

/** What of the parts of an input a host may have got wrong, since JavaScript checks no types. */
interface Given {
  readonly files?: unknown;
  readonly units?: unknown;
  readonly attachment?: unknown;
}

/** What is wrong with the input itself, before any file is read. */
export function checkInput(input: unknown): Diagnostic[] {
  if (!isRecord(input)) return [wrongInput('', input, 'a record with `files`')];
  const { files, units, attachment } = input as Given;
  const problems = Array.isArray(files)
    ? files.flatMap((file, i) => checkFile(file, `files[${i}]`))
    : [wrongInput('files', files, 'a list of files')];
  if (units !== undefined && !isIterable(units)) problems.push(wrongInput('units', units, 'a list of units'));
  if (attachment !== undefined && typeof attachment !== 'function')
    problems.push(wrongInput('attachment', attachment, 'a function'));
  return problems;
}

function checkFile(file: unknown, at: string): Diagnostic[] {
  if (!isRecord(file)) return [wrongInput(at, file, 'a record with `path` and `text`')];
  return ['path', 'text'].flatMap((field) =>
    typeof file[field] === 'string' ? [] : [wrongInput(`${at}.${field}`, file[field], 'text')],
  );
}

const isIterable = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Symbol.iterator in value;

function wrongInput(field: string, value: unknown, expected: string): Diagnostic {
  const message =
    value === undefined && field !== ''
      ? `${field} is missing`
      : `${field || 'the input'} is ${described(value)}`;
  return problemAt(source('input', ''), 0, 'invalid_input', message, { expected });
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
    if (looksLikeUtf16(file.text)) {
      problems.push(
        problemAt(source(file.path, ''), 0, 'not_utf8', 'the file looks like UTF-16 text', {
          expected: 'UTF-8',
        }),
      );
      continue;
    }
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
