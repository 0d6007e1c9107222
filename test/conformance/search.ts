/**
 * The recorded search over a catalog: ten points for every word in common, and a bonus for the name. Lictor's own
 * search is another; this one is here so that recorded outcomes can be checked over its words and scopes.
 */

import { decodeTerm } from '../../src/catalog/encode-term.ts';
import { identityTerm, parseUnitId } from '../../src/catalog/identity.ts';
import type { Policy } from '../../src/catalog/policy.ts';
import type { Unit } from '../../src/catalog/unit.ts';
import { byRank } from '../../src/compile/evidence.ts';
import { overlapIndex } from '../../src/compile/lexical.ts';
import { admits, parseScope, type Scope } from '../../src/compile/scope.ts';
import type { TurnProblem } from '../../src/compile/turn.ts';
import { text } from '../../src/logic/term.ts';
import { writeTerm } from '../../src/logic/writer.ts';
import { lowerCase } from '../../src/search/words.ts';
import { compilerFault, type Fault } from './errors.ts';
import { plainValue } from './read-file.ts';
import { field } from './record.ts';

const QUERY_LIMIT = 512;
const DEFAULT_LIMIT = 8;
const LIMIT_CAP = 32;
const POINTS = 10;

type Found =
  | {
      readonly ok: true;
      readonly limit: number;
      readonly truncated: boolean;
      readonly results: readonly unknown[];
    }
  | { readonly ok: false; readonly error: Fault };

export function search(policy: Policy, query: unknown, options: unknown): Found {
  const request = readRequest(query, options);
  if ('code' in request) return { ok: false, error: compilerFault('catalog_search', request.code) };
  const { words, limit, scope, unavailable } = request;
  const shared = new Map(
    overlapIndex(Array.from(policy.catalog.units.values(), searchText))
      .hits(words)
      .map((hit) => [hit.unit, hit.words.length]),
  );
  const ranked = [...policy.catalog.units.values()]
    .filter(
      (unit) => (unavailable || unit.available) && admits(scope, { ...unit, categories: unit.category }),
    )
    .map((unit) => ({
      known: unit,
      unit: unit.unit,
      points: POINTS * (shared.get(unit.unit) ?? 0) + nameBonus(unit, words),
    }))
    .filter(({ points }) => points > 0)
    .map(({ known, unit, points }) => ({ known, unit, score: points + known.priority }))
    .sort(byRank);
  return {
    ok: true,
    limit,
    truncated: ranked.length > limit,
    results: ranked.slice(0, limit).map(({ known, score }) => card(known, score)),
  };
}

interface Request {
  readonly words: string;
  readonly limit: number;
  readonly scope: Scope;
  readonly unavailable: boolean;
}

function readRequest(query: unknown, options: unknown): Request | { readonly code: string } {
  if (typeof query !== 'string') return { code: 'expected_text' };
  const length = [...query].length;
  if (length < 1 || length > QUERY_LIMIT) return { code: 'invalid_search_query_length' };
  const limit = plainValue(field(options, 'limit') ?? DEFAULT_LIMIT);
  if (!isPositive(limit)) return { code: 'expected_positive_integer' };
  const scope = readScope(field(options, 'scope') ?? 'all');
  if (!scope) return { code: 'invalid_discovery_scope' };
  const unavailable = field(options, 'include_unavailable') ?? false;
  if (typeof unavailable !== 'boolean') return { code: 'expected_boolean' };
  return { words: query, limit: Math.min(limit, LIMIT_CAP), scope, unavailable };
}

const isPositive = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0;

function readScope(value: unknown): Scope | undefined {
  if (value !== 'all' && !Array.isArray(value)) return undefined;
  const problems: TurnProblem[] = [];
  const scope = parseScope(value, 'scope', problems);
  return problems.length === 0 ? scope : undefined;
}

const lastName = ({ unit }: Unit): string => parseUnitId(unit)?.name ?? '';

const searchText = (unit: Unit) => ({
  unit: unit.unit,
  names: [lastName(unit), unit.name],
  categories: unit.category,
  description: unit.description,
  aliases: unit.aliases,
  argumentNames: [],
});

/** A query inside the name says more than a name inside the query. */
function nameBonus(unit: Unit, query: string): number {
  const name = lowerCase(lastName(unit));
  const asked = lowerCase(query);
  if (name.includes(asked)) return 80;
  return asked.includes(name) ? 60 : 0;
}

const card = (unit: Unit, score: number) => ({
  unit: writeTerm(identityTerm(unit.unit)),
  name: unit.name,
  kind: unit.kind,
  category: unit.category.join(', '),
  description: unit.description,
  available: unit.available,
  requires_capability: unit.requires_capability ? writeTerm(decodeTerm(unit.requires_capability)) : 'none',
  // The recorded program keeps provenance as the text of a term, so that text is in quotes there.
  provenance: writeTerm(text(unit.provenance)),
  score,
});

/** The search as a tool the model calls: its limit may narrow the host's and never widen it. */
export function searchHandler(policy: Policy, args: unknown, base: unknown) {
  const asked = field(args, 'limit');
  const host = field(base, 'limit');
  const narrower = isPositive(asked) && isPositive(host) ? Math.min(asked, host) : (asked ?? host);
  const options = { scope: field(base, 'scope'), include_unavailable: field(base, 'include_unavailable') };
  const found = search(policy, field(args, 'query'), { ...options, limit: narrower });
  if (!found.ok) return { ok: false, thrown: { code: 'nested_error', cause: found.error } };
  return { ok: true, results: found.results, truncated: found.truncated };
}
