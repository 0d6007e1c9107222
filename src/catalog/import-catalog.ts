/** From a list of tools to the text of a catalog: the whole way of `lictor import`. */

import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { emptyCatalog, registerUnits } from './catalog.ts';
import { type ImportedList, type ToolListOptions, unitsFromToolList } from './import-list.ts';
import type { UnitProblem } from './unit-problem.ts';
import { type CatalogText, writeCatalog } from './write-catalog.ts';

export interface CatalogImportOptions extends ToolListOptions {
  /** The name of the file for the schemas, such as `filesystem.schemas.json`. */
  readonly schemasFile: string;
  /** The command that makes the catalog again, for the comment at its top. */
  readonly madeBy?: string;
}

export interface CatalogImport extends CatalogText, ImportedList {}

/** The catalog of a list of tools as text, with what did not fit into it. */
export function importCatalog(
  input: unknown,
  options: CatalogImportOptions,
): Result<CatalogImport, readonly UnitProblem[]> {
  const imported = unitsFromToolList(input, options);
  if (!imported.ok) return imported;
  const registered = registerUnits(emptyCatalog, imported.value.units);
  if (!registered.ok) return fail(registered.error);
  const text = writeCatalog(registered.value.catalog.units.values(), {
    header: header(imported.value, options),
    schemasFile: options.schemasFile,
  });
  return ok({ ...imported.value, ...text });
}

function header({ form, units }: ImportedList, { name, info, madeBy }: CatalogImportOptions): string[] {
  const called = info ? `${info.name} ${info.version ?? ''}`.trim() : name;
  const of = called === undefined ? '' : ` ${called}`;
  const [first] = units;
  const what = form === 'mcp' ? `The tools of the MCP server${of}` : `${first?.provenance ?? 'Tools'}`;
  return [
    `${what}, in its own words.`,
    '',
    ...(madeBy === undefined ? [] : [`Made by: ${madeBy}`]),
    'What you change here stays when it is made again; rules about these tools go into a file of your own.',
    'Effects are what the source says its tools do. They grant nothing, and they may be wrong.',
  ];
}
