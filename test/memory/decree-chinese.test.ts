import { describe, expect, test } from 'vitest';
import { withAmounts } from '../../src/memory/decree/chinese-numbers.ts';
import { lexemesOf } from '../../src/memory/decree/lexemes.ts';
import { readDecrees } from '../../src/memory/decrees.ts';

const TOOLS = ['send_email', 'edit_file', 'read_file', 'deploy', 'make_payment', 'bash', 'git_push'];
const read = (text: string, tools: readonly string[] = TOOLS) => readDecrees(text, { tools }).readings;
const told = (text: string) =>
  read(text).map(({ kind, tool, matcher, condition, until, except }) => ({
    kind,
    tool,
    matcher,
    condition,
    until,
    except,
  }));

describe('Chinese', () => {
  test.each([
    ['别给财务发邮件。', '別給財務發郵件。'],
    ['没有我的同意不许付款。', '沒有我的同意不許付款。'],
    ['周一之前不要部署。', '週一之前不要部署。'],
  ])('%j and %j say the same', (simplified, traditional) => {
    const kinds = (text: string) => read(text).map(({ kind, tool }) => [kind, tool]);
    expect(kinds(simplified)).toHaveLength(1);
    expect(kinds(traditional)).toEqual(kinds(simplified));
  });

  test.each([
    ['一万元', 10_000],
    ['三千五百块', 3_500],
    ['5 千元', 5_000],
    ['两百块', 200],
    ['十二万元', 120_000],
    ['一亿元', 100_000_000],
    ['十元', 10],
  ])('%j is an amount of %d', (text, amount) => {
    expect(withAmounts(lexemesOf(text, 0, text)).map(({ norm }) => norm)).toEqual([`${amount}元`]);
  });

  test.each([
    ['明天不要部署。', { condition: '明天' }],
    ['明天之前不要部署。', { until: '明天' }],
    ['今天不要部署。', { until: '今天' }],
    ['晚上十点以后不要部署。', { condition: '晚上十点以后' }],
    ['测试通过之前不要部署。', { until: '测试通过' }],
    ['如果测试没过的话不要部署。', { condition: '测试没过' }],
  ])('%j keeps its limit', (text, limit) => {
    const [reading] = told(text);
    expect(reading).toMatchObject({ kind: 'prohibit', tool: 'deploy', ...limit });
  });

  test.each([
    ['.env 不要读，也不要改。', '.env'],
    ['config.yml 别动，也别看。', 'config.yml'],
  ])('%j is about the same file in both clauses', (text, path) => {
    const files = read(text, ['read_file', 'edit_file']).map(({ tool, matcher }) => [tool, matcher.value]);
    expect(files.toSorted()).toEqual([
      ['edit_file', path],
      ['read_file', path],
    ]);
  });

  test.each([
    '取消订单。',
    '把这句话发给客户：请不要回复此邮件。',
    '他昨天让我别部署。',
    '别一次性改太多。',
    '访问级别要改一下。',
    '为了避免误删，我已经备份好了。',
    '回答里不要用表情。',
  ])('%j orders nothing', (text) => {
    expect(readDecrees(text, { tools: TOOLS })).toEqual({ readings: [], unread: [] });
  });
});
