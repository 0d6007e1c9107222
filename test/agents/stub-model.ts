/** A model on loopback that asks for one shell command and then ends, in the form of Anthropic's Messages API. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StubModel {
  readonly url: string;
  /** Bodies of the requests so far. */
  readonly requests: readonly string[];
  readonly close: () => void;
}

export async function stubModel(command: string): Promise<StubModel> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      if (!request.url?.startsWith('/v1/messages') || request.url.includes('count_tokens')) {
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"input_tokens":1}');
        return;
      }
      requests.push(body);
      const asks = body.includes('"name":"Bash"') && !body.includes('tool_result');
      response
        .writeHead(200, { 'content-type': 'text/event-stream' })
        .end(streamOf(asks ? command : undefined));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, requests, close: () => void server.close() };
}

/** Events of a streamed message: a call of the shell, or the end. */
function streamOf(command: string | undefined): string {
  const block =
    command === undefined
      ? { type: 'text', text: '' }
      : { type: 'tool_use', id: 'toolu_stub', name: 'Bash', input: {} };
  const delta =
    command === undefined
      ? { type: 'text_delta', text: 'done' }
      : { type: 'input_json_delta', partial_json: JSON.stringify({ command, description: 'stub' }) };
  const stop_reason = command === undefined ? 'end_turn' : 'tool_use';
  const usage = { input_tokens: 1, output_tokens: 1 };
  const message = {
    id: 'msg_stub',
    type: 'message',
    role: 'assistant',
    model: 'stub',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage,
  };
  const events = [
    { type: 'message_start', message },
    { type: 'content_block_start', index: 0, content_block: block },
    { type: 'content_block_delta', index: 0, delta },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 1 } },
    { type: 'message_stop' },
  ];
  return events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');
}
