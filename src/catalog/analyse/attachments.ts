/** Attachments: the schemas and contents that a policy keeps in files of their own, or in a text. */

import { pathParts } from '../../logic/computed.ts';
import { type Diagnostic, nearestName, placeAt, shown, source } from '../../logic/diagnostics.ts';
import type { Compound, Term } from '../../logic/term.ts';
import type { Json, JsonObject } from '../unit.ts';
import { extractPart } from './extract.ts';
import { isObject, jsonFault, ownValue, parseJson } from './json.ts';
import { schemaProblems } from './json-schema.ts';
import { nameOf } from './sorts.ts';
import { problem, type Site } from './statement.ts';

/**
 * Gives the text of a file named relative to a policy file, inside the policy file's folder tree.
 *
 * `near` are files that may have been meant, such as those in the folder that was named.
 */
export type ReadAttachment = (policyFile: string, relative: string) => AttachmentText;

export type AttachmentText =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false;
      readonly reason: 'missing' | 'outside' | 'unreadable';
      readonly near?: readonly string[];
    };

/** A value, or what is wrong with it. */
export type Attached<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Diagnostic[] };

export interface Attachments {
  /** The schema that `file("…")` or `json("…")` stands for. */
  schema(site: Site): Attached<JsonObject>;
  /** The text that `file("…")` or a text stands for. */
  content(site: Site): Attached<string>;
}

/** Reads each file once. */
export function attachments(read: ReadAttachment | undefined): Attachments {
  const known = new Map<string, AttachmentText>();
  const cached: ReadAttachment = (policyFile, relative) => {
    const key = `${policyFile}\0${relative}`;
    const text = known.get(key) ?? read?.(policyFile, relative) ?? { ok: false, reason: 'missing' };
    known.set(key, text);
    return text;
  };
  return {
    schema: (site) => readSchema(site, cached),
    content: (site) => readContent(site, cached),
  };
}

const refuse = <T>(...problems: Diagnostic[]): Attached<T> => ({ ok: false, problems });

function readContent(site: Site, read: ReadAttachment): Attached<string> {
  const text = nameOf(site.term);
  if (text !== undefined) return { ok: true, value: text };
  return readFile({ source: site.source, term: (site.term as Compound).args[0] as Term }, read);
}

function readSchema(site: Site, read: ReadAttachment): Attached<JsonObject> {
  const { name, args } = site.term as Compound;
  const inner: Site = { source: site.source, term: args[0] as Term };
  if (name === 'json') return parseSchema(inner, nameOf(inner.term) as string, '', undefined);
  const [path = '', pointer = ''] = splitOnce(nameOf(inner.term) as string, '#');
  const text = readFile(inner, read);
  return text.ok ? parseSchema(inner, text.value, pointer, path) : text;
}

/** The text before and after the first `mark`. */
function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

// ------------------------------------------------------------------------------------------------ files

function readFile(site: Site, read: ReadAttachment): Attached<string> {
  const path = splitOnce(nameOf(site.term) as string, '#')[0];
  const parts = /^([\\/]|[A-Za-z]:)/.test(path) || path.includes('\0') ? undefined : pathParts(path);
  if (!parts) return refuse(outside(site, path));
  if (parts.length === 0) return refuse(missing(site, path, []));
  const text = read(site.source.file, parts.join('/'));
  if (text.ok) return { ok: true, value: text.text };
  if (text.reason === 'missing') return refuse(missing(site, path, text.near ?? []));
  if (text.reason === 'outside') return refuse(outside(site, path));
  return refuse(problem(site, 'file_unreadable', `${shown(path)} cannot be read as UTF-8 text`));
}

const outside = (site: Site, path: string): Diagnostic =>
  problem(site, 'file_outside', `${shown(path)} lies outside the folder of the policy file`, {
    expected: 'a relative path to a file beside the policy file or below',
  });

function missing(site: Site, path: string, near: readonly string[]): Diagnostic {
  return problem(site, 'file_missing', `there is no file ${shown(path)}`, {
    nearest: nearestName(path, near),
  });
}

// ---------------------------------------------------------------------------------------------- schemas

/** `path` is undefined where the text stands in the policy file itself. */
function parseSchema(
  site: Site,
  text: string,
  pointer: string,
  path: string | undefined,
): Attached<JsonObject> {
  const parsed = parseJson(text);
  if (!parsed.ok) {
    const where = placeText(text, parsed.at, path);
    return refuse(problem(site, 'invalid_json', `${where}: ${jsonFault(parsed)}`));
  }
  const part = extractPart(parsed.value, pointer);
  if (part === undefined) return refuse(noSuchPart(site, parsed.value, pointer, path ?? ''));
  return checkSchema(site, part);
}

function placeText(text: string, at: number, path: string | undefined): string {
  const { line, column } = placeAt(source(path ?? '', text), at);
  return path === undefined ? `at character ${at + 1}` : `${path}:${line}:${column}`;
}

function noSuchPart(site: Site, value: Json, pointer: string, path: string): Diagnostic {
  const known = isObject(value) ? Object.keys(value).map((key) => `/${key}`) : [];
  const nested = isObject(value)
    ? Object.entries(value).flatMap(([key, member]) =>
        isObject(member) ? Object.keys(member).map((inner) => `/${key}/${inner}`) : [],
      )
    : [];
  const message = `${shown(path)} has no part ${shown(pointer)}`;
  return problem(site, 'missing_pointer', message, { nearest: nearestName(pointer, [...nested, ...known]) });
}

function checkSchema(site: Site, value: Json): Attached<JsonObject> {
  if (!isObject(value)) {
    const message = 'this is no schema of arguments';
    return refuse(problem(site, 'invalid_schema', message, { expected: 'a JSON object' }));
  }
  const problems = schemaProblems(value);
  if (problems.length > 0) {
    return refuse(
      ...problems.map(({ message, expected, nearest }) =>
        problem(site, 'invalid_schema', `in the schema, ${message}`, { expected, nearest }),
      ),
    );
  }
  const type = ownValue(value, 'type');
  if (type === undefined || type === 'object' || (Array.isArray(type) && type.includes('object')))
    return { ok: true, value };
  const message = `arguments are an object, which the type ${shown(JSON.stringify(type))} does not allow`;
  return refuse(problem(site, 'invalid_schema', message, { expected: '"type": "object"' }));
}
