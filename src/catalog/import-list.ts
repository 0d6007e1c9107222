/**
 * Importing: a list of tools, in whichever form it comes, as units.
 *
 * Everything a source says about itself is a claim. Its texts are cleaned and cut, its hints become effects that
 * rules may look at but that prove nothing, and no tool is shown unless something asks for it or the host says so.
 */

import { fail, nearestName, ok, type Result, shown } from '../logic/diagnostics.ts';
import { compareText } from '../logic/order.ts';
import { checkUnit, DESCRIPTION_LIMIT, type UnitProblem } from './check-unit.ts';
import { cleanLine, cutText, withoutBlocks } from './clean.ts';
import { fingerprint } from './fingerprint.ts';
import { unitId } from './identity.ts';
import type { ToJsonSchema } from './import-ai-sdk.ts';
import { EXPECTED, TOOL_LIST_FORMS, type ToolListForm } from './import-form.ts';
import { commonForm, type ListedItems, type ListItem, listedItems, type Namespace } from './import-forms.ts';
import { type ListedTool, type NoTool, readItem } from './import-items.ts';
import { ownField } from './import-json.ts';
import { type ImportLoss, losing } from './import-loss.ts';
import { toolUnit } from './import-tool.ts';
import type { UnitSpec } from './unit.ts';
import { described, note } from './unit-problem.ts';

export interface ImportOptions {
  /** Tools that are shown every turn, by the names the source gives them. An unknown name is a problem. */
  readonly alwaysVisible?: readonly string[];
  /** Category of every tool; their kind when left out. */
  readonly category?: string | readonly string[];
  /** Priority of every tool. */
  readonly priority?: number;
  /** Other names for tools, by tool name. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>;
  /** How the server introduces itself. */
  readonly info?: {
    readonly name: string;
    readonly version?: string | undefined;
    readonly title?: string | undefined;
  };
}

export interface ToolListOptions extends ImportOptions {
  /** The form of the list; `auto`, the default, recognises it. */
  readonly from?: ToolListForm | 'auto';
  /**
   * The server or namespace that the tools belong to: they are then `mcp_tool(Name, T)`, and `tool(T)` otherwise.
   * A list that names its server or namespaces itself needs none.
   */
  readonly name?: string;
  /** Gives the JSON Schema of validators in AI SDK tools that do not give it themselves. */
  readonly toJsonSchema?: ToJsonSchema;
}

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

/**
 * The units of a list of tools: MCP's `tools/list`, OpenAI's, Anthropic's or Gemini's tools, or an AI SDK tool set;
 * as an array, inside `{tools: […]}`, or the whole request or response.
 *
 * Tools are `relevant`, except those that `alwaysVisible` names. They require nothing. They have no triggers: names
 * and descriptions are matched as they are. Of two tools with one name the first stays. An item that is no tool, of
 * another form, or beyond the bounds of a unit is left out, and told in `losses`; it never costs the others. The
 * error says that there is no list, in which form cannot be told, or what is wrong with the options.
 *
 * Law: the order of the list does not change the units.
 */
export function unitsFromToolList(
  input: unknown,
  options: ToolListOptions = {},
): Result<ImportedList, readonly UnitProblem[]> {
  const listed = listedItems(input);
  if (!listed.ok) return listed;
  const form = formOf(listed.value.items, options.from ?? 'auto');
  if (!form.ok) return form;
  return importItems(listed.value, form.value, options);
}

/** The form a list is read in, and what it calls its server; or why it is none. */
export function toolListForm(
  input: unknown,
  from: ToolListForm | 'auto' = 'auto',
): Result<{ readonly form: ToolListForm; readonly server?: string }, readonly UnitProblem[]> {
  const listed = listedItems(input);
  if (!listed.ok) return listed;
  const form = formOf(listed.value.items, from);
  if (!form.ok) return form;
  const info = serverInfo(listed.value.server);
  return ok({ form: form.value, ...(info && { server: info.name }) });
}

