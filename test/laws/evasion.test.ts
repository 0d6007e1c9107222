/** Laws of evasion: whatever is put around a command that is forbidden, it is not allowed. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isShellTool } from '../../src/decide/shell-tools.ts';
import { decidedIn, EVASIONS, type Evasion } from '../support/evasions.ts';
import { numRuns } from '../support/runs.ts';

const quoted = (line: string): string => `'${line.replaceAll("'", "'\\''")}'`;
const WRAPPERS: readonly ((line: string) => string)[] = [
  (line) => `bash -c ${quoted(line)}`,
  (line) => `env X=1 sh -c ${quoted(line)}`,
  (line) => `sudo -u bob bash -lc ${quoted(line)}`,
  (line) => `eval ${quoted(line)}`,
  (line) => `(\n${line}\n)`,
  (line) => `{ :\n${line}\n}`,
  (line) => `if true; then\n${line}\nfi`,
  (line) => `for i in 1; do\n${line}\ndone`,
  (line) => `echo "$(\n${line}\n)"`,
  (line) => `ssh host ${quoted(line)}`,
  (line) => `docker exec app sh -c ${quoted(line)}`,
  (line) => `timeout 60 bash -c ${quoted(line)}`,
  (line) => `xargs -I{} sh -c ${quoted(line)} < list`,
  (line) => `f() {\n${line}\n}; f`,
  (line) => `printf '%s' ${quoted(line)} | sh`,
];
const HARMLESS = ['true', 'ls -la', 'echo done', 'cd .', 'X=1', 'sleep 1', '# a remark', 'git status'];

/** The line of a call of a shell; what is wrapped for a shell is no line of another tool. */
const inShell = (evasion: Evasion) => {
  const { command, ...others } = evasion.call.arguments;
  if (!isShellTool(evasion.call.tool, undefined)) return undefined;
  return typeof command === 'string' && Object.keys(others).length === 0 ? command : undefined;
};
const stopped = EVASIONS.filter(
  (evasion) => evasion.expect !== 'allow' && !evasion.open && (inShell(evasion)?.length ?? 9e9) < 2_000,
);
const allowed = EVASIONS.filter((evasion) => evasion.expect === 'allow' && !evasion.open && inShell(evasion));

const decisionOf = (evasion: Evasion, command: string) =>
  decidedIn({ ...evasion, call: { ...evasion.call, arguments: { command } } }).decision;

test('a command that is stopped is stopped in every wrapper, and in wrappers of wrappers', () => {
  const wrappers = fc.array(fc.constantFrom(...WRAPPERS), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.constantFrom(...stopped), wrappers, (evasion, around) => {
      const line = around.reduce((inner, wrap) => wrap(inner), inShell(evasion) ?? '');
      expect(decisionOf(evasion, line), line).not.toBe('allow');
    }),
    { numRuns },
  );
});

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

const ECHO = (text: string): string => `echo ${quoted(text)}`;
const WRITE = (text: string): string => `printf '%s' ${quoted(text)} > /srv/app/notes.txt`;

/** Some of what is said is about writing itself. */
const MOST_PRINT = 0.8;

test('a text that is only printed or written down is what any other is', () => {
  for (const printing of [ECHO, WRITE])
    expect(
      stopped.filter((evasion) => decisionOf(evasion, printing('hello')) === 'allow').length,
    ).toBeGreaterThan(stopped.length * MOST_PRINT);

  const words = fc.constantFrom(...stopped.map((evasion) => [evasion, inShell(evasion) ?? ''] as const));
  fc.assert(
    fc.property(words, ([evasion, line]) => {
      for (const printing of [ECHO, WRITE])
        expect(decisionOf(evasion, printing(line)), line).toBe(decisionOf(evasion, printing('hello')));
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
