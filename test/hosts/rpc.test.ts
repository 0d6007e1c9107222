/** The rules over JSON-RPC: methods, mistakes, and both transports. */

import { Readable } from 'node:stream';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { serveHttp } from '../../src/hosts/rpc/http.ts';
import { METHODS } from '../../src/hosts/rpc/methods.ts';
import { openRpc } from '../../src/hosts/rpc/openrpc.ts';
import { type Answer, MESSAGE_BYTES, rpcServer } from '../../src/hosts/rpc/server.ts';
import { serveLines } from '../../src/hosts/rpc/stdio.ts';
import { readDecrees } from '../../src/memory/decrees.ts';
import type { Store } from '../../src/store/store.ts';
import { counting, NOW, originAt } from '../support/rules.ts';
import { onBothEngines } from '../support/stores.ts';

const serverOver = (store: Store, now = NOW): Answer => {
  const newId = counting();
  const world = () => ({
    store,
    origin: originAt(now, { newId }),
    read: (sentence: string, tools: readonly string[]) => readDecrees(sentence, { tools }),
  });
  return rpcServer({ world, version: '0.0.0' });
};

/** The whole answer to one request. */
const ask = async (
  answer: Answer,
  method: string,
  params?: object,
): Promise<{ result?: unknown; error?: unknown }> =>
  JSON.parse((await answer(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))) ?? 'null') as never;

