/** English: what an English sentence is read with: the words, where reading stands, and the roles that words may have. */

import { skipSoft } from './english-clauses.ts';
import type { Lexeme } from './lexemes.ts';
import { type DecreeLexicon, entryAt, type Language, type WordEntry } from './lexicon.ts';
import { type PhraseFound, phrasesAt } from './phrases.ts';
import { type Token, token } from './token.ts';

/** Roles that begin an order; where two are equally long, the first is meant. */
const STARTS = [
  'no_decree',
  'noask',
  'lift',
  'liftall',
  'ask',
  'askme',
  'handsoff',
  'keepout',
  'forbid',
  'only',
  'resume',
  'allow',
  'always',
] as const;

export const PREDICATES = ['banned', 'need', 'passive', 'lifted', 'allowed', 'askme'] as const;

const OPEN_LIMITS = ['consent', 'until', 'except', 'unless', 'if', 'instead'] as const;

export const MARKS = ['task', 'session', 'time', 'season', 'again', 'automatic'] as const;

export interface Reader {
  readonly words: readonly Lexeme[];
  readonly norms: readonly string[];
  readonly joined: string;
  readonly offsets: readonly number[];
  readonly language: Language;
  readonly lexicon: DecreeLexicon;
  at: number;
  readonly tokens: Token[];
  /** From here on, what is said is somebody else's, or content. */
  told: boolean;
  /** What has been found out about a place, which never changes: the time stays linear in the sentence. */
  readonly known: Known;
}

interface Known {
  readonly phrases: (readonly PhraseFound[])[];
  readonly breaks: boolean[];
  readonly soft: number[];
  readonly predicate: boolean[];
}

export const knownNothing = (): Known => ({ phrases: [], breaks: [], soft: [], predicate: [] });

function phrases(r: Reader, at: number): readonly PhraseFound[] {
  if (at >= r.words.length) return [];
  const known = r.known.phrases[at];
  if (known) return known;
  const found = phrasesAt(r.language.phrases, r.norms[at] ?? '', r.joined, r.offsets[at] ?? 0);
  r.known.phrases[at] = found;
  return found;
}

export function roleAt(r: Reader, at: number, roles: readonly string[]): PhraseFound | undefined {
  let best: PhraseFound | undefined;
  for (const found of phrases(r, at)) {
    if (!roles.includes(found.role)) continue;
    const better =
      !best ||
      found.length > best.length ||
      (found.length === best.length && roles.indexOf(found.role) < roles.indexOf(best.role));
    if (better) best = found;
  }
  return best;
}

/** "No one" is nobody, and "no" with one thing after it only where it is not. */
export function startAt(r: Reader, at: number): PhraseFound | undefined {
  const found = roleAt(r, at, STARTS);
  if (found?.role === 'allow' && found.length === 1 && !/ing$/.test(r.norms[at + 1] ?? ''))
    return STARTING.test(r.norms[at] ?? '') ? undefined : found;
  if (found?.role === 'no_decree' && isStopIt(r, at)) return { role: 'forbid', length: 2 };
  if (!found || r.norms[at] !== 'no') return found;
  return (roleAt(r, at, ['nothing'])?.length ?? 0) > found.length ? undefined : found;
}

/** "Stop it." */
const isStopIt = (r: Reader, at: number): boolean =>
  /^(?:stop|quit) (?:it|that)$/.test(`${r.norms[at]} ${r.norms[at + 1]}`) &&
  (at + 2 >= r.words.length || isMark(r, at + 2, '.!'));

/** "Restart the workers" asks for it; "restart emailing" allows it. */
const STARTING = /^(?:start|restart|continue)$/;

export const isMark = (r: Reader, at: number, marks: string): boolean =>
  r.words[at]?.kind === 'mark' && marks.includes(r.words[at]?.text ?? '');

/** The next words as a token; a run of names, or of what is said in a limit, is one. */
export function take(r: Reader, type: string, length: number, role = type, entry?: WordEntry): void {
  const lexemes = r.words.slice(r.at, r.at + length);
  const last = r.tokens.at(-1);
  r.at += length;
  if (last?.type === type && (type === 'word' || type === 'text')) {
    r.tokens.pop();
    r.tokens.push(token(type, [...last.lexemes, ...lexemes]));
  } else r.tokens.push(token(type, lexemes, role, entry));
}

