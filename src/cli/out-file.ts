/** Files to write: compared with what is there, and replaced whole or not at all. */

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { shown as quoted } from '../logic/diagnostics.ts';
import { type Failure, usage } from './failure.ts';
import { moreLine, shorten } from './layout.ts';
import { clean, cut } from './text.ts';
import type { Paint, View } from './view.ts';

export interface OutFile {
  readonly path: string;
  readonly text: string;
}

/** A file to write, and how that stands to what is there. */
export interface PlannedFile extends OutFile {
  readonly state: 'new' | 'same' | 'differs';
  readonly before?: string;
}

export const plan = (files: readonly OutFile[]): Promise<PlannedFile[]> => Promise.all(files.map(planOne));

async function planOne(file: OutFile): Promise<PlannedFile> {
  const before = await readFile(file.path, 'utf8').catch(() => undefined);
  if (before === undefined) return { ...file, state: 'new' };
  return { ...file, before, state: before === file.text ? 'same' : 'differs' };
}

/** Writes what is new or differs. A file that is being read meanwhile is either the old one or the new one. */
export async function writeAll(files: readonly PlannedFile[]): Promise<Failure | undefined> {
  for (const file of files) {
    if (file.state === 'same') continue;
    try {
      await writeOne(file);
    } catch (error) {
      const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
      return usage('unwritable_file', `${quoted(file.path)} cannot be written (${why})`);
    }
  }
  return undefined;
}

async function writeOne({ path, text }: OutFile): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

const MOST_LINES = 20;

/** Lines that would go and come. Lines that only move are not told. */
export function differenceLines(
  { text, before = '' }: PlannedFile,
  { all, width }: View,
  paint: Paint,
): string[] {
  const line = (mark: string, content: string) => cut(`${mark} ${clean(content)}`, width - 4);
  const gone = without(before.split('\n'), text.split('\n')).map((content) => paint.red(line('-', content)));
  const come = without(text.split('\n'), before.split('\n')).map((content) =>
    paint.green(line('+', content)),
  );
  const changed = [...gone, ...come];
  if (changed.length === 0) return ['    the same lines in another order'];
  const { shown, more } = shorten(changed, MOST_LINES, all);
  return [...shown.map((dressed) => `    ${dressed}`), ...moreLine(more)];
}

/** The lines of one text that the other has not, as often as it has not. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const there = left.get(line) ?? 0;
    if (there > 0) left.set(line, there - 1);
    return there === 0;
  });
}
