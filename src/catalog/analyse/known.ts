/** The known units: what an identity in a policy may name, and what it was probably meant to be. */

import type { Term } from '../../logic/term.ts';
import { writeTerm } from '../../logic/writer.ts';
import { type Identity, identityTerm, parseUnitId, type UnitId, type UnitKind, unitId } from '../identity.ts';
import { nearWord } from './names.ts';
import { noneUnread, type Unread } from './unread.ts';

export interface KnownUnits {
  readonly ids: ReadonlySet<UnitId>;
  /** Identities by kind. */
  readonly kinds: ReadonlyMap<UnitKind, readonly Identity[]>;
  /** Text that could not be read: units may be declared there. */
  readonly unread: Unread;
  /** Comparisons of names still to be spent on suggestions, so that many mistakes stay cheap. */
  readonly patience: { left: number };
}

/** Enough to suggest a name for a few hundred mistakes among 10,000 units. */
const COMPARISONS = 2_000_000;

export function knownUnits(ids: Iterable<UnitId>, unread: Unread = noneUnread): KnownUnits {
  const all = new Set(ids);
  const kinds = new Map<UnitKind, Identity[]>();
  for (const id of all) {
    const identity = parseUnitId(id);
    if (!identity) continue;
    const known = kinds.get(identity.kind);
    if (known) known.push(identity);
    else kinds.set(identity.kind, [identity]);
  }
  return { ids: all, kinds, unread, patience: { left: COMPARISONS } };
}

/** Whether a unit agrees with an identity some of whose names are open. */
export function matchesSome(
  { kinds }: KnownUnits,
  kind: UnitKind,
  names: readonly (string | undefined)[],
): boolean {
  const server = names.length === 2 ? names[0] : undefined;
  const name = names[names.length - 1];
  const agrees = (asked: string | undefined, has: string | undefined) => asked === undefined || asked === has;
  return (kinds.get(kind) ?? []).some((unit) => agrees(server, unit.server) && agrees(name, unit.name));
}

/** The known identity nearest to one that isn't known, as a term: `tool(send_email)`. */
export function nearestUnit(units: KnownUnits, wanted: Identity): string | undefined {
  const exact = sameNameElsewhere(units, wanted);
  if (exact) return exact;
  const peers = units.kinds.get(wanted.kind) ?? [];
  units.patience.left -= peers.length;
  if (units.patience.left < 0) return undefined;
  const [servers, names] = [new Set<string>(), new Set<string>()];
  for (const { server, name } of peers) {
    if (server !== undefined && name === wanted.name) servers.add(server);
    if (server === wanted.server) names.add(name);
  }
  const name = nearWord(wanted.name, names);
  if (name !== undefined) return written({ ...wanted, name });
  const server = wanted.server === undefined ? undefined : nearWord(wanted.server, servers);
  return server === undefined ? undefined : written({ ...wanted, server });
}

/** `skill(x)` where only `tool(x)` is known. */
function sameNameElsewhere({ ids, kinds }: KnownUnits, { server, name }: Identity): string | undefined {
  for (const kind of kinds.keys()) {
    const twin = server === undefined ? { kind, name } : { kind, server, name };
    if (ids.has(unitId(twin))) return written(twin);
  }
  return undefined;
}

const written = (identity: Identity): string => writeTerm(identityTerm(unitId(identity)));

/** The names an identity term writes, undefined where open; undefined when some argument is no name. */
export function namesOf(args: readonly Term[]): (string | undefined)[] | undefined {
  const names: (string | undefined)[] = [];
  for (const arg of args) {
    if (arg.kind === 'var') names.push(undefined);
    else if (arg.kind === 'atom' && arg.name !== '') names.push(arg.name);
    else if (arg.kind === 'text' && arg.value !== '') names.push(arg.value);
    else return undefined;
  }
  return names;
}
