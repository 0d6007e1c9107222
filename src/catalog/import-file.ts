/**
 * A catalog file as people left it: its units with the places of their properties, and everything between them.
 *
 * It is changed piece by piece, so that comments, layout and clauses of people's own stay as they are.
 */

import { fail, formatDiagnostic, ok, type Result, source } from '../logic/diagnostics.ts';
import { compareText } from '../logic/order.ts';
import { type ReadClause, readText } from '../logic/reader.ts';
import { type Compound, isCompound, listItems, plain, type Span, type Term } from '../logic/term.ts';
import { termIdentity, type UnitId, unitId } from './identity.ts';
import { propertyList, propertyNames, spaced } from './write-catalog.ts';

/** A piece of a file: the clause of a unit, and the text up to the next. */
export interface UnitPiece {
  readonly unit: UnitId;
  readonly text: string;
  /** By name; of several with one name all count, the first has the place. */
  readonly properties: ReadonlyMap<string, Property>;
  /** The list of properties; undefined where there is none to change. */
  readonly list: Span | undefined;
  readonly gap: string;
}

export interface Property {
  /** As a catalog is written, whatever the layout. */
  readonly text: string;
  /** In the clause; undefined where it stands more than once. */
  readonly span: Span | undefined;
}

export interface CatalogFile {
  /** The comment at the top. */
  readonly header: string;
  /** What stands between that comment and the first unit. */
  readonly opening: string;
  readonly pieces: readonly UnitPiece[];
  /** Units that clauses of the file speak of, beside their own. */
  readonly mentioned: ReadonlySet<UnitId>;
}

/** Takes a file apart. The error holds the mistakes in it, or units that it states twice, in words. */
export function readCatalogFile(path: string, text: string): Result<CatalogFile, readonly string[]> {
  const { clauses, diagnostics } = readText(source(path, text));
  if (diagnostics.length > 0) return fail(diagnostics.map(formatDiagnostic));
  const units = clauses.filter(isUnit);
  const ids = units.map(identityOf);
  const twice = ids.find((id, i) => ids.indexOf(id) < i);
  if (twice !== undefined) return fail([`${path} states ${twice} twice`]);
  const first = units[0]?.span.start ?? text.length;
  const header = headerOf(text.slice(0, first));
  const pieces = units.map((clause, i) => pieceOf(clause, text, units[i + 1]?.span.start ?? text.length));
  const mentioned = new Set(clauses.flatMap((clause) => spokenOf(clause).flatMap(identitiesIn)));
  return ok({ header, opening: text.slice(header.length, first), pieces, mentioned });
}

/** The file as text again. */
export const catalogFileText = ({ header, opening, pieces }: Omit<CatalogFile, 'mentioned'>): string =>
  header + opening + pieces.map(({ text, gap }) => text + gap).join('');

const headerOf = (text: string): string => /^(?:%[^\n]*\n)*%[^\n]*|^/.exec(text)?.[0] ?? '';

const isUnit = ({ term }: ReadClause): boolean =>
  (isCompound(term, 'unit', 1) || isCompound(term, 'unit', 2)) &&
  termIdentity(term.args[0] as Term) !== undefined;

const identityOf = ({ term }: ReadClause): UnitId => {
  const identity = termIdentity((term as Compound).args[0] as Term);
  return unitId(identity as NonNullable<typeof identity>);
};

function pieceOf(clause: ReadClause, text: string, next: number): UnitPiece {
  const { start, end } = clause.span;
  const list = (clause.term as Compound).args[1];
  const items = list && listItems(list);
  const within = (span: Span | undefined): Span | undefined =>
    span && { start: span.start - start, end: span.end - start };
  const properties = new Map<string, Property>();
  for (const item of items ?? []) {
    const name = item.kind === 'compound' || item.kind === 'atom' ? item.name : '';
    const known = properties.get(name);
    const stated = spaced(item);
    properties.set(
      name,
      known
        ? { text: `${known.text},${stated}`, span: undefined }
        : { text: stated, span: within(item.span) },
    );
  }
  return {
    unit: identityOf(clause),
    text: text.slice(start, end),
    properties,
    list: items ? within(list?.span) : undefined,
    gap: text.slice(end, next),
  };
}

/** What a clause says, without the unit that it is the clause of. */
const spokenOf = (clause: ReadClause): readonly Term[] =>
  isUnit(clause) ? (clause.term as Compound).args.slice(1) : [clause.term];

/** Every identity inside a term. Iterative: terms nest deeply. */
function identitiesIn(term: Term): UnitId[] {
  const found: UnitId[] = [];
  const stack = [term];
  for (let part = stack.pop(); part; part = stack.pop()) {
    if (part.kind !== 'compound') continue;
    const identity = termIdentity(plain(part));
    if (identity) found.push(unitId(identity));
    for (const arg of part.args) stack.push(arg);
  }
  return found;
}

// ------------------------------------------------------------------------------------------- properties

/** What becomes of the properties of a unit: a text in the place of each, or undefined where it goes. */
export type PropertyEdits = ReadonlyMap<string, string | undefined>;

interface Part {
  readonly name: string;
  readonly text: string;
  /** What stands between it and the next. */
  readonly after: string;
}

/** The piece with its properties changed. Layout and comments around the others stay. */
export function editProperties(piece: UnitPiece, edits: PropertyEdits): UnitPiece {
  const { text, list } = piece;
  if (edits.size === 0 || !list) return piece;
  const parts = edited(partsOf(piece), edits);
  const [first] = placed(piece);
  const last = placed(piece).at(-1);
  const before = first && last ? text.slice(list.start, first.span.start) : '[\n    ';
  const behind = first && last ? text.slice(last.span.end, list.end) : '\n]';
  const body = parts.map(({ text: part, after }, i) => part + (i < parts.length - 1 ? after : '')).join('');
  const inside = parts.length === 0 ? propertyList([]) : before + body + behind;
  return { ...piece, text: text.slice(0, list.start) + inside + text.slice(list.end) };
}

