/** `lictor why-not`: the first condition that keeps a unit off the surface, and the smallest change that shows it. */

import type { Change } from '../compile/change.ts';
import type { WhyNot } from '../compile/why-not.ts';
import { shown } from '../logic/diagnostics.ts';
import { whyNot } from '../node.ts';
import { placeText } from './compile-failure.ts';
import { type CompilingOptions, compileOne } from './compile-options.ts';
import { EXIT, type ExitCode, refuse } from './failure.ts';
import { print, printJson } from './io.ts';
import { clean, number, wrap } from './text.ts';
import { findUnit } from './unit-argument.ts';
import type { View } from './view.ts';

export async function whyNotCommand(
  view: View,
  paths: readonly string[],
  unitText: string,
  options: CompilingOptions,
): Promise<ExitCode> {
  const one = await compileOne(view, paths, options);
  if (!one.ok) return refuse(view, one.error);
  const unit = findUnit(one.value.policy, unitText);
  if (!unit.ok) return refuse(view, unit.error);
  const answer = whyNot(one.value.compiled, unit.value, one.value.options);
  if (!answer) throw new Error('a unit of the catalog has no explanation');
  if (view.json) printJson(view.io, { ok: true, ...answer });
  else print(view.io, whyNotLines(view, answer));
  return EXIT.fine;
}

function whyNotLines(view: View, answer: WhyNot): string[] {
  const unit = view.paint.bold(clean(answer.unit));
  if (answer.visible) return [`${unit} is on the surface`];
  const place = answer.at ? ` (${placeText(answer.at)})` : '';
  const because = wrap(`${clean(answer.words ?? '')}${place}`, view.width - 2);
  return [
    `${unit} is not on the surface`,
    ...because.map((line) => `  ${line}`),
    ...changeLines(view, answer),
  ];
}

function changeLines({ width }: View, { changes }: WhyNot): string[] {
  if (!changes) return ['', 'no change of the turn is known that would show it'];
  const title = changes.length === 1 ? 'this would show it' : 'these together would show it';
  const lines = changes.flatMap((change) => {
    const [first, ...rest] = wrap(changeText(change), width - 4);
    return [`  - ${first}`, ...rest.map((line) => `    ${line}`)];
  });
  return ['', title, ...lines];
}

/** A change as something to do to the turn. */
export function changeText(change: Change): string {
  switch (change.change) {
    case 'select':
      return `select it: add ${shown(change.unit)} to \`selected\``;
    case 'grant':
      return `hold the capability: add ${shown(change.capability)} to \`capabilities\``;
    case 'stop_denying':
      return `take ${shown(change.unit)} out of \`denied\``;
    case 'deny':
      return `keep its rival back: add ${shown(change.unit)} to \`denied\``;
    case 'drop_signal':
      return `take ${shown(change.signal)} out of \`signals\``;
    case 'reword':
      return `say it without ${shown(change.without)}`;
    case 'widen_scope':
      return `widen the scope: add ${shown(change.unit)} to \`discovery_scope\``;
    case 'raise_limit':
      return `raise \`candidate_limit\` to ${change.to}`;
    case 'raise_budget':
      return `raise the budget by ${number(change.tokens)} tokens (\`max_context_tokens\` and \`provider_context_tokens\`)`;
  }
}
