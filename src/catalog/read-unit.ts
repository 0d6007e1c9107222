/** Identities as people write them: `tool:send_email`, or `tool(send_email)` with names or text. */

import { nearestName, shown } from '../logic/diagnostics.ts';
import { readTerm } from '../logic/reader.ts';
import {
  type Identity,
  KINDS,
  NAME_LIMIT,
  parseUnitId,
  termIdentity,
  type UnitId,
  unitId,
} from './identity.ts';
import { type Check, codePoints, described, isWellFormed, note } from './unit-problem.ts';

const FORM = `\`kind:name\` or \`kind:server/name\`, where kind is ${KINDS.join(', ')}`;

/** The identity that a text writes, in either form; undefined when it writes none. */
export function readUnitId(text: string): UnitId | undefined {
  const identity = readIdentity(text);
  return identity && isSound(identity) ? unitId(identity) : undefined;
}

function readIdentity(text: string): Identity | undefined {
  const parsed = parseUnitId(text);
  if (parsed || !/^\s*\w+\s*\(/.test(text)) return parsed;
  const read = readTerm(text);
  return read.ok ? termIdentity(read.value.term) : undefined;
}

const isSound = ({ server = '', name }: Identity): boolean =>
  [server, name].every((part) => isWellFormed(part) && codePoints(part) <= NAME_LIMIT);

/** Checks an identity: `invalid_unit_identity`, or `name_too_large` above 256 code points. */
export const identity: Check<Identity> = (value, at) => {
  const found = typeof value === 'string' ? readIdentity(value) : undefined;
  if (!found || !isWellFormed(value as string)) {
    const nearest =
      typeof value === 'string' ? nearestName(value.split(/[:(]/, 1)[0] ?? '', KINDS) : undefined;
    const message = `${described(value)} is no unit`;
    return note(at, 'invalid_unit_identity', message, [value], { expected: FORM, nearest });
  }
  if (isSound(found)) return found;
  const length = Math.max(codePoints(found.name), codePoints(found.server ?? ''));
  const message = `a name in ${shown(value as string)} has ${length} code points`;
  return note(at, 'name_too_large', message, [length], { expected: `at most ${NAME_LIMIT}` });
};
