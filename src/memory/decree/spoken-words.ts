/**
 * Words as their language takes them together: particles stand by their verbs, pronouns apart from them, and what
 * is said with two words ("weder … noch", "ne … que") is said with one.
 */

import type { Lexeme } from './lexemes.ts';
import { entryAt, type Language } from './lexicon.ts';
import { folded } from './spelling.ts';

export function spokenWords(words: readonly Lexeme[], code: string, language: Language): readonly Lexeme[] {
  const take = SPOKEN.get(code);
  if (!take) return words;
  return take(
    words.map((one) => ({ ...one, norm: folded(code, one.norm) })),
    language,
  );
}

type Take = (words: readonly Lexeme[], language: Language) => readonly Lexeme[];

const SPOKEN: ReadonlyMap<string, Take> = new Map<string, Take>([
  [
    'de',
    (words, language) =>
      withParticles(neither(notBefore(formal(inThe(words)), language), 'weder', 'noch', 'oder'), language),
  ],
  ['fr', (words, language) => bothNeither(onlyThat(words.flatMap((one) => apart(one, language))), 'ou')],
  [
    'es',
    (words, language) =>
      bothNeither(
        words.flatMap((one) => withoutClitic(one, language)),
        'o',
      ),
  ],
  ['ja', (words) => both(words)],
]);

const said = (one: Lexeme, norm: string): Lexeme => ({ ...one, norm });
const isMark = (one: Lexeme | undefined): boolean => one === undefined || one.kind === 'mark';

/** "Im" is no "I am". */
const inThe = (words: readonly Lexeme[]): readonly Lexeme[] =>
  words.flatMap((one) => {
    if (one.text.toLowerCase() !== 'im') return [one];
    return one.norm === 'i' ? [said(one, 'im')] : [];
  });

/** "Löschen Sie nichts": whom it is said to. "…, dass" goes on with what is wished. */
function formal(words: readonly Lexeme[]): readonly Lexeme[] {
  const ends = words.some(({ norm }, i) => norm === 'gilt' || (norm === 'aufgehoben' && i > 0));
  const ofRule = ends && words.some(({ norm }) => /^(?:verbot|regel|anweisung|sperre|vorgabe)$/.test(norm));
  return words.flatMap((one, i) => {
    const next = words[i + 1];
    const before = words[i - 1]?.norm ?? '';
    if (one.text === 'Sie' && i > 0 && !isMark(words[i - 1])) return [];
    if (one.text === ',' && (ofRule || (next?.norm === 'dass' && WISHED.test(before)))) return [];
    if (one.text === ',' && before === 'erst' && next?.norm === 'wenn') return [];
    if (one.text === ',' && next?.norm === 'was' && before === 'vergiss') return [];
    if (one.text === ',' && STOPPED.test(before)) return [];
    const isTime = /^(?:nach|ab)$/.test(one.norm) && (next?.kind === 'clock' || words[i + 2]?.norm === 'uhr');
    return [isTime ? said(one, 'danach') : one];
  });
}

/** "Hör auf, …": what follows is what is to be stopped. */
const STOPPED = /^(?:aufhoeren|auf|damit|untersagt|verboten|vermeiden?|unterlassen?|bleiben)$/;

const WISHED =
  /^(?:nicht|nie|niemals|mehr|will|moechte|darauf|drauf|daran|dran|dafuer|fall|sicher|klar|wichtig|regel|verbot|anweisung)$/;

/** "Zahl erst, wenn die Ware da ist", "antworte frühestens am Montag": not before. */
function notBefore(words: readonly Lexeme[], { verbs }: Language): readonly Lexeme[] {
  const start = words.findIndex(({ norm }) => norm !== 'bitte');
  if (!verbs.has(words[start]?.norm ?? '') || words[start]?.norm === 'frag') return words;
  return words
    .flatMap((one, i) => {
      const next = words[i + 1]?.norm ?? '';
      if (!/^(?:erst|fruehestens)$/.test(one.norm) || !/^(?:wenn|nach|danach|ab|am|um|morgen)$/.test(next))
        return [one];
      const until = next === 'morgen' ? [] : [said(words[i + 1] ?? one, 'bis')];
      return i > start ? [said(one, 'nicht'), ...until] : [one];
    })
    .filter(
      (one, i, all) =>
        !(
          /^(?:wenn|nach|danach|ab|am|um)$/.test(one.norm) &&
          all[i - 1]?.norm === 'bis' &&
          all[i - 1]?.from === one.from
        ),
    );
}

