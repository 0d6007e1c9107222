/**
 * A request taken apart: the stems it is about, its clauses, and its literals.
 *
 * A request that wants several things says them in several clauses, and each clause has a right to be answered.
 * Literals (quoted texts, paths, addresses, numbers) are what a call is about and seldom what the tool is about:
 * `rename draft.md` wants no tool for drafts.
 */

import { stem } from './stems.ts';
import { contentTokens } from './words.ts';

export interface Request {
  /** Distinct, in order. */
  readonly terms: readonly RequestTerm[];
  /** The stems of each clause, distinct; one clause at least where there are terms. */
  readonly clauses: readonly (readonly string[])[];
  readonly pairs: Pairs;
}

export interface RequestTerm {
  readonly stem: string;
  /** The first word of the request that has the stem. */
  readonly word: string;
  /** Stands in literals only. */
  readonly literal: boolean;
  /** What a literal is, where that is all the request says of it: `draft.md` is a file. */
  readonly implied?: string;
}

/** Stems side by side: for the left one, those right of it. */
export type Pairs = ReadonlyMap<string, ReadonlySet<string>>;

/** More clauses than this are taken together, so that a long text costs no more than its words. */
const MOST_CLAUSES = 16;

export function readRequest(text: string): Request {
  const { prose, marked, literals, implied } = withoutLiterals(text);
  const tokens = contentTokens(prose);
  const said = termsOf(tokens, false);
  const meant = impliedTerms(implied).filter(({ stem }) => !said.has(stem));
  const quoted = termsOf(contentTokens(literals), said.size > 0);
  const known = new Set([...said.keys(), ...meant.map(({ stem }) => stem)]);
  const clauses = clausesOf(marked);
  const terms = [...said.values(), ...meant, ...[...quoted.values()].filter(({ stem }) => !known.has(stem))];
  return {
    terms,
    clauses: clauses.length > 0 ? clauses : terms.length > 0 ? [terms.map((term) => term.stem)] : [],
    pairs: pairsOf(tokens.map(stem)),
  };
}

function impliedTerms(implied: ReadonlyMap<string, string>): readonly RequestTerm[] {
  return Array.from(implied, ([what, word]) => ({ stem: stem(what), word, literal: false, implied: what }));
}

function pairsOf(stems: readonly string[]): Pairs {
  const pairs = new Map<string, Set<string>>();
  for (let i = 1; i < stems.length; i++) {
    const left = stems[i - 1] as string;
    const known = pairs.get(left);
    if (known) known.add(stems[i] as string);
    else pairs.set(left, new Set([stems[i] as string]));
  }
  return pairs;
}

function termsOf(tokens: readonly string[], literal: boolean): Map<string, RequestTerm> {
  const terms = new Map<string, RequestTerm>();
  for (const word of tokens) {
    const key = stem(word);
    if (!terms.has(key)) terms.set(key, { stem: key, word, literal });
  }
  return terms;
}

/** The text without its literals. */
export const proseOf = (text: string): string => withoutLiterals(text).prose;

const QUOTED =
  /"[^"\n]{1,120}"|“[^”\n]{1,120}”|「[^」\n]{1,120}」|`[^`\n]{1,120}`|(?<![\w'])'[^'\n]{1,120}'(?!\w)/g;

interface Taken {
  readonly prose: string;
  /** The prose with what a literal is in its place. */
  readonly marked: string;
  readonly literals: string;
  /** What the literals are, each with the first that is one. */
  readonly implied: ReadonlyMap<string, string>;
}

function withoutLiterals(text: string): Taken {
  const literals: string[] = [];
  const implied = new Map<string, string>();
  const unquoted = text.replace(QUOTED, (quoted) => {
    literals.push(quoted);
    return ' ';
  });
  const mark = (word: string): string => {
    literals.push(word);
    const what = PATH.test(word) ? 'file' : ADDRESS.test(word) ? 'url' : undefined;
    if (what !== undefined && !implied.has(what)) implied.set(what, trimmed(word));
    return ` ${what ?? ''}${stopOf(word)} `;
  };
  const marked = unquoted.replace(/\S+/g, (word) => (isLiteral(word) ? mark(word) : word));
  const prose = unquoted.replace(/\S+/g, (word) => (isLiteral(word) ? ` ${stopOf(word)} ` : word));
  return { prose, marked, literals: literals.join(' '), implied };
}

const ADDRESS = /^\W{0,3}(?:[a-z][a-z0-9+.-]{0,15}:\/\/|www\.)/i;
const PATH =
  /^\W{0,3}(?:~?\/[\w.]|\.{1,2}\/|[a-z]:\\)|^\W{0,3}[\w-]{1,64}\.(?:txt|md|pdf|csv|tsv|json|ya?ml|xml|html?|css|js|ts|py|rs|go|java|sh|docx?|xlsx?|pptx?|png|jpe?g|gif|svg|mp[34]|wav|zip|tar|gz|log|sql|db)\b/i;
const MAIL = /^[^@]{1,64}@[\w-]+\.\w/;
const NUMBER = /^[^\p{L}\p{N}]{0,3}[\d.,:/%$€£¥-]+[^\p{L}\p{N}]{0,3}$/u;

const isLiteral = (word: string): boolean =>
  ADDRESS.test(word) || PATH.test(word) || MAIL.test(word) || NUMBER.test(word);

/** Without the punctuation around it, and short enough to show. */
const trimmed = (word: string): string => word.replace(/^[^\w~/.]+|[^\w/]+$/g, '').slice(0, 64);

/** A literal may end a sentence. */
const stopOf = (word: string): string => (/[.!?;。！？；]$/.test(word) ? '.' : '');

const CLAUSE_ENDS =
  /[.!?;:]+ |[。！？；，]+|,? (?:and then|then|also|additionally|finally|furthermore|moreover|and|plus) |然后|并且|以及|それから|そして/i;

function clausesOf(prose: string): readonly (readonly string[])[] {
  const pieces = prose.replace(/[\s\0]+/g, ' ').split(CLAUSE_ENDS);
  const clauses: string[][] = [];
  for (const piece of pieces) {
    const stems = contentTokens(piece).map(stem);
    const last = clauses.at(-1);
    // One word is no request of its own: `search and replace`.
    if (last && stems.length < 2) last.push(...stems);
    else if (stems.length > 0) clauses.push(stems);
  }
  const together = Math.ceil(clauses.length / MOST_CLAUSES);
  const joined = together > 1 ? groups(clauses, together) : clauses;
  return joined.map((stems) => [...new Set(stems)]);
}

function groups(clauses: readonly (readonly string[])[], size: number): string[][] {
  const count = Math.ceil(clauses.length / size);
  return Array.from({ length: count }, (_, i) => clauses.slice(i * size, (i + 1) * size).flat());
}
