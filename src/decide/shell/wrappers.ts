/** Commands that run others: what they run, where that can be seen, and that it cannot, where not. */

import { shownWild, UNKNOWN } from '../wild.ts';
import type { Input } from './output.ts';
import { asksAboutItself, INTERPRETERS, isScript, programOf, SHELLS } from './programs.ts';

/** What a command does beside what it says. */
export interface Unwrapped {
  /** Commands that it runs, as words. */
  readonly commands?: readonly (readonly string[])[];
  /** Texts that a shell reads. */
  readonly texts?: readonly string[];
  /** Whether the texts are read by this very shell. */
  readonly here?: true;
  readonly opaque?: readonly string[];
  readonly sets?: readonly (readonly [name: string, value: string])[];
  readonly aliases?: readonly (readonly [name: string, text: string])[];
  readonly environment?: readonly (readonly [name: string, value: string])[];
  /** The folder the line is in from now on, and the one that what is run is in. */
  readonly folder?: string;
  readonly within?: string;
  /** Another machine or container that what is run is run on. */
  readonly elsewhere?: string;
}

const NOTHING: Unwrapped = {};

/** Wrappers that are followed by a command: options that take a value, and how many words come before it. */
const PREFIXES: Readonly<Record<string, { readonly taking?: string; readonly skip?: number }>> =
  Object.assign(Object.create(null), {
    sudo: { taking: '-u -g -h -p -C -T -r -t -U -D -R --user --group --host --prompt --chdir' },
    doas: { taking: '-u -C' },
    exec: { taking: '-a' },
    builtin: {},
    nohup: {},
    time: { taking: '-f -o --format --output' },
    timeout: { taking: '-s -k --signal --kill-after', skip: 1 },
    nice: { taking: '-n --adjustment' },
    ionice: { taking: '-c -n -p -P -u --class --classdata' },
    chrt: { skip: 1 },
    taskset: { skip: 1 },
    stdbuf: { taking: '-i -o -e' },
    setsid: {},
    unbuffer: {},
    strace: { taking: '-o -e -p -s -u -E -S -a' },
    ltrace: { taking: '-o -e -p -s -u' },
    chroot: { taking: '--userspec', skip: 1 },
    caffeinate: { taking: '-t -w' },
    proxychains: { taking: '-f' },
    proxychains4: { taking: '-f' },
    torsocks: {},
    winpty: {},
    wsl: { taking: '-d -u' },
    busybox: {},
    toybox: {},
    'cross-env': {},
    dotenv: { taking: '-e' },
    npx: { taking: '-p --package -c --call' },
    bunx: {},
    pnpx: {},
    uvx: { taking: '--from --with -p --python' },
    'systemd-run': { taking: '-p --property --unit --slice -u' },
    firejail: {},
    fakeroot: {},
    dbus: {},
    faketime: { skip: 1 },
    entr: {},
    chronic: {},
    'xvfb-run': { taking: '-n -s --server-args' },
    sem: { taking: '-j --id' },
    if: {},
    '!': {},
  });

/** Programs whose subcommand is followed by a command: `uv run`, `bundle exec`. */
const RUNNERS = new Set(
  (
    'uv:run poetry:run pipenv:run bundle:exec pnpm:exec pnpm:dlx yarn:exec yarn:dlx npm:exec npm:x bun:x rbenv:exec ' +
    'pyenv:exec mise:exec asdf:exec hatch:run pdm:run rye:run nix:run direnv:exec conda:run op:run doppler:run ' +
    'infisical:run chamber:exec aws-vault:exec heroku:run fly:console'
  ).split(' '),
);
const RUNNER_TAKING =
  '-n --name -p --package --prefix --filter -C --dir --env --config --project --python --with -c';

type Unwrap = (args: readonly string[], input: Input) => Unwrapped;

/** What the command runs or changes. */
export function unwrap(words: readonly string[], input: Input): Unwrapped {
  const [word = '', ...args] = words;
  const program = programOf(word);
  if (asksAboutItself(args)) return NOTHING;
  if (SHELLS.has(program)) return ofShell(program, args, input);
  const special = Object.hasOwn(SPECIAL, program) ? SPECIAL[program] : undefined;
  if (special) return special(args, input);
  const prefix = PREFIXES[program];
  if (prefix) return { commands: commandIn(args, prefix.taking, prefix.skip) };
  if (RUNNERS.has(`${program}:${args[0]}`)) return { commands: commandIn(args.slice(1), RUNNER_TAKING) };
  const options = INTERPRETERS.get(program);
  if (options) return ofInterpreter(program, args, input, options);
  if (isScript(word)) return opaque(`${word} is a script`);
  return NOTHING;
}

