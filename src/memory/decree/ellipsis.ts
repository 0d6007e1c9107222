/** Ellipsis: what a clause leaves out because the clause or the sentence before has said it. */

import type { Act, Action, Clause, Limit, Part, Verb } from './clause.ts';
import { entryAt, type Language } from './lexicon.ts';
import type { Scene } from './scene.ts';
import { lemmaOf } from './senses.ts';
import { type Naming, type ThingKind, thingOf } from './things.ts';

/** The clause with what it leaves out. */
export function complete(clause: Clause, before: Clause | undefined, scene: Scene): Clause {
  const [action] = clause.actions;
  if (!action) return clause;
  const last = before?.actions.at(-1);
  if ((clause.act === 'forbid' || clause.act === 'ask') && scene.before && isAgain(action))
    return { ...clause, actions: [scene.before, ...clause.actions.slice(1)] };
  if (last && isRest(action)) return allBut(clause, last);
  if (last && isMoreThan(action, last)) return moreThan(clause, last);
  if (last && last.verbs.length > 0 && lacksVerb(clause.act, before?.act, action, scene))
    return withVerbs(clause, action, last);
  if (last && isOnlyLimited(clause, action)) return { ...clause, actions: [last] };
  if (clause.act === 'ask' && action.verbs.length === 0)
    return beforeDoing(clause, action, scene.naming.language);
  if (isUseWhile(clause, action, scene))
    return whileDoing(clause, { verbs: [], parts: action.parts }, scene.naming.language);
  return isAboutDoing(clause.act, action, scene) ? whileDoing(clause, action, scene.naming.language) : clause;
}

/** "Don't text and don't call Maria": what is said last is what both are done to. */
export function withObjects(clauses: readonly Clause[], { naming }: Scene): readonly Clause[] {
  return clauses.map((clause, i) => {
    const next = clauses[i + 1];
    const [action, ...others] = clause.actions;
    const [object] = next?.actions ?? [];
    const isBare = action && others.length === 0 && action.parts.length === 0 && clause.limits.length === 0;
    if (!isBare || !next || !object || next.act !== clause.act || object.parts.length === 0) return clause;
    return action.verbs.some((verb) => isToPeople(verb, naming)) && areJoined(action, object, naming)
      ? { ...clause, actions: [{ ...action, parts: object.parts }] }
      : clause;
  });
}

/** What is said or sent is so to somebody. */
const isToPeople = ({ entry }: Verb, { lexicon }: Naming): boolean =>
  entry?.senses.some(
    ({ domain }) => domain === 'message' || lexicon.wider.get(domain)?.has('message') === true,
  ) === true;

