/** Rules and waivers as rows, and back. A row that cannot be read makes the store corrupt: no rule is skipped. */

import type { Selectable } from 'kysely';
import { spellingOf } from '../catalog/tool-spelling.ts';
import type { HistoryEntry, RuleChange, SeenCall, Waiver } from '../memory/change.ts';
import type { Rule } from '../memory/rule.ts';
import { FaultError, storeFault } from './fault.ts';
import type { Tables } from './tables.ts';

/**
 * The keys that a tool is looked up by, however its name is spelled; empty for none. Where the spelling of tools
 * changes, a migration has to write them anew.
 */
export function toolColumns(tool: string | null): { readonly tool: string; readonly tool_bare: string } {
  if (tool === null) return { tool: '', tool_bare: '' };
  const { whole, bare } = spellingOf(tool);
  return { tool: whole, tool_bare: bare };
}

export const ruleRow = (rule: Rule): Selectable<Tables['lictor_rules']> => ({
  id: rule.id,
  owner: rule.owner,
  ...toolColumns(rule.tool),
  status: rule.status,
  record: JSON.stringify(rule),
});

export const waiverRow = (waiver: Waiver): Selectable<Tables['lictor_waivers']> => ({
  id: waiver.id,
  rule_id: waiver.rule,
  open: waiver.used_at === undefined ? 1 : 0,
  record: JSON.stringify(waiver),
});

export const ruleOf = ({ id, record }: { id: string; record: string }): Rule =>
  parsed(id, record, [
    'owner',
    'scope',
    'effect',
    'matchers',
    'sentence',
    'priority',
    'tags',
    'status',
  ]) as Rule;

/** What was blocked last; without it a release is for whichever call comes next, and says so. */
export function seenOf(record: string | null): SeenCall | undefined {
  try {
    const { mark, text } = JSON.parse(record ?? '{}') as Partial<SeenCall>;
    return typeof mark === 'string' && typeof text === 'string' ? { mark, text } : undefined;
  } catch {
    return undefined;
  }
}

export const waiverOf = ({ id, record }: { id: string; record: string }): Waiver =>
  parsed(id, record, ['rule', 'sentence', 'once', 'granted_at']) as Waiver;

export function entryOf(row: Selectable<Tables['lictor_rule_history']>): HistoryEntry {
  const { seq, batch, action, kind, subject, record, at, by, message_id, undoes } = row;
  const of = record === null ? null : { id: subject, record };
  const change = {
    action,
    kind,
    id: subject,
    value: of && (kind === 'rule' ? ruleOf(of) : waiverOf(of)),
  } as RuleChange;
  return {
    ...change,
    ...{ seq, batch, at, by },
    ...(message_id !== null && { message_id }),
    ...(undoes !== null && { undoes }),
  };
}

function parsed(id: string, record: string, needed: readonly string[]): unknown {
  const value = parsedJson(id, record);
  const whole =
    value !== null &&
    typeof value === 'object' &&
    Reflect.get(value, 'id') === id &&
    needed.every((field) => Object.hasOwn(value, field));
  if (!whole) throw unreadable(id);
  return value;
}

function parsedJson(id: string, record: string): unknown {
  try {
    return JSON.parse(record);
  } catch {
    throw unreadable(id);
  }
}

const unreadable = (id: string): FaultError =>
  new FaultError(storeFault('corrupt', `the record of ${id.slice(0, 64)} cannot be read`));
