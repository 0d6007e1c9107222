/** Words of sentences without spaces: the longest that stands at a place. */

import type { Lexeme } from './lexemes.ts';
import { entryAt, type WordEntry } from './lexicon.ts';
import { segmentEnd } from './piece-clauses.ts';
import {
  CLOSING,
  type Found,
  found,
  has,
  isBreak,
  isLast,
  isOrder,
  ORDERS,
  type Pieces,
  phrasesOf,
  ROLES,
} from './piece-state.ts';
import { isJoin } from './pieces.ts';
import type { Token } from './token.ts';

/** What stands at a place: the longest, and of two the one that says more. */
export function bestAt(p: Pieces, at: number, first: boolean): Found {
  const word = p.words[at];
  if (!word) return { role: 'skip', length: 1 };
  const usable = found(
    p,
    at,
    ROLES,
    (one) => (one.role !== 'soft' || first || one.length > 1) && isHere(p, at, one),
  );
  const clock = clockLength(p, at);
  if (clock > 0) return { role: 'season', length: clock };
  const program = commandLength(p, at);
  if (program > 0) return { role: 'word', length: program };
  const { language, norms } = p;
  const known = entryAt(language.verbs, norms, at);
  const verb = known && isNoun(p, at, known) ? undefined : known;
  const noun = entryAt(language.nouns, norms, at) ?? entryAt(language.persons, norms, at);
  const nounLength = Math.max(noun?.words.length ?? 0, aliasLength(p, at));
  const verbLength = verb?.words.length ?? 0;
  const longest = Math.max(usable?.length ?? 0, nounLength, verbLength);
  const prep = small(p, at);
  if (prep.role === 'prep' && prep.length > 1 && prep.length > longest) return prep;
  const skipped = prep.role === 'skip' ? prep.length : 0;
  const whole = longest < 2 ? wordLength(p, at) : 0;
  if (whole > 0) return { role: 'word', length: whole };
  if (
    usable &&
    usable.length === longest &&
    longest >= skipped &&
    !(usable.role === 'soft' && (verbLength === longest || nounLength === longest))
  )
    return usable;
  const joined = norms[at - 1] !== undefined && isJoin(p, norms[at - 1] ?? '') && p.words[at]?.kind === 'han';
  const afterVerb = p.tokens.at(-1)?.type === 'verb' && !joined;
  const telling = p.tokens.at(-1)?.type === 'prep' && norms[at + verbLength] === '的';
  if (verb && telling) return { role: 'word', length: verbLength };
  if (verb && verbLength === longest && !(afterVerb && nounLength === longest))
    return { role: 'verb', length: verbLength, entry: verb };
  const pronoun = entryAt(language.pronouns, norms, at);
  if (pronoun && pronoun.words.length > nounLength && isClitic(p, at, pronoun))
    return { role: 'clitic', length: pronoun.words.length };
  if (pronoun && pronoun.words.length > nounLength && pronoun.words.length >= skipped)
    return { role: isPointing(p, at, pronoun) ? 'skip' : 'word', length: pronoun.words.length };
  if (nounLength > 0) return { role: 'word', length: nounLength };
  return small(p, at);
}

const ARTICLES: ReadonlyMap<string, RegExp> = new Map([
  ['de', /^(?:der|die|das|den|dem|des|(?:k?ein|mein|dein|unser|ihr|dies|jed)(?:e[nmrs]?)?)$/],
  ['fr', /^(?:le|la|les|l|un|une|des|du|d|de|aucune?|cette|ce|ces|mon|ma|mes|ta|tes|votre|vos|chaque)$/],
  ['es', /^(?:el|la|los|las|un|una|unos|unas|del|ningun|ninguna|esta|cada|mi|mis|su|sus)$/],
]);
const PRONOUN_BEFORE = /^(?:ne|n|no|nunca|jamas|me|te|se|pas|plus|jamais|ya|y|et|moi|lui)$/;

