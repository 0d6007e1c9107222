/** What is deployed, and where to. */

import { UNKNOWN } from '../wild.ts';
import type { Action, ActionsOf, Table, Told } from './action.ts';
import { migrated, migrating, ofD1, ofHeroku } from './databases.ts';
import { parseOptions, valuesOf } from './options.ts';
import { placesIn } from './places.ts';
import { several } from './tables.ts';

/** Where a deployment goes, as far as its words say. */
export function deployed(
  words: readonly string[],
  { args, sets, elsewhere }: Told,
  without = UNKNOWN,
): Action {
  const all = [...words, ...args, ...sets.map(([name, value]) => `${name}=${value}`), elsewhere ?? ''];
  const places = placesIn(all);
  const plain = args.filter((arg) => !arg.startsWith('-'));
  return {
    name: 'deploy',
    args: { environment: places.length > 0 ? places : [without], service: plain, command: [args.join(' ')] },
    means: ['deploy'],
  };
}

export const deploying =
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

/** `aws ses send-email`. */
const ofAwsMail: ActionsOf = ({ args }) =>
  args.some((arg) => /^send-(raw-|templated-|bulk-)?email$/.test(arg))
    ? [
        {
          name: 'send_email',
          args: {
            to: args
              .filter((arg) => arg.includes('@'))
              .concat(args.some((arg) => /^file:/.test(arg)) ? [UNKNOWN] : []),
            body: [UNKNOWN],
          },
        },
      ]
    : [];

const DOCKER_TAKING =
  '-H --host --context -c --config -l -f --file -p --project-name --profile --env-file -v --volume --mount -e --env ' +
  '--name --network -u --user -w --workdir --entrypoint';

/** Containers on this machine are no deployment, unless their words or where they run say so. */
function composed(told: Told): readonly Action[] {
  const { rest } = parseOptions(told.args, DOCKER_TAKING);
  const changes = rest.some((word) => /^(up|down|restart|stop|rm|start)$/.test(word));
  const far = told.elsewhere !== undefined || told.args.some((arg) => /^(-H|--host|--context)/.test(arg));
  return changes && (far || placesIn(told.args).length > 0) ? [deployed([], told)] : [];
}

function ofDocker(told: Told): readonly Action[] {
  const parsed = parseOptions(told.args, DOCKER_TAKING);
  const [verb, ...more] = parsed.rest;
  const inside = (args: readonly string[]): Told => ({ ...told, args });
  if (verb === 'push') return [deployed([], told)];
  if (verb === 'stack' || verb === 'service')
    return deploying('deploy update scale rm')(
      inside([...told.args.filter((arg) => arg.startsWith('-')), ...placesIn(told.args), ...more]),
    );
  if (verb === 'compose') return composed(told);
  if (verb !== 'run' && verb !== 'create') return [];
  const read = valuesOf(parsed, '--env-file');
  const shared = valuesOf(parsed, '-v', '--volume').filter((mount) => !/:ro(,|$)/.test(mount));
  const path = shared.map((mount) => mount.replace(/:.*$/, '')).filter((host) => /^[/~.$]/.test(host));
  return [
    ...(read.length > 0 ? [{ name: 'file_read', args: { path: read } }] : []),
    ...(path.length > 0 ? [{ name: 'file_write', args: { path }, unsure: true as const }] : []),
  ];
}

export const DEPLOYMENTS: Table = Object.assign(Object.create(null), {
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
  wrangler: several(deploying('deploy publish'), (told) =>
    told.args[0] !== 'd1' ? [] : told.args[1] === 'execute' ? ofD1(told) : [migrated(told)],
  ),
  firebase: deploying('deploy'),
  heroku: several(deploying('releases:rollback container:release ps:scale run deploy'), ofHeroku),
  gcloud: deploying('deploy'),
  az: deploying('deploy up deployment create'),
  aws: several(deploying('deploy update-service update-function-code sync create-deployment'), ofAwsMail),
  argocd: deploying('sync rollback'),
  skaffold: deploying('run deploy'),
  kamal: deploying('deploy redeploy rollback setup'),
  cap: deploying(''),
  ansible: deploying(''),
  'ansible-playbook': deploying(''),
  'docker-compose': composed,
  docker: ofDocker,
  supabase: several(migrating, deploying('deploy')),
  vercel: previewing,
  now: previewing,
  netlify: (told) => (told.args[0] === 'deploy' ? previewing(told) : []),
  surge: deploying(''),
  'gh-pages': deploying(''),
} satisfies Record<string, ActionsOf>);
