/** The tables, the same on both engines. Records are JSON text beside the columns that they are looked up by. */

import type { ColumnType } from 'kysely';

/** Written as a whole number, and read as one. */
type Count = ColumnType<number, number, number>;

export interface Tables {
  lictor_meta: { key: string; value: string };
  lictor_rules: {
    id: string;
    owner: string;
    /** The keys of the tool, with its server and without (src/catalog/tool-spelling.ts); empty where there is none. */
    tool: string;
    tool_bare: string;
    status: string;
    record: string;
  };
  lictor_waivers: { id: string; rule_id: string; open: Count; record: string };
  lictor_rule_history: {
    seq: Count;
    batch: Count;
    action: string;
    kind: string;
    /** Of the rule or waiver. */
    subject: string;
    /** JSON; null where it is gone. */
    record: string | null;
    at: string;
    by: string;
    message_id: string | null;
    undoes: Count | null;
  };
  /** What calls of a tool came to: namespace `tool_effectiveness`, key `tool/{name}`. */
  lictor_tool_effectiveness: {
    tool: string;
    allowed: Count;
    asked: Count;
    denied: Count;
    last_at: string;
  };
  /** How often a rule was the reason that a call was asked about or denied. */
  lictor_rule_blocks: {
    rule_id: string;
    asked: Count;
    denied: Count;
    last_at: string;
    /** JSON: what it blocked last; null where an earlier version counted. */
    call: string | null;
  };
}
