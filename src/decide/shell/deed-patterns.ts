/** Commands by what they come to, as patterns of their words. */

/** A deed, and how commands that come to it are written. */
export type Patterns = readonly (readonly [deed: string, pattern: RegExp])[];

/** Of git: what stands behind it, without its own options. */
export const OF_GIT: Patterns = [
  [
    'create branch',
    /^(checkout|switch) (.* )?(-[bBcC]|--create|--orphan)\b|^branch (-[fqt]+ |--(track|no-track|force) )*[^-\s]|^worktree add .*-[bB]\b/,
  ],
  ['switch branch', /^switch\b|^checkout (?!-- |\. ?$)(?!.* -- )\S/],
  [
    'delete branch',
    /^branch (.* )?(-\w*[dD]\w*|--delete)( |$)|^push (.* )?(-d|--delete)( |$)|^push \S+ (\S+ )*:\S/,
  ],
  ['create tag', /^tag (?!-[dlvn]|--(delete|list|verify|contains|merged|points-at))\S/],
  ['delete tag', /^tag (.* )?(-d|--delete)( |$)|^push (.* )?(-d|--delete) .*(v?\d+\.\d|refs\/tags)/],
  ['push tag', /^push (.* )?(--tags|--follow-tags|--mirror|tag \S)|^push .*(refs\/tags\/|[ :]v?\d+\.\d)/],
  [
    'squash commits',
    /^merge (.* )?--squash|^rebase (.* )?(-i|--interactive|--autosquash)|^reset (.* )?--soft/,
  ],
  [
    'change git config',
    /^config (?!(.* )?(--list|-l|--get\S*|--show-\S+|get|list)( |$))(.* )?(\S+ \S|--unset|--add|--replace-all|-e\b|--edit)/,
  ],
  ['stage', /^(stage|add) |^commit (.* )?-[a-z]*a[a-z]*( |$)|^commit (.* )?--all( |$)/],
  ['rebase', /^pull (.* )?(--rebase(?!=false)|-\w*r\w*)( |$|=)/],
  [
    'discard changes',
    /^restore (?!--staged( |$))|^reset (.* )?--(hard|merge|keep)|^clean (.* )?(-\w*f|--force)|^stash (drop|clear)|^checkout (.* )?(-f|--force|--( |$)|\.( |$))|^switch (.* )?(-f|--force|--discard-changes)/,
  ],
  [
    'rewrite history',
    /^(rebase|filter-branch|filter-repo|replace)\b|^commit (.* )?--(amend|fixup)|^push (.* )?(--force\S*|-f|--mirror)( |$)|^push \S+ (\S+ )*\+|^reset (.* )?--hard|^pull (.* )?--rebase(?!=false)/,
  ],
  [
    'skip hooks',
    /^(commit|push|merge|rebase|am|cherry-pick) (.* )?--no-verify\b|^commit (.* )?-[a-z]*n[a-z]*( |$)|^config (.* )?core\.hookspath /i,
  ],
];

/** Of programs that speak to a forge, as `gh` does. */
export const OF_FORGES: Patterns = [
  ['create pull request', /^(pr|mr) (create|new)\b|^pull-request\b/],
  ['close pull request', /^(pr|mr) close\b/],
  ['comment on pull request', /^(pr|mr|issue) (comment|note)\b|^(pr|mr) review (.* )?(--comment|-c)( |$)/],
  ['approve pull request', /^(pr|mr) (review (.* )?(--approve|-a)( |$)|approve\b)/],
  ['squash commits', /^(pr|mr) merge (.* )?(--squash|-s)( |$)/],
  ['publish release', /^release (create|upload)\b/],
  ['clone', /^repo (clone|fork)\b/],
  ['create issue', /^issue (create|new)\b/],
  ['close issue', /^issue close\b/],
];

