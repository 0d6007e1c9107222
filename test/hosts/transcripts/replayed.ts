/** Replays text. */

import type { AgentName } from '../../../src/hosts/hooks/event.ts';
import type { Finding } from '../../../src/hosts/transcripts/finding.ts';
import { readTranscript, type TextLine } from '../../../src/hosts/transcripts/read-transcript.ts';
import { type Replayed, replay } from '../../../src/hosts/transcripts/replay.ts';
import type { ReplayOptions } from '../../../src/hosts/transcripts/replay-world.ts';
import { ok } from '../../../src/logic/diagnostics.ts';
import { CWD } from './agents.ts';

export const OPTIONS: ReplayOptions = {
  zone: 'UTC',
  home: '/home/sam',
  cwd: CWD,
  now: '2026-11-20T12:00:00.000Z',
};

async function* linesOf(text: string): AsyncGenerator<TextLine> {
  for (const [i, line] of text.split('\n').entries())
    if (line !== '') yield { number: i + 1, text: ok(line) };
}

export const replayText = (text: string, agent?: AgentName): Promise<Replayed> =>
  replay(readTranscript(linesOf(text), agent), OPTIONS);

export const brief = ({ findings }: Replayed): readonly string[] => findings.map(inWords);

/** A finding in a few words. */
function inWords(finding: Finding): string {
  switch (finding.kind) {
    case 'rule_said':
      return `said ${finding.rules.map(({ tool, effect }) => `${effect} ${tool}`).join(', ')}`;
    case 'rule_broken':
      return [
        ...[finding.decision, String(finding.arguments.command)],
        ...(finding.outcome === 'refused' ? ['refused'] : []),
        ...(finding.after_compaction ? ['after compaction'] : []),
      ].join(' | ');
    case 'rule_changed':
      return finding.change;
    case 'waiver_used':
      return `allowed once | ${String(finding.arguments.command)}`;
    case 'not_understood':
      return finding.code;
    case 'rule_over':
      return 'over';
    case 'bad_line':
      return `bad line ${finding.line}: ${finding.message}`;
  }
}
