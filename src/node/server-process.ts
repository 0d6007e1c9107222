/** A server as a child process: messages over its stdin and stdout, and an end that takes its children along. */

import { type ChildProcess, spawn } from 'node:child_process';
import { ReadBuffer, serializeMessage, type Transport } from '@modelcontextprotocol/client';
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { jsonFault, parseJson } from '../catalog/analyse/json.ts';

export interface ServerCommand {
  readonly command: string;
  readonly args: readonly string[];
  /** Variables beside those that are safe to hand on, such as PATH and HOME. */
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

export interface ServerProcess {
  readonly transport: Transport;
  /** The last 4,096 characters of its error stream so far. */
  readonly stderr: () => string;
  /** How it ended by itself, waiting a moment for that; undefined while it runs, or where it cannot be told. */
  readonly ending: () => Promise<Ending | undefined>;
  /** Why it was ended from here, if it was: it says what readers would read differently. */
  readonly fault: () => string | undefined;
}

/** One of the two is there. */
export interface Ending {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
}

const STDERR_KEPT = 4096;
/** Time a server gets to end by itself once its stdin is closed, and again once it is told to. */
const PATIENCE_MS = 2000;
/** A broken pipe is noticed before the end of the process that was to read from it. */
const NOTICE_MS = 500;

/**
 * A transport that starts the command when it is connected. No shell is involved.
 *
 * The process leads a group of its own, so that closing ends what it has started too: `npx` starts a server as
 * a child, which outlives a kill of `npx` alone. Where there are no groups, the SDK's transport is used.
 */
export function serverProcess(command: ServerCommand): ServerProcess {
  if (process.platform === 'win32') return sdkProcess(command);
  let child: ChildProcess | undefined;
  let errors = '';
  let closed: Promise<Ending> | undefined;
  let fault: string | undefined;
  const buffer = new ReadBuffer();
  const watch = duplicateWatch();
  const kill = () => child && signalGroup(child, 'SIGKILL');
  const transport: Transport = {
    start: () => {
      const started = start(command);
      child = started;
      process.once('exit', kill);
      started.stderr?.on('data', (chunk: Buffer) => {
        errors = (errors + chunk.toString('utf8')).slice(-STDERR_KEPT);
      });
      started.stdout?.on('data', (chunk: Buffer) => {
        fault ??= watch(chunk);
        if (fault === undefined) receive(transport, buffer, chunk);
        else void transport.close();
      });
      started.stdin?.on('error', (error) => transport.onerror?.(error));
      closed = new Promise((resolve) => {
        started.once('close', (exitCode, signal) => resolve({ exitCode, signal }));
      });
      started.once('close', () => transport.onclose?.());
      return new Promise((resolve, reject) => {
        started.once('spawn', resolve);
        started.once('error', reject);
      });
    },
    send: (message) =>
      new Promise((resolve, reject) => {
        if (!child?.stdin?.writable) reject(new Error('the server has ended'));
        else child.stdin.write(serializeMessage(message), (error) => (error ? reject(error) : resolve()));
      }),
    close: async () => {
      if (child) await end(child);
      child = undefined;
      process.off('exit', kill);
    },
  };
  const ending = async () => (closed ? atMost(NOTICE_MS, closed) : undefined);
  return { transport, stderr: () => errors.trim(), ending, fault: () => fault };
}

const start = ({ command, args, env, cwd }: ServerCommand): ChildProcess =>
  spawn(command, args, {
    env: { ...getDefaultEnvironment(), ...env },
    stdio: 'pipe',
    detached: true,
    ...(cwd !== undefined && { cwd }),
  });

/** Hands on every whole message. A line that is none is reported and skipped; more than the buffer holds ends it. */
function receive(transport: Transport, buffer: ReadBuffer, chunk: Buffer): void {
  try {
    buffer.append(chunk);
  } catch (error) {
    transport.onerror?.(asError(error));
    void transport.close();
    return;
  }
  for (let more = true; more; ) {
    try {
      const message = buffer.readMessage();
      more = message !== null;
      if (message) transport.onmessage?.(message);
    } catch (error) {
      transport.onerror?.(asError(error));
    }
  }
}

/** Says what is wrong with a line of JSON that has a key twice. */
function duplicateWatch(): (chunk: Buffer) => string | undefined {
  const decoder = new TextDecoder();
  let pending: string[] = [];
  return (chunk) => {
    pending.push(decoder.decode(chunk, { stream: true }));
    if (!pending.at(-1)?.includes('\n')) return undefined;
    const lines = pending.join('').split('\n');
    pending = [lines.pop() ?? ''];
    for (const line of lines) {
      const read = parseJson(line);
      if (!read.ok && read.reason === 'duplicate') return `in what it sends, ${jsonFault(read)}`;
    }
    return undefined;
  };
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Closes stdin, then tells the group to end, then kills it; each only as far as it takes. */
async function end(child: ChildProcess): Promise<void> {
  const gone = new Promise<void>((resolve) => {
    if (hasEnded(child)) resolve();
    else child.once('exit', () => resolve());
  });
  child.stdin?.end();
  await atMost(PATIENCE_MS, gone);
  if (signalGroup(child, 'SIGTERM')) await atMost(PATIENCE_MS, gone);
  signalGroup(child, 'SIGKILL');
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.destroy();
}

const hasEnded = (child: ChildProcess): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

/** Whether there was still a process in the group. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): boolean {
  try {
    return pid !== undefined && process.kill(-pid, signal);
  } catch {
    return false;
  }
}

/** What the event gives, or undefined when it takes longer. */
async function atMost<T>(ms: number, event: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  const first = await Promise.race([event, late]);
  clearTimeout(timer);
  return first;
}

function sdkProcess({ command, args, env, cwd }: ServerCommand): ServerProcess {
  let errors = '';
  const transport = new StdioClientTransport({
    command,
    args: [...args],
    stderr: 'pipe',
    ...(env && { env: { ...env } }),
    ...(cwd !== undefined && { cwd }),
  });
  transport.stderr?.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString('utf8')).slice(-STDERR_KEPT);
  });
  return {
    transport: transport as Transport,
    stderr: () => errors.trim(),
    ending: () => Promise.resolve(undefined),
    fault: () => undefined,
  };
}
