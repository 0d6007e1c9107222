/** From the lines of a file to what happened: which agent's it is, and its entries, one after another. */

import { jsonFault, parseJson } from '../../catalog/analyse/json.ts';
import type { JsonObject } from '../../catalog/unit.ts';
import type { Result } from '../../logic/diagnostics.ts';
import type { AgentName } from '../hooks/event.ts';
import type { Entry, TranscriptReader } from './entry.ts';
import { isObject } from './fields.ts';
import { formOf } from './forms.ts';

/** A line that is not blank, counted from 1; or why it is no text. */
export interface TextLine {
  readonly number: number;
  readonly text: Result<string, string>;
}

export type Step =
  /** Once, before all entries: whose transcript it is. Without it, the file is none that is known. */
  | { readonly kind: 'agent'; readonly agent: AgentName }
  | { readonly kind: 'entry'; readonly line: number; readonly entry: Entry }
  /** A line that could not be read; the reading goes on behind it. */
  | { readonly kind: 'bad_line'; readonly line: number; readonly message: string };

/** Lines that are looked at to tell whose transcript it is. */
const MOST_UNKNOWN = 1000;
/** The longest file that is one document, in code units: such a file cannot be read line by line. */
export const LONGEST_DOCUMENT = 256 * 1024 * 1024;

/**
 * Reads a transcript as it streams in. With `agent`, only that agent's form counts. A last line that breaks off is
 * passed over: the agent may have been stopped, or be writing it.
 */
export async function* readTranscript(
  lines: AsyncIterable<TextLine>,
  agent?: AgentName,
): AsyncGenerator<Step> {
  const unknown: Numbered[] = [];
  let looked = 0;
  let reader: TranscriptReader | undefined;
  let last = 1;
  for await (const { line, record } of recordsOf(lines)) {
    last = line;
    // Of a file that is something else, not all is read.
    if (!reader && looked >= MOST_UNKNOWN) return;
    looked += 1;
    if (typeof record === 'string') {
      yield { kind: 'bad_line', line, message: record };
      continue;
    }
    if (reader) {
      yield* steps(reader.read(record), line);
      continue;
    }
    unknown.push({ line, record });
    const form = formOf(record, agent);
    if (!form) continue;
    yield { kind: 'agent', agent: form.agent };
    reader = form.open();
    for (const before of unknown) yield* steps(reader.read(before.record), before.line);
  }
  yield* steps(reader?.end?.() ?? [], last);
}

interface Numbered {
  readonly line: number;
  readonly record: JsonObject;
}

const steps = (entries: readonly Entry[], line: number): readonly Step[] =>
  entries.map((entry) => ({ kind: 'entry', line, entry }));

/** Records, and in the place of those that cannot be read, why. */
type Read = { readonly line: number; readonly record: JsonObject | string };

async function* recordsOf(lines: AsyncIterable<TextLine>): AsyncGenerator<Read> {
  // What cannot be read is told when it turns out not to be the last line.
  let broken: Read | undefined;
  let document: string[] | undefined;
  let size = 0;
  for await (const { number: line, text } of lines) {
    if (text.ok && text.value.trim() === '') continue;
    if (broken) yield broken;
    broken = undefined;
    if (!text.ok) {
      yield { line, record: text.error };
      continue;
    }
    if (document === undefined && line === 1 && /^\uFEFF?\s*[{[]\s*$/.test(text.value)) document = [];
    if (document === undefined) {
      const read = recordIn(text.value, line);
      if (typeof read.record === 'string') broken = read;
      else yield read;
      continue;
    }
    size += text.value.length;
    if (size > LONGEST_DOCUMENT) {
      yield { line, record: 'the document is too large to be read as a whole' };
      return;
    }
    document.push(text.value);
  }
  if (document) yield recordIn(document.join('\n'), 1);
}

function recordIn(text: string, line: number): Read {
  const parsed = parseJson(text);
  if (!parsed.ok) return { line, record: jsonFault(parsed) };
  return isObject(parsed.value) ? { line, record: parsed.value } : { line, record: 'not an object' };
}