/** "La commande", "das Buch": after an article it is no verb, and "para" is none at all. */
function isNoun(p: Pieces, at: number, { words, lemma }: WordEntry): boolean {
  const articles = ARTICLES.get(p.code);
  if (!articles || words.length > 1) return false;
  if (p.language.prepositions.has(p.norms[at] ?? '')) return true;
  if (!articles.test(p.norms[at - 1] ?? '')) return false;
  if (p.norms[at] === lemma) return false;
  if (p.code === 'de') return /^\p{Lu}/u.test(p.words[at]?.text ?? '');
  return !PRONOUN_BEFORE.test(p.norms[at - 2] ?? '');
}

/** "No le escribas a Ana": it also stands where nothing is to be made of it. */
const isClitic = ({ language, norms }: Pieces, at: number, { words }: WordEntry): boolean =>
  language.determiners.has(norms.slice(at, at + words.length).join(' '));

/** "这个分支": the branch at hand. */
function isPointing(p: Pieces, at: number, { words }: WordEntry): boolean {
  const next = at + words.length;
  if (!/^[这那]/.test(p.norms[at] ?? '') || p.words[next] === undefined) return false;
  if (isBreak(p, next) || found(p, next, ROLES)) return false;
  return p.words[next]?.kind !== 'han' || bestAt(p, next, false).role === 'word';
}

const DAY = '(?: (?:今 天|明 天|后 天|每 天|(?:周|星 期|下 周|本 周) [一二三四五六日天]))';
const DAY_PART = '(?: (?:上 午|下 午|晚 上|早 上|凌 晨|中 午|夜 里|半 夜|深 夜|傍 晚|清 晨|今 晚|明 早))';
const HOUR =
  '(?: \\d{1,2}:\\d{2}| (?:\\d{1,2}|(?:二 )?十(?: [一二三四])?|[一二两三四五六七八九]) 点(?: [钟半整])?)';
const TIME = `${DAY}?${DAY_PART}?${HOUR}`;
const CLOCK = new RegExp(
  `(?: 在)?${TIME}(?: [到至~-]${TIME})?(?: 之 间| 期 间)?(?: 以 后| 之 后| 后| 开 始)?(?= |$)`,
  'y',
);

/** "晚上 11 点到早上 7 点之间", "十点以后". */
function clockLength(p: Pieces, at: number): number {
  if (!p.unspaced) return 0;
  CLOCK.lastIndex = p.offsets[at] ?? 0;
  const [match = ''] = CLOCK.exec(p.joined) ?? [];
  return match.split(' ').length - 1;
}

/** "新闻" is a word, and no news of something new: a word of the dictionary that the lexicon cannot take apart. */
function wordLength(p: Pieces, at: number): number {
  if (!p.unspaced || p.words[at]?.kind !== 'han') return 0;
  const length = p.segments().get(at) ?? 0;
  const before = p.tokens.at(-1);
  const pronoun = entryAt(p.language.pronouns, p.norms, at)?.words.length ?? 0;
  if (length < 2 || found(p, at, ['forbid']) || Math.max(pronoun, small(p, at).length) > 1) return 0;
  const isVerb = entryAt(p.language.verbs, p.norms, at) !== undefined;
  if (isVerb && (before === undefined || isOrder(before) || found(p, at + length, Object.keys(CLOSING))))
    return 0;
  for (let one = at; one < at + length; one++) if (!isSmall(p, one)) return length;
  return 0;
}

/** A character that the lexicon knows by itself. */
const isSmall = (p: Pieces, at: number): boolean => {
  const { language, norms, words } = p;
  const norm = norms[at] ?? '';
  return (
    words[at]?.kind !== 'han' ||
    [language.verbs, language.nouns, language.pronouns].some(
      (index) => index.get(norm)?.[0]?.words.length === 1 || index.get(norm)?.at(-1)?.words.length === 1,
    ) ||
    language.prepositions.has(norm) ||
    language.determiners.has(norm) ||
    COMPLEMENT.test(norm) ||
    phrasesOf(p, at).some((one) => one.length === 1)
  );
};