/** With "and" between them, and no comma. */
function areJoined({ verbs }: Action, other: Action, { message }: Naming): boolean {
  const from = verbs.at(-1)?.lexemes.at(-1)?.to ?? 0;
  const to = other.verbs[0]?.lexemes[0]?.from ?? 0;
  return /^\s*(?:and|or|nor|&)\s+(?:(?:do not|don['’]?t|never|please|ever)\s+)*$/i.test(
    message.slice(from, to),
  );
}

/** "I told you not to", "never do that again". */
const isAgain = ({ verbs, parts }: Action): boolean =>
  (parts.length === 0 && verbs.every(isDoing)) ||
  (verbs.length === 1 &&
    verbs.every(isDoing) &&
    parts.every(({ items }) =>
      items.every((item) => /^(?:that|this|it)$/.test(item.map(({ norm }) => norm).join(' '))),
    ));

const isDoing = (verb: Verb): boolean => lemmaOf(verb) === 'do';

const REST =
  /^(?:every|any|no)(?:thing|one|body) else$|^no one else$|^none else$|^all else$|^(?:the rest|rest|(?:all |any )?(?:the )?others?)$/;

/** "You can merge dependabot PRs, everything else needs my approval." */
const isRest = ({ verbs, parts: [first, ...others] }: Action): boolean =>
  verbs.length === 0 &&
  others.length === 0 &&
  first?.items.length === 1 &&
  REST.test(first.items[0]?.map(({ norm }) => norm).join(' ') ?? '');

const MORE = /^(?:anything )?(?:more|above|over|beyond|larger|bigger|higher|costlier)\b|^more than that$/;

/** "Up to 20 EUR is okay, anything more needs me." */
function isMoreThan({ verbs, parts }: Action, before: Action): boolean {
  const said = parts.flatMap(({ items }) => items.flat().map(({ norm }) => norm));
  return verbs.length === 0 && MORE.test(said.join(' ')) && before.parts.some(isAmount);
}

const isAmount = ({ items }: Part): boolean =>
  items.some((item) => item.some(({ kind }) => kind === 'number'));

const moreThan = (clause: Clause, { verbs, parts }: Action): Clause => ({
  ...clause,
  actions: [{ verbs, parts: parts.map((one) => (isAmount(one) ? { ...one, prep: 'over' } : one)) }],
});

function allBut(clause: Clause, { verbs, parts }: Action): Clause {
  const said = parts.flatMap(({ items }) => items).at(0) ?? [];
  const but: Limit = { kind: 'others', opener: [], said, parts: [] };
  return { ...clause, actions: [{ verbs, parts: [] }], limits: [...clause.limits, but] };
}

/** "You can email Tom, but not on weekends": of the same action, when. */
const isOnlyLimited = ({ act, limits }: Clause, { verbs, parts }: Action): boolean =>
  (act === 'forbid' || act === 'ask' || act === 'only') &&
  verbs.length + parts.length === 0 &&
  limits.some(({ kind }) => /^(?:if|unless|season|time|until|consent|automatic|except|task)$/.test(kind));

/** Where something is done, rather than what is done to it. */
const PLACES: ReadonlySet<ThingKind> = new Set(['environment', 'branch', 'channel']);

/** "… and never with the press either", "…, but production needs my OK": the verb is that of the clause before. */
function lacksVerb(act: Act, before: Act | undefined, { verbs, parts }: Action, { naming }: Scene): boolean {
  if (verbs.length > 0 || parts.length === 0) return false;
  if (act === 'forbid' && parts.every((part) => part.prep !== null || isComparing(part))) return true;
  if (act !== 'ask' && act !== 'banned' && act !== 'forbid') return false;
  if (act === 'forbid' && isContrast(before, parts, naming)) return true;
  return parts.every(({ prep, items }) =>
    items.every((item) => PLACES.has(thingOf(item, prep, naming).kind)),
  );
}

/** "You may overwrite the drafts, but never the originals": things that say nothing of what is done. */
const isContrast = (before: Act | undefined, parts: Action['parts'], naming: Naming): boolean =>
  (before === 'allow' || before === 'request') &&
  parts.every(({ prep, items }) =>
    items.every(
      (item) =>
        !item.some(({ norm }) => naming.language.styleNouns.has(norm)) &&
        thingOf(item, prep, naming).senses.every(({ action }) => action === 'none' || action === 'name'),
    ),
  );

/** "Never more than 50 dollars". */
const isComparing = ({ items }: Part): boolean =>
  items.every((item) =>
    item.every(({ norm }) => /^(?:more|less|fewer|anything|any|higher|lower|later|earlier)$/.test(norm)),
  );

const withVerbs = (clause: Clause, action: Action, { verbs, parts }: Action): Clause => ({
  ...clause,
  actions: [
    {
      verbs,
      parts: action.parts.map((one) => ({ ...one, prep: one.prep ?? parts.at(-1)?.prep ?? null })),
    },
    ...clause.actions.slice(1),
  ],
});

/** "I want to review every MR before it's merged": what it is about is the merging. */
function beforeDoing(clause: Clause, action: Action, language: Language): Clause {
  const limit = clause.limits.find(({ opener }) => opener[0]?.norm === 'before');
  const [subject, ...rest] = limit?.said ?? [];
  if (!limit || !/^(?:it|they|that|this)$/.test(subject?.norm ?? '')) return clause;
  const norms = rest.map(({ norm }) => norm);
  const at = /^(?:is|are|gets?|goes|go|will|ever)$/.test(norms[0] ?? '') && norms[0] !== 'goes' ? 1 : 0;
  const entry = entryAt(language.verbs, norms, at);
  if (!entry) return clause;
  const verbs = [{ lexemes: rest.slice(at, at + entry.words.length), entry }];
  const limits = clause.limits.filter((one) => one !== limit);
  return { ...clause, actions: [{ ...action, verbs }, ...clause.actions.slice(1)], limits };
}

/** "Avoid Hilton when you book hotels", "stick to X when you search": a name says nothing of what is done. */
const isAboutDoing = (act: Act, { verbs, parts }: Action, { naming }: Scene): boolean =>
  act === 'always' ||
  (act === 'forbid' &&
    verbs.length === 0 &&
    parts.length > 0 &&
    parts.every(({ prep, items }) =>
      items.every((item) => /^(?:name|url|person|path)$/.test(thingOf(item, prep, naming).kind)),
    ));

/** "Don't use --no-verify when committing": a way to do it, where no shell is told of it. */
const isUseWhile = ({ act, limits }: Clause, { verbs, parts }: Action, { naming, tools }: Scene): boolean =>
  (act === 'forbid' || act === 'always') &&
  verbs.length === 1 &&
  verbs.every(isUse) &&
  parts.some(({ prep, items }) => items.some((item) => thingOf(item, prep, naming).kind === 'flag')) &&
  !tools.some(({ shell }) => shell) &&
  limits.some(
    ({ kind, said }) => kind === 'if' && verbIn({ kind, said, opener: [], parts: [] }, naming.language),
  );

const isUse = (verb: Verb): boolean =>
  /^(?:use|benutzen|verwenden|nutzen|utiliser|usar|utilizar|使う|使用する|利用する)$/.test(lemmaOf(verb));

/** "When you search, stick to X": what is preferred is a way to do that. */
function whileDoing(clause: Clause, action: Action, language: Language): Clause {
  const limit = clause.limits.find(
    ({ kind, said: [first] }) =>
      kind === 'if' &&
      (YOU.test(first?.norm ?? '') || /ing$/.test(first?.norm ?? '') || first?.kind === 'han'),
  );
  const verb = limit && verbIn(limit, language);
  if (!verb || action.verbs.length > 0) return clause;
  const whole = {
    verbs: verb.verbs,
    parts: [...action.parts, ...(clause.act === 'always' ? [] : verb.parts)],
  };
  return { ...clause, actions: [whole, ...clause.actions.slice(1)] };
}

const YOU = /^(?:you|du|sie|ihr|tu|vous|usted)$/;

/** What a limit says is done: "before you push to main". */
export function verbIn({ said }: Limit, language: Language): Action | undefined {
  const norms = said.map(({ norm }) => norm);
  const at = YOU.test(norms[0] ?? '') ? 1 : 0;
  const entry = entryAt(language.verbs, norms, at);
  if (!entry) return undefined;
  const end = at + entry.words.length;
  const rest = said.slice(end);
  return {
    verbs: [{ lexemes: said.slice(at, end), entry }],
    parts: rest.length > 0 ? [{ prep: null, items: [rest] }] : [],
  };
}
