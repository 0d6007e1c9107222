/**
 * Arithmetic on values, as the interpreter does it.
 *
 * What is not decided here (a name among numbers, a result beyond ±(2^53 − 1), a division by zero) is undefined:
 * the interpreter then says what it means.
 */

import { float } from '../term.ts';
import { toValue, type Value } from './value.ts';

/** A number and whether it is a float: `1` and `1.0` are different terms. */
export interface Num {
  readonly value: number;
  readonly isFloat: boolean;
}

export function numberOf(value: Value): Num | undefined {
  if (typeof value === 'number') return { value, isFloat: false };
  if (typeof value === 'string' || value.term.kind !== 'float') return undefined;
  return { value: value.term.value, isFloat: true };
}

export const numberValue = ({ value, isFloat }: Num): Value => (isFloat ? toValue(float(value)) : value + 0);

const integers =
  (compute: (a: number, b: number) => number | undefined) =>
  (a: Num, b: Num): Num | undefined =>
    a.isFloat || b.isFloat ? undefined : exact(compute(a.value, b.value));

function exact(value: number | undefined): Num | undefined {
  return value !== undefined && Number.isSafeInteger(value) ? { value, isFloat: false } : undefined;
}

const either =
  (compute: (a: number, b: number) => number) =>
  (a: Num, b: Num): Num | undefined => {
    const value = compute(a.value, b.value);
    if (!a.isFloat && !b.isFloat) return exact(value);
    return Number.isFinite(value) ? { value, isFloat: true } : undefined;
  };

type Binary = (a: Num, b: Num) => Num | undefined;

export const BINARY: ReadonlyMap<string, Binary> = new Map<string, Binary>([
  ['+', either((a, b) => a + b)],
  ['-', either((a, b) => a - b)],
  ['*', either((a, b) => a * b)],
  ['//', integers((a, b) => (b === 0 ? undefined : Math.trunc(a / b)))],
  ['mod', integers((a, b) => (b === 0 ? undefined : a - Math.floor(a / b) * b))],
  ['rem', integers((a, b) => (b === 0 ? undefined : a % b))],
  ['min', pick((a, b) => a < b)],
  ['max', pick((a, b) => a > b)],
]);

/** Of an integer and a float, which is taken is left to the interpreter. */
function pick(first: (a: number, b: number) => boolean): Binary {
  return (a, b) => (a.isFloat === b.isFloat ? (first(a.value, b.value) ? a : b) : undefined);
}

export const UNARY: ReadonlyMap<string, (a: Num) => Num | undefined> = new Map<
  string,
  (a: Num) => Num | undefined
>([
  ['-', ({ value, isFloat }) => ({ value: isFloat ? -value : 0 - value, isFloat })],
  ['+', (a) => a],
  ['abs', ({ value, isFloat }) => ({ value: Math.abs(value), isFloat })],
]);

export const COMPARE: ReadonlyMap<string, (a: number, b: number) => boolean> = new Map<
  string,
  (a: number, b: number) => boolean
>([
  ['=:=', (a, b) => a === b],
  ['=\\=', (a, b) => a !== b],
  ['<', (a, b) => a < b],
  ['>', (a, b) => a > b],
  ['=<', (a, b) => a <= b],
  ['>=', (a, b) => a >= b],
]);