function formOf(
  items: readonly ListItem[],
  from: ToolListForm | 'auto',
): Result<ToolListForm, readonly UnitProblem[]> {
  const problems: UnitProblem[] = [];
  if (from !== 'auto' && TOOL_LIST_FORMS.includes(from)) return ok(from);
  if (from !== 'auto') {
    const expected = ['auto', ...TOOL_LIST_FORMS].join(', ');
    note({ field: 'from', problems }, 'unknown_form', `there is no form ${described(from)}`, [from], {
      expected,
      nearest: typeof from === 'string' ? nearestName(from, TOOL_LIST_FORMS) : undefined,
    });
    return fail(problems);
  }
  const form = items.length === 0 ? 'mcp' : commonForm(items);
  if (form) return ok(form);
  note({ field: 'from', problems }, 'unknown_form', 'the form of the list cannot be told', [], {
    expected: Object.values(EXPECTED).join('; '),
  });
  return fail(problems);
}

/** A unit with what it came from. */
interface Found {
  readonly name: string;
  readonly spec: UnitSpec;
  readonly source: string;
}

function importItems(
  { items, goesOn, server }: ListedItems,
  form: ToolListForm,
  options: ToolListOptions,
): Result<ImportedList, readonly UnitProblem[]> {
  const losses: ImportLoss[] = [];
  const belongs = belonging(form, options, server);
  if (goesOn)
    losing(losses, 'nextCursor', '')('list_incomplete', '', 'the list goes on; only this page of it is here');
  const wrong = optionProblems(options);
  if (wrong.length > 0) return fail(wrong);
  const problems: UnitProblem[] = [];
  const servers = new Map(belongs.own ? [[belongs.own.unit, belongs.own]] : []);
  const tools = new Map<string, Found>();
  for (const item of items) {
    const read = readItem(item, form, options.toJsonSchema);
    if (!read.ok) leaveOut(read.why, losses);
    else addTool(read.tool, { belongs, options, losses, problems, servers, tools });
  }
  problems.push(...[...servers.values()].flatMap(problemsOf), ...unknownNames(options, tools));
  if (problems.length > 0) return fail(problems);
  const found = [...tools.values()].sort((a, b) => compareText(a.spec.unit, b.spec.unit));
  const byText = [...servers.values()].sort((a, b) => compareText(a.unit, b.unit));
  return ok({
    form,
    units: [...byText, ...found.map(({ spec }) => spec)],
    losses,
    sources: new Map(found.map(({ spec, source }) => [spec.unit, source])),
  });
}

function leaveOut({ at, name, code, field, message, expected }: NoTool, losses: ImportLoss[]): void {
  losing(losses, at, name)(code, field, `${message}; it is left out`, expected);
}

interface Adding {
  readonly belongs: Belonging;
  readonly options: ToolListOptions;
  readonly losses: ImportLoss[];
  readonly problems: UnitProblem[];
  readonly servers: Map<string, UnitSpec>;
  readonly tools: Map<string, Found>;
}

function addTool(tool: ListedTool, adding: Adding): void {
  const { belongs, options, losses, problems, servers, tools } = adding;
  const lose = losing(losses, tool.at, tool.name);
  const server = tool.namespace?.name ?? belongs.name;
  const plain = toolUnit(tool, server, lose);
  if (!plain) return;
  if (tools.has(plain.unit)) {
    lose('duplicate_tool', 'name', 'another tool has this name; the first is kept');
    return;
  }
  const name = tool.name as string;
  const spec = withOptions(name, { ...plain, provenance: belongs.provenance(server) }, options);
  const [problem, ...more] = problemsOf(spec);
  if (problem && Object.hasOwn(options, problem.field)) problems.push(problem, ...more);
  else if (problem) {
    lose('tool_left_out', problem.field, `${problem.message}; the tool is left out`, problem.expected);
    return;
  }
  tools.set(spec.unit, { name, spec, source: fingerprint(tool.stated) });
  if (!tool.namespace) return;
  const unit = namespaceUnit(tool.namespace, belongs.provenance(server));
  if (!servers.has(unit.unit)) servers.set(unit.unit, unit);
}

