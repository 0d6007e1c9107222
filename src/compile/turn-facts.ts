/** The turn as facts for the rules: what the host says, then what the words of the turn come to. */

import type { Catalog } from '../catalog/catalog.ts';
import type { UnitId } from '../catalog/identity.ts';
import type { Unit } from '../catalog/unit.ts';
import type { Row } from '../logic/program.ts';
import { type Layer, layer } from '../logic/relations.ts';
import { atom, int, isCompound, list, type Term } from '../logic/term.ts';
import { lexiconOf } from '../search/lexicon.ts';
import type { SearchText } from '../search/searched.ts';
import { wordsOf } from '../search/words.ts';
import { type LexicalIndex, overlapIndex } from './lexical.ts';
import { negationFinder } from './negation.ts';
import type { Opened, Read } from './opened.ts';
import { rankedIndex } from './ranked.ts';
import { admits, type Scope, type Scoped } from './scope.ts';
import { searchIndexOf, searchTexts, textsOf, wordsKey } from './search-texts.ts';
import { type Triggered, triggerIndex, type UnitTrigger } from './triggers.ts';
import { allSignals, type Scoring, type Turn } from './turn.ts';

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
      ['word/1', rowsOf([...new Set(wordsOf(turn.text))].map((word) => atom(word)))],
    ]),
  );
}

/** What a scope looks at, for every unit. */
export function scopedUnit(unit: Unit, read: Read): Scoped {
  const categories = textsOf(read, 'category/2', unit.unit);
  return { unit: unit.unit, kind: unit.kind, categories };
}

export function scopeFacts({ policy }: Opened, read: Read, scope: Scope): Layer {
  if (scope === 'all') return wholeCatalog(policy.catalog);
  const inScope = [...policy.catalog.units.values()].filter((unit) => admits(scope, scopedUnit(unit, read)));
  return layer(new Map([['in_scope/1', unitRows(inScope.map(({ unit }) => unit))]]));
}

const whole = new WeakMap<Catalog, Layer>();

/** Every unit in scope, as most turns have it: made once a catalog, with its index. */
function wholeCatalog(catalog: Catalog): Layer {
  const known = whole.get(catalog);
  if (known) return known;
  const all = layer(new Map([['in_scope/1', unitRows([...catalog.units.keys()])]]));
  whole.set(catalog, all);
  return all;
}

/** Which triggers match, which words are shared, and whom the text says to do without. */
export function evidenceFacts(opened: Opened, read: Read, turn: Turn): Layer {
  const index = indexesOf(opened, read);
  const triggered = index.triggers(turn.scoring)({ text: turn.text, signals: allSignals(turn) });
  return layer(
    new Map([
      ['triggered/4', triggered.map(triggeredRow)],
      ['lexical/3', index.lexical(turn.scoring).hits(turn.text).map(lexicalRow)],
      ['negated_in_text/2', index.negation(turn.scoring)(turn.text).map(negatedRow)],
    ]),
  );
}

const triggeredRow = ({ unit, signal, weight, matches }: Triggered): Row => ({
  args: [atom(unit), signal, int(weight), int(matches)],
});

const lexicalRow = (hit: { unit: UnitId; words: readonly string[]; score: number }): Row => ({
  args: [atom(hit.unit), list(hit.words.map((word) => atom(word))), int(hit.score)],
});

const negatedRow = ({ unit, alias }: { unit: UnitId; alias: string }): Row => ({
  args: [atom(unit), atom(alias)],
});

interface Indexes {
  triggers(scoring: Scoring): ReturnType<typeof triggerIndex>;
  lexical(scoring: Scoring): LexicalIndex;
  negation(scoring: Scoring): ReturnType<typeof negationFinder>;
}

const indexes = new WeakMap<Read['values'], Indexes>();

/** Indexes are kept as long as what they index: once a policy, unless its rules change words with the turn. */
function indexesOf(opened: Opened, read: Read): Indexes {
  const key = wordsKey(opened, read);
  const known = indexes.get(key);
  if (known) return known;
  const texts = searchTexts(opened.policy.catalog, read);
  const value: Indexes = {
    triggers: once((scoring) => triggerIndex(unitTriggers(read), scoring)),
    lexical: once((scoring) =>
      scoring === 'overlap'
        ? overlapIndex(texts)
        : rankedIndex(searchIndexOf(opened, read), lexiconOf(opened.policy.facts)),
    ),
    negation: once((scoring) => negationFinder(texts.map(namedUnit), scoring)),
  };
  indexes.set(key, value);
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

function unitTriggers(read: Read): UnitTrigger[] {
  return [...(read.values.get('triggers/2') ?? [])].flatMap(([unit, triggers]) =>
    triggers.flatMap((trigger) => {
      if (!isCompound(trigger, '-', 2)) return [];
      const [signal, weight] = trigger.args as [Term, Term];
      return weight.kind === 'int' ? [{ unit, signal, weight: weight.value }] : [];
    }),
  );
}

const namedUnit = ({ unit, names, aliases }: SearchText) => ({ unit, names: [...names, ...aliases] });
