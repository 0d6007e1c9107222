/** One verb and its things: the reading for each tool that they bind. */

import { AND_EXCEPT } from '../condition.ts';
import type { ReadingKind, ReadingMatcher } from '../reading.ts';
import { bind } from './bind.ts';
import type { Clause, Limit, Verb } from './clause.ts';
import type { Sense } from './lexicon.ts';
import type { Limits } from './limits.ts';
import { matcherOf } from './matcher.ts';
import { resolve } from './pronouns.ts';
import { bindOrReach, INSIDE, inPlaces } from './reach.ts';
import { NOTHING, type Scene, type Told } from './scene.ts';
import { GENERIC, isAboutWorld, isStyle, lemmaOf, sensesOf } from './senses.ts';
import type { Thing } from './things.ts';
import type { Tool } from './toolbox.ts';

export function tellOne(
  verb: Verb | undefined,
  given: readonly Thing[],
  clause: Clause,
  kind: ReadingKind,
  limits: Limits,
  scene: Scene,
): Told {
  const lemma = verb ? lemmaOf(verb) : '';
  if (isStyle(lemma, verb, given, scene)) return NOTHING;
  if (given.some(({ kind, text }) => kind !== 'amount' && HOW_OFTEN.test(text)))
    return { readings: [], unread: ['how often something is done is not counted'] };
  const senses = sensesOf(verb, given, clause.act, scene.naming.lexicon);
  const resolved = resolve(given, senses, scene, clause.limits.some(isAboutSome));
  if (resolved.unread !== undefined) {
    const told =
      kind === 'prohibit' ? withoutTool(lemma, verb, senses, given, clause, limits, scene) : undefined;
    return told ?? { readings: [], unread: [resolved.unread] };
  }
  const own: Limits =
    resolved.inHand && kind === 'prohibit' && limits.rule.until === undefined
      ? { ...limits, rule: { ...limits.rule, until: 'task' } }
      : limits;
  const told = resolved.things.map((things) =>
    tellResolved(lemma, verb, senses, things, resolved.tool, clause, kind, own, scene),
  );
  return { readings: told.flatMap(({ readings }) => readings), unread: told.flatMap(({ unread }) => unread) };
}

/** "No more than 3 emails a day". */
const HOW_OFTEN =
  /^(?:more than )?(?:\d+|one|two|three|four|five|six|ten|a few) \S+(?: \S+)? (?:a|an|per|each|every) (?:minute|hour|day|week|month|night|session|turn)$/i;

/** "If a ticket is tagged legal, …": what "it" is. */
const isAboutSome = ({ kind, said }: Limit): boolean =>
  kind === 'if' && said.length > 2 && !/^(?:i|you|we|he|she|they|it|that|this)$/.test(said[0]?.norm ?? '');

/** "Commands that touch the network": without the clause it would be all of them. */
const isToldOnly = (things: readonly Thing[], limits: readonly Limit[]): boolean =>
  things.every(({ value }) => value === undefined) &&
  limits.some(({ kind, opener }) => kind === 'if' && /^(?:that|which|who)$/.test(opener[0]?.norm ?? ''));

/** "Never fax it to them": whoever they are, no tool that is known does it. */
function withoutTool(
  lemma: string,
  verb: Verb | undefined,
  senses: readonly Sense[],
  given: readonly Thing[],
  clause: Clause,
  limits: Limits,
  scene: Scene,
): Told | undefined {
  if (
    !verb ||
    senses.every(({ action, domain }) => domain === 'any' && (GENERIC.has(action) || action === 'change'))
  )
    return undefined;
  if (!verb.entry && !given.some(({ prep }) => prep !== null && /^(?:to|with|from)$/.test(prep)))
    return undefined;
  const things = given.map((one): Thing => (one.kind === 'pronoun' ? { ...one, kind: 'all' } : one));
  const unknown = !verb.entry;
  if (bind({ lemma, senses, things, unknown }, scene.tools, scene.naming.lexicon).length > 0)
    return undefined;
  return tellResolved(lemma, verb, senses, things, undefined, clause, 'prohibit', limits, scene);
}

