/**
 * The process of a hook: `lictor hook AGENT EVENT`. It does not go through the command line's own door, which takes
 * longer to open than a hook may take.
 */

import { ownWords } from '../hosts/hooks/command-line.ts';
import type { HookOutput } from '../hosts/hooks/event.ts';
import { blocking } from '../hosts/hooks/output.ts';
import { processWorld, type WorldOptions } from '../hosts/hooks/process-world.ts';
import { PAYLOAD_BYTES } from '../hosts/hooks/read-event.ts';
import { type HookRequest, runHook, unanswered } from '../hosts/hooks/run-hook.ts';
import { fail, ok, type Result } from '../logic/diagnostics.ts';

/** Shorter than any agent waits: a hook that an agent gives up on lets the tool run. */
const PATIENCE = 25_000;

export async function hookProcess(given: readonly string[]): Promise<never> {
  const argv = ownWords(given);
  // A timer of its own keeps the process from waiting for ever on a payload that never ends.
  const [agent = '', event = ''] = argv;
  setTimeout(() => void end(unanswered({ agent, event }, 'there was no answer in time')), PATIENCE);
  return end(await answer(argv));
}

async function answer(argv: readonly string[]): Promise<HookOutput> {
  const [agent = '', event = '', ...flags] = argv;
  const options = optionsIn(flags);
  if (agent === '' || event === '' || !options)
    return blocking(
      'expected `lictor hook AGENT EVENT [--shadow] [--policy PATH]`, with the payload on standard input',
    );
  const payload = await readAll(process.stdin);
  if (!payload.ok) return unanswered({ agent, event }, payload.error);
  return answerIn({ agent, event, payload: payload.value }, options);
}

/** Undefined where something else is given. */
function optionsIn(flags: readonly string[]): WorldOptions | undefined {
  const policy: string[] = [];
  let shadow = false;
  for (let i = 0; i < flags.length; i++) {
    const path = flags[i + 1];
    if (flags[i] === '--shadow') shadow = true;
    else if (flags[i] === '--policy' && path !== undefined) {
      policy.push(path);
      i++;
    } else return undefined;
  }
  return { shadow, ...(policy.length > 0 && { policy }) };
}

/** The answer of this machine and its store. */
export const answerIn = (request: HookRequest, options: WorldOptions): Promise<HookOutput> =>
  runHook(request, processWorld(options));

/** The error says in a sentence why there is no payload. */
function readAll(stream: NodeJS.ReadStream): Promise<Result<string, string>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > PAYLOAD_BYTES) resolve(fail('the payload is too large'));
      else chunks.push(chunk);
    });
    stream.on('end', () => resolve(textOf(Buffer.concat(chunks))));
    stream.on('error', reject);
  });
}

/** A text that is mended is another. A byte order mark, which some shells of Windows put in front, is taken off. */
function textOf(bytes: Uint8Array): Result<string, string> {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return fail('the payload is no UTF-8');
  }
}

/** Writes, and ends only when all is written: a torn answer is none. A stream takes time to open. */
async function end({ stdout, stderr, exit }: HookOutput): Promise<never> {
  if (stderr !== '') await written(process.stderr, stderr);
  if (stdout !== '') await written(process.stdout, stdout);
  return process.exit(exit);
}

const written = (stream: NodeJS.WriteStream, text: string): Promise<void> =>
  new Promise((resolve) => stream.write(text, () => resolve()));
