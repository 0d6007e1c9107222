/**
 * English: gives every word of a sentence its role for grammar/decree.en.ne.
 *
 * An order stands at the start of a clause, after nothing but politeness: what follows a subject ("our customers
 * never pay"), a verb of saying or another word is told, not ordered. So roles that order are looked for there only.
 */

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
  'forbid',
  'only',
  'resume',
  'allow',
  'always',
] as const;
/** Roles that may follow a comma or "and" and begin a clause there. */
const STRONG: ReadonlySet<string> = new Set([
  'noask',
  'lift',
  'liftall',
  'ask',
  'handsoff',
  'forbid',
  'only',
  'resume',
  'no_decree',
  'allow',
  'always',
]);
const PREDICATES = ['banned', 'need', 'passive', 'lifted', 'allowed', 'askme'] as const;
const OPEN_LIMITS = ['consent', 'until', 'except', 'unless', 'if', 'instead'] as const;
const MARKS = ['task', 'session', 'time', 'season', 'again', 'automatic'] as const;

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
}

export function englishTokens(
  words: readonly Lexeme[],
  language: Language,
  lexicon: DecreeLexicon,
): readonly Token[] {
  const norms = words.map(({ kind, norm }) => (kind === 'quoted' ? '\uFFFC' : norm));
  const offsets: number[] = [];
  let joined = '';
  for (const norm of norms) {
    offsets.push(joined.length);
    joined += ` ${norm}`;
  }
  const reader: Reader = { words, norms, joined, offsets, language, lexicon, at: 0, tokens: [], told: false };
  readClause(reader);
  while (reader.at < words.length) {
    reader.tokens.push(token('stop', []));
    const before = reader.at;
    readClause(reader);
    if (reader.at === before) reader.at++;
  }
  return reader.tokens;
}

const phrases = (r: Reader, at: number): readonly PhraseFound[] =>
  at < r.words.length ? phrasesAt(r.language.phrases, r.norms[at] ?? '', r.joined, r.offsets[at] ?? 0) : [];

