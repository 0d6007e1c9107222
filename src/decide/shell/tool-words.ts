/** What a tool does, by the words of its name: `mcp__outlook__reply_to_mail` sends mail. */

interface Kind {
  readonly action: string;
  /** Words of the tool's own name, one of which says what is done. */
  readonly verbs: string;
  /** Words of its name or its server's, one of which says to what; none: the verb says all. */
  readonly nouns?: string;
  /** Words of its name that say it is only looked at, or undone. */
  readonly unless?: string;
}

const LOOKS = 'list get read view show search find status describe check fetch logs history count watch';

const KINDS: readonly Kind[] = [
  {
    action: 'send_email',
    verbs: 'send reply forward',
    nouns:
      'email emails mail gmail outlook smtp mailer sendgrid mailgun postmark ses resend imap fastmail exchange',
    unless: LOOKS,
  },
  {
    action: 'send_sms',
    verbs: 'send text reply',
    nouns: 'sms text texts whatsapp imessage signal twilio mms',
    unless: LOOKS,
  },
  {
    action: 'chat_post',
    verbs: 'post send reply write publish',
    nouns: 'slack discord teams mattermost telegram chat channel zulip rocketchat thread dm',
    unless: LOOKS,
  },
  { action: 'payment', verbs: 'pay payment payments payout transfer charge purchase wire', unless: LOOKS },
  { action: 'payment', verbs: 'send transfer', nouns: 'money funds', unless: LOOKS },
  {
    action: 'file_delete',
    verbs: 'delete remove unlink trash erase rm',
    nouns: 'file files directory directories folder folders path paths',
  },
  { action: 'file_move', verbs: 'move rename', nouns: 'file files directory folder', unless: LOOKS },
  { action: 'file_copy', verbs: 'copy', nouns: 'file files directory folder', unless: LOOKS },
  {
    action: 'file_write',
    verbs: 'write edit create update append replace modify patch overwrite save insert put',
    nouns: 'file files notebook',
    unless: LOOKS,
  },
  {
    action: 'file_read',
    verbs: 'read view get open load cat show head tail',
    nouns: 'file files notebook',
    unless: 'list search find info metadata',
  },
  {
    action: 'db_query',
    verbs: 'query execute run exec select',
    nouns:
      'sql postgres postgresql mysql mariadb sqlite database db supabase bigquery snowflake duckdb clickhouse',
    unless: 'migration migrations list',
  },
  {
    action: 'deploy',
    verbs: 'deploy redeploy deployment promote',
    unless: `${LOOKS} cancel delete rollback`,
  },
  {
    action: 'package_install',
    verbs: 'install add',
    nouns:
      'package packages dependency dependencies module modules library libraries plugin plugins extension',
    unless: LOOKS,
  },
  {
    action: 'merge_pr',
    verbs: 'merge',
    nouns: 'pr pull request mr',
    unless: LOOKS,
  },
];

const read = KINDS.map(({ action, verbs, nouns, unless = '' }) => ({
  action,
  verbs: setOf(verbs),
  nouns: nouns === undefined ? undefined : setOf(nouns),
  unless: setOf(unless),
}));

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** `own`: the words of the name; `all`: with those of the server. */
export function actionInWords(own: readonly string[], all: readonly string[]): string | undefined {
  const kind = read.find(({ verbs, nouns, unless }) => {
    const does = own.some((word) => verbs.has(word));
    return does && (!nouns || all.some((word) => nouns.has(word))) && !own.some((word) => unless.has(word));
  });
  return kind?.action;
}
