/**
 * The unread text: what stands in clauses that could not be read.
 *
 * A name that stands there may well be declared there, so that it is not called unknown: one slip should not
 * cause fifty reports.
 */

export interface Unread {
  /** The words of clauses that could not be read. */
  readonly words: ReadonlySet<string>;
  /** A whole file was not read, so that anything may stand in it. */
  readonly everything: boolean;
}

export const noneUnread: Unread = { words: new Set(), everything: false };

/** Whether all the words of the names stand in unread text. */
export function mayBeUnread({ words, everything }: Unread, ...names: readonly string[]): boolean {
  if (everything) return true;
  if (words.size === 0) return false;
  return names.every((name) => unreadWords(name).every((word) => words.has(word)));
}

/** Runs of letters, digits and underscores. */
export const unreadWords = (text: string): readonly string[] => text.match(/[\p{L}\p{N}_]+/gu) ?? [];
