/** The command `rpc`: its options, help and example. */

import { type Add, command, type Shared } from './command.ts';
import { wholeNumber, withWords } from './options.ts';
import type { RpcOptions } from './rpc.ts';
import { withStore } from './rules-command.ts';

export const addRpc: Add = (program, run) => {
  withWords(
    withStore(
      command(program, {
        name: 'rpc',
        brief: 'the rules over JSON-RPC, for hosts',
        form: '[--http PORT] [options]',
        does: 'Answer JSON-RPC 2.0 about the rules: one message a line over standard input and output, or over HTTP on 127.0.0.1 with a bearer token (LICTOR_RPC_TOKEN, or one that is made and printed). `rpc.discover` describes the methods.',
        examples: ['rpc', 'rpc --http 7737', 'rpc --describe'],
      }),
    ),
  )
    .option('--http <port>', 'listen on this port of 127.0.0.1', wholeNumber)
    .option('--describe', 'print the description of the methods (OpenRPC), and end')
    .action((options: Shared & RpcOptions) =>
      run(options, async (view) => (await import('./rpc.ts')).rpcCommand(view, options)),
    );
};
