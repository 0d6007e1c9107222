/** JSON-RPC 2.0 (jsonrpc.org/specification): a text in, a text out, or nothing for notifications. */

import { createJSONRPCErrorResponse, JSONRPCErrorException, JSONRPCServer } from 'json-rpc-2.0';
import { nearestName, type Result } from '../../logic/diagnostics.ts';
import { METHODS, type MethodError, type MethodWorld } from './methods.ts';
import { openRpc } from './openrpc.ts';

export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
const METHOD_NOT_FOUND = -32601;
const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;
const STORE_UNAVAILABLE = -32000;

/** Bytes of one message, and requests of one batch, at most. */
export const MESSAGE_BYTES = 4 * 1024 * 1024;
const BATCH = 1000;

export interface RpcOptions {
  /** The world of each call: its time and its ids are its own. */
  readonly world: () => MethodWorld;
  readonly version: string;
}

/** Answers one message. Never rejects. */
export type Answer = (message: string) => Promise<string | undefined>;

export function rpcServer({ world, version }: RpcOptions): Answer {
  const server = new JSONRPCServer({ errorListener: () => undefined });
  for (const [name, method] of Object.entries(METHODS))
    server.addMethod(name, async (params) => answered(await method.call(params ?? {}, world())));
  server.addMethod('rpc.discover', () => openRpc(version));
  // A request without `id` is a notification; nothing is answered, whatever comes of it.
  server.handleMethodNotFound = async ({ id, method }) => (id === undefined ? null : notFound(id, method));
  server.mapErrorToJSONRPCErrorResponse = (id, error) =>
    error instanceof JSONRPCErrorException
      ? createJSONRPCErrorResponse(id, error.code, error.message, error.data)
      : createJSONRPCErrorResponse(id, INTERNAL_ERROR, 'Internal error');
  const single = async (request: unknown): Promise<object | null> =>
    isRequest(request)
      ? server.receive(request as never)
      : createJSONRPCErrorResponse(idOf(request), INVALID_REQUEST, 'Invalid Request');
  return async (message) => {
    const parsed = parse(message);
    if (parsed === undefined) return text(createJSONRPCErrorResponse(null, PARSE_ERROR, 'Parse error'));
    if (!Array.isArray(parsed.value)) return text(await single(parsed.value));
    if (parsed.value.length === 0 || parsed.value.length > BATCH)
      return text(createJSONRPCErrorResponse(null, INVALID_REQUEST, 'Invalid Request'));
    const answers: object[] = [];
    // One after another: the requests of a batch may build on each other.
    for (const request of parsed.value) {
      const answer = await single(request);
      if (answer) answers.push(answer);
    }
    return answers.length === 0 ? undefined : text(answers);
  };
}

const text = (answer: object | null): string | undefined =>
  answer === null ? undefined : JSON.stringify(answer);

function parse(message: string): { readonly value: unknown } | undefined {
  if (message.length > MESSAGE_BYTES) return undefined;
  try {
    return { value: JSON.parse(message) as unknown };
  } catch {
    return undefined;
  }
}

function isRequest(value: unknown): boolean {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  const { jsonrpc, method, id, params } = value as Readonly<Record<string, unknown>>;
  const named = jsonrpc === '2.0' && typeof method === 'string';
  const known = id === undefined || id === null || typeof id === 'string' || typeof id === 'number';
  return named && known && (params === undefined || (typeof params === 'object' && params !== null));
}

function idOf(request: unknown): string | number | null {
  const id: unknown = request !== null && typeof request === 'object' ? Reflect.get(request, 'id') : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

function notFound(id: string | number | null, method: string) {
  const nearest = nearestName(method, Object.keys(METHODS));
  return createJSONRPCErrorResponse(id, METHOD_NOT_FOUND, 'Method not found', nearest && { nearest });
}

function answered(answer: Result<unknown, MethodError>): unknown {
  if (answer.ok) return answer.value;
  const { error } = answer;
  if (error.kind === 'params')
    throw new JSONRPCErrorException('Invalid params', INVALID_PARAMS, { problems: error.problems });
  const { message, ...fault } = error.fault;
  throw new JSONRPCErrorException(message, STORE_UNAVAILABLE, fault);
}
