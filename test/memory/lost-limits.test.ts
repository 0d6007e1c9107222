import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDecrees } from '../../src/memory/decrees.ts';
import type { Reading } from '../../src/memory/reading.ts';
import { numRuns } from '../support/runs.ts';

const TOOLS =
  'send_email,post_slack_message,send_sms,git_push,git_commit,deploy,delete_file,edit_file,run_tests,bash,merge_pr'.split(
    ',',
  );
const read = (text: string) => readDecrees(text, { tools: TOOLS });

/** Limits, and of each the word that says it. */
type Said = readonly [limit: string, word: string];
interface Grammar {
  readonly orders: readonly string[];
  readonly limits: readonly Said[];
  readonly places: readonly ((order: string, limit: string) => string)[];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ENGLISH: Grammar = {
  orders: [
    'never push to main',
    "don't deploy",
    'never email Sarah',
    "don't delete files in src",
    'ask me before you push',
    'only push to dev',
    "don't deploy or push to prod",
    'I want to approve every deploy',
    'you must not edit config.yaml',
    'pushing to main is forbidden',
    'main is off limits',
    'keep out of src/legacy',
    'stop emailing Sarah',
    'Sarah must not be emailed',
    "don't email Sarah or text Bob",
    'please do not merge pull requests',
  ],
  limits: [
    ['until the audit is over', 'audit'],
    ['till the demo', 'demo'],
    ['unless the tests pass', 'pass'],
    ['if the build is red', 'red'],
    ['while I am away', 'away'],
    ['except on Fridays', 'fridays'],
    ['except for hotfixes', 'hotfixes'],
    ['on weekends', 'weekends'],
    ['after 6pm', '6pm'],
    ['between 9am and 5pm', '5pm'],
    ['for the next two hours', 'two hours'],
    ['this week', 'week'],
    ['in December', 'december'],
    ['every Friday', 'friday'],
    ['from tomorrow', 'tomorrow'],
    ['by Friday', 'friday'],
    ['or on Fridays', 'fridays'],
    ['during the freeze', 'freeze'],
    ['once the release is out', 'release'],
    ['so long as Bob is out', 'bob'],
    ['only if CI is green', 'green'],
    ['without a ticket', 'ticket'],
    ['outside business hours', 'business hours'],
    ['unless Bob says so', 'bob'],
  ],
  places: [
    (order, limit) => `${capital(order)} ${limit}.`,
    (order, limit) => `${capital(order)}, ${limit}.`,
    (order, limit) => `${capital(limit)}, ${order}.`,
  ],
};

const CHINESE: Grammar = {
  orders: [
    '不要推送到main',
    '别部署',
    '不要给客户发邮件',
    '不许删除src下的文件',
    '禁止部署',
    '只能推送到dev',
    '配置文件不要改',
    '不要再给小陈发短信',
    '请勿合并PR',
    '不要部署也不要推送',
    '别给小陈发邮件或给客户发短信',
  ],
  limits: [
    ['直到周一', '周一'],
    ['除非测试通过', '测试通过'],
    ['如果构建失败', '失败'],
    ['我不在的时候', '不在'],
    ['周五除外', '周五'],
    ['周末', '周末'],
    ['晚上六点以后', '六点'],
    ['今天', '今天'],
    ['冻结期间', '冻结'],
    ['除了热修复', '热修复'],
    ['在发布完成之前', '发布完成'],
    ['下周一之前', '周一'],
    ['发版当天', '发版'],
    ['测试没过的话', '没过'],
    ['没有工单的情况下', '工单'],
    ['除紧急情况外', '紧急'],
    ['十二月', '十二月'],
    ['每周五', '周五'],
  ],
  places: [(order, limit) => `${limit}，${order}。`, (order, limit) => `${order}，${limit}。`],
};

const sentencesOf = ({ orders, limits, places }: Grammar) =>
  fc
    .tuple(fc.constantFrom(...orders), fc.constantFrom(...limits), fc.constantFrom(...places))
    .map(([order, [limit, word], place]) => ({ text: place(order, limit), word }));

/** "Only push to dev, only if CI is green": that elsewhere nothing is pushed holds without the limit of the second. */
const isLimited = ({ tool, except, matcher }: Reading, _: number, all: readonly Reading[]): boolean =>
  !(
    matcher.value === '*' &&
    except !== undefined &&
    all.some((other) => other.tool === tool && other.matcher.value === except && other.condition)
  );

const squeezed = (text: string): string => text.toLowerCase().replace(/\s/g, '');

describe('a limit of a sentence', () => {
  test.each([
    ['English', ENGLISH],
    ['Chinese', CHINESE],
  ] as const)('in %s is in every rule, or told to be unread', (_, grammar) => {
    fc.assert(
      fc.property(sentencesOf(grammar), ({ text, word }) => {
        const { readings, unread } = read(text);
        expect(readings.length + unread.length).toBeGreaterThan(0);
        if (unread.length > 0) return;
        for (const { condition, until, except, matcher, kind } of readings.filter(isLimited))
          expect({
            text,
            kind,
            said: squeezed([condition, until, except, matcher.value].filter(Boolean).join(';')),
          }).toMatchObject({ said: expect.stringContaining(squeezed(word)) });
      }),
      { numRuns },
    );
  });

  test.each([
    ['Only deploy on Fridays or from main.', 'or from main'],
    ['Never push to main, or on Fridays.', 'on Fridays'],
    ["Don't deploy by Friday, ok?", 'by Friday'],
  ])('%j says what of it was not read', (text, words) => {
    const { unread, readings } = read(text);
    expect(unread.map(({ why }) => why).join() + JSON.stringify(readings)).toContain(words);
  });

  test.each([
    ['Never push to main, even if Bob asks.', 'git_push'],
    ['Even if Bob asks, never push to main.', 'git_push'],
    ['即使构建失败，也不要部署。', 'deploy'],
  ])('%j limits nothing', (text, tool) => {
    expect(read(text)).toMatchObject({ readings: [{ kind: 'prohibit', tool }], unread: [] });
  });
});
