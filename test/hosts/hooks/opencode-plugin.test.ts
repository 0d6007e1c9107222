/** The plugin for opencode, loaded as opencode loads it, with a program in the place of lictor. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { opencodePlugin } from '../../../src/hosts/hooks/opencode-plugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'lictor-plugin-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Hooks {
  readonly 'chat.message': (
    input: object,
    output: { parts: { type: string; text: string }[] },
  ) => Promise<void>;
  readonly 'tool.execute.before': (input: object, output: object) => Promise<void>;
}
type Session = { readonly parentID?: string };

let made = 0;
/** `answers` is what the program prints for each event; what it is told is in a file. */
async function pluginWith(
  answers: Readonly<Record<string, string>>,
  sessions: Readonly<Record<string, Session>>,
) {
  made += 1;
  const told = join(folder, `${made}.log`);
  const program = join(folder, `${made}.cjs`);
  writeFileSync(
    program,
    `const fs = require('fs'); const text = fs.readFileSync(0, 'utf8');
     fs.appendFileSync(${JSON.stringify(told)}, JSON.stringify([process.argv[4], JSON.parse(text)]) + '\\n');
     process.stdout.write(${JSON.stringify(answers)}[process.argv[4]] ?? '{"decision":"allow"}');`,
  );
  const address = `data:text/javascript;base64,${Buffer.from(opencodePlugin([process.execPath, program], [])).toString('base64')}`;
  const { Lictor } = (await import(address)) as { Lictor: (input: object) => Promise<Hooks> };
  const client = {
    session: {
      get: ({ path: { id } }: { path: { id: string } }) =>
        id in sessions ? Promise.resolve({ data: sessions[id] }) : Promise.reject(new Error('no session')),
    },
  };
  const hooks = await Lictor({ client, directory: folder });
  const say = async (sessionID: string) => {
    const parts = [{ type: 'text', text: 'never push to main' }];
    await hooks['chat.message']({ sessionID, messageID: 'm1' }, { parts });
    return parts[0]?.text;
  };
  const call = () =>
    hooks['tool.execute.before']({ tool: 'bash', sessionID: 's1', callID: 'c1' }, { args: {} });
  const heard = () =>
    readFileSync(told, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as [string, Record<string, unknown>]);
  return { say, call, heard };
}

describe('a message', () => {
  it.each([
    ['of the user is the user’s', 's1', undefined],
    ['to a helper is the agent’s', 'child', 's1'],
    ['of a session that cannot be looked up is nobody’s', 'lost', 'unknown'],
  ])('%s', async (_, session, helper) => {
    const { say, heard } = await pluginWith({}, { s1: {}, child: { parentID: 's1' } });
    await say(session);
    const [, payload] = heard().find(([event]) => event === 'chat.message') ?? [];
    expect(payload).toMatchObject({ prompt: 'never push to main', session_id: session });
    expect(payload?.agent_id).toBe(helper);
  });

  it('carries to the model what lictor says, and is sent also where lictor fails', async () => {
    const told = await pluginWith({ 'chat.message': '{"decision":"allow","context":"A rule."}' }, { s1: {} });
    expect(await told.say('s1')).toBe('never push to main\n\n<lictor>\nA rule.\n</lictor>');
    const failed = await pluginWith({ 'chat.message': 'no JSON' }, { s1: {} });
    expect(await failed.say('s1')).toContain('NOT in force');
  });
});

describe('a call', () => {
  it('runs where it is allowed in so many words, and throws otherwise', async () => {
    await (await pluginWith({}, {})).call();
    for (const answer of ['', 'no JSON', '{}', '[]', 'null', '{"decision":"allowed"}', '{"decision":"deny"}'])
      await expect((await pluginWith({ 'tool.execute.before': answer }, {})).call()).rejects.toThrow(
        /lictor/,
      );
    const denied = '{"decision":"deny","reason":"because"}';
    await expect((await pluginWith({ 'tool.execute.before': denied }, {})).call()).rejects.toThrow('because');
  });
});
