/** What git commands do. Every subcommand is the action `git_…`. */

import { UNKNOWN } from '../wild.ts';
import type { Action, Table, Told } from './action.ts';
import { hasFlag, type Parsed, parseOptions, valuesOf } from './options.ts';
import { gitOptions } from './wrappers.ts';

/** Subcommands of git itself; any other may be an alias of the user's, which is not known here. */
const OWN = new Set(
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

export const GIT: Table = { git: (told) => ofGit(told), gh: ofGh, glab: ofGh, hub: ofGh };

function ofGit({ args, input }: Told): readonly Action[] {
  const { rest, within } = gitOptions(args);
  const [name = '', ...more] = rest;
  if (name === '') return [];
  if (!OWN.has(name))
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
      return [ofCommit(more, input)];
    case 'rm':
      return [own, { name: 'file_delete', args: { path: pathsOf(parseOptions(more)).map(in_) }, deep: true }];
    case 'mv':
      return [own, { name: 'file_write', args: { path: pathsOf(parseOptions(more)).map(in_) }, deep: true }];
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
      return [
        own,
        {
          name: 'file_delete',
          args: { path: cleaned(parseOptions(more, '-e --exclude')).map(in_) },
          deep: true,
        },
      ];
    case 'apply':
    case 'am':
      return [own, { name: 'file_write', args: { path: [UNKNOWN] } }];
    case 'branch':
    case 'merge':
    case 'rebase':
    case 'tag':
    case 'switch':
      return [
        {
          ...own,
          args: { ...own.args, branch: parseOptions(more, '-m --message -s --strategy -X -u --onto').rest },
        },
      ];
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
  return paths.length === 0 ? [] : [{ name: 'file_write', args: { path: paths.map(within) }, deep: true }];
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

function ofCommit(args: readonly string[], input: string | undefined): Action {
  const parsed = parseOptions(args, COMMIT_TAKING);
  const said = valuesOf(parsed, '-m', '--message', '--trailer');
  const files = valuesOf(parsed, '-F', '--file').map((file) => (file === '-' ? (input ?? UNKNOWN) : UNKNOWN));
  const message = [...said, ...files];
  const skips = hasFlag(parsed, '--no-verify', '-n');
  return {
    name: 'git_commit',
    args: {
      message: message.length > 0 && !parsed.unsure ? message : [...message, UNKNOWN],
      flags: [...args.filter((arg) => arg.startsWith('-')), ...(skips ? ['--no-verify'] : [])],
      amend: [hasFlag(parsed, '--amend')],
    },
    means: ['commit'],
  };
}

/** `gh pr create`, `gh pr merge`, `gh api`, and the same of others. */
function ofGh({ args }: Told): readonly Action[] {
  const [what, verb, ...more] = args;
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
    return [{ name: 'merge_pr', args: { number: parsed.rest, branch: [UNKNOWN] } }];
  if (what === 'workflow' && verb === 'run')
    return [{ name: 'deploy', args: { environment: [...parsed.rest, UNKNOWN] } }];
  if (what === 'release' && verb === 'create') return [{ name: 'release', args: { name: parsed.rest } }];
  if (what === 'api')
    return [{ name: 'http_request', args: { url: [`https://api.github.com/${verb ?? ''}`] } }];
  return [];
}