/** What a verb of one character may end in: 改成, 删完. */
const COMPLEMENT = /^[成完光出回入好掉没还]$/;

/** `git push --force` among characters is a command. */
function commandLength(p: Pieces, at: number): number {
  const { words, norms, lexicon } = p;
  if (!p.unspaced || !lexicon.programs.has(norms[at] ?? '')) return 0;
  let end = at + 1;
  while (
    /^(?:word|flag|path)$/.test(words[end]?.kind ?? '') &&
    (words[end]?.from ?? 0) - (words[end - 1]?.to ?? 0) <= 1
  )
    end++;
  return end - at;
}

/** "线上": what stands for an environment or a branch, written without spaces. */
function aliasLength(p: Pieces, at: number): number {
  if (p.words[at]?.kind !== 'han') return 0;
  for (let length = 5; length > 1; length--)
    if (p.lexicon.aliases.has(p.norms.slice(at, at + length).join('')))
      return Math.min(length, p.norms.length - at);
  return 0;
}

/** "别给我打电话": for me, and not what I am asked. */
const TO_ME = /^[给让跟和向等找]我$/;

/** Marks of aspect and of the end count at the end only; "先" and the like before the verb. */
function isHere(p: Pieces, at: number, { role, length }: Found): boolean {
  const ordered = p.tokens.slice(p.start).some(isOrder);
  const han = p.words[at]?.kind === 'han';
  // "Plus de 500 €" is an amount.
  if (role === 'forbid' && p.words[at + length]?.kind === 'number' && !han) return false;
  if (role === 'always') return !ordered;
  if (
    role === 'forbid' &&
    p.postpositions &&
    /^[るすくうむぶつ]?な/.test(p.norms.slice(at, at + length).join(''))
  )
    return isNotTo(p, at, length);
  if (role === 'allow' && /^(?:kannst|darfst|koennen|duerfen)$/.test(p.norms[at] ?? ''))
    return p.tokens.length > p.start;
  if (role === 'unless' && p.words[at + length]?.kind === 'number') return false;
  if (role === 'forbid' && p.code === 'ja' && isQuotedAfter(p, at + length)) return false;
  if (role === 'forbid' && p.norms[at] === 'nadie') return isNobody(p, at);
  if (role === 'reported') return isReported(p, at, length);
  if (role === 'task' && length === 1 && han) return !ordered;
  if (role === 'until' && length === 1 && han) return p.norms[at] === '等' && isAwaited(p, at);
  if (role === 'again' && p.norms[at] === '成' && length === 1 && !isLast(p, at + 1)) return false;
  if (role === 'handsoff' && length === 2 && p.norms[at] === '只') return isReadOnly(p, at, at + 2);
  if (role === 'ask' && length === 2 && TO_ME.test(`${p.norms[at]}${p.norms[at + 1]}`)) return false;
  if (role === 'except_this' && length < 3 && /^[对内国海另额]$/.test(p.norms[at - 1] ?? '')) return false;
  // "别取消订单" forbids cancelling.
  if (role === 'lifted')
    return p.tokens.length > 0 && !(p.code === 'zh' && isOrder(p.tokens.at(-1) as Token));
  if (role === 'lift' && han) return namesRule(p, at, length);
  if (Object.hasOwn(CLOSING, role))
    return p.tokens.length > p.start && !(length === 1 && han && goesOnAfter(p, at + 1));
  return at >= 0;
}

/** "呼び出してはいけないというコメント": what is said somewhere. */
const isQuotedAfter = ({ norms }: Pieces, end: number): boolean =>
  /^と(?:い[うっ]|の|書|伝|言|返|コ|メ|注)/.test(norms.slice(end, end + 3).join(''));

/** "Nadie salvo Ana debe recibirlo" orders; "nadie sabe" does not. */
const isNobody = (p: Pieces, at: number): boolean =>
  p.tokens.length === p.start &&
  p.norms.slice(at, segmentEnd(p, at)).some((norm) => /^(?:debe|deberia|puede|podra)$/.test(norm));

