/**
 * The rules in force as a file beside the store, for calls that no rule is about: reading it takes a fraction of the
 * time of opening the store, and only the rules that a word of the call names are read.
 *
 * It is used only while the store is, to the nanosecond, as it was when its rules were read. Whoever writes to the
 * store, by whatever means, ends it; so does another build, a damage, and whatever else does not fit.
 */

import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type OpenRules, openIndexed, openRules, type RuleIndex } from '../../decide/rules.ts';
import type { Rule } from '../../memory/rule.ts';
import { type BoundRules, compareTimes } from './bound-rules.ts';

/** Put in when the hook is built; without it, nothing is kept. */
declare const LICTOR_BUILD: string | undefined;

export interface KeptRules {
  /** Undefined unless they are those that the store has now. */
  read(): BoundRules | undefined;
  /** How the store's files are; undefined when they were changed only now, or cannot be told. */
  stamp(): string | undefined;
  /** Keeps what was read while nobody wrote, and while the stamp was this. Fails silently: it is a help. */
  write(stamp: string, rules: readonly Rule[]): void;
}

/** `store` is the file of an SQLite store. Undefined where times of files are not kept well enough. */
export function keptRules(store: string): KeptRules | undefined {
  if (typeof LICTOR_BUILD === 'undefined' || process.platform === 'win32') return undefined;
  const build = `${LICTOR_BUILD} ${process.version}`;
  const path = `${store}-rules`;
  return {
    read: () => tried(() => readKept(path, build, store)),
    stamp: () => tried(() => (isQuiet(store) ? stampOf(store) : undefined)),
    write: (stamp, rules) => writeKept(path, { build, stamp, timed: compareTimes(rules), rules }),
  };
}

/** Two changes within this time, in milliseconds, may leave the same time on a file: no file system is coarser. */
const COARSEST = 3_000;

/**
 * The files of a store: device, inode, size, and the time of the last change in nanoseconds. Of the log it is that of
 * its contents: opening a store as root sets the log's owner anew. A log that is empty is as none.
 */
function filesOf(store: string) {
  const real = realpathSync.native(store);
  const log = statSync(`${real}-wal`, { bigint: true, throwIfNoEntry: false });
  const { dev, ino, size, ctimeNs: time } = statSync(real, { bigint: true });
  const file = { dev, ino, size, time };
  if (!log || log.size === 0n) return [file];
  return [file, { dev: log.dev, ino: log.ino, size: log.size, time: log.mtimeNs }];
}

const isQuiet = (store: string): boolean =>
  filesOf(store).every(({ time }) => Date.now() - Number(time / 1_000_000n) > COARSEST);

/** A commit writes to one of these files before it counts. */
const stampOf = (store: string): string =>
  filesOf(store)
    .map(({ dev, ino, size, time }) => [dev, ino, size, time].join(' '))
    .join(', ');

/**
 * The first line of the file; each other line is a rule's record. All of it stands in the file twice, against damage:
 * two texts are compared in no time, and what sums one up is slower to load. Whoever could forge the file could write
 * to the store.
 */
interface Head {
  readonly build: string;
  readonly stamp: string;
  readonly timed: boolean;
  readonly index: RuleIndex;
  /** Where each record ends, in bytes behind the head. */
  readonly ends: readonly number[];
}

function readKept(path: string, build: string, store: string): BoundRules | undefined {
  const { mode, uid } = statSync(path);
  if ((mode & 0o077) !== 0 || uid !== statSync(store).uid) return undefined;
  const file = readFileSync(path);
  const text = file.subarray(0, file.length / 2);
  if (!text.equals(file.subarray(text.length))) return undefined;
  const start = text.indexOf('\n') + 1;
  const { ends, ...head }: Head = JSON.parse(text.toString('utf8', 0, start));
  if (head.build !== build || head.stamp !== stampOf(store)) return undefined;
  const endOf = (place: number): number => start + (ends[place] ?? 0);
  if (endOf(ends.length - 1) !== text.length) return undefined;
  const record = (place: number): Rule => JSON.parse(text.toString('utf8', endOf(place - 1), endOf(place)));
  const open: OpenRules = openIndexed(head.index, record);
  return { open, timed: head.timed };
}

function writeKept(
  path: string,
  { rules, ...head }: Omit<Head, 'index' | 'ends'> & { rules: readonly Rule[] },
): void {
  const beside = `${path}.${process.pid}`;
  const records = rules.map((rule) => `${JSON.stringify(rule)}\n`);
  let end = 0;
  const ends = records.map((record) => {
    end += Buffer.byteLength(record);
    return end;
  });
  const text = [`${JSON.stringify({ ...head, index: openRules(rules).index, ends })}\n`, ...records].join('');
  try {
    writeFileSync(beside, text + text, { mode: 0o600, flag: 'wx' });
    renameSync(beside, path);
  } catch {
    rmSync(beside, { force: true });
  }
}

function tried<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
