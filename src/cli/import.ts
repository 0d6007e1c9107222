/** `lictor import`: a list of tools, written as a catalog that people read and review. */

import { basename, dirname, join } from 'node:path';
import { importCatalog } from '../catalog/import-catalog.ts';
import type { ToolListForm } from '../catalog/import-form.ts';
import type { UnitProblem } from '../catalog/unit-problem.ts';
import { writeSchemas } from '../catalog/write-catalog.ts';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { EXIT, type ExitCode, type Failure, refuse, usage } from './failure.ts';
import { problemLine, type ToolSource, toolSource } from './import-source.ts';
import { type ImportedCatalog, importJson, importLines, lossLines } from './import-view.ts';
import { complain, print, printJson } from './io.ts';
import { madeBy } from './made-by.ts';
import { differenceLines, type OutFile, plan, writeAll } from './out-file.ts';
import { clean } from './text.ts';
import type { View } from './view.ts';

export interface ImportOptions {
  readonly server?: string;
  readonly from?: ToolListForm | 'auto';
  readonly name?: string;
  readonly out?: string;
  readonly always?: readonly string[];
  readonly category?: string;
  /** Seconds. */
  readonly timeout: number;
  readonly dryRun?: boolean;
  readonly force?: boolean;
}

export async function importCommand(
  view: View,
  file: string | undefined,
  options: ImportOptions,
): Promise<ExitCode> {
  const found = await toolSource(view, file, options);
  if (!found.ok) return refuse(view, found.error);
  const made = catalogOf(found.value, file, options);
  if (!made.ok) return refuse(view, made.error);
  const files = options.out === undefined ? [] : await plan(filesOf(made.value, options.out));
  const conflict = options.force || options.dryRun ? undefined : overwriting(view, files);
  if (conflict) return refuse(view, conflict);
  const failed = options.dryRun ? undefined : await writeAll(files);
  if (failed) return refuse(view, failed);
  report(view, made.value, files, options);
  return EXIT.fine;
}

function catalogOf(
  source: ToolSource,
  file: string | undefined,
  options: ImportOptions,
): Result<ImportedCatalog, Failure> {
  const { always, category } = options;
  const { input, form, name, info } = source;
  const base = fileBase(source.base, options.out);
  const schemasFile = `${base}.schemas.json`;
  const made = importCatalog(input, {
    from: form,
    ...(name !== undefined && { name }),
    ...(info && { info }),
    ...(always && { alwaysVisible: always }),
    ...(category !== undefined && { category }),
    schemasFile,
    madeBy: madeBy(options, file),
  });
  if (!made.ok) return fail(optionFailure(made.error));
  return ok({ ...made.value, source, base, schemasFile });
}

const optionFailure = (problems: readonly UnitProblem[]): Failure =>
  usage('invalid_options', 'the tools cannot be imported so', {
    lines: problems.map(problemLine),
    detail: { problems },
  });

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
