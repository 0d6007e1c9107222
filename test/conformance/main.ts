/** `npm run conformance -- FILE`: runs a file of recorded cases and prints every difference. */

import { readFileSync } from 'node:fs';
import { report } from './report.ts';

function main(args: readonly string[]): number {
  const [file, ...more] = args;
  if (file === undefined || more.length > 0) {
    console.error('usage: npm run conformance -- FILE');
    return 2;
  }
  let text = '';
  try {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    console.log(`cannot read the file: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { lines, exitCode } = report(text);
  for (const line of lines) console.log(line);
  return exitCode;
}

process.exitCode = main(process.argv.slice(2));
