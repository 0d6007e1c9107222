/** Files and standard input as text: bounded, UTF-8, line by line where that is asked. */

import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { looksLikeUtf16 } from '../catalog/analyse/input.ts';
import { fail, nearestName, ok, type Result, shown } from '../logic/diagnostics.ts';
import { type Failure, usage } from './failure.ts';
import type { Io } from './io.ts';

/** The longest turn that is read: more than any valid one takes. */
export const TURN_BYTES = 16 * 1024 * 1024;

/** `-` is standard input. */
export const bytesOf = (io: Io, path: string): AsyncIterable<Uint8Array> =>
  path === '-' ? io.stdin.bytes : createReadStream(path);

export const nameOfInput = (path: string): string => (path === '-' ? 'standard input' : path);

/** The whole of a file as text, of at most `most` bytes. */
export async function readText(
  io: Io,
  path: string,
  most = TURN_BYTES,
  what = 'a turn',
): Promise<Result<string, Failure>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of bytesOf(io, path)) {
      size += chunk.length;
      if (size > most) return fail(tooLarge(nameOfInput(path), most, what));
      chunks.push(chunk);
    }
  } catch (error) {
    return fail(await unreadable(path, error));
  }
  return decode(Buffer.concat(chunks), nameOfInput(path), 1);
}

/** A line of a file, counted from 1, and where it is no text, why. */
export interface Line {
  readonly number: number;
  readonly text: Result<string, Failure>;
}

/** The lines of a file that are not blank, as they arrive. Fails, as the last item, when reading does. */
export async function* linesOf(io: Io, path: string, what = 'a turn'): AsyncGenerator<Line> {
  const name = nameOfInput(path);
  let number = 1;
  let parts: Uint8Array[] = [];
  let size = 0;
  const finish = (): Line => {
    const large = size > TURN_BYTES;
    const text = large
      ? fail(tooLarge(`${name}:${number}`, TURN_BYTES, what))
      : decode(Buffer.concat(parts), name, number);
    return { number, text };
  };
  try {
    for await (const chunk of bytesOf(io, path)) {
      let from = 0;
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
        size += end - from;
        if (size <= TURN_BYTES) parts.push(chunk.subarray(from, end));
        if (size > 0) yield finish();
        number += 1;
        parts = [];
        size = 0;
        from = end + 1;
      }
      size += chunk.length - from;
      if (size <= TURN_BYTES) parts.push(chunk.subarray(from));
    }
  } catch (error) {
    yield { number, text: fail(await unreadable(path, error)) };
    return;
  }
  if (size > 0) yield finish();
}

const tooLarge = (name: string, most = TURN_BYTES, what = 'a turn'): Failure =>
  usage('input_too_large', `${name} is too large for ${what}; the most is ${most / 1024 / 1024} MB`);

/** UTF-8 without a byte order mark, or the line in which it stops being UTF-8. `line` is that of the first byte. */
function decode(bytes: Uint8Array, name: string, line: number): Result<string, Failure> {
  if (isUtf8(bytes)) {
    const text = new TextDecoder().decode(bytes);
    return looksLikeUtf16(text) ? fail(usage('not_text', `${name}: UTF-16 text; expected UTF-8`)) : ok(text);
  }
  return fail(usage('not_text', `${name}:${line + goodLines(bytes)}: not UTF-8 text`));
}

/** Lines before the first that is not UTF-8. */
function goodLines(bytes: Uint8Array): number {
  let lines = 0;
  let from = 0;
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
    if (!isUtf8(bytes.subarray(from, end))) return lines;
    lines += 1;
    from = end + 1;
  }
  return lines;
}

/** Why a file could not be read, with the nearest name in its folder when there is no such file. */
export async function unreadable(
  path: string,
  error: unknown,
  wanted: 'file' | 'file or folder' = 'file',
): Promise<Failure> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const name = shown(path);
  if (code === 'EISDIR') return usage('unreadable_file', `${name} is a folder, not a file`);
  if (code === 'EACCES' || code === 'EPERM') return usage('unreadable_file', `${name} may not be read`);
  if (code !== 'ENOENT' && code !== 'ENOTDIR')
    return usage('unreadable_file', `${name} could not be read (${code || String(error)})`);
  const near = await nearestFile(path);
  return usage(
    'no_such_file',
    `there is no ${wanted} ${name}${near ? `; did you mean ${shown(near)}?` : ''}`,
  );
}

async function nearestFile(path: string): Promise<string | undefined> {
  const folder = dirname(path);
  const names = await readdir(folder).catch(() => []);
  const near = nearestName(basename(path), names);
  return near && (folder === '.' ? near : join(folder, near));
}
