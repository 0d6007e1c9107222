/** Hooks in a settings file, put in and taken out with everything else left as it stands, comments too. */

import {
  applyEdits,
  type Edit,
  modify,
  type ParseError,
  parse,
  printParseErrorCode,
  visit,
} from 'jsonc-parser';
import { fail, ok, placeAt, type Result, source } from '../../logic/diagnostics.ts';
import type { AgentName } from './event.ts';
import { type AgentSettings, type HookHandler, isOurs } from './settings.ts';

/** The text with our handlers in it, and none of ours from before. The error names the place of a mistake. */
export function withHooks(
  given: string,
  agent: AgentName,
  settings: AgentSettings,
  handlers: readonly HookHandler[],
): Result<string, string> {
  const [mark, text] = unmarked(given);
  const clean = withoutHooks(text, agent, settings);
  if (!clean.ok) return clean;
  let now = clean.value.trim() === '' ? '{}\n' : clean.value;
  const style = styleOf(now);
  for (const [key, value] of Object.entries(settings.beside ?? {}))
    if (at(now, [key]) === undefined) now = changed(now, [key], value, style);
  for (const handler of handlers) {
    const place = [...settings.place(handler.called)];
    const known = at(now, place);
    if (known !== undefined && !Array.isArray(known)) return fail(`\`${place.join('.')}\` is no list`);
    const entry = settings.entry(handler);
    now =
      known === undefined ? changed(now, place, [entry], style) : changed(now, [...place, -1], entry, style);
  }
  return ok(mark + now);
}

/** A byte order mark, which stays where it is, and the text behind it. */
const unmarked = (text: string): readonly [mark: string, text: string] =>
  text.startsWith('\uFEFF') ? ['\uFEFF', text.slice(1)] : ['', text];

/**
 * The text without our handlers, and without the lists that are empty once they are gone. The object around them stays
 * where a comment would go with it.
 */
export function withoutHooks(
  given: string,
  agent: AgentName,
  { place }: AgentSettings,
): Result<string, string> {
  const [mark, text] = unmarked(given);
  const mistake = mistakeIn(text);
  if (mistake !== undefined) return fail(mistake);
  let now = text;
  const [root = ''] = place('');
  for (const called of Object.keys(objectAt(now, [root]))) {
    const path = [...place(called)];
    const list = at(now, path);
    if (!Array.isArray(list)) continue;
    const ours = list.flatMap((entry, i) => (holdsOurs(agent, entry) ? [i] : []));
    if (ours.length > 0 && ours.length === list.length) now = without(now, path);
    else for (const i of ours.reverse()) now = without(now, [...path, i]);
  }
  const emptied = now !== text && Object.keys(objectAt(now, [root])).length === 0;
  if (!emptied) return ok(mark + now);
  const bare = without(now, [root]);
  return ok(mark + (commentsIn(bare) < commentsIn(now) ? now : bare));
}

function commentsIn(text: string): number {
  let comments = 0;
  const onComment = () => {
    comments += 1;
  };
  visit(text, { onComment }, { allowTrailingComma: true });
  return comments;
}

/** A hook as it stands in a file: in which entry of the event's list, and where in that entry. */
export interface FoundHook {
  readonly called: string;
  readonly command: string;
  readonly place: readonly [entry: number, handler: number];
}

/** The hooks of ours that the text has: the event and the command of each. */
export function hooksIn(given: string, agent: AgentName, { place }: AgentSettings): readonly FoundHook[] {
  const [, text] = unmarked(given);
  if (mistakeIn(text) !== undefined) return [];
  const [root = ''] = place('');
  return Object.keys(objectAt(text, [root])).flatMap((called) => {
    const list = at(text, [...place(called)]);
    if (!Array.isArray(list)) return [];
    return list.flatMap((value, entry) =>
      commandsOf(value).flatMap((command, handler): FoundHook[] =>
        isOurs(agent, command) ? [{ called, command, place: [entry, handler] }] : [],
      ),
    );
  });
}

/** An entry of ours holds our handler and no other; a person's entry that has ours beside others is left alone. */
const holdsOurs = (agent: AgentName, entry: unknown): boolean => {
  const commands = commandsOf(entry);
  return commands.length > 0 && commands.every((command) => isOurs(agent, command));
};

function commandsOf(entry: unknown): readonly string[] {
  if (entry === null || typeof entry !== 'object') return [];
  const inner: unknown = Reflect.get(entry, 'hooks');
  const handlers: readonly unknown[] = Array.isArray(inner) ? inner : [entry];
  return handlers.flatMap((handler) => {
    if (handler === null || typeof handler !== 'object') return [];
    const command: unknown = ['command', 'bash', 'powershell']
      .map((name): unknown => Reflect.get(handler, name))
      .find((value) => value !== undefined);
    return typeof command === 'string' ? [command] : [];
  });
}

/** Comments and trailing commas are no mistakes here: the agents that do not take them have none in their files. */
function mistakeIn(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { allowTrailingComma: true });
  const [first] = errors;
  if (first) {
    const { line, column } = placeAt(source('settings', text), first.offset);
    return `line ${line}, column ${column}: ${words(printParseErrorCode(first.error))}`;
  }
  return value === null || typeof value !== 'object' || Array.isArray(value)
    ? 'it holds no object'
    : undefined;
}

const words = (code: string): string => code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

function at(text: string, path: readonly string[]): unknown {
  let value: unknown = parse(text, [], { allowTrailingComma: true });
  for (const key of path) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

function objectAt(text: string, path: readonly string[]): object {
  const value = at(text, path);
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
}

const without = (text: string, path: readonly (string | number)[]): string =>
  applyEdits(text, modify(text, [...path], undefined, {}));

/** The text with one value set, or appended (`-1`); nothing else in it moves. */
function changed(text: string, path: readonly (string | number)[], value: unknown, style: Style): string {
  const edits = modify(text, [...path], value, { isArrayInsertion: path.at(-1) === -1 });
  const missing = path.findIndex((_, i) => at(text, path.slice(0, i + 1).map(String)) === undefined);
  return applyEdits(
    text,
    edits.map((edit) => ({ ...edit, content: laidOut(text, edit, missing + 1, style) })),
  );
}

interface Style {
  readonly unit: string;
  readonly eol: string;
}

/** What is inserted, on lines of its own and indented as the file is. */
function laidOut(text: string, { offset, content }: Edit, depth: number, { unit, eol }: Style): string {
  const [, before = '', body = '', after = ''] = /^(,?)(.*?)(,?)$/s.exec(content) ?? [];
  const indent = unit.repeat(depth);
  const lines = prettyPiece(body, unit).split('\n');
  const closes = /^[ \t]*[\]}]/.test(text.slice(offset));
  return `${before}${eol}${indent}${lines.join(`${eol}${indent}`)}${after}${closes ? eol + unit.repeat(depth - 1) : ''}`;
}

/** A value, or a property with its value, over several lines. */
function prettyPiece(piece: string, unit: string): string {
  if (!piece.startsWith('"')) return JSON.stringify(JSON.parse(piece), undefined, unit);
  const lines = JSON.stringify(JSON.parse(`{${piece}}`), undefined, unit)
    .split('\n')
    .slice(1, -1);
  return lines.map((line) => line.slice(unit.length)).join('\n');
}

/** The first indentation of the file, where it is a usual one. */
function styleOf(text: string): Style {
  const unit = /^(\t| {2,8})(?=[^\s])/m.exec(text)?.[1] ?? '  ';
  return { unit, eol: text.includes('\r\n') ? '\r\n' : '\n' };
}
