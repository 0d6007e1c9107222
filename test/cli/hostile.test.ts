/** Names and texts from servers never steer the terminal, whatever a command does with them. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { unitId } from '../../src/catalog/identity.ts';
import { atom, compound, list, text } from '../../src/logic/term.ts';
import { writeClause } from '../../src/logic/writer.ts';
import { runCli } from '../support/cli.ts';
import { numRuns } from '../support/runs.ts';

const fewRuns = Math.max(10, Math.round(numRuns / 40));
const folder = mkdtempSync(join(tmpdir(), 'lictor-hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CONTROLS = [
  '\u001b[31m',
  '\u001b]0;title\u0007',
  '\r\nlictor: fine',
  '\u009b2J',
  '\u202e',
  '\u2028',
  '\u0000',
  '\u200b',
  '\b\b',
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...CONTROLS), fc.string({ unit: 'binary', maxLength: 6 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join('').replace(/\p{Cs}/gu, ''))
  .filter((name) => name.trim() !== '' && name.length <= 60);

const STEERING = /[\p{Cc}\p{Cf}\u2028\u2029]/u;
/** Colours are ours: a number or two, ended by `m`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
const COLOUR = /\u001b\[\d+(;\d+)?m/g;

interface World {
  readonly name: string;
  readonly other: string;
  readonly description: string;
}

/** A policy whose units have these names, whose reasons quote them, and with an unused variable to lint. */
function policyOf({ name, other, description }: World): string {
  const unit = (n: string) => compound('tool', atom(n));
  const needs = compound('requires', list([unit(other)]));
  const facts = [
    compound('unit', unit(name), list([compound('description', text(description)), needs])),
    compound('unit', unit(other), list([compound('aliases', list([text(description)]))])),
    compound('category', unit(name), atom(other)),
  ];
  const denial = `denied(U, ${JSON.stringify('because')}) :- context(env, production), category(U, _), V = U.`;
  return [...facts.map(writeClause), denial].join('\n');
}

const commandsOf = (path: string, { name, description }: World): string[][] => {
  const unit = unitId({ kind: 'tool', name });
  const turn = join(folder, 'turn.json');
  writeFileSync(
    turn,
    JSON.stringify({ text: description, selected: [unit, 'tool:\u001b[2J'], context: { env: name } }),
  );
  return [
    ['compile', path, '--turn', turn],
    ['compile', path, '--turns', turn],
    ['compile', path, '--text', description, '--all'],
    ['explain', path, '--turn', turn, unit],
    ['explain', path, '--turn', turn, name],
    ['why-not', path, '--text', 'nothing', unit],
    ['diff', path, '--turn', turn, '--text', description],
    ['query', path, 'requires(U, V)'],
    ['query', path, `unit(${name}`],
    ['lint', path],
    ['compile', path, '--turn', name],
    [name],
    ['compile', path, `--${name}`],
  ].map((argv) => [...argv]);
};

describe('what servers and users say', () => {
  it('never moves the cursor, colours the screen or begins a line', async () => {
    const world = fc.record({ name: hostile, other: hostile, description: hostile });
    await fc.assert(
      fc.asyncProperty(world, async (given) => {
        fc.pre(given.name !== given.other);
        const path = join(folder, 'policy.pl');
        writeFileSync(path, policyOf(given));
        for (const argv of commandsOf(path, given)) {
          const ran = await runCli(argv, { terminal: true });
          for (const stream of [ran.out, ran.err]) {
            const lines = stream.replace(COLOUR, '').split('\n');
            expect(lines.filter((line) => STEERING.test(line) || line.startsWith('lictor: fine'))).toEqual(
              [],
            );
          }
          const json = await runCli([...argv.slice(0, 1), '--json', ...argv.slice(1)]);
          expect(json.out.split('\n').filter((line) => STEERING.test(line))).toEqual([]);
        }
      }),
      { numRuns: fewRuns },
    );
  }, 120_000);

  it('is written without colours where nobody looks', async () => {
    const argv = ['compile', 'test/cli/fixtures/workshop', '--text', 'read the file'];
    const [plain, coloured] = [await runCli(argv), await runCli(argv, { terminal: true })];
    expect(plain.out).not.toContain('\u001b');
    expect(coloured.out).toContain('\u001b[1m');
    expect(coloured.out.replace(COLOUR, '')).toBe(plain.out);
  });
});
