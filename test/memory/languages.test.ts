/** What is said in German, French, Spanish or Japanese, from the sentence to the call. */

import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/catalog/unit.ts';
import { decide } from '../../src/decide/decide.ts';
import { capture } from '../../src/memory/capture.ts';
import { applyChanges, EMPTY_STATE, type RuleState } from '../../src/memory/change.ts';
import { readDecrees } from '../../src/memory/decrees.ts';
import { counting, NOW } from '../support/rules.ts';

const TOOLS = ['bash', 'edit_file', 'read_file', 'delete_file', 'git_push', 'deploy', 'send_email'];

const newId = counting();
const origin = (message: number) => ({
  now: NOW,
  zone: 'UTC',
  owner: 'user',
  scope: { kind: 'user' as const },
  message_id: `m${message}`,
  session_id: 's1',
  newId,
});

const saying = (messages: readonly string[]): RuleState =>
  messages.reduce<RuleState>((state, message, i) => {
    const decrees = readDecrees(message, { tools: TOOLS });
    return applyChanges(state, capture({ ...origin(i), decrees, calls: [] }, state).changes);
  }, EMPTY_STATE);

type Args = { readonly [name: string]: Json };

const decisionOf = (messages: readonly string[], tool: string, args: Args) => {
  const { rules, waivers } = saying(messages);
  return decide({
    call: { tool, arguments: args, cwd: '/srv/app' },
    rules,
    waivers,
    now: NOW,
    audience: { owner: 'user', session_id: 's2' },
    home: '/home/ann',
  }).decision;
};

describe('a call, after what was said', () => {
  test.each<[said: readonly string[], tool: string, args: Args, decision: string]>([
    [['Schick Sarah nie wieder eine E-Mail.'], 'send_email', { to: 'sarah@example.com' }, 'deny'],
    [['Schick Sarah nie wieder eine E-Mail.'], 'send_email', { to: 'bob@example.com' }, 'allow'],
    [['Schick sarah nie wieder ne mail'], 'send_email', { cc: ['Sarah <sarah@example.com>'] }, 'deny'],
    [
      ['Schick Sarah nie wieder eine E-Mail.', 'Du darfst Sarah jetzt wieder E-Mails schicken.'],
      'send_email',
      { to: 'sarah@example.com' },
      'allow',
    ],
    [['Nicht auf main pushen, ohne mich zu fragen.'], 'git_push', { branch: 'main' }, 'ask'],
    [['Nicht auf main pushen, ohne mich zu fragen.'], 'bash', { command: 'git push origin main' }, 'ask'],
    [['Du musst Sarah nicht schreiben.'], 'send_email', { to: 'sarah@example.com' }, 'allow'],
    [['Du darfst config.yaml nicht ändern.'], 'edit_file', { path: 'config.yaml' }, 'deny'],
    [['Du darfst config.yaml nicht ändern.'], 'edit_file', { path: 'README.md' }, 'allow'],
    [["N'envoie plus jamais de mail à Sarah."], 'send_email', { to: 'sarah@example.com' }, 'deny'],
    [
      ["N'envoie plus jamais de mail à Sarah.", 'Tu peux à nouveau écrire à Sarah.'],
      'send_email',
      { to: 'sarah@example.com' },
      'allow',
    ],
    [["N'envoie de mails qu'à Julie."], 'send_email', { to: 'bob@example.com' }, 'deny'],
    [["N'envoie de mails qu'à Julie."], 'send_email', { to: 'julie@example.com' }, 'allow'],
    [['touche pas au fichier .env'], 'edit_file', { path: '.env' }, 'deny'],
    [['No le mandes nunca más un correo a Sara.'], 'send_email', { to: 'sara@example.com' }, 'deny'],
    [
      ['No le mandes nunca más un correo a Sara.', 'Ya puedes volver a escribirle a Sara.'],
      'send_email',
      { to: 'sara@example.com' },
      'allow',
    ],
    [['No despliegues nada sin preguntarme.'], 'deploy', {}, 'ask'],
    [['mainには絶対にプッシュしないで。'], 'git_push', { branch: 'main' }, 'deny'],
    [['mainには絶対にプッシュしないで。'], 'git_push', { branch: 'dev' }, 'allow'],
    [
      ['mainには絶対にプッシュしないで。', 'mainにはもうプッシュしてもいいですよ。'],
      'git_push',
      { branch: 'main' },
      'allow',
    ],
    [['ファイルを削除する前に必ず私に聞いて。'], 'delete_file', { path: 'a.txt' }, 'ask'],
    [['.envは消さなくていいよ。'], 'delete_file', { path: '.env' }, 'allow'],
  ])('%j: %s %j is to %s', (said, tool, args, decision) => {
    expect(decisionOf(said, tool, args)).toBe(decision);
  });
});
