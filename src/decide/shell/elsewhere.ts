/** Commands that run others on another machine, in a container, or in a terminal of their own. */

import type { Input } from './output.ts';
import { PROGRAMS, programOf, SHELLS } from './programs.ts';
import { afterOptions, NOTHING, opaque, type Unwrapped } from './unwrapped.ts';

export function ofSsh(args: readonly string[], input: Input): Unwrapped {
  const [host, ...command] = afterOptions(
    args,
    '-b -c -D -E -e -F -I -i -J -L -l -m -O -o -p -Q -R -S -W -w',
  );
  const options = args.filter((arg) => /proxycommand|localcommand/i.test(arg));
  const hidden = options.length > 0 ? { opaque: ['ssh runs a command of its options'] } : {};
  if (host === undefined) return NOTHING;
  const rest = command[0]?.startsWith('-') ? afterOptions(command, '-o -i -l -p') : command;
  const texts = rest.length > 0 ? [rest.join(' ')] : input === undefined ? [] : [input];
  return { texts, elsewhere: host, ...hidden };
}

export function ofDocker(args: readonly string[], input: Input): Unwrapped {
  const words = afterOptions(args, '-H --host --context -c --config -l');
  const [first, ...more] =
    words[0] === 'compose' || words[0] === 'container'
      ? afterOptions(words.slice(1), '-f --file -p --project-name --profile --env-file')
      : words;
  if (first !== 'exec' && first !== 'run') return NOTHING;
  const taking =
    '-u --user -w --workdir -e --env --env-file -v --volume -p --publish --name --network --entrypoint --mount -m --memory --cpus --label -l --platform --index --add-host --rm=';
  const [where = '', ...command] = afterOptions(more, taking);
  const entry = more.indexOf('--entrypoint');
  const whole = entry >= 0 ? [more[entry + 1] ?? '', ...command] : command;
  // An image that is named after a program most often runs it: `alpine/git push`.
  const image = where.replace(/^.*\//, '').replace(/[:@].*$/, '');
  const named = first === 'run' && entry < 0 && PROGRAMS.has(image) ? [[image, ...command]] : [];
  if (whole.length === 0 && named.length === 0) return NOTHING;
  const commands = [...(whole.length > 0 ? [whole] : []), ...named];
  const texts =
    input !== undefined && SHELLS.has(programOf(whole[0] ?? '')) && whole.length === 1 ? [input] : [];
  return { commands, texts, elsewhere: where };
}

export function ofKubectl(args: readonly string[]): Unwrapped {
  const words = afterOptions(args, '-n --namespace --context --kubeconfig --cluster --user -s --server');
  const dashes = args.indexOf('--');
  if ((words[0] !== 'exec' && words[0] !== 'run' && words[0] !== 'debug') || dashes < 0) return NOTHING;
  return {
    commands: [args.slice(dashes + 1)],
    elsewhere: words.slice(1).find((word) => !word.startsWith('-')) ?? 'pod',
  };
}

export function ofTerminal(args: readonly string[], running: readonly string[]): Unwrapped {
  const words = afterOptions(args, '-L -S -f');
  if (!running.includes(words[0] ?? '')) return NOTHING;
  const rest = afterOptions(words.slice(1), '-t -s -n -c -x -y -F -e').filter(
    (word) => !/^(Enter|C-m)$/.test(word),
  );
  return rest.length === 0 ? NOTHING : { texts: [rest.join(' ')] };
}

export function ofInput(_: readonly string[], input: Input): Unwrapped {
  return input === undefined ? opaque('commands for later are not known') : { texts: [input] };
}
