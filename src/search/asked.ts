/** What is asked of an index: the terms of a request that stand in it, and what finding each is worth. */

import type { Lexicon } from './lexicon.ts';
import { type Posting, postingOf, type SearchIndex } from './postings.ts';
import type { Request, RequestTerm } from './request.ts';

/** A way in which a document can hold what a term asks for. */
export interface Sense {
  readonly stem: string;
  /** How people write it. */
  readonly word: string;
  readonly posting: Posting;
  /** What holding the stem entirely is worth. */
  readonly most: number;
}

export interface AskedTerm extends RequestTerm {
  /** The part of the request that the term is, as far as rare words are more of it. */
  readonly share: number;
  /** The term itself, where the index has it. */
  readonly own?: Sense;
  /** Other words for it, or for what goes with it. */
  readonly related: readonly Sense[];
}

/** A request, as far as an index knows of it. */
export interface Asked {
  readonly request: Request;
  readonly terms: readonly AskedTerm[];
  /** The terms of each clause, by their positions. */
  readonly clauses: readonly (readonly number[])[];
}

/** Terms beyond this many are left out, the most common first. */
const MOST_TERMS = 192;

/** Units without any word that are imagined beside the catalog, so that in a small one words are rare too. */
const IMAGINED = 50;

/** A request of so many terms asks for related words in full; a longer one says enough itself. */
const TERMS_WITH_RELATED = 7;

/** A related word that would count less is left out: it costs more than it says. */
const LEAST_RELATED = 0.1;

/** The part of a request that a word is which no unit has. */
const UNKNOWN_SHARE = 0.5;

/** What a word counts that stands in literals only, where another counts 1. */
const LITERAL = 0.3;

export function askedTerms(index: SearchIndex, request: Request, lexicon: Lexicon): readonly AskedTerm[] {
  const rarity = rarityIn(index);
  const asked = new Set(request.terms.map(({ stem }) => stem));
  const weight = Math.min(1, TERMS_WITH_RELATED / Math.max(1, request.terms.length));
  const senseOf = (stem: string, word: string, factor: number): Sense | undefined => {
    const posting = postingOf(index, stem);
    if (!posting || posting.slots.length === 0) return undefined;
    return { stem, word, posting, most: factor * rarity(posting.slots.length) };
  };
  const relatedSenses = (stem: string): readonly Sense[] => {
    const senses: Sense[] = [];
    for (const other of lexicon.get(stem) ?? []) {
      if (weight * other.weight < LEAST_RELATED || asked.has(other.stem)) continue;
      const sense = senseOf(other.stem, other.word, weight * other.weight);
      if (sense) senses.push(sense);
    }
    return senses;
  };
  const terms = request.terms.map((term): AskedTerm => {
    const factor = term.literal ? LITERAL : 1;
    const own = senseOf(term.stem, term.word, factor);
    return {
      ...term,
      share: own ? own.most : factor * UNKNOWN_SHARE,
      ...(own && { own }),
      related: term.literal ? [] : relatedSenses(term.stem),
    };
  });
  return rarest(terms);
}

/** How rare a stem of so many documents is: 1 for a stem of one, towards 0 for a stem of all. */
function rarityIn({ slots }: SearchIndex): (holders: number) => number {
  const units = slots.size + IMAGINED;
  const raw = (holders: number) => Math.log(1 + (units - holders + 0.5) / (holders + 0.5));
  const top = raw(1);
  return (holders) => raw(holders) / top;
}

function rarest(terms: readonly AskedTerm[]): readonly AskedTerm[] {
  if (terms.length <= MOST_TERMS) return terms;
  const least = [...terms].sort((a, b) => b.share - a.share)[MOST_TERMS]?.share ?? 0;
  return terms.filter(({ share, own }) => own && share > least).slice(0, MOST_TERMS);
}
