/**
 * Installs the programs of coding agents into the folder that LICTOR_AGENTS names, for the tests that drive them:
 * exact versions, outside of this project's own dependencies, and of each the program for this machine alone.
 * About a gigabyte, in about a minute; what is there already is kept.
 */

import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const platform = `${process.platform}-${process.arch}`;

/** Names below `node_modules`, and what is installed there. */
const PROGRAMS = {
  [`@anthropic-ai/claude-agent-sdk-${platform}`]: '0.3.332',
  [`@openai/codex-${platform}`]: `npm:@openai/codex@0.163.0-${platform}`,
  '@google/gemini-cli': '0.61.0',
  [`@github/copilot-${platform}`]: '1.0.102',
  [`opencode-${platform.replace('win32', 'windows')}`]: '1.18.33',
};

const folder = process.env.LICTOR_AGENTS;
if (!folder) throw new Error('LICTOR_AGENTS names no folder');
mkdirSync(join(folder, 'cache'), { recursive: true });
writeFileSync(
  join(folder, 'package.json'),
  `${JSON.stringify({ private: true, dependencies: PROGRAMS }, undefined, 2)}\n`,
);
// Their native helpers come built, and their install scripts would fetch what the tests do without.
const args = ['install', '--no-audit', '--no-fund', '--omit=peer', '--ignore-scripts'];
const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit', timeout: 600_000 });
process.exit(status ?? 1);
