/** Statements: what says of somebody that they do not do it, and orders nothing. */

import { entryAt } from './lexicon.ts';
import type { Pieces } from './piece-state.ts';

/** "Der Server sendet nie Mails", "le script ne supprime rien", "el script no borra nada". */
export function isStatement(p: Pieces, at: number, next: number): boolean {
  const check = CHECKS.get(p.code);
  return check?.(p, at, next) === true;
}

type Check = (p: Pieces, at: number, next: number) => boolean;

const CHECKS: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);

/** Its verb stands before what negates it, and after whoever does it. */
function german(p: Pieces, at: number): boolean {
  if (!/^(?:nie|niemals|nicht|kein|nichts)/.test(p.norms[at] ?? '')) return false;
  if (isAboutMe(p, at)) return true;
  const own = p.tokens.slice(p.start);
  const [first, second] = own;
  if (first?.type !== 'word') return false;
  const last = first.lexemes.at(-1);
  const isLower = first.lexemes.length > 1 && last?.kind === 'word' && /^\p{Ll}/u.test(last.text);
  const capitals = p.words.some(({ text }, i) => i > 0 && /^\p{Lu}/u.test(text));
  if (isLower && (capitals || last.norm.endsWith('t')) && !own.some(({ type }) => type === 'verb'))
    return true;
  return own.length === 2 && second?.type === 'verb' && isInfinitive(second);
}

/** "Ich brauche keine Bestätigungsmail." */
function isAboutMe({ norms }: Pieces, at: number): boolean {
  const said = norms.slice(Math.max(0, at - 4), at);
  return (
    said.includes('ich') &&
    !said.some((norm) => /^(?:will|moechte|wuensche|bitte|verbiete|untersage|mag)$/.test(norm))
  );
}

const isInfinitive = ({
  entry,
  lexemes,
}: {
  entry?: { lemma: string };
  lexemes: readonly { norm: string }[];
}) => entry?.lemma === lexemes.map(({ norm }) => norm).join(' ');

/** Whoever does it stands before "ne". */
function french(p: Pieces, at: number, next: number): boolean {
  const order = p.norms.slice(at, next).join(' ');
  if (!/^(?:ne|n)\b/.test(order) || /\b(?:doi|peu|devr)/.test(order)) return false;
  const own = p.tokens.slice(p.start);
  return own.some(({ type }, i) => type === 'word' && !/^(?:prep|join)$/.test(own[i - 1]?.type ?? ''));
}

/** An order not to is in the subjunctive; what "se" does is a rule ("main no se toca"). */
function spanish(p: Pieces, at: number, next: number): boolean {
  const order = p.norms.slice(at, next).join(' ');
  if (!/^(?:ya )?(?:no|nunca|jamas|tampoco)(?: (?:le|les|me|nunca|jamas))?$/.test(order)) return false;
  if (p.norms[next] === 'se') return false;
  const { language, norms, words } = p;
  let verb = next;
  while (/^(?:lo|la|los|las|le|les|se|nos|me|te|nunca|mas|jamas)$/.test(norms[verb] ?? '')) verb++;
  const entry = entryAt(language.verbs, norms, verb);
  if (entry) return entry.form === 'third';
  const text = words[verb]?.text.toLowerCase() ?? '';
  if (entryAt(language.nouns, norms, verb) || language.prepositions.has(norms[verb] ?? '')) return false;
  const [first] = p.tokens.slice(p.start);
  return INDICATIVE.test(text) || (first?.type === 'word' && /(?:[ae]n?|ó)$/.test(text));
}

/** What somebody does, did or would do. */
const INDICATIVE = /(?:o|[aei]mos|é|ó|aron|ieron|aba|ía|rá|ré)$/;
