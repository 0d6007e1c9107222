/** The forms of transcripts, and which of them a record is of. */

import type { JsonObject } from '../../catalog/unit.ts';
import type { AgentName } from '../hooks/event.ts';
import { claudeCodeTranscript } from './claude-code.ts';
import { codexTranscript } from './codex.ts';
import { copilotTranscript } from './copilot.ts';
import { cursorTranscript } from './cursor.ts';
import type { TranscriptForm } from './entry.ts';
import { geminiTranscript } from './gemini.ts';
import { opencodeTranscript } from './opencode.ts';

export const FORMS: readonly TranscriptForm[] = [
  claudeCodeTranscript,
  codexTranscript,
  geminiTranscript,
  copilotTranscript,
  cursorTranscript,
  opencodeTranscript,
];

/** The form that a record shows. */
export const formOf = (record: JsonObject, agent?: AgentName): TranscriptForm | undefined =>
  FORMS.find((form) => (agent === undefined || form.agent === agent) && form.recognises(record));
