/** Matchers of a rule, read once: which arguments they look at, and how a value is compared. */

import { fold } from '../catalog/fold.ts';
import type { Matcher } from '../memory/rule.ts';
import { personTest, recipientsIn } from './addresses.ts';
import type { Leaf } from './arguments.ts';
import { commandTest } from './command-test.ts';
import { siteOf, urlTest } from './hosts.ts';
import { type ArgumentKind, type ArgumentNames, type Wanted, wantedArgument } from './names.ts';
import { type Comparison, quantityCompares, quantityOf } from './numbers.ts';
import { type PathWorld, pathTest } from './paths.ts';
import { limitOf, momentOf, type ReadTime, type WallClock } from './times.ts';
import { holdsPieces, piecesOf, tokensOf } from './tokens.ts';
import { either, some, type Truth, truthOf } from './truth.ts';
import { globMatches, isWild, mayMeet } from './wild.ts';
import { otherWords } from './words.ts';

/** Whom or what a name stands for: every name and address of it, or undefined when nobody knows. */
export type Resolve = (name: string) => readonly string[] | undefined;

/** What the world says while a call is decided. */
export interface World extends PathWorld {
  readonly clock: WallClock;
  readonly resolve?: Resolve;
  readonly readTime?: ReadTime;
}

/** Tests one value of an argument. */
export type LeafTest = (leaf: Leaf, world: World) => Truth;

export interface ReadMatcher {
  readonly arg?: string;
  readonly value: string;
  /** Undefined: any argument. */
  readonly wanted?: Wanted;
  readonly kind: ArgumentKind;
  readonly test: LeafTest;
  /** Whether it holds of whatever is there. */
  readonly any: boolean;
  /** A role: who that is must be resolved. */
  readonly role: boolean;
}

export function readMatcher({ arg, value, role = false }: Matcher, names: ArgumentNames = {}): ReadMatcher {
  const wanted = arg === undefined ? undefined : wantedArgument(arg, names);
  const kind = kindOf(value, wanted?.kind);
  const any = /^\s*\**\s*$/.test(value);
  const test = any ? isThere : (comparisonTest(value) ?? TESTS[kind](value, role));
  return { ...(arg !== undefined && { arg }), value, ...(wanted && { wanted }), kind, test, any, role };
}

const isThere: LeafTest = ({ value }) => truthOf(value !== '' && value !== false);

