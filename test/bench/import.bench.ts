/** Importing: a list of tools to units, and to the files of a catalog. */

import { importCatalog } from '../../src/catalog/import-catalog.ts';
import { unitsFromToolList } from '../../src/catalog/import-list.ts';
import { mergeImport } from '../../src/catalog/import-merge.ts';
import { recordOf, writeRecord } from '../../src/catalog/import-record.ts';
import { writeSchemas } from '../../src/catalog/write-catalog.ts';
import { randomFrom } from './random.ts';
import { alone } from './sample.ts';
import { atMost, type Row, type Table } from './table.ts';

const SIZE = 5_000;
const schemasFile = 's.schemas.json';

export async function importBench(): Promise<Table> {
  const tools = Array.from({ length: SIZE }, (_, number) => tool(number));
  const text = JSON.stringify({ tools });
  const rows = [
    await row('to units', () => unitsFromToolList({ tools })),
    await row('from JSON to the texts of three files', () => filesOf(text)),
    await row('again, one in ten changed, to the texts of three files', again(tools)),
  ];
  const mean = (text.length / SIZE).toFixed(0);
  return {
    topic: 'import',
    title: `Importing ${SIZE.toLocaleString('en-US')} tools`,
    rows,
    notes: [`A tool has ${mean} characters of JSON. Reading and writing files is not counted.`],
  };
}

async function row(work: string, run: () => unknown): Promise<Row> {
  const ours = await alone(run, { rounds: 12, patience: 10_000, warmUp: 3 });
  return { work, ours, targets: [atMost(1_000, ours)] };
}

const PLACES = ['invoice', 'ticket', 'branch', 'calendar', 'contact', 'message', 'report', 'server'] as const;
const WORDS =
  'the of a and to in is be with for on as by at from that this which when where each all one other';

function tool(number: number): object {
  const random = randomFrom(number * 7919 + 17);
  const pick = <T>(from: readonly T[]): T => from[random() % from.length] as T;
  const words = WORDS.split(' ');
  const sentence = (length: number): string =>
    Array.from({ length }, () => pick([...words, ...PLACES])).join(' ');
  const properties = Array.from({ length: 2 + (random() % 5) }, (_, i) => [
    `${pick(PLACES)}_${i}`,
    pick<object>([
      { type: 'string', description: sentence(8), minLength: 1 },
      { type: 'integer', minimum: 0, default: 10 },
      { type: 'array', items: { type: 'string', enum: ['a', 'b', 'c'] }, description: sentence(5) },
      {
        type: 'object',
        properties: { id: { type: 'string' } },
        required: ['id'],
        additionalProperties: false,
      },
    ]),
  ]);
  return {
    name: `${pick(PLACES)}_${number}`,
    description: `${sentence(24)}.\n\n${sentence(12)}.`,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(properties),
      required: [properties[0]?.[0]],
    },
    annotations: { readOnlyHint: number % 2 === 0 },
  };
}

function made(input: unknown) {
  const result = importCatalog(input, { name: 's', schemasFile });
  if (!result.ok) throw new Error(result.error[0]?.message);
  const { header, written, sources, ...rest } = result.value;
  return { ...rest, header, units: written, record: recordOf(header, written, sources), schemasFile };
}

function filesOf(text: string): readonly string[] {
  const { pl, schemas, record } = made(JSON.parse(text));
  return [pl, writeSchemas(schemas), writeRecord(record)];
}

function again(tools: readonly object[]): () => unknown {
  const { pl, schemas, record } = made(tools);
  const before = { path: 's.pl', pl, schemas, record };
  const changed = tools.map((one, i) => (i % 10 === 0 ? { ...one, description: `Another ${i}` } : one));
  return () => {
    const merged = mergeImport(before, made(changed));
    if (!merged.ok) throw new Error(merged.error.join());
    return [merged.value.pl, writeSchemas(merged.value.schemas), writeRecord(merged.value.record)];
  };
}
