/** Readings: what a clause says about each tool it binds, or why it could not be read. */

import { AND_EXCEPT } from '../condition.ts';
import type { ReadingKind, ReadingMatcher } from '../reading.ts';
import { bind, type Wanted } from './bind.ts';
import type { Act, Action, Clause, Limit, Part, Verb } from './clause.ts';
import { complete, verbIn } from './ellipsis.ts';
import { type DecreeLexicon, entryAt, type Sense } from './lexicon.ts';
import { decreeLimits, type Limits } from './limits.ts';
import { matcherOf } from './matcher.ts';
import { openClause, withWider } from './open-words.ts';
import { resolve } from './pronouns.ts';
import { NOTHING, type Scene, type Told } from './scene.ts';
import { GENERIC, isAboutWorld, isStyle, lemmaOf, sensesOf } from './senses.ts';
import { type Naming, type Thing, textOf, thingOf } from './things.ts';
import type { Tool } from './toolbox.ts';

/** All clauses of a sentence: a lifted rule may be named in the next clause. */
export function tell(clauses: readonly Clause[], scene: Scene): Told {
  const told: Told[] = [];
  let lifting = false;
  let before: Clause | undefined;
  let done = scene.before;
  for (const said of withOnlyIf(clauses)) {
    if (said.act === 'liftall') {
      lifting = true;
      continue;
    }
    if (said.act === 'only' && before?.act === 'forbid' && !isOnlyIf(said) && said.actions.every(isOfTheSame))
      continue;
    const clause = complete(said, before, { ...scene, ...(done && { before: done }) });
    if (clause.act === 'asked') done = clause.actions.at(-1);
    else if (clause.act !== 'request') addTo(told, tellOpen(clause, lifting, scene), clause, before);
    before = clause;
    if (clause.act === 'allow' || clause.act === 'allowed' || clause.act === 'always') lifting = false;
  }
  if (lifting) told.push({ readings: [], unread: ['it ends a rule, and does not say which'] });
  return {
    readings: told.flatMap(({ readings }) => readings),
    unread: told.flatMap(({ unread }) => unread),
    ...(before?.act === 'asked' && done && { done }),
  };
}

/** "Only edit existing ones." */
const SAME_ONES = /^(?:it|them|that|those|the|existing|current|ones|files?)$/;

/** "Never push, only if CI is green": an "only" of nothing says when the order beside it does not hold. */
function withOnlyIf(clauses: readonly Clause[]): readonly Clause[] {
  const last = clauses.length - 1;
  return clauses.flatMap((clause, i) => {
    const beside = clauses[isOnlyIf(clause) && i === 0 ? i + 1 : i - 1];
    if (isOnlyIf(clause)) return takesOnlyIf(beside) ? [] : [clause];
    const only = [clauses[i + 1], i === last && i === 1 ? clauses[0] : undefined].filter(isOnlyIf);
    if (!takesOnlyIf(clause) || only.length === 0) return [clause];
    const kind = clause.act === 'ask' ? 'if' : 'only if';
    const more = only.flatMap((one) => one?.limits ?? []).filter((limit) => limit.kind === 'if');
    return [{ ...clause, limits: [...clause.limits, ...more.map((limit) => ({ ...limit, kind }))] }];
  });
}

const isOnlyIf = (clause: Clause | undefined): boolean =>
  clause?.act === 'only' &&
  clause.limits.some(({ kind }) => kind === 'if') &&
  clause.actions.every(({ verbs, parts }) => verbs.length + parts.length === 0);

const takesOnlyIf = (clause: Clause | undefined): boolean =>
  /^(?:forbid|banned|handsoff|keepout|ask)$/.test(clause?.act ?? '');

/** "Don't resolve alerts, only acknowledge them": what may be done instead, and no rule. */
const isOfTheSame = ({ parts }: Action): boolean =>
  parts.every(({ items }) =>
    items.every(
      (item) =>
        item.every(({ norm }) => SAME_ONES.test(norm)) && item.some(({ norm }) => !/^files?$/.test(norm)),
    ),
  );

/** "Never rewrite the file; change only these lines." */
const isChanging = ({ verbs }: Action): boolean =>
  verbs.length > 0 &&
  verbs.every(({ entry }) => entry?.senses.some(({ action }) => /^(?:change|edit|overwrite)$/.test(action)));

