/** SHA-256 of canonical JSON, so that equal values have equal names on every machine. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';
import type { Json, JsonObject } from './unit.ts';
import { isWellFormed } from './unit-problem.ts';

/**
 * SHA-256, in hex, of the RFC 8785 form of a value.
 *
 * RFC 8785 refuses lone surrogates and numbers that are not finite; the former are hashed as the JSON text of
 * their string, the latter as null.
 */
export const fingerprint = (value: Json): string => hash(canonical(value));

export const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

export function canonical(value: Json): string {
  try {
    return canonicalize(value) ?? 'null';
  } catch {
    return canonicalize(repaired(value)) ?? 'null';
  }
}

function repaired(value: Json): Json {
  if (typeof value === 'string') return isWellFormed(value) ? value : JSON.stringify(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(repaired);
  const entries = Object.entries(value).map(([key, item]) => [repaired(key), repaired(item)]);
  return Object.fromEntries(entries) as JsonObject;
}