onBothEngines((engine) => {
  let answer: Answer;
  beforeEach(async () => {
    answer = serverOver(await engine.open());
  });
  const call = async (name: string, params: object) => (await ask(answer, `memory.${name}`, params)).result;
  const put = (params: object) => call('tool_rule_put', params) as Promise<{ id: string }>;

  test('a rule that is put comes back, with what was left out filled in', async () => {
    const record = await put({ tool_name: 'send_email', rule: 'Never email Sarah.' });
    expect(record).toEqual({
      id: expect.stringMatching(/^r[a-p]{32}$/),
      tool_name: 'send_email',
      rule: 'Never email Sarah.',
      effect: 'prohibit',
      matchers: [{ arg: 'to', value: 'Sarah' }],
      priority: 'normal',
      source: 'programmatic',
      tags: [],
      owner: 'user',
      scope: { kind: 'user' },
      status: 'active',
      created_at: NOW,
      updated_at: NOW,
      namespace: 'tool-send_email',
      key: `rule/${record.id}`,
    });
    expect(await call('tool_rule_get', { tool_name: 'Send_Email', id: record.id })).toEqual(record);
    expect(await call('tool_rule_list', { tool_name: 'send_email' })).toEqual([record]);
    expect(await call('tool_rules_json', { tool_name: 'send_email' })).toEqual([record]);
  });

  test('a change of one field keeps all others', async () => {
    const store = await engine.open();
    answer = serverOver(store);
    const first = await put({
      ...{ tool_name: 'push', rule: 'No push.', effect: 'confirm', priority: 'critical', tags: ['a'] },
      ...{
        condition: 'Friday',
        except: [{ value: 'docs' }],
        until: '2027-01-01T00:00:00Z',
        source: 'user_explicit',
      },
    });
    const later = '2026-12-24T00:00:00.000Z';
    answer = serverOver(store, later);
    const { except: _, ...rest } = { ...first, except: undefined };
    expect(await put({ id: first.id, except: null, condition: 'Sunday' })).toEqual({
      ...rest,
      condition: 'Sunday',
      updated_at: later,
    });
  });

  test('editing the text of a critical rule does not make it less', async () => {
    const { id } = await put({ tool_name: 'push', rule: 'Never push.', priority: 'critical', tags: ['a'] });
    expect(await put({ id, rule: 'Never push to main.' })).toMatchObject({
      id,
      tool_name: 'push',
      rule: 'Never push to main.',
      priority: 'critical',
      tags: ['a'],
    });
  });

  test('a rule that moves to another tool leaves no copy', async () => {
    const { id } = await put({ tool_name: 'push', rule: 'Never push.' });
    await put({ id, tool_name: 'git_push' });
    expect(await call('tool_rule_list', { tool_name: 'push' })).toEqual([]);
    expect(await call('tool_rule_get', { tool_name: 'push', id })).toBeNull();
    expect(await call('tool_rule_get', { tool_name: 'git_push', id })).toMatchObject({ id });
  });

  test('putting the same rule again, with its id or without, keeps one', async () => {
    const { id } = await put({ tool_name: 'push', rule: 'Never push.' });
    await put({ tool_name: 'push', rule: 'Never push.' });
    await put({ id, tool_name: 'push', rule: 'Never push.' });
    await put({ id: 'mine', tool_name: 'pull', rule: 'Never pull.' });
    await put({ id: 'mine', tool_name: 'pull', rule: 'Never pull.' });
    expect(await call('tool_rule_list', { tool_name: 'push' })).toHaveLength(1);
    expect(await call('tool_rule_list', { tool_name: 'pull' })).toMatchObject([{ id: 'mine' }]);
  });

  test('a sentence that says two things of a tool is two rules', async () => {
    await put({ tool_name: 'send_email', rule: 'Never email Sarah or Bob.' });
    const rules = (await call('tool_rule_list', { tool_name: 'send_email' })) as {
      matchers: { value: string }[];
    }[];
    expect(rules.flatMap(({ matchers }) => matchers.map(({ value }) => value)).sort()).toEqual([
      'Bob',
      'Sarah',
    ]);
  });

  test('a sentence that is not understood is kept, and not enforced', async () => {
    expect(await put({ tool_name: 'push', rule: 'Mind the gap' })).toMatchObject({ status: 'unenforced' });
  });

  test('a rule that is deleted is gone from lists, once', async () => {
    const { id } = await put({ tool_name: null, rule: 'Never push.' });
    expect(await call('tool_rule_list', { tool_name: '__unscoped__' })).toMatchObject([
      { id, tool_name: null },
    ]);
    expect(await call('tool_rule_delete', { tool_name: 'push', id })).toBe(false);
    expect(await call('tool_rule_delete', { tool_name: null, id })).toBe(true);
    expect(await call('tool_rule_delete', { tool_name: null, id })).toBe(false);
    expect(await call('tool_rule_get', { tool_name: null, id })).toBeNull();
    expect(await call('tool_rule_list', { tool_name: null, include_ended: true })).toMatchObject([
      { id, status: 'ended' },
    ]);
  });

  test('the block holds critical and high rules, of the tools that are named', async () => {
    for (const [tool_name, priority] of [
      ['a', 'critical'],
      ['b', 'high'],
      ['c', 'normal'],
    ] as const)
      await put({ tool_name, rule: `Never use ${tool_name}.`, priority, effect: 'prohibit' });
    const block = (await call('tool_rules_for_prompt', {})) as { rendered: string; rules: object[] };
    expect(block.rules).toMatchObject([{ tool_name: 'a' }, { tool_name: 'b' }]);
    expect(block.rendered).toContain(
      '### `a`\n- **[critical]** Never use a.\n\n### `b`\n- **[high]** Never use b.',
    );
    expect(await call('tool_rules_for_prompt', { tools: ['b'] })).toMatchObject({
      rules: [{ tool_name: 'b' }],
    });
    expect(await call('tool_rules_for_prompt', { tools: [] })).toEqual(block);
    expect(await call('tool_rules_for_prompt', { tools: ['x'] })).toEqual({
      rendered: '',
      rules: [],
      left_out: 0,
    });
  });

  test('a model tightens only', async () => {
    const model = { written_by: 'model', tool_name: 'push', rule: 'Never push.' };
    expect(await put({ ...model, priority: 'critical', source: 'user_explicit' })).toMatchObject({
      priority: 'high',
      source: 'programmatic',
      tags: ['model-written'],
      effect: 'prohibit',
      status: 'active',
    });
    expect(await put({ ...model, rule: 'You can push again.' })).toMatchObject({ status: 'unenforced' });
    const fields = async (params: object) =>
      (
        (await ask(answer, 'memory.tool_rule_put', params)).error as {
          data: { problems: { field: string }[] };
        }
      ).data.problems.map(({ field }) => field);
    expect(await fields({ ...model, effect: 'permit', status: 'ended', id: 'r1' })).toEqual([
      'id',
      'effect',
      'status',
    ]);
  });

  test('a store that is gone is said to be unavailable, and nothing is answered in its place', async () => {
    const store = await engine.open();
    answer = serverOver(store);
    await store.close();
    for (const [name, params] of [
      ['tool_rule_list', { tool_name: 'a' }],
      ['tool_rules_for_prompt', {}],
      ['tool_rule_put', { tool_name: 'a', rule: 'Never.' }],
    ] as const)
      expect(await ask(answer, `memory.${name}`, params)).toEqual({
        jsonrpc: '2.0',
        id: 1,
        error: {
          code: -32000,
          message: 'the store has been closed',
          data: { code: 'store_unavailable', cause: 'closed', retryable: 'never' },
        },
      });
  });

  test.each<[string, unknown, readonly string[]]>([
    ['tool_rule_put', {}, ['tool_name', 'rule']],
    ['tool_rule_put', { tool_name: '', rule: '  ' }, ['tool_name', 'rule']],
    ['tool_rule_put', { tool_name: 'a', rule: 'b', priority: 'urgent' }, ['priority']],
    ['tool_rule_put', { tool_name: 'a', rule: 'b', prioriti: 'high' }, ['prioriti']],
    ['tool_rule_put', { tool_name: 'a', rule: 'b', matchers: [{ arg: 'to' }] }, ['matchers[0].value']],
    ['tool_rule_put', { tool_name: 'x'.repeat(65_536), rule: 'b' }, ['tool_name']],
    ['tool_rule_put', { tool_name: 'a\u202eb', rule: 'b' }, ['tool_name']],
    ['tool_rule_put', { tool_name: 'a', rule: 'b'.repeat(5000) }, ['rule']],
    ['tool_rule_put', { tool_name: 'a', rule: 'b', tags: 'c' }, ['tags']],
    ['tool_rule_put', { tool_name: 'a', rule: 'b', until: 5 }, ['until']],
    ['tool_rule_put', JSON.parse('{"tool_name":"a","rule":"b","__proto__":{"x":1}}'), ['__proto__']],
    ['tool_rule_put', ['a', 'b'], ['']],
    ['tool_rule_get', { tool_name: 'a' }, ['id']],
    ['tool_rule_get', { tool_name: 7, id: 8 }, ['tool_name', 'id']],
    ['tool_rule_list', undefined, ['tool_name']],
    ['tool_rule_delete', { id: 'a', tool_name: 'b', extra: 1 }, ['extra']],
    ['tool_rules_for_prompt', { tools: 'all' }, ['tools']],
    ['tool_rules_for_prompt', { tools: [1] }, ['tools[0]']],
  ])('%s of %j names the fields that are wrong', async (name, params, fields) => {
    const { error } = await ask(answer, `memory.${name}`, params as object);
    expect(error).toMatchObject({ code: -32602, message: 'Invalid params' });
    const { problems } = (error as { data: { problems: { field: string; message: string }[] } }).data;
    expect(problems.map(({ field }) => field)).toEqual(fields);
    for (const { message } of problems) expect(message).toMatch(/^[a-z].{3,120}$/);
  });
});

