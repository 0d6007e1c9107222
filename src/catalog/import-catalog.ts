/** From a list of tools to the text of a catalog: the whole way of `lictor import`. */

import { ok, type Result } from '../logic/diagnostics.ts';
import { checkedToolList } from './import-list.ts';
import type { ToolListOptions } from './import-options.ts';
import type { ImportedList } from './import-units.ts';
import type { UnitProblem } from './unit-problem.ts';
import {
  type CatalogText,
  catalogText,
  schemasOf,
  type WrittenUnit,
  writeHeader,
  writtenUnits,
} from './write-catalog.ts';

export interface CatalogImportOptions extends ToolListOptions {
  /** The name of the file for the schemas, such as `filesystem.schemas.json`. */
  readonly schemasFile: string;
  /** The command that makes the catalog again, for the comment at its top. */
  readonly madeBy?: string;
}

export interface CatalogImport extends CatalogText, ImportedList {
  /** The comment at the top. */
  readonly header: string;
  /** The parts that the text is made of. */
  readonly written: readonly WrittenUnit[];
}

/** The catalog of a list of tools as text, with what did not fit into it. */
export function importCatalog(
  input: unknown,
  options: CatalogImportOptions,
): Result<CatalogImport, readonly UnitProblem[]> {
  const imported = checkedToolList(input, options);
  if (!imported.ok) return imported;
  const { checked, ...list } = imported.value;
  const written = writtenUnits(checked, options.schemasFile);
  const header = writeHeader(headerLines(list, options));
  return ok({ ...list, header, written, pl: catalogText(header, written), schemas: schemasOf(written) });
}

function headerLines({ form, units }: ImportedList, { name, info, madeBy }: CatalogImportOptions): string[] {
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
