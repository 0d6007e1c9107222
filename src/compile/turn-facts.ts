/** The turn as facts for the rules: what the host says, then what the words of the turn come to. */

import type { UnitId } from '../catalog/identity.ts';
import { parseUnitId } from '../catalog/identity.ts';
import type { Unit } from '../catalog/unit.ts';
import type { Row } from '../logic/program.ts';
import { keyOf, type Layer, layer } from '../logic/relations.ts';
import { atom, int, isCompound, list, type Term } from '../logic/term.ts';
import { type LexicalIndex, overlapIndex, type SearchText } from './lexical.ts';
import { negationFinder } from './negation.ts';
import type { Opened, Read } from './opened.ts';
import { rankedIndex } from './index.ts';
import { admits, type Scope, type Scoped } from './scope.ts';
import { triggerMatcher } from './triggers.ts';
import { allSignals, type Scoring, type Turn } from './turn.ts';
import { contentWords } from './words.ts';

const rowsOf = (terms: readonly Term[]): Row[] => terms.map((term) => ({ args: [term] }));
const unitRows = (units: readonly UnitId[]): Row[] => rowsOf(units.map((unit) => atom(unit)));

/** What the host says about the turn. Scope is added once categories are known. */
export function hostFacts(turn: Turn): Layer {
  return layer(
    new Map([
      ['context/2', turn.context.map(([key, value]) => ({ args: [atom(key), value] }))],
      ['signal/1', rowsOf(allSignals(turn))],
      ['selected/1', unitRows(turn.selected)],
      ['host_denied/1', unitRows(turn.denied)],
      ['capability/1', rowsOf(turn.capabilities)],
      ['mode/1', rowsOf([atom(turn.mode)])],
      ['word/1', rowsOf([...new Set(contentWords(turn.text))].map((word) => atom(word)))],
    ]),
  );
}

/** What a scope looks at, for every unit. */
export function scopedUnit(unit: Unit, read: Read): Scoped {
  const categories = (read.values.get('category/2')?.get(unit.unit) ?? []).map(textIn);
  return { unit: unit.unit, kind: unit.kind, categories };
}

export function scopeFacts(opened: Opened, read: Read, scope: Scope): Layer {
  const units = [...opened.policy.catalog.units.values()];
  const inScope = scope === 'all' ? units : units.filter((unit) => admits(scope, scopedUnit(unit, read)));
  return layer(new Map([['in_scope/1', unitRows(inScope.map(({ unit }) => unit))]]));
}

/** Which triggers match, which words are shared, and whom the text says to do without. */
export function evidenceFacts(opened: Opened, read: Read, turn: Turn): Layer {
  const index = indexesOf(opened, read);
  const matches = triggerMatcher({ text: turn.text, signals: allSignals(turn) }, turn.scoring);
  return layer(
    new Map([
      ['triggered/4', index.triggers.flatMap((trigger) => triggeredRows(trigger, matches(trigger.signal)))],
      ['lexical/3', index.lexical(turn.scoring).hits(turn.text).map(lexicalRow)],
      ['negated_in_text/2', index.negation(turn.scoring)(turn.text).map(negatedRow)],
    ]),
  );
}

function triggeredRows({ signal, bearers }: TriggerEntry, matches: number): Row[] {
  if (matches === 0) return [];
  return bearers.map(([unit, weight]) => ({ args: [atom(unit), signal, int(weight), int(matches)] }));
}

const lexicalRow = (hit: { unit: UnitId; words: readonly string[]; score: number }): Row => ({
  args: [atom(hit.unit), list(hit.words.map((word) => atom(word))), int(hit.score)],
});

const negatedRow = ({ unit, alias }: { unit: UnitId; alias: string }): Row => ({
  args: [atom(unit), atom(alias)],
});

/** A trigger's signal, and every unit that has it with its weight. A turn tests each signal once. */
interface TriggerEntry {
  readonly signal: Term;
  readonly bearers: readonly (readonly [UnitId, number])[];
}

interface Indexes {
  readonly triggers: readonly TriggerEntry[];
  lexical(scoring: Scoring): LexicalIndex;
  negation(scoring: Scoring): ReturnType<typeof negationFinder>;
}

const indexes = new WeakMap<Read['values'], Indexes>();

/** Indexes are kept as long as what they index: for a policy whose words never change, once. */
function indexesOf(opened: Opened, read: Read): Indexes {
  const known = indexes.get(read.values);
  if (known) return known;
  const units = [...opened.policy.catalog.units.values()];
  const value: Indexes = {
    triggers: triggerEntries(read),
    lexical: once((scoring) =>
      (scoring === 'overlap' ? overlapIndex : rankedIndex)(units.map((unit) => searchText(unit, read))),
    ),
    negation: once((scoring) =>
      negationFinder(
        units.map((unit) => namedUnit(unit, read)),
        scoring,
      ),
    ),
  };
  indexes.set(read.values, value);
  return value;
}

function once<T>(make: (scoring: Scoring) => T): (scoring: Scoring) => T {
  const made = new Map<Scoring, T>();
  return (scoring) => {
    const value = made.get(scoring) ?? make(scoring);
    made.set(scoring, value);
    return value;
  };
}

function triggerEntries(read: Read): TriggerEntry[] {
  const bySignal = new Map<string, { signal: Term; bearers: [UnitId, number][] }>();
  for (const [unit, triggers] of read.values.get('triggers/2') ?? []) {
    for (const trigger of triggers) {
      if (!isCompound(trigger, '-', 2)) continue;
      const [signal, weight] = trigger.args as [Term, Term];
      if (weight.kind !== 'int') continue;
      const key = keyOf(signal);
      const entry = bySignal.get(key) ?? { signal, bearers: [] };
      entry.bearers.push([unit, weight.value]);
      bySignal.set(key, entry);
    }
  }
  return [...bySignal.values()];
}

const textIn = (term: Term): string => (term.kind === 'atom' ? term.name : '');

function searchText(unit: Unit, read: Read): SearchText {
  const identity = parseUnitId(unit.unit);
  const properties = unit.schema?.properties;
  return {
    unit: unit.unit,
    names: identity && identity.name !== unit.name ? [identity.name, unit.name] : [unit.name],
    categories: (read.values.get('category/2')?.get(unit.unit) ?? []).map(textIn),
    description: unit.description,
    aliases: (read.values.get('aliases/2')?.get(unit.unit) ?? []).map(textIn),
    argumentNames: properties && typeof properties === 'object' ? Object.keys(properties) : [],
    ...(identity?.server !== undefined && { server: identity.server }),
  };
}

function namedUnit(unit: Unit, read: Read): { unit: UnitId; names: readonly string[] } {
  const { names, aliases } = searchText(unit, read);
  return { unit: unit.unit, names: [...names, ...aliases] };
}
