/** The vocabulary: every relation a policy may speak of, as rules/vocabulary.pl declares it. */

import { type Source, source } from '../logic/diagnostics.ts';
import { readText } from '../logic/reader.ts';
import { type Compound, isCompound, listItems, type Term } from '../logic/term.ts';
import { RULE_FILES } from '../rules.generated.ts';

/** What may stand in an argument. `oneOf` lists the atoms that may. */
export type Sort =
  | { readonly name: 'one_of'; readonly values: readonly string[] }
  | { readonly name: (typeof SORTS)[number] };

const SORTS = [
  'unit',
  'kind',
  'name',
  'text',
  'boolean',
  'natural',
  'signal',
  'weighted_signal',
  'capability',
  'schema',
  'content',
  'representation',
  'call',
  'words',
  'wordings',
  'word_lists',
  'term',
] as const;

/** Who states the rows of a relation that policy files only ask for. */
export type Giver = 'catalog' | 'turn' | 'compiler' | 'call';

export interface Relation {
  readonly name: string;
  readonly arity: number;
  readonly sorts: readonly Sort[];
  /** How the comment says it is asked: `+` must be bound, `-` and `?` need not be. */
  readonly modes: readonly string[];
  /** May stand in the list of `unit/2`, without the unit. */
  readonly property: boolean;
  /** A unit may have several values. */
  readonly many: boolean;
  /** Stated by facts only, never derived. */
  readonly facts: boolean;
  /** Policy files may add clauses. */
  readonly policy: boolean;
  /** Defined by the shipped rules. */
  readonly defined: boolean;
  readonly given?: Giver;
  /** What the relation means, in the words of its declaration. */
  readonly comment: string;
  /** How it is written, with named arguments: `requires(Unit, Other)`. */
  readonly form: string;
}

/** Relations by `name/arity`. */
export const VOCABULARY: ReadonlyMap<string, Relation> = readVocabulary(
  source('vocabulary.pl', RULE_FILES['vocabulary.pl'] ?? ''),
);

/** Relations that may stand in the list of `unit/2`, by name. */
export const PROPERTIES: ReadonlyMap<string, Relation> = new Map(
  [...VOCABULARY.values()].filter(({ property }) => property).map((relation) => [relation.name, relation]),
);

/**
 * Reads a text of `relation(Name, Sorts, Traits)` declarations, each under its comment.
 *
 * The text is ours, so a mistake in it is a defect and throws.
 */
function readVocabulary(text: Source): Map<string, Relation> {
  const { clauses, diagnostics } = readText(text);
  if (diagnostics.length > 0) throw new Error(`vocabulary: ${diagnostics[0]?.message}`);
  const relations = new Map<string, Relation>();
  let from = 0;
  for (const { term, span } of clauses) {
    if (!isCompound(term, 'relation', 3)) throw new Error('vocabulary: not a declaration');
    const relation = readRelation(term, text.text.slice(from, span.start));
    relations.set(`${relation.name}/${relation.arity}`, relation);
    from = span.end;
  }
  return relations;
}

function readRelation({ args: [name, sorts, traits] }: Compound, before: string): Relation {
  const words = new Map(items(traits).map((trait) => [nameOf(trait), trait]));
  const { form, modes, comment } = readComment(before);
  const given = words.get('given');
  return {
    name: nameOf(name),
    arity: items(sorts).length,
    sorts: items(sorts).map(readSort),
    modes,
    property: words.has('property'),
    many: words.has('many'),
    facts: words.has('facts'),
    policy: words.has('policy'),
    defined: words.has('defined'),
    ...(given?.kind === 'compound' ? { given: nameOf(given.args[0]) as Giver } : {}),
    comment,
    form,
  };
}

function readSort(term: Term): Sort {
  if (isCompound(term, 'one_of', 1)) return { name: 'one_of', values: items(term.args[0]).map(nameOf) };
  const name = SORTS.find((sort) => sort === nameOf(term));
  if (!name) throw new Error(`vocabulary: unknown sort ${nameOf(term)}`);
  return { name };
}

/** The last `%!` block of the text before a declaration: its head, modes and sentences. */
function readComment(before: string): { form: string; modes: string[]; comment: string } {
  const block = before.slice(before.lastIndexOf('%!') + 2).split('\n');
  const head = /^\s*([a-z_]+\(.*\))\s+is\s/.exec(block[0] ?? '')?.[1] ?? '';
  const sentences = block.slice(1).map((line) => line.replace(/^%\s*/, '').trim());
  return {
    form: head.replaceAll(/[?+-](?=[A-Z])/g, ''),
    modes: [...head.matchAll(/([?+-])[A-Z]/g)].map((match) => match[1] as string),
    comment: sentences.join(' ').trim(),
  };
}

function items(term: Term | undefined): readonly Term[] {
  const found = term && listItems(term);
  if (!found) throw new Error('vocabulary: expected a list');
  return found;
}

function nameOf(term: Term | undefined): string {
  if (term?.kind !== 'atom' && term?.kind !== 'compound') throw new Error('vocabulary: expected a name');
  return term.name;
}
