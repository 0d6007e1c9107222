/** `lictor decree`: what a message says about the tools at hand; or many messages, one result a line. */

import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { saidBy } from '../memory/condition.ts';
import { readDecrees } from '../memory/decrees.ts';
import type { PolicyWords } from '../memory/policy-words.ts';
import type { DecreeContext, Decrees, Reading } from '../memory/reading.ts';
import { EXIT, type ExitCode, type Failure, failureJson, refuse, usage } from './failure.ts';
import { print, printJson, printJsonLine } from './io.ts';
import { readJson } from './json-text.ts';
import { linesOf, nameOfInput, readText } from './read-file.ts';
import { type WordsOptions, wordsFor } from './read-sentence.ts';
import { oneLine } from './text.ts';
import type { View } from './view.ts';

export interface DecreeCommandOptions extends WordsOptions {
  readonly tools?: readonly string[];
  /** A file. */
  readonly context?: string;
  /** A file of messages. */
  readonly batch?: string;
}

/** 0 when a rule is read, 1 when there is none in it. */
export async function decreeCommand(
  view: View,
  text: string | undefined,
  options: DecreeCommandOptions,
): Promise<ExitCode> {
  const words = await wordsFor(view, options);
  if (!words.ok) return refuse(view, words.error);
  if (options.batch !== undefined) return readBatch(view, options.batch, words.value);
  if (text === undefined)
    return refuse(view, usage('missing_argument', 'expected a message, or --batch FILE'));
  const context = await contextOf(view, { ...options, tools: options.tools ?? words.value.tools });
  if (!context.ok) return refuse(view, context.error);
  const read = readDecrees(text, context.value, words.value);
  if (view.json) printJson(view.io, { ok: true, text, ...read });
  else print(view.io, decreeLines(view, read));
  return read.readings.length > 0 ? EXIT.fine : EXIT.findings;
}

async function contextOf(
  view: View,
  { tools = [], context }: DecreeCommandOptions,
): Promise<Result<DecreeContext, Failure>> {
  if (context === undefined) return ok({ tools });
  const text = await readText(view.io, context);
  if (!text.ok) return text;
  const name = nameOfInput(context);
  const parsed = readJson(text.value, name);
  if (!parsed.ok) return parsed;
  const read = readContext(parsed.value, tools);
  return typeof read === 'string' ? fail(usage('invalid_context', `${name}: ${read}`)) : ok(read);
}

/** A context, or what is wrong with it. */
function readContext(value: unknown, tools: readonly string[]): DecreeContext | string {
  if (!isRecord(value)) return 'expected a record';
  const { last_tool, last_args, mentioned } = value;
  if (last_tool !== undefined && typeof last_tool !== 'string') return '`last_tool`: expected a text';
  if (last_args !== undefined && !isRecord(last_args)) return '`last_args`: expected a record';
  if (mentioned !== undefined && !isTexts(mentioned)) return '`mentioned`: expected a list of texts';
  return {
    tools,
    ...(last_tool !== undefined && { last_tool }),
    ...(last_args !== undefined && { last_args }),
    ...(mentioned !== undefined && { mentioned }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** What will be enforced, one line each; and what was not understood. */
function decreeLines(view: View, { readings, unread }: Decrees): readonly string[] {
  if (readings.length === 0 && unread.length === 0) return ['no rule'];
  return [
    ...readings.flatMap((reading) => [readingLine(view, reading), ...widerLines(view, reading)]),
    ...unread.map(
      ({ sentence, why }) => `${view.paint.yellow('not enforced')}  “${oneLine(sentence)}”: ${oneLine(why)}`,
    ),
  ];
}

const EFFECTS = { prohibit: 'deny', require_confirmation: 'ask', prefer: 'prefer', retract: 'end' } as const;

function readingLine({ paint }: View, { kind, tool, matcher, ...limits }: Reading): string {
  const value =
    matcher.value === undefined ? 'every call' : `${matcher.arg ?? 'any argument'}: ${matcher.value}`;
  const parts = [
    `${paint.bold(EFFECTS[kind].padEnd(6))} ${tool === null ? 'no tool yet' : oneLine(tool)}`,
    oneLine(value),
    limits.condition === undefined ? '' : conditionText(limits.condition),
    limits.except === undefined ? '' : `except ${oneLine(limits.except)}`,
    limits.until === undefined ? '' : untilText(limits.until),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** What it may mean beside that. */
const widerLines = (view: View, { wider, ...reading }: Reading): readonly string[] => {
  if (!wider) return [];
  const { condition: _, until: __, except: ___, ...same } = reading;
  const line = readingLine(view, { ...same, ...wider });
  return [
    `  ${view.paint.yellow('or')} ${line}, if “${oneLine(wider.words)}” is only about its last part: not enforced`,
  ];
};

function conditionText(condition: string): string {
  const { negated, text } = saidBy(condition);
  return `${negated ? 'unless' : 'when'} ${oneLine(text)}`;
}

function untilText(until: string): string {
  if (until === 'task' || until === 'session') return `for this ${until}`;
  return `until ${oneLine(until)}`;
}

/** Every line with what is expected of it, and beside it, in the same form, what is read. */
async function readBatch(view: View, file: string, words: PolicyWords): Promise<ExitCode> {
  let exit: ExitCode = EXIT.fine;
  for await (const { number, text } of linesOf(view.io, file)) {
    if (text.ok && text.value.trim() === '') continue;
    const line = text.ok ? readLine(text.value, nameOfInput(file), number, words) : text;
    if (line.ok) printJsonLine(view.io, line.value);
    else {
      printJsonLine(view.io, { line: number, ...failureJson(line.error) });
      exit = line.error.exit;
    }
  }
  return exit;
}

function readLine(text: string, file: string, number: number, words: PolicyWords): Result<object, Failure> {
  const parsed = readJson(text, file, { line: number });
  if (!parsed.ok) return parsed;
  const name = `${file}:${number}`;
  const value = isRecord(parsed.value) ? parsed.value : {};
  const { tools = words.tools, context = {}, text: message } = value;
  if (typeof message !== 'string' || !isTexts(tools))
    return fail(usage('invalid_decree', `${name}: expected a record with \`text\` and \`tools\``));
  const known = readContext(context, tools);
  if (typeof known === 'string') return fail(usage('invalid_context', `${name}: ${known}`));
  const { readings, unread } = readDecrees(message, known, words);
  return ok({
    ...value,
    readings: readings.length > 0 ? readings.map(labelled) : [{ kind: 'none' }],
    ...(unread.length > 0 && { unread: unread.map(({ sentence, why }) => ({ sentence, why })) }),
  });
}

/** A reading in the form of a label: without its sentence and place. */
const labelled = ({ sentence: _, span: __, ...reading }: Reading): object => reading;
