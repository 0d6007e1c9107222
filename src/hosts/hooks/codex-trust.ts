/**
 * Which hooks Codex CLI has been told to trust: it passes over all others without a word. For each it keeps a table
 * in its `config.toml`, `[hooks.state."FILE:EVENT:ENTRY:HANDLER"]`, with the hash of the hook that was looked at.
 */

import type { FoundHook } from './edit-settings.ts';

/** Whether the text of `config.toml` has the table of a hook, with a hash. */
export function isTrusted(config: string, file: string, { called, place }: FoundHook): boolean {
  const event = called.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();
  const key = [file, event, ...place].join(':');
  return [`"${key.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`, `'${key}'`].some((quoted) => {
    const at = config.indexOf(`hooks.state.${quoted}`);
    if (at < 0) return false;
    const table = config.slice(at).split(/\n\s*\[/, 1)[0] ?? '';
    return /\btrusted_hash\s*=\s*["']\w/.test(table);
  });
}
