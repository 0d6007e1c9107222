/**
 * Decrees: what a message of the user forbids, asks to be asked about, prefers and takes back.
 *
 * The line: own words → sentences → lexemes → tokens → clauses → readings. What seems to set a rule and is not
 * understood is reported as unread, and never guessed.
 */

import { spellingOf } from '../catalog/tool-spelling.ts';
import type { Facts } from '../logic/program.ts';
import { calm, calmed } from './decree/calm.ts';
import { withAmounts } from './decree/chinese-numbers.ts';
import type { Action } from './decree/clause.ts';
import { languageOf, tokensOf } from './decree/language.ts';
import { lexemesOf, usual } from './decree/lexemes.ts';
import { type DecreeLexicon, decreeLexicon, withoutArticle } from './decree/lexicon.ts';
import { lostLimits } from './decree/lost-limits.ts';
import { ownWords } from './decree/own-words.ts';
import { parseTokens } from './decree/parse.ts';
import { tell } from './decree/readings.ts';
import { LONGEST_SENTENCE, type Sentence, sentencesOf } from './decree/sentences.ts';
import { spokenWords } from './decree/spoken-words.ts';
import type { Group, Naming } from './decree/things.ts';
import { type KnownTool, readTool, type Tool } from './decree/toolbox.ts';
import { withoutEverywhere } from './everywhere.ts';
import type { DecreeContext, Decrees, Reading, Unread } from './reading.ts';

export interface DecreeOptions {
  /** Facts of a policy; those named `decree_…` add to the lexicon. */
  readonly facts?: Facts;
  /** What a catalog knows of the tools, by name, or by the key of its spelling. */
  readonly known?: ReadonlyMap<string, KnownTool>;
}

/** Longer messages are not read: whoever pastes a book orders nothing in it. */
export const LONGEST_MESSAGE = 200_000;
/** At most so many sentences of a message are read, and those that order so many things. */
const MOST_SENTENCES = 400;
const MOST_ORDERS = 100;
/** Nobody orders more in one sentence. */
const MOST_VERBS = 32;

/** What a message of the user says about the tools of a session. Pure; the same for the same arguments. */
export function readDecrees(message: string, context: DecreeContext, options: DecreeOptions = {}): Decrees {
  if (message.length > LONGEST_MESSAGE)
    return {
      readings: [],
      unread: [
        {
          sentence: message.slice(0, LONGEST_SENTENCE),
          span: [0, message.length],
          why: 'the message is too long to be read for rules',
        },
      ],
    };
  const lexicon = decreeLexicon(options.facts);
  const tools = context.tools.map((name) => readTool(name, knownOf(name, options), lexicon));
  const known: Known = { message, context, lexicon, tools, names: toolNames(tools), groups: groupsOf(tools) };
  const sentences = once(sentencesOf(calmed(ownWords(calm(message)))), message);
  const read: ReadSentence[] = [];
  let orders = 0;
  for (const sentence of sentences) {
    if (read.length === MOST_SENTENCES || orders >= MOST_ORDERS) break;
    const one = readSentence(sentence, known, read.at(-1)?.done);
    orders += one.orders ?? (one.unread.length > 0 ? 1 : 0);
    read.push(one);
  }
  const rest = sentences[read.length];
  return {
    readings: distinct(read.flatMap(({ readings }) => readings)),
    unread: [...read.flatMap(({ unread }) => unread), ...(rest ? [tooMany(rest, message)] : [])],
  };
}

interface ReadSentence extends Decrees {
  readonly done?: Action;
  /** How many things it orders. */
  readonly orders?: number;
}

interface Known {
  readonly message: string;
  readonly context: DecreeContext;
  readonly lexicon: DecreeLexicon;
  readonly tools: readonly Tool[];
  readonly names: ReadonlyMap<string, string>;
  readonly groups: Naming['groups'];
}

const tooMany = ({ from, to }: Sentence, message: string): Unread => ({
  sentence: message.slice(from, to),
  span: [from, message.length],
  why: 'the message has too many sentences',
});