/** "Never run all tests; run only the file I changed": where no tool is meant, it is what is exempt. */
function addTo(told: Told[], next: Told, { act, actions }: Clause, before: Clause | undefined): void {
  const last = told.at(-1);
  const verbOf = ({ verbs: [verb] }: Action) => (verb ? lemmaOf(verb) : undefined);
  const exempts =
    act === 'only' &&
    before?.act === 'forbid' &&
    last !== undefined &&
    last.readings.length > 0 &&
    ((next.readings.every(({ tool }) => tool === null) &&
      actions.map(verbOf).join() === before.actions.map(verbOf).join()) ||
      (actions.every(isChanging) && before.actions.every(isChanging)));
  const except = exempts ? next.readings[0]?.except : undefined;
  if (!last || except === undefined) told.push(next);
  else told[told.length - 1] = { ...last, readings: last.readings.map((one) => ({ except, ...one })) };
}

/** "Only deploy when the tests pass": forbidden while they do not. */
function onlyWhile(clause: Clause): Clause {
  if (clause.act !== 'only' || clause.limits.some(isMyWord)) return clause;
  const isFact = ({ kind, opener }: Limit) =>
    kind === 'season' || (kind === 'if' && !/^(?:that|which|who)$/.test(opener[0]?.norm ?? ''));
  if (!clause.limits.some(isFact)) return clause;
  const limits = clause.limits.map((one) => (isFact(one) ? { ...one, kind: `only ${one.kind}` } : one));
  return { ...clause, act: 'forbid', limits };
}

/** The narrow way to take it, with the wide one beside it. */
function tellOpen(clause: Clause, lifting: boolean, scene: Scene): Told {
  const open = openClause(clause, scene.naming.message);
  if (!open) return tellClause(clause, lifting, scene);
  const told = tellClause(open.narrow, lifting, scene);
  return withWider(
    told,
    open.wide.map((one) => tellClause(one, lifting, scene)),
    open.words,
  );
}

/** "Show me every reply first" ends with no task. */
const withoutFirst = (clause: Clause): Clause =>
  clause.act === 'ask'
    ? {
        ...clause,
        limits: clause.limits.filter(({ kind, opener }) => kind !== 'task' || opener[0]?.norm !== 'first'),
      }
    : clause;

/** "Never deploy as long as the tests fail": while they do, where "you can, as long as" means if. */
function whileSo(clause: Clause): Clause {
  if (!/^(?:forbid|ask|banned|handsoff|keepout)$/.test(clause.act)) return clause;
  const isWhile = ({ kind, opener }: Limit) =>
    kind === 'unless' && /^(?:as|so) long as$/.test(opener.map(({ norm }) => norm).join(' '));
  return { ...clause, limits: clause.limits.map((one) => (isWhile(one) ? { ...one, kind: 'if' } : one)) };
}

function tellClause(said: Clause, lifting: boolean, scene: Scene): Told {
  const clause = whileSo(onlyWhile(withoutFirst(said)));
  const limits = decreeLimits(clause.limits, scene.naming.message);
  const kind = kindOf(clause, limits, lifting);
  if (!kind) return allowExcept(clause, limits, scene);
  const own = clause.actions.map((action) => tellAction(action, clause, kind, limits, scene));
  const told = kind === 'prefer' && isEmpty(own) ? tellBefore(clause, scene) : own;
  const instead = clause.limits.filter(
    ({ kind: role, opener }) => role === 'instead' && opener.at(-1)?.norm === 'not',
  );
  const last = clause.actions.at(-1);
  const opposite =
    last && kind === 'prefer' && told.some(({ readings }) => readings.length > 0)
      ? instead.map((limit) =>
          tellAction(
            (isProgram(limit, scene) ? undefined : verbIn(limit, scene.naming.language)) ??
              withObject(last, limit),
            clause,
            'prohibit',
            decreeLimits([], ''),
            scene,
          ),
        )
      : [];
  return {
    readings: [...told, ...opposite].flatMap(({ readings }) => readings),
    unread: [...told, ...opposite].flatMap(({ unread }) => unread),
  };
}

const isEmpty = (told: readonly Told[]): boolean =>
  told.every(({ readings, unread }) => readings.length + unread.length === 0);