function tellResolved(
  lemma: string,
  verb: Verb | undefined,
  senses: readonly Sense[],
  things: readonly Thing[],
  pointed: Tool | undefined,
  { act, limits: said }: Clause,
  kind: ReadingKind,
  limits: Limits,
  scene: Scene,
): Told {
  const unknown = verb !== undefined && !verb.entry;
  const bound = pointed ? [pointed] : bindOrReach({ lemma, senses, things, unknown }, act, scene);
  if (bound.length === 0 && !isAboutWorld(senses, things, !verb || verb.entry !== undefined)) {
    return kind === 'prefer' || (kind === 'retract' && act !== 'lift' && act !== 'lifted')
      ? NOTHING
      : {
          readings: [],
          unread: [`no tool is known that does it: ${lemma || things.map(({ text }) => text).join(' ')}`],
        };
  }
  if (bound.length === 0 && kind === 'retract' && (act === 'lift' || act === 'lifted'))
    return { readings: [], unread: ['it ends a rule, and does not say which'] };
  if (bound.length === 0 && kind !== 'prohibit' && kind !== 'require_confirmation') return NOTHING;
  const targets: readonly (Tool | undefined)[] =
    bound.length === 0 ? [undefined] : inPlaces(bound, limits, act === 'only' ? things : []);
  if (targets.some((tool) => tool?.shell) && isToldOnly(things, said))
    return { readings: [], unread: ['which commands it is about is said in a way that no command shows'] };
  const readings = targets.map((tool) => {
    const about = automaticKind(kind, limits);
    const { matcher, left } = matcherOf(tool, pointed ? [] : things, senses, scene.naming.lexicon);
    const only = act === 'only' ? onlyOf(things, matcher.value) : undefined;
    const rule = { ...limits.rule, ...(only && { except: bothOf(only.except, limits.rule.except) }) };
    const condition = [
      rule.condition,
      ...left
        .filter((thing) => thing.text !== only?.except)
        .map(({ prep, text }) => (prep === null ? text : `${prep} ${text}`)),
    ].filter((part) => part !== undefined && part !== '');
    return {
      kind: about,
      tool: tool?.name ?? null,
      verb: verb ? lemma : (senses[0]?.action ?? ''),
      object: objectOf(things),
      matcher: only
        ? {
            ...(matcher.arg !== undefined && { arg: matcher.arg }),
            ...(tool && argOfPlace(tool)),
            value: '*',
          }
        : wildcard(tool, matcher, limits, things),
      ...(condition.length > 0 && { condition: condition.join('; ') }),
      ...(rule.until !== undefined && { until: rule.until }),
      ...(rule.except !== undefined && { except: rule.except }),
    };
  });
  return { readings, unread: [] };
}

/** "Only push to dev, except for hotfixes": either is exempt. */
const bothOf = (one: string, other: string | undefined): string =>
  other === undefined ? one : `${one}${AND_EXCEPT}${other}`;

const automaticKind = (kind: ReadingKind, { automatic }: Limits): ReadingKind =>
  kind === 'prohibit' && automatic ? 'require_confirmation' : kind;

/** Files are told by their paths, whatever a place is called. */
const argOfPlace = ({ domains, shell }: Tool): { readonly arg?: string } =>
  domains.has('file') && !domains.has('drive') && !shell ? { arg: 'path' } : {};

/** What an exception to everything is about: a file, a site. */
function argOf({ domains, shell, actions }: Tool): { readonly arg?: string } {
  if (shell) return {};
  if (domains.has('file')) return { arg: 'path' };
  if (domains.has('email') || domains.has('sms')) return { arg: 'to' };
  return domains.has('web') && !domains.has('search') && !actions.has('search') ? { arg: 'url' } : {};
}

/** "Nobody but my wife": everyone, with an exception. */
const wildcard = (
  tool: Tool | undefined,
  matcher: ReadingMatcher,
  { others, nobody }: Limits,
  things: readonly Thing[],
): ReadingMatcher =>
  matcher.value === undefined &&
  (nobody || (others && (things.length === 0 || things.some(({ kind }) => kind === 'all'))))
    ? { ...(tool && argOf(tool)), ...matcher, value: '*' }
    : matcher;

/** "Only files under src/", "only send mails to Julie": the place or person says which. */
const ITSELF = new RegExp(`${INSIDE.source}|^(?:to|with)$`);

/** "Only X": everything else is forbidden. */
function onlyOf(
  things: readonly Thing[],
  value: string | undefined,
): { readonly except: string } | undefined {
  const thing = things.find((one) => one.value !== undefined && one.value === value) ?? things[0];
  const others = things.filter((one) => one !== thing);
  if (thing?.value && ITSELF.test(thing.prep ?? '') && others.every((one) => one.value === undefined))
    return { except: thing.value };
  const text = objectOf(things) ?? '';
  return thing ? { except: text.replace(/^(?:to|the) /, '') } : undefined;
}

const objectOf = (things: readonly Thing[]): string | null =>
  things.map(({ prep, text }, i) => (prep === null || i === 0 ? text : `${prep} ${text}`)).join(' ') || null;
