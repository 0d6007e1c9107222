/** What speaks for a candidate, as numbers between 0 and 1. */

import type { Asked, AskedTerm, Sense } from './asked.ts';
import type { Candidates } from './candidates.ts';
import type { Document } from './document.ts';
import type { SearchIndex } from './postings.ts';
import { pairKey } from './request.ts';

export interface Features {
  /** Its worth for the whole request, beside that of the best. */
  readonly whole: number;
  /** Its worth for the clause it serves best, beside that of the best there. */
  readonly clause: number;
  /** 1 for the first of a clause, ½ for the second, and so on. */
  readonly clauseRank: number;
  /** The part of the request that it holds. */
  readonly cover: number;
  /** The part of a clause that it holds, at best. */
  readonly clauseCover: number;
  /** 1 when the request holds every word of its name. */
  readonly named: number;
  /** The part of its server's name that the request holds. */
  readonly server: number;
  /** The worth of the best other unit of its server, beside that of the best. */
  readonly sibling: number;
  /** Words side by side in it that are side by side in the request. */
  readonly pairs: number;
}

export const FEATURES = [
  'whole',
  'clause',
  'clauseRank',
  'cover',
  'clauseCover',
  'named',
  'server',
  'sibling',
  'pairs',
] as const satisfies readonly (keyof Features)[];

/** A clause of fewer rare words than this speaks less loudly. */
const FULL_CLAUSE = 2;
/** So many pairs are as good as any more. */
const FULL_PAIRS = 3;

export function featuresOf(index: SearchIndex, asked: Asked, found: Candidates): readonly Features[] {
  const documents = found.slots.map((slot) => index.documents[slot] as Document);
  const top = found.slots.reduce((most, slot) => Math.max(most, found.whole[slot] as number), 0) || 1;
  const siblings = bestByServer(documents, found);
  const clauses = asked.clauses.map((terms, i) => clauseView(index, terms, found.byClause[i] ?? []));
  const shares = sum(asked.terms, ({ share }) => share) || 1;
  const stems = new Set(asked.terms.flatMap(({ stem, literal }) => (literal ? [] : [stem])));
  return found.slots.map((slot, i) => {
    const document = documents[i] as Document;
    const held = asked.terms.map((term) => heldOf(document, term));
    const byTerm = new Map(asked.terms.map((term, k) => [term, held[k] as Held]));
    return {
      whole: (found.whole[slot] as number) / top,
      ...clauseFeatures(clauses, byTerm, slot),
      cover: sum(asked.terms, (term, k) => (held[k] as Held).part * term.share) / shares,
      named: document.names.length > 0 && document.names.every((stem) => stems.has(stem)) ? 1 : 0,
      server: part(document.server, stems),
      sibling: siblingOf(siblings, document, found.whole[slot] as number) / top,
      pairs: Math.min(FULL_PAIRS, pairsIn(document, asked.request.pairs)) / FULL_PAIRS,
    };
  });
}

/** How much of a term a document holds, and what that is worth. */
interface Held {
  readonly part: number;
  readonly worth: number;
}

/** Related words are at most this part of a term. */
const MOST_RELATED = 0.7;

function heldOf({ worth }: Document, { own, related, share }: AskedTerm): Held {
  const itself = own && worth.get(own.stem);
  let sum = itself === undefined ? 0 : (own as Sense).most * itself;
  for (const sense of related) sum += sense.most * (worth.get(sense.stem) ?? 0);
  return { part: itself !== undefined ? 1 : Math.min(MOST_RELATED, sum / share), worth: sum };
}

interface ClauseView {
  readonly terms: readonly AskedTerm[];
  readonly share: number;
  /** Between 0 and 1. */
  readonly loudness: number;
  readonly best: number;
  readonly ranks: ReadonlyMap<number, number>;
}

function clauseView(index: SearchIndex, terms: readonly AskedTerm[], best: readonly number[]): ClauseView {
  const share = sum(terms, (term) => term.share);
  const first = best[0] === undefined ? undefined : index.documents[best[0]];
  return {
    terms,
    share: share || 1,
    loudness: Math.min(1, share / FULL_CLAUSE),
    best: first ? sum(terms, (term) => heldOf(first, term).worth) || 1 : 1,
    ranks: new Map(best.map((slot, i) => [slot, 1 / (1 + i)])),
  };
}

function clauseFeatures(
  clauses: readonly ClauseView[],
  held: ReadonlyMap<AskedTerm, Held>,
  slot: number,
): Pick<Features, 'clause' | 'clauseRank' | 'clauseCover'> {
  let [clause, clauseRank, clauseCover] = [0, 0, 0];
  for (const { terms, share, loudness, best, ranks } of clauses) {
    let [worth, covered] = [0, 0];
    for (const term of terms) {
      const { part, worth: own } = held.get(term) as Held;
      worth += own;
      covered += part * term.share;
    }
    clause = Math.max(clause, (loudness * worth) / best);
    clauseRank = Math.max(clauseRank, loudness * (ranks.get(slot) ?? 0));
    clauseCover = Math.max(clauseCover, (loudness * covered) / share);
  }
  return { clause, clauseRank, clauseCover };
}

/** The best and the second-best worth among the candidates of each server. */
function bestByServer(
  documents: readonly Document[],
  { slots, whole }: Candidates,
): ReadonlyMap<string, readonly [number, number]> {
  const byServer = new Map<string, readonly [number, number]>();
  documents.forEach(({ searched: { server } }, i) => {
    if (server === undefined) return;
    const worth = whole[slots[i] as number] as number;
    const [first, second] = byServer.get(server) ?? [0, 0];
    byServer.set(server, worth > first ? [worth, first] : [first, Math.max(second, worth)]);
  });
  return byServer;
}

function siblingOf(
  byServer: ReadonlyMap<string, readonly [number, number]>,
  { searched: { server } }: Document,
  own: number,
): number {
  const [first, second] = (server !== undefined && byServer.get(server)) || [0, 0];
  return own === first ? second : first;
}

function part(stems: readonly string[], asked: ReadonlySet<string>): number {
  return stems.length === 0 ? 0 : stems.filter((stem) => asked.has(stem)).length / stems.length;
}

function pairsIn({ sequences }: Document, asked: ReadonlySet<string>): number {
  const found = new Set<string>();
  for (const stems of sequences)
    for (let i = 1; i < stems.length; i++) {
      const key = pairKey(stems[i - 1] as string, stems[i] as string);
      if (asked.has(key)) found.add(key);
    }
  return found.size;
}

function sum<T>(items: readonly T[], value: (item: T, index: number) => number): number {
  return items.reduce((total, item, i) => total + value(item, i), 0);
}
