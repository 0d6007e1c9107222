/** The programs of agents: where they are installed, and how each is made to speak with a stub instead of its model. */

import type { AgentName } from '../../src/hosts/hooks/event.ts';
import type { Wanted } from './stub-forms.ts';

/** Where a run takes place. */
export interface Place {
  /** The stub. */
  readonly url: string;
}

export interface Drive {
  /** The program, below the folder of programs. */
  readonly program: string;
  /** Node runs it. */
  readonly script?: true;
  /** Settings that have to stand in files below the home, before `lictor init` adds its own. */
  readonly files?: Readonly<Record<string, object>>;
  readonly args: (prompt: string, place: Place) => readonly string[];
  readonly env?: (place: Place) => Readonly<Record<string, string>>;
  /** What its shell is called, as the model calls it. */
  readonly shell: (command: string) => Wanted;
  /** What it hands a task to a helper with. */
  readonly delegate?: (task: string) => Wanted;
  /** Where its transcripts are, below the home. Undefined: they are asked for. */
  readonly transcripts?: string;
  readonly exportArgs?: readonly string[];
}

const platform = `${process.platform}-${process.arch}`;
const said = (command: string) => ({ command, description: 'stub' });

export const DRIVES: Readonly<Partial<Record<AgentName, Drive>>> = {
  'claude-code': {
    program: `node_modules/@anthropic-ai/claude-agent-sdk-${platform}/claude`,
    args: (prompt) => ['-p', prompt, '--allowedTools', 'Bash,Agent', '--output-format', 'json'],
    env: ({ url }) => ({
      ...{ ANTHROPIC_BASE_URL: url, ANTHROPIC_API_KEY: 'stub' },
      ...{ DISABLE_AUTOUPDATER: '1', CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1' },
    }),
    shell: (command) => ({ tool: 'Bash', args: said(command) }),
    delegate: (prompt) => ({
      tool: 'Agent',
      args: { prompt, description: 'stub', subagent_type: 'general-purpose' },
    }),
    transcripts: '.claude/projects',
  },
  codex: {
    program: `node_modules/@openai/codex-${platform}/vendor/${codexTarget()}/bin/codex`,
    // Hooks that nobody has trusted yet are passed over in silence.
    args: (prompt, { url }) => [
      ...['exec', '--skip-git-repo-check', '--dangerously-bypass-hook-trust'],
      ...['--dangerously-bypass-approvals-and-sandbox', '-c', 'model=stub', '-c', 'model_provider=stub'],
      '-c',
      `model_providers.stub={name="stub",base_url="${url}/v1",wire_api="responses",env_key="STUB_KEY"}`,
      prompt,
    ],
    env: () => ({ STUB_KEY: 'stub' }),
    shell: (command) => ({ tool: 'exec_command', args: { cmd: command } }),
    transcripts: '.codex/sessions',
  },
  gemini: {
    program: 'node_modules/@google/gemini-cli/bundle/gemini.js',
    script: true,
    files: {
      '.gemini/settings.json': {
        security: { auth: { selectedType: 'gemini-api-key' }, folderTrust: { enabled: false } },
        general: { enableAutoUpdate: false },
        privacy: { usageStatisticsEnabled: false },
      },
    },
    args: (prompt) => ['--yolo', '-m', 'gemini-2.5-pro', '-p', prompt],
    env: ({ url }) => ({ GEMINI_API_KEY: 'stub', GOOGLE_GEMINI_BASE_URL: url }),
    shell: (command) => ({ tool: 'run_shell_command', args: said(command) }),
    transcripts: '.gemini/tmp',
  },
  copilot: {
    program: `node_modules/@github/copilot-${platform}/copilot`,
    args: (prompt) => ['--allow-all-tools', '-p', prompt],
    env: ({ url }) => ({
      ...{ COPILOT_OFFLINE: 'true', COPILOT_AUTO_UPDATE: 'false' },
      ...{ COPILOT_PROVIDER_BASE_URL: `${url}/v1`, COPILOT_MODEL: 'stub' },
    }),
    shell: (command) => ({ tool: 'bash', args: said(command) }),
    delegate: (prompt) => ({
      tool: 'task',
      args: { prompt, description: 'stub', name: 'stub', agent_type: 'task' },
    }),
    transcripts: '.copilot/session-state',
  },
  opencode: {
    program: `node_modules/opencode-${platform.replace('win32', 'windows')}/bin/opencode`,
    args: (prompt) => ['run', prompt],
    env: ({ url }) => ({
      ...{ OPENCODE_DISABLE_MODELS_FETCH: '1', OPENCODE_DISABLE_LSP_DOWNLOAD: '1' },
      OPENCODE_CONFIG_CONTENT: JSON.stringify({
        provider: { stub: opencodeProvider(`${url}/v1`) },
        ...{ model: 'stub/stub', small_model: 'stub/stub', autoupdate: false, share: 'disabled' },
        // Its own refusal of folders outside of the project would stand before ours.
        permission: { external_directory: 'allow' },
      }),
    }),
    shell: (command) => ({ tool: 'bash', args: said(command) }),
    delegate: (prompt) => ({
      tool: 'task',
      args: { prompt, description: 'stub', subagent_type: 'general' },
    }),
    exportArgs: ['export'],
  },
};

function codexTarget(): string {
  const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  const system = { darwin: 'apple-darwin', win32: 'pc-windows-msvc' }[process.platform as string];
  return `${machine}-${system ?? 'unknown-linux-musl'}`;
}

const opencodeProvider = (baseURL: string) => ({
  npm: '@ai-sdk/openai-compatible',
  options: { baseURL, apiKey: 'stub' },
  models: { stub: { tool_call: true } },
});
