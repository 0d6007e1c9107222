/** The results as docs/benchmarks.md shows them, between its markers. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readResults } from './results.ts';
import { markdown } from './table.ts';

const DOCUMENT = join('docs', 'benchmarks.md');
const START = '<!-- results -->';
const END = '<!-- end of results -->';

export function writeDocs(): void {
  const [before, rest] = readFileSync(DOCUMENT, 'utf8').split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`docs/benchmarks.md lacks ${START} or ${END}`);
  const { machine, tables } = readResults();
  const clock = process.argv.includes('--cpu') ? '; processor time' : '';
  const about = `Node ${machine.node} on ${machine.cores} cores (${machine.cpu}), with a load of ${machine.load}${clock}.`;
  const text = [about, ...Object.values(tables).map(markdown)].join('\n\n');
  writeFileSync(DOCUMENT, `${before}${START}\n\n${text}\n\n${END}${after}`);
}