/** Where the tools of a list come from, and what they are called after. */
interface Belonging {
  readonly name: string | undefined;
  /** The unit of the server that all of them belong to. */
  readonly own: UnitSpec | undefined;
  readonly provenance: (server: string | undefined) => string;
}

const LISTS: Readonly<Record<ToolListForm, string>> = {
  mcp: 'MCP tools',
  openai: 'OpenAI tools',
  anthropic: 'Anthropic tools',
  gemini: 'Gemini declarations',
  'ai-sdk': 'AI SDK tools',
};

/** A tool comes from a server, whatever its version: a new version changes only what it changes. */
function belonging(form: ToolListForm, options: ToolListOptions, said: unknown): Belonging {
  const info = options.info ?? serverInfo(said);
  const name = options.name ?? (form === 'mcp' ? info?.name : undefined);
  const provenance = (server: string | undefined): string => {
    if (form === 'mcp' && server !== undefined) return cleanLine(`MCP server ${info?.name ?? server}`);
    return server === undefined ? LISTS[form] : cleanLine(`${LISTS[form]} of ${server}`);
  };
  return { name, own: name === undefined ? undefined : serverUnit(name, provenance(name), info), provenance };
}

/** How a list introduces its server, in the metadata of the protocol. */
function serverInfo(said: unknown): ImportOptions['info'] {
  const [name, version, title] = ['name', 'version', 'title'].map((field) => ownField(said, field));
  if (typeof name !== 'string' || name === '') return undefined;
  return {
    name,
    ...(typeof version === 'string' && { version }),
    ...(typeof title === 'string' && { title }),
  };
}

function serverUnit(name: string, provenance: string, info: ImportOptions['info']): UnitSpec {
  const title = shortLine(info?.title ?? info?.name);
  return {
    unit: unitId({ kind: 'mcp_server', name }),
    ...(title !== '' && { description: title }),
    provenance: cleanLine(`${provenance} ${info?.version ?? ''}`),
  };
}

function namespaceUnit({ name, description }: Namespace, provenance: string): UnitSpec {
  const said = shortLine(description);
  return {
    unit: unitId({ kind: 'mcp_server', name }),
    ...(said !== '' && { description: said }),
    provenance,
  };
}

const shortLine = (text: unknown): string =>
  typeof text === 'string' ? cutText(withoutBlocks(cleanLine(text)), DESCRIPTION_LIMIT) : '';

// ---------------------------------------------------------------------------------------------- options

const shared = ({ category, priority }: ImportOptions): Partial<UnitSpec> => ({
  ...(category !== undefined && { category }),
  ...(priority !== undefined && { priority }),
});

/** Options that are wrong for every tool are wrong once. */
const optionProblems = (options: ToolListOptions): readonly UnitProblem[] =>
  problemsOf({ unit: 'tool:any', ...shared(options) });

function withOptions(name: string, spec: UnitSpec, options: ImportOptions): UnitSpec {
  const { alwaysVisible = [], aliases = {} } = options;
  const added = Object.hasOwn(aliases, name) ? (aliases[name] ?? []) : [];
  return {
    ...spec,
    ...shared(options),
    ...(added.length > 0 && { aliases: [...(spec.aliases ?? []), ...added] }),
    ...(alwaysVisible.includes(name) && { activation: 'always' as const }),
  };
}

function problemsOf(spec: UnitSpec): readonly UnitProblem[] {
  const checked = checkUnit(spec);
  return checked.ok ? [] : checked.error;
}

function unknownNames(options: ImportOptions, tools: ReadonlyMap<string, Found>): UnitProblem[] {
  const known = new Set(Array.from(tools.values(), ({ name }) => name));
  const problems: UnitProblem[] = [];
  const check = (field: string, names: readonly string[]) => {
    for (const name of names) {
      if (known.has(name)) continue;
      const nearest = nearestName(name, known);
      note({ field, problems }, 'unknown_tool', `the list has no tool ${shown(name)}`, [name], { nearest });
    }
  };
  check('alwaysVisible', options.alwaysVisible ?? []);
  check('aliases', Object.keys(options.aliases ?? {}));
  return problems;
}