interface Placed {
  readonly name: string;
  readonly span: Span;
}

/** The properties that have a place, in the order in which they stand. */
const placed = ({ properties }: UnitPiece): Placed[] =>
  [...properties]
    .flatMap(([name, { span }]) => (span ? [{ name, span }] : []))
    .sort((a, b) => a.span.start - b.span.start);

const SEPARATOR = ',\n    ';

function partsOf(piece: UnitPiece): Part[] {
  const found = placed(piece);
  return found.map(({ name, span }, i) => ({
    name,
    text: piece.text.slice(span.start, span.end),
    after: piece.text.slice(span.end, found[i + 1]?.span.start ?? span.end) || SEPARATOR,
  }));
}

function edited(parts: readonly Part[], edits: PropertyEdits): Part[] {
  const known = new Set(parts.map(({ name }) => name));
  const result = parts.flatMap((part) => {
    if (!edits.has(part.name)) return [part];
    const text = edits.get(part.name);
    return text === undefined ? [] : [{ ...part, text }];
  });
  for (const [name, text] of edits) {
    if (text === undefined || known.has(name)) continue;
    const at = placeFor(name, result);
    const after = result[at - 1]?.after ?? SEPARATOR;
    result.splice(at, 0, { name, text, after: after.trim() === ',' ? after : SEPARATOR });
  }
  return result;
}

/** Behind the last property that is written before it. */
function placeFor(name: string, parts: readonly Part[]): number {
  const order = propertyNames();
  return parts.findLastIndex((part) => order.indexOf(part.name) < order.indexOf(name)) + 1;
}

// ----------------------------------------------------------------------------------------------- pieces

/** The pieces without those of some units. What people wrote behind one that goes stays. */
export function withoutUnits(file: CatalogFile, gone: ReadonlySet<string>): CatalogFile {
  const left: UnitPiece[] = [];
  let { opening } = file;
  for (const piece of file.pieces) {
    if (!gone.has(piece.unit)) left.push(piece);
    else if (piece.gap.trim() !== '') {
      const last = left.pop();
      if (last) left.push({ ...last, gap: last.gap + piece.gap.trimStart() });
      else opening += piece.gap.trimStart();
    }
  }
  const last = left.at(-1);
  if (last && gone.has(file.pieces.at(-1)?.unit ?? ''))
    left.push({ ...(left.pop() as UnitPiece), gap: `${last.gap.trimEnd()}\n` });
  return { ...file, opening, pieces: left };
}

/** A unit that comes in, as a clause. */
export interface NewUnit {
  readonly unit: UnitId;
  readonly text: string;
}

/**
 * The pieces with more units, each behind the last of `ordered` (units of the import that are there) whose identity
 * comes before its own, or else in front of all. `added` is in order of identity.
 */
export function withUnits(
  file: CatalogFile,
  added: readonly NewUnit[],
  ordered: ReadonlySet<string>,
): CatalogFile {
  const anchors = anchorsOf(file.pieces, ordered);
  const behind = new Map<number, NewUnit[]>();
  for (const unit of added) {
    const at = anchorFor(unit.unit, anchors);
    behind.set(at, [...(behind.get(at) ?? []), unit]);
  }
  const first = behind.get(-1) ?? [];
  if (file.pieces.length === 0) return { ...atEnd(file), pieces: first.map(lastPiece) };
  const pieces = file.pieces.flatMap((piece, at) => {
    const more = behind.get(at) ?? [];
    if (more.length === 0) return [piece];
    const between = more.map(newPiece);
    return [
      { ...piece, gap: '\n\n' },
      ...between.slice(0, -1),
      { ...between.at(-1), gap: piece.gap } as UnitPiece,
    ];
  });
  return { ...file, pieces: [...first.map(newPiece), ...pieces] };
}

const newPiece = ({ unit, text }: NewUnit): UnitPiece => ({
  unit,
  text,
  properties: new Map(),
  list: undefined,
  gap: '\n\n',
});

const lastPiece = (unit: NewUnit, i: number, all: readonly NewUnit[]): UnitPiece =>
  i < all.length - 1 ? newPiece(unit) : { ...newPiece(unit), gap: '\n' };

/** A file without units, with an empty line behind what it holds. */
function atEnd(file: CatalogFile): CatalogFile {
  const opening = file.opening.trimEnd();
  return { ...file, opening: file.header + opening === '' ? '' : `${opening}\n\n` };
}

/** Units in order of identity, each with the last place of those up to it. */
type Anchors = readonly { readonly unit: string; readonly at: number }[];

function anchorsOf(pieces: readonly UnitPiece[], ordered: ReadonlySet<string>): Anchors {
  const known = pieces.flatMap(({ unit }, at) => (ordered.has(unit) ? [{ unit: unit as string, at }] : []));
  let last = -1;
  return known
    .sort((a, b) => compareText(a.unit, b.unit))
    .map(({ unit, at }) => {
      last = Math.max(last, at);
      return { unit, at: last };
    });
}

/** -1 where none comes before. */
function anchorFor(unit: string, anchors: Anchors): number {
  let low = 0;
  let high = anchors.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareText(anchors[middle]?.unit ?? '', unit) < 0) low = middle + 1;
    else high = middle;
  }
  return anchors[low - 1]?.at ?? -1;
}
