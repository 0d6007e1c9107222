/** Programs: their plain names, and which of them read programs in a language that is not looked into. */

/** The name without folders, versions and endings: `/usr/bin/python3.11` → `python`. */
export function programOf(word: string): string {
  const name = word
    .slice(0, 4_096)
    .replace(/^.*[\\/]/, '')
    .toLowerCase()
    .replace(/\.(exe|cmd|bat|ps1)$/, '');
  return SAME[name.replace(/[\d.]+$/, '')] ?? SAME[name] ?? name;
}

const SAME: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  ...{
    python: 'python',
    pip: 'pip',
    node: 'node',
    nodejs: 'node',
    ruby: 'ruby',
    perl: 'perl',
    php: 'php',
    lua: 'lua',
  },
  ...{
    pypy: 'python',
    gsed: 'sed',
    gawk: 'awk',
    mawk: 'awk',
    nawk: 'awk',
    gfind: 'find',
    gxargs: 'xargs',
    gtimeout: 'timeout',
  },
  ...{ docker: 'docker', podman: 'docker', nerdctl: 'docker', mariadb: 'mysql', psql: 'psql', rg: 'rg' },
  ...{
    'apt-get': 'apt',
    aptitude: 'apt',
    flyctl: 'fly',
    tofu: 'terraform',
    kubectl: 'kubectl',
    oc: 'kubectl',
    k: 'kubectl',
  },
  ...{
    egrep: 'grep',
    fgrep: 'grep',
    vim: 'vi',
    nvim: 'vi',
    gmake: 'make',
    sls: 'serverless',
    grm: 'rm',
    gcp: 'cp',
    gmv: 'mv',
  },
});

export const SHELLS: ReadonlySet<string> = new Set('sh bash dash zsh ksh ash mksh fish rbash'.split(' '));

/** Interpreters, with the options after which a program follows as text. */
export const INTERPRETERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['python', ['-c', '-m']],
  ['node', ['-e', '--eval', '-p', '--print', '-pe']],
  ['perl', ['-e', '-E']],
  ['ruby', ['-e']],
  ['php', ['-r']],
  ['lua', ['-e']],
  ['deno', ['eval']],
  ['bun', ['-e', '--eval']],
  ['osascript', ['-e']],
  ['tclsh', []],
  ['rscript', ['-e']],
  ['julia', ['-e']],
  ['ts-node', ['-e']],
  ['tsx', ['-e']],
  ['expect', ['-c']],
  ['powershell', ['-c', '-command', '-encodedcommand']],
  ['pwsh', ['-c', '-command', '-encodedcommand']],
  ['iex', ['-e']],
  ['elixir', ['-e']],
  ['scala', ['-e']],
  ['groovy', ['-e']],
  ['gdb', ['-ex']],
]);

/** Words that only ask a program about itself. */
const ABOUT_ITSELF = /^(--?version|-v|-V|--?help|-h)$/;

export const asksAboutItself = (args: readonly string[]): boolean =>
  args.length > 0 && args.every((arg) => ABOUT_ITSELF.test(arg));

/** Paths of programs that are what their name says, not scripts of a project. */
const KNOWN_PLACES =
  /^(\/(usr\/(local\/)?)?s?bin|\/opt\/[^/]+(\/[^/]+)*\/bin|\/nix\/store\/.*\/bin|\/snap\/bin|~\/\.(local|cargo|deno|bun|nvm)\/.*|~\/go\/bin|.*node_modules\/\.bin|.*\/?\.?venv\/bin)\/[^/]+$/;
const KNOWN_SCRIPTS = /^(\.\/|.*\/)?(gradlew|mvnw)$/;
const SCRIPT = /\.(sh|bash|zsh|py|rb|pl|js|mjs|cjs|ts|php|lua|ps1|bat|cmd)$/i;

/** Whether a word in the program's place runs a script whose content is not looked at. */
export const isScript = (word: string): boolean =>
  !KNOWN_PLACES.test(word) && !KNOWN_SCRIPTS.test(word) && (/[\\/]/.test(word) || SCRIPT.test(word));

/** Programs of which it is known that they run nothing that their words name. */
const QUIET: ReadonlySet<string> = new Set(
  (
    'test [ [[ true false : exit return kill pkill sleep date seq set wait jobs fg bg umask ulimit basename dirname ' +
    'realpath readlink mktemp whoami id hostname uname pwd let getopts hash history tput clear du df mount ps top lsof ' +
    'dir tree stat file which type whatis man info apropos help ls pushd popd shift unalias notify-send say osd_cat ' +
    'logger wall write figlet cowsay toilet gum dialog zenity todo task taskwarrior jq yq'
  ).split(' '),
);

export const isKnown = (program: string): boolean => PROGRAMS.has(program) || QUIET.has(program);

/** Programs that rules may name by their first word: elsewhere in a command such a word is only an argument. */
export const PROGRAMS: ReadonlySet<string> = new Set(
  (
    'git npm npx pnpm yarn bun node deno python pip pipx uv poetry conda cargo rustup go gem bundle composer brew apt ' +
    'dnf yum apk pacman snap rm mv cp tee sed awk cat head tail less more grep rg find xargs ls cd touch mkdir rmdir ln ' +
    'chmod chown dd truncate shred curl wget ssh scp rsync sudo doas su docker kubectl helm terraform pulumi aws gcloud ' +
    'az heroku vercel netlify fly psql mysql sqlite3 mongosh redis-cli make gh glab svn hg tar zip unzip kill pkill ' +
    'systemctl service crontab nano vi emacs code open echo printf env export bash sh zsh pytest jest vitest eslint ' +
    'prettier tsc ruff black mypy java javac mvn gradle dotnet php ruby perl'
  ).split(' '),
);