function roleAt(r: Reader, at: number, roles: readonly string[]): PhraseFound | undefined {
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

const startAt = (r: Reader, at: number): PhraseFound | undefined => roleAt(r, at, STARTS);

const isMark = (r: Reader, at: number, marks: string): boolean =>
  r.words[at]?.kind === 'mark' && marks.includes(r.words[at]?.text ?? '');

const take = (r: Reader, type: string, length: number, role = type, entry?: WordEntry): void => {
  r.tokens.push(token(type, r.words.slice(r.at, r.at + length), role, entry));
  r.at += length;
};

/** Past politeness, bullets, emphasis, and a name that is called ("Claude, …"). */
function skipSoft(r: Reader, from: number): number {
  let at = from;
  for (;;) {
    const start = startAt(r, at);
    const soft = roleAt(r, at, ['soft']);
    if (start && (!soft || start.length >= soft.length)) return at;
    if (soft) at += soft.length;
    else if (isMark(r, at, '-*•·_#>!.…,:—–+✅❌⚠️🚫)(["“‘')) at++;
    else if (isBullet(r, at)) at += 2;
    else if (isCalled(r, at)) at += 2;
    else return at;
  }
}

const isBullet = (r: Reader, at: number): boolean =>
  at === 0 && /^\d{1,3}$|^[a-h]$/.test(r.norms[0] ?? '') && isMark(r, 1, '.):');

const isCalled = (r: Reader, at: number): boolean => {
  const word = r.words[at];
  if (word?.kind === 'mention') return true;
  if (word?.kind !== 'word' || !/^\p{Lu}/u.test(word.text) || !isMark(r, at + 1, ',')) return false;
  return startAt(r, at + 2) !== undefined && roleAt(r, at, ['idle', 'if', 'suppose']) === undefined;
};

/** The end of what may be one clause: a stop, or where another order begins. */
function clauseEnd(r: Reader, from: number): number {
  let at = from;
  while (at < r.words.length && !isStop(r, at) && !(at > from && breaksAt(r, at))) at++;
  return at;
}

const isStop = (r: Reader, at: number): boolean => isMark(r, at, ';:—–.!?') || isSpacedDash(r, at);

/** A dash with space around it. */
const isSpacedDash = (r: Reader, at: number): boolean => {
  const word = r.words[at];
  if (!isMark(r, at, '-')) return false;
  return (r.words[at - 1]?.to ?? 0) < (word?.from ?? 0) && (word?.to ?? 0) < (r.words[at + 1]?.from ?? 0);
};

/** A comma or conjunction after which another order begins. */
function breaksAt(r: Reader, at: number): boolean {
  const conjunction = /^(?:and|but|so|then|or)$/.test(r.norms[at] ?? '');
  if (!isMark(r, at, ',(') && !conjunction) return false;
  if (roleAt(r, at, ['except', 'instead']) && !startAt(r, skipSoft(r, at + 1))) return false;
  if (isMark(r, at, ',') && hasPredicate(r, skipSoft(r, at + 1))) return true;
  const next = skipSoft(r, at + 1);
  const start = startAt(r, next);
  if (!start || !STRONG.has(start.role)) return false;
  if (r.norms[at] === 'or')
    return (
      start.role === 'forbid' &&
      r.norms[next] !== 'stop' &&
      r.norms[next] !== 'drop' &&
      r.norms[next] !== 'pause'
    );
  if (roleAt(r, next, ['except'])) return false;
  return conjunction || start.role !== 'always' || next > at + 1 || r.norms[next] === 'always';
}

/** A clause of its own after a comma: "the freeze is over, deploys are fine". */
function hasPredicate(r: Reader, from: number): boolean {
  if (
    r.words[from]?.kind !== 'word' ||
    /^(?:it|that|this|they|he|she|we|i|you|which|who|and|or|because|since|as)$/.test(r.norms[from] ?? '')
  )
    return false;
  for (let at = from + 1; at < Math.min(r.words.length, from + 8); at++) {
    if (isMark(r, at, ',;:.!?')) return false;
    if (roleAt(r, at, ['banned', 'need', 'lifted', 'allowed', 'passive'])) return true;
  }
  return false;
}

function readClause(r: Reader): void {
  r.at = skipSoft(r, r.at);
  if (r.told) {
    idle(r);
    return;
  }
  const suppose = roleAt(r, r.at, ['suppose']);
  const start = startAt(r, r.at);
  if (suppose && suppose.length >= (start?.length ?? 0)) {
    told(r);
    return;
  }
  if (start?.role === 'askme') {
    readFrontedAsk(r, start.length);
    return;
  }
  if (start) {
    readOrder(r, start.role, start.length);
    return;
  }
  if (readBefore(r)) {
    return;
  }
  if (readFronted(r)) {
    return;
  }
  readPlain(r);
}

/** Everything to the end of the sentence. */
function told(r: Reader): void {
  r.told = true;
  r.at = r.words.length;
}

/** Passes over a clause that orders nothing; a colon after a verb of writing opens content. */
function idle(r: Reader): void {
  const from = r.at;
  const end = clauseEnd(r, from);
  const said = r.words.slice(from, end).findIndex((_, i) => roleAt(r, from + i, ['said']) !== undefined);
  const first = r.norms[from] ?? '';
  if (said > 0 && !/^(?:i|we)$/.test(r.norms[from + said - 1] ?? '')) r.told = true;
  if (isMark(r, end, ':') && roleAt(r, from, ['content', 'said'])) r.told = true;
  if (said >= 0 && isMark(r, end, ':') && first !== 'i') r.told = true;
  if (isMark(r, end, ':') && end - from > 0 && isSpeaker(r, from, end)) r.told = true;
  r.at = Math.max(end + (isStop(r, end) || isMark(r, end, ',(') ? 1 : 0), from);
  if (end < r.words.length && r.at === end && /^(?:and|but|so|then|or)$/.test(r.norms[end] ?? '')) r.at++;
}

/** `AGENT:`, `Bob:` — a name before a colon speaks. */
const isSpeaker = (r: Reader, from: number, end: number): boolean =>
  end - from === 1 && /^\p{Lu}/u.test(r.words[from]?.text ?? '') && !entryAt(r.language.nouns, r.norms, from);

/** "Before any refund, get my OK." */
function readBefore(r: Reader): boolean {
  const opener = roleAt(r, r.at, ['until', 'if']);
  if (!opener || !/^(?:before|prior|ahead|when|whenever|if|for)$/.test(r.norms[r.at] ?? '')) return false;
  const comma = findAhead(r, r.at, (at) => isMark(r, at, ',') || roleAt(r, at, ['askme']) !== undefined);
  if (comma === undefined) return false;
  const next = isMark(r, comma, ',') ? skipSoft(r, comma + 1) : comma;
  const ask = roleAt(r, next, ['askme', 'ask']);
  if (ask?.role !== 'askme') return false;
  take(r, 'before', opener.length);
  while (
    /^(?:you|ever|want|going|need|are|to|i|we|about|do|try|plan|actually)$/.test(r.norms[r.at] ?? '') &&
    r.at < comma
  )
    r.at++;
  readActions(r, comma);
  r.at = next;
  r.tokens.push(token('then', []));
  take(r, 'askme', ask.length);
  const end = clauseEnd(r, r.at);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

function findAhead(r: Reader, from: number, wanted: (at: number) => boolean): number | undefined {
  for (let at = from; at < r.words.length && !isStop(r, at); at++) if (wanted(at)) return at;
  return undefined;
}

/** "Check with me first" alone, or "ask me first before …" with what to ask about after it. */
function readFrontedAsk(r: Reader, length: number): void {
  const end = clauseEnd(r, r.at + length);
  const at = findAhead(
    r,
    r.at + length,
    (one) => one < end && /^(?:before|prior|when|if|whenever)$/.test(r.norms[one] ?? ''),
  );
  const before = at === undefined ? undefined : roleAt(r, at, ['until', 'if']);
  if (at === undefined || !before) {
    idle(r);
    return;
  }
  r.tokens.push(token('ask', r.words.slice(r.at, at + before.length)));
  r.at = at + before.length;
  while (/^(?:you|ever|want|going|need|are|to|about)$/.test(r.norms[r.at] ?? '')) r.at++;
  readActionsAndLimits(r);
}

/** "Until Monday, never …": limits that stand before the order. */
function readFronted(r: Reader): boolean {
  const from = r.at;
  const opener = limitAt(r, from);
  if (!opener || opener.role === 'instead' || opener.role === 'again') return false;
  const saved = r.tokens.length;
  let at = from + opener.length;
  const closed = (MARKS as readonly string[]).includes(opener.role);
  const end = findAhead(
    r,
    at,
    (one) => isMark(r, one, ',') || (at !== one && endsFronted(r, one)) || (closed && one === at),
  );
  if (end === undefined) return isOrderAfterColon(r, from, opener);
  at = isMark(r, end, ',') ? end + 1 : end;
  const next = skipSoft(r, at);
  const start = startAt(r, next);
  const nested = limitAt(r, next);
  const said = r.words.slice(from + opener.length, end);
  if (said.some((_, i) => roleAt(r, from + opener.length + i, ['said']))) return false;
  r.tokens.push(limitToken(r, from, opener));
  if (!closed) r.tokens.push(...said.map((word) => token('text', [word])));
  r.at = next;
  if (!start && nested && nested.role !== 'instead' && readMoreFronted(r)) return true;
  r.tokens.push(token('then', []));
  const before = r.tokens.length;
  if (start && start.role !== 'no_decree' && start.role !== 'askme') readOrder(r, start.role, start.length);
  else if (!start && readSubject(r)) return true;
  else if (!start && readImperative(r)) return true;
  if (r.tokens.length > before && r.tokens.at(-1)?.type !== 'idle') return true;
  r.tokens.length = saved;
  r.at = from;
  return false;
}

/** A second limit in front: "Until Monday, unless I say so, …". */
function readMoreFronted(r: Reader): boolean {
  const before = r.tokens.length;
  if (!readFronted(r)) return false;
  return r.tokens.length > before;
}

/** Where an order begins without a comma: "On Fridays never deploy". */
const endsFronted = (r: Reader, at: number): boolean => {
  const start = startAt(r, at);
  if (!start || start.role === 'always' || start.role === 'only') return false;
  return (
    !/^(?:i|we|they|he|she|it|who|that|which|do|does|is|are)$/.test(r.norms[at - 1] ?? '') &&
    start.role !== 'no_decree' &&
    /^(?:never|do|please|stop|you|i|no|must)$/.test(r.norms[at] ?? '')
  );
};

const isOrderAfterColon = (_r: Reader, _from: number, _opener: PhraseFound): boolean => false;

const limitAt = (r: Reader, at: number): PhraseFound | undefined =>
  roleAt(r, at, [...OPEN_LIMITS, ...MARKS]) ?? (isButFor(r, at) ? { role: 'except', length: 1 } : undefined);

/** "Any branch but main": after a word for all of them, "but" excepts. */
const isButFor = (r: Reader, at: number): boolean =>
  r.norms[at] === 'but' &&
  r.norms.slice(Math.max(0, at - 6), at).some((norm) => ALL.test(norm)) &&
  startAt(r, skipSoft(r, at + 1)) === undefined;

const ALL =
  /^(?:any|anything|anyone|anybody|anywhere|all|every|everything|everyone|everybody|nothing|nobody|none|no)$/;

const limitToken = (r: Reader, at: number, { role, length }: PhraseFound): Token =>
  token((MARKS as readonly string[]).includes(role) ? 'mark' : 'open', r.words.slice(at, at + length), role);

function readOrder(r: Reader, role: string, length: number): void {
  if (role === 'no_decree') {
    take(r, 'idle', length);
    if (!r.words.slice(r.at).some((_, i) => isMark(r, r.at + i, ','))) r.at = clauseEnd(r, r.at);
    idle(r);
    return;
  }
  const opener = r.words.slice(r.at, r.at + length);
  take(r, role, length);
  if (role === 'liftall') {
    readLiftAll(r);
    return;
  }
  if (role === 'only' && readOnlyWho(r)) {
    return;
  }
  if (role === 'forbid' && opener.length === 1 && r.at >= r.words.length) {
    return;
  }
  readActionsAndLimits(r);
}

/** "Never mind the rule, …": limits may follow; the next clause says which rule it was. */
function readLiftAll(r: Reader): void {
  const end = clauseEnd(r, r.at - 1);
  readLimits(r, end);
  finishClause(r, end);
}

/** "Only Bob may get emails." */
function readOnlyWho(r: Reader): boolean {
  const end = clauseEnd(r, r.at);
  const gets = findAhead(r, r.at, (at) => at < end && at > r.at && roleAt(r, at, ['may']) !== undefined);
  if (gets === undefined || entryAt(r.language.verbs, r.norms, r.at)?.form === 'base') return false;
  if (findAhead(r, r.at, (at) => at < gets && limitAt(r, at) !== undefined) !== undefined) return false;
  readAction(r, gets);
  r.at = gets;
  take(r, 'gets', roleAt(r, gets, ['may'])?.length ?? 1);
  readActions(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

function readActionsAndLimits(r: Reader): void {
  const end = clauseEnd(r, r.at);
  readActions(r, end);
  readLimits(r, end);
  finishClause(r, end);
}

/** What is left of a clause is said beside the order. */
function finishClause(r: Reader, end: number): void {
  if (r.at < end) r.tokens.push(token('aside', r.words.slice(r.at, end)));
  r.at = end;
  if (isStop(r, r.at) || isMark(r, r.at, ',(') || /^(?:and|but|so|then|or)$/.test(r.norms[r.at] ?? ''))
    r.at++;
}

function readActions(r: Reader, end: number): void {
  readAction(r, end);
  while (r.at < end && isAlso(r, end)) {
    take(r, 'also', isMark(r, r.at, ',') && /^(?:and|or|nor)$/.test(r.norms[r.at + 1] ?? '') ? 2 : 1);
    readAction(r, end);
  }
}

/** "… or deploy to prod": a conjunction, a verb as it stands, and something after it. */
function isAlso(r: Reader, end: number): boolean {
  const comma = isMark(r, r.at, ',') ? 1 : 0;
  if (!/^(?:or|nor|and)$/.test(r.norms[r.at + comma] ?? ''))
    return comma === 1 && verbAt(r, r.at + 1, end) !== undefined && isVerbHere(r, r.at + 1, end);
  return isVerbHere(r, r.at + comma + 1, end);
}

/** A verb rather than the noun of the same form: not before a conjunction or the end, unless only a verb. */
function isVerbHere(r: Reader, at: number, end: number): boolean {
  const verb = verbAt(r, at, end);
  if (!verb || verb.form === 'past' || verb.form === 'third') return false;
  const previous = r.tokens.findLast(({ type }) => type === 'verb' || type === 'stop');
  if (previous?.type !== 'verb' && verb.form !== 'gerund') return false;
  if (previous?.entry && previous.entry.form !== verb.form) return false;
  const noun = entryAt(r.language.nouns, r.norms, at);
  return !noun || verb.words.length > noun.words.length || at + verb.words.length < end;
}

const verbAt = (r: Reader, at: number, end: number): WordEntry | undefined => {
  const verb = entryAt(r.language.verbs, r.norms, at);
  return verb && at + verb.words.length <= end && r.words[at]?.possessive !== true ? verb : undefined;
};

function skipAdverbs(r: Reader, end: number): void {
  for (;;) {
    const automatic = roleAt(r, r.at, ['automatic']);
    if (automatic) return;
    const adverb = roleAt(r, r.at, ['adverb']);
    if (!adverb || r.at + adverb.length >= end + 1) return;
    const verb = verbAt(r, r.at, end);
    if (verb && verb.words.length >= adverb.length) return;
    if (limitAt(r, r.at)?.role === 'again' && r.at + adverb.length >= end) return;
    r.at += adverb.length;
  }
}

function readAction(r: Reader, end: number): void {
  skipAdverbs(r, end);
  readVerbs(r, end);
  readThings(r, end);
}

function readVerbs(r: Reader, end: number): void {
  for (let first = true; ; first = false) {
    const verb = verbAt(r, r.at, end);
    if (verb && !(first && isNounAfterNo(r, verb))) take(r, 'verb', verb.words.length, 'verb', verb);
    else if (first && isUnknownVerb(r, end)) take(r, 'verb', 1);
    else return;
    const join = joinLength(r, r.at);
    if (join === 0 || r.at + join >= end || !isListedVerb(r, r.at + join, end)) return;
    take(r, 'vjoin', join);
    if (/^(?:to|even|ever|never|not)$/.test(r.norms[r.at] ?? '')) r.at++;
  }
}

/** "No emails", "neither Slack nor …": only -ing is a verb there. */
const isNounAfterNo = (r: Reader, verb: WordEntry): boolean => {
  const opener = r.tokens.at(-1);
  const no =
    opener?.type === 'forbid' &&
    /^(?:no|more|neither|further|new|single|not|a|one|another|any|all|the|every|once)$/.test(
      opener.lexemes.at(-1)?.norm ?? '',
    ) &&
    !(opener.lexemes.at(-1)?.norm === 'not' && opener.lexemes.length > 1);
  const before = opener?.type === 'before' || opener?.type === 'ask';
  if (verb.form === 'gerund' || !(no || before)) return false;
  const noun = entryAt(r.language.nouns, r.norms, r.at);
  return noun !== undefined && noun.words.length >= verb.words.length && (no || verb.form !== 'base');
};

const isListedVerb = (r: Reader, at: number, end: number): boolean => {
  const verb =
    verbAt(r, at, end) ??
    (/^(?:to|even|ever|never)$/.test(r.norms[at] ?? '') ? verbAt(r, at + 1, end) : undefined);
  return verb !== undefined && verb.form === r.tokens.findLast(({ type }) => type === 'verb')?.entry?.form;
};

/** A word after "never" or "do not" that the lexicon does not have: "never unsubscribe me". */
function isUnknownVerb(r: Reader, end: number): boolean {
  const word = r.words[r.at];
  const opener = r.tokens.at(-1);
  if (r.at >= end || word?.kind !== 'word' || limitAt(r, r.at)) return false;
  if (r.language.determiners.has(word.norm) || r.language.prepositions.has(word.norm)) return false;
  if (
    opener?.type !== 'forbid' &&
    opener?.type !== 'allow' &&
    opener?.type !== 'resume' &&
    opener?.type !== 'always' &&
    opener?.type !== 'ask'
  )
    return false;
  if (/ing$/.test(word.norm) && word.norm.length > 4) return true;
  const wantsVerb = /^(?:not|never|to|ever|you)$/.test(opener.lexemes.at(-1)?.norm ?? '');
  return wantsVerb && !entryAt(r.language.nouns, r.norms, r.at) && /^\p{Ll}+$/u.test(word.text.toLowerCase());
}

/** Names, lists and prepositions up to the first limit. */
function readThings(r: Reader, end: number): void {
  let names = 0;
  while (r.at < end) {
    const joined = joinLength(r, r.at);
    if (isMark(r, r.at, '"\'“”‘’*_)`[]!~^|=<>\\')) r.at++;
    else if (isMark(r, r.at, '(')) return;
    else if (limitAt(r, r.at)) return;
    else if (
      r.language.phrases.has(r.norms[r.at] ?? '') &&
      roleAt(r, r.at, ['because', 'alone', ...PREDICATES]) &&
      (names > 0 || roleAt(r, r.at, ['alone', ...PREDICATES]))
    )
      return;
    else if (joined > 0) {
      if (names === 0 || !continuesList(r, r.at, joined, end)) return;
      take(r, 'join', joined);
      while (r.language.determiners.has(r.norms[r.at] ?? '') || roleAt(r, r.at, ['adverb'])) r.at++;
    } else if (pronounLength(r, end) > 0) {
      take(r, 'word', pronounLength(r, end));
      names++;
    } else if (isPreposition(r, r.at)) {
      const prep = r.tokens.at(-1)?.type === 'join' ? 'word' : 'prep';
      if (prep === 'word') r.tokens.pop();
      take(r, 'prep', 1);
    } else if (
      r.language.determiners.has(r.norms[r.at] ?? '') &&
      !isEnd(r, r.at + 1, end) &&
      !isPreposition(r, r.at + 1)
    )
      r.at++;
    else if (isMark(r, r.at, ',')) return;
    else {
      take(r, 'word', 1);
      names++;
    }
  }
}

/** "Those two", "that": words that point, with nothing after them that they could belong to. */
function pronounLength(r: Reader, end: number): number {
  const length = entryAt(r.language.pronouns, r.norms, r.at)?.words.length ?? 0;
  const next = r.at + length;
  const ends = next >= end || isEnd(r, next, end) || isPreposition(r, next) || joinLength(r, next) > 0;
  return length > 0 &&
    (ends ||
      r.words[next]?.kind === 'mark' ||
      roleAt(r, next, ['alone', 'adverb', 'because', ...PREDICATES]) !== undefined)
    ? length
    : 0;
}

const isEnd = (r: Reader, at: number, end: number): boolean =>
  at >= end || limitAt(r, at) !== undefined || isMark(r, at, ',');

const isPreposition = (r: Reader, at: number): boolean =>
  r.words[at]?.kind === 'word' && r.language.prepositions.has(r.norms[at] ?? '');

function joinLength(r: Reader, at: number): number {
  if (isMark(r, at, ',')) return /^(?:and|or|nor)$/.test(r.norms[at + 1] ?? '') ? 2 : 1;
  if (/^(?:or|nor|and|plus|&)$/.test(r.norms[at] ?? '')) return 1;
  return isMark(r, at, '/&') ? 1 : 0;
}

/** Whether what follows a comma or conjunction is one more name, and not something else that is said. */
function continuesList(r: Reader, at: number, length: number, end: number): boolean {
  const next = at + length;
  if (next >= end || limitAt(r, next) || roleAt(r, next, ['because', 'askme', 'no_decree'])) return false;
  const comma = isMark(r, at, ',') && length === 1;
  if (isVerbHere(r, next, end) && !comma) return false;
  let stop = next;
  while (stop < end && !isMark(r, stop, ',') && joinLength(r, stop) === 0 && !limitAt(r, stop)) stop++;
  const item = r.norms.slice(next, stop);
  if (
    item.some((norm) =>
      /^(?:is|are|was|were|has|have|had|will|would|can|should|did|does|do|be|needs?|it|he|she|they|we|i|you|not)$/.test(
        norm,
      ),
    )
  )
    return false;
  if (!comma) return true;
  if (isVerbHere(r, next, end) && r.tokens.findLast(({ type }) => type === 'verb')?.entry?.form === 'base')
    return false;
  if (item.length > 5) return false;
  const rest = joinLength(r, stop);
  return rest > 0 && stop + rest < end && continuesList(r, stop, rest, end);
}

/** Limits to the end of the clause; what a closed one is followed by belongs to the order. */
function readLimits(r: Reader, end: number): void {
  while (r.at < end) {
    const limit = limitAt(r, r.at);
    if (limit) {
      r.tokens.push(limitToken(r, r.at, limit));
      r.at += limit.length;
      if ((MARKS as readonly string[]).includes(limit.role)) readPlaces(r, end);
      else readSaid(r, end, limit.role);
    } else if (isMark(r, r.at, ',(') && limitAt(r, r.at + 1)) r.at++;
    else if (
      isMark(r, r.at, ',("\'“”‘’*_)`!') ||
      roleAt(r, r.at, ['soft'])?.length === clauseEnd(r, r.at) - r.at
    )
      r.at += isMark(r, r.at, ',') && !isMarkOnly(r, r.at + 1, end) ? 0 : 1;
    else return;
    if (isMark(r, r.at, ',') && !limitAt(r, r.at + 1)) return;
  }
}

const isMarkOnly = (r: Reader, at: number, end: number): boolean =>
  at >= end || r.words.slice(at, end).every(({ kind }) => kind === 'mark');

function readPlaces(r: Reader, end: number): void {
  if (isPreposition(r, r.at) && !limitAt(r, r.at)) readThings(r, end);
}

/** The words of a limit: to the next limit, comma or end. */
function readSaid(r: Reader, end: number, role: string): void {
  const from = r.at;
  while (r.at < end) {
    const next = limitAt(r, r.at);
    if (next && r.at > from && !withinSaid(role, next.role)) return;
    if (isMark(r, r.at, ',()') && !continuesSaid(r, end)) return;
    if (isMark(r, r.at, ',()"\'“”*`_')) r.at++;
    else take(r, 'text', 1);
  }
}

/** "Until the tests pass again", "unless they pass on Friday": an end may hold a time, a fact anything. */
const withinSaid = (role: string, next: string): boolean =>
  next === 'again' ||
  next === 'time' ||
  next === 'season' ||
  next === 'task' ||
  (role === 'until' && next === 'if') ||
  (role !== 'consent' && next === 'instead') ||
  (role === 'consent' && next !== 'until' && next !== 'session') ||
  (role === 'if' && next === 'instead');

const continuesSaid = (r: Reader, end: number): boolean =>
  isMark(r, r.at, ',') &&
  /^(?:and|or|nor)$/.test(r.norms[r.at + 1] ?? '') &&
  !breaksAt(r, r.at) &&
  r.at + 1 < end;

/** A clause without a word that orders at its start: its predicate may, or it wishes for one thing over another. */
function readPlain(r: Reader): void {
  if (readSubject(r) || readImperative(r)) {
    return;
  }
  idle(r);
}

/** "Production is off limits.", "Nobody gets an email.", "Leave the config alone." */
function readSubject(r: Reader): boolean {
  const from = r.at;
  const end = clauseEnd(r, from);
  const nothing = roleAt(r, from, ['nothing']);
  if (nothing) return readNothing(r, nothing.length, end);
  if (roleAt(r, from, ['leave'])) return readLeave(r, end);
  const at = findAhead(
    r,
    from,
    (one) =>
      one < end &&
      one > from &&
      roleAt(r, one, PREDICATES) !== undefined &&
      roleAt(r, one, PREDICATES)?.role !== 'askme',
  );
  if (at === undefined) return readColonAsk(r, end);
  const predicate = roleAt(r, at, PREDICATES) as PhraseFound;
  if (!isSubject(r, from, at)) return false;
  readAction(r, at);
  const before = r.tokens.length;
  readLimits(r, at);
  const limits = r.tokens.splice(before);
  r.at = at;
  take(r, predicate.role, predicate.length);
  if (predicate.role === 'passive') {
    skipAdverbs(r, end);
    readVerbs(r, end);
    if (r.tokens.at(-1)?.type !== 'verb') take(r, 'verb', Math.min(1, end - r.at));
    if (isPreposition(r, r.at)) readThings(r, end);
  }
  r.tokens.push(...limits);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

/** A subject is a thing that an order can be about: not a person who speaks, and short. */
const isSubject = (r: Reader, from: number, to: number): boolean =>
  to - from <= 12 &&
  !r.norms
    .slice(from, to)
    .some(
      (norm, i) => /^(?:i|he|she|we|you|who|which|because|if)$/.test(norm) || roleAt(r, from + i, ['said']),
    );

function readLeave(r: Reader, end: number): boolean {
  const alone = findAhead(
    r,
    r.at + 1,
    (at) => at < end && roleAt(r, at, ['alone']) !== undefined && at > r.at + 1,
  );
  if (alone === undefined) return false;
  take(r, 'leave', 1);
  readThings(r, alone);
  if (r.at !== alone) r.at = alone;
  take(r, 'alone', roleAt(r, alone, ['alone'])?.length ?? 1);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

function readNothing(r: Reader, length: number, end: number): boolean {
  const from = r.at;
  const gets = findAhead(r, from + length, (at) => at < end && roleAt(r, at, ['may', 'gets']) !== undefined);
  if (gets === undefined) return readNothingGoes(r, length, end);
  const saved = r.tokens.length;
  take(r, 'nothing', length);
  if (r.at < gets) {
    const limit = limitAt(r, r.at) ?? (r.norms[r.at] === 'but' ? { role: 'except', length: 1 } : undefined);
    if (!limit) {
      r.tokens.length = saved;
      r.at = from;
      return false;
    }
    r.tokens.push(token('open', r.words.slice(r.at, r.at + limit.length), 'except'));
    r.at += limit.length;
    while (r.at < gets) take(r, 'text', 1);
  }
  take(r, 'gets', roleAt(r, gets, ['may', 'gets'])?.length ?? 1);
  readActions(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

/** "Nothing goes out to customers." */
function readNothingGoes(r: Reader, length: number, end: number): boolean {
  const verb = verbAt(r, r.at + length, end);
  if (verb?.form !== 'third' && verb?.form !== 'base') return false;
  take(r, 'nothing', length);
  r.tokens.push(token('gets', []));
  readActions(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

/** "Deploys: ask me first." */
function readColonAsk(r: Reader, end: number): boolean {
  const next = skipSoft(r, end + 1);
  const ask = isStop(r, end) ? roleAt(r, next, ['askme']) : undefined;
  if (!ask || end === r.at || roleAt(r, r.at, ['content', 'said', 'suppose']) || !isSubject(r, r.at, end))
    return false;
  readAction(r, end);
  r.at = next;
  take(r, 'askme', ask.length);
  const rest = clauseEnd(r, r.at);
  readLimits(r, rest);
  finishClause(r, rest);
  return true;
}

/** "Use rg instead of grep", "email only Bob", "commit often but not to main". */
function readImperative(r: Reader): boolean {
  const from = r.at;
  const verb = verbAt(r, from, r.words.length);
  if (!verb || (verb.form !== 'base' && verb.form !== 'gerund')) return false;
  const end = clauseEnd(r, from);
  if (r.norms[from + verb.words.length] === 'only') return readVerbOnly(r, verb, end);
  if (verb.form === 'base' && /^(?:nothing|nobody)$/.test(r.norms[from + verb.words.length] ?? ''))
    return readVerbNothing(r, verb, end);
  const at = findAhead(r, from, (one) => one < end && isInstead(r, one));
  if (at === undefined) return false;
  r.tokens.push(token('always', []));
  readActions(r, at);
  r.at = isMark(r, at, ',') ? at + 1 : at;
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

const isInstead = (r: Reader, at: number): boolean => {
  if (roleAt(r, at, ['instead']) === undefined) return false;
  if (r.norms[at] === 'over' || r.norms[at] === 'and') return false;
  return r.norms[at] !== 'not' || isMark(r, at - 1, ',');
};

/** "Push nothing to main." */
function readVerbNothing(r: Reader, verb: WordEntry, end: number): boolean {
  r.tokens.push(token('forbid', []));
  take(r, 'verb', verb.words.length, 'verb', verb);
  r.at++;
  readThings(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}

function readVerbOnly(r: Reader, verb: WordEntry, end: number): boolean {
  if (r.at + verb.words.length + 1 >= end) return false;
  take(r, 'verb', verb.words.length, 'verb', verb);
  take(r, 'only', 1);
  readThings(r, end);
  readLimits(r, end);
  finishClause(r, end);
  return true;
}
