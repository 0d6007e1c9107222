/** Whether a rule is about an act: its matchers, its condition and its exceptions, in three values. */

import { fold } from '../catalog/fold.ts';
import { saidBy } from '../memory/condition.ts';
import type { Matcher, Rule } from '../memory/rule.ts';
import type { Act } from './act.ts';
import { type Leaf, leavesFor } from './arguments.ts';
import { meantBy } from './command-test.ts';
import { holdsAt } from './conditions.ts';
import { type LeafTest, type ReadMatcher, readMatcher, type World } from './matcher.ts';
import type { ArgumentKind, ArgumentNames } from './names.ts';
import { qualifies } from './qualifiers.ts';
import { actionOf } from './shell/tool-actions.ts';
import { both, every, not, some, type Truth, truthOf } from './truth.ts';

/** A rule with its matchers read. */
export interface ReadRule {
  readonly rule: Rule;
  readonly matchers: readonly ReadMatcher[];
  readonly except: readonly ReadMatcher[];
}

export const readRule = (rule: Rule, names: ArgumentNames = {}): ReadRule => ({
  rule,
  matchers: rule.matchers.map((matcher) =>
    readMatcher(addressed(matcher, rule), names, meaningOf(matcher, rule)),
  ),
  except: (rule.except ?? []).map((matcher) => readMatcher(matcher, names)),
});

/** To a tool that sends mail, a domain is whose addresses are meant. */
const addressed = (matcher: Matcher, { tool }: Rule): Matcher =>
  matcher.arg === 'url' && actionOf(tool ?? '') === 'send_email' ? { ...matcher, arg: 'to' } : matcher;

/** What the user means by a command that he did not name himself: who forbids deleting does not speak of `rm`. */
const meaningOf = ({ value }: Matcher, { sentence }: Rule): readonly string[] =>
  fold(sentence).includes(fold(value)) ? [] : meantBy(value);

/** Says whether a condition about the world holds; undefined when it does not know. */
export type Holds = (condition: string) => boolean | undefined;

export interface JudgeWorld extends World {
  readonly holds?: Holds;
}

export interface Judged {
  readonly truth: Truth;
  /** What could not be told, in words. */
  readonly why?: string;
}

const NO: Judged = { truth: 'no' };

/** Whether the rule is about the act. `permits` are the user's permissions that may release it. */
export function judge(
  { rule, matchers, except }: ReadRule,
  act: Act,
  world: JudgeWorld,
  permits: readonly (readonly ReadMatcher[])[] = [],
): Judged {
  if (act.named && matchers.length === 0) return NO;
  const found = matchers.map((matcher) => findIn(matcher, act, world));
  const matched = found.reduce<Truth>((truth, one) => both(truth, one.truth), 'yes');
  if (matched === 'no') return NO;
  const condition = conditionOf(rule, world, act);
  if (condition === 'no') return NO;
  const exemptions = [...except.map((one) => [one]), ...permits];
  const exempt = some(exemptions, (exemption) => coveredBy(exemption, matchers, found, act, world));
  const truth = both(both(matched, condition), not(exempt));
  if (truth !== 'maybe') return { truth };
  return { truth, why: whyNot(rule, found, matchers, condition, act) };
}

/**
 * Whether the condition of a rule holds, of an act where it says more of what is done ("to main"). A confirmation
 * whose condition cannot be told is asked for: the person who is asked can tell.
 */
export function conditionOf({ condition, effect }: Rule, world: JudgeWorld, act?: Act): Truth {
  if (condition === undefined) return 'yes';
  const known = hostSays(condition, world) ?? holdsAt(condition, world.clock);
  const qualified = known === undefined && act ? qualifies(condition, act, world) : undefined;
  if (qualified !== undefined) return qualified;
  return known === undefined && effect === 'confirm' ? 'yes' : truthOf(known);
}

/** A host is asked what is said, never its negation. */
function hostSays(condition: string, { holds }: JudgeWorld): boolean | undefined {
  const { negated, text } = saidBy(condition);
  const told = holds?.(text);
  return negated && told !== undefined ? !told : told;
}

interface Found {
  readonly truth: Truth;
  /** Values that match, or may. */
  readonly leaves: readonly Leaf[];
  readonly missing: boolean;
}

function findIn(matcher: ReadMatcher, { leaves, complete }: Act, world: World): Found {
  const { wanted, test } = matcher;
  const called = wanted ? leavesFor(leaves, wanted.heads) : leaves;
  // `charge` may be an amount or the name of a payment: beside a number, what is none says nothing.
  const numbers = wanted?.kind === 'number' ? called.filter(isNumber) : [];
  const among = numbers.length > 0 ? numbers : called;
  const matching = among.filter((leaf) => test(leaf, world) !== 'no');
  const truth = some(matching, (leaf) => test(leaf, world));
  if (among.length > 0 || !wanted)
    return { truth: complete || truth === 'yes' ? truth : 'maybe', leaves: matching, missing: false };
  return findMissing(matcher, leaves, complete, world);
}

