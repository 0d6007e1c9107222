/** What git commands do. Every subcommand is the action `git_…`. */

import { UNKNOWN } from '../wild.ts';
import type { Action, Table, Told } from './action.ts';
import { gitOptions } from './git-options.ts';
import { hasFlag, type Parsed, parseOptions, valuesOf } from './options.ts';
import { ofRepositoryApi } from './repository-api.ts';

/** Subcommands of git itself; any other may be an alias of the user's, which is not known here. */
export const GIT_COMMANDS: ReadonlySet<string> = new Set(
  (
    'add am apply archive bisect blame branch bundle cat-file check-ignore checkout cherry cherry-pick clean clone commit ' +
    'commit-tree config count-objects credential daemon describe diff diff-tree difftool fast-export fast-import fetch ' +
    'filter-branch flow for-each-ref format-patch fsck gc grep hash-object help init instaweb interpret-trailers lfs log ' +
    'ls-files ls-remote ls-tree maintenance merge merge-base merge-tree mergetool mv name-rev notes prune pull push ' +
    'range-diff read-tree rebase reflog remote repack replace request-pull rerere reset restore rev-list rev-parse ' +
    'revert rm send-email send-pack shortlog show show-branch show-ref sparse-checkout stage stash status submodule ' +
    'switch symbolic-ref tag update-index update-ref var verify-commit verify-tag version whatchanged worktree write-tree'
  ).split(' '),
);

const PUSH_TAKING = '-o --push-option --receive-pack --exec --repo';
const COMMIT_TAKING =
  '-m --message -F --file -C --reuse-message -c --reedit-message --fixup --squash --author --date -t --template --trailer --cleanup';

export const GIT: Table = {
  git: (told) => ofGit(told),
  gh: ofGh,
  glab: ofGh,
  hub: ofGh,
  jj: ofJj,
  sl: ofJj,
  hg: ofJj,
};

function ofGit({ args, input }: Told): readonly Action[] {
  const { rest, within } = gitOptions(args);
  const [name = '', ...more] = rest;
  if (name === '') return [];
  if (!GIT_COMMANDS.has(name))
    return [
      { name: 'git_push', args: {} },
      { name: 'git_commit', args: {} },
    ].map(asUnknown);
  const own = {
    name: `git_${name.replaceAll('-', '_')}`,
    args: { flags: more.filter((arg) => arg.startsWith('-')) },
  };
  const in_ = (path: string): string =>
    within === undefined || /^[/~]/.test(path) ? path : `${within}/${path}`;
  switch (name) {
    case 'push':
    case 'send-pack':
      return ofPush(more);
    case 'commit':
      return [ofCommit(more, input, in_)];
    case 'add':
    case 'stage':
      return [own, ofAdd(more, in_)];
    case 'rm':
      return [own, removed(pathsOf(parseOptions(more)).map(in_))];
    case 'mv':
      return [
        { ...own, means: ['move'] },
        { name: 'file_write', args: { path: pathsOf(parseOptions(more)).map(in_) }, deep: 'all' },
      ];
    case 'checkout':
    case 'restore':
      return [{ ...own, args: { ...own.args, branch: parseOptions(more).rest } }, ...restored(more, in_)];
    case 'reset':
      return [
        {
          ...own,
          args: {
            ...own.args,
            target: parseOptions(more).rest,
            mode: more.filter((arg) => /^--(hard|soft|mixed|keep|merge)$/.test(arg)),
          },
        },
      ];
    case 'clean':
      return [own, removed(cleaned(parseOptions(more, '-e --exclude')).map(in_))];
    case 'cherry-pick':
    case 'revert':
    case 'am':
    case 'commit-tree':
      return stays(more) ? [own] : [own, ofCommit([], undefined)];
    case 'clone':
    case 'fetch':
    case 'pull':
    case 'ls-remote':
      return [own, ...requestedBy(name, more)];
    case 'log':
    case 'stash':
      return hasFlag(parseOptions(more), '-p', '--patch') && more.includes('--')
        ? [own, ...shownBy(more, in_)]
        : [own];
    case 'show':
    case 'cat-file':
    case 'diff':
    case 'blame':
    case 'grep':
      return [own, ...shownBy(more, in_)];
    case 'merge':
      return [
        ...(stays(more) ? [] : [{ ...ofCommit([], undefined), unsure: true as const }]),
        // What is merged is named, and where it goes is whatever is checked out.
        { ...own, args: { ...own.args, source: withBranch(own, more).args.branch ?? [] } },
      ];
    case 'apply':
      return [own, { name: 'file_write', args: { path: [UNKNOWN] } }];
    case 'branch':
    case 'rebase':
    case 'tag':
    case 'switch':
      return [withBranch(own, more)];
    case 'send-email':
      return [
        own,
        {
          name: 'send_email',
          args: { to: valuesOf(parseOptions(more, '--to --cc --bcc'), '--to', '--cc', '--bcc') },
        },
      ];
    default:
      return [own];
  }
}

