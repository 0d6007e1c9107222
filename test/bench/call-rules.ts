/** A rule set over calls, of any size, and random calls to decide: data that every decider is given alike. */

import { randomFrom } from './random.ts';

/** Denies calls of `tool` (of any, where absent) for `reason`, when the condition holds. */
export interface CallRule {
  readonly reason: string;
  readonly tool?: string;
  readonly condition:
    | { readonly kind: 'above'; readonly argument: string; readonly limit: number }
    | { readonly kind: 'equal'; readonly argument: string; readonly value: string; readonly env: string }
    | { readonly kind: 'prefix'; readonly argument: string; readonly prefix: string };
}

export interface CallCase {
  readonly tool: string;
  readonly args: Readonly<Record<string, string | number>>;
  readonly env: string;
}

const RULES_PER_TOOL = 2;

/** Rules for many tools, two a tool, and two for all tools. */
export function callRules(size: number): CallRule[] {
  const general: CallRule[] = [
    { reason: 'system files', condition: { kind: 'prefix', argument: 'path', prefix: '/etc/' } },
    { reason: 'far too much', condition: { kind: 'above', argument: 'amount', limit: 9_000 } },
  ];
  return [...general, ...Array.from({ length: size - general.length }, (_, number) => ruleOf(number))];
}

export const toolsOf = (size: number): readonly string[] =>
  Array.from({ length: Math.max(1, Math.ceil((size - 2) / RULES_PER_TOOL)) }, (_, number) => `t${number}`);

function ruleOf(number: number): CallRule {
  const common = { reason: `reason${number}`, tool: `t${Math.floor(number / RULES_PER_TOOL)}` };
  const kind = number % 5;
  if (kind === 3)
    return { ...common, condition: { kind: 'equal', argument: 'mode', value: 'write', env: 'production' } };
  if (kind === 4)
    return { ...common, condition: { kind: 'prefix', argument: 'path', prefix: `/srv/${number % 7}/` } };
  return { ...common, condition: { kind: 'above', argument: 'amount', limit: 100 * ((number % 50) + 1) } };
}

/** Calls of the tools of a rule set; the same for the same size. */
export function callCases(size: number, count: number): CallCase[] {
  const random = randomFrom(size + 3);
  const tools = toolsOf(size);
  const pick = <T>(from: readonly T[]): T => from[random() % from.length] as T;
  return Array.from({ length: count }, () => ({
    tool: pick(tools),
    args: {
      amount: random() % 10_000,
      mode: pick(['read', 'write']),
      path: `${pick(['/srv/', '/home/', '/etc/'])}${random() % 9}/notes.txt`,
    },
    env: pick(['production', 'staging']),
  }));
}
