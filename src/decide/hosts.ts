/** Hosts and URLs: which site an argument is about. */

import { fold } from '../catalog/fold.ts';
import { holdsPieces, piecesOf, tokensOf } from './tokens.ts';
import { type Truth, truthOf } from './truth.ts';
import { globMatches, isUnknown } from './wild.ts';

const URL_FORM = /^(?:([a-z][a-z0-9+.-]*):)?\/\/(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]+)(?::\d+)?(.*)$/s;
/** Dots of other scripts part the labels of a host, too. */
const DOTS = /[。．｡]/g;
const BARE = /^(?:[^/?#@\s]*@)?([\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+|localhost)(?::\d+)?((?:[/?#].*)?)$/su;

interface Site {
  readonly host: string;
  /** From the slash on. */
  readonly path: string;
}

/** The host that a text names as a URL or by itself. */
export function siteOf(text: string): Site | undefined {
  const folded = fold(text.trim().slice(0, 4_000)).replaceAll('\\', '/').replace(DOTS, '.');
  const [, , host, path = ''] = URL_FORM.exec(folded) ?? [];
  if (host !== undefined) return { host: trimmed(host), path };
  const [, bare, rest = ''] = BARE.exec(folded) ?? [];
  return bare === undefined ? undefined : { host: trimmed(bare), path: rest };
}

const trimmed = (host: string): string =>
  decoded(host)
    .replace(DOTS, '.')
    .replace(/\.$/, '')
    .replace(/^www\./, '');

function decoded(host: string): string {
  try {
    return fold(decodeURIComponent(host));
  } catch {
    return host;
  }
}

/** What a rule says about URLs: a host and what lies below it, a path on it, or words. */
export function urlTest(value: string): (text: string) => Truth {
  const wanted = siteOf(value.replace(/^\*\./, ''));
  if (!wanted) {
    const pieces = piecesOf(value);
    return (text) => truthOf(pieces.length > 0 && holdsPieces(tokensOf(fold(text)), pieces));
  }
  const below = wanted.path.replace(/\/?\**$/, '');
  return (text) => {
    const sites = text
      .split(/\s+/)
      .slice(0, 50)
      .flatMap((one) => siteOf(one) ?? []);
    if (isUnknown(text) && !sites.some(({ host }) => !isUnknown(host))) return 'maybe';
    return truthOf(
      sites.some(
        ({ host, path }) =>
          (host === wanted.host || host.endsWith(`.${wanted.host}`)) &&
          (below === '' || path.startsWith(below) || globMatches(wanted.path, path)),
      ),
    );
  };
}
