/** The plugin that opencode loads: it runs the hook, and throws unless the call is allowed in so many words. */

/** `command` is the program and its first arguments; it is started without a shell. */
export const opencodePlugin = (command: readonly string[], flags: readonly string[]): string => `${MARK}
// Written by \`lictor init opencode\`; \`lictor init opencode --undo\` takes it away.
import { spawn } from 'node:child_process';

const COMMAND = ${JSON.stringify(command)};
const FLAGS = ${JSON.stringify(flags)};
const PATIENCE = 30000;

/** What the hook answers; throws when it answers nothing that can be read. */
function ask(event, payload) {
  return new Promise((resolve, reject) => {
    const [program, ...args] = [...COMMAND, 'hook', 'opencode', event, ...FLAGS];
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => { out += chunk; });
    child.stderr.on('data', (chunk) => { err += chunk; });
    child.stdin.on('error', () => {});
    child.on('error', (error) => { clearTimeout(timer); reject(new Error('lictor did not start, so this call is blocked: ' + error.message)); });
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code !== 0) return reject(new Error(err.trim() || 'lictor did not answer, so this call is blocked'));
      try { resolve(JSON.parse(out)); } catch { reject(new Error('lictor gave no answer that can be read, so this call is blocked')); }
    });
    child.stdin.end(JSON.stringify(payload));
  });
}

export const Lictor = async ({ client, directory }) => {
  const started = new Set();
  /** Context waits for the next message of the user: opencode takes none elsewhere. */
  const begin = async (session_id) => {
    if (started.has(session_id)) return undefined;
    started.add(session_id);
    return (await ask('session.created', { session_id, cwd: directory })).context;
  };
  /** The session that this one is a helper of: what is said in it is said by the model. */
  const helperOf = async (id) => {
    try {
      const { data } = await client.session.get({ path: { id } });
      return data ? data.parentID : 'unknown';
    } catch {
      return 'unknown';
    }
  };
  return {
    'chat.message': async ({ sessionID, messageID }, output) => {
      const texts = (output.parts ?? []).filter((part) => part.type === 'text' && !part.synthetic);
      const prompt = texts.map((part) => part.text).join('\\n');
      const context = await begin(sessionID).catch(() => undefined);
      const said = await ask('chat.message', {
        session_id: sessionID, cwd: directory, prompt_id: messageID ?? output.message?.id, prompt, agent_id: await helperOf(sessionID),
      }).catch((error) => ({ notice: error.message + '; what was said is NOT in force' }));
      const extra = [context, said.context, said.notice].filter(Boolean).join('\\n\\n');
      const last = texts[texts.length - 1];
      if (extra && last) last.text += '\\n\\n<lictor>\\n' + extra + '\\n</lictor>';
    },
    'experimental.session.compacting': async ({ sessionID }) => {
      await ask('session.compacting', { session_id: sessionID, cwd: directory }).catch(() => undefined);
    },
    'tool.execute.before': async ({ tool, sessionID, callID }, output) => {
      const answer = await ask('tool.execute.before', {
        session_id: sessionID, cwd: directory, tool_use_id: callID, tool_name: tool, tool_input: output.args ?? {},
      });
      if (answer?.decision !== 'allow') throw new Error(answer?.reason || 'lictor did not allow this call');
    },
  };
};
`;

const MARK = '// lictor: the rules of the user, held at every call.';

export const isOurPlugin = (text: string): boolean => text.startsWith(MARK);
