/**
 * Triggers: which of them a turn matches, and how often.
 *
 * | signal              | matches a text that                                         |
 * |---------------------|-------------------------------------------------------------|
 * | phrase(P)           | holds P, at word boundaries                                 |
 * | keyword(K)          | holds the words of K side by side (`git_diff`: "git diff")  |
 * | verb(V), object(O)  | holds every word of V, anywhere                             |
 * | need(N), all others | (no text)                                                   |
 *
 * and every one of them matches when it is itself a signal of the turn. A trigger matches once at most.
 *
 * `scoring: "overlap"` counts as the older program did: every occurrence of a phrase, inside words too; keywords
 * as one token only; a match in the text and a signal apart; verbs, objects and needs twice for a signal.
 */

import type { UnitId } from '../catalog/identity.ts';
import type { Trigger } from '../catalog/unit.ts';
import { keyOf } from '../logic/relations.ts';
import type { Term } from '../logic/term.ts';
import {
  lowerCase,
  occurrences,
  overlapWords,
  partsOf,
  spelling,
  tokensOf,
  UNSPACED,
  wordsOf,
} from '../search/words.ts';
import type { Scoring } from './turn.ts';

/** What of a turn triggers are held against. */
export interface TurnText {
  readonly text: string;
  /** The signals of the turn, and `need(N)` for every need N. */
  readonly signals: readonly Term[];
}

/** How often a signal (a ground term) matches the turn it was made for. */
export type TriggerMatcher = (signal: Term) => number;

/** Takes the turn apart once and holds any number of signals against it. */
export function triggerMatcher(turn: TurnText, scoring: Scoring): TriggerMatcher {
  return readTurn(turn, scoring).matches;
}

export interface UnitTrigger extends Trigger {
  readonly unit: UnitId;
}

/** A trigger that matches a turn: a row of `triggered/4`. */
export interface Triggered extends UnitTrigger {
  /** Positive integer; 1 unless scoring is `overlap`. */
  readonly matches: number;
}

/**
 * Triggers under what a turn must hold to match them, so that a turn is held against few of them. Answers what
 * {@link triggerMatcher} would for each, without those that do not match, in the order given.
 */
export function triggerIndex(
  triggers: Iterable<UnitTrigger>,
  scoring: Scoring,
): (turn: TurnText) => readonly Triggered[] {
  const all = [...triggers];
  const groups = bySignal(all);
  const near = new Map<string, Group[]>();
  for (const group of groups) {
    for (const key of keysOf(group.signal, scoring)) {
      const known = near.get(key);
      if (known) known.push(group);
      else near.set(key, [group]);
    }
  }
  return (turn) => {
    const { keys, matches } = readTurn(turn, scoring);
    const found: { position: number; matches: number }[] = [];
    for (const { signal, positions } of new Set([...keys].flatMap((key) => near.get(key) ?? []))) {
      const count = matches(signal);
      if (count > 0) for (const position of positions) found.push({ position, matches: count });
    }
    found.sort((a, b) => a.position - b.position);
    return found.map(({ position, matches }) => ({ ...(all[position] as UnitTrigger), matches }));
  };
}

/** Triggers of one signal, which many units may share: it matches a turn for all of them or for none. */
interface Group {
  readonly signal: Term;
  readonly positions: number[];
}

function bySignal(triggers: readonly UnitTrigger[]): Iterable<Group> {
  const groups = new Map<string, Group>();
  triggers.forEach(({ signal }, position) => {
    const key = keyOf(signal);
    const known = groups.get(key);
    if (known) known.positions.push(position);
    else groups.set(key, { signal, positions: [position] });
  });
  return groups.values();
}

/** A turn taken apart. `keys` holds a key of every signal that matches; see {@link keysOf}. */
interface TurnReading {
  readonly matches: TriggerMatcher;
  readonly keys: ReadonlySet<string>;
}

const ALWAYS = 'always';
const givenKey = (signal: Term): string => `given ${keyOf(signal)}`;
const wordKey = (word: string): string => `word ${word}`;
const tokenKey = (token: string): string => `token ${token}`;

function readTurn(turn: TurnText, scoring: Scoring): TurnReading {
  const given = new Set(turn.signals.map(givenKey));
  const text = scoring === 'overlap' ? overlapReading(turn.text) : rankedReading(turn.text);
  return {
    matches: (signal) => text.matches(signal, given.has(givenKey(signal))),
    keys: new Set([ALWAYS, ...given, ...text.keys]),
  };
}

/** What makes a match likely enough to look: one of these stands in every turn that matches the signal. */
function keysOf(signal: Term, scoring: Scoring): readonly string[] {
  const textKeys = scoring === 'overlap' ? overlapKeys : rankedKeys;
  return [...new Set([givenKey(signal), ...textKeys(signal)])];
}

