/** The MCP servers of the example workspace: development dependencies that start offline. */

import { fileURLToPath } from 'node:url';

export interface ExampleServer {
  /** How identities and the catalog file call it. */
  readonly name: string;
  /** The command line a person gives to `lictor import --server`. */
  readonly command: string;
  /** The same program as it is installed here. */
  readonly program: string;
  readonly args: readonly string[];
}

const installed = (bin: string): string =>
  fileURLToPath(new URL(`../../node_modules/.bin/${bin}`, import.meta.url));

const server = (
  name: string,
  npmPackage: string,
  bin: string,
  args: readonly string[] = [],
): ExampleServer => ({
  name,
  command: ['npx', npmPackage, ...args].join(' '),
  program: installed(bin),
  args,
});

export const SERVERS: readonly ExampleServer[] = [
  server('filesystem', '@modelcontextprotocol/server-filesystem', 'mcp-server-filesystem', ['.']),
  server('memory', '@modelcontextprotocol/server-memory', 'mcp-server-memory'),
  server('everything', '@modelcontextprotocol/server-everything', 'mcp-server-everything'),
  server(
    'sequential_thinking',
    '@modelcontextprotocol/server-sequential-thinking',
    'mcp-server-sequential-thinking',
  ),
  server('playwright', '@playwright/mcp', 'playwright-mcp', ['--headless', '--isolated']),
];
