/**
 * The index: which documents hold a stem. An immutable value; a change gives a new one that shares the rest.
 *
 * A document has a slot as long as it is there. What a stem is worth in a document is the document's own
 * (document.ts); how rare a stem is is counted when it is asked for. So an updated index answers as one made
 * afresh does, to the last bit.
 */

import type { UnitId } from '../catalog/identity.ts';
import { type Document, documentOf } from './document.ts';
import { beginningOf, nameKey } from './names.ts';
import type { SearchText } from './searched.ts';

/** The slots of the documents that hold a stem, and what it is worth in each. */
export interface Posting {
  readonly slots: number[];
  readonly worth: number[];
}

export interface SearchIndex {
  /** By slot; a slot that was left is empty until it is given to another. */
  readonly documents: readonly (Document | undefined)[];
  readonly slots: ReadonlyMap<UnitId, number>;
  /** By the number of a stem. */
  readonly postings: readonly (Posting | undefined)[];
  /** Numbers of stems. Grows, and is shared by every index that came from the same first one. */
  readonly numbers: Map<string, number>;
  /** The beginnings of all keys in `byName`, and of some that are gone. Grows and is shared, as `numbers` is. */
  readonly beginnings: Set<string>;
  /** Slots by key of a name or alias. */
  readonly byName: ReadonlyMap<string, readonly number[]>;
  /** No key of a name is longer. */
  readonly longestName: number;
}

const emptyIndex = (): SearchIndex => ({
  documents: [],
  slots: new Map(),
  postings: [],
  numbers: new Map(),
  beginnings: new Set(),
  byName: new Map(),
  longestName: 0,
});

export const buildIndex = (units: Iterable<SearchText>): SearchIndex => updateIndex(emptyIndex(), units);

export function postingOf({ numbers, postings }: SearchIndex, stem: string): Posting | undefined {
  const number = numbers.get(stem);
  return number === undefined ? undefined : postings[number];
}

/** Where more than one unit in so many is gone, a new index is made sooner than the old one is changed. */
const MOST_CHANGED = 4;

/**
 * The index of exactly these units, from the index of others. Takes time for what differs, and a look at each
 * unit; units are told apart as values (`===`).
 */
export function updateIndex(index: SearchIndex, units: Iterable<SearchText>): SearchIndex {
  const wanted = new Map(Array.from(units, (searched) => [searched.unit, searched]));
  const gone: number[] = [];
  index.documents.forEach((document, slot) => {
    if (document && wanted.get(document.searched.unit) !== document.searched) gone.push(slot);
  });
  const added = [...wanted.values()].filter(({ unit }) => {
    const slot = index.slots.get(unit);
    return slot === undefined || index.documents[slot]?.searched !== wanted.get(unit);
  });
  if (gone.length === 0 && added.length === 0) return index;
  if (gone.length > index.slots.size / MOST_CHANGED || isWorn(index)) return buildIndex(wanted.values());
  const next = editable(index);
  for (const slot of gone) removeDocument(next, slot);
  const free = next.documents.flatMap((document, slot) => (document ? [] : [slot]));
  for (const searched of added) addDocument(next, free.pop() ?? next.documents.length, documentOf(searched));
  return next;
}

/** Whether most of the stems that ever stood in the index are gone from it. */
function isWorn({ numbers, postings }: SearchIndex): boolean {
  if (numbers.size < 1000) return false;
  return numbers.size > 2 * postings.reduce((held, posting) => held + (posting?.slots.length ? 1 : 0), 0);
}

/** A copy whose tables may be changed. Postings and lists of names are copied when first changed. */
interface Editable extends SearchIndex {
  readonly documents: (Document | undefined)[];
  readonly slots: Map<UnitId, number>;
  readonly postings: (Posting | undefined)[];
  readonly byName: Map<string, readonly number[]>;
  longestName: number;
  /** Numbers of the postings that belong to this copy alone. */
  readonly own: Set<number>;
}

const editable = (index: SearchIndex): Editable => ({
  documents: [...index.documents],
  slots: new Map(index.slots),
  postings: [...index.postings],
  numbers: index.numbers,
  beginnings: index.beginnings,
  byName: new Map(index.byName),
  longestName: index.longestName,
  own: new Set(),
});

function addDocument(index: Editable, slot: number, document: Document): void {
  index.documents[slot] = document;
  index.slots.set(document.searched.unit, slot);
  for (const [stem, worth] of document.worth) {
    const posting = ownPosting(index, numberOf(index, stem));
    posting.slots.push(slot);
    posting.worth.push(worth);
  }
  for (const key of nameKeys(document)) {
    index.byName.set(key, [...(index.byName.get(key) ?? []), slot]);
    index.beginnings.add(beginningOf(key));
    index.longestName = Math.max(index.longestName, key.length);
  }
}

function removeDocument(index: Editable, slot: number): void {
  const document = index.documents[slot] as Document;
  index.documents[slot] = undefined;
  index.slots.delete(document.searched.unit);
  for (const stem of document.worth.keys()) {
    const { slots, worth } = ownPosting(index, numberOf(index, stem));
    const at = slots.indexOf(slot);
    slots.splice(at, 1);
    worth.splice(at, 1);
  }
  for (const key of nameKeys(document)) {
    const others = (index.byName.get(key) ?? []).filter((other) => other !== slot);
    if (others.length > 0) index.byName.set(key, others);
    else index.byName.delete(key);
  }
}

function numberOf({ numbers }: Editable, stem: string): number {
  const known = numbers.get(stem);
  if (known !== undefined) return known;
  numbers.set(stem, numbers.size);
  return numbers.size - 1;
}

function ownPosting({ postings, own }: Editable, number: number): Posting {
  const known = postings[number];
  if (known && own.has(number)) return known;
  const copy = known ? { slots: [...known.slots], worth: [...known.worth] } : { slots: [], worth: [] };
  postings[number] = copy;
  own.add(number);
  return copy;
}

function nameKeys({ searched }: Document): ReadonlySet<string> {
  const keys = new Set([...searched.names, ...searched.aliases].map(nameKey));
  keys.delete('');
  return keys;
}
