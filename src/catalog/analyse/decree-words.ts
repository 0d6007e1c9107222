/** Words of sentences: the names that facts give for languages, roles, actions and domains. */

import { type Diagnostic, shown } from '../../logic/diagnostics.ts';
import type { Term } from '../../logic/term.ts';
import { DECREE_NAMES } from '../decree-names.generated.ts';
import { nearWord } from './names.ts';
import { nameOf } from './sorts.ts';
import { problem, type Statement } from './statement.ts';

type NameKind = 'language' | 'role' | 'action' | 'domain';

/** What stands at each argument before the words. */
const ARGUMENTS: Readonly<Record<string, readonly NameKind[]>> = {
  'decree_verb/4': ['language', 'action', 'domain'],
  'decree_noun/4': ['language', 'domain', 'action'],
  'decree_phrase/3': ['language', 'role'],
  'decree_preposition/3': ['language'],
  'decree_in/2': ['domain'],
  'decree_like/2': ['action'],
  'decree_command/2': ['action'],
  'decree_deed/3': ['action'],
  ...Object.fromEntries(
    [
      ...['role', 'possessive', 'person', 'pronoun', 'preposition', 'determiner', 'everything'],
      ...['style', 'style_noun', 'hint', 'forms', 'variant'],
    ].map((name) => [`decree_${name}/2`, ['language']]),
  ),
};

interface Named {
  readonly kind: NameKind;
  readonly name: string;
  readonly term: Term;
  readonly statement: Statement;
}

/**
 * Languages and roles are those that are shipped; a policy brings a language with it by stating its phrases. Actions
 * and domains are open, but one that is nearly a known one and stands nowhere else would silently be none.
 */
export function checkDecreeWords(facts: readonly Statement[]): Diagnostic[] {
  const named = facts.flatMap(namesIn);
  if (named.length === 0) return [];
  const own = ownNames(facts, named);
  return named.flatMap((one) => {
    if (DECREE_NAMES[one.kind].has(one.name) || own[one.kind].has(one.name)) return [];
    const nearest = nearWord(one.name, DECREE_NAMES[one.kind]);
    const open = one.kind === 'action' || one.kind === 'domain';
    if (open && nearest === undefined) return [];
    const message = `${shown(one.name)} is no ${one.kind} of the words of sentences`;
    const expected = open ? undefined : [...DECREE_NAMES[one.kind]].sort().join(', ');
    return [
      problem({ source: one.statement.source, term: one.term }, 'unknown_value', message, {
        expected,
        nearest,
      }),
    ];
  });
}

function namesIn(statement: Statement): readonly Named[] {
  const { head, relation } = statement;
  const kinds = Object.hasOwn(ARGUMENTS, relation) ? ARGUMENTS[relation] : undefined;
  if (!kinds || head.kind !== 'compound') return [];
  return kinds.flatMap((kind, i) => {
    const term = head.args[i] as Term;
    const name = nameOf(term);
    return name === undefined ? [] : [{ kind, name, term, statement }];
  });
}

/** What a policy names on purpose: twice, or as one of its own words. */
function ownNames(
  facts: readonly Statement[],
  named: readonly Named[],
): Readonly<Record<NameKind, ReadonlySet<string>>> {
  const languages = facts.flatMap(({ relation, head }) =>
    relation === 'decree_phrase/3' && head.kind === 'compound' ? (nameOf(head.args[0] as Term) ?? []) : [],
  );
  const twice = (kind: NameKind) => {
    const seen = new Map<string, number>();
    for (const one of named) if (one.kind === kind) seen.set(one.name, (seen.get(one.name) ?? 0) + 1);
    return [...seen].filter(([, times]) => times > 1).map(([name]) => name);
  };
  const words = facts.flatMap(({ relation, head }) =>
    Object.hasOwn(ARGUMENTS, relation) && head.kind === 'compound' ? wordsIn(head.args.at(-1)) : [],
  );
  return {
    language: new Set(languages.filter((code) => /^[a-z]{2,3}$/.test(code))),
    role: new Set(),
    action: new Set([...twice('action'), ...words]),
    domain: new Set([...twice('domain'), ...words]),
  };
}

function wordsIn(list: Term | undefined): readonly string[] {
  const words: string[] = [];
  for (let rest = list; rest?.kind === 'compound' && rest.args.length === 2; rest = rest.args[1]) {
    const word = rest.args[0] && nameOf(rest.args[0]);
    if (word !== undefined) words.push(word);
  }
  return words;
}
