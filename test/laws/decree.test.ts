import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDecrees } from '../../src/memory/decrees.ts';
import type { Decrees, Reading } from '../../src/memory/reading.ts';
import { numRuns } from '../support/runs.ts';

const RUNS = { numRuns };
const TOOLS = ['send_email', 'git_push', 'deploy', 'delete_file', 'edit_file', 'slack_post', 'make_payment'];

const read = (text: string, tools: readonly string[] = TOOLS): Decrees => readDecrees(text, { tools });
/** What a reading says, without where it was said. */
const meaning = ({ readings }: Decrees) =>
  readings.map(({ kind, tool, matcher, until, except, condition }: Reading) => ({
    kind,
    tool,
    matcher,
    until,
    except,
    condition,
  }));

const act = fc.constantFrom(
  'email Sarah',
  'push to main',
  'deploy to production',
  'delete a.sql',
  'edit the config',
  'post in #general',
  'pay Marco',
);
const limit = fc.constantFrom(
  '',
  ' until Monday',
  ' unless the tests pass',
  ' without asking me',
  ' on Fridays',
);
const opener = fc.constantFrom('never', "don't", 'do not', 'you must not', "you mustn't", 'never ever');
const decree = fc
  .tuple(opener, act, limit)
  .map((parts) => ({ opener: parts[0], rest: `${parts[1]}${parts[2]}` }));

describe('decrees', () => {
  test('the way an order not to is put does not change what it says', () => {
    fc.assert(
      fc.property(
        decree,
        fc.constantFrom('', 'Please ', 'please ', 'And ', 'Ok, '),
        ({ opener: one, rest }, polite) => {
          const plain = meaning(read(`Do not ${rest}.`));
          expect(plain.length).toBeGreaterThan(0);
          expect(meaning(read(`${polite}${one} ${rest}.`))).toEqual(plain);
          expect(meaning(read(`${polite}${one} ${rest}.`.replaceAll("'", '’')))).toEqual(plain);
          expect(meaning(read(`${polite}${one}  ${rest.replaceAll(' ', '   ')} !`))).toEqual(plain);
        },
      ),
      RUNS,
    );
  });

  test('upper case changes no kind and no tool', () => {
    fc.assert(
      fc.property(decree, ({ opener: one, rest }) => {
        const kinds = (text: string) => meaning(read(text)).map(({ kind, tool }) => [kind, tool]);
        expect(kinds(`${one} ${rest}`.toUpperCase())).toEqual(kinds(`${one} ${rest}`));
      }),
      RUNS,
    );
  });

  const wrappers: readonly ((text: string) => string)[] = [
    (text) => `"${text}"`,
    (text) => `He wrote “${text}” yesterday.`,
    (text) => `> ${text}\nWhat do you think?`,
    (text) => `\`\`\`\n${text}\n\`\`\``,
    (text) => `Translate: «${text}»`,
    (text) => `<system-reminder>${text}</system-reminder>`,
    (text) => `<tool_result>\n${text}\n</tool_result>\nSummarise it.`,
  ];

  test('what is only quoted sets no rule', () => {
    fc.assert(
      fc.property(decree, fc.constantFrom(...wrappers), ({ opener: one, rest }, wrap) => {
        expect(read(wrap(`${one} ${rest}`)).readings).toEqual([]);
      }),
      RUNS,
    );
  });

  test('a decree binds to given tools only', () => {
    const name = fc.oneof(
      fc.constantFrom(...TOOLS, '__proto__', 'constructor'),
      fc.string({ maxLength: 30 }),
    );
    fc.assert(
      fc.property(decree, fc.array(name, { maxLength: 6 }), ({ opener: one, rest }, tools) => {
        const bound = read(`${one} ${rest}`, tools).readings.map(({ tool }) => tool);
        expect(bound.filter((tool) => tool !== null && !tools.includes(tool))).toEqual([]);
      }),
      RUNS,
    );
  });

  test('anything can be read, twice alike, and every place lies in the message', () => {
    const soup = fc.array(
      fc.oneof(
        fc.constantFrom('never ', 'do not ', 'unless ', '不要', '"', '`', '> ', '\n', '<x>', '。', '('),
        fc.string({ unit: 'binary', maxLength: 8 }),
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(soup, (parts) => {
        const text = parts.join('');
        const once = read(text);
        expect(read(text)).toEqual(once);
        for (const { span, sentence } of [...once.readings, ...once.unread])
          expect(text.slice(span[0], span[1])).toBe(sentence);
      }),
      RUNS,
    );
  });

  test('a message of a megabyte is refused, and says so', () => {
    const { readings, unread } = read('never push to main. '.repeat(50_000));
    expect(readings).toEqual([]);
    expect(unread.map(({ why }) => why)).toEqual(['the message is too long to be read for rules']);
  });

  test('a sentence that is too long is not read in part', () => {
    const { readings, unread } = read(`never push to main ${'and so on '.repeat(100)}until Monday`);
    expect(readings).toEqual([]);
    expect(unread.map(({ why }) => why)).toEqual(['the sentence is too long']);
  });
});