export const isStop = (r: Reader, at: number): boolean =>
  (isMark(r, at, ';:—–.!?') && !isShortened(r, at)) || isSpacedDash(r, at);

const SHORTENED =
  /^(?:e\.g|i\.e|dr|mr|mrs|ms|prof|st|sr|jr|inc|ltd|corp|co|llc|gmbh|dept|no|vs|approx|gen|col|capt|rev|hon|messrs|mx)$/;

/** The full stop of "Dr." or "Inc.", which ends no clause. */
export const isShortened = (r: Reader, at: number): boolean =>
  isMark(r, at, '.') &&
  at + 1 < r.words.length &&
  SHORTENED.test(r.norms[at - 1] ?? '') &&
  (r.words[at - 1]?.to ?? 0) === (r.words[at]?.from ?? 0);

/** A dash with space around it. */
const isSpacedDash = (r: Reader, at: number): boolean => {
  const word = r.words[at];
  if (!isMark(r, at, '-')) return false;
  return (r.words[at - 1]?.to ?? 0) < (word?.from ?? 0) && (word?.to ?? 0) < (r.words[at + 1]?.from ?? 0);
};

/** The first place that is wanted; `stops` are marks that are wanted where nothing else is. */
export function findAhead(
  r: Reader,
  from: number,
  wanted: (at: number) => boolean,
  stops = '',
): number | undefined {
  let at = from;
  for (; at < r.words.length && !isStop(r, at); at++) if (wanted(at)) return at;
  return stops !== '' && isMark(r, at, stops) ? at : undefined;
}

export function limitAt(r: Reader, at: number): PhraseFound | undefined {
  const found = ownConsent(r, at, roleAt(r, at, [...OPEN_LIMITS, ...MARKS]));
  if (found && isEveryDay(r, at, found)) return { role: 'if', length: found.length };
  if (found && !isOfName(r, at, found)) return found;
  const onwards = onwardsLength(r, at);
  if (onwards > 0) return { role: 'season', length: onwards };
  if (isThrough(r, at)) return { role: 'until', length: 1 };
  const range = rangeLength(r, at);
  if (range > 0) return { role: 'until', length: range };
  if (isTold(r, at)) return { role: 'if', length: /^(?:is|are)$/.test(r.norms[at + 1] ?? '') ? 2 : 1 };
  if (isCompared(r, at)) return { role: 'if', length: 0 };
  if (isAsked(r, at) || isDoneBy(r, at)) return { role: 'if', length: 0 };
  return isButFor(r, at) ? { role: 'except', length: 1 } : undefined;
}

const MOMENT =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|january|feb|february|mar|march|apr|april|may|june?|july?|aug|august|sep|sept|september|oct|october|nov|november|dec|december|now|today|tonight|tomorrow|noon|midnight|monday)$/;

/** "Without consent of all parties": not the user's, so it is a fact about the world. */
function ownConsent(r: Reader, at: number, found: PhraseFound | undefined): PhraseFound | undefined {
  if (found?.role !== 'consent') return found;
  const next = at + found.length;
  const others =
    /^(?:of|from|by)$/.test(r.norms[next] ?? '') && !/^(?:me|us|mine)$/.test(r.norms[next + 1] ?? '');
  return others && /^(?:without|unless|until)$/.test(r.norms[at] ?? '')
    ? { role: 'unless', length: 1 }
    : found;
}

/** "Never call before 9am": of every day, and no end. */
const isEveryDay = (r: Reader, at: number, { role, length }: PhraseFound): boolean =>
  role === 'until' &&
  length === 1 &&
  r.norms[at] === 'before' &&
  r.words[at + 1]?.kind === 'clock' &&
  (r.tokens
    .findLast(({ type }) => type === 'forbid')
    ?.lexemes.some(({ norm }) => /^(?:never|no)$/.test(norm)) ??
    false);

