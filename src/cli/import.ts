/** `lictor import`: a list of tools, written as a catalog that people read and review. */

import { basename } from 'node:path';
import { importCatalog } from '../catalog/import-catalog.ts';
import type { ToolListForm } from '../catalog/import-form.ts';
import type { ImportLoss } from '../catalog/import-loss.ts';
import type { UnitProblem } from '../catalog/unit-problem.ts';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { EXIT, type ExitCode, type Failure, refuse, usage } from './failure.ts';
import { problemLine, type ToolSource, toolSource } from './import-source.ts';
import { catalogPaths, planUpdate, type Update } from './import-update.ts';
import { type ImportedCatalog, importJson, importLines, lossLine, lossLines } from './import-view.ts';
import { complain, print, printJson } from './io.ts';
import { madeBy } from './made-by.ts';
import { writeAll } from './out-file.ts';
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
  const update = await updateOf(view, made.value, options);
  if (!update.ok) return refuse(view, update.error);
  const failed = options.dryRun ? undefined : await writeAll(update.value.steps);
  if (failed) return refuse(view, failed);
  report(view, made.value, update.value, options);
  return EXIT.fine;
}

const NO_FILES: Update = { steps: [], files: [], changes: undefined };

async function updateOf(
  view: View,
  catalog: ImportedCatalog,
  { out, force = false }: ImportOptions,
): Promise<Result<Update, Failure>> {
  return out === undefined ? ok(NO_FILES) : planUpdate(view, catalog, catalog.paths, force);
}

function catalogOf(
  source: ToolSource,
  file: string | undefined,
  options: ImportOptions,
): Result<ImportedCatalog, Failure> {
  const { always, category } = options;
  const { input, form, name, info } = source;
  const paths = catalogPaths(source.base, options.out);
  const schemasFile = basename(paths.schemas);
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
  const nothing = made.value.sources.size === 0 && made.value.losses.length > 0;
  return nothing ? fail(noTools(made.value.losses)) : ok({ ...made.value, source, paths });
}

const optionFailure = (problems: readonly UnitProblem[]): Failure =>
  usage('invalid_options', 'the tools cannot be imported so', {
    lines: problems.map(problemLine),
    detail: { problems },
  });

/** A list of which nothing is left is no catalog of no tools. */
const noTools = (losses: readonly ImportLoss[]): Failure => ({
  exit: EXIT.findings,
  code: 'no_tools',
  message: 'no tool of the list can be imported',
  lines: losses.slice(0, 20).map(lossLine),
  detail: { losses },
});

function report(
  view: View,
  catalog: ImportedCatalog,
  update: Update,
  { out, dryRun = false }: ImportOptions,
): void {
  if (view.json) printJson(view.io, importJson(catalog, update, dryRun));
  else if (out === undefined && !dryRun) {
    view.io.out.write(catalog.pl);
    complain(view.io, lossLines(view, catalog.losses));
  } else print(view.io, importLines(view, catalog, update, dryRun));
}
