#!/usr/bin/env node
/**
 * The door of the program: a hook has little time, and goes in by a short way of its own, in one piece where it was
 * built so. CommonJS, because opening Node's loader of modules takes longer than what a hook does.
 */

const { existsSync, writeSync } = require('node:fs') as typeof import('node:fs');
const { join } = require('node:path') as typeof import('node:path');

/** What blocks a tool call in coding agents, together with a line on standard error. */
const BLOCKED = 2;
const PIECE = join(__dirname, 'hook.bundle.cjs');

const [command, ...rest] = process.argv.slice(2);
const asksHelp = rest.some((word) => word === '--help' || word === '-h');
if (command === 'hook' && !asksHelp && existsSync(PIECE)) answerHook(rest);
else void import('./main.js');

function answerHook(argv: readonly string[]): void {
  process.on('uncaughtException', block);
  try {
    const { hookProcess } = loadPiece() as typeof import('./hook-process.js');
    hookProcess(argv).catch(block);
  } catch (error) {
    block(error);
  }
}

/**
 * Where Node can (22.8 and newer), it keeps what it compiled itself, beside the program: in the folder for temporary
 * files others could leave code for us. Before, or where it may not write there, what the build left is taken.
 */
function loadPiece(): unknown {
  if (keepsCompiled()) return require(PIECE);
  const { loaderOf } = require('./piece.cjs') as { loaderOf(): (file: string) => unknown };
  return loaderOf()(PIECE);
}

function keepsCompiled(): boolean {
  // To load the module that tells takes longer than to look at the number.
  if (Number.parseInt(process.versions.node, 10) < 22) return false;
  const Module = require('node:module') as { [name: string]: unknown };
  const { enableCompileCache: enable } = Module;
  if (typeof enable !== 'function') return false;
  const { status } = enable(join(__dirname, 'compiled'));
  const known = (Module.constants as { compileCacheStatus?: Record<string, unknown> } | undefined)
    ?.compileCacheStatus;
  return status === known?.ENABLED || status === known?.ALREADY_ENABLED;
}

function block(error: unknown): never {
  const why = error instanceof Error ? error.message : String(error);
  try {
    writeSync(process.stderr.fd, `lictor: ${why}\n`);
  } finally {
    process.exit(BLOCKED);
  }
}
