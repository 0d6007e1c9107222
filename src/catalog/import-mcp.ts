/**
 * Importing: the tools that an MCP server lists, as units.
 *
 * Everything a server says about itself is a claim. Its texts are cleaned and cut, its hints become effects that
 * rules may look at but that prove nothing, and no tool is shown unless something asks for it or the host says so.
 */

import { fail, nearestName, ok, type Result, shown } from '../logic/diagnostics.ts';
import { compareText } from '../logic/order.ts';
import { ALIAS_LIMIT, type Effect } from './check-fields.ts';
import { checkUnit, DESCRIPTION_LIMIT, type UnitProblem } from './check-unit.ts';
import { cleanLine, cleanText, cutText } from './clean.ts';
import { unitId } from './identity.ts';
import type { Json, JsonObject, UnitSpec } from './unit.ts';
import { codePoints, note } from './unit-problem.ts';

/** A tool as `tools/list` gives it. What it holds besides is not looked at. */
export interface McpTool {
  readonly name: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** JSON Schema of the arguments. */
  readonly inputSchema?: object | undefined;
  readonly annotations?:
    | {
        readonly title?: string | undefined;
        readonly readOnlyHint?: boolean | undefined;
        readonly destructiveHint?: boolean | undefined;
        readonly openWorldHint?: boolean | undefined;
      }
    | undefined;
}

