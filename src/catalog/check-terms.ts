/** The fields of a unit that hold terms: triggers, and the capability it asks for. */

import { compareTerms, sortedSet } from '../logic/order.ts';
import { readTerm } from '../logic/reader.ts';
import { isGround, type Term } from '../logic/term.ts';
import { encodeTerm } from './encode-term.ts';
import type { Trigger } from './unit.ts';
import { type At, type Check, described, isRecord, isWellFormed, listOf, note } from './unit-problem.ts';

/** Bound on what one signal or capability may be made of: names, texts, numbers and functors. */
const NODE_LIMIT = 1024;
const WEIGHT_LIMIT = 100_000;
const TRIGGER_LIMIT = 256;

const TRIGGER_FORM =
  'a signal such as `phrase("write to")`, `keyword(mail)`, `verb(send)`, `object(mail)` or `need(mail)`, ' +
  `with a weight that is an integer from 0 to ${WEIGHT_LIMIT}`;

const trigger: Check<Trigger> = (value, at) => {
  const refuse = (why: string) =>
    note(at, 'invalid_trigger', `trigger ${why}`, [value], { expected: TRIGGER_FORM });
  if (!isRecord(value) || Object.keys(value).some((key) => key !== 'signal' && key !== 'weight'))
    return refuse('is no record of signal and weight');
  const read = readGround(value.signal);
  if (!read.ok) return refuse(read.why);
  const why = wrongValue(read.term);
  if (why) return refuse(why);
  const { weight } = value;
  if (typeof weight !== 'number' || !Number.isInteger(weight) || weight < 0 || weight > WEIGHT_LIMIT)
    return refuse(`has the weight ${described(weight)}`);
  return { signal: encodeTerm(read.term), weight: weight + 0 };
};

const triggerList = listOf(trigger, TRIGGER_LIMIT);
const compareTriggers = (a: Trigger, b: Trigger): number =>
  compareTerms(a.signal, b.signal) || a.weight - b.weight;

/** Triggers as a set in standard order. */
export const triggers: Check<readonly Trigger[]> = (value, at) => {
  const list = triggerList(value, at);
  return list && sortedSet(list, compareTriggers);
};

/** Signals of one name, and signals of one text. */
export const NAMED: readonly string[] = ['verb', 'object', 'need'];
export const WORDED: readonly string[] = ['phrase', 'keyword'];

/** Signals that are matched against words must hold words. Any other ground term is matched as it is. */
function wrongValue(signal: Term): string | undefined {
  if (signal.kind !== 'compound' || signal.args.length !== 1) return undefined;
  const isWord = signal.args[0]?.kind === 'atom' || signal.args[0]?.kind === 'text';
  if (isWord) return undefined;
  if (NAMED.includes(signal.name)) return `is a ${signal.name} of something that is no name`;
  return WORDED.includes(signal.name) ? `is a ${signal.name} of something that is no text` : undefined;
}

/** A ground term, encoded; `none` asks for nothing. */
export function capability(value: unknown, at: At): Term | undefined {
  const read = readGround(value);
  if (read.ok)
    return read.term.kind === 'atom' && read.term.name === 'none' ? undefined : encodeTerm(read.term);
  const code = read.open ? 'non_ground' : 'invalid_capability';
  const expected = 'a term without variables, such as `network(smtp)`, or `none`';
  return note(at, code, `${at.field} ${read.why}`, [at.field, value], { expected });
}

type Read =
  | { readonly ok: true; readonly term: Term }
  | { readonly ok: false; readonly why: string; readonly open?: true };

/** A term given as text or as a value. */
function readGround(value: unknown): Read {
  const read = typeof value === 'string' ? readText(value) : readValue(value);
  if (!read.ok) return read;
  const open = isGround(read.term) ? undefined : 'has variables; names with a capital are written in quotes';
  return open ? { ok: false, why: open, open: true } : read;
}

function readText(value: string): Read {
  const read = readTerm(value);
  if (!read.ok) return { ok: false, why: `${described(value)} is no term: ${read.error[0]?.message}` };
  return readValue(read.value.term);
}

/** A term rebuilt from what may be anything, without positions. */
function readValue(value: unknown): Read {
  let nodes = 0;
  const copy = (part: unknown): Term | undefined => {
    if (!isRecord(part) || ++nodes > NODE_LIMIT) return undefined;
    const { kind, name, value: content, args } = part;
    if (kind === 'int' && Number.isSafeInteger(content)) return { kind, value: (content as number) + 0 };
    if (kind === 'float' && Number.isFinite(content)) return { kind, value: content as number };
    if (kind === 'text' && typeof content === 'string' && isWellFormed(content))
      return { kind, value: content };
    if (typeof name !== 'string' || !isWellFormed(name)) return undefined;
    if (kind === 'atom' || kind === 'var') return { kind, name };
    if (kind !== 'compound' || !Array.isArray(args) || args.length === 0) return undefined;
    const copied: Term[] = [];
    for (const arg of args) {
      const term = copy(arg);
      if (!term) return undefined;
      copied.push(term);
    }
    return { kind, name, args: copied };
  };
  const term = copy(value);
  if (term) return { ok: true, term };
  const why = nodes > NODE_LIMIT ? `has more than ${NODE_LIMIT} parts` : `is ${described(value)} and no term`;
  return { ok: false, why };
}
