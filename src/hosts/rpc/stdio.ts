/** JSON-RPC over standard input and output: one message a line. */

import { createParseErrorResponse } from './answers.ts';
import { type Answer, MESSAGE_BYTES } from './server.ts';

/** Answers messages in their order, until the input ends. */
export async function serveLines(
  answer: Answer,
  input: AsyncIterable<Uint8Array>,
  write: (line: string) => void,
): Promise<void> {
  for await (const line of lines(input)) {
    const reply = line === undefined ? createParseErrorResponse() : await answer(line);
    if (reply !== undefined) write(`${reply}\n`);
  }
}

/** Lines that are not blank; undefined for one that is too long to be read, or is no UTF-8. */
async function* lines(input: AsyncIterable<Uint8Array>): AsyncGenerator<string | undefined> {
  let parts: Uint8Array[] = [];
  let size = 0;
  const take = (): string | undefined => {
    const line = size > MESSAGE_BYTES ? undefined : textOf(Buffer.concat(parts));
    parts = [];
    size = 0;
    return line;
  };
  const add = (bytes: Uint8Array): void => {
    size += bytes.length;
    // What is too long is counted, and not kept.
    if (size <= MESSAGE_BYTES) parts.push(bytes);
  };
  for await (const chunk of input) {
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      add(chunk.subarray(from, at));
      from = at + 1;
      const line = take();
      if (line === undefined || line.trim() !== '') yield line;
    }
    add(chunk.subarray(from));
  }
  const last = take();
  if (last === undefined || last.trim() !== '') yield last;
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