/** Of all programs, their names in front. */
export const OF_PROGRAMS: Patterns = [
  [
    'run destructive command',
    /^(rm (.* )?-\w*[rfRF]|shred|mkfs|wipefs|dd (.* )?of=|truncate|(docker|podman) (.* )?prune|kubectl (.* )?delete|helm (uninstall|delete)|terraform (.* )?destroy|pulumi destroy|dropdb|(psql|mysql|sqlite3|mariadb) .*(drop|truncate|delete from)|git (.* )?(reset (.* )?--hard|clean (.* )?-\w*f|push (.* )?(--force\S*|-f)( |$)|branch (.* )?-D|filter-branch|stash (drop|clear)|checkout (.* )?--( |$)))/i,
  ],
  ['run as root', /^(sudo|doas|su|pkexec|runas|gosu|su-exec|run0) /],
  ['docker', /^docker-compose\b/],
  [
    'change permissions',
    /^(chmod|chown|chgrp|setfacl|icacls|cacls|takeown|attrib)\b|^git update-index .*--chmod/,
  ],
  ['kill', /^(pkill|killall|skill|xkill|taskkill|stop-process|kill-port)\b|^fuser .*-k/],
  [
    'kill process',
    /^(kill (?!-(0|l)\b)|(pkill|killall|skill|xkill|taskkill|stop-process|kill-port)\b)|^fuser .*-k/,
  ],
  ['start container', /^docker(-compose| compose)?( \S+)* (run|start|up|create)\b/],
  ['stop container', /^docker(-compose| compose)?( \S+)* (stop|kill|rm|down|restart)\b/],
  [
    'reset database',
    /^(prisma (migrate reset|db push .*--force-reset)|dropdb\b|supabase db reset|(rails|rake|bin\/rails) db:(reset|drop|purge|setup|schema:load)|(php )?artisan (migrate:(fresh|reset|refresh)|db:wipe)|(python )?(\S*manage\.py|django-admin) (flush|reset_db)|(sequelize|typeorm|knex) (db:drop|schema:drop|migrate:rollback .*--all)|redis-cli .*flush(all|db))/,
  ],
  [
    'start server',
    /^((npm|pnpm|yarn|bun)( run)? (dev|start|serve|develop|preview)(:\S+)?( |$)|(vite|nodemon|http-server|live-server|json-server|serve|uvicorn|gunicorn|hypercorn|webpack-dev-server|storybook)( |$)(?!build|test)|(next|nuxt|nuxi|astro|gatsby|remix|expo|docusaurus|storybook|wrangler|vercel|netlify|parcel|vue-cli-service|react-scripts|webpack|ng|vite|hugo|jekyll) (dev|start|serve|server|develop|preview)\b|(rails|bin\/rails) (s|server)\b|flask( \S+)* run\b|(python )?\S*manage\.py runserver|(php )?artisan serve|php .*-S |python .*-m http\.server|mix phx\.server|(systemctl|service) .*start\b)/,
  ],
  [
    'change database',
    /^(psql|mysql|mariadb|sqlite3|mongosh?|redis-cli|cqlsh|sqlcmd|duckdb|dropdb|createdb|pg_restore|(npx |bunx |pnpm |yarn )?(prisma|drizzle-kit|knex|sequelize|typeorm|alembic|flyway|liquibase|dbmate|goose|atlas|supabase db)|(rails|rake|bin\/rails) db:|(php )?artisan (migrate|db)|(python )?\S*manage\.py (migrate|flush|loaddata))\b/,
  ],
  ['run query', /^(psql|mysql|mariadb|sqlite3|mongosh?|cqlsh|sqlcmd|duckdb|bq query|clickhouse-client)\b/],
  [
    'print environment',
    /^(env|printenv|set|export -p|declare -[px]|compgen -v)( [^=]*)?$|^(echo|printf) .*\$\{?[A-Z_]+/,
  ],
  [
    'publish release',
    /^(semantic-release|release-it|goreleaser|changeset publish|(npm|pnpm|yarn|cargo|poetry|twine) (publish|upload))\b/,
  ],
  [
    'publish to npm',
    /^((npm|pnpm|bun)( run)? publish|yarn( npm)?( run)? publish|lerna publish|changeset publish|nx release|rush publish|np|semantic-release|release-it)( |$)(?!.*--dry-run)/,
  ],
  [
    'publish package',
    /^((npm|pnpm|bun|cargo|poetry|uv|hatch|flit|pdm|lerna|changeset|jsr|deno|rush|vsce|ovsx)( run)? publish|yarn( npm)?( run)? publish|twine upload|gem push|dotnet nuget push|nuget push|mvn( \S+)* deploy|(\.\/)?gradlew?( \S+)* publish\S*|nx release|np|semantic-release|release-it)( |$)(?!.*--dry-run)/,
  ],
  [
    'bump version',
    /^((npm|pnpm|yarn|poetry|hatch|cargo) (version|release|set-version)|bumpversion|bump2version|bump-my-version|standard-version|changeset version)\b/,
  ],
  [
    'upgrade',
    /^((npm|pnpm|bun) (update|upgrade|up)|yarn (upgrade|up)|(pip|uv pip) install .*(-U|--upgrade)|(brew|apt|dnf|winget|choco) (upgrade|full-upgrade|dist-upgrade)|(cargo|composer|bundle|poetry|mix deps\.) ?update|go get .*-u|npm-check-updates|ncu)( |$)|^(npm|pnpm|yarn|bun) (i|install|add) .*@latest/,
  ],
  [
    'run end to end tests',
    /^(playwright|cypress|wdio|detox|testcafe|nightwatch|puppeteer)( |$)|^(npm|pnpm|yarn|bun|make|just|task|nx|turbo)( run)? \S*(e2e|end-to-end|playwright|cypress)/,
  ],
  [
    'run integration tests',
    /^(npm|pnpm|yarn|bun|make|just|task|nx|turbo)( run)? \S*integration|^(pytest|vitest|jest|go test|phpunit) .*integration/,
  ],
  ['run in background', /^(nohup|setsid|disown|screen -d|tmux new\S* .*-d|pm2 start|daemonize)\b/],
  [
    'run linter',
    /^((npm|pnpm|yarn|bun)( run)? lint(:\S+)?( |$)|(eslint|oxlint|tslint|stylelint|ruff check|flake8|pylint|golangci-lint|rubocop|shellcheck|biome (lint|check)|cargo clippy)\b)/,
  ],
  [
    'run formatter',
    /^((npm|pnpm|yarn|bun)( run)? (format|fmt)(:\S+)?( |$)|(prettier|black|gofmt|goimports|rustfmt|clang-format|ruff format|biome format|cargo fmt|go fmt|terraform fmt)\b)/,
  ],
];
