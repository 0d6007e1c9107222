/**
 * `npm run bench [-- TOPIC… [DIR…]] [--docs]`: what work costs, beside its peers and its targets.
 *
 * Builds everything first and measures what was built. What runs TypeScript directly gives every function its
 * name as it is made, which costs a quarter of the time or more, and nothing that is shipped does so.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BUILT = join('node_modules', '.cache', 'lictor-bench');

mkdirSync(BUILT, { recursive: true });
writeFileSync(join(BUILT, 'package.json'), '{ "type": "module" }\n');
const compiler = join('node_modules', 'typescript', 'bin', 'tsc');
const built = run([compiler, '-p', '.', '--noEmit', 'false', '--outDir', BUILT]);
const entry = join(BUILT, 'test', 'bench', 'run.js');
if (!existsSync(entry)) process.exit(built || 1);
process.exitCode = run([entry, ...process.argv.slice(2)]);

function run(args: readonly string[]): number {
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
}
