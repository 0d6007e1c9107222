/** Clauses: what a grammar makes of a sentence. Polarity is the act, never the words. */

import type { Lexeme } from './lexemes.ts';
import type { WordEntry } from './lexicon.ts';
import type { Token } from './token.ts';

export type Act =
  | 'forbid'
  | 'handsoff'
  | 'keepout'
  | 'banned'
  | 'ask'
  | 'only'
  | 'allow'
  | 'allowed'
  | 'resume'
  | 'noask'
  | 'lift'
  | 'lifted'
  | 'liftall'
  | 'always'
  /** It orders nothing, and says what was done, or is to be done this time. */
  | 'asked'
  | 'request';

export interface Verb {
  readonly lexemes: readonly Lexeme[];
  /** Absent: no verb of the lexicon. */
  readonly entry?: WordEntry;
}

/** Things of one preposition: "with investors or the press". */
export interface Part {
  readonly prep: string | null;
  readonly items: readonly (readonly Lexeme[])[];
}

export interface Action {
  readonly verbs: readonly Verb[];
  readonly parts: readonly Part[];
}

/** What narrows an order, by its role in the lexicon: `until`, `except`, `consent`, `again` … */
export interface Limit {
  readonly kind: string;
  /** The words that open it. */
  readonly opener: readonly Lexeme[];
  readonly said: readonly Lexeme[];
  /** Things that follow it and belong to the order ("today *in production*"). */
  readonly parts: readonly Part[];
}

export interface Clause {
  readonly act: Act;
  readonly actions: readonly Action[];
  readonly limits: readonly Limit[];
}

interface Order {
  readonly act: Act;
  readonly actions: readonly Action[];
  readonly limits: readonly Limit[];
}

type Places = readonly Part[];

export const nothing = (): null => null;

export const order = (act: Act, actions: readonly Action[], limits: readonly Limit[] = []): Order => ({
  act,
  actions,
  limits,
});

/** The things after a limit belong to the last action. */
export function clause(made: Order, fronted: readonly Limit[], rest: readonly Limit[]): Clause {
  const limits = [...fronted, ...made.limits, ...rest];
  const more = limits.flatMap(({ parts }) => parts);
  const last = made.actions.at(-1);
  const actions =
    last && more.length > 0
      ? [...made.actions.slice(0, -1), { verbs: last.verbs, parts: [...last.parts, ...more] }]
      : made.actions;
  return { act: made.act, actions, limits };
}

export const action = (verbs: readonly Token[], parts: Places): Action => ({ verbs: verbs.map(verb), parts });

const verb = ({ lexemes, entry }: Token): Verb => ({ lexemes, ...(entry && { entry }) });

/** "The config must not be edited": what stands before is what it is done to. */
export const done = (subject: Action, verbs: readonly Token[], places: Places): Action => ({
  verbs: verbs.map(verb),
  parts: [...subject.parts, ...places],
});

/** "Off limits for email": where it is so. */
export const at = ({ verbs, parts }: Action, places: Places): Action => ({
  verbs,
  parts: [...parts, ...places],
});

/** "Only Bob gets emails": whom it is given to. */
export const given = (what: Action, who: Action): Action => ({
  verbs: what.verbs,
  parts: [
    ...what.parts.map((one) => ({ ...one, prep: one.prep ?? 'of' })),
    ...who.parts.map((one) => ({ ...one, prep: 'to' })),
  ],
});

export const part = (prep: Token | null, items: readonly (readonly Token[])[]): Part => ({
  prep: prep?.lexemes.map(({ norm }) => norm).join(' ') ?? null,
  items: items.map((words) => words.flatMap(({ lexemes }) => lexemes)),
});

export const limit = ({ role, lexemes }: Token, said: readonly Token[]): Limit => ({
  kind: role,
  opener: lexemes,
  said: said.flatMap((one) => one.lexemes),
  parts: [],
});

export const mark = ({ role, lexemes }: Token, parts: Places): Limit => ({
  kind: role,
  opener: lexemes,
  said: [],
  parts,
});

/** A piece of a clause whose order is free. */
export interface Piece {
  readonly verb?: Token;
  readonly thing?: Listed;
  readonly limit?: Limit;
}

/** A parser makes one for each beginning of a list: what is in it is read when the clause is whole. */
interface Listed {
  readonly prep: string | null;
  readonly items: readonly (readonly Token[])[];
}

export const verbPiece = (verb: Token): Piece => ({ verb });
/** `object` stands before what the verb is done to. */
export const thingPiece = (prep: Token | null, items: readonly (readonly Token[])[]): Piece => ({
  thing: { prep: prep === null || prep.role === 'object' ? null : prep.role, items },
});
export const limitPiece = (limit: Limit): Piece => ({ limit });

