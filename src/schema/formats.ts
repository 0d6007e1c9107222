/** The formats of strings that are checked. Any other `format` is a note to the reader, as in draft 2020-12. */

import { format as tests } from '@cfworker/json-schema';

/** What each checked format is called in a message. */
export const FORMAT_WORDS: { readonly [format: string]: string } = {
  date: 'a date such as 2026-03-01',
  time: 'a time such as 14:30:00Z',
  'date-time': 'a date and time such as 2026-03-01T14:30:00Z',
  duration: 'a duration such as P3DT12H',
  email: 'an email address',
  hostname: 'a host name',
  ipv4: 'an IPv4 address',
  ipv6: 'an IPv6 address',
  uri: 'a URI with its scheme',
  uuid: 'a UUID',
};

/** Longer texts are none of these; so no test runs long. */
const LONGEST = 1024;
/** Of a URI, only what RFC 3986 lets nowhere is refused; letters beyond ASCII pass, as browsers let them. */
const URI = /^[a-z][a-z0-9+.-]*:[^\s"<>\\^`{|}\p{Cc}]*$/iu;

/** Whether a text is of a format; formats that are not checked take every text. */
export function isOfFormat(format: string, text: string): boolean {
  if (!Object.hasOwn(FORMAT_WORDS, format)) return true;
  if (format === 'uri') return URI.test(text);
  return text.length <= LONGEST && (tests[format]?.(text) ?? true);
}
