/** What a model must not do on its own: change the rules by the program that holds them. */

import type { Json } from '../../catalog/unit.ts';
import type { Decision } from '../../decide/call.ts';
import type { HookEvent } from './event.ts';

/** Commands that loosen or change something; those that only show are free. */
const CHANGING =
  /\blictor(?:\.c?js|\.cmd)?['"]?\s+(?:[^|;&\n]*\s)?(?:release|init|hook|rpc|import|rules\s+(?:add|edit|end|undo|import))\b/i;
/** The store itself, and the notes beside it. */
const STORE = /(?:\.lictor|lictor)[\\/](?:lictor\.db|sessions)|\blictor\.db\b/i;

/** Asks about a call that reaches for the rules themselves; undefined for all others. */
export function guardLictor({ arguments: args = {} }: HookEvent): Decision | undefined {
  const texts: string[] = [];
  const agenda: Json[] = [args];
  for (let next = agenda.pop(); next !== undefined; next = agenda.pop()) {
    if (typeof next === 'string') texts.push(next.slice(0, LOOKED_AT));
    else if (next !== null && typeof next === 'object') agenda.push(...Object.values(next));
  }
  if (!texts.some((text) => CHANGING.test(text) || STORE.test(text))) return undefined;
  const message = 'this reaches for the rules themselves, which only the user changes';
  return { decision: 'ask', reasons: [{ effect: 'ask', code: 'self_guard', message }] };
}

const LOOKED_AT = 100_000;
