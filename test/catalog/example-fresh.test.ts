import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { importCatalog } from '../../src/catalog/import-catalog.ts';
import { recordOf, writeRecord } from '../../src/catalog/import-record.ts';
import { writeSchemas } from '../../src/catalog/write-catalog.ts';
import { madeBy } from '../../src/cli/made-by.ts';
import { listServerTools } from '../../src/node/mcp.ts';
import { type ExampleServer, SERVERS } from '../support/servers.ts';

const folder = fileURLToPath(new URL('../../docs/examples/workspace/catalog/', import.meta.url));

/** The three files that an import of the installed server gives. */
async function filesOf({ name, command, program, args }: ExampleServer): Promise<[string, string][]> {
  const listed = await listServerTools(program, args);
  if (!listed.ok) throw new Error(`${name}: ${listed.error.message}\n${listed.error.stderr}`);
  const { info, tools } = listed.value;
  const schemasFile = `${name}.schemas.json`;
  const imported = importCatalog(tools, {
    from: 'mcp',
    name,
    info,
    schemasFile,
    madeBy: madeBy({ server: command, name }),
  });
  if (!imported.ok) throw new Error(imported.error.map(({ message }) => message).join('\n'));
  const { header, written, sources } = imported.value;
  return [
    [`${name}.pl`, imported.value.pl],
    [schemasFile, writeSchemas(imported.value.schemas)],
    [`${name}.import.json`, writeRecord(recordOf(header, written, sources))],
  ];
}

// `LICTOR_UPDATE=1` writes the files that are compared otherwise.
describe('the catalogs of the example workspace', () => {
  test.each(SERVERS)(
    '$name is what its server lists today',
    async (server) => {
      for (const [file, text] of await filesOf(server)) {
        if (process.env.LICTOR_UPDATE) {
          mkdirSync(folder, { recursive: true });
          writeFileSync(folder + file, text);
        }
        expect(text).toBe(readFileSync(folder + file, 'utf8'));
      }
    },
    120_000,
  );
});
