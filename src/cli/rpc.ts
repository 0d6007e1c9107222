/** `lictor rpc`: the rules over JSON-RPC. */

import { randomBytes } from 'node:crypto';
import { type HttpOptions, serveHttp } from '../hosts/rpc/http.ts';
import { openRpc } from '../hosts/rpc/openrpc.ts';
import { type Answer, rpcServer } from '../hosts/rpc/server.ts';
import { serveLines } from '../hosts/rpc/stdio.ts';
import { ok } from '../logic/diagnostics.ts';
import { EXIT, type ExitCode, refuse, usage } from './failure.ts';
import { complain, printJson } from './io.ts';
import { version } from './package.ts';
import { inWords, readerWith, type WordsOptions, wordsFor } from './read-sentence.ts';
import { askedWith, type StoreOptions, withOpenStore } from './rules-store.ts';
import type { View } from './view.ts';

export interface RpcOptions extends StoreOptions, WordsOptions {
  readonly http?: number;
  readonly describe?: boolean;
}

export async function rpcCommand(view: View, options: RpcOptions): Promise<ExitCode> {
  if (options.describe) {
    printJson(view.io, openRpc(version()));
    return EXIT.fine;
  }
  const words = await wordsFor(view, options);
  if (!words.ok) return refuse(view, words.error);
  const read = readerWith(words.value);
  return withOpenStore(view, options, async (store, { origin }) => {
    const world = () => {
      const asked = askedWith(options);
      return { store, origin: inWords(asked.ok ? asked.value.origin : origin, words.value), read };
    };
    const answer = rpcServer({ world, version: version() });
    if (options.http !== undefined)
      return ok(await overHttp(view, answer, { port: options.http, token: tokenFrom(process.env) }));
    await serveLines(answer, view.io.stdin.bytes, (line) => view.io.out.write(line));
    return ok(EXIT.fine);
  });
}

const tokenFrom = ({ LICTOR_RPC_TOKEN }: NodeJS.ProcessEnv): string =>
  LICTOR_RPC_TOKEN || randomBytes(24).toString('base64url');

/** Until the process is told to end. */
async function overHttp(view: View, answer: Answer, options: HttpOptions): Promise<ExitCode> {
  try {
    const listening = await serveHttp(answer, options);
    const made = process.env.LICTOR_RPC_TOKEN
      ? 'the token of LICTOR_RPC_TOKEN'
      : `the token ${options.token}`;
    complain(view.io, [`listening on http://127.0.0.1:${listening.port} for ${made}`]);
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
    });
    await listening.close();
    return EXIT.fine;
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown';
    return refuse(view, usage('port_unavailable', `port ${options.port} cannot be had: ${why}`));
  }
}
