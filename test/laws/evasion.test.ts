/** Laws of evasion: whatever is put around a command that is forbidden, it is not allowed. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decidedIn, EVASIONS, type Evasion } from '../support/evasions.ts';
import { numRuns } from '../support/runs.ts';

const HARMLESS = ['true', 'ls -la', 'echo done', 'cd .', 'X=1', 'sleep 1', '# a remark', 'git status'];

const inShell = (evasion: Evasion) => {
  const { command, ...others } = evasion.call.arguments;
  return typeof command === 'string' && Object.keys(others).length === 0 ? command : undefined;
};
const stopped = EVASIONS.filter(
  (evasion) => evasion.expect !== 'allow' && !evasion.open && (inShell(evasion)?.length ?? 9e9) < 2_000,
);
const allowed = EVASIONS.filter((evasion) => evasion.expect === 'allow' && !evasion.open && inShell(evasion));

const decisionOf = (evasion: Evasion, command: string) =>
  decidedIn({ ...evasion, call: { ...evasion.call, arguments: { command } } }).decision;

test('commands before and after it allow nothing', () => {
  const around = fc.array(fc.constantFrom(...HARMLESS), { maxLength: 4 });
  fc.assert(
    fc.property(fc.constantFrom(...stopped), around, around, (evasion, before, after) => {
      const line = [...before, inShell(evasion) ?? '', ...after].join('\n');
      expect(decisionOf(evasion, line), line).not.toBe('allow');
    }),
    { numRuns },
  );
});

test('harmless commands in a row are harmless', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...allowed),
      fc.constantFrom('ls -la', 'echo done', 'true'),
      (evasion, other) => {
        const line = `${other}\n${inShell(evasion) ?? ''}\n${other}`;
        expect(decisionOf(evasion, line), line).toBe('allow');
      },
    ),
    { numRuns },
  );
});
