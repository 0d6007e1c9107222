/** What is asked of databases, and migrations. */

import { isUnknown, UNKNOWN } from '../wild.ts';
import type { Action, ActionsOf, Table, Told } from './action.ts';
import { parseOptions, valuesOf } from './options.ts';
import { placesIn } from './places.ts';
import { several } from './tables.ts';

export const migrated = (told: Told): Action => ({
  name: 'db_migrate',
  args: { database: databases(told), command: [told.args.join(' ')], sql: [UNKNOWN] },
  means: ['migrate'],
});

const databases = ({ args, sets, elsewhere }: Told): readonly string[] => {
  const all = [...args, ...sets.map(([, value]) => value), elsewhere ?? ''];
  const named = placesIn(all);
  return named.length > 0 ? named : [UNKNOWN];
};

/** The verbs of statements: `drop`, `delete`. */
const verbsOf = (said: readonly string[]): readonly string[] =>
  said.flatMap((sql) =>
    (bareOfComments(sql).match(/(^|;)\s*[a-z]+/gi) ?? []).map((verb) =>
      verb.replace(/[;\s]/g, '').toLowerCase(),
    ),
  );
const bareOfComments = (sql: string): string => sql.replace(/\/\*[\s\S]*?\*\/|--[^\n]*/g, ' ');

/** A client of a database that is started by a word of another program. */
const within =
  (verb: RegExp, own: ActionsOf): ActionsOf =>
  (told) => {
    const at = told.args.findIndex((arg) => verb.test(arg));
    return at < 0 ? [] : own({ ...told, args: told.args.slice(at + 1) });
  };

/** A client of a database: SQL in options, in words or on its input. */
const client =
  (options: string, named: string, wordsAre: 'database' | 'sql after database' = 'database'): ActionsOf =>
  (told) => {
    if (told.args.some((arg) => /^(-l|--list|-V|--version|-\?)$/.test(arg))) return [];
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
        means: verbsOf([...said, ...typed]),
        ...([...said, ...files, ...typed].some(isUnknown) && {
          likely: ['drop', 'delete', 'truncate', 'alter', 'update'],
        }),
      },
    ];
  };

const MIGRATES =
  'migrate migration migrations db:migrate db:rollback db:reset db:drop db:push push reset upgrade downgrade up down deploy database';
export const migrating: ActionsOf = (told) => {
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

/** `wrangler d1 execute`, `heroku pg:psql`. */
export const ofD1 = within(/^execute$/, client('--command', '--config --file', 'sql after database'));
export const ofHeroku = within(/^pg:psql$/, client('-c --command', '-a --app'));

export const DATABASES: Table = Object.assign(Object.create(null), {
  cockroach: within(/^sql$/, client('-e --execute', '-d --database')),
  turso: within(/^shell$/, client('-none', '-none', 'sql after database')),
  pgcli: client('-none', '-d --dbname'),
  usql: client('-c --command', '-none'),
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
  prisma: several(migrating, within(/^execute$/, client('--stdin', '--schema --url --file'))),
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
  atlas: migrating,
} satisfies Record<string, ActionsOf>);