/** "触るな": after a verb, and at the end. */
function isNotTo(p: Pieces, at: number, length: number): boolean {
  const said = p.norms.slice(at, at + length).join('');
  if (!/^[るすくうむぶつ]?な(?:よ|って)?$/.test(said)) return true;
  if (!isLast(p, at + length)) return false;
  return said.startsWith('な')
    ? p.tokens.at(-1)?.type === 'verb' && /^[るすくうむぶつぐぬ]$/.test(p.norms[at - 1] ?? '')
    : true;
}

/** "遅れないようにしますとメールして": what stands before it is to be said. */
const isReported = (p: Pieces, at: number, length: number): boolean =>
  /(?:ます|です|した|せん|ない|たい|った|して|さい|だ|よ|ね|ろ|な|くれ|る|う|こと|意|\uFFFC)$/.test(
    p.norms.slice(Math.max(0, at - 3), at).join(''),
  ) && !has(p, at + length, segmentEnd(p, at), ['forbid', 'ask', 'consent', 'noask', 'allow']);

/** "等审计结束": what is waited for ends. */
const isAwaited = (p: Pieces, at: number): boolean =>
  /(?:结束|完成|通过|上线|恢复|回来|好|完|后)(?:了|再|就|$)/.test(
    p.norms.slice(at + 1, segmentEnd(p, at)).join(''),
  );

/** "生产库只读": said of what stands before it, and of nothing after it. */
export const isReadOnly = (p: Pieces, at: number, end: number): boolean =>
  p.tokens.length === p.start + 1 && p.tokens.at(-1)?.type === 'word' && isLast(p, end) && at > 0;

/** "前门": a character that closes a limit is followed by an order, by a mark or by nothing. */
const goesOnAfter = (p: Pieces, at: number): boolean =>
  p.words[at]?.kind === 'han' && !found(p, at, [...ORDERS, 'soft', 'consent', 'skip', 'task']);

/** "取消订单" ends no rule; "取消不许部署的规定" and "忘掉我之前说的" do. */
function namesRule(p: Pieces, at: number, length: number): boolean {
  if (length > 3) return true;
  const end = segmentEnd(p, at);
  return has(p, at, end, ['rule']) || p.words.slice(at, end).some(({ kind }) => kind === 'quoted');
}

/** "只发给我": to nobody else. */
const isOnlyToMe = (p: Pieces, at: number): boolean =>
  p.tokens.at(-1)?.type === 'prep' &&
  p.norms[at + 1] !== '们' &&
  p.norms[at + 1] !== '的' &&
  p.tokens.slice(p.start).some(({ type }) => type === 'only');

function small(p: Pieces, at: number): Found {
  const { language, norms, words } = p;
  const word = words[at] as Lexeme;
  const joins = isJoin(p, word.norm) && (word.kind === 'han' || !language.prepositions.has(word.norm));
  if (joins && p.tokens.at(-1)?.type === 'word') return { role: 'join', length: 1 };
  // "部署或推送": of two verbs there is nothing to join.
  if (
    joins &&
    word.kind === 'han' &&
    p.tokens.at(-1)?.type === 'verb' &&
    entryAt(language.verbs, norms, at + 1)
  )
    return { role: 'skip', length: 1 };
  for (let length = 4; length > 0; length--) {
    const text = norms.slice(at, at + length).join(word.kind === 'han' ? '' : ' ');
    if (norms.slice(at, at + length).length < length) continue;
    if (language.prepositions.has(text)) return { role: 'prep', length };
    if (text === '谁' || (text === '我' && isOnlyToMe(p, at))) return { role: 'word', length };
    if (language.determiners.has(text) || language.everything.has(text)) return { role: 'skip', length };
  }
  return { role: word.kind === 'mark' ? 'skip' : 'word', length: 1 };
}
