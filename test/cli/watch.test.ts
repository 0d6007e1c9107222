/** `lictor watch`: what a person sees of a session that is over. */

import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { runCli } from '../support/cli.ts';

const fixture = (name: string): string =>
  fileURLToPath(new URL(`../hosts/transcripts/fixtures/${name}`, import.meta.url));
const watch = (...argv: readonly string[]) => runCli(['watch', ...argv, '--zone', 'UTC']);

describe('watch', () => {
  test('says in order what was said, broken, waived and ended, and counts it', async () => {
    const { out, err, exit } = await watch(fixture('claude-code.jsonl'));
    expect(err).toBe('');
    expect(exit).toBe(1);
    const labels = [...out.matchAll(/^ {2}\d\d:\d\d {2}(.{13})/gm)].map(([, label = '']) => label.trim());
    expect(labels).toEqual([
      ...['rule', 'BROKEN', 'NOT ASKED', 'waived', 'allowed once', 'BROKEN', 'NOT ASKED', 'ended'],
    ]);
    expect(out.trimEnd().split('\n').slice(-3)).toEqual([
      '1 transcript, 3 messages of the user, 9 calls',
      '1 rule said, 1 ended, 1 waived',
      '3 calls broke a rule: 1 would have been denied, 2 asked about; 3 came after a compaction',
    ]);
  });
});
