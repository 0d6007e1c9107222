/** Commands that run others: what they run, where that can be seen, and that it cannot, where not. */

import { UNKNOWN } from '../wild.ts';
import { ofDocker, ofInput, ofKubectl, ofSsh, ofTerminal } from './elsewhere.ts';
import { assignmentsIn, ofCommandOption, ofEnv, ofFind, ofGit, ofXargs } from './found-commands.ts';
import { ofInterpreter, ofShell } from './interpreters.ts';
import type { Input } from './output.ts';
import { asksAboutItself, INTERPRETERS, isKnown, isScript, PROGRAMS, programOf, SHELLS } from './programs.ts';
import {
  afterOptions,
  argumentSets,
  commandIn,
  NOTHING,
  opaque,
  type Unwrap,
  type Unwrapped,
} from './unwrapped.ts';

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
    unshare: { taking: '-R --root -w --wd -S -G --map-user --map-group' },
    nsenter: { taking: '-t --target -S -G' },
    bwrap: { taking: '--bind --ro-bind --dev --proc --tmpfs --setenv --chdir --dir' },
    setarch: { skip: 1 },
    linux32: {},
    prlimit: {},
    cpulimit: { taking: '-l -p -e -P' },
    pkexec: { taking: '--user' },
    gosu: { skip: 1 },
    'su-exec': { skip: 1 },
    setpriv: { taking: '--reuid --regid --groups' },
    'dbus-run-session': {},
    'ssh-agent': { taking: '-a -t' },
    tini: { taking: '-p' },
    'dumb-init': {},
    eatmydata: {},
    rlwrap: { taking: '-f -H -s' },
    tsocks: {},
    torify: {},
    perf: { skip: 1 },
    valgrind: {},
    hyperfine: { taking: '-w -r -m -M -n --warmup --runs --prepare' },
    catchsegv: {},
    corepack: {},
    doppler: { skip: 1 },
    arch: {},
    retry: { taking: '-t -d --times --delay' },
    dotenvx: { skip: 1 },
    nq: {},
    tsp: {},
    'run-one': {},
    fakechroot: {},
    proot: { taking: '-r -b -w' },
    if: {},
    '!': {},
  });

/** Programs whose subcommand is followed by a command: `uv run`, `bundle exec`. */
const RUNNERS = new Set(
  (
    'uv:run nvm:exec fnm:exec volta:run rtx:exec jenv:exec nodenv:exec mamba:run micromamba:run devbox:run pixi:run poetry:run pipenv:run bundle:exec pnpm:exec pnpm:dlx yarn:exec yarn:dlx npm:exec npm:x bun:x rbenv:exec ' +
    'pyenv:exec mise:exec asdf:exec hatch:run pdm:run rye:run nix:run direnv:exec conda:run op:run doppler:run ' +
    'infisical:run chamber:exec aws-vault:exec heroku:run fly:console'
  ).split(' '),
);
const RUNNER_TAKING =
  '-n --name -p --package --prefix --filter -C --dir --env --config --project --python --with --using';
/** Those that take a line of a shell after `-c`. */
const CALLING = /^(npm|npx)$/;

/** Whether a program is one that runs others. */
export const runsOthers = (program: string): boolean =>
  SHELLS.has(program) ||
  Object.hasOwn(SPECIAL, program) ||
  Object.hasOwn(PREFIXES, program) ||
  INTERPRETERS.has(program);

/** What the command runs or changes. */
export function unwrap(words: readonly string[], input: Input): Unwrapped {
  const [word = '', ...args] = words;
  const program = programOf(word);
  if (asksAboutItself(args)) return NOTHING;
  if (SHELLS.has(program)) return ofShell(program, args, input);
  const special = Object.hasOwn(SPECIAL, program) ? SPECIAL[program] : undefined;
  if (special) return special(args, input);
  if (CALLING.test(program) && args.some((arg) => /^(-c|--call)(=|$)/.test(arg)))
    return ofCommandOption(args, '-c --call');
  const prefix = PREFIXES[program];
  if (prefix) return { commands: commandIn(args, prefix.taking, prefix.skip) };
  if (RUNNERS.has(`${program}:${args[0]}`)) {
    const skip =
      /^(nvm|mise|asdf)$/.test(program) && /^(v?[\d.]+|node|lts.*|\S+@\S+)$/.test(args[1] ?? '') ? 1 : 0;
    return { commands: commandIn(args.slice(1), RUNNER_TAKING, skip) };
  }
  const options = INTERPRETERS.get(program);
  if (options) return ofInterpreter(program, args, input, options);
  if (isScript(word)) return opaque(`${word} is a script`);
  return isKnown(program) ? NOTHING : { commands: lastCommand(args) };
}

/** A program that nobody knows may be a wrapper: of what a program of a name that is known begins. */
function lastCommand(args: readonly string[]): readonly (readonly string[])[] {
  const at = args.findIndex((arg) => PROGRAMS.has(programOf(arg)) && !/\s/.test(arg));
  return at < 0 || at === args.length - 1 ? [] : [args.slice(at)];
}

/** Clients of databases run commands of a shell by commands of their own. */
function ofClient(args: readonly string[], input: Input): Unwrapped {
  const runs = [...args, input ?? ''].some((text) => /(^|\s)(\.(shell|system)|\\!|system)\s/m.test(text));
  return runs ? opaque('a client of a database runs commands of its own') : NOTHING;
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
  set: (args) => {
    const dashes = args.indexOf('--');
    return dashes < 0 ? NOTHING : { sets: argumentSets(args.slice(dashes + 1)) };
  },
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
  parallel: (args, input) => {
    const { commands = [] } = ofXargs(args, input);
    return { texts: commands.map((words) => words.join(' ')) };
  },
  find: ofFind,
  fd: ofFind,
  vagrant: (args) => (args[0] === 'ssh' ? ofCommandOption(args, '-c --command') : NOTHING),
  multipass: (args) => (args[0] === 'exec' ? { commands: commandIn(args.slice(1), '-d', 1) } : NOTHING),
  lxc: (args) => (args[0] === 'exec' ? { commands: commandIn(args.slice(1), '--env --user', 1) } : NOTHING),
  gcloud: (args) => (args.includes('ssh') ? ofCommandOption(args, '--command') : NOTHING),
  aws: (args) =>
    args[0] === 'ssm' && /^(send-command|start-session)$/.test(args[1] ?? '')
      ? opaque('aws ssm runs commands on other machines')
      : NOTHING,
  java: (args) =>
    args.some((arg) => /^(-jar|-cp|-classpath)$/.test(arg)) ? opaque('java runs a program') : NOTHING,
  r: (args) => (args.some((arg) => /^(-e|-f|--file)/.test(arg)) ? opaque('R runs a program') : NOTHING),
  sqlite3: ofClient,
  psql: ofClient,
  mysql: ofClient,
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
    args.some((arg) => /^(-f|--file|-E|--exec)|system\s*\(|\|\s*"|getline|print\s*>/.test(arg))
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
