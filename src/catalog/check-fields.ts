/** The fields of a unit that hold texts, names, units and representations: what each may be. */

import { nearestName } from '../logic/diagnostics.ts';
import { compareText, sortedSet } from '../logic/order.ts';
import { compareIdentities, NAME_LIMIT, type UnitId, unitId } from './identity.ts';
import { identity } from './read-unit.ts';
import type { Activation, Representation } from './unit.ts';
import {
  type At,
  type Check,
  codePoints,
  described,
  isRecord,
  listOf,
  name,
  natural,
  note,
  text,
} from './unit-problem.ts';

export const CONTENT_LIMIT = 32_768;
export const PROVENANCE_LIMIT = 512;
/** Bound of priorities and utilities. */
export const MOST_POINTS = 1_000_000_000;
export const ALIAS_LIMIT = 128;
const MOST_ALIASES = 32;
const MOST_RELATED = 1024;
const MOST_REPRESENTATIONS = 16;
const MOST_NAMES = 32;

/** What a unit does to the world. */
export const EFFECTS = [
  'read',
  'write',
  'delete',
  'execute',
  'network',
  'spend',
  'install',
  'process',
  'network_write',
  'service_start',
  'service_stop',
  'repository_mutation',
] as const;
export type Effect = (typeof EFFECTS)[number];

const aliasList = listOf(text(ALIAS_LIMIT, 'alias_too_large'), MOST_ALIASES, 'too_many_aliases');
export const aliases: Check<readonly string[]> = (value, at) => textSet(aliasList(value, at));

const textSet = (items: readonly string[] | undefined): readonly string[] | undefined =>
  items && sortedSet(items, compareText);

const relatedList = listOf<UnitId>((value, at) => {
  const found = identity(value, at);
  return found && unitId(found);
}, MOST_RELATED);
export const related: Check<readonly UnitId[]> = (value, at) => {
  const list = relatedList(value, at);
  return list && sortedSet(list, compareIdentities);
};

/** One item or a list of items, as a set of texts. */
const oneOrMore =
  (item: Check<string>): Check<readonly string[]> =>
  (value, at) => {
    if (Array.isArray(value)) return textSet(listOf(item, MOST_NAMES)(value, at));
    const one = item(value, at);
    return one === undefined ? undefined : [one];
  };

export const names = oneOrMore(name(NAME_LIMIT));

export const effects = oneOrMore((value, at) => {
  if (EFFECTS.some((effect) => effect === value)) return value as Effect;
  const nearest = typeof value === 'string' ? nearestName(value, EFFECTS) : undefined;
  const expected = `one of ${EFFECTS.join(', ')}`;
  return note(at, 'unknown_effect', `${described(value)} is no effect`, [value], { expected, nearest });
});

export const activation: Check<Activation> = (value, at) =>
  value === 'relevant' || value === 'always'
    ? value
    : note(at, 'invalid_activation', `activation is ${described(value)}`, [value], {
        expected: '`relevant` or `always`',
      });

const REPRESENTATION_FIELDS = ['kind', 'text', 'utility'];

const representation: Check<Representation> = (value, at) => {
  const expected = `a record of kind, text (at most ${CONTENT_LIMIT} code points) and utility`;
  const refuse = (why: string) => note(at, 'invalid_representation', why, [value], { expected });
  if (!isRecord(value) || Object.keys(value).sort().join() !== REPRESENTATION_FIELDS.join())
    return refuse('a representation has other fields than kind, text and utility');
  const inside: At = { ...at, problems: [] };
  const kind = name(NAME_LIMIT)(value.kind, inside);
  const written = text(CONTENT_LIMIT, 'content_too_large')(value.text, inside);
  const wrong = inside.problems[0];
  if (kind === undefined || written === undefined)
    return refuse(wrong?.message ?? 'a representation is wrong');
  const utility = natural(MOST_POINTS, 'representation_utility')(value.utility, at);
  return utility === undefined ? undefined : { kind, text: written, utility };
};

const representationList = listOf(representation, MOST_REPRESENTATIONS);
export const representations: Check<readonly Representation[]> = (value, at) => {
  const list = representationList(value, at);
  return list && sortedSet(list, compareRepresentations);
};

const compareRepresentations = (a: Representation, b: Representation): number =>
  compareText(a.text, b.text) || compareText(a.kind, b.kind) || a.utility - b.utility;

/** Where a unit came from is never refused for its length, but cut. */
export const provenance: Check<string> = (value, at) => {
  const known = text(Number.POSITIVE_INFINITY, '')(value, at);
  if (known === undefined || codePoints(known) <= PROVENANCE_LIMIT) return known;
  return Array.from(known.slice(0, 2 * PROVENANCE_LIMIT))
    .slice(0, PROVENANCE_LIMIT)
    .join('');
};
