/** Spelling: words without the accents that many leave out; the lexicon and what is said are both made so. */

const FOLDED: ReadonlySet<string> = new Set(['de', 'fr', 'es']);
/** Another word without its accent. */
const OTHERWISE: ReadonlySet<string> = new Set(['où', 'él', 'mí', 'tú', 'sí', 'dû', 'cómo', 'cuándo', 'qué']);

/** `lösche` → `loesche`, `à` → `a`, `más` → `mas`. */
export function folded(code: string, norm: string): string {
  if (!FOLDED.has(code) || /^[\x20-\x7e]*$/.test(norm)) return norm;
  return norm.replace(/\p{L}+/gu, (word) =>
    OTHERWISE.has(word) ? word : code === 'de' ? germanOf(word) : withoutAccents(word),
  );
}

const germanOf = (word: string): string =>
  withoutAccents(word.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue').replace(/ß/g, 'ss'));

const withoutAccents = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/œ/g, 'oe');

/** As it is written, and as it is written without accents: by either the language is told. */
export const spellings = (code: string, word: string): readonly string[] =>
  word.length < 2 || folded(code, word) === word ? [word] : [word, folded(code, word)];