/** Whether a command that commits is told not to, or only ends what was begun. */
const stays = (args: readonly string[]): boolean =>
  args.some((arg) => /^(-n|--no-commit|--abort|--quit|--skip|--squash|--ff-only)$/.test(arg));

const withBranch = (own: Action, args: readonly string[]): Action => ({
  ...own,
  args: { ...own.args, branch: parseOptions(args, '-m --message -s --strategy -X -u --onto').rest },
});

const removed = (path: readonly string[]): Action => ({
  name: 'file_delete',
  args: { path },
  deep: 'all',
  means: ['delete', 'remove'],
});

/** What is got from a server, and the folder it is put into. */
function requestedBy(name: string, args: readonly string[]): readonly Action[] {
  const { rest } = parseOptions(
    args,
    '-b --branch -o --origin --depth -c --config --reference -u --upload-pack -j',
  );
  const [url = '', folder] = rest;
  const isUrl = /^[a-z+]+:\/\/|^[^/]+@[^/]+:/i.test(url);
  const got = isUrl
    ? [{ name: 'http_request', args: { url: [url.replace(/^[^/@]+@([^/:]+):/, 'ssh://$1/')] } }]
    : [];
  const made =
    name === 'clone' && folder !== undefined ? [{ name: 'file_write', args: { path: [folder] } }] : [];
  return [...got, ...made];
}

/** Files whose content is shown: behind `--`, behind the colon of a revision, or words that look like paths. */
function shownBy(args: readonly string[], within: (path: string) => string): readonly Action[] {
  const dashes = args.indexOf('--');
  const words = dashes >= 0 ? args.slice(dashes + 1) : parseOptions(args, '-e -U -G -S').rest;
  const paths = words.flatMap((word) => {
    const colon = word.indexOf(':');
    return colon >= 0 && word.length > 1
      ? [word.slice(colon + 1)]
      : dashes >= 0 || /[./]/.test(word)
        ? [word]
        : [];
  });
  return paths.length === 0 ? [] : [{ name: 'file_read', args: { path: paths.map(within) } }];
}

const asUnknown = ({ name }: Action): Action => ({
  name,
  args: { branch: [UNKNOWN], message: [UNKNOWN], force: [UNKNOWN], flags: [UNKNOWN] },
});

const pathsOf = ({ rest }: Parsed): readonly string[] => rest;
const cleaned = ({ rest }: Parsed): readonly string[] => (rest.length > 0 ? rest : ['.']);

/** Paths behind `--`, or all words where the command is about files only. */
function restored(args: readonly string[], within: (path: string) => string): readonly Action[] {
  const dashes = args.indexOf('--');
  const paths =
    dashes >= 0
      ? args.slice(dashes + 1)
      : parseOptions(args, '-b -B --source -s').rest.filter((arg) => /[./]/.test(arg));
  return paths.length === 0 ? [] : [{ name: 'file_write', args: { path: paths.map(within) }, deep: 'all' }];
}

function ofPush(args: readonly string[]): readonly Action[] {
  const parsed = parseOptions(args, PUSH_TAKING);
  const repo = valuesOf(parsed, '--repo')[0];
  const remote = repo ?? parsed.rest[0];
  const specs = repo === undefined ? parsed.rest.slice(1) : parsed.rest;
  const all = hasFlag(parsed, '--all', '--mirror', '--branches');
  const tagsOnly = hasFlag(parsed, '--tags') && specs.length === 0;
  const named = specs.filter((spec) => spec !== 'tag').map(targetOf);
  const branch =
    all || parsed.unsure ? [...named, UNKNOWN] : named.length > 0 || tagsOnly ? named : [UNKNOWN];
  const forced =
    args.some((arg) => /^(--force.*|--mirror)$/.test(arg)) ||
    hasFlag(parsed, '-f') ||
    specs.some((spec) => spec.startsWith('+'));
  const push = {
    name: 'git_push',
    args: {
      branch,
      remote: [remote ?? UNKNOWN],
      force: [forced ? true : parsed.unsure ? UNKNOWN : false],
      flags: args.filter((arg) => arg.startsWith('-')),
      ...(hasFlag(parsed, '-d', '--delete') || specs.some((spec) => spec.startsWith(':'))
        ? { delete: [true] }
        : {}),
    },
    means: ['push', ...(forced ? ['force push', 'force-push'] : [])],
  };
  const deploys = /heroku|dokku|production|prod|live|piku|scalingo/i.test(remote ?? '');
  return deploys ? [push, { name: 'deploy', args: { environment: [remote ?? '', UNKNOWN] } }] : [push];
}

/** The branch of the other side that a refspec names; `HEAD` alone is the one that is checked out. */
function targetOf(spec: string): string {
  const bare = spec.replace(/^\+/, '');
  const colon = bare.lastIndexOf(':');
  const target = colon >= 0 ? bare.slice(colon + 1) : bare;
  return target === '' || target === 'HEAD' || target === '@' ? UNKNOWN : target;
}

