/** What package managers do: install, publish, and run scripts by their names. */

import type { Action, ActionsOf, Table } from './action.ts';
import { hasFlag, parseOptions, valuesOf } from './options.ts';
import { ofScript, testing } from './scripts.ts';
import { several } from './tables.ts';

const installed = (manager: string, names: readonly string[], everywhere = false): Action => ({
  name: 'package_install',
  args: {
    package: names.length > 0 ? names : ['*'],
    manager: [manager],
    ...(everywhere && { scope: ['global', 'globally'] }),
  },
  means: ['install', 'add'],
});

/** A manager whose subcommand comes first: those that install, and options that take a value. */
const manager =
  (name: string, installing: string, taking = ''): ActionsOf =>
  ({ args }) => {
    const { rest } = parseOptions(args, taking);
    const verbs = installing.split(' ');
    const at = rest.findIndex((word) => verbs.includes(word));
    return at >= 0 && at <= 2 ? [installed(name, rest.slice(at + 1))] : [];
  };

const NODE_INSTALLS =
  'install i add ci in ins isntall update up upgrade install-test it cit install-ci-test link ln dedupe create init';

const MANIFEST: Action = { name: 'file_write', args: { path: ['package.json'] } };

/** Whether package.json is written: of what is installed by its name, taken out, or set. */
function changesManifest(args: readonly string[], verb: string, more: readonly string[]): boolean {
  if (args.some((arg) => /^(-g|--global|--no-save)$/.test(arg))) return false;
  if (/^(install|i|add|in|isntall)$/.test(verb)) return more.length > 0;
  if (/^(uninstall|un|unlink|remove|rm|r|version|up|upgrade|dedupe)$/.test(verb)) return true;
  return verb === 'pkg' && /^(set|delete|fix)$/.test(more[0] ?? '');
}

/** npm and its like: installing, publishing, and scripts by their names. */
const nodeManager =
  (name: string): ActionsOf =>
  (told) => {
    const { rest } = parseOptions(told.args, '--prefix -C --filter -w --workspace --registry --cwd --dir');
    const [verb, ...more] = rest;
    if (verb === undefined) return name === 'yarn' ? [installed(name, [])] : [];
    if (verb === 'publish') return [{ name: 'package_publish', args: { package: more }, means: ['publish'] }];
    // `npm init` alone writes a package.json; with a name it runs a package.
    if (verb === 'init' && more.length === 0) return [MANIFEST];
    const manifest = changesManifest(told.args, verb, more) ? [MANIFEST] : [];
    const everywhere = told.args.some((arg) => /^(-g|--global)$/.test(arg));
    if (NODE_INSTALLS.split(' ').includes(verb)) return [installed(name, more, everywhere), ...manifest];
    if (manifest.length > 0) return manifest;
    if (verb === 'global' && more[0] === 'add') return [installed(name, more.slice(1), true)];
    const script = verb === 'run' || verb === 'run-script' ? more[0] : verb;
    return script === undefined ? [] : ofScript(script, told);
  };

/** Programs that projects have of their own, so that `npx` installs nothing to run them. */
const OF_PROJECTS: ReadonlySet<string> = new Set(
  (
    'tsc tsx ts-node vitest jest mocha eslint prettier biome next nuxt vite webpack rollup esbuild turbo nx playwright ' +
    'cypress prisma drizzle-kit knex sequelize typeorm wrangler vercel netlify storybook husky lint-staged tailwindcss ' +
    'astro svelte-kit remix expo react-scripts ng nest stylelint commitlint changeset size-limit depcheck knip madge ' +
    'cross-env dotenv rimraf nodemon concurrently serve http-server tap ava c8 nyc tsup unbuild oxlint npm-check-updates'
  ).split(' '),
);

/** `npx x`: installs what the project does not have. */
const running =
  (always: boolean): ActionsOf =>
  ({ program, args }) => {
    const parsed = parseOptions(args.slice(0, 6), '-p --package --from --with -c --call');
    const packages = valuesOf(parsed, '-p', '--package', '--from', '--with');
    const [first] = [...packages, ...parsed.rest];
    if (first === undefined || hasFlag(parsed, '--no', '--no-install', '--offline')) return [];
    const own = OF_PROJECTS.has(first) && packages.length === 0 && !hasFlag(parsed, '-y', '--yes');
    return own && !always ? [] : [installed(program, [first])];
  };

/** A manager of which some verbs run a package. */
const withRunner =
  (own: ActionsOf, verbs: string): ActionsOf =>
  (told) => {
    const [verb = '', ...args] = told.args;
    return verbs.split(' ').includes(verb) ? running(/^(dlx|run)$/.test(verb))({ ...told, args }) : own(told);
  };

/** `cargo run --bin push`: a program of the project, by its name. */
const runs: ActionsOf = (told) =>
  told.args[0] === 'run' ? told.args.slice(1, 6).flatMap((word) => ofScript(word, told)) : [];

const npm = nodeManager('npm');

