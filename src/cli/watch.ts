/** `lictor watch`: transcripts of finished sessions, and what the hooks would have made of them. */

import { resolve } from 'node:path';
import type { AgentName } from '../hosts/hooks/event.ts';
import { sumOf } from '../hosts/transcripts/finding.ts';
import { FORMS } from '../hosts/transcripts/forms.ts';
import { readTranscript, type TextLine } from '../hosts/transcripts/read-transcript.ts';
import { type Replayed, replay } from '../hosts/transcripts/replay.ts';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { isTimeZone } from '../memory/calendar.ts';
import { homeFolder } from '../node/home-folder.ts';
import { EXIT, type ExitCode, type Failure, failureJson, refuse, usage } from './failure.ts';
import { complain, print, printJsonLine } from './io.ts';
import { startProgress } from './progress.ts';
import { linesOf, nameOfInput } from './read-file.ts';
import { clean } from './text.ts';
import type { View } from './view.ts';
import { type TranscriptFile, transcriptFiles } from './watch-files.ts';
import { summaryLines, transcriptLines } from './watch-view.ts';

export interface WatchOptions {
  readonly agent?: AgentName;
  /** A folder. */
  readonly cwd?: string;
  /** An IANA name. */
  readonly zone?: string;
}

/** A transcript that was replayed, and what it is called. */
export interface Watched extends Replayed {
  readonly name: string;
}

/** 0 when no rule was broken, 1 when one was, 2 when a file that was named could not be replayed. */
export async function watchCommand(
  view: View,
  paths: readonly string[],
  options: WatchOptions,
): Promise<ExitCode> {
  const { zone = Intl.DateTimeFormat().resolvedOptions().timeZone } = options;
  if (!isTimeZone(zone))
    return refuse(
      view,
      usage('invalid_zone', `--zone: \`${clean(zone)}\` is no time zone, such as Europe/Berlin`),
    );
  const files = await filesAt(paths);
  if (!files.ok) return refuse(view, files.error);
  const watched = await watchAll(view, files.value, { ...options, zone });
  const failures = watched.flatMap((one) => (one.ok ? [] : [one.error]));
  const replayed = watched.flatMap((one) => (one.ok && one.value ? [one.value] : []));
  const totals = sumOf(replayed.map((one) => one.totals));
  if (view.json) printJsonLine(view.io, { kind: 'summary', transcripts: replayed.length, ...totals });
  else if (failures.length === 0 || replayed.length > 0) print(view.io, summaryLines(view, replayed, totals));
  if (failures.length > 0) return EXIT.usage;
  return totals.broken > 0 ? EXIT.findings : EXIT.fine;
}

async function filesAt(paths: readonly string[]): Promise<Result<readonly TranscriptFile[], Failure>> {
  const found = new Map<string, TranscriptFile>();
  const now = new Date().toISOString();
  for (const path of paths) {
    const files = await transcriptFiles(path, now);
    if (!files.ok) return files;
    for (const file of files.value) if (!found.has(file.path)) found.set(file.path, file);
  }
  if (found.size === 0)
    return fail(
      usage('no_transcript', `there is no .jsonl or .json file below ${paths.map(clean).join(', ')}`),
    );
  return ok([...found.values()]);
}

type Options = WatchOptions & { readonly zone: string };
/** Undefined: a file of a folder that is none of ours. */
type Outcome = Result<Watched | undefined, Failure>;

/** Each as it is done: a folder may hold months of work. */
async function watchAll(
  view: View,
  files: readonly TranscriptFile[],
  options: Options,
): Promise<readonly Outcome[]> {
  const progress = files.length > 1 ? startProgress(view.io.err) : undefined;
  const outcomes: Outcome[] = [];
  for (const [done, file] of files.entries()) {
    progress?.step({ step: 'replaying transcripts', done, total: files.length });
    outcomes.push(await watchOne(view, file, options));
  }
  await progress?.end();
  for (const outcome of outcomes) show(view, outcome);
  return outcomes;
}

function show(view: View, outcome: Outcome): void {
  if (!outcome.ok) {
    if (view.json) printJsonLine(view.io, failureJson(outcome.error));
    else
      complain(view.io, [
        `${view.errPaint.red('lictor:')} ${outcome.error.message}`,
        ...(outcome.error.lines ?? []),
      ]);
  } else if (outcome.value && view.json) {
    const { name, agent, findings } = outcome.value;
    for (const finding of findings) printJsonLine(view.io, { transcript: name, agent, ...finding });
  } else if (outcome.value) print(view.io, transcriptLines(view, outcome.value));
}

async function watchOne({ io }: View, file: TranscriptFile, options: Options): Promise<Outcome> {
  const { path, written, named } = file;
  let unreadable: Failure | undefined;
  async function* lines(): AsyncGenerator<TextLine> {
    for await (const { number, text } of linesOf(io, path, 'a line of a transcript')) {
      if (!text.ok && text.error.code === 'unreadable_file') unreadable = text.error;
      yield { number, text: text.ok ? text : fail(text.error.message) };
    }
  }
  const { zone, cwd = process.cwd(), agent } = options;
  const given = { zone, cwd: resolve(cwd), home: homeFolder(), now: written };
  const replayed = await replay(readTranscript(lines(), agent), given);
  if (unreadable) return fail(unreadable);
  const name = nameOfInput(path);
  if (replayed.agent !== undefined) return ok({ name, ...replayed });
  return named ? fail(unknownForm(name, agent)) : ok(undefined);
}

function unknownForm(name: string, agent: AgentName | undefined): Failure {
  const forms = FORMS.filter((form) => agent === undefined || form.agent === agent);
  return usage(
    'unknown_transcript',
    `${clean(name)} is no transcript of ${agent ?? 'an agent that lictor knows'}; looked for`,
    {
      lines: forms.map((form) => `  ${form.agent}: ${form.knownBy}`),
      detail: { looked_for: forms.map((form) => ({ agent: form.agent, known_by: form.knownBy })) },
    },
  );
}
