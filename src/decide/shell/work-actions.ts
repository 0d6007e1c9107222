/** What commands do elsewhere: packages, databases, deployments, requests, mail. */

import { UNKNOWN } from '../wild.ts';
import type { Action, ActionsOf, Table, Told } from './action.ts';
import { hasFlag, parseOptions, valuesOf } from './options.ts';

// ---------------------------------------------------------------------------------------------- packages

const installed = (manager: string, names: readonly string[]): Action => ({
  name: 'package_install',
  args: { package: names.length > 0 ? names : ['*'], manager: [manager] },
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

const NODE_INSTALLS = 'install i add ci in ins isntall update up upgrade';

/** npm and its like: installing, publishing, and scripts by their names. */
const nodeManager =
  (name: string): ActionsOf =>
  (told) => {
    const { rest } = parseOptions(told.args, '--prefix -C --filter -w --workspace --registry --cwd --dir');
    const [verb, ...more] = rest;
    if (verb === undefined) return name === 'yarn' ? [installed(name, [])] : [];
    if (verb === 'publish') return [{ name: 'package_publish', args: { package: more }, means: ['publish'] }];
    if (NODE_INSTALLS.split(' ').includes(verb)) return [installed(name, more)];
    if (verb === 'global' && more[0] === 'add') return [installed(name, more.slice(1))];
    const script = verb === 'run' || verb === 'run-script' ? more[0] : verb;
    return script === undefined ? [] : ofScript(script, told);
  };

/** A script or target by its name, of which the content is not known: what the name says. */
function ofScript(name: string, told: Told): readonly Action[] {
  const words = name.toLowerCase().split(/[^a-z0-9]+/);
  const has = (...some: readonly string[]) => some.some((word) => words.includes(word));
  if (has('deploy', 'release', 'ship', 'promote')) return [deployed([...words, ...told.args], told)];
  if (has('publish')) return [{ name: 'package_publish', args: { package: [UNKNOWN] }, means: ['publish'] }];
  if (has('migrate', 'migration', 'migrations')) return [migrated(told)];
  if (has('push'))
    return [{ name: 'git_push', args: { branch: [UNKNOWN], force: [UNKNOWN], remote: [UNKNOWN] } }];
  if (has('test', 'tests', 'e2e', 'check'))
    return [{ name: 'run_tests', args: {}, means: ['test', 'tests'] }];
  return [];
}

const runner: ActionsOf = (told) =>
  parseOptions(told.args, '-C -j -f --directory')
    .rest.filter((word) => !word.includes('='))
    .flatMap((target) => ofScript(target, told));
const tests: ActionsOf = () => [{ name: 'run_tests', args: {}, means: ['test', 'tests'] }];
const testing =
  (verb: string): ActionsOf =>
  (told) =>
    told.args.find((arg) => !arg.startsWith('-')) === verb ? tests(told) : [];

const several =
  (...all: readonly ActionsOf[]): ActionsOf =>
  (told) =>
    all.flatMap((one) => one(told));

// -------------------------------------------------------------------------------------------- deployments

const PLACES =
  /^(prod|prd|production|live|stag(e|ing)|stg|preprod|uat|dev|development|develop|test(ing)?|qa|local|localhost|minikube|kind|preview|sandbox|canary)$/;

const placesIn = (words: readonly string[]): readonly string[] =>
  words.filter((word) =>
    word
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .some((part) => PLACES.test(part)),
  );

/** Where a deployment goes, as far as its words say. */
function deployed(words: readonly string[], { args, sets, elsewhere }: Told, without = UNKNOWN): Action {
  const all = [...words, ...args, ...sets.map(([name, value]) => `${name}=${value}`), elsewhere ?? ''];
  const places = placesIn(all);
  const plain = args.filter((arg) => !arg.startsWith('-'));
  return {
    name: 'deploy',
    args: { environment: places.length > 0 ? places : [without], service: plain, command: [args.join(' ')] },
    means: ['deploy'],
  };
}

const deploying =
  (verbs: string, without = UNKNOWN): ActionsOf =>
  (told) => {
    const { rest } = parseOptions(
      told.args,
      '-n --namespace --context --cluster --kubeconfig -f --filename -C -e --env --stage -s -a --app --project --region --profile',
    );
    const wanted = verbs.split(' ');
    return verbs === '' || rest.slice(0, 3).some((word) => wanted.includes(word))
      ? [deployed([], told, without)]
      : [];
  };

function ofKubectl(told: Told): readonly Action[] {
  const { rest } = parseOptions(
    told.args,
    '-n --namespace --context --cluster --kubeconfig -f --filename -l --selector -o',
  );
  const undone = rest[0] === 'rollout' && rest[1] === 'undo';
  if (undone)
    return [{ name: 'rollback', args: { service: rest.slice(2), environment: environmentOf(told) } }];
  const changing =
    'apply create delete replace patch set scale edit autoscale rollout expose label annotate cordon drain taint run'.split(
      ' ',
    );
  if (!changing.includes(rest[0] ?? '') || rest[1] === 'status' || rest[1] === 'history') return [];
  return [deployed([], told)];
}

const environmentOf = (told: Told) => deployed([], told).args.environment ?? [UNKNOWN];

/** Vercel and Netlify deploy a preview unless they are told otherwise. */
const previewing: ActionsOf = (told) => {
  const [verb] = told.args.filter((arg) => !arg.startsWith('-'));
  const looks =
    'env ls list inspect logs login logout link whoami dev build pull init status open help domains dns certs teams switch';
  if (verb !== undefined && looks.split(' ').includes(verb)) return [];
  return [deployed(told.args.some((arg) => /^--prod/.test(arg)) ? ['production'] : [], told, 'preview')];
};

// ----------------------------------------------------------------------------------------------- databases

const migrated = (told: Told): Action => ({
  name: 'db_migrate',
  args: { database: databases(told), command: [told.args.join(' ')] },
  means: ['migrate'],
});

const databases = ({ args, sets, elsewhere }: Told): readonly string[] => {
  const all = [...args, ...sets.map(([, value]) => value), elsewhere ?? ''];
  const named = placesIn(all);
  return named.length > 0 ? named : [UNKNOWN];
};

/** A client of a database: SQL in options, in words or on its input. */
const client =
  (options: string, named: string, wordsAre: 'database' | 'sql after database' = 'database'): ActionsOf =>
  (told) => {
    const parsed = parseOptions(
      told.args,
      `${options} ${named} -h -U -u -p -P -f -W --host --port --user --username --password --file -v --set`,
    );
    const inWords = wordsAre === 'sql after database' ? parsed.rest.slice(1) : [];
    const said = [...valuesOf(parsed, ...options.split(' ')), ...inWords];
    const files = valuesOf(parsed, '-f', '--file').length > 0 ? [UNKNOWN] : [];
    const typed = said.length + files.length === 0 ? [told.input ?? UNKNOWN] : [];
    const where = [
      ...valuesOf(parsed, ...named.split(' ')),
      ...parsed.rest.slice(0, wordsAre === 'database' ? undefined : 1),
      ...valuesOf(parsed, '-h', '--host'),
    ];
    const also = [
      told.elsewhere,
      ...told.sets.filter(([name]) => /^(PG|MYSQL|DATABASE|DB)/.test(name)).map(([, value]) => value),
    ];
    const all = [...where, ...also.filter((one) => one !== undefined && one !== '')] as readonly string[];
    return [
      {
        name: 'db_query',
        args: { sql: [...said, ...files, ...typed], database: all.length > 0 ? all : [UNKNOWN] },
      },
    ];
  };

const MIGRATES =
  'migrate migration migrations db:migrate db:rollback db:reset db:drop db:push push reset upgrade downgrade up down deploy database';
const migrating: ActionsOf = (told) => {
  const words = told.args.filter((arg) => !arg.startsWith('-'));
  return words
    .slice(0, 3)
    .some((word) => MIGRATES.split(' ').includes(word) || /^db:/.test(word) || /^migrat/.test(word))
    ? [migrated(told)]
    : [];
};
const emptied =
  (sql: string): ActionsOf =>
  (told) => [{ name: 'db_query', args: { sql: [sql], database: [...told.args, UNKNOWN] } }];

// -------------------------------------------------------------------------------------------- the network

const CURL_TAKING =
  '-X --request -H --header -d --data --data-raw --data-binary --data-urlencode -o --output -u --user -F --form -A --user-agent -e --referer -b --cookie -c --cookie-jar -T --upload-file -m --max-time --retry -x --proxy -w --write-out --resolve -K --config --url -O --output-document -P --directory-prefix --post-data --method --body-data --header --connect-to -E --cert --key --cacert --json';

function requested({ args, program }: Told): readonly Action[] {
  const parsed = parseOptions(args, CURL_TAKING.replace(program === 'curl' ? ' -O' : ' -none', ''));
  const urls = [
    ...parsed.rest.filter((word) => !/^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/.test(word)),
    ...valuesOf(parsed, '--url'),
  ];
  const written = valuesOf(
    parsed,
    '-o',
    '--output',
    '--output-document',
    '-P',
    '--directory-prefix',
    ...(program === 'wget' ? ['-O'] : []),
  );
  const sent = valuesOf(
    parsed,
    '-d',
    '--data',
    '--data-raw',
    '--data-binary',
    '--data-urlencode',
    '-F',
    '--form',
    '--json',
    '--post-data',
    '--body-data',
  );
  const uploads = [
    ...valuesOf(parsed, '-T', '--upload-file'),
    ...sent.flatMap((data) => (/(^|=)@/.test(data) ? [data.replace(/^.*?@/, '')] : [])),
  ];
  const method = valuesOf(parsed, '-X', '--request', '--method');
  return [
    {
      name: 'http_request',
      args: {
        url: urls.length > 0 && !hasFlag(parsed, '-K', '--config') ? urls : [...urls, UNKNOWN],
        method,
        body: sent,
      },
      means: ['download', 'fetch'],
    },
    ...(written.length > 0 ? [{ name: 'file_write', args: { path: written } }] : []),
    ...(uploads.length > 0 ? [{ name: 'file_read', args: { path: uploads } }] : []),
  ];
}

function mailed({ args, input }: Told): readonly Action[] {
  const parsed = parseOptions(
    args,
    '-s -a -c -b -r -f -S -A --to --from --server --header --body --subject -t -q',
  );
  const to = [...parsed.rest, ...valuesOf(parsed, '-c', '-b', '--to')].filter(
    (word) => word.includes('@') || /^\w/.test(word),
  );
  const heads = (input ?? '').match(/^(to|cc|bcc):.*$/gim) ?? [];
  const all = [...to, ...heads.map((line) => line.slice(line.indexOf(':') + 1))];
  return [
    {
      name: 'send_email',
      args: {
        to: all.length > 0 ? all : [UNKNOWN],
        subject: valuesOf(parsed, '-s', '--subject'),
        body: [input ?? UNKNOWN],
      },
    },
  ];
}

const npm = nodeManager('npm');

export const WORK: Table = Object.assign(Object.create(null), {
  npm,
  pnpm: nodeManager('pnpm'),
  yarn: nodeManager('yarn'),
  bun: nodeManager('bun'),
  pip: manager('pip', 'install'),
  pipx: manager('pipx', 'install inject'),
  uv: manager('uv', 'add install sync'),
  poetry: manager('poetry', 'add install update'),
  pipenv: manager('pipenv', 'install'),
  pdm: manager('pdm', 'add install'),
  conda: manager('conda', 'install create update', '-n --name -c --channel'),
  mamba: manager('mamba', 'install create', '-n --name -c --channel'),
  apt: manager('apt', 'install upgrade dist-upgrade full-upgrade reinstall', '-t -o'),
  dnf: manager('dnf', 'install upgrade update localinstall'),
  yum: manager('yum', 'install upgrade update localinstall'),
  zypper: manager('zypper', 'install in update'),
  apk: manager('apk', 'add upgrade'),
  brew: manager('brew', 'install reinstall upgrade tap'),
  port: manager('port', 'install'),
  snap: manager('snap', 'install refresh'),
  flatpak: manager('flatpak', 'install'),
  gem: manager('gem', 'install update'),
  bundle: manager('bundle', 'install add update'),
  cargo: several(manager('cargo', 'install add'), testing('test'), (told) =>
    told.args[0] === 'publish'
      ? [{ name: 'package_publish', args: { package: [] }, means: ['publish'] }]
      : [],
  ),
  rustup: manager('rustup', 'install update add'),
  go: several(manager('go', 'get install'), testing('test')),
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
  make: runner,
  just: runner,
  task: runner,
  rake: several(runner, migrating),
  gradlew: runner,
  gradle: runner,
  mvnw: several(runner, deploying('deploy')),
  mvn: several(runner, deploying('deploy')),
  ant: runner,
  turbo: runner,
  nx: runner,
  grunt: runner,
  gulp: runner,
  invoke: runner,
  fab: runner,
  tox: tests,
  nox: tests,
  pytest: tests,
  jest: tests,
  vitest: tests,
  mocha: tests,
  rspec: tests,
  phpunit: tests,
  playwright: testing('test'),
  cypress: testing('run'),
  kubectl: ofKubectl,
  helm: (told) =>
    told.args.includes('rollback')
      ? [{ name: 'rollback', args: { service: told.args.slice(1), environment: environmentOf(told) } }]
      : deploying('install upgrade uninstall delete')(told),
  helmfile: deploying('apply sync destroy'),
  kustomize: deploying('deploy'),
  terraform: deploying('apply destroy import taint'),
  terragrunt: deploying('apply destroy run-all'),
  pulumi: deploying('up update destroy'),
  cdk: deploying('deploy destroy'),
  sam: deploying('deploy delete'),
  serverless: deploying('deploy remove'),
  eb: deploying('deploy create terminate'),
  fly: deploying('deploy scale'),
  railway: deploying('up deploy'),
  wrangler: several(deploying('deploy publish'), (told) => (told.args[0] === 'd1' ? [migrated(told)] : [])),
  firebase: deploying('deploy'),
  heroku: deploying('releases:rollback container:release ps:scale run deploy'),
  gcloud: deploying('deploy'),
  az: deploying('deploy up deployment create'),
  aws: deploying('deploy update-service update-function-code sync create-deployment'),
  argocd: deploying('sync rollback'),
  skaffold: deploying('run deploy'),
  kamal: deploying('deploy redeploy rollback setup'),
  cap: deploying(''),
  ansible: deploying(''),
  'ansible-playbook': deploying(''),
  'docker-compose': deploying('up down'),
  docker: (told) =>
    told.args[0] === 'push'
      ? [deployed([], told)]
      : told.args[0] === 'stack' || told.args[0] === 'service'
        ? deploying('deploy update scale rm')(told)
        : [],
  vercel: previewing,
  now: previewing,
  netlify: (told) => (told.args[0] === 'deploy' ? previewing(told) : []),
  surge: deploying(''),
  'gh-pages': deploying(''),
  psql: client('-c --command', '-d --dbname'),
  mysql: client('-e --execute', '-D --database'),
  sqlite3: client('-cmd', '-none', 'sql after database'),
  sqlite: client('-cmd', '-none', 'sql after database'),
  duckdb: client('-c', '-none', 'sql after database'),
  sqlcmd: client('-Q -q', '-d'),
  mongosh: client('--eval', '-none'),
  mongo: client('--eval', '-none'),
  'clickhouse-client': client('-q --query', '-d --database'),
  cqlsh: client('-e', '-k'),
  snowsql: client('-q', '-d'),
  bq: client('-none', '--project_id', 'sql after database'),
  'redis-cli': (told) => [
    { name: 'db_query', args: { sql: [told.args.join(' ')], database: databases(told) } },
  ],
  dropdb: emptied('DROP DATABASE'),
  mysqladmin: (told) => [
    { name: 'db_query', args: { sql: [told.args.join(' ')], database: [...told.args, UNKNOWN] } },
  ],
  pg_restore: emptied('RESTORE'),
  prisma: migrating,
  alembic: migrating,
  flyway: migrating,
  liquibase: migrating,
  knex: migrating,
  sequelize: migrating,
  'sequelize-cli': migrating,
  typeorm: migrating,
  'drizzle-kit': migrating,
  dbmate: migrating,
  goose: migrating,
  rails: migrating,
  artisan: migrating,
  'manage.py': migrating,
  django: migrating,
  supabase: several(migrating, deploying('deploy')),
  atlas: migrating,
  curl: requested,
  wget: requested,
  http: requested,
  https: requested,
  xh: requested,
  aria2c: requested,
  lynx: requested,
  w3m: requested,
  'invoke-webrequest': requested,
  mail: mailed,
  mailx: mailed,
  sendmail: mailed,
  mutt: mailed,
  msmtp: mailed,
  swaks: mailed,
} satisfies Record<string, ActionsOf>);
