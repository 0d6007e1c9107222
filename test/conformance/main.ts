/** `npm run conformance -- FILE`: runs a file of recorded cases and prints every difference. */

import { readFileSync } from 'node:fs';
import { report } from './report.ts';

function main(args: readonly string[]): number {
  const [file, ...more] = args;
  if (file === undefined || more.length > 0) {
    console.error('usage: npm run conformance -- FILE');
    return 2;
  }
  const { lines, exitCode } = report(readText(file));
  for (const line of lines) console.log(line);
  return exitCode;
}

/** The text of a file; an unreadable one is reported like one without cases. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    return '';
  }
}

process.exitCode = main(process.argv.slice(2));
