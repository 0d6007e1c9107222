/** English: the verbs of an order. */

import { isMark, limitAt, type Reader, roleAt, take, verbAt } from './english-reader.ts';
import { entryAt, type WordEntry } from './lexicon.ts';

/** A verb rather than the noun of the same form: not before a conjunction or the end, unless only a verb. */
export function isVerbHere(r: Reader, at: number, end: number): boolean {
  const verb = verbAt(r, at, end);
  if (!verb || verb.form === 'past' || verb.form === 'third') return false;
  const previous = r.tokens.findLast(({ type }) => type === 'verb' || type === 'stop');
  if (previous?.type !== 'verb' && verb.form !== 'gerund') return false;
  if (previous?.entry && previous.entry.form !== verb.form) return false;
  const noun = entryAt(r.language.nouns, r.norms, at);
  return !noun || verb.words.length > noun.words.length || at + verb.words.length < end;
}

export function skipAdverbs(r: Reader, end: number): void {
  for (;;) {
    const automatic = roleAt(r, r.at, ['automatic']);
    if (automatic) return;
    const adverb = roleAt(r, r.at, ['adverb']);
    if (!adverb || r.at + adverb.length >= end + 1) return;
    if (isTowards(r, end)) return;
    const verb = verbAt(r, r.at, end);
    if (verb && verb.words.length >= adverb.length) return;
    if (limitAt(r, r.at)?.role === 'again' && r.at + adverb.length >= end) return;
    r.at += adverb.length;
  }
}

/** "… but never to main": where to, of what the clause before does. */
const isTowards = (r: Reader, end: number): boolean =>
  r.norms[r.at] === 'to' &&
  r.tokens.at(-1)?.type === 'forbid' &&
  r.norms[r.at - 1] === 'never' &&
  !/^(?:base|gerund)$/.test(verbAt(r, r.at + 1, end)?.form ?? '');

export function readVerbs(r: Reader, end: number): void {
  for (let first = true; ; first = false) {
    const verb = verbAt(r, r.at, end);
    if (verb && !(first && isNounAfterNo(r, verb))) take(r, 'verb', verb.words.length, 'verb', verb);
    else if (first ? isUnknownVerb(r, end) : isProgram(r, r.at)) take(r, 'verb', 1);
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
    (opener?.type === 'forbid' ||
      (opener?.type === 'ask' && /^(?:each|every|any|all)$/.test(r.norms[r.at - 1] ?? ''))) &&
    /^(?:no|more|neither|further|new|single|not|a|one|another|any|all|the|every|each|once)$/.test(
      opener.lexemes.at(-1)?.norm ?? '',
    ) &&
    !(opener.lexemes.at(-1)?.norm === 'not' && opener.lexemes.length > 1);
  const before = opener?.type === 'before' || opener?.type === 'ask';
  if (verb.form === 'gerund' || !(no || before)) return false;
  const noun = entryAt(r.language.nouns, r.norms, r.at);
  return noun !== undefined && noun.words.length >= verb.words.length && (no || verb.form !== 'base');
};

const isListedVerb = (r: Reader, at: number, end: number): boolean => {
  const before = r.tokens.findLast(({ type }) => type === 'verb');
  // "Never npm or yarn."
  if (before && !before.entry && isProgram(r, at))
    return r.lexicon.programs.has(before.lexemes[0]?.norm ?? '');
  const verb =
    verbAt(r, at, end) ??
    (/^(?:to|even|ever|never)$/.test(r.norms[at] ?? '') ? verbAt(r, at + 1, end) : undefined);
  return verb !== undefined && verb.form === before?.entry?.form;
};

const isProgram = (r: Reader, at: number): boolean => r.lexicon.programs.has(r.norms[at] ?? '');

/** A word after "never" or "do not" that the lexicon does not have: "never unsubscribe me". */
function isUnknownVerb(r: Reader, end: number): boolean {
  const word = r.words[r.at];
  const opener = r.tokens.at(-1);
  if (r.at >= end || word?.kind !== 'word' || limitAt(r, r.at)) return false;
  if (r.lexicon.programs.has(word.norm)) return false;
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

export function joinLength(r: Reader, at: number): number {
  if (isMark(r, at, ',')) return /^(?:and|or|nor)$/.test(r.norms[at + 1] ?? '') ? 2 : 1;
  if (/^(?:or|nor|and|plus|&)$/.test(r.norms[at] ?? '')) return 1;
  return isMark(r, at, '/&') ? 1 : 0;
}