/** "Always run the tests before you push": no tool is known for the first, and it is a wish about the second. */
function tellBefore(clause: Clause, scene: Scene): readonly Told[] {
  const limit = clause.limits.find(({ opener }) => opener[0]?.norm === 'before');
  const action = limit && verbIn(limit, scene.naming.language);
  if (!action) return [NOTHING];
  const condition = textOf([...limit.opener, ...limit.said], scene.naming.message);
  return [tellAction(action, clause, 'prefer', { ...decreeLimits([], ''), rule: { condition } }, scene)];
}

/** "Use rg, not grep" names a program. */
const isProgram = ({ said }: Limit, { naming }: Scene): boolean =>
  said.length === 1 && naming.lexicon.programs.has(said[0]?.norm ?? '');

const withObject = ({ verbs, parts }: Action, { said }: Limit): Action => ({
  verbs,
  parts: [...parts.slice(0, -1), saidPart(said, parts.at(-1)?.prep ?? null)],
});

/** "…, not by email": with the preposition that is said. */
const saidPart = (said: Limit['said'], prep: string | null): Part => {
  const [first, ...rest] = said;
  return first && rest.length > 0 && /^(?:by|on|in|to|via|from|through|with)$/.test(first.norm)
    ? { prep: first.norm, items: [rest] }
    : { prep, items: [said] };
};

const KINDS: Readonly<Partial<Record<Act, ReadingKind>>> = {
  forbid: 'prohibit',
  handsoff: 'prohibit',
  keepout: 'prohibit',
  banned: 'prohibit',
  only: 'prohibit',
  ask: 'require_confirmation',
  resume: 'retract',
  noask: 'retract',
  lift: 'retract',
  lifted: 'retract',
  always: 'prefer',
};

function kindOf(
  { act, limits: said }: Clause,
  { asks, again, rule }: Limits,
  lifting: boolean,
): ReadingKind | undefined {
  const once = rule.until === 'task';
  if (act === 'allow' || act === 'allowed')
    return again || asks || lifting || once || said.some(({ kind }) => kind === 'automatic')
      ? 'retract'
      : undefined;
  if (lifting && act === 'always') return 'retract';
  const kind = KINDS[act];
  if (kind === 'prohibit' && (asks || (act === 'only' && said.some(isMyWord)))) return 'require_confirmation';
  return kind;
}

/** "Only after I approve", "only if I say so". */
const isMyWord = ({ kind, said }: Limit): boolean =>
  (kind === 'if' || kind === 'unless') &&
  said[0]?.norm === 'i' &&
  said.some(({ norm }) =>
    /^(?:approve|approved|say|said|confirm|confirmed|agree|agreed|ok|okay|okayed|allow|ask|asked|tell|told|sign|signed|review|reviewed)$/.test(
      norm,
    ),
  );

/** "You can push to any branch but main": what is excepted from a permission is forbidden. */
function allowExcept(clause: Clause, limits: Limits, scene: Scene): Told {
  const [action] = clause.actions;
  const except = clause.limits.find(({ kind, said }) => kind === 'except' && said.length > 0);
  if (!action || !except) return NOTHING;
  return tellAction(
    verbIn(except, scene.naming.language) ?? withObject(action, except),
    { ...clause, act: 'forbid' },
    'prohibit',
    {
      ...limits,
      others: false,
      nobody: false,
      rule: { ...(limits.rule.until !== undefined && { until: limits.rule.until }) },
    },
    scene,
  );
}

