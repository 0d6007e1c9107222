/** The thread in which a spinner turns while the main one works. */

import { WriteStream } from 'node:tty';
import { parentPort, workerData } from 'node:worker_threads';
import ora from 'ora';

export type ProgressMessage = { readonly text: string } | 'end';

// Standard error itself, since that of a thread goes through the main one. The cursor stays, as no one may be
// left to bring it back when the program is interrupted.
const spinner = ora({ text: 'loading', stream: new WriteStream(2), hideCursor: false, discardStdin: false });
const timer = setTimeout(() => spinner.start(), Number(workerData));

parentPort?.on('message', (message: ProgressMessage) => {
  if (message !== 'end') {
    spinner.text = message.text;
    return;
  }
  clearTimeout(timer);
  spinner.stop();
  parentPort?.close();
});
