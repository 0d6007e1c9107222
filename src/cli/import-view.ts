/** What an import made: the tools, what they cost and do, and the files. */

import { parseUnitId } from '../catalog/identity.ts';
import type { ImportLoss } from '../catalog/import-mcp.ts';
import type { UnitSpec } from '../catalog/unit.ts';
import type { CatalogText } from '../catalog/write-catalog.ts';
import type { ServerTools } from '../node/mcp.ts';
import { exactTokens } from '../node.ts';
import { moreLine, shorten, table } from './layout.ts';
import { differenceLines, type PlannedFile } from './out-file.ts';
import { block } from './surface-view.ts';
import { clean, count, number, oneLine } from './text.ts';
import { toolTokens } from './tool-tokens.ts';
import type { View } from './view.ts';

export interface ImportedCatalog extends CatalogText {
  /** What the server is called in identities. */
  readonly name: string;
  readonly info: ServerTools['info'];
  /** What its files are called before their endings. */
  readonly base: string;
  readonly units: readonly UnitSpec[];
  readonly losses: readonly ImportLoss[];
  readonly schemasFile: string;
}

const MOST_TOOLS = 40;

export function importLines(
  view: View,
  { name, info, units, losses }: ImportedCatalog,
  files: readonly PlannedFile[],
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
    `${oneLine(info.name)} ${oneLine(info.version)}: ${count(tools.length, 'tool')}, ${count(total, 'token')}, as server ${clean(name)}`,
    ...block(view, 'tools', [
      ...table(rows, [{ most: 44 }, { align: 'right', least: 6 }, {}], { width: view.width }),
      ...moreLine(more),
    ]),
    ...block(view, 'lost on the way', lossLines(view, losses)),
    ...block(
      view,
      'files',
      files.flatMap((file) => fileLines(view, file, dryRun)),
    ),
  ];
}

function fileLines(view: View, file: PlannedFile, dryRun: boolean): string[] {
  const { path, state } = file;
  const done = { new: 'written', same: 'unchanged', differs: 'overwritten' };
  const planned = { new: 'would be written', same: 'would stay as it is', differs: 'would change' };
  const line = `  ${clean(path)}  ${(dryRun ? planned : done)[state]}`;
  return state === 'differs' ? [line, ...differenceLines(file, view, view.paint)] : [line];
}

const MOST_LOSSES = 20;

export function lossLines({ all }: View, losses: readonly ImportLoss[]): string[] {
  const { shown, more } = shorten(losses, MOST_LOSSES, all);
  return [...shown.map(({ tool, message }) => `  ${oneLine(tool)}: ${oneLine(message)}`), ...moreLine(more)];
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
    return identity?.kind === 'mcp_tool' ? [toolOf(spec, identity.name)] : [];
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
  { name, info, units, losses, pl, schemas }: ImportedCatalog,
  files: readonly PlannedFile[],
  dryRun: boolean,
): object => ({
  ok: true,
  server: { name, info },
  tools: toolsOf(units),
  losses,
  dry_run: dryRun,
  files: files.map(({ path, state }) => ({ path, state })),
  ...(files.length === 0 && { pl, schemas }),
});
