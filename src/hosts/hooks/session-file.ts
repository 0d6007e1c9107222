/**
 * What a session knows between its hooks, each of which is a process of its own: the last calls, and, in a file of
 * their own that few hooks read, the rules as they were read last, for when the store cannot be read.
 */

import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { RuleState, Waiver } from '../../memory/change.ts';
import type { MadeCall } from '../../memory/failures.ts';
import type { Rule } from '../../memory/rule.ts';
import { makeFolder } from '../../store/make-folder.ts';

export interface SessionNotes {
  readonly version: 1;
  /** Tools beside the built-in ones that were called, by the agent's names. */
  readonly tools: readonly string[];
  /** Calls of this turn that failed. */
  readonly failed: readonly MadeCall[];
  readonly last?: { readonly tool: string; readonly arguments: { readonly [name: string]: unknown } };
  /** The conversation was compacted, and the rules have not been said again. */
  readonly compacted?: boolean;
}

export const NO_NOTES: SessionNotes = { version: 1, tools: [], failed: [] };

/** The rules and open waivers as a session read them last. */
export interface KnownRules {
  readonly version: 1;
  readonly rules: readonly Rule[];
  /** Waivers for a time; those for one call cannot be used up where there is no store. */
  readonly waivers: readonly Waiver[];
}

export interface SessionFile {
  /** The rules, once they have been read. */
  known(): KnownRules | undefined;
  know(state: RuleState): void;
  /** Undefined when there is none, or none that can be read. */
  read(): SessionNotes | undefined;
  /** In one step, so that whoever reads meets the old notes or the new ones. Fails silently: notes are a help. */
  write(notes: SessionNotes): void;
}

/**
 * `folder` is where the store is. The name of a session says nothing of what the agent calls it. Node's own module of
 * hashes takes longer to load than this one name takes.
 */
export function sessionFile(folder: string, agent: string, session: string): SessionFile {
  const name = bytesToHex(sha256(utf8ToBytes(`${agent}\0${session}`))).slice(0, 32);
  const notes = join(folder, 'sessions', `${name}.json`);
  const rules = join(folder, 'sessions', `${name}.rules.json`);
  return {
    known: () => readWhole(rules, ['rules', 'waivers']) as KnownRules | undefined,
    know: (state) => writeWhole(rules, knownOf(state)),
    read: () => readWhole(notes, ['tools', 'failed']) as SessionNotes | undefined,
    write: (written) => writeWhole(notes, written),
  };
}

export const knownOf = ({ rules, waivers }: RuleState): KnownRules => ({
  version: 1,
  rules,
  waivers: waivers.filter(({ once }) => !once),
});

/** An object of this version in which these fields are lists. */
function readWhole(path: string, lists: readonly string[]): unknown {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const whole =
      value !== null &&
      typeof value === 'object' &&
      Reflect.get(value, 'version') === 1 &&
      lists.every((field) => Array.isArray(Reflect.get(value, field)));
    return whole ? value : undefined;
  } catch {
    return undefined;
  }
}

function writeWhole(path: string, value: object): void {
  const beside = `${path}.${process.pid}`;
  try {
    makeFolder(dirname(path), 0o700);
    writeFileSync(beside, JSON.stringify(value), { mode: 0o600 });
    renameSync(beside, path);
  } catch {
    rmSync(beside, { force: true });
  }
}
