/** `lictor import`: the tools of an MCP server, written as a catalog that people read and review. */

import { basename, dirname, join } from 'node:path';
import { importCatalog } from '../catalog/import-catalog.ts';
import type { UnitProblem } from '../catalog/unit-problem.ts';
import { writeSchemas } from '../catalog/write-catalog.ts';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { splitCommand } from '../node/command-line.ts';
import type { ServerFault, ServerTools } from '../node/mcp.ts';
import { listServerTools, unitsFromTools } from '../node.ts';
import { EXIT, type ExitCode, type Failure, refuse, usage } from './failure.ts';
import { type ImportedCatalog, importJson, importLines, lossLines } from './import-view.ts';
import { complain, print, printJson } from './io.ts';
import { madeBy } from './made-by.ts';
import { differenceLines, type OutFile, plan, writeAll } from './out-file.ts';
import { startProgress } from './progress.ts';
import { clean, oneLine } from './text.ts';
import type { View } from './view.ts';

export interface ImportOptions {
  readonly server: string;
  readonly name?: string;
  readonly out?: string;
  readonly always?: readonly string[];
  readonly category?: string;
  /** Seconds. */
  readonly timeout: number;
  readonly dryRun?: boolean;
  readonly force?: boolean;
}

export async function importCommand(view: View, options: ImportOptions): Promise<ExitCode> {
  const listed = await listTools(view, options);
  if (!listed.ok) return refuse(view, listed.error);
  const made = catalogOf(listed.value, options);
  if (!made.ok) return refuse(view, made.error);
  const files = options.out === undefined ? [] : await plan(filesOf(made.value, options.out));
  const conflict = options.force || options.dryRun ? undefined : overwriting(view, files);
  if (conflict) return refuse(view, conflict);
  const failed = options.dryRun ? undefined : await writeAll(files);
  if (failed) return refuse(view, failed);
  report(view, made.value, files, options);
  return EXIT.fine;
}

async function listTools(
  view: View,
  { server, timeout }: ImportOptions,
): Promise<Result<ServerTools, Failure>> {
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

function catalogOf({ info, tools }: ServerTools, options: ImportOptions): Result<ImportedCatalog, Failure> {
  const { always, category } = options;
  const name = options.name ?? plainName(info.name);
  const how = { info, ...(always && { always }), ...(category !== undefined && { category }) };
  const base = fileBase(name, options.out);
  const schemasFile = `${base}.schemas.json`;
  const text = importCatalog(name, tools, { ...how, schemasFile, madeBy: madeBy(options) });
  const imported = unitsFromTools(name, tools, how);
  if (!text.ok || !imported.ok) return fail(optionFailure(text.ok ? [] : text.error));
  const { pl, schemas, losses } = text.value;
  return ok({ name, info, base, pl, schemas, losses, schemasFile, units: imported.value.units });
}

function optionFailure(problems: readonly UnitProblem[]): Failure {
  const lines = problems.map(({ field, message, expected, nearest }) => {
    const wanted = expected ? `; expected ${expected}` : '';
    return `  ${clean(`${field}: ${message}${wanted}${nearest ? `; did you mean \`${nearest}\`?` : ''}`)}`;
  });
  return usage('invalid_options', 'the tools cannot be imported so', { lines, detail: { problems } });
}

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

/** What both files are called before their endings: as asked, or a name that stays in its folder. */
const fileBase = (name: string, out: string | undefined): string =>
  out?.endsWith('.pl') ? basename(out, '.pl') : name.replace(/[^\p{L}\p{N}_-]+/gu, '_').slice(0, 64);

function filesOf({ base, pl, schemas, schemasFile }: ImportedCatalog, out: string): OutFile[] {
  const folder = out.endsWith('.pl') ? dirname(out) : out;
  return [
    { path: join(folder, `${base}.pl`), text: pl },
    { path: join(folder, schemasFile), text: writeSchemas(schemas) },
  ];
}

/** Files that are there and say something else are left alone unless the user insists. */
function overwriting(view: View, files: Awaited<ReturnType<typeof plan>>): Failure | undefined {
  const changed = files.filter(({ state }) => state === 'differs');
  if (changed.length === 0) return undefined;
  return {
    exit: EXIT.findings,
    code: 'file_differs',
    message: `${changed.map(({ path }) => path).join(' and ')} would change; --force overwrites`,
    lines: changed.flatMap((file) => [
      `  ${clean(file.path)}`,
      ...differenceLines(file, view, view.errPaint),
    ]),
    detail: { files: changed.map(({ path }) => path) },
  };
}

function report(
  view: View,
  catalog: ImportedCatalog,
  files: Awaited<ReturnType<typeof plan>>,
  { out, dryRun = false }: ImportOptions,
): void {
  if (view.json) printJson(view.io, importJson(catalog, files, dryRun));
  else if (out === undefined && !dryRun) {
    view.io.out.write(catalog.pl);
    complain(view.io, lossLines(view, catalog.losses));
  } else print(view.io, importLines(view, catalog, files, dryRun));
}