const opaque = (why: string): Unwrapped => ({ opaque: [shownWild(why)] });

/** The command after options, assignments and words that belong to the wrapper. */
function commandIn(args: readonly string[], taking = '', skip = 0): readonly (readonly string[])[] {
  const words = afterOptions(args, taking).slice(skip);
  const first = words.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word));
  return first < 0 ? [] : [words.slice(first)];
}

function afterOptions(args: readonly string[], taking: string): readonly string[] {
  const takes = new Set(taking.split(' '));
  let at = 0;
  for (; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (arg === '--') return args.slice(at + 1);
    if (!arg.startsWith('-')) break;
    if (takes.has(arg)) at++;
  }
  return args.slice(at);
}

function ofShell(program: string, args: readonly string[], input: Input): Unwrapped {
  const at = args.findIndex((arg) => /^-[a-zA-Z]*c[a-zA-Z]*$/.test(arg) || arg === '--command');
  if (at >= 0) {
    const text = args.slice(at + 1).find((arg) => !/^[-+][a-zA-Z]/.test(arg));
    return text === undefined ? NOTHING : { texts: [text] };
  }
  const script = afterOptions(args, '-o -O --rcfile --init-file')[0];
  const reads = args.some((arg) => /^-[a-z]*s$/.test(arg));
  if (script !== undefined && script !== '-' && script !== '/dev/stdin' && !reads)
    return opaque(`${program} runs the script ${script}`);
  return input === undefined ? opaque(`what ${program} reads is not known`) : { texts: [input] };
}

function ofInterpreter(
  program: string,
  args: readonly string[],
  input: Input,
  options: readonly string[],
): Unwrapped {
  if (program === 'python') {
    const module = args.indexOf('-m');
    if (module >= 0 && args[module + 1] !== undefined) return { commands: [args.slice(module + 1)] };
  }
  if (program === 'node' && (args.includes('--test') || args.includes('--check'))) return NOTHING;
  if (program === 'bun' && !options.some((option) => args.includes(option)))
    return /\.[jt]sx?$/.test(args[0] ?? '') ? opaque(`bun runs ${args[0]}`) : NOTHING;
  if (program === 'deno' && !['run', 'eval', 'task'].includes(args[0] ?? '')) return NOTHING;
  const given = args.find((arg) => !arg.startsWith('-'));
  const what = options.some((option) => args.some((arg) => arg.toLowerCase().startsWith(option)))
    ? 'a program in its arguments'
    : (given ?? (input === undefined ? 'what it reads' : 'a program on its input'));
  return opaque(`${program} runs ${what}`);
}

