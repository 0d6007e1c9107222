/** JSON-RPC over HTTP on this machine: POST with a bearer token, and nothing else. */

import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createParseErrorResponse } from './answers.ts';
import { type Answer, MESSAGE_BYTES } from './server.ts';

export interface HttpOptions {
  /** 0: any that is free. */
  readonly port: number;
  readonly token: string;
}

export interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

/** Listens on the loopback address only. Rejects when the port cannot be had. */
export function serveHttp(answer: Answer, { port, token }: HttpOptions): Promise<Listening> {
  const server = createServer((request, response) => void respond(answer, token, request, response));
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve({ port: portOf(server), close: () => closed(server) }));
  });
}

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

async function respond(
  answer: Answer,
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refused = refusal(request, token);
  if (refused !== undefined) return reply(response, refused);
  const body = await bodyOf(request).catch(() => undefined);
  if (body === undefined) return reply(response, 413, createParseErrorResponse());
  const answered = await answer(body);
  return answered === undefined ? reply(response, 204) : reply(response, 200, answered);
}

/** A page that the user visits can send requests here too: it has no token, and names another host or origin. */
function refusal({ method, headers }: IncomingMessage, token: string): number | undefined {
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(headers.host ?? '') || headers.origin !== undefined)
    return 403;
  if (!hasToken(headers.authorization, token)) return 401;
  if (method !== 'POST') return 405;
  return /^application\/json\b/i.test(headers['content-type'] ?? '') ? undefined : 415;
}

function hasToken(given: string | undefined, token: string): boolean {
  const [wanted, got] = [Buffer.from(`Bearer ${token}`), Buffer.from(given ?? '')];
  return wanted.length === got.length && timingSafeEqual(wanted, got);
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MESSAGE_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function reply(response: ServerResponse, status: number, body = ''): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...(status === 401 && { 'www-authenticate': 'Bearer' }),
  });
  response.end(body);
}
