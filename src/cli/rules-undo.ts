/** `lictor rules undo`: the last change that was made here, taken back. */

import { fail, ok, type Result } from '../logic/diagnostics.ts';
import type { HistoryEntry, RuleAction, RuleChange } from '../memory/change.ts';
import type { Rule } from '../memory/rule.ts';
import { laterElsewhere, ruleThen, saidIn } from '../memory/undo.ts';
import type { Store } from '../store/store.ts';
import { EXIT, type ExitCode, type Failure } from './failure.ts';
import { print, printJson } from './io.ts';
import { sentencesIn } from './rule-list-view.ts';
import { userMark } from './rules.ts';
import { type Done, named, type RulesOptions } from './rules-options.ts';
import { type Asked, storeFailure, withOpenStore } from './rules-store.ts';
import { oneLine, wrap } from './text.ts';
import type { View } from './view.ts';

/** Of a rule that is named, the last change of it, wherever it was made. */
export const undoChange = (view: View, given: string | undefined, options: RulesOptions): Promise<ExitCode> =>
  withOpenStore(view, options, async (store, asked): Done => {
    const rule = given === undefined ? ok(undefined) : await idOf(store, given, asked);
    if (!rule.ok) return rule;
    const here = given === undefined ? asked.audience : undefined;
    const undone = await store.undo(userMark(asked.origin), rule.value, here);
    if (!undone.ok) return fail(storeFailure(undone.error));
    const history = await store.history();
    if (!history.ok) return fail(storeFailure(history.error));
    const story = { undone: undone.value, history: history.value };
    const elsewhere = here ? laterElsewhere(story.history, batchUndone(story), here) : [];
    if (view.json) printJson(view.io, { ok: true, undone: undone.value, was: wasMade(story), elsewhere });
    else print(view.io, [...undoneLines(view, story), ...elsewhereLines(view, elsewhere, story, asked)]);
    return ok(undone.value.length > 0 ? EXIT.fine : EXIT.findings);
  });

async function idOf(store: Store, given: string, asked: Asked): Promise<Result<string, Failure>> {
  const rule = await named(store, given, asked);
  return rule.ok ? ok(rule.value.id) : rule;
}

interface Story {
  readonly undone: readonly RuleChange[];
  /** The undoing is a part of it. */
  readonly history: readonly HistoryEntry[];
}

/** The batch that was taken back; 0 when there was none. */
function batchUndone({ undone: [first], history }: Story): number {
  const last = history.filter(({ id, undoes }) => undoes !== undefined && id === first?.id).at(-1);
  return last?.undoes ?? 0;
}

/** The changes that were taken back, as they were made. */
function wasMade(story: Story): readonly HistoryEntry[] {
  const ids = new Set(story.undone.map(({ id }) => id));
  const batch = batchUndone(story);
  return story.history.filter((entry) => entry.batch === batch && ids.has(entry.id));
}

function undoneLines(view: View, story: Story): readonly string[] {
  if (story.undone.length === 0) return ['nothing to take back'];
  const sentences = sentencesIn(story.history);
  const made = wasMade(story);
  return story.undone.flatMap(({ kind, id, value }) => {
    const name = `“${oneLine(value?.sentence ?? sentences.get(id) ?? id)}”`;
    const entry = made.findLast((one) => one.id === id);
    return [
      kind === 'waiver'
        ? `what ${name} waived ${value === null ? 'holds' : 'is waived'} again`
        : value === null
          ? `${name} is gone again`
          : `${name} is as it was before`,
      ...(entry ? indented(view, `it was ${storyOf(entry, ruleThen(entry, story.history))}`) : []),
    ];
  });
}

const DONE: { readonly [A in RuleAction]: string } = {
  add: 'set',
  refresh: 'said again',
  edit: 'changed',
  bind: 'bound to a tool',
  end: 'ended',
  lift: 'lifted',
  waive: 'said',
  use: 'used',
  undo: 'taken back',
  import: 'imported',
};

/** What was done, when, by whom and where. */
function storyOf(entry: HistoryEntry, rule: Rule | undefined): string {
  const { action, at, by, message_id } = entry;
  const { kind = 'user', name = '' } = saidIn(entry) ?? rule?.scope ?? {};
  return [
    `${DONE[action]} ${at.slice(0, 16).replace('T', ' ')} by ${oneLine(by)}`,
    ...(message_id === undefined ? [] : [`in message ${oneLine(message_id)}`]),
    ...(kind === 'user' ? [] : [`for ${kind} ${oneLine(name)}`]),
  ].join(', ');
}

/** At most so many rules of another's change are named. */
const NAMED = 5;

function elsewhereLines(
  view: View,
  entries: readonly HistoryEntry[],
  { history }: Story,
  { audience }: Asked,
): readonly string[] {
  return entries.slice(0, NAMED).flatMap((entry) => {
    const rule = ruleThen(entry, history);
    if (!rule) return [];
    const whose =
      rule.owner === audience.owner ? '' : ` --owner '${oneLine(rule.owner).replaceAll("'", '')}'`;
    return [
      ...wrap(
        `the last change is not of here: “${oneLine(rule.sentence)}” was ${storyOf(entry, rule)}`,
        view.width,
      ),
      `  to take it back: lictor rules undo ${rule.id.slice(0, SHOWN)}${whose}`,
    ];
  });
}

/** As many letters of an id as tell it apart. */
const SHOWN = 9;

const indented = ({ width }: View, text: string): readonly string[] =>
  wrap(text, width - 2).map((line) => `  ${line}`);