interface TextReading {
  matches(signal: Term, given: boolean): number;
  readonly keys: readonly string[];
}

function overlapReading(text: string): TextReading {
  const lowered = lowerCase(text);
  const words = new Set(overlapWords(text));
  return {
    keys: [...words].map(wordKey),
    matches(signal, given) {
      const once = Number(given);
      const { kind, value } = signalText(signal);
      if (kind === 'need') return 2 * once;
      if (value === undefined) return once;
      if (kind === 'phrase') return occurrences(lowerCase(value), lowered) + once;
      if (kind === 'keyword') return Number(words.has(lowerCase(value))) + once;
      return Number(allIn(overlapWords(value), words)) + 2 * once;
    },
  };
}

function overlapKeys(signal: Term): readonly string[] {
  const { kind, value } = signalText(signal);
  if (value === undefined) return [];
  if (kind === 'phrase') return [ALWAYS];
  const words = kind === 'keyword' ? [lowerCase(value)] : overlapWords(value);
  return words.slice(0, 1).map(wordKey);
}

function rankedReading(text: string): TextReading {
  const spelled = spelling(text);
  const words = wordsOf(text);
  const parts = partsOf(text);
  const known = new Set([...words, ...parts]);
  const lines = [sideBySide(words), sideBySide(parts)] as const;
  return {
    keys: [...Array.from(known, wordKey), ...tokensOf(spelled).map(tokenKey)],
    matches(signal, given) {
      const { kind, value } = signalText(signal);
      if (given || value === undefined) return Number(given);
      if (isPhrase(kind, value)) return Number(holdsPhrase(spelled, value));
      const readings = [wordsOf(value), partsOf(value)];
      if (kind === 'words') return Number(readings.some((reading) => allIn(reading, known)));
      return Number(
        readings.some((reading, i) => reading.length > 0 && lines[i]?.includes(sideBySide(reading))),
      );
    },
  };
}

function rankedKeys(signal: Term): readonly string[] {
  const { kind, value } = signalText(signal);
  if (value === undefined) return [];
  if (!isPhrase(kind, value))
    return [wordsOf(value), partsOf(value)].flatMap((words) => words.slice(0, 1)).map(wordKey);
  const [token] = tokensOf(spelling(value));
  return [token === undefined ? ALWAYS : tokenKey(token)];
}

/** A keyword of anything but words in `_`, `-` and spaces (`c++`, or a script without spaces) is a phrase. */
const isPhrase = (kind: SignalKind, value: string): boolean =>
  kind === 'phrase' ||
  (kind === 'keyword' && (!/^[\p{L}\p{M}\p{N}\s_-]*$/u.test(value) || UNSPACED.test(value)));

function holdsPhrase(spelled: string, phrase: string): boolean {
  const spelledPhrase = spelling(phrase);
  return spelledPhrase !== '' && spelled.includes(spelledPhrase);
}

const sideBySide = (words: readonly string[]): string => ` ${words.join(' ')} `;
const allIn = (words: readonly string[], known: ReadonlySet<string>): boolean =>
  words.length > 0 && words.every((word) => known.has(word));

type SignalKind = 'phrase' | 'keyword' | 'words' | 'need' | 'other';

/** What a phrase or a keyword says, as an example of how people ask for the unit that has it. */
export function exampleIn(signal: Term): string | undefined {
  const { kind, value } = signalText(signal);
  return kind === 'phrase' || kind === 'keyword' ? value : undefined;
}

/** What a signal looks for in a text; no value where it looks for nothing. */
interface SignalText {
  readonly kind: SignalKind;
  readonly value?: string;
}

function signalText(signal: Term): SignalText {
  const [argument] = signal.kind === 'compound' && signal.args.length === 1 ? signal.args : [];
  if (signal.kind !== 'compound' || !argument) return { kind: 'other' };
  switch (signal.name) {
    case 'phrase':
    case 'keyword': {
      const value = nameOf(argument);
      return value === undefined ? { kind: signal.name } : { kind: signal.name, value };
    }
    case 'verb':
    case 'object':
      return { kind: 'words', value: namesIn(argument) };
    case 'need':
      return { kind: 'need' };
    default:
      return { kind: 'other' };
  }
}

const nameOf = (term: Term): string | undefined =>
  term.kind === 'atom' ? term.name : term.kind === 'text' ? term.value : undefined;

/** Every name and number in a term, whatever its shape: `pull(request, 2)` → "pull request 2". */
function namesIn(term: Term): string {
  const names: string[] = [];
  const stack: Term[] = [term];
  for (let next = stack.pop(); next; next = stack.pop()) {
    names.push('name' in next ? next.name : String(next.value));
    if (next.kind === 'compound') stack.push(...[...next.args].reverse());
  }
  return names.join(' ');
}
