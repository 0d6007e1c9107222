/** Matchers of a rule, read once: which arguments they look at, and how a value is compared. */

import { fold } from '../catalog/fold.ts';
import type { Matcher } from '../memory/rule.ts';
import { MOST, personTest, recipientsIn } from './addresses.ts';
import type { Leaf } from './arguments.ts';
import { commandTest } from './command-test.ts';
import { siteOf, urlTest } from './hosts.ts';
import { type ArgumentKind, type ArgumentNames, type Wanted, wantedArgument } from './names.ts';
import { type Comparison, isCurrency, type Quantity, quantityCompares, quantityOf } from './numbers.ts';
import { type PathWorld, pathTest } from './paths.ts';
import { limitOf, momentOf, type ReadTime, type WallClock } from './times.ts';
import { holdsPieces, piecesOf, tokensOf } from './tokens.ts';
import { either, every, some, type Truth, truthOf } from './truth.ts';
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
  /** Of people: whether everybody in a value is meant; exceptions have to cover all. */
  readonly all?: LeafTest;
  /** Whether it holds of whatever is there. */
  readonly any: boolean;
  /** A role: who that is must be resolved. */
  readonly role: boolean;
  /** Of a command: words for what is meant by it. */
  readonly meanings: readonly string[];
}

/** `meanings`: words for what a command does, where the user spoke of that and not of the command. */
export function readMatcher(
  { arg, value, role = false }: Matcher,
  names: ArgumentNames = {},
  meanings: readonly string[] = [],
): ReadMatcher {
  const wanted = arg === undefined ? undefined : wantedArgument(arg, names);
  const kind = kindOf(value, wanted?.kind);
  const any = /^\s*\**\s*$/.test(value);
  const test = any
    ? isThere
    : kind === 'command'
      ? commandTest(value, meanings)
      : (comparisonTest(value) ?? TESTS[kind](value, role));
  const said = arg === undefined ? {} : { arg };
  const all = kind === 'recipient' && !any ? { all: recipientTest(value, role, every) } : {};
  return { ...said, value, ...(wanted && { wanted }), kind, test, ...all, any, role, meanings };
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
  recipient: (value, role) => recipientTest(value, role),
  path: (value) => {
    const test = pathTest(value);
    return (leaf, world) => (typeof leaf.value === 'string' ? test(leaf.value, leaf.deep, world) : 'no');
  },
  url: (value) => onText(urlTest(value)),
  command: (value) => commandTest(value),
  sql: sqlTest,
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

/** Words of SQL: what joins letters in a name is part of it. */
const sqlWords = (text: string): string => ` ${(fold(text).match(/[\p{L}\p{N}_$]+|\*/gu) ?? []).join(' ')} `;
/** Words that say nothing of what is done. */
const SQL_NOISE =
  / (temporary|temp|unlogged|foreign|external|materialized|concurrently|only|ignore|low_priority|quick) /g;

/** Words of SQL in their order; who drops a database or a schema drops its tables. */
function sqlTest(value: string): LeafTest {
  const wanted = value
    .split('*')
    .map(sqlWords)
    .filter((piece) => piece.trim() !== '');
  const wider = /^\s*drop\s+tables?\s*$/i.test(value)
    ? [' drop database ', ' drop schema ', ' drop owned ']
    : [];
  const words = wordsTest(value);
  return (leaf, world) => {
    if (typeof leaf.value !== 'string' || wanted.length === 0) return words(leaf, world);
    const text = sqlWords(bareSql(leaf.value)).replace(SQL_NOISE, ' ');
    if (wider.some((one) => text.includes(one)) || inOrder(text, wanted)) return 'yes';
    return isWild(leaf.value) && words(leaf, world) !== 'no' ? 'maybe' : 'no';
  };
}

function inOrder(text: string, pieces: readonly string[]): boolean {
  let from = 0;
  for (const piece of pieces) {
    const at = text.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length - 1;
  }
  return true;
}

/** SQL without comments and without what stands in quotes, unless it is run as SQL again. */
function bareSql(text: string): string {
  const bare = text.replace(/\/\*[\s\S]*?\*\/|--[^\n]*/g, ' ');
  return /\b(execute|prepare|exec|do)\b/i.test(bare) ? bare : bare.replace(/'(?:[^']|'')*'/g, " '' ");
}

function recipientTest(value: string, role: boolean, among: typeof some = some): LeafTest {
  const named = personTest(value);
  return (leaf, world) =>
    among(recipientsIn(String(leaf.value)), (one) => isPerson(one, value, named, role, world));
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
  const direct = one.length > MOST ? either(named(one), 'maybe') : named(one);
  if (direct !== 'no') return direct;
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
    if (isWild(given) || given.includes('*')) return mayMeet(given, wanted) ? 'maybe' : 'no';
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

/** What is said in cents, in the unit. */
function inUnits(quantity: Quantity | undefined, heads: readonly string[]): Quantity | undefined {
  if (!quantity || !/^(cents?|pence|minor)$/.test(heads.at(-1) ?? '')) return quantity;
  return { ...quantity, values: quantity.values.map((value) => value / 100) };
}

const COMPARES = /^\s*([<>])\s*(=?)\s*(\S.*)$/s;

/** `>1000`, `<09:00`; undefined for other values. */
function comparisonTest(value: string): LeafTest | undefined {
  const [, sign, equal, text] = COMPARES.exec(value) ?? [];
  if (sign === undefined || text === undefined) return undefined;
  const comparison = `${sign}${equal}` as Comparison;
  const limit = quantityOf(text);
  if (limit && !/^\d{4}-\d{2}/.test(text))
    return ({ value: given, heads }) => {
      if (isCurrency(given)) return 'no';
      const quantity = inUnits(quantityOf(given), heads);
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
