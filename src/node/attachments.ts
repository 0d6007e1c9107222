/** Attachments on disk: files that a policy names, inside the folder of the policy file that names them. */

import { readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { LIMITS } from '../catalog/analyse/clauses.ts';
import type { AttachmentText, ReadAttachment } from '../catalog/load.ts';
import { isBelow } from './folders.ts';
import { readUtf8Sync } from './utf8.ts';

/** Files looked at to find the one that was meant. */
const MOST_NEAR = 1_000;

/** Reads what the given policy files attach. Loading is synchronous, and so is this. */
export function attachmentsBeside(policyFiles: readonly string[]): ReadAttachment {
  const folders = new Map(policyFiles.map((path) => [path, resolve(dirname(path))]));
  const near = new Map<string, readonly string[]>();
  return (policyFile, relative) => {
    const folder = folders.get(policyFile);
    if (folder === undefined) return { ok: false, reason: 'missing' };
    const text = readInside(folder, relative);
    if (text.ok || text.reason !== 'missing') return text;
    const known = near.get(folder) ?? filesBelow(folder);
    near.set(folder, known);
    return { ...text, near: known };
  };
}

function readInside(folder: string, relative: string): AttachmentText {
  try {
    const root = realpathSync(folder);
    const real = realpathSync(join(root, relative));
    if (!isBelow(real, root)) return { ok: false, reason: 'outside' };
    const known = statSync(real);
    if (!known.isFile() || known.size > LIMITS.file) return { ok: false, reason: 'unreadable' };
    const read = readUtf8Sync(real);
    return read.ok ? read : { ok: false, reason: 'unreadable' };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return { ok: false, reason: code === 'ENOENT' || code === 'ENOTDIR' ? 'missing' : 'unreadable' };
  }
}

/** Files in a folder and below it, by name relative to it. */
function filesBelow(folder: string): readonly string[] {
  const found: string[] = [];
  const agenda = [''];
  for (let at = agenda.pop(); at !== undefined && found.length < MOST_NEAR; at = agenda.pop()) {
    for (const entry of entriesOf(join(folder, at))) {
      const name = at === '' ? entry.name : `${at}/${entry.name}`;
      if (entry.isFile()) found.push(name);
      else if (entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
        agenda.push(name);
    }
  }
  return found;
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
