/** Terms as the recording writes them, signals as objects and capabilities as text, and as Lictor does. */

import { identityTerm, parseUnitId, termIdentity, type UnitId, unitId } from '../../src/catalog/identity.ts';
import { readTerm } from '../../src/logic/reader.ts';
import { atom, compound, int, type Term } from '../../src/logic/term.ts';
import { writeTerm } from '../../src/logic/writer.ts';
import { isFloat } from './read-file.ts';
import { field, isRecord, listOf, type Recorded } from './record.ts';

const WORDED: readonly string[] = ['phrase', 'keyword', 'verb', 'object', 'need'];
const AGAINST: readonly string[] = ['deny', 'negated'];

/** A recorded signal as text of a term; what is no signal stays as it is, to be refused. */
export function signalText(signal: unknown): unknown {
  const raw = field(signal, '$term');
  if (raw !== undefined) return raw;
  const term = isRecord(signal) ? signalTerm(signal) : undefined;
  return term ? writeTerm(term) : signal;
}

function signalTerm(signal: Recorded): Term | undefined {
  const { type, value, unit, category, name, args } = signal;
  if (typeof type !== 'string') return undefined;
  if (WORDED.includes(type)) return compound(type, valueTerm(value));
  if (AGAINST.includes(type))
    return compound(type, unit === undefined ? compound('category', valueTerm(category)) : unitTerm(unit));
  if (typeof name !== 'string') return undefined;
  if (type === 'flag') return atom(name);
  return type === 'fact' ? compound(name, ...listOf(args).map(valueTerm)) : undefined;
}

const unitTerm = (unit: unknown): Term =>
  typeof unit === 'string' && parseUnitId(unit) ? identityTerm(unit as UnitId) : valueTerm(unit);

/** A plain value of the recording as a term. */
export function valueTerm(value: unknown): Term {
  if (typeof value === 'number') return int(value);
  if (isFloat(value)) return { kind: 'float', value: Number(value.$float) };
  return atom(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Text of a plain value, such as a need. */
export function valueText(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'number' || isFloat(value))
    return writeTerm(valueTerm(value));
  return field(value, '$term') ?? value;
}

/** A signal's text as the recording shows it. */
export function recordedSignal(text: string): unknown {
  const read = readTerm(text);
  if (!read.ok) return { $term: text };
  const { term } = read.value;
  if (term.kind === 'atom') return { type: 'flag', name: term.name };
  if (term.kind !== 'compound') return { $term: text };
  const [first] = term.args;
  if (first && term.args.length === 1 && WORDED.includes(term.name))
    return { type: term.name, value: plainOf(first) };
  if (first && term.args.length === 1 && AGAINST.includes(term.name)) return against(term.name, first);
  return { type: 'fact', name: term.name, args: term.args.map(plainOf) };
}

function against(type: string, what: Term): unknown {
  const isCategory = what.kind === 'compound' && what.name === 'category' && what.args.length === 1;
  return isCategory ? { type, category: plainOf(what.args[0] as Term) } : { type, unit: plainOf(what) };
}

/** A need's text as the recording shows it. */
export function recordedValue(text: string): unknown {
  const read = readTerm(text);
  return read.ok ? plainOf(read.value.term) : text;
}

function plainOf(term: Term): unknown {
  if (term.kind === 'atom') return term.name;
  if (term.kind === 'text' || term.kind === 'int' || term.kind === 'float') return term.value;
  const identity = termIdentity(term);
  return identity ? unitId(identity) : writeTerm(term);
}

const CAPABILITY = /^([^()]+)\(([^()]*)\)$/;

/** A recorded capability, `tool(x)` or a bare word, as text of a term. Its names are never variables. */
export function capabilityText(capability: unknown): unknown {
  if (typeof capability !== 'string') return field(capability, '$term') ?? capability;
  const [, name, arg] = CAPABILITY.exec(capability) ?? [];
  return writeTerm(name === undefined ? atom(capability) : compound(name, atom(arg ?? '')));
}

/** A capability's text as the recording shows it: names without quotes. */
export function recordedCapability(text: string): string {
  const read = readTerm(text);
  if (!read.ok) return text;
  const { term } = read.value;
  if (term.kind === 'atom') return term.name;
  if (term.kind !== 'compound') return text;
  return `${term.name}(${term.args.map((arg) => String(plainOf(arg))).join(',')})`;
}
