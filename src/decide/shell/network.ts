/** What goes over the network: requests and mail. */

import { UNKNOWN } from '../wild.ts';
import type { Action, ActionsOf, Table, Told } from './action.ts';
import { hasFlag, parseOptions, valuesOf } from './options.ts';
import { ofRepositoryApi } from './repository-api.ts';

const CURL_TAKING =
  '-X --request -H --header -d --data --data-raw --data-binary --data-urlencode -o --output -u --user -F --form -A --user-agent -e --referer -b --cookie -c --cookie-jar -T --upload-file -m --max-time --retry -x --proxy -w --write-out --resolve -K --config --url -O --output-document -P --directory-prefix --post-data --method --body-data --header --connect-to --resolve --mail-rcpt --mail-from -E --cert --key --cacert --json';

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
  const verb = method[0] ?? args.find((word) => /^(GET|POST|PUT|PATCH|DELETE)$/.test(word));
  const how = verb ?? (sent.length + uploads.length > 0 ? 'POST' : 'GET');
  const hosts = [
    ...valuesOf(parsed, '-H', '--header').flatMap((line) => /^host:\s*(\S+)/i.exec(line)?.[1] ?? []),
    ...valuesOf(parsed, '--connect-to', '--resolve').flatMap((rule) => rule.split(':')[0] || []),
  ];
  return [
    ...urls.flatMap((url) => ofRepositoryApi(url, how, sent.join(' '))),
    ...mailedBy(urls, how, sent, valuesOf(parsed, '--mail-rcpt')),
    {
      name: 'http_request',
      args: {
        url: urls.length > 0 && !hasFlag(parsed, '-K', '--config') ? [...urls, ...hosts] : [...urls, UNKNOWN],
        method,
        body: sent,
      },
      means: ['download', 'fetch'],
    },
    ...(written.length > 0 ? [{ name: 'file_write', args: { path: written } }] : []),
    ...(uploads.length > 0 ? [{ name: 'file_read', args: { path: uploads } }] : []),
  ];
}

const MAIL_SITES = /mail|smtp|sendgrid|postmark|resend|brevo|sparkpost|graph\.microsoft|\bses\b/i;

/** Mail that is sent by a request: the addresses stand in what is sent. */
function mailedBy(
  urls: readonly string[],
  method: string,
  sent: readonly string[],
  named: readonly string[],
): readonly Action[] {
  const sends = named.length > 0 || (method !== 'GET' && urls.some((url) => MAIL_SITES.test(url)));
  if (!sends) return [];
  const to = [...named, ...(named.length > 0 ? [] : sent.length > 0 ? sent : [UNKNOWN])];
  const body = sent.length > 0 ? sent : [UNKNOWN];
  return [{ name: 'send_email', args: { to, subject: [UNKNOWN], body } }];
}

/** What is opened: a page, a letter to somebody, a file. */
function opened({ args }: Told): readonly Action[] {
  return parseOptions(args, '-a -b').rest.map((what): Action => {
    if (/^mailto:/i.test(what)) return { name: 'send_email', args: { to: [what], body: [UNKNOWN] } };
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(what)) return { name: 'http_request', args: { url: [what] } };
    return { name: 'file_read', args: { path: [what] } };
  });
}

/** Programs that send mail by a word of theirs: everything that they are told may be to whom. */
const sending =
  (verbs: RegExp): ActionsOf =>
  ({ args, input }) => {
    if (!args.some((arg) => verbs.test(arg))) return [];
    const to = args.filter((arg) => arg.includes('@'));
    return [{ name: 'send_email', args: { to: [...to, ...(to.length > 0 ? [] : [input ?? UNKNOWN])] } }];
  };

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

export const NETWORK: Table = Object.assign(Object.create(null), {
  open: opened,
  'xdg-open': opened,
  start: opened,
  gam: sending(/^sendemail$/i),
  himalaya: sending(/^(send|write|reply|forward)$/),
  thunderbird: sending(/compose/),
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
  's-nail': mailed,
  mpack: mailed,
  sendemail: mailed,
  sendmail: mailed,
  mutt: mailed,
  msmtp: mailed,
  swaks: mailed,
} satisfies Record<string, ActionsOf>);
