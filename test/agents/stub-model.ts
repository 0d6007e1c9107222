/** A model on loopback that asks for the calls of a script, one after another, and then ends. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formAt, resultsIn, streamOf, type Wanted } from './stub-forms.ts';

export interface StubModel {
  readonly url: string;
  /** Bodies of the requests so far. */
  readonly requests: readonly string[];
  readonly close: () => void;
}

/**
 * `prompt` is what the user says: only a conversation that holds it and has tools is the script's. Titles,
 * summaries, and what is said to subagents get no calls.
 */
export async function stubModel(prompt: string, script: readonly Wanted[]): Promise<StubModel> {
  const requests: string[] = [];
  const quoted = JSON.stringify(prompt).slice(1, -1);
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const form = formAt(request.url ?? '');
      if (!form) {
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"input_tokens":1,"data":[]}');
        return;
      }
      requests.push(body);
      const step = resultsIn(form, body);
      const ours = body.includes(quoted) && /"tools":\[[^\]]/.test(body);
      response
        .writeHead(200, { 'content-type': 'text/event-stream' })
        .end(streamOf(form, ours ? script[step] : undefined, `call_${step}`));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, requests, close: () => void server.close() };
}
