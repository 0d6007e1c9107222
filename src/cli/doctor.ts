/** `lictor doctor`: whether rules hold in the agents of this machine. */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ADAPTERS, eventsOf } from '../hosts/hooks/adapters.ts';
import { isTrusted } from '../hosts/hooks/codex-trust.ts';
import { platformOf, shellFor } from '../hosts/hooks/command-line.ts';
import { type FoundHook, hooksIn } from '../hosts/hooks/edit-settings.ts';
import { AGENTS, type AgentName } from '../hosts/hooks/event.ts';
import { isOurPlugin } from '../hosts/hooks/opencode-plugin.ts';
import { deniesProbe, PROBE, PROBE_REASON, probePayload } from '../hosts/hooks/probe.ts';
import { SETTINGS } from '../hosts/hooks/settings.ts';
import { rulesInForce } from '../memory/in-force.ts';
import { homeFolder } from '../node/home-folder.ts';
import { projectOf } from '../node/project-of.ts';
import { storeLocation } from '../store/location.ts';
import { EXIT, type ExitCode } from './failure.ts';
import { settingsPath, short } from './init.ts';
import { print, printJson } from './io.ts';
import { openNamedStore } from './rules-store.ts';
import { clean, count, cut, oneLine } from './text.ts';
import type { View } from './view.ts';

export interface DoctorOptions {
  readonly store?: string;
}

/** One thing that was looked at. */
interface Check {
  readonly about: string;
  readonly state: 'good' | 'bad' | 'absent';
  readonly message: string;
  /** How long a hook took, in milliseconds. */
  readonly ms?: number;
}

export async function doctorCommand(
  view: View,
  agents: readonly AgentName[],
  options: DoctorOptions,
): Promise<ExitCode> {
  const asked = agents.length > 0 ? agents : AGENTS;
  const ofAgents = await Promise.all(asked.map(checkAgent));
  const checks = [await checkStore(options.store), ...ofAgents.flat()];
  const absent = agents.length > 0 ? checks.filter(({ state }) => state === 'absent') : [];
  const wrong = [...checks.filter(({ state }) => state === 'bad'), ...absent];
  if (view.json) printJson(view.io, { ok: wrong.length === 0, checks });
  else
    print(
      view.io,
      checks.map((check) => line(view, check)),
    );
  return wrong.length === 0 ? EXIT.fine : EXIT.findings;
}

function line({ paint }: View, { about, state, message }: Check): string {
  const mark = { good: paint.green('✓'), bad: paint.red('✗'), absent: paint.dim('·') }[state];
  return `${mark} ${about}: ${clean(message)}`;
}

async function checkStore(given: string | undefined): Promise<Check> {
  const location = storeLocation(given, process.env, homeFolder());
  const where = !location.ok
    ? ''
    : location.value.engine === 'sqlite'
      ? short(location.value.path)
      : 'PostgreSQL';
  const store = await openNamedStore(given);
  if (!store.ok) return { about: 'store', state: 'bad', message: `${store.error.message} (${where})` };
  try {
    const state = await store.value.state();
    if (!state.ok) return { about: 'store', state: 'bad', message: `${state.error.message} (${where})` };
    const here = { now: new Date().toISOString(), project: projectOf(process.cwd()) };
    const rules = rulesInForce(state.value.rules, here);
    return {
      about: 'store',
      state: 'good',
      message: `${where}, ${count(rules.length, 'rule')} in force here`,
    };
  } finally {
    await store.value.close();
  }
}

async function checkAgent(agent: AgentName): Promise<readonly Check[]> {
  const found: Check[] = [];
  // They are one where the home is the project.
  const paths = new Set([settingsPath(agent, 'user'), settingsPath(agent, 'project')]);
  for (const path of paths) if (existsSync(path)) found.push(...(await checkFile(agent, path)));
  return found.length > 0
    ? found
    : [{ about: agent, state: 'absent', message: `no hooks; lictor init ${agent}` }];
}

