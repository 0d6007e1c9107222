/**
 * Retrieval: how well a search finds the tools that requests need.
 *
 * A set is a folder with `tools.jsonl` (id, name, description, and where it is known server, category and
 * inputSchema) and `queries.jsonl` (text, relevant ids, and `mode: "any"` where one of them is enough).
 */

import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type UnitId, unitId } from '../../src/catalog/identity.ts';
import type { JsonObject, UnitSpec } from '../../src/catalog/unit.ts';

export interface Tool {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly server?: string;
  readonly category?: string;
  readonly inputSchema?: JsonObject;
}

export interface Query {
  readonly text: string;
  readonly relevant: readonly string[];
  readonly mode?: string;
}

export interface RetrievalSet {
  readonly name: string;
  readonly specs: readonly UnitSpec[];
  readonly queries: readonly (Omit<Query, 'relevant'> & { readonly relevant: readonly UnitId[] })[];
}

/** A set, or undefined where the folder holds none. */
export function readSet(folder: string): RetrievalSet | undefined {
  const files = ['tools.jsonl', 'queries.jsonl'].map((file) => join(folder, file));
  if (!files.every(existsSync)) return undefined;
  const [tools, queries] = files.map(linesOf) as [Tool[], Query[]];
  const ids = unitIds(tools);
  return {
    name: basename(folder),
    specs: tools.map((tool) => specOf(tool, ids.get(tool.id) as UnitId)),
    queries: queries.map((query) => ({
      ...query,
      relevant: query.relevant.flatMap((id) => ids.get(id) ?? []),
    })),
  };
}

const linesOf = (file: string): unknown[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);

/** Tools of a server are its MCP tools; where two would be one unit, the id of the set tells them apart. */
function unitIds(tools: readonly Tool[]): ReadonlyMap<string, UnitId> {
  const taken = new Set<UnitId>();
  const idOf = ({ server, name, id }: Tool): UnitId => {
    const plain =
      server === undefined ? unitId({ kind: 'tool', name }) : unitId({ kind: 'mcp_tool', server, name });
    const unit = taken.has(plain) ? unitId({ kind: 'tool', name: id }) : plain;
    taken.add(unit);
    return unit;
  };
  return new Map(tools.map((tool) => [tool.id, idOf(tool)]));
}

/** Descriptions are cut where a catalog's bound cuts them; of a schema, what search reads. */
function specOf({ name, description = '', category, inputSchema }: Tool, unit: UnitId): UnitSpec {
  const properties = inputSchema?.properties as Record<string, { description?: unknown }> | undefined;
  const described = Object.entries(properties ?? {}).map(([argument, schema]) => [
    argument,
    typeof schema?.description === 'string' ? { description: schema.description } : {},
  ]);
  return {
    unit,
    name,
    description: [...description].slice(0, 2048).join(''),
    ...(category !== undefined && category !== '' && { category }),
    schema: { type: 'object', properties: Object.fromEntries(described) } as JsonObject,
  };
}

/** Means over the queries of a set, each between 0 and 1. */
export interface Quality {
  readonly recall: Readonly<Record<1 | 3 | 5 | 10, number>>;
  /** The part of the queries whose needed tools all stand among the first five. */
  readonly allAt5: number;
  readonly ndcg10: number;
  readonly mrr: number;
}

type Judged = RetrievalSet['queries'][number];

/** How well `find`, which ranks 10 units at least, does on the queries of a set. */
export function qualityOf({ queries }: RetrievalSet, find: (text: string) => readonly UnitId[]): Quality {
  const each = queries.map((query) => ({ query, ranks: ranksOf(find(query.text), query) }));
  const mean = (value: (ranks: readonly number[], needed: number) => number) =>
    each.reduce((sum, { ranks, query }) => sum + value(ranks, neededOf(query)), 0) / Math.max(1, each.length);
  const recall = (k: number) => mean((ranks, needed) => foundAt(ranks, k) / needed);
  return {
    recall: { 1: recall(1), 3: recall(3), 5: recall(5), 10: recall(10) },
    allAt5: mean((ranks, needed) => (foundAt(ranks, 5) >= needed ? 1 : 0)),
    ndcg10: mean((ranks, needed) => gain(ranks) / gain(ideal(needed))),
    mrr: mean((ranks) => (ranks[0] === undefined ? 0 : 1 / ranks[0])),
  };
}

/** With `mode: "any"`, one relevant unit is all that is needed, and the first that is found counts. */
const neededOf = ({ mode, relevant }: Judged): number => (mode === 'any' ? 1 : Math.max(1, relevant.length));

const foundAt = (ranks: readonly number[], k: number): number => ranks.filter((rank) => rank <= k).length;

/** The ranks, from 1 and rising, at which relevant units stand. */
function ranksOf(found: readonly UnitId[], { mode, relevant }: Judged): readonly number[] {
  const ranks = found.flatMap((unit, i) => (relevant.includes(unit) ? [i + 1] : []));
  return mode === 'any' ? ranks.slice(0, 1) : ranks;
}

const ideal = (count: number): readonly number[] =>
  Array.from({ length: Math.min(10, count) }, (_, i) => i + 1);

/** Discounted: each hit counts 1 / log₂(1 + its rank). */
const gain = (ranks: readonly number[]): number =>
  ranks.filter((rank) => rank <= 10).reduce((sum, rank) => sum + 1 / Math.log2(1 + rank), 0);
