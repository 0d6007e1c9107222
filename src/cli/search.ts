/** `lictor search`: which units a request is about, as cards; or many requests, one result a line. */

import type { Policy } from '../catalog/policy.ts';
import { type SearchHit, type SearchMatch, search } from '../compile/search.ts';
import type { SearchError } from '../compile/searching.ts';
import type { TurnInput } from '../compile/turn.ts';
import { fail, type Result } from '../logic/diagnostics.ts';
import { problemLine, wideningFailure } from './compile-failure.ts';
import { EXIT, type ExitCode, type Failure, failureJson, refuse, usage } from './failure.ts';
import { print, printJson, printJsonLine } from './io.ts';
import { table } from './layout.ts';
import { openPolicy } from './policy-argument.ts';
import { nameOfInput } from './read-file.ts';
import { type RequestLine, readRequests } from './requests.ts';
import { clean, count, number, oneLine } from './text.ts';
import { type GivenTurn, readOneTurn, type TurnOptions, turnSources } from './turn-argument.ts';
import type { View } from './view.ts';

export type SearchCommandOptions = TurnOptions & {
  /** Units found at most. */
  readonly limit: number;
  /** A file of requests. */
  readonly queries?: string;
};

/** Like grep(1): 0 when something is found, 1 when nothing is. */
export async function searchCommand(
  view: View,
  paths: readonly string[],
  words: string | undefined,
  options: SearchCommandOptions,
): Promise<ExitCode> {
  const given = turnSources(options).length === 0 ? undefined : await readOneTurn(view.io, options);
  if (given && !given.ok) return refuse(view, given.error);
  const policy = await openPolicy(view, paths);
  if (!policy.ok) return refuse(view, policy.error);
  const find = (text: string) => searchGiven(policy.value, text, options.limit, given?.value);
  if (options.queries !== undefined) return searchAll(view, options.queries, find);
  const found = find(words ?? '');
  if (!found.ok) return refuse(view, found.error);
  if (view.json) printJson(view.io, { ok: true, query: words, hits: found.value });
  else print(view.io, cardLines(view, found.value, policy.value));
  return exitOf(found.value);
}

const exitOf = (hits: readonly SearchHit[]): ExitCode => (hits.length > 0 ? EXIT.fine : EXIT.findings);

type Find = (text: string) => Result<readonly SearchHit[], Failure>;

function searchGiven(
  policy: Policy,
  text: string,
  limit: number,
  turn: GivenTurn | undefined,
): Result<readonly SearchHit[], Failure> {
  const found = search(policy, text, { limit, ...(turn && { turn: turn.input as TurnInput }) });
  return found.ok ? found : fail(searchFailure(found.error, turn?.name ?? 'the turn'));
}

function searchFailure(error: SearchError, turnName: string): Failure {
  if (error.code === 'discovery_scope_widening_denied') return wideningFailure(error, turnName);
  return usage(error.code, `${turnName}: ${count(error.problems.length, 'mistake')} in the turn`, {
    lines: error.problems.map(problemLine),
    detail: { problems: error.problems },
  });
}

/** One result a request, in the order of the file. Exits with the highest code of them. */
async function searchAll(view: View, file: string, find: Find): Promise<ExitCode> {
  let exit: ExitCode | undefined;
  for await (const { line, request } of readRequests(view.io, file)) {
    const found = request.ok ? answer(request.value, find) : request;
    if (view.json) printJsonLine(view.io, resultJson(line, request, found));
    else print(view.io, resultLines(view, request, found));
    const own = found.ok ? exitOf(found.value) : found.error.exit;
    exit = exit === undefined || own > exit ? own : exit;
  }
  return exit ?? refuse(view, usage('no_request', `${nameOfInput(file)} holds no request`));
}

const answer = ({ query }: RequestLine, find: Find) => find(query);

function resultJson(
  line: number,
  request: Result<RequestLine, Failure>,
  found: Result<readonly SearchHit[], Failure>,
): object {
  const { id, query } = request.ok ? request.value : {};
  const about = { line, ...(id !== undefined && { id }), ...(query !== undefined && { query }) };
  return found.ok ? { ...about, ok: true, hits: found.value } : { ...about, ...failureJson(found.error) };
}

function resultLines(
  view: View,
  request: Result<RequestLine, Failure>,
  found: Result<readonly SearchHit[], Failure>,
): string[] {
  const query = request.ok ? `“${oneLine(request.value.query)}”` : '';
  if (!found.ok) return [`${view.paint.red(clean(found.error.message))}`];
  const rows = found.value.map(({ unit, score }) => [number(score), clean(unit)]);
  return [view.paint.bold(query), ...(rows.length === 0 ? ['  nothing'] : scored(view, rows))];
}

function cardLines(view: View, hits: readonly SearchHit[], { catalog }: Policy): string[] {
  if (hits.length === 0)
    return [`nothing found: no word of the request is about any of ${count(catalog.units.size, 'unit')}`];
  const width = Math.max(...hits.map(({ score }) => number(score).length));
  return hits.flatMap((hit, i) => [...(i > 0 ? [''] : []), ...card(view, hit, width)]);
}

/** Score and unit; what it is for; why it was found. */
function card(view: View, { unit, score, summary, matches }: SearchHit, width: number): string[] {
  const head = `${number(score).padStart(width)}  ${view.paint.bold(clean(unit))}`;
  const rows = [oneLine(summary), `for ${matches.map(matchText).join(', ')}`];
  const indented = rows.filter((row) => row !== '').map((row) => [row]);
  return [head, ...table(indented, [{}], { width: view.width, indent: width + 2 })];
}

const matchText = (match: SearchMatch): string =>
  clean(match.for === undefined ? `\`${match.word}\`` : `\`${match.word}\` (\`${match.for}\`)`);

const scored = (view: View, rows: readonly (readonly string[])[]): string[] =>
  table(rows, [{ align: 'right' }, {}], { width: view.width, indent: 2 });
