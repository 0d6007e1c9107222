/** What generated programs are made of: sorts of constants, and decisions about them. */

import { atom, compound, float, int, list, type Term } from '../../src/logic/term.ts';

/** A decision: a number from 0 to below `below`. */
export type Choose = (below: number) => number;

/** What a column of a relation holds, so that joins meet and arithmetic mostly works. */
export type Sort = 'name' | 'number' | 'term' | 'list';
export const SORTS: readonly Sort[] = ['name', 'number', 'term', 'list'];

/** The few constants of each sort that one program uses. */
export type Pools = Readonly<Record<Sort, readonly Term[]>>;

/** What a program may use. */
export interface Dialect {
  /** Only what ISO decides and SWI-Prolog, started as a traditional Prolog, does in the same way. */
  readonly iso?: boolean;
  /** Only Datalog that binds what it uses and raises nothing, so that bottom-up evaluation has an answer. */
  readonly pure?: boolean;
  /** Any recursion over any rows; otherwise recursion runs along rows without a circle and ends in Prolog too. */
  readonly circles?: boolean;
  /** Predicates that a compiled engine leaves to the interpreter. */
  readonly interpreted?: boolean;
  /** What depends on the order of answers, and on how often each is found. */
  readonly ordered?: boolean;
}

export const pick = <T>(choose: Choose, items: readonly T[]): T => items[choose(items.length)] as T;
/** Whether to do something that happens once in `n` times. */
export const once = (choose: Choose, n: number): boolean => choose(n) === n - 1;

const PLAIN = ['ann', 'bob', 'cid', 'dot', 'eve'];
const READABLE = [
  'Zed',
  "it's",
  'a b',
  '汤',
  'é',
  '',
  '__proto__',
  'constructor',
  'toString',
  '[]',
  '0',
  '-',
  '1',
];
const AWKWARD = ['\0', 'a\0b', '"', '\\', '\ud800', '😀', '\ufb01', 'a1:b', '{}', '!', ',', 'a2:'];
const SMALL = [0, 1, 2, 3, -1, 4, 5, 7].map(int);
const LARGE = [Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 1_000_000].map(int);
const FLOATS = [1, 0.5, -2.5, 1e300, 2].map(float);

/**
 * Names that relations, constants and functors may have. None is of one character where SWI-Prolog is asked, which
 * takes `[c]` in arithmetic for the code of a character; nor is any `[]`, of which it says that it has no length.
 */
export const namesOf = ({ iso }: Dialect): readonly string[] =>
  iso
    ? [...PLAIN, ...READABLE].filter((name) => [...name].length !== 1 && name !== '[]')
    : [...PLAIN, ...READABLE, ...AWKWARD];

/** A few different items; plain ones more often than not. */
function some<T>(choose: Choose, plain: readonly T[], others: readonly T[], most: number): T[] {
  const found = new Set<T>();
  for (let i = 1 + choose(most); i > 0; i--) found.add(pick(choose, once(choose, 3) ? others : plain));
  return [...found];
}

export function poolsFor(choose: Choose, dialect: Dialect): Pools {
  const name: Term[] = some(choose, PLAIN, namesOf(dialect), 5).map(atom);
  const odd = dialect.iso || dialect.pure ? [int(10), int(-7)] : [...LARGE, ...FLOATS];
  const number: Term[] = some<Term>(choose, SMALL, odd, 5);
  const functor = pick(choose, ['f', 'f', 'g', '-', ...(once(choose, 4) ? namesOf(dialect) : [])]);
  const mixed = !dialect.pure && once(choose, 3);
  const leaf = (sort: 'name' | 'number') =>
    pick<Term>(choose, mixed && choose(2) ? [...name, ...number] : pools[sort]);
  const pools = { name, number };
  const term = Array.from({ length: 1 + choose(4) }, () => compound(functor, leaf('name'), leaf('number')));
  if (once(choose, 4))
    term.push(compound(functor, term[0] as Term, leaf('number')), compound(functor, leaf('name')));
  const lists = Array.from({ length: 1 + choose(3) }, () =>
    list(Array.from({ length: choose(4) }, () => leaf('name'))),
  );
  return { ...pools, term, list: lists };
}

/** A constant of a sort; now and then of another one. */
export function constant(choose: Choose, pools: Pools, sort: Sort, dialect: Dialect): Term {
  if (!dialect.pure && once(choose, 40)) return pick(choose, pools[pick(choose, SORTS)]);
  return pick(choose, pools[sort]);
}
