/** `lictor init AGENT`: hooks in an agent's settings, shown, written, and taken back exactly. */

import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Program, platformOf } from '../hosts/hooks/command-line.ts';
import { withHooks, withoutHooks } from '../hosts/hooks/edit-settings.ts';
import type { AgentName } from '../hosts/hooks/event.ts';
import { isOurPlugin, opencodePlugin } from '../hosts/hooks/opencode-plugin.ts';
import { handlersFor, SETTINGS, type SettingsScope } from '../hosts/hooks/settings.ts';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { homeFolder } from '../node/home-folder.ts';
import { projectOf } from '../node/project-of.ts';
import { EXIT, type ExitCode, type Failure, refuse, usage } from './failure.ts';
import { print, printJson } from './io.ts';
import { wordsFor } from './read-sentence.ts';
import { keptPlan, type Plan, textAt, writePlan } from './settings-file.ts';
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

export async function initCommand(view: View, agent: AgentName, options: InitOptions): Promise<ExitCode> {
  if (options.user && options.project)
    return refuse(view, usage('too_many_scopes', '--user and --project cannot stand together'));
  const scope: SettingsScope = options.project ? 'project' : 'user';
  if (homeFolder() === '') return refuse(view, usage('no_home', 'there is no home folder: HOME is not set'));
  const path = settingsPath(agent, scope);
  // A policy with a mistake would be told about at every prompt.
  const words = options.policy ? await wordsFor(view, options) : ok(undefined);
  if (!words.ok) return refuse(view, words.error);
  const planned = options.undo ? planUndo(agent, path) : planInit(agent, path, options);
  if (!planned.ok) return refuse(view, planned.error);
  const plan = planned.value;
  if (!options.dryRun && plan.before !== plan.after) {
    const written = writePlan(plan, options.undo === true);
    if (!written.ok) return refuse(view, written.error);
  }
  if (view.json) printJson(view.io, { ok: true, agent, scope, ...plan, written: !options.dryRun });
  else print(view.io, [...shownPlan(view, plan, options), ...remarks(agent, plan, options)]);
  return EXIT.fine;
}

/** The file that an agent reads its hooks from. */
export function settingsPath(agent: AgentName, scope: SettingsScope): string {
  if (scope === 'project')
    return join(
      projectOf(process.cwd()),
      agent === 'opencode' ? '.opencode/plugin/lictor.js' : SETTINGS[agent].path.project,
    );
  if (agent === 'opencode') return join(opencodeFolder(), 'plugin/lictor.js');
  const { path, movedBy } = SETTINGS[agent];
  const [first = '', ...rest] = path.user.split('/');
  const moved = movedBy === undefined ? undefined : process.env[movedBy];
  return join(moved ? resolve(moved) : join(homeFolder(), first), ...rest);
}

/** Its own variable, or what the XDG Base Directory Specification says. */
function opencodeFolder(): string {
  const { OPENCODE_CONFIG_DIR, XDG_CONFIG_HOME } = process.env;
  if (OPENCODE_CONFIG_DIR) return resolve(OPENCODE_CONFIG_DIR);
  return join(XDG_CONFIG_HOME?.startsWith('/') ? XDG_CONFIG_HOME : join(homeFolder(), '.config'), 'opencode');
}

/** A path as people write it. */
export function short(path: string): string {
  const home = homeFolder();
  return clean(path.startsWith(home + sep) ? `~${path.slice(home.length)}` : path);
}

/** This very program, wherever the agent is started. */
const program = (): Program => ({
  node: process.execPath,
  main: fileURLToPath(new URL('./lictor.cjs', import.meta.url)),
});

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
  const handlers = handlersFor(agent, program(), flags, platformOf(process.platform));
  if (!handlers.ok) return fail(usage('unwritable_path', clean(handlers.error)));
  // Said again, it begins with what was there before the first time, whose comments stand where they stood.
  const kept = keptPlan(path);
  const base = kept && kept.after === before.value ? kept.before : before.value;
  const after = withHooks(base ?? '', agent, SETTINGS[agent], handlers.value);
  if (!after.ok) return fail(unreadableSettings(path, after.error));
  return ok({ path, before: before.value, after: after.value });
}

function planPlugin(path: string, before: string | null, flags: readonly string[]): Result<Plan, Failure> {
  if (before !== null && !isOurPlugin(before))
    return fail(usage('file_exists', `${clean(path)} is not a plugin of lictor; nothing was written`));
  return ok({ path, before, after: opencodePlugin([program().node, program().main], flags) });
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
