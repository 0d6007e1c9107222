/** The items of a list as units, each with what it came from. */

import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { compareText } from '../logic/order.ts';
import { fingerprint } from './canonical.ts';
import { checkUnit, type UnitProblem } from './check-unit.ts';
import type { ToolListForm } from './import-form.ts';
import type { ListedItems } from './import-forms.ts';
import { type ListedTool, type NoTool, readItem } from './import-items.ts';
import { type ImportLoss, losing } from './import-loss.ts';
import { optionProblems, type ToolListOptions, unknownNames, withOptions } from './import-options.ts';
import { type Belonging, belonging, namespaceUnit } from './import-server.ts';
import { toolUnit } from './import-tool.ts';
import type { Unit, UnitSpec } from './unit.ts';

export interface Imported {
  /** Servers, then tools, each in order of identity text. */
  readonly units: readonly UnitSpec[];
  readonly losses: readonly ImportLoss[];
  /** By unit: the SHA-256 of the canonical form of the tool as the source stated it, before anything was cleaned. */
  readonly sources: ReadonlyMap<string, string>;
}

export interface ImportedList extends Imported {
  /** The form that the list was read in. */
  readonly form: ToolListForm;
}

/** A spec, and the unit that checking makes of it. */
interface Found {
  readonly spec: UnitSpec;
  readonly unit: Unit;
}

interface Reading {
  readonly belongs: Belonging;
  readonly options: ToolListOptions;
  readonly pinned: ReadonlySet<string>;
  readonly losses: ImportLoss[];
  /** What is wrong with the options. */
  readonly problems: UnitProblem[];
  readonly servers: Map<string, UnitSpec>;
  readonly tools: Map<string, Found>;
  /** What the source calls its tools. */
  readonly names: Set<string>;
  readonly sources: Map<string, string>;
}

/** The units of a list whose form is known; `checked` are the same after checking. */
export function importItems(
  { items, goesOn, server }: ListedItems,
  form: ToolListForm,
  options: ToolListOptions,
): Result<ImportedList & { readonly checked: readonly Unit[] }, readonly UnitProblem[]> {
  const wrong = optionProblems(options);
  if (wrong.length > 0) return fail(wrong);
  const reading = start(belonging(form, options, server), options);
  const { losses } = reading;
  if (goesOn)
    losing(losses, 'nextCursor', '')('list_incomplete', '', 'the list goes on; only this page of it is here');
  for (const item of items) {
    const read = readItem(item, form, options.toJsonSchema);
    if (read.ok) addTool(read.tool, reading);
    else leaveOut(read.why, losses);
  }
  return settle(form, reading);
}

const start = (belongs: Belonging, options: ToolListOptions): Reading => ({
  belongs,
  options,
  pinned: new Set(options.alwaysVisible),
  losses: [],
  problems: [],
  servers: new Map(belongs.own ? [[belongs.own.unit, belongs.own]] : []),
  tools: new Map(),
  names: new Set(),
  sources: new Map(),
});

function settle(form: ToolListForm, reading: Reading): ReturnType<typeof importItems> {
  const { options, losses, names, sources } = reading;
  const problems = [...reading.problems, ...unknownNames(options, names)];
  const servers = inOrder(
    [...reading.servers.values()].flatMap((spec) => {
      const unit = checkUnit(spec);
      if (!unit.ok) problems.push(...unit.error);
      return unit.ok ? [{ spec, unit: unit.value }] : [];
    }),
  );
  if (problems.length > 0) return fail(problems);
  const all = [...servers, ...inOrder([...reading.tools.values()])];
  return ok({
    form,
    units: all.map(({ spec }) => spec),
    losses,
    sources: new Map([...sources].sort(([a], [b]) => compareText(a, b))),
    checked: all.map(({ unit }) => unit),
  });
}

const inOrder = (found: Found[]): Found[] => found.sort((a, b) => compareText(a.unit.unit, b.unit.unit));

function leaveOut({ at, name, code, field, message, expected }: NoTool, losses: ImportLoss[]): void {
  losing(losses, at, name)(code, field, `${message}; it is left out`, expected);
}

function addTool(tool: ListedTool, reading: Reading): void {
  const { belongs, options, pinned, losses, problems, tools, names, sources } = reading;
  const lose = losing(losses, tool.at, tool.name);
  const server = tool.namespace?.name ?? belongs.name;
  const plain = toolUnit(tool, server, lose);
  if (!plain) return;
  if (tools.has(plain.unit)) {
    lose('duplicate_tool', 'name', 'another tool has this name; the first is kept');
    return;
  }
  const name = tool.name as string;
  const spec = withOptions(name, { ...plain, provenance: belongs.provenance(server) }, options, pinned);
  const unit = checkUnit(spec);
  const [problem] = unit.ok ? [] : unit.error;
  if (problem && !Object.hasOwn(options, problem.field)) {
    const field = problem.field === 'schema' ? tool.schemaField : problem.field;
    lose('tool_left_out', field, `${problem.message}; the tool is left out`, problem.expected);
    return;
  }
  names.add(name);
  if (!unit.ok) problems.push(...unit.error);
  else tools.set(spec.unit, { spec, unit: unit.value });
  sources.set(spec.unit, fingerprint(tool.stated));
  if (tool.namespace) addNamespace(tool, reading);
}

function addNamespace({ namespace }: ListedTool, { belongs, servers }: Reading): void {
  const unit = namespace && namespaceUnit(namespace, belongs.provenance(namespace.name));
  if (unit && !servers.has(unit.unit)) servers.set(unit.unit, unit);
}
