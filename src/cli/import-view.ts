/** What an import made: the tools, what they cost and do, and the files. */

import { parseUnitId } from '../catalog/identity.ts';
import type { CatalogImport } from '../catalog/import-catalog.ts';
import type { ImportLoss } from '../catalog/import-loss.ts';
import type { UnitSpec } from '../catalog/unit.ts';
import { exactTokens } from '../node.ts';
import { changeLines } from './import-changes.ts';
import type { ToolSource } from './import-source.ts';
import type { CatalogPaths, Update } from './import-update.ts';
import { moreLine, shorten, table } from './layout.ts';
import type { PlannedFile } from './out-file.ts';
import { block } from './surface-view.ts';
import { clean, count, cut, number, oneLine } from './text.ts';
import { toolTokens } from './tool-tokens.ts';
import type { View } from './view.ts';

export interface ImportedCatalog extends CatalogImport {
  readonly source: ToolSource;
  readonly paths: CatalogPaths;
}

const MOST_TOOLS = 40;

export function importLines(
  view: View,
  { source, units, losses }: ImportedCatalog,
  { files, changes }: Update,
  dryRun: boolean,
): string[] {
  const tools = toolsOf(units);
  const { shown, more } = shorten(tools, MOST_TOOLS, view.all);
  const total = tools.reduce((sum, { tokens }) => sum + tokens, 0);
  const rows = shown.map((tool) => [
    clean(tool.name),
    number(tool.tokens),
    `${tool.effect.join(', ')}${tool.always ? ' · always' : ''}`,
  ]);
  return [
    `${titleOf(source)}: ${count(tools.length, 'tool')}, ${count(total, 'token')}${belonging(source)}`,
    ...block(view, 'tools', [
      ...table(rows, [{ most: 44 }, { align: 'right', least: 6 }, {}], { width: view.width }),
      ...moreLine(more),
    ]),
    ...block(view, 'lost on the way', lossLines(view, losses)),
    ...block(
      view,
      'files',
      files.map((file) => fileLine(file, dryRun)),
    ),
    ...block(view, 'changes', changeLines(view, changes, files)),
  ];
}

const titleOf = ({ title, form, info }: ToolSource): string =>
  info ? title : `${clean(title)}, in the form ${form}`;

const belonging = ({ name }: ToolSource): string => (name === undefined ? '' : `, as server ${clean(name)}`);

function fileLine({ path, state }: PlannedFile, dryRun: boolean): string {
  const done = { new: 'written', same: 'unchanged', differs: 'changed' };
  const planned = { new: 'would be written', same: 'would stay as it is', differs: 'would change' };
  return `  ${clean(path)}  ${(dryRun ? planned : done)[state]}`;
}

const MOST_LOSSES = 20;
/** A name that is too long for a tool is a page of text. */
const LONGEST_NAME = 80;

export function lossLines({ all }: View, losses: readonly ImportLoss[]): string[] {
  const { shown, more } = shorten(losses, MOST_LOSSES, all);
  return [...shown.map(lossLine), ...moreLine(more)];
}

export function lossLine({ tool, item, message, expected }: ImportLoss): string {
  const wanted = expected === undefined ? '' : `; expected ${expected}`;
  return `  ${cut(oneLine(tool || item), LONGEST_NAME)}: ${oneLine(message + wanted)}`;
}

interface Tool {
  readonly unit: string;
  readonly name: string;
  readonly tokens: number;
  readonly effect: readonly string[];
  readonly always: boolean;
}

const toolsOf = (units: readonly UnitSpec[]): Tool[] =>
  units.flatMap((spec) => {
    const identity = parseUnitId(spec.unit);
    const isTool = identity?.kind === 'mcp_tool' || identity?.kind === 'tool';
    return isTool ? [toolOf(spec, identity.name)] : [];
  });

function toolOf(spec: UnitSpec, name: string): Tool {
  const { unit, effect = [], activation, description, schema } = spec;
  const sent = { name, ...(description !== undefined && { description }), ...(schema && { schema }) };
  return {
    unit,
    name,
    tokens: toolTokens(counter, sent),
    effect: typeof effect === 'string' ? [effect] : effect,
    always: activation === 'always',
  };
}

const counter = exactTokens();

export const importJson = (
  { source, form, units, losses, sources, pl, schemas }: ImportedCatalog,
  { files, changes }: Update,
  dryRun: boolean,
): object => ({
  ok: true,
  form,
  ...(source.name !== undefined && {
    server: { name: source.name, ...(source.info && { info: source.info }) },
  }),
  tools: toolsOf(units).map((tool) => ({ ...tool, source: sources.get(tool.unit) })),
  losses,
  dry_run: dryRun,
  files: files.map(({ path, state }) => ({ path, state })),
  ...(changes && { changes }),
  ...(files.length === 0 && { pl, schemas }),
});
