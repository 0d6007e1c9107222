/** What an action of a clause says: each verb of it, with each combination of its things. */

import type { ReadingKind } from '../reading.ts';
import type { Act, Action, Clause, Limit, Verb } from './clause.ts';
import { entryAt } from './lexicon.ts';
import type { Limits } from './limits.ts';
import { NOTHING, type Scene, type Told } from './scene.ts';
import { lemmaOf } from './senses.ts';
import { startTime } from './spoken-amounts.ts';
import { tellOne } from './tell-one.ts';
import { type Naming, type Thing, thingOf } from './things.ts';

export function tellAction(
  said: Action,
  clause: Clause,
  kind: ReadingKind,
  limits: Limits,
  scene: Scene,
): Told {
  const told = asUses(said, scene).map((action) => tellVerbs(action, clause, kind, limits, scene));
  return {
    readings: told.flatMap(({ readings }) => readings),
    unread: [...new Set(told.flatMap(({ unread }) => unread))],
  };
}

function tellVerbs(action: Action, clause: Clause, kind: ReadingKind, limits: Limits, scene: Scene): Told {
  const verbs = distinctVerbs(verbsOf(action, clause.act));
  const everything = clause.act === 'handsoff' && limits.rule.except !== undefined;
  if (verbs.length === 0 && action.parts.length === 0 && !everything) return emptyOrder(clause);
  if (isAnswering(clause, verbs, action)) return NOTHING;
  const lists = combinations(action, clause.act, scene.naming);
  const told = (verbs.length === 0 ? [undefined] : verbs).flatMap((verb) => {
    const [own, time] = startTime(verb, action, clause, limits, scene);
    return lists.map((things) => tellOne(verb, [...things, ...time], clause, kind, own, scene));
  });
  const unread = told.flatMap((one) => one.unread);
  return {
    readings: told.flatMap(({ readings }) => readings),
    unread: [...new Set(lists.length < MOST_COMBINATIONS ? unread : [...unread, TOO_MANY])],
  };
}

/** A verb that is said twice is one. */
function distinctVerbs(verbs: readonly Verb[]): readonly Verb[] {
  if (verbs.length < 2) return verbs;
  const seen = new Map(verbs.map((verb) => [lemmaOf(verb), verb]));
  return verbs.filter((verb) => seen.delete(lemmaOf(verb)));
}

/** "Never npm or yarn": a program that stands where a verb would is one that is used. */
function asUses(action: Action, { naming, tools }: Scene): readonly Action[] {
  const isProgram = ({ entry, lexemes }: Verb): boolean =>
    !entry && lexemes.length === 1 && naming.lexicon.programs.has(lexemes[0]?.norm ?? '');
  const programs = action.verbs.filter(isProgram);
  const use = entryAt(naming.language.verbs, ['use'], 0);
  if (!use || programs.length === 0 || !tools.some(({ shell }) => shell)) return [action];
  const others = action.verbs.filter((verb) => !programs.includes(verb));
  const uses = programs.map(
    ({ lexemes }): Action => ({
      ...action,
      verbs: [{ lexemes, entry: use }],
      parts: [{ prep: null, items: [lexemes] }, ...action.parts.filter(({ prep }) => prep !== null)],
    }),
  );
  return others.length === 0 ? uses : [...uses, { ...action, verbs: others }];
}

/** "Stop!": there is nothing to hold a call against. */
const emptyOrder = ({ act, limits }: Clause): Told =>
  (act === 'forbid' && !limits.some(isSaid)) ||
  (act === 'ask' && !limits.some(isSaid)) ||
  (act === 'only' && !limits.some(isSaid)) ||
  act === 'always' ||
  act === 'allow' ||
  act === 'resume'
    ? NOTHING
    : { readings: [], unread: ['it does not say what it is about'] };

const isSaid = ({ kind, said }: Limit): boolean =>
  /^(?:only )?(?:until|if|unless|except)$/.test(kind) && said.length > 0;

const verbsOf = ({ verbs }: Action, act: Act): readonly Verb[] =>
  act === 'handsoff' || act === 'keepout' ? [] : verbs;

/** One list of things for each item of the first list that has several; "Sarah or Bob" gives two. */
function combinations({ verbs, parts }: Action, act: Act, naming: Naming): readonly (readonly Thing[])[] {
  const copies =
    act === 'only' ||
    verbs.some(isWritingTo) ||
    verbs.some(({ entry }) => entry?.senses.some(({ action }) => TO_ME.has(action)));
  let lists: (readonly Thing[])[] = [[]];
  for (const { prep, items } of parts) {
    const things = items
      .slice(0, MOST_COMBINATIONS)
      .map((item) => thingOf(item, prep, naming))
      .filter(({ norm }) => copies || !isMe(norm));
    if (things.length === 0) continue;
    const beside = prep !== null && isLastAll(parts, naming);
    const whole = (list: readonly Thing[]) => beside && list.some(isPart);
    lists = lists
      .flatMap((list) => (whole(list) ? [list] : things.map((thing) => [...list, thing])))
      .slice(0, MOST_COMBINATIONS);
  }
  return lists;
}

/** ".env or anything in secrets/": where the second is, the first is not. */
function isLastAll([first]: Action['parts'], naming: Naming): boolean {
  const last = first?.prep === null && first.items.length > 1 ? first.items.at(-1) : undefined;
  return last !== undefined && thingOf(last, null, naming).kind === 'all';
}

const isPart = ({ prep, kind }: Thing): boolean => prep === null && kind !== 'all';

/** "Only tell me the price", "don't remind me": it says how to answer. */
const isAnswering = ({ act }: Clause, verbs: readonly Verb[], { parts }: Action): boolean =>
  verbs.length > 0 &&
  ((act === 'only' && verbs.every((verb) => TELLS.test(lemmaOf(verb)))) ||
    (act === 'forbid' && verbs.every((verb) => ANSWERS.test(lemmaOf(verb))) && !parts.some(isByWay))) &&
  parts.some(isToMe);

const TELLS = /^(?:tell|remind|inform|notify|alert|warn|bother|disturb|ping)$/;
const ANSWERS = /^(?:tell|remind|inform|warn|bother|disturb)$/;

const isByWay = ({ prep, items }: Action['parts'][number]): boolean =>
  /^(?:on|by|via|over|in)$/.test(prep ?? '') ||
  (prep === 'with' && items.some((item) => item.some(({ norm }) => WAYS.test(norm))));

const WAYS = /^(?:messages?|e?-?mails?|texts?|calls?|notifications?|slack|dms?|sms|alerts?|invites?)$/;

const isToMe = ({ items }: Action['parts'][number]): boolean =>
  items.some((item) => isMe(item.map(({ norm }) => norm).join(' ')));

/** "Don't text me": to the user, and not for the user. */
const isWritingTo = ({ entry }: Verb): boolean =>
  entry?.senses.some(({ domain }) => /^(?:email|sms|dm|slack|whatsapp|phone)$/.test(domain)) === true ||
  entry?.lemma === 'message';

/** What may be about the user as about anybody. */
const TO_ME: ReadonlySet<string> = new Set(['copy', 'assign', 'invite', 'search']);
const MOST_COMBINATIONS = 64;
const TOO_MANY = `it names ${MOST_COMBINATIONS} things or more, and only the first are read`;
const isMe = (norm: string): boolean =>
  /^(?:me|us|i|you|yourself|myself|my behalf|my name|mir|mich|uns|moi|nous|nos|mí|私|僕|俺)$/.test(norm);
