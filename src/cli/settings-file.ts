/** The settings file of an agent on disk: read, written in one step, and what was there before kept. */

import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { homeFolder } from '../node/home-folder.ts';
import { makeFolder } from '../store/make-folder.ts';
import { type Failure, usage } from './failure.ts';
import { clean } from './text.ts';

/** The file as it is and as it is to be. `null`: there is none. */
export interface Plan {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

export function textAt(path: string): Result<string | null, Failure> {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path)));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    if (code === 'ENOENT') return ok(null);
    const why = code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'it is no UTF-8' : code;
    return fail(usage('unreadable_file', `${clean(path)} cannot be read: ${clean(why)}`));
  }
}

/** Where what was there before is kept. */
const keptPath = (path: string): string => {
  const name = createHash('sha256').update(path).digest('hex').slice(0, 32);
  return join(homeFolder(), '.lictor', 'init', `${name}.json`);
};

/** What was written last, and what was there before. */
export function keptPlan(path: string): Plan | undefined {
  try {
    const kept: unknown = JSON.parse(readFileSync(keptPath(path), 'utf8'));
    if (kept === null || typeof kept !== 'object' || Reflect.get(kept, 'path') !== path) return undefined;
    return kept as Plan;
  } catch {
    return undefined;
  }
}

/** Writes what is planned, unless the file is no longer as it was planned for: somebody else is at work on it. */
export function writePlan(plan: Plan, undo: boolean): Result<void, Failure> {
  const now = textAt(plan.path);
  if (!now.ok) return now;
  if (now.value !== plan.before)
    return fail(
      usage(
        'file_changed',
        `${clean(plan.path)} was changed by another program just now, and was left as it is; try again`,
      ),
    );
  try {
    if (undo) rmSync(keptPath(plan.path), { force: true });
    else {
      // Said twice, the first state is the one to come back to.
      const earlier = keptPlan(plan.path);
      const before = earlier && earlier.after === plan.before ? earlier.before : plan.before;
      put(keptPath(plan.path), `${JSON.stringify({ ...plan, before })}\n`, 0o600);
    }
    if (plan.after === null) remove(plan.path);
    else put(plan.path, plan.after);
    return ok(undefined);
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown';
    return fail(usage('unwritable_file', `${clean(plan.path)} cannot be written: ${clean(why)}`));
  }
}

/** In one step, through a link where the file is one, and as private as it was. */
function put(path: string, text: string, mode = modeOf(path)): void {
  makeFolder(dirname(path));
  const target = linkTarget(path);
  const beside = `${target}.lictor-${process.pid}`;
  try {
    writeFileSync(beside, text, mode === undefined ? {} : { mode });
    renameSync(beside, target);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

const modeOf = (path: string): number | undefined => {
  const about = statSync(path, { throwIfNoEntry: false });
  return about && about.mode & 0o777;
};

function linkTarget(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** The file, and the folder that was made for it where nothing else is in it. */
function remove(path: string): void {
  rmSync(path, { force: true });
  try {
    rmdirSync(dirname(path));
  } catch {
    // Something else lives there.
  }
}