/** A sentence that stands twice in a message is read once. */
function once(sentences: readonly Sentence[], message: string): readonly Sentence[] {
  const seen = new Set<string>();
  return sentences.filter(({ from, to }) => {
    const before = seen.size;
    return seen.add(message.slice(from, to)).size > before;
  });
}

/** `before`: what the sentence before says was done. */
function readSentence(
  sentence: Sentence,
  { message, context, lexicon, tools, names, groups }: Known,
  before: Action | undefined,
): ReadSentence {
  const span = [sentence.from, sentence.to] as const;
  const text = message.slice(sentence.from, sentence.to);
  const unread = (why: string): Unread => ({ sentence: text, span, why });
  const start = sentence.text.slice(0, LONGEST_SENTENCE);
  const written = lexemesOf(start, sentence.from, message);
  const code = languageOf(start, written, lexicon);
  const usually = usual(written, lexicon.variants.get(code));
  const language = lexicon.language(code);
  const words = spokenWords(code === 'zh' ? withAmounts(usually) : usually, code, language);
  const tokens = tokensOf(code, words, language, lexicon, sentence.question);
  if (tokens.length === 0) return { readings: [], unread: [] };
  if (sentence.text.length > LONGEST_SENTENCE)
    return { readings: [], unread: [unread('the sentence is too long')] };
  const clauses = parseTokens(code, tokens);
  if (!clauses) return { readings: [], unread: [unread('the sentence is put in a way that is not known')] };
  const orders = sumOf(clauses, ({ actions }) => sumOf(actions, ordersOf));
  if (sumOf(clauses, ({ actions }) => sumOf(actions, ({ verbs }) => verbs.length)) > MOST_VERBS)
    return { readings: [], unread: [unread('the sentence orders too much at once')], orders };
  const naming = { language, lexicon, message, context, tools: names, groups };
  const told = tell(clauses, { naming, tools, ...(before && { before }) });
  const lost = told.readings.length > 0 ? lostLimits({ words, clauses, language, message }) : [];
  return {
    readings: told.readings.map((reading) => withoutEverywhere({ ...reading, sentence: text, span })),
    unread: [...told.unread, ...lost.map((limit) => `“${limit}” limits it in a way that is not read`)].map(
      unread,
    ),
    ...(told.done && { done: told.done }),
    ...(told.readings.length + told.unread.length > 0 && { orders }),
  };
}

const sumOf = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0);

/** "Never email or text Sarah or Bob" orders four things. */
const ordersOf = ({ verbs, parts }: Action): number =>
  Math.max(1, verbs.length) * Math.max(1, ...parts.map(({ items }) => items.length));

/** However the session spells it. */
const knownOf = (name: string, { known }: DecreeOptions): KnownTool =>
  known?.get(name) ?? known?.get(spellingOf(name).whole) ?? {};

const toolNames = (tools: readonly Tool[]): ReadonlyMap<string, string> =>
  new Map(tools.flatMap(({ name, names }) => names.map((one) => [one, name] as const)));

/** The tools of each server, by what it may be called. */
function groupsOf(tools: readonly Tool[]): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>();
  const put = (called: string, tool: string, stated: boolean): void => {
    const before = groups.get(called);
    if (before?.stated && !stated) return;
    const others = before && before.stated === stated ? before.tools : [];
    groups.set(called, { tools: [...others, tool], stated });
  };
  for (const { name, servers, statedServers } of tools) {
    for (const called of new Set(servers)) put(called, name, false);
    for (const called of new Set(statedServers.flatMap(withoutArticle))) put(called, name, true);
  }
  return groups;
}

/** A rule that is said twice is one. */
function distinct(readings: readonly Reading[]): readonly Reading[] {
  const seen = new Set<string>();
  return readings.filter(({ sentence: _, span: __, verb: ___, object: ____, wider: _____, ...reading }) => {
    const key = JSON.stringify(reading);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