/** How a value is compared: as its argument says, and otherwise as it looks. */
function kindOf(value: string, said: ArgumentKind | undefined): ArgumentKind {
  if (said !== undefined && said !== 'text') return said;
  if (/^\S+@\S+\.\S+$/.test(value)) return 'recipient';
  if (said === undefined && /^[@#][\p{L}\p{N}]/u.test(value)) return 'recipient';
  if (
    said === undefined &&
    (/^(~|\.{1,2})?[\\/]|^~$|^[a-z]:[\\/]|^\.[\p{L}]/iu.test(value) || /^[^\s:]+\/[^\s:]+$/.test(value))
  )
    return 'path';
  if (said === undefined && /^[^\s/]+\.[\p{L}\p{N}]{1,5}$/u.test(value) && !siteLike(value)) return 'path';
  if (siteLike(value)) return 'url';
  return 'text';
}

/** Ends of names that are of sites rather than of files. */
const SITES = /\.(com|org|net|io|co|ai|dev|app|gov|edu|eu|uk|de|fr|es|jp|cn|info|biz|us|ca|ch|at|nl)$/i;
const siteLike = (value: string): boolean =>
  /^https?:\/\//i.test(value) || (SITES.test(value) && siteOf(value) !== undefined && !/\s/.test(value));

const TESTS: Readonly<Record<ArgumentKind, (value: string, role: boolean) => LeafTest>> = {
  recipient: recipientTest,
  path: (value) => {
    const test = pathTest(value);
    return (leaf, world) =>
      typeof leaf.value === 'string' ? test(leaf.value, leaf.deep === true, world) : 'no';
  },
  url: (value) => onText(urlTest(value)),
  command: commandTest,
  sql: (value) => {
    const test = wordsTest(value);
    return (leaf, world) =>
      test({ ...leaf, value: typeof leaf.value === 'string' ? bareSql(leaf.value) : leaf.value }, world);
  },
  ref: refTest,
  place: placeTest,
  number: wordsTest,
  time: wordsTest,
  flag: flagTest,
  text: wordsTest,
};

const onText =
  (test: (text: string) => Truth): LeafTest =>
  ({ value }) =>
    test(String(value));

/** Whole tokens, in order. */
function wordsTest(value: string): LeafTest {
  const pieces = piecesOf(value);
  const whole = fold(value).trim();
  return ({ value: given }) => {
    const folded = fold(String(given));
    if (pieces.length === 0) return truthOf(folded.includes(whole));
    if (holdsPieces(tokensOf(folded), pieces)) return 'yes';
    return isWild(folded) && mayMeet(folded, `*${whole}*`) ? 'maybe' : 'no';
  };
}

/** SQL without comments and without what stands in quotes, unless it is run as SQL again. */
function bareSql(text: string): string {
  const bare = text.replace(/\/\*[\s\S]*?\*\/|--[^\n]*/g, ' ');
  return /\b(execute|prepare|exec|do)\b/i.test(bare) ? bare : bare.replace(/'(?:[^']|'')*'/g, " '' ");
}

function recipientTest(value: string, role: boolean): LeafTest {
  const named = personTest(value);
  return (leaf, world) =>
    some(recipientsIn(String(leaf.value)), (one) => isPerson(one, value, named, role, world));
}

/** A role that nobody resolves may be anyone. */
function isPerson(
  one: string,
  value: string,
  named: (one: string) => Truth,
  role: boolean,
  world: World,
): Truth {
  if (isWild(one)) return 'maybe';
  const direct = named(one);
  if (direct === 'yes') return direct;
  const known = world.resolve?.(value);
  const same = (other: string) => some([one, ...(world.resolve?.(one) ?? [])], personTest(other));
  const asKnown = some(known ?? [], same);
  const other = some(world.resolve?.(one) ?? [], named);
  const found = either(either(direct, asKnown), other);
  return found === 'no' && role && known === undefined ? 'maybe' : found;
}

/** A branch or tag is the whole name, without where it is kept. */
function refTest(value: string): LeafTest {
  const wanted = bareRef(value);
  return onText((text) => {
    const given = bareRef(text);
    if (isWild(given)) return mayMeet(given, wanted) ? 'maybe' : 'no';
    return truthOf(globMatches(wanted, given));
  });
}

const bareRef = (text: string): string =>
  fold(text)
    .trim()
    .replace(/^\+/, '')
    .replace(/^[^:]*:(?=.)/, '')
    .replace(/^refs\/(heads|tags|remotes\/[^/]+)\//, '')
    .replace(/^heads\//, '')
    .replace(/^(origin|upstream)\//, '');

/** A place has several names: `prod` is production. */
function placeTest(value: string): LeafTest {
  const tests = otherWords(value).map(wordsTest);
  return (leaf, world) => some(tests, (test) => test(leaf, world));
}

/** `true` and `false`, and flags that are spelt out. */
function flagTest(value: string): LeafTest {
  const wanted = fold(value).trim();
  const words = wordsTest(value);
  if (wanted !== 'true' && wanted !== 'false') return words;
  return (leaf, world) => {
    const given = fold(String(leaf.value)).trim();
    const on = /^(true|yes|on|1|--?f(orce.*)?|force.*)$/.test(given);
    const off = /^(false|no|off|0|)$/.test(given);
    if (on || off) return truthOf(on === (wanted === 'true'));
    return words(leaf, world);
  };
}

const COMPARES = /^\s*([<>])\s*(=?)\s*(\S.*)$/s;

/** `>1000`, `<09:00`; undefined for other values. */
function comparisonTest(value: string): LeafTest | undefined {
  const [, sign, equal, text] = COMPARES.exec(value) ?? [];
  if (sign === undefined || text === undefined) return undefined;
  const comparison = `${sign}${equal}` as Comparison;
  const limit = quantityOf(text);
  if (limit && !/^\d{4}-\d{2}/.test(text))
    return ({ value: given }) => {
      const quantity = quantityOf(given);
      return quantity ? truthOf(quantityCompares(comparison, quantity, limit)) : 'maybe';
    };
  return ({ value: given }, { clock, readTime }) => {
    const moment = limitOf(text, clock.zone);
    const found = moment && momentOf(given, moment, clock, readTime);
    if (!moment || found === undefined) return 'maybe';
    const wanted = moment.kind === 'instant' ? moment.instant : moment.minutes;
    return truthOf(quantityCompares(comparison, { values: [found] }, { values: [wanted] }));
  };
}
