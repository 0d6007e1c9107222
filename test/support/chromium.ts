/** A real browser: start it when it is installed, skip loudly when it is not. */

import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** `CHROMIUM_PATH`, or where Debian puts it. */
const program = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const found = existsSync(program);
const required = Boolean(process.env.CI || process.env.LICTOR_REQUIRE_ALL);

/** Whether to run the tests that need a browser. Where everything is required they run, and fail, without it. */
export const haveChromium: boolean = found || required;

if (!haveChromium)
  console.info(
    'Chromium is not installed: tests in a browser are skipped; to run them: apt-get install chromium, or CHROMIUM_PATH=…',
  );

/** A browser without a window. Throws when there is none, and when it does not start within a minute. */
export function startChromium(): Promise<Browser> {
  if (!found) throw new Error(`there is no Chromium at ${program}, but CI or LICTOR_REQUIRE_ALL asks for it`);
  return chromium.launch({ executablePath: program, args: ['--no-sandbox'], timeout: 60_000 });
}
