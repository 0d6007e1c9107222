/** When the user has said something: decrees in it become rules, and the user is told what will be enforced. */

import { cleanLine, cutText } from '../../catalog/clean.ts';
import { isSameTool } from '../../catalog/tool-spelling.ts';
import { ok, type Result } from '../../logic/diagnostics.ts';
import { capture } from '../../memory/capture.ts';
import type { Captured, ReportLine } from '../../memory/captured.ts';
import { applyChanges, type RuleState } from '../../memory/change.ts';
import { readDecrees } from '../../memory/decrees.ts';
import { rulesInForce } from '../../memory/in-force.ts';
import { ruleReminder, rulesForPrompt } from '../../memory/pins.ts';
import type { PolicyWords } from '../../memory/policy-words.ts';
import type { Decrees } from '../../memory/reading.ts';
import type { StoreFault } from '../../store/fault.ts';
import type { Adapter } from './adapter.ts';
import type { HookEvent, Verdict } from './event.ts';
import { speakableTools } from './neutral-call.ts';
import { NO_NOTES, type SessionNotes } from './session-file.ts';
import { audienceOf, type HookWorld, originOf, withStore } from './world.ts';

/** Prompts that nobody typed: timers and the agent itself. */
const NOBODY = new Set(['system', 'loop_wakeup', 'schedule_wakeup', 'poll_event']);

/** A prompt always passes. When what it says cannot be written down, the user is told that it is not in force. */
export async function verdictOnPrompt(
  adapter: Adapter,
  event: HookEvent,
  world: HookWorld,
): Promise<Verdict> {
  const notes = notesFor(event, world);
  const nobody =
    event.subagent !== undefined || NOBODY.has(event.source ?? '') || (event.prompt ?? '').trim() === '';
  const words = nobody ? NO_WORDS : await wordsIn(world);
  const decrees = nobody ? NOTHING : decreesIn(adapter, event, notes, words);
  const said = decrees.readings.length > 0 || decrees.unread.length > 0;
  if (!said && notes.failed.length === 0 && !notes.compacted)
    return { decision: 'allow', ...(words.trouble !== undefined && { notice: words.trouble }) };
  const captured = await captureIn(event, world, decrees, { ...notes, words });
  if (!captured.ok) return unwritten(event, world, decrees, captured.error);
  const { state, report, changes } = captured.value;
  remember(event, world, state);
  const added = changes.flatMap(({ kind, value }) => (kind === 'rule' && value ? [value] : []));
  const standing = rulesInForce(added, audienceOf(event, world));
  const pins = notes.compacted
    ? rulesForPrompt(rulesInForce(state.rules, audienceOf(event, world))).rendered
    : '';
  const context = [pins, ruleReminder(standing), ...linesFor(report.filter(isNews))]
    .filter(Boolean)
    .join('\n');
  const notice = [
    ...linesFor(report.filter(({ code }) => code !== 'noted')),
    ...(words.trouble === undefined ? [] : [words.trouble]),
  ];
  return {
    decision: 'allow',
    ...(context !== '' && { context }),
    ...(notice.length > 0 && { notice: notice.join('\n') + (changes.length > 0 ? UNDO : '') }),
  };
}

const NOTHING: Decrees = { readings: [], unread: [] };
const UNDO = ' (take it back: lictor rules undo)';

/** What the model should know beside the new rules: that one ended or was lifted, is waived, or has an exception now. */
const isNews = ({ code }: ReportLine): boolean =>
  code === 'ended' || code === 'lifted' || code === 'waived' || code === 'excepted' || code === 'conditioned';

/** A line for each sentence: what became of it, for all the tools that it is about. */
function linesFor(report: readonly ReportLine[]): readonly string[] {
  const messages = new Map<string, Set<string>>();
  for (const { message, sentences } of report) {
    const said = sentences.map((one) => `“${one}”`).join(' and ');
    messages.set(said, (messages.get(said) ?? new Set()).add(message));
  }
  return [...messages].map(([said, what]) =>
    cutText(cleanLine(`lictor: ${said} ${[...what].join('; ')}`), LONGEST_LINE),
  );
}

const LONGEST_LINE = 500;

const notesFor = (event: HookEvent, world: HookWorld): SessionNotes =>
  (event.session_id === undefined ? undefined : world.notesOf(event).read()) ?? NO_NOTES;

/** The words that count beside those that are shipped, and what is to be told about them. */
interface Words {
  readonly said: PolicyWords;
  readonly trouble?: string;
}
const NO_WORDS: Words = { said: { tools: [] } };

async function wordsIn({ words }: HookWorld): Promise<Words> {
  const said = (await words?.()) ?? ok(NO_WORDS.said);
  if (said.ok) return { said: said.value };
  const trouble = `lictor: the policy is not loaded, so its words are not known: ${said.error}`;
  return { ...NO_WORDS, trouble: cutText(cleanLine(trouble), LONGEST_LINE) };
}

function decreesIn(
  adapter: Adapter,
  { prompt = '' }: HookEvent,
  { tools, last }: SessionNotes,
  { said }: Words,
): Decrees {
  const present = [...speakableTools(adapter), ...tools];
  const others = said.tools.filter((tool) => !present.some((one) => isSameTool(one, tool)));
  return readDecrees(
    prompt,
    {
      tools: [...present, ...others],
      ...(last && { last_tool: last.tool, last_args: last.arguments }),
    },
    said,
  );
}

type Written = Captured & { readonly state: RuleState };

const captureIn = (
  event: HookEvent,
  world: HookWorld,
  decrees: Decrees,
  { failed, words }: SessionNotes & { readonly words: Words },
): Promise<Result<Written, StoreFault>> =>
  withStore(event, world, async (store) => {
    const mark = {
      at: world.now,
      by: 'user',
      ...(event.message_id !== undefined && { message_id: event.message_id }),
    };
    const { facts } = words.said;
    const turn = { ...originOf(event, world), ...(facts && { facts }), decrees, calls: failed };
    const written = await store.change<Written>(mark, (state) => {
      const captured = capture(turn, state);
      return {
        changes: captured.changes,
        result: { ...captured, state: applyChanges(state, captured.changes) },
      };
    });
    return written.ok ? ok(written.value) : written;
  });

function remember(event: HookEvent, world: HookWorld, state: RuleState): void {
  if (event.session_id === undefined) return;
  const file = world.notesOf(event);
  const { compacted: _, ...notes } = file.read() ?? NO_NOTES;
  file.write({ ...notes, failed: [] });
  file.know(state);
}

/** The rules hold for this session all the same, as far as its notes can be written. */
function unwritten(event: HookEvent, world: HookWorld, decrees: Decrees, fault: StoreFault): Verdict {
  const file = event.session_id === undefined ? undefined : world.notesOf(event);
  const state = file?.known() ?? { rules: [], waivers: [] };
  const kept = decrees.readings.filter(({ kind }) => kind !== 'retract');
  const { changes } = capture(
    { ...originOf(event, world), decrees: { ...decrees, readings: kept }, calls: [] },
    state,
  );
  const { rules } = applyChanges(state, changes);
  const forSession = file !== undefined && changes.length > 0;
  if (forSession) file.know({ ...state, rules });
  const held = forSession
    ? 'What you said holds in this session only, and is not kept.'
    : 'What you said is NOT in force.';
  const notice = `lictor: ${fault.message}. ${held} \`lictor doctor\` says how to mend it.`;
  return { decision: 'allow', notice, ...(forSession && { context: ruleReminder(rules) }) };
}
