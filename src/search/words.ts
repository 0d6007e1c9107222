/**
 * Words: how a text is taken apart before anything is looked up in it.
 *
 * There are two ways. The older one (`lowerCase`, `overlapWords`) splits at a fixed list of ASCII separators and
 * is kept to the letter for `scoring: "overlap"`. The other reads identifiers, typographic punctuation and
 * scripts that are written without spaces, and is the one that people meet.
 */

import { compareText } from '../catalog/identity.ts';

/**
 * Lower case, code point by code point: `Σ` always becomes `σ` and `İ` becomes `i`, so that the length in code
 * points never changes and a word does not depend on what follows it.
 */
export function lowerCase(text: string): string {
  return text.replaceAll('İ', 'i').replaceAll('Σ', 'σ').toLowerCase();
}

const OVERLAP_SEPARATORS = /[ \t\n\r.,;:!?()[\]{}<>/\\"'_\-=+|@#$%^&*~`]+/;

/** The distinct lower-case words between ASCII separators, by code point. Everything else is part of a word. */
export function overlapWords(text: string): readonly string[] {
  const words = new Set(lowerCase(text).split(OVERLAP_SEPARATORS));
  words.delete('');
  return [...words].sort(compareText);
}

/** Words that the overlap of two texts does not count. */
export const OVERLAP_STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and for in of on or the to tool use with'.split(' '),
);

/**
 * How often `needle` stands in `text`, overlapping occurrences included; one more than the code points of the
 * text when there is nothing to find.
 */
export function occurrences(needle: string, text: string): number {
  if (needle === '') return [...text].length + 1;
  if (!text.includes(needle)) return 0;
  // Knuth, Morris and Pratt: `aaaa…` in `aaaaaaaa…` would take quadratic time by repeated search.
  const borders = [0];
  for (let i = 1, length = 0; i < needle.length; i++) {
    while (length > 0 && needle[i] !== needle[length]) length = borders[length - 1] as number;
    if (needle[i] === needle[length]) length++;
    borders.push(length);
  }
  let count = 0;
  for (let i = 0, length = 0; i < text.length; i++) {
    while (length > 0 && (length === needle.length || text[i] !== needle[length]))
      length = borders[length - 1] as number;
    if (text[i] === needle[length]) length++;
    if (length === needle.length) count++;
  }
  return count;
}

/**
 * English words that carry no subject: articles, pronouns, auxiliaries, prepositions, what a request is wrapped
 * in, and what an apostrophe leaves over. `time`, `find`, `list` and their like are subjects and not among them.
 */
const ENGLISH = `
  a an the this that these those here there such same other another each every any some all both either neither
  no not only just also too very so then than as like
  i me my mine we us our ours you your yours he him his she her hers it its they them their theirs
  myself yourself itself themselves someone something anyone anything everything
  am is are was were be been being do does did doing done have has had having can could may might must shall
  should will would ought
  s t d m ll re ve don doesn didn isn aren wasn weren won couldn shouldn wouldn haven hasn hadn cannot
  and or but nor if because while when whenever where who whom whose which what why how whether
  about after against at before between by during for from in into of off on onto out over per since through to
  toward towards under until up upon via with within without
  please kindly thanks thank want wants need needs let lets help hello hi hey ok okay
  able going get gets got make sure know use uses used using tool tools
  etc eg ie well now again
  however furthermore moreover besides additionally afterwards firstly secondly lastly
`;

/** Particles that word segmentation yields in Chinese and Japanese sentences about anything. */
const EAST_ASIAN = `
  的 了 是 我 你 您 他 她 它 我们 你们 他们 这 那 这个 那个 在 把 给 和 与 或 请 吗 呢 吧 啊 也 都 就 很 要 想 用 使用 一 一个 个
  は が を に で と も の へ や か ね よ です ます する して した いる ある この その て た だ って ください
`;

/** Words that say nothing about what a text is about. */
export const STOP_WORDS: ReadonlySet<string> = new Set(`${ENGLISH} ${EAST_ASIAN}`.split(/\s+/));

/**
 * The words of a text in order, lower-cased: runs of letters and digits after NFKC. Runs in scripts without
 * spaces are segmented. `git_diff` is two words, `gitDiff` is one.
 */
export function wordsOf(text: string): readonly string[] {
  return runsOf(text).map(lowerCase);
}

/** Like {@link wordsOf}, and every word taken apart where case changes and where digits begin or end. */
export function partsOf(text: string): readonly string[] {
  return runsOf(text).flatMap((run) => splitRun(run).map(lowerCase));
}

/**
 * The words a text is about, in order, with repetitions: without stop words, and a word of several parts
 * (`gitDiff`, `base64`) both whole and in its parts. Empty when there is nothing but stop words.
 */
export function contentTokens(text: string): readonly string[] {
  const words: string[] = [];
  const add = (word: string) => {
    if (!STOP_WORDS.has(word)) words.push(word);
  };
  for (const run of runsOf(text)) {
    if (PLAIN.test(run)) {
      add(run);
      continue;
    }
    add(lowerCase(run));
    const parts = splitRun(run);
    if (parts.length > 1) for (const part of parts) if (part.length > 1) add(lowerCase(part));
  }
  return words;
}

/**
 * A text as phrases are found in it, by plain search: lower-cased after NFKC, with straight quotes and dashes and
 * single spaces, and every word between two marks, so that a phrase ends where a word ends. In scripts without
 * spaces every letter is between marks.
 */
export function spelling(text: string): string {
  return lowerCase(text.normalize('NFKC'))
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[“”„‟″]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[\s\0]+/g, ' ')
    .trim()
    .replace(MARKED, '\0$&\0');
}

/** The words, and the letters of scripts without spaces, of a {@link spelling}. */
export function tokensOf(spelled: string): readonly string[] {
  return Array.from(spelled.matchAll(/\0([^\0]+)\0/g), ([, token]) => token as string);
}

const ASCII = /^[\0-\x7f]*$/;

function runsOf(text: string): readonly string[] {
  if (ASCII.test(text)) return text.match(/[A-Za-z0-9]+/g) ?? [];
  const runs = text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return runs.flatMap((run) => (UNSPACED.test(run) ? segments(run) : [run]));
}

/** Letters of the scripts that put no spaces between words. */
export const UNSPACED =
  /(?:(?=[\p{L}\p{M}\p{N}])[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}])/u;
const MARKED = new RegExp(`${UNSPACED.source}|(?:(?!${UNSPACED.source})[\\p{L}\\p{M}\\p{N}])+`, 'gu');
const UNSPACED_OR_NOT = new RegExp(`${UNSPACED.source}+|(?:(?!${UNSPACED.source}).)+`, 'gsu');

// The locale is fixed so that no machine's setting changes a result; the dictionaries do not depend on it.
const SEGMENTER = new Intl.Segmenter('en', { granularity: 'word' });

function segments(run: string): readonly string[] {
  return (run.match(UNSPACED_OR_NOT) ?? []).flatMap((piece) =>
    UNSPACED.test(piece) ? Array.from(SEGMENTER.segment(piece), ({ segment }) => segment) : [piece],
  );
}

const PLAIN = /^[a-z]+$/;
const ASCII_PARTS = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/g;
const BORDERS =
  /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{N})(?=\p{L})|(?<=[\p{L}\p{M}])(?=\p{N})/u;

/** `sendHTTPMail2` → send, HTTP, Mail, 2. */
function splitRun(run: string): readonly string[] {
  return ASCII.test(run) ? (run.match(ASCII_PARTS) ?? [run]) : run.split(BORDERS);
}
