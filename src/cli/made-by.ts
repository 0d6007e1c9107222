/** The command that makes a catalog again, for the comment at its top: complete, but without secrets. */

import { splitCommand } from '../node/command-line.ts';
import type { ImportOptions } from './import.ts';

type MakingOptions = Pick<ImportOptions, 'server' | 'from' | 'name' | 'always' | 'category'>;

export function madeBy({ server, from, name, always, category }: MakingOptions, file?: string): string {
  const options: (readonly [string, string | undefined])[] = [
    ['--server', server === undefined ? undefined : withoutSecrets(server)],
    ['--from', from === 'auto' ? undefined : from],
    ['--name', name],
    ['--always', always?.join(',')],
    ['--category', category],
  ];
  const given = options.flatMap(([option, value]) =>
    value === undefined ? [] : [`${option} ${quoted(value)}`],
  );
  const source = file === undefined ? [] : [quoted(file)];
  return ['lictor import', ...source, ...given].join(' ');
}

const SECRET = /key|token|secret|passw|auth|credential/i;

/** The command with an ellipsis where a flag or a variable named like a secret has its value, or an address a password. */
function withoutSecrets(server: string): string {
  const words = splitCommand(server);
  if (!words.ok) return server;
  let secretNext = false;
  const safe = words.value.map((word) => {
    const hidden = secretNext && !word.startsWith('-') ? '…' : withoutOwnSecret(word);
    secretNext = word.startsWith('-') && !word.includes('=') && SECRET.test(word);
    return hidden;
  });
  return safe.join(' ') === words.value.join(' ') ? server : safe.join(' ');
}

function withoutOwnSecret(word: string): string {
  const [name = ''] = word.split('=', 1);
  if (word.includes('=') && SECRET.test(name)) return `${name}=…`;
  return word.replace(/:\/\/[^/@\s]*:[^/@\s]*@/, '://…@');
}

/** As a shell takes it for one word; a catalog's own commands are quoted even where they need not be. */
const quoted = (value: string): string =>
  /^[\w,./-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;