export const PACKAGES: Table = Object.assign(Object.create(null), {
  npm: withRunner(npm, 'exec x'),
  npx: running(false),
  pnpx: running(true),
  bunx: running(false),
  uvx: running(true),
  corepack: manager('corepack', 'prepare install use up'),
  easy_install: ({ args }) => [installed('easy_install', args)],
  mix: manager('mix', 'deps.get deps.update archive.install local.hex'),
  pnpm: withRunner(nodeManager('pnpm'), 'dlx'),
  yarn: withRunner(nodeManager('yarn'), 'dlx'),
  bun: nodeManager('bun'),
  pip: manager('pip', 'install download wheel'),
  'pip-sync': ({ args }) => [installed('pip', args)],
  deno: manager('deno', 'add install'),
  fnm: manager('fnm', 'install'),
  volta: manager('volta', 'install pin'),
  emerge: ({ args }) => [installed('emerge', args)],
  pkg: manager('pkg', 'install add upgrade'),
  rpm: ({ args }) =>
    args.some((arg) => /^(-[a-z]*[iU]|--install|--upgrade)/.test(arg)) ? [installed('rpm', args)] : [],
  installer: ({ args }) => (args.includes('-pkg') ? [installed('installer', args)] : []),
  cpan: ({ args }) => [installed('cpan', args)],
  cpanm: ({ args }) => [installed('cpanm', args)],
  'ansible-galaxy': manager('ansible-galaxy', 'install'),
  cs: manager('cs', 'install'),
  sdk: manager('sdk', 'install'),
  opam: manager('opam', 'install upgrade'),
  stack: manager('stack', 'install'),
  nix: manager('nix', 'install add', '-f --file -I'),
  luarocks: manager('luarocks', 'install'),
  cabal: manager('cabal', 'install'),
  vcpkg: manager('vcpkg', 'install'),
  gh: manager('gh', 'install upgrade'),
  az: ({ args }) => (args[0] === 'extension' && args[1] === 'add' ? [installed('az', args.slice(2))] : []),
  code: ({ args }) => (args.includes('--install-extension') ? [installed('code', args)] : []),
  kubectl: ({ args }) =>
    args[0] === 'krew' && args[1] === 'install' ? [installed('krew', args.slice(2))] : [],
  helm: ({ args }) =>
    args[0] === 'plugin' && args[1] === 'install' ? [installed('helm', args.slice(2))] : [],
  pipx: withRunner(manager('pipx', 'install inject upgrade reinstall'), 'run'),
  uv: manager('uv', 'add install sync'),
  poetry: manager('poetry', 'add install update'),
  pipenv: manager('pipenv', 'install sync update'),
  pdm: manager('pdm', 'add install sync update'),
  conda: manager('conda', 'install create update', '-n --name -c --channel'),
  mamba: manager('mamba', 'install create', '-n --name -c --channel'),
  apt: manager('apt', 'install upgrade dist-upgrade full-upgrade reinstall', '-t -o'),
  dnf: manager('dnf', 'install upgrade update localinstall'),
  yum: manager('yum', 'install upgrade update localinstall'),
  zypper: manager('zypper', 'install in update'),
  apk: manager('apk', 'add upgrade'),
  brew: manager('brew', 'install reinstall upgrade tap bundle'),
  port: manager('port', 'install'),
  snap: manager('snap', 'install refresh'),
  flatpak: manager('flatpak', 'install'),
  gem: manager('gem', 'install update'),
  bundle: manager('bundle', 'install add update'),
  cargo: several(manager('cargo', 'install binstall add'), testing('test'), runs, (told) =>
    told.args[0] === 'publish'
      ? [{ name: 'package_publish', args: { package: [] }, means: ['publish'] }]
      : [],
  ),
  rustup: manager('rustup', 'install update add'),
  go: several(manager('go', 'get install'), testing('test'), runs),
  composer: manager('composer', 'require install update'),
  dotnet: several(manager('dotnet', 'package tool'), testing('test')),
  nuget: manager('nuget', 'install'),
  choco: manager('choco', 'install upgrade'),
  winget: manager('winget', 'install upgrade'),
  scoop: manager('scoop', 'install'),
  asdf: manager('asdf', 'install plugin'),
  mise: manager('mise', 'install use'),
  nvm: manager('nvm', 'install'),
  ensurepip: ({ program }) => [installed(program, [])],
  pacman: (told) =>
    told.args.some((arg) => /^(-S|--sync|-U)/.test(arg))
      ? [
          installed(
            'pacman',
            told.args.filter((arg) => !arg.startsWith('-')),
          ),
        ]
      : [],
  'nix-env': (told) =>
    told.args.some((arg) => /^(-i|--install)/.test(arg)) ? [installed('nix', told.args.slice(1))] : [],
  dpkg: (told) =>
    told.args.some((arg) => /^(-i|--install)/.test(arg)) ? [installed('dpkg', told.args.slice(1))] : [],
  twine: (told) =>
    told.args[0] === 'upload'
      ? [{ name: 'package_publish', args: { package: told.args.slice(1) }, means: ['publish'] }]
      : [],
} satisfies Record<string, ActionsOf>);
