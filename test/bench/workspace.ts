/** The example workspace of the documentation: a policy of a small team, and the turns of its day. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadInput } from '../../src/catalog/load.ts';
import type { TurnInput } from '../../src/compile/turn.ts';

const FOLDER = join('docs', 'examples', 'workspace');

export function workspaceInput(): LoadInput {
  const catalog = readdirSync(join(FOLDER, 'catalog')).filter((file) => file.endsWith('.pl'));
  const paths = [join(FOLDER, 'policy.pl'), ...catalog.map((file) => join(FOLDER, 'catalog', file))];
  return {
    files: paths.map((path) => ({ path, text: readFileSync(path, 'utf8') })),
    attachment: (file, name) => ({ ok: true, text: readFileSync(join(dirname(file), name), 'utf8') }),
  };
}

export function workspaceTurns(): readonly TurnInput[] {
  const lines = readFileSync(join(FOLDER, 'turns.jsonl'), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as TurnInput);
}
