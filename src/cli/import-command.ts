/** The command `lictor import`, with its options. */

import { Option } from 'commander';
import { TOOL_LIST_FORMS } from '../catalog/import-form.ts';
import { type Add, command, type Shared } from './command.ts';
import type { ImportOptions } from './import.ts';
import { nameList, seconds } from './options.ts';

export const addImport: Add = (program, run) => {
  command(program, {
    name: 'import',
    brief: 'a list of tools as a catalog',
    form: "(FILE | - | --server 'COMMAND ARGS…') [options]",
    does: 'Write a list of tools as a catalog: a .pl file to review, and its schemas. The list is a JSON file, standard input (-), or what an MCP server says when it is asked. Done again, it shows what changed and keeps what people have edited.',
    examples: [
      'import tools.json --out catalog/',
      'import - --from openai --name crm < tools.json',
      "import --server 'npx -y @modelcontextprotocol/server-memory' --always read_graph --dry-run",
    ],
  })
    .argument('[file]', 'the list as JSON')
    .option('--server <command>', 'how an MCP server is started, in quotes')
    .addOption(
      new Option('--from <form>', 'the form of the list')
        .choices(['auto', ...TOOL_LIST_FORMS])
        .default('auto'),
    )
    .option('--name <name>', 'the server or namespace of the tools; default: what the list says')
    .option('--out <path>', 'a folder, or the .pl file to write; default: standard output')
    .option('--always <names>', 'tools to pin, with commas between them', nameList)
    .option('--category <name>', 'the category of every tool')
    .option('--timeout <seconds>', 'time at most for starting and listing', seconds, 30)
    .option('--dry-run', 'say what would be written, and write nothing')
    .option('--force', 'take what the source says, also where it was edited')
    .action((file: string | undefined, options: Shared & ImportOptions) =>
      run(options, async (view) => (await import('./import.ts')).importCommand(view, file, options)),
    );
};
