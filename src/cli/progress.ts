/** Progress of a long load: on a terminal only, and only when it is long. */

import type { Output } from './io.ts';

export interface Step {
  readonly step: string;
  readonly done: number;
  readonly total: number;
}

export interface Progress {
  step(step: Step): void;
  end(): void;
}

/** A load that is done before this, in milliseconds, shows nothing. */
const PATIENCE = 300;

const silent: Progress = { step: () => {}, end: () => {} };

export function startProgress(err: Output): Progress {
  if (!err.terminal) return silent;
  let text = 'loading';
  let spinner: { text: string; render(): unknown; stop(): unknown } | undefined;
  let over = false;
  const begin = async () => {
    const { default: ora } = await import('ora');
    if (!over) spinner = ora({ text, stream: process.stderr }).start();
  };
  const timer = setTimeout(() => begin().catch(() => {}), PATIENCE);
  return {
    step: ({ step, done, total }) => {
      text = total > 1 ? `${step} ${done}/${total}` : step;
      if (!spinner) return;
      spinner.text = text;
      // Loading is synchronous between steps, so the spinner's own timer would not come round.
      spinner.render();
    },
    end: () => {
      over = true;
      clearTimeout(timer);
      spinner?.stop();
    },
  };
}
