import { describe, expect, it } from 'vitest';
import { widthOf } from '../../src/cli/text.ts';
import { runCli } from '../support/cli.ts';

describe('lictor tour', { timeout: 60_000 }, () => {
  it.each([80, 100])('keeps to %i columns and to two screens a turn', async (columns) => {
    const { exit, out } = await runCli(['tour'], { columns });
    const [, ...turns] = (out.split('\nlook closer\n')[0] ?? '').split(/^── .*$/m).slice(0, 4);
    const typed = (line: string) => line.startsWith('  npx ');
    expect(out.split('\n').filter((line) => widthOf(line) > columns && !typed(line))).toEqual([]);
    expect(turns.map((turn) => turn.split('\n').length <= 60)).toEqual([true, true, true]);
    expect(exit).toBe(0);
  });

  it('tells of each turn what is shown, what is not, and where the tokens go', async () => {
    const { out } = await runCli(['tour']);
    const turns = out.split(/^── .*$/m).slice(1, 4);
    for (const turn of turns)
      for (const title of ['shown', 'hidden', 'where the tokens go']) expect(turn).toContain(`\n${title}\n`);
    expect(turns.some((turn) => turn.includes('\nkept back\n') && turn.includes('\nwhy not '))).toBe(true);
  });

  it('ends with a sentence that is enforced: a call is refused, one is asked about, one is allowed', async () => {
    const { out } = await runCli(['tour']);
    const rule = out.split(/^── .*$/m)[4] ?? '';
    expect([...rule.matchAll(/^ {2}(deny|ask|allow)$/gm)].map(([, decision]) => decision)).toEqual([
      'deny',
      'ask',
      'allow',
    ]);
    expect(rule).toContain('the user forbade this: “Never edit anything under config/production');
  });

  it('is JSON where that is asked for', async () => {
    const { out } = await runCli(['tour', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      turns: [{ ok: true }, { ok: true }, { ok: true }],
      rule: { decisions: [{ decision: { decision: 'deny' } }, {}, {}] },
    });
  });
});