const isNumber = ({ value }: Leaf): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^\s*[^\p{L}\d]{0,3}\d/u.test(value));

/** The argument is not there under any name known: its value may be, under another. */
function findMissing(matcher: ReadMatcher, leaves: readonly Leaf[], complete: boolean, world: World): Found {
  const { wanted, any, value, test } = matcher;
  const elsewhere = any || wanted?.optional ? [] : leaves.filter((leaf) => test(leaf, world) === 'yes');
  if (elsewhere.length > 0) return { truth: 'yes', leaves: elsewhere, missing: false };
  const none = complete && (wanted?.optional === true || /^\s*(true|false)\s*$/i.test(value));
  return { truth: none ? truthOf(/false/i.test(value)) : 'maybe', leaves: [], missing: true };
}

/** Kinds of values that say which thing is meant, so that an exception must hold of every one of them. */
const IDENTITIES: ReadonlySet<ArgumentKind> = new Set([
  'recipient',
  'path',
  'url',
  'ref',
  'place',
  'number',
  'time',
]);

/** Whether an exemption covers all that the rule found: every matcher of it does. */
const coveredBy = (
  exemption: readonly ReadMatcher[],
  matchers: readonly ReadMatcher[],
  found: readonly Found[],
  act: Act,
  world: World,
): Truth => every(exemption, (one) => covers(one, matchers, found, act, world));

function covers(
  exempt: ReadMatcher,
  matchers: readonly ReadMatcher[],
  found: readonly Found[],
  act: Act,
  world: World,
): Truth {
  const at = matchers.findIndex((matcher) => isAboutSame(exempt, matcher));
  const against = matchers[at];
  const leaves = found[at]?.leaves ?? [];
  if (against && leaves.length > 0) return every(leaves, (leaf) => testAs(exempt, against)(leaf, world));
  const among = exempt.wanted ? leavesFor(act.leaves, exempt.wanted.heads) : likely(exempt, act.leaves);
  if (among.length === 0) return act.complete ? 'no' : 'maybe';
  const all = IDENTITIES.has(exempt.kind);
  return all
    ? every(among, (leaf) => (exempt.all ?? exempt.test)(leaf, world))
    : some(among, (leaf) => exempt.test(leaf, world));
}

/** An exception without a name is about what the rule is about, where the rule leaves that open ("only Bob"). */
function isAboutSame(exempt: ReadMatcher, matcher: ReadMatcher): boolean {
  if (!exempt.wanted) return matcher.any || (exempt.kind === matcher.kind && exempt.kind !== 'text');
  if (!matcher.wanted) return exempt.kind === matcher.kind;
  return [...exempt.wanted.heads].some((head) => matcher.wanted?.heads.has(head));
}

/** "Bob" after "only" is whatever the rule ranges over: a recipient, a path. */
function testAs(exempt: ReadMatcher, against: ReadMatcher): LeafTest {
  const { value, role } = exempt;
  const read =
    exempt.wanted || exempt.kind === against.kind
      ? exempt
      : readMatcher({ ...(against.arg !== undefined && { arg: against.arg }), value, role });
  return read.all ?? read.test;
}

/** Values of the kind that an exception without a name speaks of. */
function likely({ kind, value, role }: ReadMatcher, leaves: readonly Leaf[]): readonly Leaf[] {
  const as = (arg: string) => readMatcher({ arg, value, role }).wanted?.heads ?? new Set<string>();
  if (kind === 'recipient' || kind === 'url') {
    const recipients = leavesFor(leaves, as('to'));
    return recipients.length > 0 ? recipients : leavesFor(leaves, as('url'));
  }
  return kind === 'path' ? leavesFor(leaves, as('path')) : leaves;
}

function whyNot(
  rule: Rule,
  found: readonly Found[],
  matchers: readonly ReadMatcher[],
  condition: Truth,
  { complete }: Act,
): string {
  const at = found.findIndex(({ truth }) => truth === 'maybe');
  const matcher = matchers[at];
  if (matcher && found[at]?.missing) return `the call does not say its \`${matcher.arg ?? matcher.value}\``;
  if (matcher?.role) return `nobody says who \`${matcher.value}\` is`;
  if (matcher) return `whether \`${matcher.arg ?? 'an argument'}\` is \`${matcher.value}\` cannot be told`;
  if (condition === 'maybe') return `whether \`${rule.condition ?? ''}\` holds cannot be told`;
  return complete
    ? 'whether its exception holds cannot be told'
    : 'the call is too large to look at as a whole';
}
