/** A decision for people. */

import type { Decision, DecisionReason } from '../decide/call.ts';
import { clean, oneLine, wrap } from './text.ts';
import type { View } from './view.ts';

export function decisionLines(view: View, { decision, reasons }: Decision, line?: number): string[] {
  const { paint } = view;
  const dress = { allow: paint.green, ask: paint.yellow, deny: paint.red }[decision];
  const heading = `${line === undefined ? '' : `${line}: `}${paint.bold(dress(decision))}`;
  const shown = view.all ? reasons : reasons.slice(0, MOST);
  const left = reasons.length - shown.length;
  return [
    heading,
    ...shown.flatMap((reason) => reasonLines(view, reason)),
    ...(left > 0 ? [paint.dim(`  and ${left} more; --all shows them`)] : []),
  ];
}

const MOST = 8;

function reasonLines(
  { width, paint }: View,
  { effect, code, message, rule, place }: DecisionReason,
): string[] {
  const [first = '', ...more] = wrap(oneLine(message), width - 4);
  const from = place ?? rule;
  return [
    `  ${effect === 'allow' ? '+' : '-'} ${first}`,
    ...more.map((text) => `    ${text}`),
    paint.dim(`    ${code}${from === undefined ? '' : `, ${clean(from)}`}`),
  ];
}
