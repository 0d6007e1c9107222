/** A provider's API on this machine: keeps what it is sent, and answers what it is told to. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StubApi {
  /** Where it listens, without a path. */
  readonly url: string;
  /** The bodies it was sent, oldest first. */
  readonly sent: unknown[];
  close(): Promise<void>;
}

export async function stubApi(answer: (body: unknown) => object): Promise<StubApi> {
  const sent: unknown[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      sent.push(body);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answer(body)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    sent,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
