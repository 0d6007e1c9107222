/**
 * The writer: terms as text that the reader, Tau Prolog and SWI-Prolog read back to the same term.
 *
 * Works through a stack of its own, so that terms of any depth and length can be written.
 */

import { classOf, LAYOUT, SOLO, SYMBOL } from './characters.ts';
import { ARGUMENT, isOperator, isoOperators, MAX_PRIORITY, type Operator } from './operators.ts';
import { type Compound, isCompound, isNil, type Term } from './term.ts';

/** A term, and where it stands: highest priority without brackets, and whether an operator takes it. */
interface Place {
  readonly term: Term;
  readonly max: number;
  readonly operand: boolean;
}

/** A prefix operator. A `(` right after it would make it a functor. */
interface Prefix {
  readonly prefix: string;
}

/** A token to write as it is, or what is still to be taken apart. */
type Task = string | Prefix | Place;

const alone = (term: Term): Place => ({ term, max: MAX_PRIORITY, operand: false });
const argument = (term: Term): Place => ({ term, max: ARGUMENT, operand: false });

/**
 * The term as canonical text: operators in infix form with the brackets they need, names quoted when needed.
 *
 * Law: `readTerm(writeTerm(t))` is `t`, for every term whose variables have names that the reader reads as such.
 */
export function writeTerm(term: Term): string {
  let text = '';
  let before: string | Prefix = '';
  const stack: Task[] = [alone(term)];
  for (let task = stack.pop(); task !== undefined; task = stack.pop()) {
    const parts = typeof task === 'object' && 'term' in task ? partsOf(task) : task;
    if (Array.isArray(parts)) {
      for (const part of parts.toReversed()) stack.push(part);
      continue;
    }
    const token = typeof parts === 'string' ? parts : parts.prefix;
    text += mustSplit(before, token) ? ` ${token}` : token;
    before = parts;
  }
  return text;
}

/** The term as a clause: its text and the stop that ends it. */
export function writeClause(term: Term): string {
  const text = writeTerm(term);
  return kindOf(text.charCodeAt(text.length - 1)) === SYMBOL ? `${text} .` : `${text}.`;
}

/** The name of an atom as text, in quotes when it needs them. */
export function writeAtom(name: string): string {
  return isBare(name) ? name : `'${escaped(name, "'")}'`;
}

