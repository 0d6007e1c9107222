import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { UnitId } from '../../src/catalog/identity.ts';
import { type Learned, learnedText, learnTriggers, readLearned } from '../../src/cli/learned.ts';
import { createPolicy } from '../../src/lictor.ts';
import { runCli } from '../support/cli.ts';
import { numRuns } from '../support/runs.ts';

const RUNS = { numRuns };

const TEXT = `unit(tool(mail), [description("Send an email"), triggers([phrase("write to a customer")-60])]).
unit(mcp_tool(files, move), [description("Move a file")]).`;

function policyOf(text: string) {
  const made = createPolicy({ files: [{ path: 'p.pl', text }] });
  if (!made.ok) throw new Error(made.error[0]?.message);
  return made.value;
}

const policy = policyOf(TEXT);
const unit = fc.constantFrom('tool:mail' as UnitId, 'mcp_tool:files/move' as UnitId);
const query = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    'Write to a customer',
    'drop Ada a line',
    'drop Ada  a LINE',
    'put a.md elsewhere',
    '移动文件',
    'it',
  ),
);
const calls = fc.array(fc.record({ unit, query }), { maxLength: 12 });

const reread = (learned: readonly Learned[]): readonly Learned[] => {
  const read = readLearned('learned.pl', learnedText(learned));
  if (!read.ok) throw new Error(read.error.join('; '));
  return read.value;
};
const phrases = (learned: readonly Learned[]) => learned.map(({ unit, phrase }) => `${unit} ${phrase}`);

describe('laws of learning', () => {
  test('what is written is read back, and loads with the policy', () => {
    fc.assert(
      fc.property(calls, (accepted) => {
        const learned = learnTriggers(policy, [], accepted);
        expect(phrases(reread(learned))).toEqual(phrases(learned));
        const files = [
          { path: 'p.pl', text: TEXT },
          { path: 'learned.pl', text: learnedText(learned) },
        ];
        expect(createPolicy({ files }).ok).toBe(true);
      }),
      RUNS,
    );
  });

  test('the order of calls and how often they come does not matter', () => {
    fc.assert(
      fc.property(calls, (accepted) => {
        const twice = [...accepted].reverse().concat(accepted);
        expect(learnTriggers(policy, [], twice)).toEqual(learnTriggers(policy, [], accepted));
      }),
      RUNS,
    );
  });

  test('learning again from the same calls changes nothing', () => {
    fc.assert(
      fc.property(calls, (accepted) => {
        const learned = reread(learnTriggers(policy, [], accepted));
        const again = learnTriggers(policy, learned, accepted);
        expect(phrases(again)).toEqual(phrases(learned));
        expect(again.filter(({ isNew }) => isNew)).toEqual([]);
      }),
      RUNS,
    );
  });
});

describe('learned triggers', () => {
  const learn = (text: string) =>
    learnTriggers(policy, [], [{ unit: 'tool:mail' as UnitId, query: text }]).map(({ phrase }) => phrase);

  test.each([
    ['drop Ada a line', ['drop Ada a line']],
    ['send "see you" to ada@example.org', ['send to']],
    ['Write to a customer', []],
    ['it', []],
    [`write ${'so '.repeat(200)}`, []],
    ['a\u0000b\u202ec letter', ['a b c letter']],
  ])('of %j are %j', (text, expected) => {
    expect(learn(text)).toEqual(expected);
  });

  test('are sixty-four for a unit at most', () => {
    const many = Array.from({ length: 100 }, (_, i) => ({
      unit: 'tool:mail' as UnitId,
      query: `write letter${String.fromCharCode(97 + (i % 26))}${String.fromCharCode(97 + Math.floor(i / 26))}`,
    }));
    expect(learnTriggers(policy, [], many)).toHaveLength(64);
  });
});

describe('lictor learn', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lictor-learn-'));
    writeFileSync(join(folder, 'p.pl'), TEXT);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const learn = (stdin: string, ...more: string[]) =>
    runCli(['learn', folder, '--from', '-', ...more], { stdin });
  const out = () => join(folder, 'learned.pl');

  test('adds to the file that it wrote, and leaves the others alone', async () => {
    expect(await learn('{"query": "drop Ada a line", "tool": "mail"}', '--out', out())).toMatchObject({
      exit: 0,
    });
    const first = readFileSync(out(), 'utf8');
    expect(first).toContain('triggers(tool(mail),phrase("drop Ada a line")-20).');
    const second = await learn('{"query": "put it there", "unit": "mcp_tool:files/move"}', '--out', out());
    expect(second.out).toContain('1 new trigger for 1 unit; 2 triggers are in');
    expect(readFileSync(out(), 'utf8')).toContain('drop Ada a line');
    expect(readFileSync(join(folder, 'p.pl'), 'utf8')).toBe(TEXT);
  });

  test('refuses a file that holds anything else', async () => {
    const result = await learn('{"query": "drop a line", "tool": "mail"}', '--out', join(folder, 'p.pl'));
    expect(result).toMatchObject({ exit: 2 });
    expect(result.err).toContain('holds more than learned triggers');
    expect(readFileSync(join(folder, 'p.pl'), 'utf8')).toBe(TEXT);
  });

  test('leaves out what it cannot read, and says so', async () => {
    const result = await learn(
      '{"query": "drop a line", "tool": "mails"}\n{"query": 1}\n[\n{"query": "post a line", "tool": "mail"}',
    );
    expect(result.exit).toBe(1);
    expect(result.err).toContain('did you mean `tool:mail`?');
    expect(result.err).toContain('expected a text, or a record');
    expect(result.out).toContain('post a line');
  });

  test('a file of accepted calls that is not there is refused, and nothing is written', async () => {
    const result = await runCli(['learn', folder, '--from', join(folder, 'none.jsonl'), '--out', out()]);
    expect(result.exit).toBe(2);
    expect(() => readFileSync(out())).toThrow();
  });

  test('a dry run writes nothing', async () => {
    const result = await learn('{"query": "drop a line", "tool": "mail"}', '--out', out(), '--dry-run');
    expect(result.out).toContain('would be in');
    expect(() => readFileSync(out())).toThrow();
  });
});
