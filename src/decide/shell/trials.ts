/** Commands that only say what they would do, or tell of themselves. */

import { isUnknown } from '../wild.ts';
import type { Told } from './action.ts';
import { gitOptions } from './git-options.ts';
import { hasFlag, parseOptions } from './options.ts';

/** Programs whose first word is what they do. */
const SUBCOMMANDED: ReadonlySet<string> = new Set(
  (
    'git npm pnpm yarn bun docker kubectl helm terraform gh glab aws gcloud az vercel netlify fly heroku cargo go pip uv ' +
    'poetry brew apt gem bundle firebase wrangler serverless pulumi rails prisma composer dotnet supabase'
  ).split(' '),
);

/** Whether a command only asks its program about itself: `rm --help`, `git push --help`, `npm help install`. */
export function tellsOfItself({
  program,
  args: [first = '', second = ''],
}: Pick<Told, 'program' | 'args'>): boolean {
  if (first === '--help' || first === '--version') return true;
  if (!SUBCOMMANDED.has(program)) return false;
  return first === 'help' || (/^[a-z]/.test(first) && second === '--help');
}

/** Options that make a trial of a command, by program, or program and subcommand; and options that take a value. */
const TRIALS: Readonly<Record<string, readonly [trial: string, taking?: string]>> = Object.assign(
  Object.create(null),
  {
    'git push': ['-n --dry-run', '-o --push-option --receive-pack --exec --repo'],
    'git clean': ['-n --dry-run', '-e --exclude'],
    'git commit': ['--dry-run', '-m --message -F --file -C -c --author --date -t --fixup --squash --trailer'],
    'git rm': ['-n --dry-run'],
    'git add': ['-n --dry-run'],
    rsync: ['-n --dry-run', '-e --rsh --exclude --include --filter -f'],
    kubectl: ['--dry-run', '-n --namespace --context --cluster --kubeconfig -f --filename -l -o'],
    helm: ['--dry-run', '-n --namespace -f --values --set --kube-context'],
    'npm publish': ['--dry-run', '--tag --access --registry'],
    'cargo publish': ['--dry-run -n', '-p --package'],
    aws: ['--dryrun', '--profile --region --output --query'],
    apt: ['--dry-run --simulate -s', '-t -o'],
    'ansible-playbook': ['--check -C', '-i -e --limit -l -t --tags'],
  },
);

const REAL = /^--no-dry-?run|^--dry-?run=(none|false|no|0)$/;

/** Whether a command is only tried: what it would do is said, and not done. */
export function isTrial({ program, args }: Pick<Told, 'program' | 'args'>): boolean {
  const own = program === 'git' ? gitOptions(args).rest : args;
  const verb = own.find((arg) => !arg.startsWith('-')) ?? '';
  const [trial, taking] = TRIALS[`${program} ${verb}`] ?? TRIALS[program] ?? [];
  if (trial === undefined || own.some((arg) => isUnknown(arg) || REAL.test(arg))) return false;
  return hasFlag(parseOptions(own, taking), ...trial.split(' '));
}
