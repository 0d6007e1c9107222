/** Readings: what a clause says about each tool it binds, or why it could not be read. */

import type { ReadingKind } from '../reading.ts';
import type { Act, Action, Clause, Limit, Part } from './clause.ts';
import { complete, verbIn, withObjects } from './ellipsis.ts';
import { decreeLimits, type Limits } from './limits.ts';
import { openClause, withWider } from './open-words.ts';
import { NOTHING, type Scene, type Told } from './scene.ts';
import { lemmaOf } from './senses.ts';
import { tellAction } from './tell-action.ts';
import { textOf } from './things.ts';

/** All clauses of a sentence: a lifted rule may be named in the next clause. */
export function tell(clauses: readonly Clause[], scene: Scene): Told {
  const told: Told[] = [];
  let lifting = false;
  let before: Clause | undefined;
  let done = scene.before;
  for (const said of withObjects(withOnlyIf(clauses), scene)) {
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