/** What is added is committed next. */
function ofAdd(args: readonly string[], in_: (path: string) => string): Action {
  const parsed = parseOptions(args, '--chmod --pathspec-from-file');
  const all = hasFlag(parsed, '-A', '--all', '-u', '--update', '-p', '--patch', '-i', '--interactive');
  const path = parsed.rest.map(in_);
  const some = all || parsed.unsure || path.length === 0 || args.some((arg) => arg.startsWith('--pathspec'));
  return {
    name: 'git_commit',
    args: { path: some ? [...path, UNKNOWN] : path },
    deep: 'some',
    named: true,
  };
}

function ofCommit(
  args: readonly string[],
  input: string | undefined,
  in_: (path: string) => string = (path) => path,
): Action {
  const parsed = parseOptions(args, COMMIT_TAKING);
  const said = valuesOf(parsed, '-m', '--message', '--trailer');
  const files = valuesOf(parsed, '-F', '--file').map((file) => (file === '-' ? (input ?? UNKNOWN) : UNKNOWN));
  const message = [...said, ...files];
  const skips = hasFlag(parsed, '--no-verify', '-n');
  const all = parsed.unsure || hasFlag(parsed, '-a', '--all', '-i', '--include', '--pathspec-from-file');
  return {
    name: 'git_commit',
    args: {
      message: message.length > 0 && !parsed.unsure ? message : [...message, UNKNOWN],
      flags: [...args.filter((arg) => arg.startsWith('-')), ...(skips ? ['--no-verify'] : [])],
      amend: [hasFlag(parsed, '--amend')],
      path: [...parsed.rest.map(in_), ...(all ? [UNKNOWN] : [])],
    },
    means: ['commit'],
  };
}

/** Other tools for the same repositories: what they commit and push. */
function ofJj({ args }: Told): readonly Action[] {
  const [verb = '', ...more] = parseOptions(args, '-R --repository --cwd').rest;
  if (/^(commit|ci|amend|describe|squash|backout|graft)$/.test(verb))
    return [ofCommit(args.slice(1), undefined)];
  const pushes = verb === 'push' || (verb === 'git' && more[0] === 'push');
  const branch = valuesOf(
    parseOptions(args, '-b --bookmark --branch -r --rev --to -B'),
    '-b',
    '--bookmark',
    '--to',
    '-B',
  );
  return pushes
    ? [{ name: 'git_push', args: { branch: branch.length > 0 ? branch : [UNKNOWN] }, means: ['push'] }]
    : [];
}

/** `gh pr create`, `gh pr merge`, `gh api`, and the same of others. */
function ofGh({ args }: Told): readonly Action[] {
  const [what, verb, ...more] = args;
  if (what === 'api') return ofGhApi(args.slice(1));
  if (what === 'pull-request') return [{ name: 'create_pr', args: { base: [UNKNOWN] } }];
  const parsed = parseOptions(
    more,
    '-B --base -H --head -t --title -b --body -R --repo -X --method -f -F --target-branch',
  );
  if ((what === 'pr' || what === 'mr' || what === 'pull-request') && verb === 'create') {
    const base = valuesOf(parsed, '-B', '--base', '--target-branch');
    return [
      {
        name: 'create_pr',
        args: {
          base: base.length > 0 ? base : [UNKNOWN],
          title: valuesOf(parsed, '-t', '--title'),
          body: valuesOf(parsed, '-b', '--body'),
        },
      },
    ];
  }
  if ((what === 'pr' || what === 'mr') && verb === 'merge')
    return [
      { name: 'merge_pr', args: { number: parsed.rest, branch: [UNKNOWN] }, means: ['merge'] },
      { name: 'git_push', args: { branch: [UNKNOWN], force: [false] }, unsure: true },
    ];
  if (what === 'repo' && verb === 'sync')
    return [
      {
        name: 'git_push',
        args: {
          branch: valuesOf(parseOptions(more, '-b --branch --source'), '-b', '--branch')
            .concat(UNKNOWN)
            .slice(0, 1),
        },
      },
    ];
  if (what === 'workflow' && verb === 'run')
    return [{ name: 'deploy', args: { environment: [...parsed.rest, UNKNOWN] } }];
  if (what === 'release' && verb === 'create') return [{ name: 'release', args: { name: parsed.rest } }];
  return [];
}

function ofGhApi(args: readonly string[]): readonly Action[] {
  const parsed = parseOptions(args, '-X --method -f -F --field --raw-field -H --header -q --jq -t --input');
  const fields = valuesOf(parsed, '-f', '-F', '--field', '--raw-field');
  const sends = fields.length > 0 || hasFlag(parsed, '--input');
  const method = valuesOf(parsed, '-X', '--method')[0] ?? (sends ? 'POST' : 'GET');
  const url = `https://api.github.com/${(parsed.rest[0] ?? '').replace(/^\//, '')}`;
  return [
    { name: 'http_request', args: { url: [url], method: [method], body: fields } },
    ...ofRepositoryApi(url, method, fields.join(' ')),
  ];
}
