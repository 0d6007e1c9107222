/** The time zone of this machine. */

import { readlinkSync } from 'node:fs';

/**
 * An IANA name. The link that the system keeps says it at once; asking `Intl` loads tables first, which takes a
 * noticeable part of the time that a hook has. `set` is what `TZ` says.
 */
export function systemZone(set: string | undefined, place = '/etc/localtime'): string {
  const linked = set ? undefined : linkedZone(place);
  return linked ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function linkedZone(place: string): string | undefined {
  try {
    const [, zone] = /\/zoneinfo\/((?:[A-Za-z]+\/)*[A-Za-z0-9_+-]+)$/.exec(readlinkSync(place)) ?? [];
    if (zone === 'Etc/UTC' || zone === 'UTC') return 'UTC';
    // Other names of one part, and those below Etc, are not known everywhere.
    return zone?.includes('/') && !zone.startsWith('Etc/') ? zone : undefined;
  } catch {
    return undefined;
  }
}
