/** The last result of every topic, in `results.json`, with a chart each. Neither is kept in the repository. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { chartOf } from './chart.ts';
import type { Table } from './table.ts';

export interface Machine {
  readonly node: string;
  readonly cpu: string;
  readonly cores: number;
  /** Processes that wanted to run in the last minute. Above `cores`, times are too long. */
  readonly load: number;
}

export interface Results {
  readonly machine: Machine;
  readonly tables: Readonly<Record<string, Table>>;
}

const RESULTS = join('test', 'bench', 'results.json');
const CHARTS = join('test', 'bench', 'charts');

export function readResults(): Results {
  const kept = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
  return { machine: kept.machine ?? machine(), tables: kept.tables ?? {} };
}

export function keepResults(table: Table): void {
  const tables = { ...readResults().tables, [table.topic]: table };
  writeFileSync(RESULTS, `${JSON.stringify({ machine: machine(), tables }, null, 2)}\n`);
  mkdirSync(CHARTS, { recursive: true });
  writeFileSync(join(CHARTS, `${table.topic}.svg`), chartOf(table));
}

const machine = (): Machine => ({
  node: process.version,
  cpu: cpus()[0]?.model ?? '',
  cores: cpus().length,
  load: Number((loadavg()[0] ?? 0).toFixed(1)),
});