function tellAction(said: Action, clause: Clause, kind: ReadingKind, limits: Limits, scene: Scene): Told {
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
  const told = (verbs.length === 0 ? [undefined] : verbs).flatMap((verb) => {
    const [own, time] = startTime(verb, action, clause, limits, scene);
    return combinations(action, scene.naming).map((things) =>
      tellOne(verb, [...things, ...time], clause, kind, own, scene),
    );
  });
  return {
    readings: told.flatMap(({ readings }) => readings),
    unread: [...new Set(told.flatMap(({ unread }) => unread))],
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
function combinations({ verbs, parts }: Action, naming: Naming): readonly (readonly Thing[])[] {
  const copies = verbs.some(({ entry }) => entry?.senses.some(({ action }) => TO_ME.has(action)));
  let lists: (readonly Thing[])[] = [[]];
  for (const { prep, items } of parts) {
    const things = items
      .map((item) => thingOf(item, prep, naming))
      .filter(({ norm }) => copies || !isMe(norm));
    if (things.length === 0) continue;
    const whole = (list: readonly Thing[]) => prep !== null && isBesideAll(list, parts, naming);
    lists = lists
      .flatMap((list) => (whole(list) ? [list] : things.map((thing) => [...list, thing])))
      .slice(0, MOST_COMBINATIONS);
  }
  return lists;
}

/** ".env or anything in secrets/": where the second is, the first is not. */
function isBesideAll(list: readonly Thing[], parts: Action['parts'], naming: Naming): boolean {
  const [first] = parts;
  const last = first?.prep === null && first.items.length > 1 ? first.items.at(-1) : undefined;
  return (
    last !== undefined &&
    thingOf(last, null, naming).kind === 'all' &&
    list.some(({ prep, kind }) => prep === null && kind !== 'all')
  );
}

/** "No meetings before 9am": of what is put into a calendar, a time of day says when it starts. */
function startTime(
  verb: Verb | undefined,
  { parts }: Action,
  clause: Clause,
  limits: Limits,
  { naming }: Scene,
): readonly [Limits, readonly Thing[]] {
  const amount = amountIn(clause, naming);
  if (amount) {
    const others = clause.limits.filter((one) => one !== amount[0]);
    return [decreeLimits(others, naming.message), [amount[1]]];
  }
  const limit = clause.limits.find(
    ({ opener, said }) => /^(?:before|after)$/.test(opener[0]?.norm ?? '') && isHour(said),
  );
  const senses = verb
    ? (verb.entry?.senses ?? [])
    : parts.flatMap(({ prep, items }) => items.flatMap((item) => thingOf(item, prep, naming).senses));
  if (!limit || !senses.some(({ domain }) => STARTS.has(domain))) return [limits, []];
  const rest = decreeLimits(
    clause.limits.filter((one) => one !== limit),
    naming.message,
  );
  return [rest, [thingOf(limit.said.slice(0, 1), limit.opener[0]?.norm ?? null, naming)]];
}

/** What begins at a time that a call states. */
const STARTS: ReadonlySet<string> = new Set(['calendar', 'travel', 'flight', 'restaurant', 'ride', 'alarm']);

/** `9am`, or a lone `10`. */
const isHour = ([first, ...others]: Limit['said']): boolean =>
  others.every(({ norm }) => /^(?:please|pls|or|any|later|earlier|for|me|us|my|time)$/.test(norm)) &&
  (first?.kind === 'clock' || (first?.kind === 'number' && Number(first.text) <= 24));

/** "If it costs more than $100": an amount that a condition tells of what is paid. */
function amountIn({ limits, actions }: Clause, naming: Naming): readonly [Limit, Thing] | undefined {
  const limit = limits.find(
    ({ kind, said }) =>
      kind === 'if' && said.length < 10 && /^(?:it|the|they|that)$/.test(said[0]?.norm ?? ''),
  );
  if (!limit) return undefined;
  const at = limit.said.findIndex(({ norm }) =>
    /^(?:over|above|under|below|exceeds|than|exceed)$/.test(norm),
  );
  const thing = thingOf(limit.said.slice(at + 1), compares(limit.said.slice(0, at + 1)), naming);
  const pays = actions.some(({ verbs }) =>
    verbs.every(({ entry }) => entry?.senses.some(({ domain }) => PAYS.has(domain))),
  );
  const isMoney = pays ? !thing.text.includes('%') : /[$€£¥]|usd|eur|gbp|dollar|buck|pound/i.test(thing.text);
  return at >= 0 && thing.kind === 'amount' && isMoney ? [limit, thing] : undefined;
}

/** What costs something. */
const PAYS: ReadonlySet<string> = new Set(
  'payment shop travel flight hotel restaurant ride finance subscription'.split(' '),
);

const compares = (said: Limit['said']): string =>
  said.some(({ norm }) => /^(?:under|below|less|fewer)$/.test(norm)) ? 'under' : 'over';

/** What may be about the user as about anybody. */
const TO_ME: ReadonlySet<string> = new Set(['copy', 'assign', 'invite', 'search']);
const MOST_COMBINATIONS = 64;
const isMe = (norm: string): boolean => /^(?:me|us|i|you|yourself|myself|my behalf|my name)$/.test(norm);

function tellOne(
  verb: Verb | undefined,
  given: readonly Thing[],
  clause: Clause,
  kind: ReadingKind,
  limits: Limits,
  scene: Scene,
): Told {
  const lemma = verb ? lemmaOf(verb) : '';
  if (isStyle(lemma, verb, given, scene)) return NOTHING;
  const senses = sensesOf(verb, given, clause.act);
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

const PLACE =
  /[\\/]|^(?:(?:this|the|our|my|your|current|project|working|root|git) )*(?:repo|repository|project|folder|directory|dir|workspace|codebase|worktree)\b|^(?:src|lib|tests?|docs?|packages?|scripts?|public|assets|config|examples?|components?|pages|frontend|backend|client|server)\b/i;

/** "Anything outside of this repo": what has a place is a file. */
function inPlaces(tools: readonly Tool[], { others, rule }: Limits, only: readonly Thing[]): readonly Tool[] {
  const isIn = ({ prep, norm }: Thing): boolean =>
    INSIDE.test(prep ?? '') &&
    /(?:^| )(?:folder|directory|dir|repo|repository|project|workspace)$/.test(norm);
  if (!(others && PLACE.test(rule.except ?? '')) && !only.some(isIn)) return tools;
  const ofFiles = tools.filter(({ domains }) => domains.has('file'));
  return ofFiles.length > 0 ? ofFiles : tools;
}

const TO_PEOPLE: readonly Sense[] = [{ action: 'send', domain: 'message' }];

/** "Sarah is off limits", "keep Susan out of it": who cannot be changed is not written to. */
function bindOrReach(wanted: Wanted, act: Act, { tools, naming }: Scene): readonly Tool[] {
  const fitting = bind(wanted, tools, naming.lexicon);
  const changing = fitting.filter((tool) =>
    act === 'ask' && wanted.lemma === '' ? !tool.reads : act !== 'always' || isAsked(wanted, tool),
  );
  const bound = changing.length > 0 ? changing : fitting;
  const onlyPeople = tools.every(({ domains }) => related(['message', 'contact'], domains, naming.lexicon));
  const isWhom = ({ kind, prep, text, senses }: Thing) =>
    prep === null &&
    (kind === 'person' ||
      (kind === 'name' && (/^\p{Lu}\p{Ll}+$/u.test(text) || (onlyPeople && senses.length === 0))));
  if (bound.length > 0 || (act !== 'banned' && act !== 'handsoff')) return bound;
  const whom = wanted.things.filter(isWhom);
  const by = wanted.things.filter((thing) => !isWhom(thing));
  if (whom.length === 0 || !by.every(isMeans)) return bound;
  return bind(
    { ...wanted, senses: [...by.flatMap(({ senses }) => senses), ...TO_PEOPLE] },
    tools,
    naming.lexicon,
  );
}

/** "Use the replica": of tools of a database, what asks it. */
const isAsked = ({ lemma }: Wanted, { domains, actions }: Tool): boolean =>
  lemma !== 'use' || !domains.has('db') || actions.has('query');

const related = (about: readonly string[], domains: ReadonlySet<string>, { wider }: DecreeLexicon): boolean =>
  [...domains].some((domain) => about.some((one) => domain === one || wider.get(domain)?.has(one)));

/** "Off limits for email", "by text". */
const isMeans = ({ kind, prep, senses }: Thing): boolean =>
  kind === 'all' && prep !== null && /^(?:for|by|on|via|in|through)$/.test(prep) && senses.length > 0;

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

/** "Only files under src/": the place says which. */
const INSIDE = /^(?:in|under|inside|within|below|beneath)$/;

/** "Only X": everything else is forbidden. */
function onlyOf(
  things: readonly Thing[],
  value: string | undefined,
): { readonly except: string } | undefined {
  const thing = things.find((one) => one.value !== undefined && one.value === value) ?? things[0];
  const others = things.filter((one) => one !== thing);
  if (thing?.value && INSIDE.test(thing.prep ?? '') && others.every((one) => one.value === undefined))
    return { except: thing.value };
  const text = objectOf(things) ?? '';
  return thing ? { except: text.replace(/^(?:to|the) /, '') } : undefined;
}

const objectOf = (things: readonly Thing[]): string | null =>
  things.map(({ prep, text }, i) => (prep === null || i === 0 ? text : `${prep} ${text}`)).join(' ') || null;
