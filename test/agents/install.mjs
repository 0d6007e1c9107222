/**
 * Installs the programs of coding agents into the folder that LICTOR_AGENTS names, for the tests that drive them:
 * exact versions, outside of this project's own dependencies. About a gigabyte.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const PACKAGES = ['@anthropic-ai/claude-agent-sdk@0.3.332'];

const folder = process.env.LICTOR_AGENTS;
if (!folder) throw new Error('LICTOR_AGENTS names no folder');
mkdirSync(folder, { recursive: true });
const manifest = join(folder, 'package.json');
if (!existsSync(manifest)) writeFileSync(manifest, '{"private": true}\n');
const args = ['install', '--no-audit', '--no-fund', '--no-save', '--omit=peer', ...PACKAGES];
const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit', timeout: 300_000 });
process.exit(status ?? 1);
