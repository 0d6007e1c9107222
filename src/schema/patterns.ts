/** Regular expressions of schemas, matched in time that grows with the text and no faster. */

import { RE2JS } from 're2js';

export interface Matcher {
  /** Whether a text matches somewhere; undefined when that cannot be decided. */
  readonly matches: (text: string) => boolean | undefined;
  /** Whether the pattern is a regular language in the syntax of RE2, which readers of schemas take. */
  readonly linear: boolean;
}

const LONGEST_PATTERN = 4096;
const KEPT = 1000;
const matchers = new Map<string, Matcher>();

const UNDECIDED: Matcher = { matches: () => undefined, linear: false };

/** The matcher of a pattern; the last {@link KEPT} are remembered. */
export function matcherOf(pattern: string): Matcher {
  const known = matchers.get(pattern);
  if (known) return known;
  const made = makeMatcher(pattern);
  if (matchers.size >= KEPT) matchers.clear();
  matchers.set(pattern, made);
  return made;
}

function makeMatcher(pattern: string): Matcher {
  if (pattern.length > LONGEST_PATTERN) return UNDECIDED;
  try {
    const compiled = RE2JS.compile(RE2JS.translateRegExp(pattern));
    return { matches: (text) => compiled.matcher(text).find(), linear: true };
  } catch {
    return UNDECIDED;
  }
}
