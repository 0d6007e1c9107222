/** Conditions that say more of what is done: "to main", "in src/legacy", "against production". */

import { fold } from '../catalog/fold.ts';
import type { Act } from './act.ts';
import type { Leaf } from './arguments.ts';
import { readMatcher, type World } from './matcher.ts';
import { type ArgumentKind, wantedArgument } from './names.ts';
import { some, type Truth } from './truth.ts';
import { isPlace } from './words.ts';

interface Qualifier {
  readonly value: string;
  /** What it may be said of. */
  readonly kinds: readonly ArgumentKind[];
}

const FORM =
  /^(to|into|onto|on|in|inside|under|below|within|at|from|against|for)\s+(?:the\s+|our\s+|my\s+|your\s+)?(\S+)(?:\s+(branch|branches|environment|env|server|servers|cluster|database|db|folder|directory|dir|tree))?$/;
const PATH = /^(~|\.{1,2}|[a-z]:)?[\\/]|[^:]\/|^\.[a-z]|\.[a-z0-9]{1,5}$/;
const FOLDER = /^(folder|directory|dir|tree)$/;
/** Where things are put: a bare word behind these is a branch to whoever pushes. */
const TOWARDS = /^(to|into|onto|on)$/;

/** Whether the condition holds of the act; undefined where it is about something else. */
export function qualifies(condition: string, act: Act, world: World): Truth | undefined {
  const among = [...act.leaves, ...(act.done ?? [])];
  const qualifier = qualifierOf(condition);
  if (!qualifier) return undefined;
  const { value, kinds } = qualifier;
  const about = among.flatMap((leaf) => {
    const kind = kindOf(leaf);
    return kind !== undefined && kinds.includes(kind) ? [{ leaf, test: testFor(kind, value) }] : [];
  });
  return about.length === 0 ? undefined : some(about, ({ leaf, test }) => test(leaf, world));
}

function qualifierOf(condition: string): Qualifier | undefined {
  const [, how = '', value, noun = ''] = FORM.exec(fold(condition).trim().slice(0, 200)) ?? [];
  if (value === undefined) return undefined;
  if (isPlace(value)) return { value, kinds: noun.startsWith('branch') ? ['ref'] : ['place'] };
  if (noun.startsWith('branch')) return { value, kinds: ['ref'] };
  if (FOLDER.test(noun)) return { value, kinds: ['path'] };
  if (TOWARDS.test(how) && /^(main|master|trunk|develop|release|stable|head|[\w.-]+\/[\w./*-]+)$/.test(value))
    return { value, kinds: PATH.test(value) ? ['ref', 'path'] : ['ref'] };
  return PATH.test(value) ? { value, kinds: ['path'] } : undefined;
}

/** The kind of an argument by its innermost name. */
function kindOf({ heads }: Leaf): ArgumentKind | undefined {
  const head = heads.at(-1);
  if (head === undefined || head === 'remote' || head === 'service') return undefined;
  return wantedArgument(head).kind;
}

const NAMES: Partial<Record<ArgumentKind, string>> = { ref: 'branch', place: 'environment', path: 'path' };

const testFor = (kind: ArgumentKind, value: string) =>
  readMatcher({ arg: NAMES[kind] ?? 'path', value }).test;
