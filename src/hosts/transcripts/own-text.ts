/** What a person typed, without what a program put around it. */

const TAG = /<(\/?)([a-z][a-z0-9_-]{0,40})(?:\s[^<>]{0,300})?>/gi;

/**
 * The text without the elements of these names, contents and all. An element that is not closed goes on to the end:
 * what may be a program's is nobody's word. Linear in the text.
 */
export function withoutElements(text: string, names: ReadonlySet<string>): string {
  if (!text.includes('<')) return text;
  const kept: string[] = [];
  let from = 0;
  let open: string | undefined;
  let depth = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of text.matchAll(TAG)) {
    const called = name.toLowerCase();
    if (open === undefined ? slash !== '' || !names.has(called) : called !== open) continue;
    if (open === undefined) {
      kept.push(text.slice(from, index));
      open = called;
      depth = 1;
    } else {
      depth += slash === '' ? 1 : -1;
      if (depth > 0) continue;
      open = undefined;
      from = index + tag.length;
    }
  }
  if (open === undefined) kept.push(text.slice(from));
  return kept.join('');
}

/** The text without the tags of these names; their contents are the person's. */
export const withoutTags = (text: string, names: ReadonlySet<string>): string =>
  text.includes('<')
    ? text.replace(TAG, (tag, _slash, name: string) => (names.has(name.toLowerCase()) ? '' : tag))
    : text;

/** The contents of the elements of one name, or undefined when there is none. */
export function elementsOf(text: string, name: string): string | undefined {
  const parts: string[] = [];
  const start = `<${name}>`;
  const end = `</${name}>`;
  for (let at = text.indexOf(start); at >= 0; ) {
    const from = at + start.length;
    const to = text.indexOf(end, from);
    parts.push(text.slice(from, to < 0 ? undefined : to));
    at = to < 0 ? -1 : text.indexOf(start, to + end.length);
  }
  return parts.length === 0 ? undefined : parts.join('\n').trim();
}
