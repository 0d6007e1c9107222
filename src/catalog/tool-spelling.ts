/**
 * The spellings of a tool.
 *
 * Catalogs, providers and hosts write one tool differently: `mcp_tool:files/edit_file`, `files__edit_file`,
 * `mcp__files__edit_file`, `mcp_files_edit_file`, `files/edit_file`, `files.edit_file`, `edit_file`, `EditFile`.
 * Names are compared by their letters and digits, folded.
 */

import { fold } from './fold.ts';
import { isKind, parseUnitId } from './identity.ts';

/** A tool's name taken apart. */
export interface ToolSpelling {
  /** The tool's own name, as it is written. */
  readonly name: string;
  /** The server it is of, as it is written; undefined where the spelling names none. */
  readonly server?: string;
  /** The key of the own name, and that of server and name together; the same where no server is named. */
  readonly bare: string;
  readonly whole: string;
}

const known = new Map<string, ToolSpelling>();
const MOST_KNOWN = 20_000;
const LONGEST_KNOWN = 300;

export function spellingOf(tool: string): ToolSpelling {
  const found = known.get(tool) ?? readSpelling(tool);
  if (tool.length > LONGEST_KNOWN) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(tool, found);
  return found;
}

function readSpelling(tool: string): ToolSpelling {
  const { server, name } = partsOf(tool);
  const bare = keyOf(name);
  return { name, bare, whole: server === undefined ? bare : keyOf(server + name), ...(server && { server }) };
}

interface Parts {
  readonly server?: string;
  readonly name: string;
}

function partsOf(tool: string): Parts {
  const text = tool.trim();
  const identity = parseUnitId(text);
  if (identity?.server !== undefined) return { server: identity.server, name: identity.name };
  return served(withoutKind(text));
}

function withoutKind(text: string): string {
  const colon = text.indexOf(':');
  return colon > 0 && isKind(text.slice(0, colon).toLowerCase()) ? text.slice(colon + 1) : text;
}

/** What stands between a server and its tool, the surest first. */
const SEPARATORS = ['/', '__', ':', '.'] as const;

function served(text: string): Parts {
  const said = /^mcp(?:__|[/:.])/i.test(text) ? text.replace(/^mcp(?:__|[/:.])/i, '') : text;
  for (const separator of SEPARATORS) {
    const parts = splitAt(said, separator);
    if (parts) return parts;
  }
  const [, server, name] = /^mcp_([^_]+)_(.+)$/is.exec(said) ?? [];
  return server !== undefined && name !== undefined ? { server, name } : { name: said };
}

function splitAt(text: string, separator: string): Parts | undefined {
  const at = text.indexOf(separator);
  const [server, name] = [text.slice(0, Math.max(0, at)), text.slice(at + separator.length)];
  return isNamed(server) && isNamed(name) ? { server, name } : undefined;
}

/** Patterns over all scripts take long to read, and most names have no need of them. */
const PLAIN = /^[\x20-\x7e]*$/;

const isNamed = (text: string): boolean =>
  PLAIN.test(text) ? /[A-Za-z0-9]/.test(text) : /[\p{L}\p{N}]/u.test(text);

/** The letters and digits of a folded name; a name without any is compared as it is. */
function keyOf(name: string): string {
  const folded = fold(name).trim();
  const kept = PLAIN.test(folded)
    ? folded.replace(/[^a-z0-9]+/g, '')
    : folded.replace(/[^\p{L}\p{N}]+/gu, '');
  return kept || folded;
}

/** Marks a key that is met by calls of which no server is known. */
const OF_ANY_SERVER = '*/';
export const isOfAnyServer = (key: string): boolean => key.startsWith(OF_ANY_SERVER);

/** The keys of what is said of a tool. It is said of a call where one of them is a key of the call. */
export function keysSaid(tool: string): readonly string[] {
  const { bare, whole } = spellingOf(tool);
  return [whole, OF_ANY_SERVER + bare];
}

/** The keys of a call. */
export function keysCalled(tool: string): readonly string[] {
  const { bare, whole } = spellingOf(tool);
  return [...new Set([whole, bare]), OF_ANY_SERVER + whole];
}

/**
 * Whether two spellings may be of the same tool. A name without a server is that of every server's tool of this
 * name, so this is no equivalence: `edit_file` is `a/edit_file` and `b/edit_file`, and these are two.
 */
export function isSameTool(a: string, b: string): boolean {
  if (a === b) return true;
  const [x, y] = [spellingOf(a), spellingOf(b)];
  return x.whole === y.whole || x.whole === y.bare || x.bare === y.whole;
}

/** Whether two spellings name the tools of two servers that have a name in common. */
export const areNamesakes = (a: string, b: string): boolean =>
  spellingOf(a).bare === spellingOf(b).bare && !isSameTool(a, b);