describe('the protocol', () => {
  const answer = serverOver({} as Store);
  const reply = async (message: string): Promise<unknown> => {
    const text = await answer(message);
    return text === undefined ? undefined : JSON.parse(text);
  };
  const invalid = { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'Invalid Request' } };
  const discover = '{"jsonrpc":"2.0","id":1,"method":"rpc.discover"}';

  test.each([
    ['{', { jsonrpc: '2.0', id: null, error: { code: -32700, message: 'Parse error' } }],
    ['[]', invalid],
    ['null', invalid],
    ['5', invalid],
    ['[1]', [invalid]],
    ['{"jsonrpc":"1.0","id":7,"method":"x"}', { ...invalid, id: 7 }],
    ['{"jsonrpc":"2.0","id":{},"method":"x"}', invalid],
    ['{"jsonrpc":"2.0","id":"a","method":5}', { ...invalid, id: 'a' }],
    ['{"jsonrpc":"2.0","id":"a","method":"x","params":5}', { ...invalid, id: 'a' }],
    ['{"jsonrpc":"2.0","method":"nothing"}', undefined],
    ['[{"jsonrpc":"2.0","method":"nothing"}]', undefined],
    [
      '{"jsonrpc":"2.0","id":1,"method":"memory.tool_rule_putt"}',
      {
        jsonrpc: '2.0',
        id: 1,
        error: { code: -32601, message: 'Method not found', data: { nearest: 'memory.tool_rule_put' } },
      },
    ],
    [
      '{"jsonrpc":"2.0","id":1,"method":"__proto__"}',
      { jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'Method not found' } },
    ],
  ])('%s is answered as the specification says', async (message, expected) => {
    expect(await reply(message)).toEqual(expected);
  });

  test('a batch is answered in order, without its notifications', async () => {
    const batch = `[${discover},{"jsonrpc":"2.0","method":"rpc.discover"},{"jsonrpc":"2.0","id":2,"method":"x"}]`;
    expect(await reply(batch)).toMatchObject([
      { id: 1, result: {} },
      { id: 2, error: { code: -32601 } },
    ]);
    expect(await reply(`[${discover}]`)).toMatchObject([{ id: 1 }]);
  });

  test('a defect of ours tells nothing of itself', async () => {
    const params = '{"tool_name":"a"}';
    expect(
      await reply(`{"jsonrpc":"2.0","id":1,"method":"memory.tool_rule_list","params":${params}}`),
    ).toEqual({
      jsonrpc: '2.0',
      id: 1,
      error: { code: -32603, message: 'Internal error' },
    });
  });

  test('what is discovered describes every method as it checks its parameters', async () => {
    const { result } = (await reply(discover)) as { result: ReturnType<typeof openRpc> };
    expect(result).toEqual(JSON.parse(JSON.stringify(openRpc('0.0.0'))));
    const { methods } = result as {
      methods: { name: string; params: { name: string; required: boolean; schema: object }[] }[];
    };
    expect(methods.map(({ name }) => name)).toEqual([
      'memory.tool_rule_put',
      'memory.tool_rule_get',
      'memory.tool_rule_list',
      'memory.tool_rule_delete',
      'memory.tool_rules_for_prompt',
      'memory.tool_rules_json',
    ]);
    for (const { name, params } of methods) {
      const shape = METHODS[name]?.params.shape ?? {};
      expect(params.map((param) => param.name)).toEqual(Object.keys(shape));
      for (const { schema } of params) expect(Object.keys(schema).length).toBeGreaterThan(0);
    }
    expect(methods[1]?.params.map(({ required }) => required)).toEqual([true, true]);
    expect(methods[4]?.params.map(({ required }) => required)).toEqual([false, false, false, false, false]);
  });

  test('lines may come in any pieces, blank ones are passed over, and a bad one ends nothing', async () => {
    const out: string[] = [];
    const text = `${discover}\n\n  \n{\n${discover}`;
    const bytes = [...Buffer.from(text)].map((byte) => Uint8Array.of(byte));
    const big = Buffer.alloc(MESSAGE_BYTES + 10, 'x');
    const input = Readable.from([
      ...bytes,
      Buffer.from('\n'),
      Uint8Array.of(0xff, 10),
      big,
      Buffer.from(`\n${discover}\n`),
    ]);
    await serveLines(answer, input, (line) => out.push(line));
    expect(out.map((line) => line.endsWith('\n'))).toEqual(out.map(() => true));
    expect(out.map((line) => (JSON.parse(line) as { error?: { code: number } }).error?.code)).toEqual([
      ...[undefined, -32700, undefined, -32700, -32700, undefined],
    ]);
  });
});

