/** Stable ids of units inside a pack and its ledger. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { identityTerm, type UnitId } from '../catalog/identity.ts';
import { writeTerm } from '../logic/writer.ts';

/** `prompt_unit_` and the first 16 hexadecimal digits of the SHA-256 of the identity written as a term. */
export function contextUnitId(unit: UnitId): string {
  const digest = bytesToHex(sha256(utf8ToBytes(writeTerm(identityTerm(unit)))));
  return `prompt_unit_${digest.slice(0, 16)}`;
}
