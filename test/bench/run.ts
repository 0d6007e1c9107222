/**
 * Runs the topics that are named, or all of them. Prints a table each, keeps the last result of every topic in
 * `results.json` and draws `charts/TOPIC.svg`. `--docs` also puts the kept results into docs/benchmarks.md.
 */

import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { writeDocs } from './docs.ts';
import { keepResults } from './results.ts';
import { printed, type Table } from './table.ts';

type Topic = (folders: readonly string[], files: readonly string[]) => Promise<Table>;

/** Each is loaded when it is run, so that one topic does not wait for the peers of another. */
const TOPICS: Readonly<Record<string, Topic>> = {
  load: async () => (await import('./load.bench.ts')).loadBench(),
  import: async () => (await import('./import.bench.ts')).importBench(),
  compile: async () => (await import('./compile.bench.ts')).compileBench(),
  incremental: async () => (await import('./incremental.bench.ts')).incrementalBench(),
  resolve: async () => (await import('./resolve.bench.ts')).resolveBench(),
  pack: async () => (await import('./pack.bench.ts')).packBench(),
  decision: async () => (await import('./decision.bench.ts')).decisionBench(),
  gate: async () => (await import('./gate.bench.ts')).gateBench(),
  engine: async () => (await import('./engine.bench.ts')).engineBench(),
  decrees: async (_, files) => (await import('./decrees.bench.ts')).decreesBench(files),
  surfaces: async () => (await import('./surfaces.bench.ts')).surfacesBench(),
  session: async () => (await import('./session.bench.ts')).sessionBench(),
  hook: async () => (await import('./hook.bench.ts')).hookBench(),
  store: async () => (await import('./store.bench.ts')).storeBench(),
  search: async (folders) => (await import('./search.bench.ts')).searchBench(folders),
};

const words = process.argv.slice(2);
const chosen = Object.keys(TOPICS).filter((topic) => words.includes(topic));
const named = words.filter((word) => !Object.hasOwn(TOPICS, word) && !word.startsWith('--'));
/** Labelled messages, for the topic of decrees. */
const files = named.filter((name) => name.endsWith('.jsonl'));
const places = named.filter((name) => !files.includes(name));
const folders = (places.length > 0 ? places : fromEnvironment()).flatMap(setsIn);

/** Data folders, separated as in `PATH`. */
function fromEnvironment(): readonly string[] {
  return (process.env.LICTOR_DATA ?? '').split(delimiter).filter((folder) => folder !== '');
}

/** A folder that holds tools is a set; any other holds sets. */
function setsIn(folder: string): readonly string[] {
  if (!existsSync(folder)) {
    console.error(`${folder} is no folder, and no topic: ${Object.keys(TOPICS).join(', ')}`);
    process.exit(1);
  }
  if (existsSync(join(folder, 'tools.jsonl'))) return [folder];
  const inside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return inside.map(({ name }) => join(folder, name)).sort();
}

for (const topic of chosen.length > 0 ? chosen : Object.keys(TOPICS)) {
  const table = await TOPICS[topic]?.(folders, files);
  if (!table) continue;
  console.log(printed(table));
  keepResults(table);
}
if (words.includes('--docs')) writeDocs();