/** "Weder Anna noch Peter": neither of them. */
function neither(words: readonly Lexeme[], first: string, next: string, or: string): readonly Lexeme[] {
  const at = words.findIndex(({ norm }) => norm === first);
  return at < 0 ? words : words.map((one, i) => (i > at && one.norm === next ? said(one, or) : one));
}

/** "Ni à Anna ni à Pierre": the first says that there are several. */
function bothNeither(words: readonly Lexeme[], or: string): readonly Lexeme[] {
  const isNeither = ({ norm }: Lexeme, i: number): boolean =>
    norm === 'ni' && !/^(?:se|un|una|idee|modo|hablar)$/.test(words[i + 1]?.norm ?? '');
  const first = words.findIndex(isNeither);
  const more = words.some((one, i) => i > first && isNeither(one, i));
  return words.flatMap((one, i) => {
    if (!isNeither(one, i)) return [one];
    return i === first && more ? [] : [said(one, or)];
  });
}

/** "Lade nichts hoch" is read as "lade hoch nichts". */
function withParticles(words: readonly Lexeme[], { verbs }: Language): readonly Lexeme[] {
  const read = [...words];
  for (let at = 0; at < read.length; at++) {
    const entries = verbs.get(read[at]?.norm ?? '') ?? [];
    const particles = entries.flatMap(({ words: own }) => (own.length === 2 ? own.slice(1) : []));
    if (particles.length === 0) continue;
    const place = read.findIndex(
      ({ norm }, i) => i > at && particles.includes(norm) && endsSaid(read[i + 1], read[i + 2]),
    );
    if (place > at + 1 && !read.slice(at, place).some(isStop))
      read.splice(at + 1, 0, ...read.splice(place, 1));
  }
  return read;
}

const isStop = ({ kind, text }: Lexeme): boolean => kind === 'mark' && /^[,;:.!?]$/.test(text);

const AFTER_ALL =
  /^(?:ohne|bis|wenn|falls|bevor|ehe|ausser|und|oder|solange|sobald|wegen|weil|damit|es|ausgenommen|bitte|ja|und|sondern|waehrend|nachdem)$/;

const endsSaid = (next: Lexeme | undefined, after: Lexeme | undefined): boolean =>
  isMark(next) || AFTER_ALL.test(next?.norm ?? '') || (next?.norm === 'es' && after?.norm === 'sei');

const HYPHENED =
  /^(.{2,})-(moi|toi|lui|leur|les|le|la|nous|vous|y|en|je|tu|ils|il|elles|elle|on|t)(?:-(moi|lui|leur|en|y|il|elle|on))?$/;

/** "Envoie-lui", "demande-moi": the verb and its pronoun. */
function apart(one: Lexeme, { nouns }: Language): readonly Lexeme[] {
  const [, verb, ...pronouns] = HYPHENED.exec(one.norm) ?? [];
  if (one.kind !== 'word' || verb === undefined || nouns.has(one.norm)) return [one];
  return [verb, ...pronouns.filter((word) => word !== undefined)].map((norm) => said(one, norm));
}

const WITH_THAT =
  /^(?:tant|parce|alors|lors|puis|avant|apres|sans|bien|ce|pour|afin|des|fois|pendant|moins|sauf|autre|meme|ainsi|mieux|plus|vu)$/;
const NEGATIVE = /^(?:pas|jamais|plus|rien|aucune?|personne|ni|nulle?|guere|surtout)$/;

