/** Search: how fast it finds, and how well, beside MiniSearch with the same analysis of words. */

import MiniSearch from 'minisearch';
import type { UnitId } from '../../src/catalog/identity.ts';
import { emptyPolicy, type Policy } from '../../src/catalog/policy.ts';
import type { UnitSpec } from '../../src/catalog/unit.ts';
import { search } from '../../src/compile/search.ts';
import { createPolicy, registerUnits } from '../../src/lictor.ts';
import { stemsOf } from '../../src/search/stems.ts';
import { catalogInput } from './catalogs.ts';
import { type Quality, qualityOf, type RetrievalSet, readSet } from './retrieval.ts';
import { sideBySide } from './sample.ts';
import { atMost, type Row, type Table, type Target } from './table.ts';

/** Milliseconds, for catalogs of 4,000 tools and more. */
const MOST = 1;
const LARGE = 4_000;
/** Mean over all sets. */
const LEAST = { recall: 0.78, ndcg: 0.73 } as const;

/** `folders` are sets (see retrieval.ts); without any, only a made catalog of 10,000 tools is searched. */
export async function searchBench(folders: readonly string[]): Promise<Table> {
  const sets = folders.flatMap((folder) => readSet(folder) ?? []);
  const measured = [];
  for (const set of sets) measured.push(await measure(set));
  return {
    topic: 'search',
    title: 'Search: one request',
    rows: [await madeRow(), ...measured.map(({ row }) => row)],
    notes: measured.length === 0 ? [] : qualityNotes(measured),
  };
}

type Find = (text: string) => readonly UnitId[];

interface Measured {
  readonly set: RetrievalSet;
  readonly row: Row;
  readonly ours: Quality;
  readonly peer: Quality;
}

async function measure(set: RetrievalSet): Promise<Measured> {
  const policy = policyOf(set.specs);
  const [find, peerFind] = [findIn(policy), miniSearch(set.specs)];
  const row = await timeRow(
    `search ${set.name}`,
    set.specs.length,
    set.queries.map(({ text }) => text),
    find,
    peerFind,
  );
  return { set, row, ours: qualityOf(set, find), peer: qualityOf(set, peerFind) };
}

async function timeRow(
  work: string,
  size: number,
  texts: readonly string[],
  find: Find,
  peerFind: Find,
): Promise<Row> {
  const text = (run: number) => texts[run % texts.length] ?? '';
  const { ours, peer } = await sideBySide(
    { ours: (run) => find(text(run)), peer: (run) => peerFind(text(run)) },
    { rounds: 300, patience: 6_000, warmUp: 100 },
  );
  return {
    work: `${work} (${size.toLocaleString('en-US')} tools)`,
    ours,
    peer: { name: 'MiniSearch', sample: peer },
    targets: size >= LARGE ? [atMost(MOST, ours)] : [],
  };
}

/** Requests that name a verb and an object, as many of a made catalog's tools do. */
async function madeRow(): Promise<Row> {
  const policy = createPolicy(catalogInput(10_000));
  if (!policy.ok) throw new Error(policy.error[0]?.message);
  const units = [...policy.value.catalog.units.values()];
  const texts = units
    .filter((_, i) => i % 97 === 0)
    .map(({ description }, i) => `Please ${description} and then ${units[i * 31]?.description ?? ''}`);
  const specs = units.map(({ unit, name, description }) => ({ unit, name, description }));
  return timeRow('search a made catalog', units.length, texts, findIn(policy.value), miniSearch(specs));
}

const findIn =
  (policy: Policy): Find =>
  (text) => {
    const found = search(policy, text, { limit: 10 });
    return found.ok ? found.value.map(({ unit }) => unit) : [];
  };

function policyOf(specs: readonly UnitSpec[]): Policy {
  const made = registerUnits(emptyPolicy, specs);
  if (!made.ok) throw new Error(made.error[0]?.message);
  return made.value.policy;
}

/** MiniSearch with our words and weights of fields; what it does not have are clauses and related words. */
function miniSearch(specs: readonly UnitSpec[]): Find {
  const fields = ['name', 'description', 'arguments', 'server', 'category'];
  const engine = new MiniSearch({
    fields,
    idField: 'unit',
    tokenize: (text) => [...stemsOf(text)],
    processTerm: (term) => term,
    searchOptions: { boost: { name: 3, server: 2, arguments: 0.5, category: 0.5 }, combineWith: 'OR' },
  });
  engine.addAll(specs.map(documentOf));
  return (text) =>
    engine
      .search(text)
      .slice(0, 10)
      .map(({ id }) => id as UnitId);
}

function documentOf({ unit, name, description, category, schema }: UnitSpec): Record<string, string> {
  const properties = (schema?.properties ?? {}) as Record<string, { description?: string }>;
  const described = Object.entries(properties).map(([key, { description: what = '' }]) => `${key} ${what}`);
  return {
    unit,
    name: name ?? '',
    description: description ?? '',
    arguments: described.join(' '),
    server: unit.startsWith('mcp_tool:') ? unit.slice('mcp_tool:'.length, unit.indexOf('/')) : '',
    category: typeof category === 'string' ? category : '',
  };
}

function qualityNotes(measured: readonly Measured[]): readonly string[] {
  const macro = (value: (each: Measured) => number) =>
    measured.reduce((sum, each) => sum + value(each), 0) / measured.length;
  const recall = macro(({ ours }) => ours.recall[5]);
  const ndcg = macro(({ ours }) => ours.ndcg10);
  return [
    ...measured.map(
      ({ set, ours, peer }) => `${set.name}: ${qualityText(ours)}; MiniSearch ${shortText(peer)}`,
    ),
    `all sets: recall@5 ${recall.toFixed(3)} (${verdict({ text: '', met: recall >= LEAST.recall })}, ≥ ${LEAST.recall}), nDCG@10 ${ndcg.toFixed(3)} (${verdict({ text: '', met: ndcg >= LEAST.ndcg })}, ≥ ${LEAST.ndcg}); MiniSearch ${macro(({ peer }) => peer.recall[5]).toFixed(3)}, ${macro(({ peer }) => peer.ndcg10).toFixed(3)}`,
  ];
}

const verdict = ({ met }: Target): string => (met ? 'met' : 'missed');

const qualityText = ({ recall, allAt5, ndcg10, mrr }: Quality): string =>
  `recall@1/3/5/10 ${[recall[1], recall[3], recall[5], recall[10]].map((part) => part.toFixed(3)).join('/')}, all needed in 5 ${allAt5.toFixed(3)}, nDCG@10 ${ndcg10.toFixed(3)}, MRR ${mrr.toFixed(3)}`;

const shortText = ({ recall, ndcg10 }: Quality): string =>
  `recall@5 ${recall[5].toFixed(3)}, nDCG@10 ${ndcg10.toFixed(3)}`;
