/** Learned triggers: requests as phrases of the units they led to, and the file they stand in. */

import { identityTerm, termIdentity, type UnitId, unitId } from '../catalog/identity.ts';
import type { Policy } from '../catalog/policy.ts';
import { exampleIn } from '../compile/triggers.ts';
import { fail, formatDiagnostic, ok, type Result, source } from '../logic/diagnostics.ts';
import { compareText } from '../logic/order.ts';
import { readText } from '../logic/reader.ts';
import { compound, int, isCompound, type Term, text } from '../logic/term.ts';
import { writeTerm } from '../logic/writer.ts';
import { proseOf } from '../search/request.ts';
import { stemsOf } from '../search/stems.ts';
import { spelling } from '../search/words.ts';

export interface Learned {
  /** An identity of the catalog, or one that an earlier run learned for. */
  readonly unit: UnitId;
  readonly phrase: string;
  readonly weight: number;
  readonly isNew: boolean;
}

/** What a learned phrase is worth where a turn holds it to the letter. It is there to be searched. */
const WEIGHT = 20;

/** A longer request says too much to be an example. In code points. */
const LONGEST = 240;

/** A unit keeps so many, the first by code point; the catalog allows 256 triggers of all kinds. */
const MOST_FOR_UNIT = 64;

/**
 * The earlier triggers, and one for every request that says something new of its unit: without literals (names,
 * numbers, addresses are no part of what a tool is for) and told apart as phrases are. In the order of units,
 * then of phrases.
 */
export function learnTriggers(
  policy: Policy,
  before: readonly Learned[],
  calls: readonly { readonly unit: UnitId; readonly query: string }[],
): readonly Learned[] {
  const byKey = new Map(before.map((learned) => [keyOf(learned), learned]));
  const stated = statedPhrases(policy);
  for (const { unit, query } of calls) {
    const phrase = phraseOf(query);
    if (phrase === undefined) continue;
    const learned = { unit, phrase, weight: WEIGHT, isNew: true };
    const key = keyOf(learned);
    const known = byKey.get(key);
    if (stated.has(key) && !known) continue;
    if (!known || (known.isNew && compareText(phrase, known.phrase) < 0)) byKey.set(key, learned);
  }
  return bounded([...byKey.values()].sort(inOrder));
}

const keyOf = ({ unit, phrase }: Pick<Learned, 'unit' | 'phrase'>): string => `${unit}\n${spelling(phrase)}`;

const inOrder = (a: Learned, b: Learned): number =>
  compareText(a.unit, b.unit) || compareText(a.phrase, b.phrase);

function phraseOf(query: string): string | undefined {
  const prose = proseOf(query)
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .trim();
  return stemsOf(prose).length === 0 || [...prose].length > LONGEST ? undefined : prose;
}

function statedPhrases({ catalog }: Policy): ReadonlySet<string> {
  const all = [...catalog.units.values()];
  return new Set(
    all.flatMap(({ unit, triggers }) =>
      triggers.flatMap(({ signal }) => {
        const phrase = exampleIn(signal);
        return phrase === undefined ? [] : [keyOf({ unit, phrase })];
      }),
    ),
  );
}

/** What a person kept stays; new ones fill up what is free. */
function bounded(sorted: readonly Learned[]): readonly Learned[] {
  const free = new Map<UnitId, number>();
  const left = (unit: UnitId) => free.get(unit) ?? MOST_FOR_UNIT;
  for (const { unit, isNew } of sorted) if (!isNew) free.set(unit, left(unit) - 1);
  return sorted.filter(({ unit, isNew }) => {
    if (!isNew) return true;
    free.set(unit, left(unit) - 1);
    return left(unit) >= 0;
  });
}

const HEADER = `% Triggers learned from accepted calls, by \`lictor learn\`.
%
% Review them as you would any change: take out what says nothing of its unit. What is taken out comes back when
% the same calls are learned from again.
`;

/** The triggers as the text of a file. {@link readLearned} reads it back. */
export function learnedText(learned: readonly Learned[]): string {
  const facts = learned.map(({ unit, phrase, weight }) => {
    const signal = compound('-', compound('phrase', text(phrase)), int(weight));
    return `${writeTerm(compound('triggers', identityTerm(unit), signal))}.\n`;
  });
  return [HEADER, '\n', ...facts].join('');
}

/** The triggers of a file that holds nothing else; otherwise the places of what else there is. */
export function readLearned(path: string, content: string): Result<readonly Learned[], readonly string[]> {
  const { clauses, diagnostics } = readText(source(path, content));
  const learned = clauses.map(({ term }) => learnedIn(term));
  const strange = clauses.filter((_, i) => !learned[i]).map(({ term }) => writeTerm(term));
  if (diagnostics.length > 0 || strange.length > 0)
    return fail([...diagnostics.map(formatDiagnostic), ...strange.slice(0, 3)]);
  return ok(learned.filter((each) => each !== undefined));
}

function learnedIn(term: Term): Learned | undefined {
  if (!isCompound(term, 'triggers', 2)) return undefined;
  const [unit, trigger] = term.args as [Term, Term];
  const identity = termIdentity(unit);
  if (!identity || !isCompound(trigger, '-', 2)) return undefined;
  const [signal, weight] = trigger.args as [Term, Term];
  const phrase = isCompound(signal, 'phrase', 1) ? exampleIn(signal) : undefined;
  if (phrase === undefined || weight.kind !== 'int') return undefined;
  return { unit: unitId(identity), phrase, weight: weight.value, isNew: false };
}
