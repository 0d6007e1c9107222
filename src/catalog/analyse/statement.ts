/** The statement: one clause of a policy file on its way to being judged, and how a problem points at it. */

import { type Diagnostic, placeAt, type Source } from '../../logic/diagnostics.ts';
import type { Atom, Compound, Span, Term } from '../../logic/term.ts';
import { type Code, severityOf } from './codes.ts';

export interface Statement {
  readonly source: Source;
  /** The whole clause, with positions. */
  readonly term: Term;
  readonly head: Atom | Compound;
  /** Absent from a fact. */
  readonly body?: Term;
  /** The relation of the head, `name/arity`. */
  readonly relation: string;
  /** Variables that stand once and do not start with `_`. */
  readonly singletons: readonly { readonly name: string; readonly span: Span }[];
}

/** A term in a source: what a problem is about. */
export interface Site {
  readonly source: Source;
  readonly term: Term;
}

/** What may be said beside the message. */
export interface Advice {
  readonly expected?: string | undefined;
  readonly nearest?: string | undefined;
}

/** The diagnostic of `code` at a term. */
export function problem(site: Site, code: Code, message: string, advice: Advice = {}): Diagnostic {
  return problemAt(site.source, site.term.span?.start ?? 0, code, message, advice);
}

/** The diagnostic of `code` at an offset of a source. */
export function problemAt(
  source: Source,
  offset: number,
  code: Code,
  message: string,
  { expected, nearest }: Advice = {},
): Diagnostic {
  return {
    ...placeAt(source, offset),
    code,
    severity: severityOf(code),
    message,
    ...(expected === undefined ? {} : { expected }),
    ...(nearest === undefined ? {} : { nearest }),
  };
}

export const placeOf = ({ source, term }: Site) => placeAt(source, term.span?.start ?? 0);

/** A place as words of a message: `units.pl:3:1`. */
export function placeText(site: Site): string {
  const { file, line, column } = placeOf(site);
  return `${file}:${line}:${column}`;
}
