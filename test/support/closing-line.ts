/** A reporter that ends a run with `N passed, M failed`, and says what was skipped and how to run it. */

import type { Reporter, TestModule } from 'vitest/node';

const requireAll = Boolean(process.env.LICTOR_REQUIRE_ALL);

export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length;
    const skipped = count('skipped');
    if (skipped > 0) process.stdout.write(`${skipped} skipped: run .ci/run, which installs what they need\n`);
    const failed = count('failed') + broken + (requireAll ? skipped : 0);
    if (requireAll && skipped > 0) process.exitCode = 1;
    process.stdout.write(`${count('passed')} passed, ${failed} failed\n`);
  }
}
