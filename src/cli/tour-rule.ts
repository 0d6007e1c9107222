/** The end of the tour: a sentence of the user becomes rules, and calls are decided by them. */

import type { Policy } from '../catalog/policy.ts';
import { toolName } from '../catalog/tool-name.ts';
import type { Decision } from '../decide/call.ts';
import { decide } from '../decide/decide.ts';
import { capture } from '../memory/capture.ts';
import { applyChanges } from '../memory/change.ts';
import { readDecrees } from '../memory/decrees.ts';
import { idFrom } from '../memory/id.ts';
import type { Rule } from '../memory/rule.ts';
import { decisionLines } from './decision-view.ts';
import { block } from './surface-view.ts';
import { wrap } from './text.ts';
import type { View } from './view.ts';

const SENTENCE = 'Never edit anything under config/production, and ask me before you move files.';

/** Calls that a model might make after it was told so. */
const CALLS: readonly { readonly tool: string; readonly arguments: Readonly<Record<string, string>> }[] = [
  { tool: 'filesystem__edit_file', arguments: { path: 'config/../config/production/app.yaml' } },
  { tool: 'filesystem__move_file', arguments: { source: 'notes.md', destination: 'docs/notes.md' } },
  { tool: 'filesystem__edit_file', arguments: { path: 'config/staging/app.yaml' } },
];

/** What was said, the rules it came to, and what became of each call. */
export interface RuleStop {
  readonly sentence: string;
  readonly rules: readonly Rule[];
  readonly decisions: readonly { readonly call: (typeof CALLS)[number]; readonly decision: Decision }[];
}

/** `now` is RFC 3339. */
export function ruleStop(policy: Policy, now: string): RuleStop {
  const tools = [...policy.catalog.units.values()].filter(({ schema }) => schema);
  const decrees = readDecrees(SENTENCE, { tools: tools.map(({ unit }) => toolName(unit)) });
  let ids = 0;
  const newId = (prefix: 'r' | 'w') => idFrom(prefix, Uint8Array.of(...Array(15).fill(0), ids++));
  const origin = { now, zone: 'UTC', owner: 'user', scope: { kind: 'user' as const }, newId };
  const before = { rules: [], waivers: [] };
  const { rules } = applyChanges(before, capture({ ...origin, decrees, calls: [] }, before).changes);
  const decisions = CALLS.map((call) => ({ call, decision: decide({ call, rules, policy, now }) }));
  return { sentence: SENTENCE, rules, decisions };
}

export function ruleLines(view: View, { sentence, rules, decisions }: RuleStop): string[] {
  const { paint, width } = view;
  const title = 'and what may it do?';
  return [
    '',
    paint.cyan(`── ${title} ${'─'.repeat(Math.max(0, width - title.length - 4))}`),
    ...wrap(`“${sentence}”`, width).map(paint.bold),
    ...block(
      view,
      'is in force from now on, for',
      rules.map(({ tool, effect }) => `  ${effect.padEnd(9)} ${tool}`),
    ),
    ...decisions.flatMap(({ call, decision }) => [
      '',
      `${call.tool} ${paint.dim(JSON.stringify(call.arguments))}`,
      ...decisionLines({ ...view, width: width - 2 }, decision).map((line) => `  ${line}`),
    ]),
  ];
}
