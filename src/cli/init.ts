/** `lictor init AGENT`: hooks in an agent's settings, shown, written, and taken back exactly. */

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withHooks, withoutHooks } from '../hosts/hooks/edit-settings.ts';
import type { AgentName } from '../hosts/hooks/event.ts';
import { isOurPlugin, opencodePlugin } from '../hosts/hooks/opencode-plugin.ts';
import { handlersFor, SETTINGS, type SettingsScope } from '../hosts/hooks/settings.ts';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { projectOf } from '../node/project-of.ts';
import { EXIT, type ExitCode, type Failure, refuse, usage } from './failure.ts';
import { print, printJson } from './io.ts';
import { wordsFor } from './read-sentence.ts';
import { clean } from './text.ts';
import type { View } from './view.ts';

export interface InitOptions {
  readonly user?: boolean;
  readonly project?: boolean;
  readonly dryRun?: boolean;
  readonly undo?: boolean;
  readonly shadow?: boolean;
  /** Files and folders. */
  readonly policy?: readonly string[];
}

/** The settings file of an agent, as it is and as it is to be. `null`: there is none. */
interface Plan {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

export async function initCommand(view: View, agent: AgentName, options: InitOptions): Promise<ExitCode> {
  if (options.user && options.project)
    return refuse(view, usage('too_many_scopes', '--user and --project cannot stand together'));
  const scope: SettingsScope = options.project ? 'project' : 'user';
  const path = settingsPath(agent, scope);
  // A policy with a mistake would be told about at every prompt.
  const words = options.policy ? await wordsFor(view, options) : ok(undefined);
  if (!words.ok) return refuse(view, words.error);
  const planned = options.undo ? planUndo(agent, path) : planInit(agent, path, options);
  if (!planned.ok) return refuse(view, planned.error);
  const plan = planned.value;
  if (!options.dryRun && plan.before !== plan.after) {
    const written = write(plan, options.undo === true);
    if (!written.ok) return refuse(view, written.error);
  }
  if (view.json) printJson(view.io, { ok: true, agent, scope, ...plan, written: !options.dryRun });
  else print(view.io, [...shownPlan(view, plan, options), ...remarks(agent, plan, options)]);
  return EXIT.fine;
}

/** The file that an agent reads its hooks from. */
export function settingsPath(agent: AgentName, scope: SettingsScope): string {
  const below = scope === 'user' ? homedir() : projectOf(process.cwd());
  if (agent === 'opencode')
    return join(below, scope === 'user' ? '.config/opencode/plugin/lictor.js' : '.opencode/plugin/lictor.js');
  const moved = agent === 'claude-code' && scope === 'user' ? process.env.CLAUDE_CONFIG_DIR : undefined;
  return moved ? join(resolve(moved), 'settings.json') : join(below, SETTINGS[agent].path[scope]);
}

/** A path as people write it. */
export function short(path: string): string {
  const home = homedir();
  return clean(path.startsWith(`${home}/`) ? `~${path.slice(home.length)}` : path);
}

/** This very program, wherever the agent is started. */
const programWords = (): readonly string[] => [
  process.execPath,
  fileURLToPath(new URL('./main.js', import.meta.url)),
];

/** A word as a shell reads it. */
const quoted = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;
const asFlag = (word: string): string => (word.startsWith('--') ? word : quoted(word));

function planInit(
  agent: AgentName,
  path: string,
  { shadow, policy = [] }: InitOptions,
): Result<Plan, Failure> {
  const before = textAt(path);
  if (!before.ok) return before;
  const named = policy.flatMap((one) => ['--policy', resolve(one)]);
  const flags = [...(shadow ? ['--shadow'] : []), ...named];
  if (agent === 'opencode') return planPlugin(path, before.value, flags);
  const handlers = handlersFor(agent, programWords().map(quoted).join(' '), flags.map(asFlag));
  const after = withHooks(before.value ?? '', agent, SETTINGS[agent], handlers);
  if (!after.ok) return fail(unreadableSettings(path, after.error));
  return ok({ path, before: before.value, after: after.value });
}

function planPlugin(path: string, before: string | null, flags: readonly string[]): Result<Plan, Failure> {
  if (before !== null && !isOurPlugin(before))
    return fail(usage('file_exists', `${clean(path)} is not a plugin of lictor; nothing was written`));
  return ok({ path, before, after: opencodePlugin(programWords(), flags) });
}

/** What was written is taken back byte for byte; where the file was changed since, only our hooks are. */
function planUndo(agent: AgentName, path: string): Result<Plan, Failure> {
  const before = textAt(path);
  if (!before.ok) return before;
  if (before.value === null) return ok({ path, before: null, after: null });
  const kept = keptPlan(path);
  if (kept && kept.after === before.value) return ok({ path, before: before.value, after: kept.before });
  if (agent === 'opencode')
    return ok({ path, before: before.value, after: isOurPlugin(before.value) ? null : before.value });
  const after = withoutHooks(before.value, agent, SETTINGS[agent]);
  return after.ok
    ? ok({ path, before: before.value, after: after.value })
    : fail(unreadableSettings(path, after.error));
}

const unreadableSettings = (path: string, why: string): Failure =>
  usage('invalid_settings', `${clean(path)} cannot be changed safely, and was left as it is: ${clean(why)}`);

function textAt(path: string): Result<string | null, Failure> {
  try {
    return ok(readFileSync(path, 'utf8'));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return ok(null);
    return fail(usage('unreadable_file', `${clean(path)} cannot be read: ${clean(String(code))}`));
  }
}

/** Where what was there before is kept. */
const keptPath = (path: string): string => {
  const name = createHash('sha256').update(path).digest('hex').slice(0, 32);
  return join(homedir(), '.lictor', 'init', `${name}.json`);
};

function keptPlan(path: string): Plan | undefined {
  try {
    const kept: unknown = JSON.parse(readFileSync(keptPath(path), 'utf8'));
    if (kept === null || typeof kept !== 'object' || Reflect.get(kept, 'path') !== path) return undefined;
    return kept as Plan;
  } catch {
    return undefined;
  }
}

function write(plan: Plan, undo: boolean): Result<void, Failure> {
  try {
    if (undo) rmSync(keptPath(plan.path), { force: true });
    else {
      // Said twice, the first state is the one to come back to.
      const earlier = keptPlan(plan.path);
      const before = earlier && earlier.after === plan.before ? earlier.before : plan.before;
      put(keptPath(plan.path), `${JSON.stringify({ ...plan, before })}\n`);
    }
    if (plan.after === null) remove(plan.path);
    else put(plan.path, plan.after);
    return ok(undefined);
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown';
    return fail(usage('unwritable_file', `${clean(plan.path)} cannot be written: ${clean(why)}`));
  }
}

/** In one step, through a link where the file is one. */
function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const target = linkTarget(path);
  const beside = `${target}.lictor-${process.pid}`;
  writeFileSync(beside, text);
  renameSync(beside, target);
}

