/** The forms in which verbs of German, French, Spanish and Japanese order: of each infinitive those that a wish may have. */

import type { Form } from './english-forms.ts';
import { isSeparable, PARTICLES } from './german-particles.ts';
import { japaneseForms } from './japanese-forms.ts';

/** Further forms of a verb that is not regular, by its infinitive; in Spanish, `-` stands for the indicative. */
export type Irregular = ReadonlyMap<string, readonly (readonly string[])[]>;

type Formed = readonly [Form, string];

/** The forms of a verb in such a language; only its first word changes ("mettre en production"). */
export function formsIn(code: string, verb: string, irregular: Irregular): readonly Formed[] {
  const [first = '', ...rest] = verb.split(' ');
  const make = FORMS.get(code);
  if (!make) return [['base', verb]];
  const forms = make(first, irregular);
  return forms.map(([form, word]) => [form, [word, ...rest].join(' ')] as const);
}

const FORMS: ReadonlyMap<string, (verb: string, irregular: Irregular) => readonly Formed[]> = new Map([
  ['de', german],
  ['fr', french],
  ['es', spanish],
  ['ja', (verb) => japaneseForms(verb).map((form) => ['base', form] as const)],
]);

const all = (form: Form, stem: string, endings: string): readonly Formed[] =>
  endings.split(' ').map((ending) => [form, `${stem}${ending === '.' ? '' : ending}`] as const);

const others = (verb: string, irregular: Irregular): readonly Formed[] =>
  (irregular.get(verb) ?? []).flat().map((word) => ['base', word] as const);

/** `löschen`: lösch, lösche, löschst, gelöscht. `hochladen`: also "lad … hoch", hochzuladen, hochgeladen. */
function german(verb: string, irregular: Irregular): readonly Formed[] {
  if (!/(?:en|eln|ern)$/.test(verb)) return [['base', verb]];
  const particle = isSeparable(verb) ? PARTICLES.find((one) => verb.startsWith(one)) : undefined;
  if (particle === undefined)
    return [['base', verb], ...others(verb, irregular), ...finite(verb), ...done(verb)];
  const bare = verb.slice(particle.length);
  const own = [...finite(bare), ...others(bare, irregular)];
  return [
    ['base', verb],
    ['base', `${particle}zu${bare}`],
    ...own.flatMap(([form, word]): readonly Formed[] => [
      [form, `${word} ${particle}`],
      [form, `${particle}${word}`],
    ]),
    ...done(bare).map(([form, word]): Formed => [form, `${particle}${word}`]),
  ];
}

/** What is said to one who is asked for it. */
function finite(verb: string): readonly Formed[] {
  const stem = verb.replace(/e?n$/, '');
  if (/(?:el|er)$/.test(stem)) return all('base', stem, '. e st');
  if (/[td]$/.test(stem)) return all('base', stem, '. e est');
  return all('base', stem, /[sßz]$/.test(stem) ? '. e t' : '. e st');
}

/** "Darf nicht gelöscht werden." */
function done(verb: string): readonly Formed[] {
  const stem = verb.replace(/e?n$/, '');
  const start = /^(?:be|ge|er|ver|zer|ent|emp|miss|über|unter|wider|hinter)|ieren$/.test(verb) ? '' : 'ge';
  return [['past', `${start}${stem}${/[td]$/.test(stem) ? 'et' : 't'}`]];
}

/** `envoyer`: envoie, envoies, envoyez, envoyiez, envoyé, envoyant, envoieras. */
function french(verb: string, irregular: Irregular): readonly Formed[] {
  const own: readonly Formed[] = [['base', verb], ...others(verb, irregular)];
  const stem = verb.slice(0, -2);
  if (verb.endsWith('er')) {
    const weak = stem.replace(/([oua])y$/, '$1i');
    const forms = [
      ...all('base', weak, 'e es eras erez'),
      ...all('base', stem, 'ez iez'),
      ...all('past', stem, 'é ée és ées'),
      ...all('gerund', /g$/.test(stem) ? `${stem}e` : stem, 'ant'),
    ];
    return [...own, ...forms];
  }
  if (irregular.has(verb)) return own;
  if (verb.endsWith('ir'))
    return [...own, ...all('base', stem, 'is isses issez issiez iras'), ...all('past', stem, 'i ie is ies')];
  if (verb.endsWith('dre'))
    return [...own, ...all('base', stem, 's es ez e iez'), ...all('past', stem, 'u ue us ues')];
  return own;
}

/** `borrar`: borres, borre, borren, borréis; the indicative (borra, borras) is another form. */
function spanish(verb: string, irregular: Irregular): readonly Formed[] {
  const own = others(verb, irregular).map(
    ([form, word]): Formed => (word.startsWith('-') ? ['third', word.slice(1)] : [form, word]),
  );
  const start: readonly Formed[] = [['base', verb], ...own];
  const stem = verb.slice(0, -2);
  // "Dar": its forms are other words.
  if (stem.length < 2) return start;
  if (verb.endsWith('ar')) {
    const weak = stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c');
    return [
      ...start,
      ...all('base', weak, 'es e en éis emos'),
      ...all('base', stem, 'ad arás'),
      ...all('base', stem, 'as'),
      ...all('third', stem, 'a an'),
      ...all('past', stem, 'ado ada ados adas'),
      ...all('gerund', stem, 'ando'),
    ];
  }
  if (!/[ei]r$/.test(verb)) return start;
  const weak = irregular.has(verb)
    ? undefined
    : stem.replace(/c$/, 'zc').replace(/g$/, 'j').replace(/u$/, 'uy');
  return [
    ...start,
    ...(weak === undefined ? [] : all('base', weak, 'as a an áis')),
    ...all('base', verb, 'ás'),
    ...all('base', stem, 'es'),
    ...all('third', stem, 'e en'),
    ...all('past', stem, 'ido ida idos idas'),
    ...all('gerund', stem, 'iendo'),
  ];
}

/** A noun and its plural. */
export function pluralsIn(code: string, noun: string): readonly string[] {
  const [first = '', ...rest] = noun.split(' ');
  const of = (plural: string): readonly string[] => [noun, [plural, ...rest].join(' ')];
  if (code === 'fr') {
    if (/[sxz]$/.test(first)) return [noun];
    return of(
      /(?:eau|eu)$/.test(first) ? `${first}x` : /al$/.test(first) ? `${first.slice(0, -1)}ux` : `${first}s`,
    );
  }
  if (code !== 'es' || /s$/.test(first)) return [noun];
  if (/[aeiouáéó]$/.test(first)) return of(`${first}s`);
  return of(/z$/.test(first) ? `${first.slice(0, -1)}ces` : `${first}es`);
}
