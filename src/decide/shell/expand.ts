/** Words of a shell expanded: quotes, escapes, variables that the line sets, braces. The rest is unknown. */

import { type ParsedScript, parse, type Word, type WordPart } from 'unbash';
import { ANY, ONE, UNKNOWN } from '../wild.ts';

/** What is known while a line is read. */
export interface Names {
  /** A variable's value; undefined when the line does not set it. */
  variable(name: string): string | undefined;
  /** What a command in a word prints, where that can be told; it is judged, too. */
  output(script: ParsedScript | undefined, text: string): string;
  /** Scripts in a word that do not become part of it. */
  aside(script: ParsedScript | undefined, text: string): void;
}

/** A piece of a word; an unquoted expansion is split at spaces. */
interface Piece {
  readonly text: string;
  readonly split: boolean;
}

const MOST_FIELDS = 256;
const LONGEST = 100_000;

/** The fields that a word becomes. */
export function expandWord(word: Word, names: Names, depth = 0): readonly string[] {
  if (!word.parts) return [word.value];
  let ways: readonly (readonly Piece[])[] = [[]];
  for (const part of word.parts) {
    const next = part.type === 'BraceExpansion' ? braces(part.text, names, depth) : [piecesOf(part, names)];
    ways = ways.flatMap((before) => next.map((pieces) => [...before, ...pieces]));
    if (ways.length > MOST_FIELDS) return [UNKNOWN];
  }
  return ways.flatMap(fieldsOf);
}

/** A word that stays one, as in assignments and targets. */
export const expandText = (word: Word, names: Names): string => {
  const fields = expandWord(word, names);
  return fields.length === 1 ? (fields[0] ?? '') : fields.join(' ');
};

function fieldsOf(pieces: readonly Piece[]): string[] {
  const fields: string[] = [];
  let current: string | undefined;
  for (const { text, split } of pieces) {
    if (!split) {
      current = (current ?? '') + text;
      continue;
    }
    const [first = '', ...more] = text.split(/[ \t\n]+/);
    if (first !== '') current = (current ?? '') + first;
    for (const field of more) {
      if (current !== undefined) fields.push(current);
      current = field === '' ? undefined : field;
    }
  }
  if (current !== undefined) fields.push(current);
  return fields.map((field) => field.slice(0, LONGEST));
}

const quoted = (text: string): readonly Piece[] => [{ text, split: false }];
const unquoted = (text: string): readonly Piece[] => [{ text, split: true }];

function piecesOf(part: WordPart, names: Names): readonly Piece[] {
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return quoted(part.value);
    case 'DoubleQuoted':
    case 'LocaleString':
      if (isAllArguments(part.parts)) return part.parts.flatMap((inner) => piecesOf(inner, names));
      return part.parts.flatMap((inner) => quoted(joined(piecesOf(inner, names))));
    case 'Glob':
      return quoted(part.kind === 'star' ? ANY : ONE);
    case 'SimpleExpansion':
      return unquoted(variableText(part.text.slice(1), names));
    case 'ParameterExpansion': {
      const plain = part.operation === undefined && part.prefix === undefined && part.index === undefined;
      return unquoted(plain ? variableText(part.parameter, names) : UNKNOWN);
    }
    case 'CommandExpansion':
      return unquoted(names.output(part.script, part.text));
    case 'ProcessSubstitution':
      names.aside(part.script, part.text);
      return quoted(UNKNOWN);
    default:
      return quoted(UNKNOWN);
  }
}

/** `"$@"` stays the words that it is. */
const isAllArguments = (parts: readonly WordPart[]): boolean =>
  parts.length === 1 && parts[0]?.type === 'SimpleExpansion' && parts[0].text === '$@';

const joined = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

function variableText(name: string, names: Names): string {
  const known = names.variable(name);
  if (known !== undefined) return known;
  if (name === 'HOME') return '~';
  return name === 'IFS' ? ' ' : UNKNOWN;
}

const MOST_DEPTH = 6;
const MOST_RANGE = 100;

/** `{a,b}` and `{1..3}`, each alternative expanded. */
function braces(text: string, names: Names, depth: number): readonly (readonly Piece[])[] {
  const inner = text.slice(1, -1);
  const range = /^(-?\d{1,9}|[a-zA-Z])\.\.(-?\d{1,9}|[a-zA-Z])(?:\.\.-?\d{1,9})?$/.exec(inner);
  if (range) return rangeOf(range[1] ?? '', range[2] ?? '').map(quoted);
  if (depth >= MOST_DEPTH) return [quoted(UNKNOWN)];
  return alternativesIn(inner).flatMap((one) => {
    const word = wordIn(one);
    return word ? expandWord(word, names, depth + 1).map(quoted) : [quoted('')];
  });
}

function wordIn(text: string): Word | undefined {
  const command = parse(`: ${text}`).commands[0]?.command;
  const first = command?.type === 'Command' ? command.suffix[0] : undefined;
  return first?.type === 'Word' ? first : undefined;
}

function rangeOf(from: string, to: string): readonly string[] {
  const letters = /[a-z]/i.test(from + to);
  const [a, b] = letters ? [from.charCodeAt(0), to.charCodeAt(0)] : [Number(from), Number(to)];
  if (Math.abs(a - b) > MOST_RANGE) return [UNKNOWN];
  const step = a <= b ? 1 : -1;
  return Array.from({ length: Math.abs(a - b) + 1 }, (_, i) =>
    letters ? String.fromCharCode(a + i * step) : String(a + i * step),
  );
}

/** Parts between commas, outside quotes and inner braces. */
function alternativesIn(text: string): readonly string[] {
  const found: string[] = [];
  let [start, depth, quote] = [0, 0, ''];
  for (let at = 0; at < text.length; at++) {
    const c = text[at] ?? '';
    if (c === '\\') at++;
    else if (quote !== '') quote = c === quote ? '' : quote;
    else if (c === "'" || c === '"') quote = c;
    else if (c === '{') depth++;
    else if (c === '}') depth--;
    else if (c === ',' && depth === 0) {
      found.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...found, text.slice(start)];
}
