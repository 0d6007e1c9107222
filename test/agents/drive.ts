/** Runs the program of an agent as a user does, in a home of its own, with a stub for its model. */

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AgentName } from '../../src/hosts/hooks/event.ts';
import { runBuilt } from '../support/built-cli.ts';
import { DRIVES, type Drive } from './agents.ts';
import type { Wanted } from './stub-forms.ts';
import { stubModel } from './stub-model.ts';

const PROGRAMS = process.env.LICTOR_AGENTS ?? '';

export const driveOf = (agent: AgentName): Drive | undefined => DRIVES[agent];
export const isThere = ({ program }: Drive): boolean =>
  PROGRAMS !== '' && existsSync(join(PROGRAMS, program));

export interface Driven {
  /** All that the model was sent, as one text. */
  readonly heard: string;
  /** What stood on the screen. */
  readonly screen: string;
}

export interface Rig {
  readonly home: string;
  readonly project: string;
  readonly lictor: (...argv: string[]) => ReturnType<typeof runBuilt>;
  /** One session without a person: what the user says, and what the model then asks for. */
  readonly say: (prompt: string, script: readonly Wanted[]) => Promise<Driven>;
  /** The transcripts of all sessions so far, as the agent wrote them. */
  readonly transcripts: () => readonly string[];
  readonly run: (argv: readonly string[], env?: Readonly<Record<string, string>>) => Promise<string>;
}

export function rigOf(agent: AgentName, drive: Drive): Rig {
  const home = realpathSync(mkdtempSync(join(tmpdir(), `lictor-${agent}-`)));
  const project = join(home, 'a project');
  mkdirSync(join(project, '.git'), { recursive: true });
  for (const [path, value] of Object.entries(drive.files ?? {})) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), `${JSON.stringify(value, undefined, 2)}\n`);
  }
  const own = { HOME: home, LICTOR_STORE: join(home, 'lictor.db') };
  const run = (argv: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    runProgram(drive, argv, project, {
      // What a program unpacks and downloads for itself is kept beside it.
      ...{ PATH: process.env.PATH ?? '', ...own, XDG_CACHE_HOME: join(PROGRAMS, 'cache'), CI: 'true' },
      ...env,
    });
  return {
    home,
    project,
    lictor: (...argv) => runBuilt(argv, '', own),
    say: async (prompt, script) => {
      const model = await stubModel(prompt, script);
      const place = { url: model.url };
      const screen = await run(drive.args(prompt, place), drive.env?.(place));
      model.close();
      return { heard: model.requests.join('\n'), screen };
    },
    transcripts: () => (drive.transcripts ? jsonBelow(join(home, drive.transcripts)) : []),
    run,
  };
}

function runProgram(drive: Drive, argv: readonly string[], cwd: string, env: NodeJS.ProcessEnv) {
  const program = join(PROGRAMS, drive.program);
  const [command, args] = drive.script ? [process.execPath, [program, ...argv]] : [program, argv];
  return new Promise<string>((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const timer = setTimeout(() => child.kill('SIGKILL'), 400_000);
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8');
      });
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(timer);
      resolve(text);
    });
  });
}

const jsonBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.jsonl?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