const SPECIAL: Readonly<Record<string, Unwrap>> = {
  cd: ([...args]) => ({ folder: args.find((arg) => !/^-[LPe@]+$/.test(arg)) ?? '~' }),
  pushd: ([folder]) => ({ folder: folder ?? UNKNOWN }),
  popd: () => ({ folder: UNKNOWN }),
  export: (args) => ({ sets: assignmentsIn(args) }),
  declare: (args) => ({ sets: assignmentsIn(args) }),
  typeset: (args) => ({ sets: assignmentsIn(args) }),
  local: (args) => ({ sets: assignmentsIn(args) }),
  readonly: (args) => ({ sets: assignmentsIn(args) }),
  read: (args) => ({ sets: args.filter((arg) => /^\w+$/.test(arg)).map((name) => [name, UNKNOWN]) }),
  unset: (args) => ({ sets: args.map((name) => [name, '']) }),
  alias: (args) => ({ aliases: assignmentsIn(args) }),
  eval: (args) => ({ texts: [args.join(' ')], here: true }),
  source: ([file = '']) => opaque(`source reads ${file}`),
  '.': ([file = '']) => opaque(`the line reads ${file}`),
  command: (args) => (args.some((arg) => /^-[vV]+$/.test(arg)) ? NOTHING : { commands: commandIn(args) }),
  trap: ([text = '']) => (text === '-' || text === '' || text.startsWith('-') ? NOTHING : { texts: [text] }),
  env: ofEnv,
  watch: (args) => ({ texts: [afterOptions(args, '-n --interval').join(' ')] }),
  xargs: ofXargs,
  parallel: ofXargs,
  find: ofFind,
  fd: ofFind,
  su: (args) => ofCommandOption(args, '-c --command'),
  runuser: (args) => ofCommandOption(args, '-c --command'),
  script: (args) => ofCommandOption(args, '-c --command'),
  flock: (args) => {
    const named = ofCommandOption(args, '-c --command');
    return named === NOTHING ? { commands: commandIn(args, '-w --timeout -E', 1) } : named;
  },
  'nix-shell': (args) => ofCommandOption(args, '--run --command'),
  ssh: ofSsh,
  sshpass: (args) => ({ commands: commandIn(args, '-p -f -d') }),
  docker: ofDocker,
  kubectl: ofKubectl,
  tmux: (args) =>
    ofTerminal(args, ['new-session', 'new', 'new-window', 'neww', 'split-window', 'send-keys', 'run-shell']),
  screen: (args) => ({ commands: commandIn(args, '-S -t -c -h -L') }),
  git: ofGit,
  vi: (args) =>
    args.some((arg) => /^(\+|-c|--cmd|-S|-es?$)/.test(arg)) ? opaque('vi runs commands of its own') : NOTHING,
  ed: () => opaque('ed runs commands of its own'),
  ex: () => opaque('ex runs commands of its own'),
  emacs: (args) =>
    args.some((arg) => /^--?(eval|batch|f|l|load)/.test(arg)) ? opaque('emacs runs a program') : NOTHING,
  awk: ([...args]) =>
    args.some((arg) => /system\s*\(|\|\s*"|getline|print\s*>/.test(arg))
      ? opaque('awk runs commands of its own')
      : NOTHING,
  at: ofInput,
  batch: ofInput,
  crontab: (args) =>
    args.some((arg) => /^-[lr]$/.test(arg)) ? NOTHING : opaque('crontab sets commands for later'),
  make: (args) =>
    args.some((arg) => /^(-f|--file|--eval)/.test(arg)) ? opaque('make reads rules of its own') : NOTHING,
  cmd: (args) => (/^\/[ck]$/i.test(args[0] ?? '') ? { texts: [args.slice(1).join(' ')] } : NOTHING),
};

function assignmentsIn(args: readonly string[]): readonly (readonly [string, string])[] {
  return args.flatMap((arg) => {
    const equals = arg.indexOf('=');
    return equals > 0 ? [[arg.slice(0, equals), arg.slice(equals + 1)] as const] : [];
  });
}

function ofEnv(args: readonly string[]): Unwrapped {
  const split = args.findIndex((arg) => /^(-S|--split-string)/.test(arg));
  if (split >= 0) {
    const arg = args[split] ?? '';
    const given = arg.replace(/^(-S|--split-string=?)/, '');
    return {
      texts: [
        [
          given === '' ? (args[split + 1] ?? '') : given,
          ...args.slice(split + (given === '' ? 2 : 1)).map(quote),
        ].join(' '),
      ],
    };
  }
  const words = afterOptions(args, '-u --unset -C --chdir');
  return { commands: commandIn(args, '-u --unset -C --chdir'), environment: assignmentsIn(words) };
}

const quote = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;

function ofXargs(args: readonly string[], input: Input): Unwrapped {
  const words = afterOptions(
    args,
    '-I -n -P -L -d -a -s -E --replace --max-args --max-procs --delimiter --arg-file -j',
  );
  const at = args.findIndex(
    (arg) => arg === '-I' || /^-I./.test(arg) || arg.startsWith('-i') || arg.startsWith('--replace'),
  );
  const given = input === undefined ? [UNKNOWN] : input.split(/[\s\0]+/).filter((word) => word !== '');
  const command = words.filter((word) => word !== ':::');
  if (command.length === 0) return { commands: [['echo', ...given]] };
  const cut = words.indexOf(':::');
  const listed = cut >= 0 ? words.slice(cut + 1) : given;
  const head = cut >= 0 ? words.slice(0, cut) : command;
  const mark =
    at < 0
      ? '{}'
      : args[at] === '-I'
        ? (args[at + 1] ?? '{}')
        : (args[at] ?? '').replace(/^(-I|-i|--replace=?)/, '') || '{}';
  if (!head.some((word) => word.includes(mark))) return { commands: [[...head, ...listed]] };
  return {
    commands: listed.slice(0, 50).map((value) => head.map((word) => word.replaceAll(mark, () => value))),
  };
}

/** `-exec` and its like; the files that are found are below where the search begins. */
function ofFind(args: readonly string[]): Unwrapped {
  const commands: string[][] = [];
  const start = args.find((arg) => !arg.startsWith('-')) ?? '.';
  for (let at = 0; at < args.length; at++) {
    if (!/^(-exec|-execdir|-ok|-okdir|-x|-X|--exec|--exec-batch)$/.test(args[at] ?? '')) continue;
    const end = args.findIndex((arg, i) => i > at && (arg === ';' || arg === '+'));
    const words = args.slice(at + 1, end < 0 ? args.length : end);
    commands.push(words.map((word) => word.replaceAll('{}', `${start}/${UNKNOWN}`)));
  }
  return { commands };
}

function ofCommandOption(args: readonly string[], names: string): Unwrapped {
  const all = names.split(' ');
  const at = args.findIndex((arg) => all.includes(arg));
  if (at >= 0 && args[at + 1] !== undefined) return { texts: [args[at + 1] ?? ''] };
  const joined = args.find((arg) => all.some((name) => arg.startsWith(`${name}=`)));
  return joined === undefined ? NOTHING : { texts: [joined.slice(joined.indexOf('=') + 1)] };
}

function ofSsh(args: readonly string[], input: Input): Unwrapped {
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

function ofDocker(args: readonly string[], input: Input): Unwrapped {
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
  if (whole.length === 0) return NOTHING;
  return { commands: [whole], elsewhere: where, ...(input !== undefined && {}) };
}

function ofKubectl(args: readonly string[]): Unwrapped {
  const words = afterOptions(args, '-n --namespace --context --kubeconfig --cluster --user -s --server');
  const dashes = args.indexOf('--');
  if ((words[0] !== 'exec' && words[0] !== 'run' && words[0] !== 'debug') || dashes < 0) return NOTHING;
  return {
    commands: [args.slice(dashes + 1)],
    elsewhere: words.slice(1).find((word) => !word.startsWith('-')) ?? 'pod',
  };
}

function ofTerminal(args: readonly string[], running: readonly string[]): Unwrapped {
  const words = afterOptions(args, '-L -S -f');
  if (!running.includes(words[0] ?? '')) return NOTHING;
  const rest = afterOptions(words.slice(1), '-t -s -n -c -x -y -F -e').filter(
    (word) => !/^(Enter|C-m)$/.test(word),
  );
  return rest.length === 0 ? NOTHING : { texts: [rest.join(' ')] };
}

function ofInput(_: readonly string[], input: Input): Unwrapped {
  return input === undefined ? opaque('commands for later are not known') : { texts: [input] };
}

/** Options of git, an alias that they define, and programs that git is told to run. */
function ofGit(args: readonly string[]): Unwrapped {
  const { settings, rest, within } = gitOptions(args);
  const [name = '', ...more] = rest;
  const at = within === undefined ? {} : { within };
  const alias = settings.get(`alias.${name}`.toLowerCase());
  if (alias?.startsWith('!')) return { ...at, texts: [[alias.slice(1), ...more.map(quote)].join(' ')] };
  if (alias !== undefined) return { ...at, texts: [['git', alias, ...more.map(quote)].join(' ')] };
  const programs = [...settings.keys()].filter((key) =>
    /(pager|editor|command|hookspath|helper|program|\.cmd)$/.test(key),
  );
  const hidden = programs.length > 0 ? { opaque: [`git is told to run ${programs.join(', ')}`] } : {};
  if (name === 'submodule' && more[0] === 'foreach')
    return { ...at, ...hidden, texts: [afterOptions(more.slice(1), '').join(' ')] };
  if (name === 'bisect' && more[0] === 'run') return { ...at, ...hidden, commands: [more.slice(1)] };
  const exec = more.flatMap((arg, i) =>
    arg === '--exec' || arg === '-x' ? [more[i + 1] ?? ''] : arg.startsWith('--exec=') ? [arg.slice(7)] : [],
  );
  if (name === 'rebase' && exec.length > 0) return { ...at, ...hidden, texts: exec };
  if (name === 'filter-branch') return { ...at, opaque: ['git filter-branch runs commands of its own'] };
  return { ...at, ...hidden };
}

export interface GitOptions {
  readonly settings: ReadonlyMap<string, string>;
  /** The subcommand and its words. */
  readonly rest: readonly string[];
  /** The folder it is told to work in. */
  readonly within: string | undefined;
}

const GIT_TAKING = new Set([
  '-C',
  '-c',
  '--git-dir',
  '--work-tree',
  '--namespace',
  '--exec-path',
  '--super-prefix',
  '--config-env',
]);

export function gitOptions(args: readonly string[]): GitOptions {
  const settings = new Map<string, string>();
  let within: string | undefined;
  let at = 0;
  for (; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (!arg.startsWith('-')) break;
    const value = GIT_TAKING.has(arg) ? (args[++at] ?? '') : arg.slice(arg.indexOf('=') + 1);
    if (arg === '-C') within = within === undefined || /^[/~]/.test(value) ? value : `${within}/${value}`;
    if (/^--work-tree/.test(arg)) within = value;
    if (arg === '-c') {
      const equals = value.indexOf('=');
      settings.set(
        (equals < 0 ? value : value.slice(0, equals)).toLowerCase(),
        equals < 0 ? 'true' : value.slice(equals + 1),
      );
    }
  }
  return { settings, rest: args.slice(at), within };
}
