/** Pieces of answers that adapters are made of. */

import { cleanLine } from '../../catalog/clean.ts';
import type { HookEvent, HookOutput, Verdict } from './event.ts';

/** Where nothing better is known. An agent may run the tool when a refusal has no reason. */
export const REFUSED = 'refused by a rule of the user';

/** Nothing to say: the agent goes on as it would without the hook. */
export const SILENT: HookOutput = { stdout: '', stderr: '', exit: 0 };

/** An object in one line and nothing else: text before or behind it makes agents pass over the whole. */
export const jsonOutput = (value: object): HookOutput => ({
  stdout: `${JSON.stringify(value)}\n`,
  stderr: '',
  exit: 0,
});

/** `value` unless it is empty: an empty object says nothing, and is better not said. */
export const unlessEmpty = (value: object): HookOutput =>
  Object.keys(value).length === 0 ? SILENT : jsonOutput(value);

/**
 * The answer that blocks a tool call in every agent that listens to exit codes: exit 2, a line on standard error
 * and nothing on standard output. Without the line, some run the tool.
 */
export const blocking = (why: string): HookOutput => ({
  stdout: '',
  stderr: `lictor: ${cleanLine(why).trim() || 'blocked'}\n`,
  exit: 2,
});

/** Where an agent cannot ask, the call is refused, with what a person can do about it. */
export function askAsDeny(verdict: Verdict, { agent }: HookEvent): Verdict {
  if (verdict.decision !== 'ask') return verdict;
  const how = `${agent} cannot ask from a hook; a person allows it once with \`lictor release\``;
  return { ...verdict, decision: 'deny', reason: [verdict.reason, how].filter(Boolean).join(' — ') };
}

/** Texts of a verdict that are there. */
export const present = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