async function checkFile(agent: AgentName, path: string): Promise<readonly Check[]> {
  const text = readFileSync(path, 'utf8');
  if (agent === 'opencode')
    return [
      isOurPlugin(text)
        ? await probePlugin(path, text)
        : bad(agent, `${short(path)} is not a plugin of lictor`),
    ];
  const hooks = hooksIn(text, agent, SETTINGS[agent]);
  if (hooks.length === 0) return isOursInText(text) ? [unread(agent, path)] : [];
  if (!isJson(text)) return [unread(agent, path)];
  if (/"disableAllHooks"\s*:\s*true/.test(text))
    return [bad(agent, `${short(path)} turns all hooks off (disableAllHooks)`)];
  const probed = probe(agent, path, hooks);
  return agent === 'codex' ? [...probed, ...untrusted(path, hooks)] : probed;
}

/** Codex passes over what it was not told to trust, however well it works. */
function untrusted(path: string, hooks: readonly FoundHook[]): readonly Check[] {
  const config = textOf(join(dirname(settingsPath('codex', 'user')), 'config.toml'));
  const names = hooks.filter((hook) => !isTrusted(config, path, hook)).map(({ called }) => called);
  return names.length === 0
    ? []
    : [
        bad(
          'codex trust',
          `codex passes over what it was not told to trust: start codex, open /hooks and trust ${names.join(', ')}`,
        ),
      ];
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const bad = (about: string, message: string): Check => ({ about, state: 'bad', message });
const ALIVE = 'alive: a harmless call was denied';

type Plugin = (opencode: { directory: string }) => Promise<{
  'tool.execute.before': (input: object, output: object) => Promise<void>;
}>;

/** The plugin is run as opencode runs it: what it throws is what blocks. */
async function probePlugin(path: string, text: string): Promise<Check> {
  if (/^const FLAGS = .*--shadow/m.test(text)) return { about: 'opencode', state: 'good', message: SHADOW };
  try {
    const address = `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`;
    const { Lictor }: { Lictor: Plugin } = await import(address);
    const hooks = await Lictor({ directory: process.cwd() });
    await hooks['tool.execute.before'](
      { tool: PROBE, sessionID: 'lictor-doctor', callID: '1' },
      { args: {} },
    );
    return bad('opencode', `${short(path)}: a call that must be denied was not`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return why.includes(PROBE_REASON)
      ? { about: 'opencode', state: 'good', message: `${ALIVE}; opencode loads the plugin when it starts` }
      : bad('opencode', `${short(path)}: ${cut(oneLine(why), 200)}`);
  }
}

const SHADOW = 'in shadow: calls are decided, and none is blocked';

const isOursInText = (text: string): boolean => / hook [a-z-]+ /.test(text);

const unread = (agent: AgentName, path: string): Check =>
  bad(agent, `${short(path)} is no plain JSON; an agent may pass over all of its hooks without a word`);

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Each hook before a call, run by a shell as the agent would. */
function probe(agent: AgentName, path: string, hooks: readonly FoundHook[]): readonly Check[] {
  const adapter = ADAPTERS.get(agent);
  if (!adapter) return [];
  const before = eventsOf(adapter, 'pre_tool');
  const [shell, ...shellArgs] = shellFor(platformOf(process.platform));
  return before.map((called): Check => {
    const about = `${agent} ${called}`;
    const hook = hooks.find((one) => one.called === called);
    if (!hook)
      return { about, state: 'bad', message: `${short(path)} has no hook for it; lictor init ${agent}` };
    if (hook.command.includes('--shadow')) return { about, state: 'good', message: SHADOW };
    const began = performance.now();
    const { status, stdout, stderr } = spawnSync(shell, [...shellArgs, hook.command], {
      input: probePayload(adapter, called, process.cwd()),
      encoding: 'utf8',
      timeout: 60_000,
    });
    const took = Math.round(performance.now() - began);
    if (deniesProbe({ stdout, exit: status })) return { about, state: 'good', message: ALIVE, ms: took };
    const why = cut(oneLine(stderr || stdout || 'it said nothing'), 200);
    return {
      about,
      state: 'bad',
      message: `a call that must be denied was not (exit code ${status}): ${why}`,
    };
  });
}
