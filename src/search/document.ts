/**
 * A unit as the index sees it: its stems, and what each is worth.
 *
 * A fielded BM25 (BM25F; Robertson, Zaragoza and Taylor, "Simple BM25 extension to multiple weighted fields",
 * CIKM 2004). With f over the fields and tf the count of a stem in a field,
 *
 *   weight(stem) = Σ_f W_f · tf_f / (1 − B_f + B_f · length_f / usualLength_f)
 *   worth(stem)  = weight / (K + weight)
 *
 * The usual lengths are constants rather than averages of the catalog, so that a document depends on its unit
 * alone, and a changed unit changes no other. On six real catalogs this costs and gains nothing.
 */

import { parseUnitId } from '../catalog/identity.ts';
import type { SearchText } from './searched.ts';
import { stemsOf } from './stems.ts';

export interface Document {
  readonly searched: SearchText;
  /** By stem, above 0 and below 1. */
  readonly worth: ReadonlyMap<string, number>;
  /** The distinct stems of its names. */
  readonly names: readonly string[];
  /** The distinct stems of its server's name. */
  readonly server: readonly string[];
  /** Names and description as stems in order, where two side by side may be asked for side by side. */
  readonly sequences: readonly (readonly string[])[];
}

/** What a field weighs (W), how much its length tells (B), and the length it usually has. */
interface Field {
  readonly weight: number;
  readonly lengthEffect: number;
  readonly usualLength: number;
}

const NAMES: Field = { weight: 3, lengthEffect: 0.6, usualLength: 2.5 };
const ALIASES: Field = { weight: 2, lengthEffect: 0.4, usualLength: 2.5 };
const DESCRIPTION: Field = { weight: 1, lengthEffect: 0.4, usualLength: 10 };
const ARGUMENTS: Field = { weight: 0.5, lengthEffect: 0.4, usualLength: 20 };
const SERVER: Field = { weight: 2, lengthEffect: 0, usualLength: 1 };
const CATEGORIES: Field = { weight: 0.5, lengthEffect: 0, usualLength: 1 };
const EXAMPLES: Field = { weight: 0.5, lengthEffect: 0, usualLength: 1 };

/** How soon repetition stops to count. */
const K = 2.2;

const documents = new WeakMap<SearchText, Document>();

/** Made once for each value. */
export function documentOf(searched: SearchText): Document {
  const known = documents.get(searched);
  if (known) return known;
  const made = makeDocument(searched);
  documents.set(searched, made);
  return made;
}

function makeDocument(searched: SearchText): Document {
  const names = searched.names.map(stemsOf);
  const description = stemsOf(searched.description);
  const server = stemsOf(searched.server ?? '');
  const described = [...searched.argumentNames, ...(searched.argumentDescriptions ?? [])];
  const weights = new Map<string, number>();
  addField(weights, NAMES, names);
  addField(weights, ALIASES, searched.aliases.map(stemsOf));
  addField(weights, DESCRIPTION, [description]);
  addField(weights, ARGUMENTS, described.map(stemsOf));
  addField(weights, SERVER, [server]);
  addField(weights, CATEGORIES, statedCategories(searched).map(stemsOf));
  addField(weights, EXAMPLES, (searched.examples ?? []).map(stemsOf));
  const worth = new Map(Array.from(weights, ([stem, weight]) => [stem, weight / (K + weight)]));
  return {
    searched,
    worth,
    names: distinct(names.flat()),
    server: distinct(server),
    sequences: [...names, description],
  };
}

function addField(weights: Map<string, number>, field: Field, texts: readonly (readonly string[])[]): void {
  const length = texts.reduce((sum, stems) => sum + stems.length, 0);
  const { weight, lengthEffect, usualLength } = field;
  const each = weight / (1 - lengthEffect + (lengthEffect * length) / usualLength);
  for (const stems of texts) for (const stem of stems) weights.set(stem, (weights.get(stem) ?? 0) + each);
}

/** The category that a unit has because nothing was said is its kind, and every unit of the kind has it. */
function statedCategories({ unit, categories }: SearchText): readonly string[] {
  const kind = parseUnitId(unit)?.kind;
  return categories.filter((category) => category !== kind);
}

const distinct = (stems: readonly string[]): readonly string[] => [...new Set(stems)];
