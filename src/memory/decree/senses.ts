/** Senses: what the verb of an order means, with what it is done to. */

import type { Act, Verb } from './clause.ts';
import { deedIn } from './deeds.ts';
import type { DecreeLexicon, Sense } from './lexicon.ts';
import type { Scene } from './scene.ts';
import type { Thing } from './things.ts';

const CHANGE: Sense = { action: 'change', domain: 'any' };
const REACH: Sense = { action: 'reach', domain: 'any' };
const RUN: Sense = { action: 'run', domain: 'any' };
const SEND: Sense = { action: 'send', domain: 'message' };
const PAY: Sense = { action: 'pay', domain: 'payment' };
export const GENERIC: ReadonlySet<string> = new Set([
  'run',
  'create',
  'write',
  'read',
  'open',
  'change',
  'set',
  'stop',
  'skip',
  'apply',
  'close',
  'copy',
  'move',
  'delete',
  'edit',
  'search',
  'share',
  'send',
  'approve',
  'assign',
  'record',
  'block',
  'print',
]);

/** What the verb says; without one, what its nouns stand for ("no refunds"), or the use of them. */
export function sensesOf(
  verb: Verb | undefined,
  things: readonly Thing[],
  act: Act,
  lexicon: DecreeLexicon,
): readonly Sense[] {
  if (act === 'handsoff') return things.length > 0 && things.every(isOfWeb) ? [REACH] : [CHANGE];
  if (act === 'keepout') return [REACH];
  if (
    !verb &&
    (act === 'lift' || act === 'lifted') &&
    things.some(
      ({ kind, prep, senses }) =>
        kind === 'person' || (kind === 'name' && prep === null && senses.length === 0),
    )
  )
    return [{ action: 'send', domain: 'message' }];
  if (verb?.entry?.lemma === 'write' && things.some(isWrittenTo)) return [SEND];
  if (verb?.entry) return withNoun(verb.entry.senses, things);
  if (verb) return [{ action: lemmaOf(verb), domain: 'any' }];
  const nouns = things
    .flatMap(({ senses }) => senses)
    .filter(({ action }) => action !== 'none' && action !== 'name');
  if (act === 'banned' && nouns.length === 0) return [CHANGE];
  if (nouns.length === 0 && things.some(({ kind }) => kind === 'amount')) return [PAY, RUN];
  if (nouns.length === 0 && isTo(things)) return [SEND, RUN];
  if (nouns.length === 0 && things.some(({ norm }) => /^attachments?$/.test(norm))) return [MAIL];
  if (act === 'forbid' && nouns.length === 0 && things.some((thing) => isMade(thing, lexicon)))
    return [CREATE];
  return nouns.length > 0 ? nouns : [RUN];
}

/** "Stay off the internet": it is not changed, but used. */
const isOfWeb = ({ senses }: Thing): boolean => senses.some(({ domain }) => domain === 'web');

const MAIL: Sense = { action: 'send', domain: 'email' };
const CREATE: Sense = { action: 'create', domain: 'any' };

/** "No new tags", "no branches": they are not to be made. */
const isMade = (thing: Thing, lexicon: DecreeLexicon): boolean =>
  thing.prep === null &&
  ((thing.kind === 'all' && thing.senses.some(({ domain }) => domain === 'file')) ||
    deedIn([CREATE], [thing], lexicon) !== undefined);

/** "Don't write him." */
const isWrittenTo = ({ kind, prep, norm }: Thing): boolean =>
  prep === null && (kind === 'person' || (kind === 'pronoun' && /^(?:him|her)$/.test(norm)));

/** "No more digests to the team": what goes to somebody is sent. */
const isTo = (things: readonly Thing[]): boolean =>
  things.some(({ kind, prep, senses }) => kind === 'name' && prep === null && senses.length === 0) &&
  things.some(({ kind, prep }) => kind === 'person' && prep === 'to');

/** "Issue refunds", "make payments", "run migrations": the noun says what is done. */
function withNoun(senses: readonly Sense[], things: readonly Thing[]): readonly Sense[] {
  if (senses.some(({ action, domain }) => action === 'send' && domain === 'any'))
    return [
      ...senses,
      ...things
        .filter(({ prep }) => prep === null)
        .flatMap(doings)
        .filter(({ domain }) => domain === 'calendar'),
    ];
  if (!senses.some(({ action, domain }) => (action === 'run' || action === 'create') && domain === 'any'))
    return senses;
  const into = things
    .filter(({ prep }) => prep !== null && /^(?:to|in|into|on|with)$/.test(prep))
    .flatMap(doings);
  if (into.length > 0 && senses.some(({ action }) => action === 'create' || action === 'write')) return into;
  const nouns = things.filter(({ prep }) => prep === null).flatMap(doings);
  return [...senses, ...nouns];
}

/** What is done with a thing that stands for the doing: a commit, an email. */
const doings = ({ senses }: Thing): readonly Sense[] =>
  senses.filter(({ action }) => action !== 'none' && action !== 'name');

export const lemmaOf = ({ entry, lexemes }: Verb): string =>
  entry?.lemma ?? lexemes.map(({ norm }) => norm).join(' ');

/** "No more than five lines." */
const LENGTH_OF_TEXT =
  /(?:^| )(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a few|twenty|fifty|a hundred) (?:lines?|words?|characters?|sentences?|paragraphs?|pages?|bullets?|bullet points?|slides?)$/;

/** A wish about how the model speaks, which no call can break. */
export function isStyle(
  lemma: string,
  verb: Verb | undefined,
  things: readonly Thing[],
  { naming }: Scene,
): boolean {
  const { style, styleNouns } = naming.language;
  if (things.some(({ kind }) => kind === 'tool')) return false;
  if (!verb && things.some(({ norm }) => LENGTH_OF_TEXT.test(norm))) return true;
  if (verb && !verb.entry)
    return style.has(lemma) || style.has(lemma.replace(/ing$/, '')) || style.has(lemma.replace(/ing$/, 'e'));
  if (verb?.entry && !verb.entry.senses.some(({ domain, action }) => domain === 'any' && GENERIC.has(action)))
    return false;
  return (
    things.length > 0 &&
    things.some(
      ({ norm, kind }) =>
        kind !== 'command' &&
        !/ (?:files?|documents?)$/.test(norm) &&
        (norm.split(' ').some((word) => styleNouns.has(word)) || isUnspaced(norm, styleNouns)),
    )
  );
}

/** A word of a script without spaces is several characters. */
const isUnspaced = (norm: string, words: ReadonlySet<string>): boolean => {
  const joined = norm.replaceAll(' ', '');
  return (
    /[\p{Script=Han}\p{Script=Katakana}]/u.test(joined) && [...words].some((word) => joined.endsWith(word))
  );
};

/** Whether an order that no tool fits is still one about the world, and kept for a tool to come. */
export function isAboutWorld(senses: readonly Sense[], things: readonly Thing[], known: boolean): boolean {
  if (known && senses.some(({ action, domain }) => domain !== 'any' || !GENERIC.has(action))) return true;
  return things.some(
    (thing) =>
      thing.senses.length > 0 ||
      ((thing.kind === 'all' || thing.kind === 'pronoun') && thing.prep === 'to') ||
      (thing.kind !== 'all' && thing.kind !== 'name' && thing.kind !== 'pronoun'),
  );
}