/** "Through the weekend", not "through the proxy". */
const isThrough = (r: Reader, at: number): boolean => {
  if (!/^(?:through|thru|throughout)$/.test(r.norms[at] ?? '')) return false;
  const next = /^(?:the|this|next|all|new)$/.test(r.norms[at + 1] ?? '') ? at + 2 : at + 1;
  return (
    MOMENT.test(r.norms[next] ?? '') ||
    /^(?:weekend|holidays?|night|week|month|quarter|summer|winter|year|end|rest|launch|freeze|christmas|easter|year's|new)$/.test(
      r.norms[next] ?? '',
    )
  );
};

/** "From Monday on", "starting tomorrow": it begins then. */
function onwardsLength(r: Reader, at: number): number {
  if (!/^(?:from|starting|beginning|effective|as)$/.test(r.norms[at] ?? '')) return 0;
  const when = /^(?:next|this|of|on)$/.test(r.norms[at + 1] ?? '') ? at + 2 : at + 1;
  if (!MOMENT.test(r.norms[when] ?? '') || /^(?:now|today)$/.test(r.norms[when] ?? '')) return 0;
  if (r.norms[at] === 'from' && rangeLength(r, at) > 0) return 0;
  if (/^(?:on|onwards?|forward)$/.test(r.norms[when + 1] ?? '')) return when + 2 - at;
  return r.norms[at] === 'as' && when === at + 1 ? 0 : when + 1 - at;
}

/** "From Dec 20 to" Jan 3. */
function rangeLength(r: Reader, at: number): number {
  if (r.norms[at] !== 'from') return 0;
  const isMoment = (one: number) => MOMENT.test(r.norms[one] ?? '') || r.words[one]?.kind === 'clock';
  if (!isMoment(at + 1) && !isMoment(at + 2)) return 0;
  for (let to = at + 2; to < at + 6; to++)
    if (/^(?:to|until|till|til|through|thru)$/.test(r.norms[to] ?? '')) return to - at + 1;
  return 0;
}

/** "Branches that are not merged": what is told of a thing, which no argument holds, is a condition. */
const isTold = (r: Reader, at: number): boolean =>
  /^(?:that|which|who)$/.test(r.norms[at] ?? '') &&
  r.tokens.at(-1)?.type === 'word' &&
  r.tokens.at(-1)?.lexemes.at(-1) === r.words[at - 1] &&
  r.words[at + 1]?.kind === 'word' &&
  !isPreposition(r, at + 1) &&
  at + 2 < r.words.length;

/** "Tickets Mara opened": told by a name and what it did. */
const isDoneBy = (r: Reader, at: number): boolean =>
  at > 1 &&
  /^\p{Lu}\p{Ll}/u.test(r.words[at]?.text ?? '') &&
  r.tokens.at(-1)?.type === 'word' &&
  r.tokens.at(-1)?.lexemes.at(-1) === r.words[at - 1] &&
  entryAt(r.language.nouns, r.norms, at - 1) !== undefined &&
  entryAt(r.language.verbs, r.norms, at + 1)?.form === 'past' &&
  (at + 2 >= r.words.length || isMark(r, at + 2, '.,!;'));

/** "A VM bigger than D4": compared with what is no number. */
const isCompared = (r: Reader, at: number): boolean =>
  r.norms[at + 1] === 'than' &&
  /(?:er|more|less|worse)$/.test(r.norms[at] ?? '') &&
  !/^(?:other|rather|sooner)$/.test(r.norms[at] ?? '') &&
  (r.tokens.at(-1)?.type === 'word' || r.language.everything.has(r.norms[at - 1] ?? '')) &&
  (!/^(?:number|clock)$/.test(r.words[at + 2]?.kind ?? '') || UNIT.test(r.norms[at + 3] ?? ''));

/** What is not paid. */
const UNIT =
  /^(?:[kmgt]i?b|bytes?|lines?|files?|rows?|records?|pages?|people|guests|minutes?|hours?|days?|weeks?|months?|years?|seconds?|nodes?|replicas?|words?|characters?|emails?|messages?)$/;

