/** What speaks for a candidate, as numbers between 0 and 1. */

import type { Asked } from './asked.ts';
import type { Candidates } from './candidates.ts';
import type { Document } from './document.ts';
import { type Holdings, holdingsOf } from './holdings.ts';
import type { SearchIndex } from './postings.ts';
import type { Pairs } from './request.ts';

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

/** The features of the candidates, in their order. */
export function featuresOf(index: SearchIndex, asked: Asked, found: Candidates): readonly Features[] {
  const documents = found.slots.map((slot) => index.documents[slot] as Document);
  const held = holdingsOf(index, asked.terms, found.slots);
  const top = found.slots.reduce((most, slot) => Math.max(most, found.whole[slot] as number), 0) || 1;
  const siblings = bestByServer(documents, found);
  const clauses = asked.clauses.map((terms, i) => clauseView(asked, held, terms, found, i));
  const all = asked.terms.map((_, term) => term);
  const shares = shareOf(asked, all) || 1;
  const stems = new Set(asked.terms.flatMap(({ stem, literal }) => (literal ? [] : [stem])));
  return found.slots.map((slot, candidate) => {
    const document = documents[candidate] as Document;
    const worth = found.whole[slot] as number;
    const { clause, clauseRank, clauseCover } = clauseFeatures(clauses, held, candidate, slot);
    return {
      whole: worth / top,
      clause,
      clauseRank,
      clauseCover,
      cover: coverOf(held, all, candidate) / shares,
      named: document.names.length > 0 && document.names.every((stem) => stems.has(stem)) ? 1 : 0,
      server: part(document.server, stems),
      sibling: siblingOf(siblings, document, worth) / top,
      pairs: Math.min(FULL_PAIRS, pairsIn(document, asked.request.pairs)) / FULL_PAIRS,
    };
  });
}

function shareOf({ terms }: Asked, which: readonly number[]): number {
  return which.reduce((sum, term) => sum + (terms[term]?.share ?? 0), 0);
}

function worthOf({ terms, worth }: Holdings, which: readonly number[], candidate: number): number {
  let sum = 0;
  for (const term of which) sum += worth[candidate * terms + term] as number;
  return sum;
}

function coverOf({ terms, cover }: Holdings, which: readonly number[], candidate: number): number {
  let sum = 0;
  for (const term of which) sum += cover[candidate * terms + term] as number;
  return sum;
}

interface ClauseView {
  /** Positions among the terms of the request. */
  readonly terms: readonly number[];
  readonly share: number;
  /** Between 0 and 1. */
  readonly loudness: number;
  /** What its best is worth. */
  readonly best: number;
  /** By slot. */
  readonly ranks: ReadonlyMap<number, number>;
}

function clauseView(
  asked: Asked,
  held: Holdings,
  terms: readonly number[],
  { slots, byClause }: Candidates,
  clause: number,
): ClauseView {
  const share = shareOf(asked, terms);
  const inOrder = byClause[clause] ?? [];
  const first = inOrder[0] === undefined ? -1 : slots.indexOf(inOrder[0]);
  return {
    terms,
    share: share || 1,
    loudness: Math.min(1, share / FULL_CLAUSE),
    best: (first >= 0 && worthOf(held, terms, first)) || 1,
    ranks: new Map(inOrder.map((slot, i) => [slot, 1 / (1 + i)])),
  };
}

function clauseFeatures(
  clauses: readonly ClauseView[],
  held: Holdings,
  candidate: number,
  slot: number,
): Pick<Features, 'clause' | 'clauseRank' | 'clauseCover'> {
  let [clause, clauseRank, clauseCover] = [0, 0, 0];
  for (const { terms, share, loudness, best, ranks } of clauses) {
    clause = Math.max(clause, (loudness * worthOf(held, terms, candidate)) / best);
    clauseRank = Math.max(clauseRank, loudness * (ranks.get(slot) ?? 0));
    clauseCover = Math.max(clauseCover, (loudness * coverOf(held, terms, candidate)) / share);
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

/** Distinct pairs of the document that are asked for. */
function pairsIn({ sequences }: Document, asked: Pairs): number {
  const found = new Set<string>();
  for (const stems of sequences)
    for (let i = 1; i < stems.length; i++) {
      const right = stems[i] as string;
      if (asked.get(stems[i - 1] as string)?.has(right)) found.add(`${stems[i - 1]} ${right}`);
    }
  return found.size;
}
