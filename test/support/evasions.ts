/** The table of evasions: what a user said, a call, and what has to be decided about it, by the whole path. */

import { readFileSync } from 'node:fs';
import { decideByRules } from '../../src/decide/by-rules.ts';
import type { Call, Decision } from '../../src/decide/call.ts';
import { capture } from '../../src/memory/capture.ts';
import { applyChanges, EMPTY_STATE } from '../../src/memory/change.ts';
import { readDecrees } from '../../src/memory/decrees.ts';
import type { Rule } from '../../src/memory/rule.ts';
import { originAt } from './rules.ts';

export interface Evasion {
  readonly id: string;
  /** When it was written; a round was written before any of it was run. */
  readonly round: number;
  readonly say: string;
  /** The tools of the session in which it was said. */
  readonly tools: keyof typeof TOOLS;
  readonly call: Pick<Call, 'tool' | 'arguments'>;
  readonly expect: Decision['decision'];
  /** Not as it should be yet. */
  readonly open?: true;
}

const TOOLS = {
  coder: ['Bash', 'Read', 'Write', 'Edit', 'Glob', 'Grep', 'WebFetch', 'TodoWrite'],
  office: (
    'bash git_push git_commit create_pr merge_pr read_file write_file edit_file delete_file db_query db_migrate ' +
    'deploy rollback send_email slack_post send_sms make_payment install_package web_fetch calendar_create'
  ).split(' '),
} as const satisfies Record<string, readonly string[]>;

export const EVASIONS: readonly Evasion[] = readFileSync(
  new URL('../cases/evasion.jsonl', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Evasion);

const rules = new Map<string, readonly Rule[]>();

/** The rules in force after the sentence was said. */
export function rulesSaid({ say, tools }: Pick<Evasion, 'say' | 'tools'>): readonly Rule[] {
  const key = `${tools} ${say}`;
  const known = rules.get(key) ?? saidAnew(say, tools);
  rules.set(key, known);
  return known;
}

const saidAnew = (say: string, tools: Evasion['tools']): readonly Rule[] =>
  rulesAfter(readDecrees(say, { tools: TOOLS[tools] }));

/** The rules of somebody who said nothing before. */
export function rulesAfter(decrees: ReturnType<typeof readDecrees>): readonly Rule[] {
  const turn = { ...originAt(), decrees, calls: [] };
  return applyChanges(EMPTY_STATE, capture(turn, EMPTY_STATE).changes).rules;
}

/** A Monday. */
const NOW = '2026-11-30T09:00:00Z';

export const decidedIn = (evasion: Evasion): Decision =>
  decideByRules({ rules: rulesSaid(evasion), call: { ...evasion.call, cwd: '/srv/app' }, now: NOW });

const STRICTNESS = { allow: 0, ask: 1, deny: 2 };

/** What is forbidden is kept from being done, and what is harmless is let through. */
export const isKept = ({ expect }: Evasion, { decision }: Decision): boolean =>
  expect === 'allow' ? decision === 'allow' : STRICTNESS[decision] >= STRICTNESS.ask;
