/**
 * Lost limits: words that seem to limit an order and that no reading has taken up.
 *
 * An order without one of its limits holds for longer, or for more, than the user said. Whatever the grammars leave
 * out, it is told.
 */

import type { Clause } from './clause.ts';
import type { Lexeme } from './lexemes.ts';
import type { Language } from './lexicon.ts';
import { type Phrase, type PhraseFound, phrasesAt } from './phrases.ts';
import { textOf } from './things.ts';

const OPENS: ReadonlySet<string> = new Set(['until', 'except', 'unless', 'if']);
/** Complete as they stand. */
const MARKS: ReadonlySet<string> = new Set(['time', 'season', 'task', 'session']);
const CLOSES: ReadonlySet<string> = new Set(['before_this', 'while_this', 'except_this']);
/** What says more about an order without limiting it. */
const WHY = /^(?:because|since|so|even|although|though|otherwise|regardless|[即哪就纵不无].*)$/;

/** A day or month after a word of time, whatever the lexicon says of it. */
const OF_TIME = /^(?:on|in|by|from|at|every|each|since|starting|beginning|around|past)$/;
const DATED =
  /^\S+ (?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|tomorrow|noon|midnight|weekends?|end of)$/;

const BEFORE = /^(?:bevor|ehe|avant|antes)$/;

interface Sentence {
  readonly words: readonly Lexeme[];
  readonly clauses: readonly Clause[];
  readonly language: Language;
  readonly message: string;
}

/** The limits that are in none of the clauses, as they are written. */
export function lostLimits({ words, clauses, language, message }: Sentence): readonly string[] {
  if (clauses.length === 0) return [];
  const read = placesOf(clauses);
  const stretches = stretchesOf(words);
  const asks = clauses.every(({ act }) => act === 'ask' || act === 'noask');
  const isOrder = (stretch: Stretch | undefined): boolean =>
    stretch !== undefined && words.slice(stretch.from, stretch.end).some(({ from }) => read.has(from));
  return stretches.flatMap((stretch, i) => {
    const own = isOrder(stretch);
    if (!own && !isOrder(stretches[i - 1]) && !isOrder(stretches[i + 1])) return [];
    const at = limitIn(stretch, own, words, read, language);
    // "Frag mich, bevor …": what is asked about, and no end.
    if (at === undefined || (asks && BEFORE.test(words[at]?.norm ?? ''))) return [];
    return [textOf(words.slice(at, stretch.end), message)];
  });
}

function placesOf(clauses: readonly Clause[]): ReadonlySet<number> {
  const lexemes = clauses.flatMap(({ actions, limits }) => [
    ...actions.flatMap(({ verbs, parts }) => [
      ...verbs.flatMap((verb) => verb.lexemes),
      ...parts.flatMap(({ items }) => items.flat()),
    ]),
    ...limits.flatMap(({ opener, said, parts }) => [
      ...opener,
      ...said,
      ...parts.flatMap(({ items }) => items.flat()),
    ]),
  ]);
  return new Set(lexemes.map(({ from }) => from));
}

/** Words between marks, from and to. */
interface Stretch {
  readonly from: number;
  readonly end: number;
}

const BREAK = /^[，,；;：:。.！!？?…—–()（）\n]$/u;

function stretchesOf(words: readonly Lexeme[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  for (let at = 0; at <= words.length; at++) {
    const word = words[at];
    if (word && !(word.kind === 'mark' && BREAK.test(word.text))) continue;
    if (at > from) stretches.push({ from, end: at });
    from = at + 1;
  }
  return stretches;
}

/** Where a limit begins that was not read. A stretch of its own has to be a limit from its start, or to its end. */
function limitIn(
  { from, end }: Stretch,
  own: boolean,
  words: readonly Lexeme[],
  read: ReadonlySet<number>,
  language: Language,
): number | undefined {
  const stretch = words.slice(from, end);
  const mayLimit = limitWords(language);
  const norms = stretch.map(({ norm }) => norm);
  const joined = norms.map((norm) => ` ${norm}`).join('');
  let offset = 0;
  let first = true;
  let begun = false;
  for (const [i, norm] of norms.entries()) {
    const at = offset;
    offset += norm.length + 1;
    if (read.has(stretch[i]?.from ?? -1)) {
      begun = true;
      continue;
    }
    const roles = mayLimit.has(norm) ? phrasesAt(language.phrases, norm, joined, at) : [];
    if (roles.some(({ role }) => role === 'because') && WHY.test(norm)) return undefined;
    const isRead = (at: number) => read.has(stretch[at]?.from ?? -1);
    const closes = i > 0 && roles.some(({ role, length }) => CLOSES.has(role) && i + length === norms.length);
    if (closes && !isRead(0) && !isRead(i - 1)) return from;
    const [limit] = roles;
    if ((first || (own && begun)) && ((limit && isLost(limit, i, norms, isRead)) || isDated(norms, i)))
      return from + i;
    if (!JOINS.test(norm)) first = false;
  }
  return undefined;
}

const limitWordsOf = new WeakMap<Language, ReadonlySet<string>>();

/** The words at which a limit or a reason may begin, or what closes one. */
function limitWords(language: Language): ReadonlySet<string> {
  const known = limitWordsOf.get(language);
  if (known) return known;
  const isLimit = ({ role }: Phrase) =>
    OPENS.has(role) || MARKS.has(role) || CLOSES.has(role) || role === 'because';
  const words = new Set(
    [...language.phrases].flatMap(([word, phrases]) => (phrases.some(isLimit) ? [word] : [])),
  );
  limitWordsOf.set(language, words);
  return words;
}

/** One that is complete as it stands, or one of whose words none was read. */
function isLost(
  { role, length }: PhraseFound,
  at: number,
  norms: readonly string[],
  isRead: (at: number) => boolean,
): boolean {
  if (MARKS.has(role))
    return (
      !/^(?:first|先)$/.test(norms[at] ?? '') && !norms.slice(at, at + length).some((_, i) => isRead(at + i))
    );
  const said = at + length;
  if (!OPENS.has(role) || said >= norms.length || IF_YOU.test(norms.slice(at, at + 3).join(' ')))
    return false;
  return ![said, said + 1, said + 2].some(isRead);
}

const IF_YOU = /^if you (?:like|want|wish|must|can|need|have|prefer|feel|insist|please)$/;

const JOINS =
  /^(?:and|but|or|only|not|just|also|then|at|least|也|但|但是|而|且|并|或|und|aber|et|mais|y|pero)$/;

const isDated = (norms: readonly string[], at: number): boolean =>
  OF_TIME.test(norms[at] ?? '') &&
  (DATED.test(norms.slice(at, at + 2).join(' ')) || DATED.test(norms.slice(at, at + 3).join(' ')));
