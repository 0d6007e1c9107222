/** The operator table: ISO/IEC 13211-1 table 7 with corrigendum 2, `:` of part 2, and the bar. */

export type OperatorType = 'fy' | 'fx' | 'xfx' | 'xfy' | 'yfx' | 'xf' | 'yf';

export interface Operator {
  readonly priority: number;
  readonly type: OperatorType;
  /** Highest priority of the operand before it; -1 when it takes none. */
  readonly left: number;
  /** Highest priority of the operand after it; -1 when it takes none. */
  readonly right: number;
}

/** Operators by name: those that stand before their operand, and those that follow one. */
export interface Operators {
  readonly prefix: ReadonlyMap<string, Operator>;
  readonly following: ReadonlyMap<string, Operator>;
}

/** Priority, type and names, as `op/3` takes them. */
export type OperatorRow = readonly [priority: number, type: OperatorType, ...names: string[]];

/** Highest priority of a term; an operator standing alone as an atom has one more. */
export const MAX_PRIORITY = 1200;
/** Highest priority of an argument or a list element. */
export const ARGUMENT = 999;

const side = (letter: string | undefined, priority: number): number =>
  letter === 'y' ? priority : letter === 'x' ? priority - 1 : -1;

/** A table of operators, each taken from the last row that names it. */
export function operators(rows: readonly OperatorRow[]): Operators {
  const prefix = new Map<string, Operator>();
  const following = new Map<string, Operator>();
  for (const [priority, type, ...names] of rows) {
    const [before, after] = type.split('f');
    const operator = { priority, type, left: side(before, priority), right: side(after, priority) };
    for (const name of names) (before === '' ? prefix : following).set(name, operator);
  }
  return { prefix, following };
}

export const isoOperatorRows: readonly OperatorRow[] = [
  [1200, 'xfx', ':-', '-->'],
  [1200, 'fx', ':-', '?-'],
  [1105, 'xfy', '|'],
  [1100, 'xfy', ';'],
  [1050, 'xfy', '->'],
  [1000, 'xfy', ','],
  [900, 'fy', '\\+'],
  [700, 'xfx', '=', '\\=', '==', '\\==', '@<', '@=<', '@>', '@>=', '=..'],
  [700, 'xfx', 'is', '=:=', '=\\=', '<', '=<', '>', '>='],
  [600, 'xfy', ':'],
  [500, 'yfx', '+', '-', '/\\', '\\/'],
  [400, 'yfx', '*', '/', '//', 'rem', 'mod', 'div', '<<', '>>'],
  [200, 'xfx', '**'],
  [200, 'xfy', '^'],
  [200, 'fy', '-', '+', '\\'],
];

export const isoOperators: Operators = operators(isoOperatorRows);

export const isOperator = ({ prefix, following }: Operators, name: string): boolean =>
  prefix.has(name) || following.has(name);
