/** MCP servers over stdio: started, asked for their tools, and always ended. */

import { Client, type RequestOptions } from '@modelcontextprotocol/client';
import { z } from 'zod';
import type { McpTool } from '../catalog/import-mcp.ts';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { type Ending, serverProcess } from './server-process.ts';

export interface ServerOptions {
  /** Time for everything until the list is there, in milliseconds; default 60,000. */
  readonly timeoutMs?: number;
  /** Variables beside those that are safe to hand on, such as PATH and HOME. */
  readonly env?: Readonly<Record<string, string>>;
  /** Working directory; that of this process when left out. */
  readonly cwd?: string;
  readonly onProgress?: (step: 'starting' | 'connecting' | 'listing' | 'ending') => void;
}

export interface ServerTools {
  readonly info: { readonly name: string; readonly version: string; readonly title?: string };
  /** As the server gave them: nothing is checked, so that one bad tool does not cost the others. */
  readonly tools: readonly McpTool[];
}

/** Why there is no list. */
export interface ServerFault {
  /**
   * `server_not_found`: nothing to start. `server_timeout`: no answer in time. `server_ended`: it ended before it
   * answered. `server_failed`: anything else.
   */
  readonly code: 'server_not_found' | 'server_timeout' | 'server_ended' | 'server_failed';
  readonly message: string;
  /** The last 4,096 characters that the server wrote to its error stream. */
  readonly stderr: string;
}

const DEFAULT_TIMEOUT_MS = 60_000;
/** A server whose pages never end is given up after this many. */
const MOST_PAGES = 1000;

/**
 * The tools of the server that a command starts. No shell is involved; see `splitCommand`.
 *
 * The server's process has been told to end, and if need be killed, when this returns.
 */
export async function listServerTools(
  command: string,
  args: readonly string[],
  options: ServerOptions = {},
): Promise<Result<ServerTools, ServerFault>> {
  const { timeoutMs = DEFAULT_TIMEOUT_MS, env, cwd, onProgress } = options;
  onProgress?.('starting');
  const { transport, stderr, ending, fault } = serverProcess({
    command,
    args,
    ...(env && { env }),
    ...(cwd && { cwd }),
  });
  const client = new Client({ name: 'lictor', version: '0.1.0' });
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    onProgress?.('connecting');
    await within(deadline, client.connect(transport, { signal: deadline, timeout: timeoutMs }));
    onProgress?.('listing');
    const tools = await within(deadline, listedTools(client, { signal: deadline, timeout: timeoutMs }));
    return ok({ info: infoOf(client), tools });
  } catch (error) {
    const refused = fault();
    if (refused !== undefined) return fail({ code: 'server_failed', message: refused, stderr: stderr() });
    const ended = deadline.aborted ? undefined : await ending();
    return fail(faultOf(error, deadline, { command, timeoutMs, ended, stderr: stderr() }));
  } finally {
    onProgress?.('ending');
    await client.close().catch(() => undefined);
    await transport.close().catch(() => undefined);
  }
}

/** One page of tools. The client's own check would refuse all of them for one. */
const PAGE = z.looseObject({ tools: z.array(z.unknown()), nextCursor: z.string().optional() });

/** The tools of every page. A server that gives a cursor again has no more. */
async function listedTools(client: Client, how: RequestOptions): Promise<McpTool[]> {
  if (!client.getServerCapabilities()?.tools) return [];
  const tools: unknown[] = [];
  const seen = new Set<string>();
  let params: { cursor?: string } = {};
  for (let page = 0; page < MOST_PAGES; page++) {
    const { tools: more, nextCursor } = await client.request({ method: 'tools/list', params }, PAGE, how);
    for (const tool of more) tools.push(tool);
    if (nextCursor === undefined || seen.has(nextCursor)) return tools as McpTool[];
    seen.add(nextCursor);
    params = { cursor: nextCursor };
  }
  throw new Error(`the list of tools has more than ${MOST_PAGES} pages`);
}

/** The promise, or a rejection when the deadline passes first. */
async function within<T>(deadline: AbortSignal, promise: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    deadline.addEventListener('abort', () => reject(deadline.reason), { once: true });
  });
  return Promise.race([promise, late]);
}

function infoOf(client: Client): ServerTools['info'] {
  const { name = 'unknown', version = '', title } = client.getServerVersion() ?? {};
  return { name, version, ...(title !== undefined && { title }) };
}

/** What is known of a server that gave no list. */
interface Known {
  readonly command: string;
  readonly timeoutMs: number;
  readonly ended: Ending | undefined;
  readonly stderr: string;
}

function faultOf(
  error: unknown,
  deadline: AbortSignal,
  { command, timeoutMs, ended, stderr }: Known,
): ServerFault {
  if (deadline.aborted)
    return { code: 'server_timeout', message: `no list of tools within ${timeoutMs} ms`, stderr };
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    return { code: 'server_not_found', message: `there is no command \`${command}\``, stderr };
  if (ended) return { code: 'server_ended', message: endingText(ended), stderr };
  return { code: 'server_failed', message: error instanceof Error ? error.message : String(error), stderr };
}

const endingText = ({ exitCode, signal }: Ending): string =>
  `the server ended before it answered, ${signal ? `by the signal ${signal}` : `with exit code ${exitCode}`}`;