describe('over HTTP', async () => {
  const token = 'secret';
  const listening = await serveHttp(serverOver({} as Store), { port: 0, token });
  afterAll(() => listening.close());
  const good = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = '{"jsonrpc":"2.0","id":1,"method":"rpc.discover"}';
  const send = (init: RequestInit) =>
    fetch(`http://127.0.0.1:${listening.port}/`, { method: 'POST', body, ...init });

  test('a request with the token is answered', async () => {
    const response = await send({ headers: good });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ id: 1, result: { openrpc: '1.3.2' } });
  });

  test.each<[string, RequestInit, number]>([
    ['no token', { headers: { 'content-type': 'application/json' } }, 401],
    ['another token', { headers: { ...good, authorization: 'Bearer secre' } }, 401],
    ['an origin, as a page has', { headers: { ...good, origin: 'http://localhost' } }, 403],
    ['another method', { method: 'GET', body: null, headers: good }, 405],
    ['another type', { headers: { ...good, 'content-type': 'text/plain' } }, 415],
    ['too much', { headers: good, body: 'x'.repeat(MESSAGE_BYTES + 1) }, 413],
    ['a notification', { headers: good, body: '{"jsonrpc":"2.0","method":"x"}' }, 204],
  ])('a request with %s is answered with the status for it', async (_, init, status) => {
    expect((await send(init)).status).toBe(status);
  });

  test('a port that is taken is refused', async () => {
    await expect(serveHttp(serverOver({} as Store), { port: listening.port, token })).rejects.toThrow(
      'EADDRINUSE',
    );
  });
});