/** What the words that close a limit make of it. */
const CLOSES: Readonly<Record<string, string>> = {
  before: 'until',
  while: 'if',
  besides: 'except',
  rather: 'instead',
};

export const closedLimit = (text: Token, closing: Token): Limit => ({
  ...limit(closing, [text]),
  kind: CLOSES[closing.type] ?? closing.type,
});

/** "如果…的话", "在…之前": of the two, only "before" says more than what opened it. */
export const enclosedLimit = (opening: Token, text: Token, closing: Token): Limit => ({
  ...limit(opening, [text]),
  kind: closing.type === 'before' ? 'until' : opening.role,
});

/** "强推这种事不能干": a verb that does anything stands for the one that is named. */
function meant(verbs: readonly Token[]): readonly Token[] {
  const telling = verbs.filter(({ entry }) => !entry?.senses.every(({ action: does }) => does === 'run'));
  return telling.length > 0 ? telling : verbs;
}

/** A clause whose order may stand anywhere in it. */
export interface PiecedClause extends Clause {
  /** What stands before the order, when nothing stands after it: "这个文件不要动". */
  readonly topic: readonly Part[];
}

const partsOf = (pieces: readonly Piece[]): readonly Part[] =>
  pieces.flatMap(({ thing }) =>
    thing ? { ...thing, items: thing.items.map((words) => words.flatMap(({ lexemes }) => lexemes)) } : [],
  );

/** Pieces around an order. A parser makes one for each beginning of a clause, so it is put together afterwards. */
export interface LooseClause {
  readonly order: Token;
  readonly before: readonly Piece[];
  readonly after: readonly Piece[];
}

export const piecedClause = (
  order: Token,
  before: readonly Piece[],
  after: readonly Piece[],
): LooseClause => ({ order, before, after });

/** The act is the type of the token that orders. */
export function wholeClause({ order, before, after }: LooseClause): PiecedClause {
  const pieces = [...before, ...after];
  const verbs = pieces.flatMap(({ verb: one }) => one ?? []);
  const limits = pieces.flatMap(({ limit: one }) => one ?? []);
  return {
    act: order.type as Act,
    actions: [action(meant(verbs), partsOf(pieces))],
    limits: [limit(order, []), ...limits],
    topic: partsOf(after).length === 0 ? partsOf(before) : [],
  };
}

/**
 * What a clause leaves out is what the one before it says: "这个文件不要读，也不要改" is about the same file, and in
 * "测试环境可以部署，生产环境不行" the same is done.
 */
export function withTopics(clauses: readonly PiecedClause[]): readonly Clause[] {
  const told: PiecedClause[] = [];
  for (const clause of clauses) {
    const before = told.at(-1);
    const [own] = clause.actions;
    const whole = before && own ? { ...clause, ...completed(own, clause, before) } : clause;
    if (before && isMoreOf(before, whole)) told[told.length - 1] = together(before, whole);
    else told.push(whole);
  }
  return told;
}

/** "周五之前不要部署，也不要推送": one order of two things, with the same limits. */
function isMoreOf(before: Clause, { act, limits }: Clause): boolean {
  const [order, ...own] = limits;
  const at = placeOf(order);
  return (
    act === before.act &&
    order?.opener[0]?.norm === '也' &&
    own.every((limit) => placeOf(limit) > at) &&
    before.limits.slice(1).every((limit) => placeOf(limit) < placeOf(before.limits[0]))
  );
}

const placeOf = (limit: Limit | undefined): number => (limit?.said[0] ?? limit?.opener[0])?.from ?? 0;

const together = (before: PiecedClause, clause: PiecedClause): PiecedClause => ({
  ...clause,
  actions: [...before.actions, ...clause.actions],
  limits: [...before.limits, ...clause.limits.slice(1)],
});

function completed(own: Action, { topic }: PiecedClause, before: PiecedClause): Partial<PiecedClause> {
  const verbs = before.actions.at(-1)?.verbs ?? [];
  if (own.parts.length === 0 && before.topic.length > 0 && isAboutTheSame(own, before))
    return { topic: before.topic, actions: [{ ...own, parts: before.topic }] };
  if (own.verbs.length === 0 && topic.length > 0 && before.topic.length > 0)
    return { actions: [{ ...own, verbs }] };
  return {};
}

function isAboutTheSame({ verbs }: Action, { act, actions }: Clause): boolean {
  const domains = (all: readonly Verb[]) =>
    all.flatMap(({ entry }) => entry?.senses.map(({ domain }) => domain) ?? []);
  const other = domains(actions.at(-1)?.verbs ?? []);
  if (act === 'handsoff' || act === 'keepout') return verbs.length > 0;
  return verbs.length > 0 && domains(verbs).some((domain) => other.includes(domain));
}