/** "N'envoie de mails qu'à Julie": to her only. */
function onlyThat(words: readonly Lexeme[]): readonly Lexeme[] {
  const ne = words.findIndex(({ norm }) => /^(?:ne|n)$/.test(norm));
  if (ne < 0) return words;
  const end = words.findIndex((one, i) => i > ne && isStop(one));
  const stop = end < 0 ? words.length : end;
  const que = words.findIndex(
    ({ norm }, i) =>
      i > ne + 1 && i < stop && /^(?:que|qu)$/.test(norm) && !WITH_THAT.test(words[i - 1]?.norm ?? ''),
  );
  if (que < 0 || words.slice(ne, que).some(({ norm }) => NEGATIVE.test(norm))) return words;
  // "Ne paie qu'une fois livré": not before.
  if (/^(?:une|apres|quand|lorsque|lorsqu|si|a)$/.test(words[que + 1]?.norm ?? '') && isWhen(words, que + 1))
    return words.map((one, i) => (i === que ? said(one, 'jusque') : one));
  return words.flatMap((one, i) => (i === ne ? [] : [i === que ? said(one, 'seulement') : one]));
}

const isWhen = (words: readonly Lexeme[], at: number): boolean =>
  /^(?:une fois|apres .*|quand .*|lorsqu.*|si .*|a partir)$/.test(
    `${words[at]?.norm} ${words[at + 1]?.norm ?? ''}`,
  );

const ENCLITIC = /^(.{2,}?)(selos|selas|selo|sela|melo|mela|telo|noslo|les|los|las|le|lo|la|me|nos|se)$/;

/** "Bórralo", "enviarle": the verb and its pronoun. */
function withoutClitic(one: Lexeme, { verbs, nouns, phrases }: Language): readonly Lexeme[] {
  const { norm, kind } = one;
  if (kind !== 'word' || verbs.has(norm) || nouns.has(norm) || phrases.has(norm)) return [one];
  const [, verb = '', clitic = ''] = ENCLITIC.exec(norm) ?? [];
  const entry = entryAt(verbs, [verb], 0);
  return entry ? [said(one, verb), said(one, /^se./.test(clitic) ? clitic.slice(2) : clitic)] : [one];
}

/** "AにもBにも": to both of them. A comma after a particle parts nothing. */
function both(words: readonly Lexeme[]): readonly Lexeme[] {
  const norms = words.map(({ norm }) => norm);
  const isMark = (i: number): boolean => norms[i] === '、';
  const read: Lexeme[] = [];
  for (let i = 0; i < words.length; i++) {
    const one = words[i] as Lexeme;
    if (isMark(i) && !isListed(norms, i)) {
      if (!isTopic(norms, i)) read.push({ ...one, norm: ',', text: ',' });
      continue;
    }
    const or =
      /^(?:または|もしくは|および|及び|あるいは|又は|とか)/.exec(norms.slice(i, i + 4).join(''))?.[0]
        .length ?? 0;
    if (or > 0) {
      read.push(said(one, 'と'));
      i += or - 1;
      continue;
    }
    const also = alsoAt(norms, i);
    if (also > 0 && norms.slice(i + also).some((_, next) => alsoAt(norms, i + also + next) > 0)) {
      read.push(said(one, 'と'));
      i += also - 1;
    } else read.push(one);
  }
  return read;
}

/** "も" or "にも" after what is meant, too; none after "誰" and "何". */
function alsoAt(norms: readonly string[], at: number): number {
  const length = norms[at] === 'に' && norms[at + 1] === 'も' ? 2 : norms[at] === 'も' ? 1 : 0;
  const isName =
    /[\p{Script=Han}\p{Script=Katakana}ー\p{L}\p{N}](?<!\p{Script=Hiragana})$|(?:さん|くん|ちゃん)$/u;
  const before = norms.slice(Math.max(0, at - 3), at).join('');
  const isAlso = isName.test(before) && !/[誰何つ]$/.test(before);
  return isAlso && !/^[うしのっちらとん]$/.test(norms[at + length] ?? '') ? length : 0;
}

/** "A、B": between names, and not after a particle or an ending. */
const isListed = (norms: readonly string[], at: number): boolean =>
  !/^[\p{Script=Hiragana}]$/u.test(norms[at - 1] ?? 'の') && !/[合時際後前中]/.test(norms[at - 1] ?? '');

/** "サラには、": what follows says what of it. */
const isTopic = (norms: readonly string[], at: number): boolean =>
  /(?:[はにをへも]|(?<![いのん])で)$/.test(norms.slice(Math.max(0, at - 2), at).join('')) &&
  !/(?:ても|でも|のに)$/.test(norms.slice(Math.max(0, at - 2), at).join(''));