/** "Code I didn't ask you to touch": told of a thing without a word that says so. */
const isAsked = (r: Reader, at: number): boolean =>
  /^(?:i|you|we)$/.test(r.norms[at] ?? '') &&
  r.tokens.at(-1)?.type === 'word' &&
  r.tokens.at(-1)?.lexemes.at(-1) === r.words[at - 1] &&
  (/^(?:do|did|have|has|never|asked|told|own|marked|wrote|made|created|sent|added|are|were) /.test(
    `${r.norms[at + 1]} ${r.norms[at + 2]}`,
  ) ||
    (r.norms[at] === 'you' && /[a-z]ed$/.test(r.norms[at + 1] ?? ''))) &&
  !(r.norms[at] === 'i' && /^(?:have|do|did) (?!not)/.test(`${r.norms[at + 1]} ${r.norms[at + 2]}`));

/** "Over $200" compares, "any more servers" counts, and "outside vendors" are vendors. */
function isOfName(r: Reader, at: number, { role, length }: PhraseFound): boolean {
  const next = at + length;
  // "The first option" is one of them.
  if (
    r.norms[at] === 'first' &&
    length === 1 &&
    /^(?:the|my|our|your|his|her|their|a)$/.test(r.norms[at - 1] ?? '')
  )
    return r.words[next]?.kind === 'word' && !isPreposition(r, next);
  if (role === 'season' && length === 1 && r.tokens.at(-1)?.type === 'forbid')
    return r.words[next]?.kind === 'word' && !isPreposition(r, next);
  if (role === 'instead')
    return r.norms[at] === 'over' && /^(?:number|clock)$/.test(r.words[next]?.kind ?? '');
  if (/^(?:any)$/.test(r.norms[at] ?? '') && r.norms[next - 1] === 'more')
    return (
      r.words[next]?.kind === 'word' &&
      entryAt(r.language.nouns, r.norms, next) !== undefined &&
      !r.language.prepositions.has(r.norms[next] ?? '')
    );
  if (role === 'except' && r.norms[at] === 'outside' && r.norms[at - 1] === 'from') return true;
  if (role === 'until' && r.norms[at] === 'up') return r.words[next]?.kind === 'number';
  return (
    role === 'except' &&
    r.norms[at] === 'outside' &&
    length === 1 &&
    r.tokens.at(-1)?.type === 'verb' &&
    entryAt(r.language.persons, r.norms, next) !== undefined
  );
}

/** "Any branch but main": after a word for all of them, "but" excepts. */
const isButFor = (r: Reader, at: number): boolean =>
  r.norms[at] === 'but' &&
  r.norms.slice(Math.max(0, at - 6), at).some((norm) => ALL.test(norm)) &&
  startAt(r, skipSoft(r, at + 1)) === undefined;

const ALL =
  /^(?:any|anything|anyone|anybody|anywhere|all|every|everything|everyone|everybody|nothing|nobody|none|no)$/;

export const limitToken = (r: Reader, at: number, { role, length }: PhraseFound): Token =>
  token((MARKS as readonly string[]).includes(role) ? 'mark' : 'open', r.words.slice(at, at + length), role);

export const verbAt = (r: Reader, at: number, end: number): WordEntry | undefined => {
  const verb = entryAt(r.language.verbs, r.norms, at);
  if (!verb || at + verb.words.length > end || r.words[at]?.possessive === true) return undefined;
  return isListed(r, at) ? undefined : verb;
};

/** "Run DELETE or DROP statements". */
const isListed = (r: Reader, at: number): boolean =>
  isStatement(r, at) &&
  /^(?:or|and|,)$/.test(r.norms[at - 1] ?? '') &&
  isStatement(r, at - 2) &&
  (/^(?:run|execute|use|issue|any|no)$/.test(r.norms[at - 3] ?? '') || isListed(r, at - 2));

const isStatement = (r: Reader, at: number): boolean =>
  /^(?:DROP|DELETE|TRUNCATE|ALTER|INSERT|UPDATE|GRANT|REVOKE)$/.test(r.words[at]?.text ?? '');

export const isPreposition = (r: Reader, at: number): boolean =>
  r.words[at]?.kind === 'word' && r.language.prepositions.has(r.norms[at] ?? '');
