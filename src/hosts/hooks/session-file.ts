/**
 * What a session knows between its hooks, each of which is a process of its own: the rules it began with, for when
 * the store cannot be read, and the last calls.
 */

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Waiver } from '../../memory/change.ts';
import type { MadeCall } from '../../memory/failures.ts';
import type { Rule } from '../../memory/rule.ts';

export interface SessionNotes {
  readonly version: 1;
  /** The rules as they were read last; absent until they have been read. */
  readonly rules?: readonly Rule[];
  /** Waivers for a time; those for one call cannot be used up where there is no store. */
  readonly waivers: readonly Waiver[];
  /** Tools beside the built-in ones that were called, by the agent's names. */
  readonly tools: readonly string[];
  /** Calls of this turn that failed. */
  readonly failed: readonly MadeCall[];
  readonly last?: { readonly tool: string; readonly arguments: { readonly [name: string]: unknown } };
  /** The conversation was compacted, and the rules have not been said again. */
  readonly compacted?: boolean;
}

export const NO_NOTES: SessionNotes = { version: 1, waivers: [], tools: [], failed: [] };

export interface SessionFile {
  /** Undefined when there is none, or none that can be read. */
  read(): SessionNotes | undefined;
  /** In one step, so that whoever reads meets the old notes or the new ones. Fails silently: notes are a help. */
  write(notes: SessionNotes): void;
}

/** `folder` is where the store is. The name of a session says nothing of what the agent calls it. */
export function sessionFile(folder: string, agent: string, session: string): SessionFile {
  const name = createHash('sha256').update(`${agent}\0${session}`).digest('hex').slice(0, 32);
  const path = join(folder, 'sessions', `${name}.json`);
  return {
    read: () => readNotes(path),
    write: (notes) => writeNotes(path, notes),
  };
}

function readNotes(path: string): SessionNotes | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isNotes(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isNotes = (value: unknown): value is SessionNotes =>
  value !== null &&
  typeof value === 'object' &&
  Reflect.get(value, 'version') === 1 &&
  ['waivers', 'tools', 'failed'].every((field) => Array.isArray(Reflect.get(value, field)));

function writeNotes(path: string, notes: SessionNotes): void {
  const beside = `${path}.${process.pid}`;
  try {
    mkdirSync(join(path, '..'), { recursive: true, mode: 0o700 });
    writeFileSync(beside, JSON.stringify(notes), { mode: 0o600 });
    renameSync(beside, path);
  } catch {
    rmSync(beside, { force: true });
  }
}
