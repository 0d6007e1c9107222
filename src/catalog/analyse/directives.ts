/** Directives: a policy is not a program that is run, so none is; the harmless ones are only not needed. */

import { type Diagnostic, type Source, shown } from '../../logic/diagnostics.ts';
import { atom, compound, isCompound, type Term } from '../../logic/term.ts';
import { problem, type Site } from './statement.ts';

const NEEDLESS: ReadonlySet<string> = new Set(['dynamic', 'discontiguous', 'multifile']);

const LOADING = 'nothing; give all files and folders to the loader together';

/** What to do instead, by the name of the directive. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ...['consult', 'ensure_loaded', 'include', 'load_files', 'reconsult', 'autoload', '.'].map(
    (name) => [name, LOADING] as const,
  ),
  ['use_module', 'nothing; list and text predicates are there already'],
  ['module', 'nothing; all files of a policy share one space of names'],
  ['initialization', 'facts and rules; nothing is run when a policy is loaded'],
  ['op', 'the term with its usual operators, or in functional notation'],
  ['set_prolog_flag', 'nothing; double-quoted text is text, and unknown relations are errors'],
  ['table', 'nothing; recursion over facts ends by itself'],
  ['assert', 'the fact itself, without assert'],
  ['asserta', 'the fact itself, without asserta'],
  ['assertz', 'the fact itself, without assertz'],
]);

const OTHERWISE = 'facts and rules; nothing is run when a policy is loaded';

export function checkDirectives(directives: readonly Site[]): Diagnostic[] {
  return directives.flatMap(({ source, term }) =>
    goals(term).map((goal) => checkDirective({ source, term: goal })),
  );
}

function checkDirective(site: Site): Diagnostic {
  const { term } = site;
  const name = term.kind === 'atom' || term.kind === 'compound' ? term.name : '';
  if (NEEDLESS.has(name)) {
    const message = `the directive ${shown(name)} is not needed: clauses of a relation may stand anywhere`;
    return problem(site, 'needless_directive', message);
  }
  const message = name === '' ? 'directives are not run' : `the directive ${shown(name)} is not run`;
  return problem(site, 'forbidden_directive', message, { expected: INSTEAD.get(name) ?? OTHERWISE });
}

/** The goals of `:- A, B.` */
function goals(directive: Term): Term[] {
  const found: Term[] = [];
  let rest = directive.kind === 'compound' ? (directive.args[0] as Term) : directive;
  for (; isCompound(rest, ',', 2); rest = rest.args[1] as Term) found.push(rest.args[0] as Term);
  return [...found, rest];
}

/** Names that other Prologs have as prefix operators, for directives alone. */
const PREFIX =
  /(?:^|\.)\s*:-\s*(dynamic|discontiguous|multifile|initialization|table|module_transparent)\s+$/;

/** `:- dynamic p/1.` is no ISO syntax, but everyone knows what it is: a directive, not a mistake in reading. */
export function prefixDirectives(
  at: Source,
  diagnostics: readonly Diagnostic[],
): { readonly directives: readonly Site[]; readonly mistakes: readonly Diagnostic[] } {
  const directives: Site[] = [];
  const mistakes = diagnostics.filter(({ code, line, column }) => {
    const start = at.lineStarts[line - 1] ?? 0;
    // Such a line is short, and all before the name is ASCII.
    const before =
      code === 'unexpected_token' && column < 100 ? at.text.slice(start, start + column - 1) : '';
    const name = PREFIX.exec(before)?.[1];
    if (name === undefined) return true;
    const from = start + before.lastIndexOf(name);
    const span = { start: from, end: from + name.length };
    directives.push({ source: at, term: { ...compound(':-', { ...atom(name), span }), span } });
    return false;
  });
  return { directives, mistakes };
}