export interface ImportOptions {
  /** Tools that are shown every turn. A name the server does not list is a problem. */
  readonly always?: readonly string[];
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

/** Something the server said that the units do not hold. */
export interface ImportLoss {
  /** Name of the tool, cleaned. */
  readonly tool: string;
  readonly code: 'text_cut' | 'text_cleaned' | 'tool_left_out' | 'duplicate_tool';
  readonly message: string;
}

export interface Imported {
  /** The server, then its tools by name. */
  readonly units: readonly UnitSpec[];
  readonly losses: readonly ImportLoss[];
}

/**
 * The units of a server: `mcp_server(Server)`, and `mcp_tool(Server, Name)` for each tool.
 *
 * Tools are `relevant`, except those that `always` names. They require nothing, the server unit neither. They
 * have no triggers: names and descriptions are matched as they are. Of two tools with one name the first stays.
 * A tool whose name or schema is beyond the bounds of a unit is left out. Options that are wrong or name no tool
 * are problems.
 */
export function unitsFromTools(
  server: string,
  tools: readonly McpTool[],
  options: ImportOptions = {},
): Result<Imported, readonly UnitProblem[]> {
  const losses: ImportLoss[] = [];
  const own = serverUnit(server, options);
  const found = toolUnits(server, tools, provenanceOf(server, options), losses);
  const problems = [
    ...problemsOf({ ...own, ...shared(options) }),
    ...unknownNames('always', options.always ?? [], found),
    ...unknownNames('aliases', Object.keys(options.aliases ?? {}), found),
  ];
  const units = [...found].map(([name, spec]) => withOptions(name, spec, options));
  problems.push(...(problems.length > 0 ? [] : units.flatMap(problemsOf)));
  if (problems.length > 0) return fail(problems);
  const byText = (a: UnitSpec, b: UnitSpec) => compareText(a.unit, b.unit);
  return ok({ units: [own, ...units.sort(byText)], losses });
}

function serverUnit(server: string, options: ImportOptions): UnitSpec {
  const title = cleanLine(options.info?.title ?? options.info?.name ?? '');
  return {
    unit: unitId({ kind: 'mcp_server', name: server }),
    ...(title !== '' && { description: cutText(title, DESCRIPTION_LIMIT) }),
    provenance: cleanLine(`${provenanceOf(server, options)} ${options.info?.version ?? ''}`),
  };
}

/** A tool comes from a server, whatever its version: a new version changes only what it changes. */
const provenanceOf = (server: string, { info }: ImportOptions): string =>
  cleanLine(`MCP server ${info?.name ?? server}`);

/** The tools that can be units, by name. Everything that is not taken over is noted. */
function toolUnits(
  server: string,
  tools: readonly McpTool[],
  provenance: string,
  losses: ImportLoss[],
): Map<string, UnitSpec> {
  const found = new Map<string, UnitSpec>();
  for (const tool of tools) {
    const name = textOf(tool.name);
    const lose: Lose = (code, message) => losses.push({ tool: cleanLine(name), code, message });
    const spec = { ...toolUnit(server, tool, lose), provenance };
    const [problem] = problemsOf(spec);
    if (problem) lose('tool_left_out', problem.message);
    else if (found.has(name)) lose('duplicate_tool', 'another tool has this name; the first is kept');
    else found.set(name, spec.schema ? { ...spec, schema: cleanSchema(spec.schema, lose) } : spec);
  }
  return found;
}

type Lose = (code: ImportLoss['code'], message: string) => void;

function toolUnit(server: string, tool: McpTool, lose: Lose): UnitSpec {
  const name = textOf(tool.name);
  const description = clean(textOf(tool.description), 'description', lose);
  const shorter = cutText(description, DESCRIPTION_LIMIT);
  if (shorter !== description) lose('text_cut', `the description has ${codePoints(description)} code points`);
  const title = cleanLine(textOf(tool.title) || textOf(tool.annotations?.title));
  const isAlias = folded(title) !== '' && folded(title) !== folded(name) && codePoints(title) <= ALIAS_LIMIT;
  return {
    unit: unitId({ kind: 'mcp_tool', server, name }),
    ...(shorter !== '' && { description: shorter }),
    ...(isAlias && { aliases: [title] }),
    effect: effectsOf(tool.annotations ?? {}),
    ...(tool.inputSchema && { schema: tool.inputSchema as JsonObject }),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Letters and digits alone: a title that only spells the name differently tells nothing. */
const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * What a tool does, as far as its hints say. Where they say nothing the protocol's own defaults hold: what is not
 * called read-only may write, and what may write and is not called harmless may delete. Only `openWorldHint` has
 * to be said, since its default says nothing about a server that runs here.
 */
function effectsOf(hints: NonNullable<McpTool['annotations']>): Effect[] {
  const network: Effect[] = hints.openWorldHint === true ? ['network'] : [];
  if (hints.readOnlyHint === true) return [...network, 'read'];
  return hints.destructiveHint === false ? [...network, 'write'] : ['delete', ...network, 'write'];
}

/** The text cleaned; noted when more than space is gone. */
function clean(text: string, field: string, lose: Lose): string {
  const cleaned = cleanText(text);
  const visible = (part: string) => part.replace(/\s/g, '');
  if (visible(cleaned) !== visible(text)) lose('text_cleaned', `the ${field} had invisible characters in it`);
  return cleaned;
}

/** Fields of a schema whose values are data, not schemas. */
const DATA = ['const', 'default', 'enum', 'examples'];

/** The schema with its titles and descriptions cleaned. Its depth has been checked. */
function cleanSchema(schema: JsonObject, lose: Lose): JsonObject {
  const cleaned = (value: Json): Json => {
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map(cleaned);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleanedField(key, part)]));
  };
  const cleanedField = (key: string, part: Json): Json => {
    if (typeof part === 'string' && (key === 'description' || key === 'title'))
      return clean(part, 'schema', lose);
    return DATA.includes(key) ? part : cleaned(part);
  };
  return cleaned(schema) as JsonObject;
}

const shared = ({ category, priority }: ImportOptions): Partial<UnitSpec> => ({
  ...(category !== undefined && { category }),
  ...(priority !== undefined && { priority }),
});

function withOptions(name: string, spec: UnitSpec, options: ImportOptions): UnitSpec {
  const { always = [], aliases = {} } = options;
  const added = Object.hasOwn(aliases, name) ? (aliases[name] ?? []) : [];
  return {
    ...spec,
    ...shared(options),
    ...(added.length > 0 && { aliases: [...(spec.aliases ?? []), ...added] }),
    ...(always.includes(name) && { activation: 'always' as const }),
  };
}

function problemsOf(spec: UnitSpec): readonly UnitProblem[] {
  const checked = checkUnit(spec);
  return checked.ok ? [] : checked.error;
}

function unknownNames(
  field: string,
  names: readonly string[],
  found: ReadonlyMap<string, unknown>,
): UnitProblem[] {
  const problems: UnitProblem[] = [];
  for (const name of names) {
    if (found.has(name)) continue;
    const nearest = nearestName(name, found.keys());
    note({ field, problems }, 'unknown_tool', `the server has no tool ${shown(name)}`, [name], { nearest });
  }
  return problems;
}
