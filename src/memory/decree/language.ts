/** Language: which grammar reads a sentence, and whether there is anything in it to read. */

import { englishTokens } from './english.ts';
import type { Lexeme } from './lexemes.ts';
import type { DecreeLexicon, Language } from './lexicon.ts';
import { pieceTokens } from './pieces.ts';
import type { Token } from './token.ts';

/** The code of the language a sentence is in: by its script, and by the small words that only it has. */
export function languageOf(
  text: string,
  words: readonly Lexeme[],
  { languages, hints }: DecreeLexicon,
): string {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  const counts = new Map<string, number>();
  const norms = new Set(
    words.flatMap(({ norm: read, text: written, kind }) => {
      // "Im" is a word of German, too.
      const norm = written.toLowerCase() === 'im' ? 'im' : read;
      return kind === 'word' && hints.has(norm) ? [norm] : [];
    }),
  );
  for (const norm of norms) {
    const codes = hints.get(norm) ?? [];
    // A small word that several languages have says less.
    for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1 / codes.length);
  }
  const most = (best: string, code: string) =>
    (counts.get(code) ?? 0) > (counts.get(best) ?? 0) ? code : best;
  return languages.reduce(most, 'en');
}

const CALM: ReadonlySet<string> = new Set(['stop', 'idle']);

/** The tokens of a sentence; none when it orders nothing. */
export function tokensOf(
  code: string,
  words: readonly Lexeme[],
  language: Language,
  lexicon: DecreeLexicon,
  question: boolean,
): readonly Token[] {
  if (question && code !== 'en' && !isRequest(words)) return [];
  const tokens =
    code === 'en'
      ? asked(englishTokens(words, language, lexicon), question && !isRequest(words))
      : pieceTokens(words, language, lexicon, code);
  return tokens.every(({ type }) => CALM.has(type)) ? [] : tokens;
}

/** Of a question only what it says was done ("why did you push?"). */
function asked(tokens: readonly Token[], question: boolean): readonly Token[] {
  if (!question) return tokens;
  const end = tokens.findIndex(({ type }) => type === 'stop');
  return tokens[0]?.type === 'asked' ? tokens.slice(0, end < 0 ? tokens.length : end) : [];
}

const TAG =
  /(?:[,，] (?:ok|okay|alright|all right|please|will you|would you|got it|understood|yes|deal|yeah|clear|can you|could you|d'accord|vale|ja|gell|klar|verstanden|einverstanden|bitte|compris|hein|entendu|entendido|de acuerdo|por favor|stp|svp)|好 吗|行 吗|好 不 好|可 以 吗|明 白 吗|知 道 吗) ?[?？]? ?$/;
const ASKED =
  /^(?:(?:hey|hi|please|so|and|ok|okay|claude) ,? ?)*(?:can|could|will|would) you (?:please )?(?:kindly )?(?:not(?! (?:find|see|read|open|access|reach|hear|remember|tell|just)\b)|never|stop|avoid|refrain|mind|quit|leave|only|ask|keep|make sure (?:that )?(?:nothing|nobody|no|you (?:do not|never))|ensure)/;

/** "Könntest du bitte nicht …?", "peux-tu ne plus …?", "¿puedes dejar de …?", "…しないでもらえますか？" */
const ASKED_ELSEWHERE =
  / (?:ok|okay|d'accord|vale|ja|gell|hein|compris|stp|svp) ?\?$|^(?:(?:hey|hallo|bonjour|salut|hola|oye|ok|claude|¿) ,? ?)*(?:(?:kannst|koenntest|könntest|wuerdest|würdest|koennten|könnten|wuerden|würden) (?:du|sie)(?: \S+){0,3}? (?:bitte|aufhoeren|aufhören|vermeiden|unterlassen)|(?:(?:peux|pourrais)[ -]tu|(?:pouvez|pourriez)[ -]vous|tu (?:peux|pourrais)|vous (?:pouvez|pourriez))(?: s'il \S+ \S+)? (?:ne|n|éviter|eviter|arrêter|arreter|cesser)|(?:por favor ,? ?)?(?:puedes|podrías|podrias|puede|podría|podria|pueden) (?:por favor )?(?:no|dejar|evitar|parar))\b|(?:な い で|や め て|控 え て) (?:も ら え|く れ|い た だ け|頂 け)/;

/** "Could you not email Bob?", "Leave it alone, ok?": asked, and still an order. */
function isRequest(words: readonly Lexeme[]): boolean {
  const joined = words
    .map(({ norm }) => norm)
    .join(' ')
    .replace(/[”"')]/g, '');
  return (
    ASKED.test(joined) ||
    ASKED_ELSEWHERE.test(joined) ||
    TAG.test(joined) ||
    /^let us (?:not|please not|never)/.test(joined)
  );
}
