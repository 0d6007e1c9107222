/** JSON text: its value, or where and why it is none. */

import { shown } from '../../logic/diagnostics.ts';
import type { Json, JsonObject } from '../unit.ts';

export type ParsedJson =
  | { readonly ok: true; readonly value: Json }
  /** `at` is the offset of the first character that cannot stand where it stands. */
  | { readonly ok: false; readonly at: number; readonly reason: 'syntax' | 'depth' }
  /** A key that stands twice in one object: readers differ in which of them counts. `at` is where it stands again. */
  | { readonly ok: false; readonly at: number; readonly reason: 'duplicate'; readonly key: string };

/** Objects and arrays inside one another; deeper text is hostile, and others walk values by recursion. */
const MAX_DEPTH = 256;

/** With `anyDepth`, text that is JSON may be deeper: whoever asks for that bounds the depth of its walks. */
export function parseJson(text: string, { anyDepth = false } = {}): ParsedJson {
  const at = depthExceededAt(text);
  if (at !== undefined && !anyDepth) return { ok: false, at, reason: 'depth' };
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    if (at !== undefined) return { ok: false, at, reason: 'depth' };
    return { ok: false, at: syntaxErrorAt(text), reason: 'syntax' };
  }
  const twice = duplicateKey(text);
  return twice ? { ok: false, ...twice, reason: 'duplicate' } : { ok: true, value };
}

/** A failure in words. */
export const jsonFault = (fault: ParsedJson & { ok: false }): string => {
  if (fault.reason === 'duplicate') return `the key ${shown(fault.key)} stands twice`;
  return fault.reason === 'depth' ? 'nested too deeply' : 'not JSON from here';
};

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** The offset of the bracket that opens one level too many. Strings are passed over. */
function depthExceededAt(text: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const c = text.charCodeAt(at);
    if (c === QUOTE) at = stringEnd(text, at) - 1;
    else if (c === OPEN_OBJECT || c === OPEN_LIST) {
      if (++depth > MAX_DEPTH) return at;
    } else if (c === CLOSE_OBJECT || c === CLOSE_LIST) depth -= 1;
  }
  return undefined;
}

/** The first key that its object has already, in a text that is JSON. Keys are compared as what they spell. */
function duplicateKey(text: string): { readonly at: number; readonly key: string } | undefined {
  const open: (Set<string> | undefined)[] = [];
  let isKey = false;
  for (let at = 0; at < text.length; at++) {
    const c = text.charCodeAt(at);
    if (c === OPEN_OBJECT || c === OPEN_LIST) {
      open.push(c === OPEN_OBJECT ? new Set() : undefined);
      isKey = c === OPEN_OBJECT;
    } else if (c === CLOSE_OBJECT || c === CLOSE_LIST) {
      open.pop();
    } else if (c === COMMA) {
      isKey = open.at(-1) !== undefined;
    } else if (c === QUOTE) {
      const end = stringEnd(text, at);
      if (isKey) {
        const key = spelt(text.slice(at, end));
        const keys = open.at(-1);
        if (keys?.has(key)) return { at, key };
        keys?.add(key);
      }
      isKey = false;
      at = end - 1;
    }
  }
  return undefined;
}

/** What a string of JSON spells. */
const spelt = (quoted: string): string =>
  quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1);

/** Behind the string that opens at `at`, or the end of the text. */
function stringEnd(text: string, at: number): number {
  for (let i = at + 1; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === BACKSLASH) i += 1;
    else if (c === QUOTE) return i + 1;
  }
  return text.length;
}

const SPACE = /[ \t\n\r]*/y;
const SCALAR =
  /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

/**
 * The first offset at which a text stops being JSON.
 *
 * Engines word this differently or not at all, so the text is walked again; depth is bounded by the caller.
 */
function syntaxErrorAt(text: string): number {
  let at = 0;
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found !== null && found[0] !== '';
  };
  const take = (c: string): boolean => {
    skip(SPACE);
    if (text[at] !== c) return false;
    at += 1;
    return true;
  };
  const members = (close: string, member: () => boolean): boolean => {
    if (take(close)) return true;
    do if (!member()) return false;
    while (take(','));
    return take(close);
  };
  const value = (): boolean => {
    skip(SPACE);
    if (take('{')) return members('}', () => take0('"') && skip(SCALAR) && take(':') && value());
    if (take('[')) return members(']', value);
    return skip(SCALAR);
  };
  const take0 = (c: string): boolean => {
    skip(SPACE);
    return text[at] === c;
  };
  value();
  skip(SPACE);
  return at;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A property of an object that is its own: `__proto__` and the like are never found on the way up. */
export const ownValue = (object: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/** The value a JSON pointer (`/a/0/b~1c`) names, or undefined. */
export function atPointer(value: Json, pointer: string): Json | undefined {
  if (pointer === '') return value;
  if (!pointer.startsWith('/')) return undefined;
  let found: Json | undefined = value;
  for (const part of pointer.slice(1).split('/')) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(found))
      found = /^(0|[1-9]\d*)$/.test(key) ? (found as readonly Json[])[Number(key)] : undefined;
    else found = isObject(found) ? ownValue(found, key) : undefined;
    if (found === undefined) return undefined;
  }
  return found;
}

/** One more step of a pointer. */
export function pointerTo(base: string, key: string | number): string {
  const plain = typeof key === 'number' || !(key.includes('~') || key.includes('/'));
  return `${base}/${plain ? key : key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
