/** Names of fields that a dialect takes, one for each name of the original. */

import { byText } from './json.ts';

/** Emitted names by original ones. Names that fit keep theirs; what collides gets a number, whatever the order. */
export function emittedNames(
  names: readonly string[],
  pattern: RegExp | undefined,
): ReadonlyMap<string, string> {
  const emitted = new Map<string, string>();
  const fits = (name: string) => !pattern || pattern.test(name);
  const taken = new Set(names.filter(fits));
  for (const name of names) if (fits(name)) emitted.set(name, name);
  for (const name of [...names].sort(byText)) {
    if (emitted.has(name)) continue;
    const base = fitted(name, pattern);
    let free = base;
    for (let n = 2; taken.has(free); n++) free = `${base.slice(0, 60 - String(n).length)}_${n}`;
    taken.add(free);
    emitted.set(name, free);
  }
  return emitted;
}

function fitted(name: string, pattern: RegExp | undefined): string {
  const plain = name.slice(0, 64).replace(/[^a-zA-Z0-9_]/g, '_');
  const started = /^[a-zA-Z_]/.test(plain) || pattern?.test(plain) ? plain : `_${plain}`.slice(0, 64);
  return started === '' ? '_' : started;
}
