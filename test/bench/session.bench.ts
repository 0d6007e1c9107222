/** Sessions of the example workspace: how long twenty turns take, and how much of them repeats. */

import type { Policy } from '../../src/catalog/policy.ts';
import { compile } from '../../src/compile/compile.ts';
import type { Compiled } from '../../src/compile/compiled.ts';
import type { TokenCounter } from '../../src/compile/tokens.ts';
import { createPolicy } from '../../src/lictor.ts';
import { exactTokens } from '../../src/node.ts';
import { nextTurn } from '../../src/session/next-turn.ts';
import { openSession, type SessionOptions } from '../../src/session/session.ts';
import { alone } from './sample.ts';
import type { Row, Table } from './table.ts';
import { workspaceInput, workspaceTurns } from './workspace.ts';

/** Providers that can be told of a later tool repeat at least so much; of the others the share is shown. */
const LEAST = 0.9;

const SESSIONS: readonly (SessionOptions & { readonly least?: number })[] = [
  { provider: 'anthropic', least: LEAST },
  { provider: 'anthropic', reveal: 'deferred', least: LEAST },
  { provider: 'openai-responses', least: LEAST },
  { provider: 'openai-chat' },
  { provider: 'openai-chat', declare: 'catalog' },
  { provider: 'gemini' },
];

export async function sessionBench(): Promise<Table> {
  const loaded = createPolicy(workspaceInput());
  if (!loaded.ok) throw new Error('the example workspace does not load');
  const policy = loaded.value;
  const counter = exactTokens();
  const turns = workspaceTurns().flatMap((turn) => {
    const compiled = compile(policy, turn, { counter });
    return compiled.ok ? [compiled.value] : [];
  });
  const rows: Row[] = [];
  for (const { least, ...options } of SESSIONS) {
    const ours = await alone(() => void repeatedShare(options, policy, turns, counter), {
      rounds: 100,
      warmUp: 20,
    });
    const share = repeatedShare(options, policy, turns, counter);
    const targets = least === undefined ? [] : [{ text: `≥ ${least * 100} %`, met: share >= least }];
    rows.push({ work: `${nameOf(options)}: ${Math.floor(share * 100)} % repeat`, ours, targets });
  }
  return {
    topic: 'session',
    title: 'Twenty turns of a session, compiled before',
    rows,
    notes: ['Shares are of the tokens of turns 2 to 20, counted with the o200k encoding.'],
  };
}

const nameOf = ({ provider, reveal, declare }: SessionOptions): string =>
  [provider, ...(reveal ? [reveal] : []), ...(declare ? [`${declare} declared`] : [])].join(', ');

/** The share of tokens, from the second turn on, that repeat the request before. */
function repeatedShare(
  options: SessionOptions,
  policy: Policy,
  turns: readonly Compiled[],
  counter: TokenCounter,
): number {
  const opened = openSession(options);
  if (!opened.ok) throw new Error('the options make no sense');
  let session = opened.value;
  let [stable, tokens] = [0, 0];
  for (const [i, compiled] of turns.entries()) {
    const next = nextTurn(session, policy, compiled, { counter });
    if (!next.ok) throw new Error(next.error.code);
    if (i > 0) [stable, tokens] = [stable + next.value.ledger.stable, tokens + next.value.ledger.tokens];
    session = next.value.session;
  }
  return stable / tokens;
}
