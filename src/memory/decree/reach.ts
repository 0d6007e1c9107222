/** Which tools an order reaches: those that it binds, and where it is about places or people, those of them. */

import { bind } from './bind.ts';
import type { Act } from './clause.ts';
import type { Wanted } from './fit.ts';
import type { DecreeLexicon, Sense } from './lexicon.ts';
import type { Limits } from './limits.ts';
import type { Scene } from './scene.ts';
import type { Thing } from './things.ts';
import type { Tool } from './toolbox.ts';

const PLACE =
  /[\\/]|^(?:(?:this|the|our|my|your|current|project|working|root|git) )*(?:repo|repository|project|folder|directory|dir|workspace|codebase|worktree)\b|^(?:src|lib|tests?|docs?|packages?|scripts?|public|assets|config|examples?|components?|pages|frontend|backend|client|server)\b/i;

/** "Anything outside of this repo": what has a place is a file. */
export function inPlaces(
  tools: readonly Tool[],
  { others, rule }: Limits,
  only: readonly Thing[],
): readonly Tool[] {
  const isIn = ({ prep, norm }: Thing): boolean =>
    INSIDE.test(prep ?? '') &&
    /(?:^| )(?:folder|directory|dir|repo|repository|project|workspace)$/.test(norm);
  if (!(others && PLACE.test(rule.except ?? '')) && !only.some(isIn)) return tools;
  const ofFiles = tools.filter(({ domains }) => domains.has('file'));
  return ofFiles.length > 0 ? ofFiles : tools;
}

const TO_PEOPLE: readonly Sense[] = [{ action: 'send', domain: 'message' }];

/** "Sarah is off limits", "keep Susan out of it": who cannot be changed is not written to. */
export function bindOrReach(wanted: Wanted, act: Act, { tools, naming }: Scene): readonly Tool[] {
  const fitting = bind(wanted, tools, naming.lexicon);
  const changing = fitting.filter((tool) =>
    act === 'ask' && wanted.lemma === '' ? !tool.reads : act !== 'always' || isAsked(wanted, tool),
  );
  const bound = changing.length > 0 ? changing : fitting;
  const onlyPeople = tools.every(({ domains }) => isWithin(['message', 'contact'], domains, naming.lexicon));
  const isWhom = ({ kind, prep, text, senses }: Thing) =>
    prep === null &&
    (kind === 'person' ||
      (kind === 'name' && (/^\p{Lu}\p{Ll}+$/u.test(text) || (onlyPeople && senses.length === 0))));
  if (bound.length > 0 || (act !== 'banned' && act !== 'handsoff')) return bound;
  const whom = wanted.things.filter(isWhom);
  const by = wanted.things.filter((thing) => !isWhom(thing));
  if (whom.length === 0 || !by.every(isMeans)) return bound;
  return bind(
    { ...wanted, senses: [...by.flatMap(({ senses }) => senses), ...TO_PEOPLE] },
    tools,
    naming.lexicon,
  );
}

/** "Use the replica": of tools of a database, what asks it. */
const isAsked = ({ lemma }: Wanted, { domains, actions }: Tool): boolean =>
  lemma !== 'use' || !domains.has('db') || actions.has('query');

const isWithin = (
  about: readonly string[],
  domains: ReadonlySet<string>,
  { wider }: DecreeLexicon,
): boolean =>
  [...domains].some((domain) => about.some((one) => domain === one || wider.get(domain)?.has(one)));

/** "Off limits for email", "by text". */
const isMeans = ({ kind, prep, senses }: Thing): boolean =>
  kind === 'all' && prep !== null && /^(?:for|by|on|via|in|through)$/.test(prep) && senses.length > 0;

/** "Only files under src/": the place says which. */
export const INSIDE = /^(?:in|under|inside|within|below|beneath)$/;
