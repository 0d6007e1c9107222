/**
 * The identity of a unit.
 *
 * Inside the program an identity is its text form, `kind:name` or `kind:server/name`, so that it can be a key
 * and be compared by code point. A `%` or `/` in a server's name is written `%25` or `%2F` there, which keeps
 * the text form reversible.
 */

import { compareText } from '../logic/order.ts';
import { atom, type Compound, compound, type Term } from '../logic/term.ts';

/** The text form of an identity. */
export type UnitId = string & { readonly __unit: unique symbol };

export const KINDS = [
  'tool',
  'skill',
  'instruction',
  'resource',
  'mcp_server',
  'mcp_tool',
  'mcp_prompt',
] as const;
export type UnitKind = (typeof KINDS)[number];

/** An identity taken apart. `server` is present exactly for `mcp_tool` and `mcp_prompt`. */
export interface Identity {
  readonly kind: UnitKind;
  readonly server?: string;
  readonly name: string;
}

/** Names are 1 to 256 code points. */
export const NAME_LIMIT = 256;

export const isKind = (value: string): value is UnitKind => (KINDS as readonly string[]).includes(value);
/** Whether identities of this kind name a server before the name. */
export const hasServer = (kind: UnitKind): boolean => kind === 'mcp_tool' || kind === 'mcp_prompt';

const escapeServer = (server: string): string => server.replaceAll('%', '%25').replaceAll('/', '%2F');
const unescapeServer = (server: string): string => server.replaceAll('%2F', '/').replaceAll('%25', '%');

export function unitId({ kind, server, name }: Identity): UnitId {
  return (server === undefined ? `${kind}:${name}` : `${kind}:${escapeServer(server)}/${name}`) as UnitId;
}

/** Takes the text form apart; undefined when it is none. The empty name is refused (it would match everything). */
export function parseUnitId(text: string): Identity | undefined {
  const colon = text.indexOf(':');
  const kind = text.slice(0, Math.max(colon, 0));
  const rest = text.slice(colon + 1);
  if (!isKind(kind) || rest === '') return undefined;
  if (!hasServer(kind)) return { kind, name: rest };
  const slash = rest.indexOf('/');
  if (slash <= 0 || slash === rest.length - 1) return undefined;
  return { kind, server: unescapeServer(rest.slice(0, slash)), name: rest.slice(slash + 1) };
}

/** The identity as the term people write: `tool(send_email)`, `mcp_tool(github, search)`. */
export function identityTerm(id: UnitId): Compound {
  const { kind, server, name } = parseUnitId(id) as Identity;
  return server === undefined ? compound(kind, atom(name)) : compound(kind, atom(server), atom(name));
}

/** The identity a ground term writes, or undefined when it is none. Names may be atoms or double-quoted text. */
export function termIdentity(term: Term): Identity | undefined {
  if (term.kind !== 'compound' || !isKind(term.name)) return undefined;
  const names = term.args.map((arg) =>
    arg.kind === 'atom' ? arg.name : arg.kind === 'text' ? arg.value : undefined,
  );
  if (names.length !== (hasServer(term.name) ? 2 : 1) || names.some((name) => !name)) return undefined;
  const [first, second] = names as string[];
  return second === undefined
    ? { kind: term.name, name: first as string }
    : { kind: term.name, server: first as string, name: second };
}

export { compareText };

/** Prolog's standard order of identities: one-argument kinds first, then kind, then names, by code point. */
export function compareIdentities(a: UnitId, b: UnitId): number {
  return compareParsed(parseUnitId(a) as Identity, parseUnitId(b) as Identity);
}

/** The units in standard order, each taken apart once. */
export function inStandardOrder(units: Iterable<UnitId>): UnitId[] {
  const parsed = Array.from(units, (id) => ({ id, identity: parseUnitId(id) as Identity }));
  return parsed.sort((a, b) => compareParsed(a.identity, b.identity)).map(({ id }) => id);
}

function compareParsed(x: Identity, y: Identity): number {
  const arity = Number(x.server !== undefined) - Number(y.server !== undefined);
  return (
    arity ||
    compareText(x.kind, y.kind) ||
    compareText(x.server ?? '', y.server ?? '') ||
    compareText(x.name, y.name)
  );
}
