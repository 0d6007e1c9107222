/** A decision for people. */

import type { Decision, DecisionReason } from '../decide/call.ts';
import { clean, oneLine, wrap } from './text.ts';
import type { View } from './view.ts';

export function decisionLines(view: View, { decision, reasons }: Decision, line?: number): string[] {
  const { paint } = view;
  const dress = { allow: paint.green, ask: paint.yellow, deny: paint.red }[decision];
  const heading = `${line === undefined ? '' : `${line}: `}${paint.bold(dress(decision))}`;
  const told = together(reasons);
  const shown = view.all ? told : told.slice(0, MOST);
  const left = told.length - shown.length;
  return [
    heading,
    ...shown.flatMap((reason) => reasonLines(view, reason)),
    ...(left > 0 ? [paint.dim(`  and ${left} more; --all shows them`)] : []),
  ];
}

const MOST = 8;

/** One sentence may have set several rules: what they say is said once. */
interface Told extends DecisionReason {
  readonly from: readonly string[];
}

function together(reasons: readonly DecisionReason[]): readonly Told[] {
  const told = new Map<string, Told>();
  for (const reason of reasons) {
    const { effect, code, message, rule, place } = reason;
    const key = [effect, code, message].join('\0');
    const own = place ?? rule;
    const from = [...(told.get(key)?.from ?? []), ...(own === undefined ? [] : [own])];
    told.set(key, { ...reason, from });
  }
  return [...told.values()];
}

function reasonLines({ width, paint }: View, { effect, code, message, from }: Told): string[] {
  const [first = '', ...more] = wrap(oneLine(message), width - 4);
  return [
    `  ${effect === 'allow' ? '+' : '-'} ${first}`,
    ...more.map((text) => `    ${text}`),
    ...wrap([code, ...from].map(clean).join(', '), width - 4).map((text) => paint.dim(`    ${text}`)),
  ];
}
