/**
 * The words of grammar/negation.ne: which wordings say to do without, and what may be a name after them.
 *
 * Wordings that count (in lower case, any white space, straight or typographic apostrophe):
 *   do not, don't, dont, never, must not, mustn't, should not, shouldn't, not to + use, call, run or invoke
 *   without, avoid, avoiding, instead of, rather than (+ using, calling, running or invoking); stop using, …
 *   不要, 别, 请勿, 禁止, 不得 + 使用, 用, 调用 or 运行; 避免使用, 不使用, 而不用
 * "No git", "not git" and 不用 do not: they say more often that there is none, or that none is needed.
 */

import type { Token } from 'moo';
import moo from 'moo';
import { UNSPACED } from '../search/words.ts';

/** A stretch of the sentence, in UTF-16 code units, that may begin with a name. */
export interface Item {
  readonly at: number;
  /** Where the plain words end. */
  readonly end: number;
  /** `whole`: the words are the name and no more. `prefix`: more words may follow it. */
  readonly fit: 'whole' | 'prefix';
  readonly join: 'first' | 'comma' | 'and' | 'or';
}

export type Items = readonly Item[];

/** What follows the last name of a list. */
type Tail = 'nothing' | 'object' | 'word';

export const none = (): Items => [];
export const together = (some: Items, more: Items): Items => [...some, ...more];

export const firstItem = (name: Token): Item => item(name, 'first');

export function nextItem(join: Token, name: Token): Item {
  if (/or|或|[/、]/.test(join.value)) return item(name, 'or');
  return item(name, join.value === ',' ? 'comma' : 'and');
}

const item = ({ offset, value }: Token, join: Item['join']): Item => ({
  at: offset,
  end: offset + value.length,
  fit: 'whole',
  join,
});

/** How the opener wants the first item to fit; the others are names and no more. */
export const before = (found: Items, fit: Item['fit']): Items =>
  found.map((item) => (item.join === 'first' ? { ...item, fit } : item));

/**
 * The items of a list that are things rather than what to do next: "git and review the diff" is one thing. After
 * "and", a name that more words follow is taken for a verb ("and search for flights"); after "or" only before
 * an object. Commas make a list only when "and" or "or" ends it.
 */
export function settle(found: Items, tail: Tail): Items {
  const last = found.at(-1);
  const verb = tail === 'object' || (tail === 'word' && last?.join !== 'or');
  const things = found.length > 1 && verb ? found.slice(0, -1) : found;
  return things.slice(0, things.findLastIndex(({ join }) => join !== 'comma') + 1);
}

/** Up to the first comma. */
export function keepOpening(found: Items): Items {
  const comma = found.findIndex(({ join }) => join === 'comma');
  return comma < 0 ? found : found.slice(0, comma);
}

const letter = `(?:(?!${UNSPACED.source})[\\p{L}\\p{M}\\p{N}_])`;
const end = `(?![-'./:]?${letter})`;
const spacedWord = `${letter}+(?:[-./:@+#&']${letter}+)*[+#]*`;
const oneOf = (words: string): string => `(?:${words.trim().split(/\s+/).join('|')})${end}`;

const use = '(?:use|call|run|invoke)';
const using = '(?:using|calling|running|invoking)';
const useZh = '(?:使用|用|调用|运行)';
const lacking = '(?:without|avoid|avoiding|instead\\s+of|rather\\s+than)';

const forbid = [
  `(?:do\\s+not|don't|dont|never|must\\s+not|mustn't|should\\s+not|shouldn't|not\\s+to)\\s+(?:ever\\s+)?${use}${end}`,
  // Not "should one" (要不要用), not "especially" (特别用心), "to tell apart" (区别, 分别), "some" (个别).
  `(?:(?<!要)不要|(?<![特区分个])别|请勿|禁止|不得)再?${useZh}|而不用`,
].join('|');
// Not "cannot but use" (不得不使用) and the like.
const sparing = `(?:${lacking}|stop)\\s+${using}${end}|避免${useZh}|(?<![得能要])不(?:使用|调用|运行)`;
const lack = `${lacking}${end}`;
const opener = `(?:${forbid}|${sparing}|${lack})`;

const not = `${oneOf('not never no nothing nobody none nor cannot dont cant wont hardly impossible unable')}|${letter}+n't${end}|[不没别勿无未]`;
const linkBefore = `(?:,\\s*)?(?:and|or|nor|but)\\s+(?=(?:please\\s+)?${opener})`;
const stop = `${linkBefore}|${oneOf('but because')}|[.!?;:(){}\\[\\]—–…。]`;

const article = oneOf('the a an any my our your their its this that these those either both all');
const object = `${article}|${oneOf('it them him her me us you everything anything something')}`;
const join = `(?:,\\s*)?(?:and/or|and|or|nor|plus)${end}|[,、/&]|或者?|和|以及|与`;
const link = oneOf(`
  about after again against also always and anymore anyway are as at be because been before but by can could did do
  does either else ever everything except first for from had has have he here how i if in instead into is it just
  later me more must need neither next no nor not now of off on once only onto or otherwise out over please she
  should since so still than that their them then there they this though till to today together tomorrow too
  unless until up upon us was we were what when where whether which while who why will with within would yet you
`);
const piece = `(?:(?!${link}|${opener})${spacedWord}|(?:(?!和|或|以及|与)${UNSPACED.source})+)`;
/** Bounded, so that the time for one token is; what is left over are words that follow. */
const name = `${piece}(?:\\s*${piece}){0,7}`;

const rule = (pattern: string) => new RegExp(pattern, 'u');
const space = { match: /\s+/u, lineBreaks: true };
const openers = {
  forbid: { match: rule(forbid), lineBreaks: true, next: 'objects' },
  sparing: { match: rule(sparing), lineBreaks: true, next: 'objects' },
  lack: { match: rule(lack), lineBreaks: true, next: 'objects' },
};
const inMain = (pattern: string) => ({ match: rule(pattern), lineBreaks: true, next: 'main' });

const states = moo.states({
  main: {
    space,
    stop: inMain(`${stop}|,`),
    ...openers,
    not: inMain(not),
    word: inMain(`${spacedWord}|[\\s\\S]`),
  },
  objects: {
    space,
    stop: inMain(`${stop}|,`),
    ...openers,
    not: inMain(not),
    article: rule(article),
    name: { match: rule(name), lineBreaks: true, next: 'after' },
    word: inMain(`${spacedWord}|[\\s\\S]`),
  },
  after: {
    space,
    stop: inMain(stop),
    join: { match: rule(join), lineBreaks: true, next: 'objects' },
    ...openers,
    not: inMain(not),
    object: inMain(object),
    word: inMain(`${spacedWord}|[\\s\\S]`),
  },
});

/** Whether a text says anything that the grammar looks for. */
export const OPENER = rule(opener);

const nextToken = states.next.bind(states);

/** A word as people write it, `git_diff` or `mcp_tool:gh/search`, or a run of a script without spaces. */
export const WRITTEN = new RegExp(`${spacedWord}|${UNSPACED.source}+`, 'gu');

/** The lexer of the grammar: white space is left out. */
export const lexer: moo.Lexer = Object.assign(states, {
  next(): Token | undefined {
    let token = nextToken();
    while (token?.type === 'space') token = nextToken();
    return token;
  },
});
