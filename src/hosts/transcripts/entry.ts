/** A transcript as what happened, in words that all agents share; and what knows the transcripts of one agent. */

import type { JsonObject } from '../../catalog/unit.ts';
import type { AgentName } from '../hooks/event.ts';

/** Where and when something happened, as far as the transcript says it. */
export interface Here {
  /** RFC 3339. */
  readonly at?: string;
  readonly session_id?: string;
  readonly cwd?: string;
  /** In a file that is one document: which of its messages, from 1. Elsewhere the line counts. */
  readonly message_number?: number;
}

/** What became of a call: `refused` by a person or a hook, so that it never ran. */
export type Outcome = 'ran' | 'failed' | 'refused';

export type Entry = Here &
  (
    | { readonly kind: 'prompt'; readonly text: string; readonly message_id?: string }
    | {
        readonly kind: 'call';
        /** As the agent's hooks call it. */
        readonly tool: string;
        readonly arguments: JsonObject;
        readonly call_id?: string;
      }
    | {
        readonly kind: 'result';
        readonly call_id: string;
        readonly outcome: Outcome;
        /** What a call that failed answered. */
        readonly error?: string;
      }
    | { readonly kind: 'compaction' }
  );

/** Reads one transcript, record by record, in their order. */
export interface TranscriptReader {
  readonly read: (record: JsonObject) => readonly Entry[];
  /** What was held back until it could be told what it is. */
  readonly end?: () => readonly Entry[];
}

export interface TranscriptForm {
  readonly agent: AgentName;
  /** What its transcripts are known by, for when nothing fits. */
  readonly knownBy: string;
  /** Whether only a transcript of this agent has such a record. */
  readonly recognises: (record: JsonObject) => boolean;
  readonly open: () => TranscriptReader;
}
