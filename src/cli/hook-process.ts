/**
 * The process of a hook: `lictor hook AGENT EVENT`. It does not go through the command line's own door, which takes
 * longer to open than a hook may take.
 */

import type { HookOutput } from '../hosts/hooks/event.ts';
import { blocking } from '../hosts/hooks/output.ts';
import { processWorld } from '../hosts/hooks/process-world.ts';
import { PAYLOAD_BYTES } from '../hosts/hooks/read-event.ts';
import { runHook, unanswered } from '../hosts/hooks/run-hook.ts';

/** Shorter than any agent waits: a hook that an agent gives up on lets the tool run. */
const PATIENCE = 25_000;

export async function hookProcess(argv: readonly string[]): Promise<never> {
  // A timer of its own keeps the process from waiting for ever on a payload that never ends.
  const [agent = '', event = ''] = argv;
  setTimeout(() => void end(unanswered({ agent, event }, 'there was no answer in time')), PATIENCE);
  return end(await answer(argv));
}

async function answer(argv: readonly string[]): Promise<HookOutput> {
  const [agent = '', event = '', ...flags] = argv;
  const unknown = flags.find((flag) => flag !== '--shadow');
  if (agent === '' || event === '' || unknown !== undefined)
    return blocking('expected `lictor hook AGENT EVENT [--shadow]`, with the payload on standard input');
  const payload = await readAll(process.stdin);
  if (payload === undefined) return unanswered({ agent, event }, 'the payload is too large');
  return runHook({ agent, event, payload }, processWorld({ shadow: flags.includes('--shadow') }));
}

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > PAYLOAD_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Writes, and ends only when all is written: a torn answer is none. */
async function end({ stdout, stderr, exit }: HookOutput): Promise<never> {
  await written(process.stderr, stderr);
  await written(process.stdout, stdout);
  return process.exit(exit);
}

const written = (stream: NodeJS.WriteStream, text: string): Promise<void> =>
  text === '' ? Promise.resolve() : new Promise((resolve) => stream.write(text, () => resolve()));