function linkTarget(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** The file, and the folder that was made for it where nothing else is in it. */
function remove(path: string): void {
  rmSync(path, { force: true });
  try {
    rmdirSync(dirname(path));
  } catch {
    // Something else lives there.
  }
}

function shownPlan(view: View, { path, before, after }: Plan, { dryRun, undo }: InitOptions): string[] {
  const { paint } = view;
  if (before === after)
    return [`${short(path)} ${undo ? 'has no hooks of lictor' : 'has the hooks already'}`];
  const what = after === null ? 'removed' : before === null ? 'new' : 'changed';
  const lines = differenceOf(before ?? '', after ?? '');
  return [
    `${short(path)} (${dryRun ? `would be ${what}` : what})`,
    ...lines.map((line) => (line.startsWith('+') ? paint.green(clean(line)) : paint.red(clean(line)))),
  ];
}

/** The lines between what both begin and end with. */
function differenceOf(before: string, after: string): readonly string[] {
  const [old, now] = [before, after].map((text) => (text === '' ? [] : text.trimEnd().split('\n')));
  const [a, b] = [old ?? [], now ?? []];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return [
    ...a.slice(start, a.length - end).map((line) => `- ${line}`),
    ...b.slice(start, b.length - end).map((line) => `+ ${line}`),
  ];
}

function remarks(agent: AgentName, { after }: Plan, { undo, shadow, project }: InitOptions): string[] {
  if (undo) return [];
  const settings = agent === 'opencode' ? undefined : SETTINGS[agent];
  const closed =
    agent === 'opencode'
      ? 'a plugin that throws blocks the call; one that opencode cannot load does not'
      : (settings?.failClosed ?? `${agent} has no switch for it; the command itself blocks when it fails`);
  const scope = project ? ' --project' : '';
  return [
    '',
    `fails closed: ${closed}`,
    ...(shadow ? ['shadow: calls are decided and counted, and none is blocked'] : []),
    ...(isStrictJson(agent, after) ? [] : [`${agent} may read no file with comments or trailing commas`]),
    ...(settings?.afterwards ? [`now: ${settings.afterwards}`] : []),
    `try it: lictor doctor ${agent}`,
    `take it back: lictor init ${agent}${scope} --undo`,
  ];
}

function isStrictJson(agent: AgentName, text: string | null): boolean {
  if (agent === 'opencode' || text === null) return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