// Names with letters beyond ASCII could be read bare here, but not by every Prolog.
const PLAIN = /^[a-z][a-zA-Z0-9_]*$/;
const BARE = new Set(['[]', '{}', '!', ';']);
const SYMBOLS = /^[+\-*/\\^<>=~:.?@#&$]+$/;

function isBare(name: string): boolean {
  if (SYMBOLS.test(name)) return name !== '.' && !name.startsWith('/*');
  return PLAIN.test(name) || BARE.has(name);
}

const LETTERS: ReadonlyMap<string, string> = new Map([
  ['\x07', 'a'],
  ['\b', 'b'],
  ['\f', 'f'],
  ['\n', 'n'],
  ['\r', 'r'],
  ['\t', 't'],
  ['\v', 'v'],
  ['\\', '\\'],
]);

// Controls, what cannot be seen or turns the text round, and halves of surrogate pairs. Joiners are left in text,
// where scripts and emoji need them, but not in names, where they would make two look the same.
const ESCAPED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\\'"]/gu;
const JOINER = /[\u200c\u200d]/;

const escaped = (value: string, quote: string): string =>
  value.replace(ESCAPED, (c) => {
    if (c === "'" || c === '"') return c === quote ? `\\${c}` : c;
    if (quote === '"' && JOINER.test(c)) return c;
    const letter = LETTERS.get(c);
    return letter ? `\\${letter}` : `\\x${c.codePointAt(0)?.toString(16)}\\`;
  });

/** Whether `token` would run into the one before it, or a bracket make a functor (or a dict) of a prefix operator. */
function mustSplit(before: string | Prefix, token: string): boolean {
  if (token.startsWith('(') || token.startsWith('{')) return typeof before !== 'string';
  const last = typeof before === 'string' ? before : before.prefix;
  const kind = kindOf(last.charCodeAt(last.length - 1));
  return last !== '' && kind !== SOLO && kind === kindOf(token.charCodeAt(0));
}

/** Letters and digits run into each other, and so do symbols; everything else stands for itself. */
const kindOf = (code: number): number => {
  const kind = classOf(code);
  if (kind === SYMBOL) return SYMBOL;
  return kind === SOLO || kind === LAYOUT ? SOLO : 0;
};

function partsOf(place: Place): string | Task[] {
  const { term } = place;
  switch (term.kind) {
    case 'atom':
      return nameParts(term.name, place.operand);
    case 'var':
      return term.name;
    case 'int':
      return String(term.value);
    case 'float':
      return floatText(term.value);
    case 'text':
      return `"${escaped(term.value, '"')}"`;
    default:
      return compoundParts(term, place.max);
  }
}

/** An operator's name is bracketed as an operand, but not as an argument or alone. */
function nameParts(name: string, operand: boolean): string | Task[] {
  const text = writeAtom(name);
  return operand && isOperator(isoOperators, name) ? ['(', text, ')'] : text;
}

/** ISO floats have digits on both sides of the point, also before an exponent. */
function floatText(value: number): string {
  const [digits = '', exponent] = (Object.is(value, -0) ? '-0' : String(value)).split('e');
  const pointed = digits.includes('.') ? digits : `${digits}.0`;
  return exponent === undefined ? pointed : `${pointed}e${exponent.replace('+', '')}`;
}

function compoundParts(term: Compound, max: number): Task[] {
  if (isCompound(term, '.', 2)) return listParts(term);
  if (isCompound(term, '{}', 1)) return ['{', alone(term.args[0] as Term), '}'];
  const operator = operatorOf(term);
  if (!operator) return functionalParts(term);
  if (operator.priority > max) return ['(', alone(term), ')'];
  return term.args.length === 1 ? prefixParts(term, operator) : infixParts(term, operator);
}

function operatorOf({ name, args }: Compound): Operator | undefined {
  if (args.length === 1) return isoOperators.prefix.get(name);
  return args.length === 2 ? isoOperators.following.get(name) : undefined;
}

function functionalParts({ name, args }: Compound): Task[] {
  const parts: Task[] = [writeAtom(name)];
  for (const arg of args) parts.push(parts.length === 1 ? '(' : ',', argument(arg));
  parts.push(')');
  return parts;
}

function listParts(list: Compound): Task[] {
  const parts: Task[] = [];
  let rest: Term = list;
  for (; isCompound(rest, '.', 2); rest = rest.args[1] as Term) {
    parts.push(parts.length === 0 ? '[' : ',', argument(rest.args[0] as Term));
  }
  if (!isNil(rest)) parts.push('|', argument(rest));
  parts.push(']');
  return parts;
}

function prefixParts({ name, args }: Compound, operator: Operator): Task[] {
  const term = args[0] as Term;
  const prefix = { prefix: writeAtom(name) };
  if (name === '-' && startsWithDigit(term)) return [prefix, '(', alone(term), ')'];
  return [prefix, { term, max: operator.right, operand: true }];
}

/** Whether a `-` before the term could be taken for the sign of its first number. */
function startsWithDigit(term: Term): boolean {
  const first = term.kind === 'compound' && operatorOf(term) && term.args.length === 2 ? term.args[0] : term;
  return (first?.kind === 'int' || first?.kind === 'float') && !isNegative(first);
}

const isNegative = (term: Term): boolean =>
  (term.kind === 'int' || term.kind === 'float') && (term.value < 0 || Object.is(term.value, -0));

function infixParts({ name, args }: Compound, operator: Operator): Task[] {
  const side = (term: Term, max: number): Task[] =>
    // Prologs disagree on the sign of `-1^2` and on `2** -1`.
    isNegative(term) && operator.priority <= 200 ? ['(', alone(term), ')'] : [{ term, max, operand: true }];
  const [left, right] = args as readonly [Term, Term];
  return [...side(left, operator.left), infixText(name), ...side(right, operator.right)];
}

/** `,` and `|` need quotes only where they are atoms. */
const infixText = (name: string): string =>
  name === ',' || name === '|' ? name : PLAIN.test(name) ? ` ${name} ` : name;
