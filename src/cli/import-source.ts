/** Where the tools of an import come from: a server that is asked, or a JSON file. */

import { basename } from 'node:path';
import type { ToolListForm } from '../catalog/import-form.ts';
import { toolListForm } from '../catalog/import-list.ts';
import type { UnitProblem } from '../catalog/unit-problem.ts';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { splitCommand } from '../node/command-line.ts';
import type { ServerFault, ServerTools } from '../node/mcp.ts';
import { listServerTools } from '../node.ts';
import { EXIT, type Failure, usage } from './failure.ts';
import type { ImportOptions } from './import.ts';
import { complain } from './io.ts';
import { readJson } from './json-text.ts';
import { startProgress } from './progress.ts';
import { nameOfInput, readText } from './read-file.ts';
import { clean, oneLine } from './text.ts';
import type { View } from './view.ts';

/** A list of tools, and what is known of it. */
export interface ToolSource {
  readonly input: unknown;
  readonly form: ToolListForm;
  /** What people call it: the server with its version, or the file. */
  readonly title: string;
  /** The server or namespace of the tools, where one is known. */
  readonly name?: string;
  readonly info?: ServerTools['info'];
  /** What its files are called, where nobody says. */
  readonly base: string;
}

export async function toolSource(
  view: View,
  file: string | undefined,
  options: ImportOptions,
): Promise<Result<ToolSource, Failure>> {
  const { server } = options;
  if (file !== undefined && server !== undefined)
    return fail(usage('too_many_sources', 'a file and --server are given, and one is expected'));
  if (server !== undefined) return fromServer(view, server, options);
  if (file !== undefined) return fromFile(view, file, options);
  return fail(
    usage('no_source', "no list of tools is given: use a FILE, - for standard input, or --server 'COMMAND'"),
  );
}

// ----------------------------------------------------------------------------------------------- server

async function fromServer(
  view: View,
  server: string,
  options: ImportOptions,
): Promise<Result<ToolSource, Failure>> {
  const listed = await askServer(view, server, options.timeout);
  if (!listed.ok) return listed;
  const { info, tools } = listed.value;
  if (options.from !== undefined && options.from !== 'auto' && options.from !== 'mcp')
    return fail(usage('invalid_options', `an MCP server gives the form mcp, not ${options.from}`));
  const name = options.name ?? plainName(info.name);
  const title = `${oneLine(info.name)} ${oneLine(info.version)}`.trim();
  return ok({ input: tools, form: 'mcp', title, name, info, base: name });
}

async function askServer(view: View, server: string, timeout: number): Promise<Result<ServerTools, Failure>> {
  const words = splitCommand(server);
  if (!words.ok) return fail(usage('invalid_command', `--server: ${words.error}`));
  const [command, ...args] = words.value;
  const progress = startProgress(view.io.err);
  try {
    const onProgress = (step: string): void =>
      progress.step({ step: `${step} ${command}`, done: 0, total: 0 });
    const listed = await listServerTools(command, args, { timeoutMs: timeout * 1000, onProgress });
    return listed.ok ? listed : fail(serverFailure(listed.error));
  } finally {
    await progress.end();
  }
}

/** What the server wrote to its error stream often says why. */
const serverFailure = ({ code, message, stderr }: ServerFault): Failure => ({
  exit: EXIT.findings,
  code,
  message: code === 'server_failed' ? `the server failed: ${message}` : message,
  lines: stderr
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-10)
    .map((line) => `  ${oneLine(line)}`),
  detail: { stderr },
});

/** The server's own name as a plain Prolog name: `example-servers/everything` is `everything`. */
function plainName(name: string): string {
  const words =
    name
      .slice(name.lastIndexOf('/') + 1)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const telling = words.filter((word) => word !== 'server' && word !== 'mcp');
  const plain = telling
    .join('_')
    .replace(/^[^a-z]+/, '')
    .slice(0, 64);
  return plain || 'server';
}

// ------------------------------------------------------------------------------------------------- file

/** The longest list that is read. */
const LIST_BYTES = 64 * 1024 * 1024;

async function fromFile(
  view: View,
  file: string,
  options: ImportOptions,
): Promise<Result<ToolSource, Failure>> {
  if (file === '-' && view.io.stdin.terminal)
    complain(view.io, ['reading a list of tools (JSON) from the terminal; Ctrl-D ends it']);
  const text = await readText(view.io, file, LIST_BYTES, 'a list of tools');
  if (!text.ok) return text;
  const title = nameOfInput(file);
  const input = readJson(text.value, title, { anyDepth: true });
  if (!input.ok) return input;
  const form = toolListForm(input.value, options.from);
  if (!form.ok) return fail(noList(title, form.error));
  const base = file === '-' ? 'tools' : basename(file).replace(/\.json$/i, '');
  const name =
    options.name ?? (form.value.form === 'mcp' ? mcpName(form.value.server, file, base) : undefined);
  return ok({
    input: input.value,
    form: form.value.form,
    title,
    ...(name !== undefined && { name }),
    base: name ?? base,
  });
}

/** A list that does not say whose it is belongs to the server its file is called after. */
const mcpName = (server: string | undefined, file: string, base: string): string | undefined =>
  server !== undefined || file !== '-' ? plainName(server ?? base) : undefined;

const noList = (title: string, problems: readonly UnitProblem[]): Failure =>
  usage('no_tool_list', `${title} holds no list of tools that can be read`, {
    lines: problems.map(problemLine),
    detail: { problems },
  });

export function problemLine({ field, message, expected, nearest }: UnitProblem): string {
  const wanted = expected ? `; expected ${expected}` : '';
  const called = field === 'alwaysVisible' ? '--always' : field;
  return `  ${clean(`${called}: ${message}${wanted}${nearest ? `; did you mean \`${nearest}\`?` : ''}`)}`;
}
