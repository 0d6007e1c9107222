/**
 * The name a provider knows a tool by.
 *
 * It follows from the tool's identity alone, so it is the same in every request, after every restart and whatever
 * else is registered. Most names are plain: `send_email`, `github__create_issue`. What is not plain gets a hash of
 * the identity behind a readable part: `fs_read_4kq2m7xzt3ab`.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Catalog } from './catalog.ts';
import { type Identity, parseUnitId, type UnitId } from './identity.ts';

/** Longest name that every provider takes. */
export const TOOL_NAME_LIMIT = 64;

/** The verbs by which a model finds and calls what it does not see. No tool goes by these names. */
export const DISCOVERY_VERBS = [
  ...['search_tools', 'describe_tool', 'call_tool', 'report_missing_capability', 'run_program'],
  ...['job_status', 'job_result', 'job_cancel', 'recall_rules'],
] as const;

/** Names that every JavaScript object answers to: a host's table of tools must not find them by accident. */
const PROTOTYPE_NAMES = Object.getOwnPropertyNames(Object.prototype);

const RESERVED: ReadonlySet<string> = new Set(
  [...DISCOVERY_VERBS, ...PROTOTYPE_NAMES, 'prototype'].map((name) => name.toLowerCase()),
);

/** A letter first, as Gemini wants it. */
const PLAIN = /^[a-zA-Z][a-zA-Z0-9_-]*$/;
const SEPARATOR = '__';

const HASH_LENGTH = 12;
/** A digit first, so that few words people write look like one. */
const HASHED = /_[0-9][a-z2-7]{11}$/i;

/** The name of a tool. Two tools have the same one only if 58 bits of SHA-256 agree. */
export function toolName(unit: UnitId): string {
  const identity = parseUnitId(unit);
  return (identity && plainName(identity)) ?? hashedName(unit, identity);
}

function plainName({ kind, server, name }: Identity): string | undefined {
  if (kind === 'tool') return isPlain(name) && !name.includes(SEPARATOR) ? name : undefined;
  if (kind !== 'mcp_tool' || server === undefined) return undefined;
  // The first separator ends the server's part: it may neither hold one nor end with half of one.
  if (server.includes(SEPARATOR) || server.endsWith('_')) return undefined;
  const full = `${server}${SEPARATOR}${name}`;
  return isPlain(full) ? full : undefined;
}

const isPlain = (name: string): boolean =>
  name.length <= TOOL_NAME_LIMIT &&
  PLAIN.test(name) &&
  !HASHED.test(name) &&
  !RESERVED.has(name.toLowerCase());

const READABLE_LIMIT = TOOL_NAME_LIMIT - HASH_LENGTH - 1;
/** The tool's own name says more than its server's. */
const SERVER_LIMIT = 20;

function hashedName(unit: UnitId, identity: Identity | undefined): string {
  const server = readable(identity?.server ?? '', SERVER_LIMIT);
  const name = readable(identity?.name ?? '', READABLE_LIMIT);
  const joined = [server, name].filter((part) => part !== '').join(SEPARATOR);
  const led = /^[a-zA-Z]/.test(joined) ? joined : `tool_${joined}`;
  return `${cutName(led, READABLE_LIMIT)}_${hashOf(unit)}`;
}

/** Characters of a name that are looked at: more would be cut again. */
const LOOKED_AT = 256;

/** The letters and digits of a name, accents taken off; what lies between is one underscore. */
const readable = (text: string, limit: number): string =>
  cutName(
    text
      .slice(0, LOOKED_AT)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-zA-Z0-9-]+/g, '_')
      .replace(/^[_-]+/, ''),
    limit,
  );

const cutName = (name: string, limit: number): string => name.slice(0, limit).replace(/[_-]+$/, '');

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** A digit and eleven characters of RFC 4648's base 32 in small letters, from the first bits of the hash. */
function hashOf(unit: UnitId): string {
  const [first = 0, ...bytes] = sha256(utf8ToBytes(unit));
  const rest = bytes.slice(0, HASH_LENGTH - 1).map((byte) => LETTERS[byte & 31]);
  return `${first % 10}${rest.join('')}`;
}

const named = new WeakMap<Catalog, ReadonlyMap<string, UnitId>>();

/** The tool of a catalog that goes by this name. Undefined, too, for a name that two tools would share. */
export function unitNamed(catalog: Catalog, name: string): UnitId | undefined {
  const known = named.get(catalog) ?? namesOf(catalog);
  named.set(catalog, known);
  return known.get(name);
}

function namesOf(catalog: Catalog): ReadonlyMap<string, UnitId> {
  const names = new Map<string, UnitId>();
  const shared = new Set<string>();
  for (const { unit, kind } of catalog.units.values()) {
    if (kind !== 'tool' && kind !== 'mcp_tool') continue;
    const name = toolName(unit);
    if (names.has(name)) shared.add(name);
    names.set(name, unit);
  }
  for (const name of shared) names.delete(name);
  return names;
}
