/** Scripts and targets of a project by their names, and programs that run tests. */

import { UNKNOWN } from '../wild.ts';
import type { Action, ActionsOf, Table, Told } from './action.ts';
import { migrated, migrating } from './databases.ts';
import { deployed, deploying } from './deployments.ts';
import { parseOptions } from './options.ts';
import { several } from './tables.ts';

/** A script or target by its name, of which the content is not known: what the name says. */
export function ofScript(name: string, told: Told): readonly Action[] {
  const words = name.toLowerCase().split(/[^a-z0-9]+/);
  const has = (...some: readonly string[]) => some.some((word) => words.includes(word));
  if (has('deploy', 'release', 'ship', 'promote')) return [deployed([...words, ...told.args], told)];
  if (has('publish')) return [{ name: 'package_publish', args: { package: [UNKNOWN] }, means: ['publish'] }];
  if (has('migrate', 'migration', 'migrations')) return [migrated(told)];
  if (has('install'))
    return [{ name: 'package_install', args: { package: [UNKNOWN] }, means: ['install', 'add'] }];
  if (has('push'))
    return [{ name: 'git_push', args: { branch: [UNKNOWN], force: [UNKNOWN], remote: [UNKNOWN] } }];
  if (has('test', 'tests', 'e2e', 'check'))
    return [{ name: 'run_tests', args: {}, means: ['test', 'tests'] }];
  return [];
}

const runner: ActionsOf = (told) =>
  parseOptions(told.args, '-C -j -f --directory')
    .rest.filter((word) => !word.includes('='))
    .flatMap((target) => ofScript(target, told));
const tests: ActionsOf = () => [{ name: 'run_tests', args: {}, means: ['test', 'tests'] }];
export const testing =
  (verb: string): ActionsOf =>
  (told) =>
    told.args.find((arg) => !arg.startsWith('-')) === verb ? tests(told) : [];

export const SCRIPTS: Table = Object.assign(Object.create(null), {
  make: runner,
  just: runner,
  task: runner,
  rake: several(runner, migrating),
  gradlew: runner,
  gradle: runner,
  mvnw: several(runner, deploying('deploy')),
  mvn: several(runner, deploying('deploy')),
  ant: runner,
  turbo: runner,
  nx: runner,
  grunt: runner,
  gulp: runner,
  invoke: runner,
  fab: runner,
  tox: tests,
  nox: tests,
  pytest: tests,
  jest: tests,
  vitest: tests,
  mocha: tests,
  rspec: tests,
  phpunit: tests,
  playwright: testing('test'),
  cypress: testing('run'),
} satisfies Record<string, ActionsOf>);
