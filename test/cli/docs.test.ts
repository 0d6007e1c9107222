import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../support/built-cli.ts';
import { commandsOf, consoleRunner, differs, isRun, withFreshOutputs } from '../support/console-blocks.ts';

const pages = ['README.md', ...readdirSync('docs').map((name) => join('docs', name))].filter((name) =>
  name.endsWith('.md'),
);

// Each page keeps rules in a store of its own, and settings in a home of its own.
const stores = mkdtempSync(join(tmpdir(), 'lictor-docs-'));
const useStoreOf = (page: string): void => {
  process.env.LICTOR_STORE = join(stores, `${page}.db`);
  process.env.LICTOR_DOCS_HOME = join(stores, `${page}.home`);
};
afterAll(() => rmSync(stores, { recursive: true, force: true }));

// `LICTOR_UPDATE=1` writes the outputs that are compared otherwise.
if (process.env.LICTOR_UPDATE)
  for (const page of pages) {
    useStoreOf(page);
    writeFileSync(page, await withFreshOutputs(page));
  }

const documented = await Promise.all(
  pages.map(async (page) => ({ page, commands: (await commandsOf(page)).filter(isRun) })),
);

describe.each(documented.filter(({ commands }) => commands.length > 0))(
  'the commands of $page',
  ({ page, commands }) => {
    beforeAll(() => {
      build();
      useStoreOf(`${page}.run`);
    });
    const run = consoleRunner();
    for (const { line, command, expected } of commands)
      it(`print what line ${line} says: ${command}`, async () => {
        const output = await run(command);
        expect(differs(output, expected) ?? 'as documented', expected.join('\n')).toEqual('as documented');
      }, 120_000);
  },
);
