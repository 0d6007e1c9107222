/** Names of arguments: which of them name the same thing. A host adds its own with `ArgumentNames`. */

/** What an argument holds, and so how its values are compared. */
export type ArgumentKind =
  | 'recipient'
  | 'path'
  | 'url'
  | 'command'
  | 'sql'
  | 'ref'
  | 'place'
  | 'number'
  | 'time'
  | 'flag'
  | 'text';

interface Family {
  readonly kind: ArgumentKind;
  /** Names a rule may use for it. */
  readonly asked: string;
  /** Names of arguments that count; those of `asked` do, too. */
  readonly found?: string;
  /** Whether a call without the argument has none of it, rather than one that is not known. */
  readonly optional?: true;
}

/**
 * Families of names, by their head: `to_recipients`, `toRecipients` and `recipients[]` have the heads `recipient`.
 * Written in the singular. The first family that has a name asked for is the one.
 */
const FAMILIES: readonly Family[] = [
  { kind: 'recipient', asked: 'cc', found: 'copy', optional: true },
  { kind: 'recipient', asked: 'bcc', found: 'blind', optional: true },
  {
    kind: 'recipient',
    asked: 'to recipient email mail address contact person user member attendee invitee guest phone',
    found:
      'cc bcc channel chat conversation room handle username login participant destination dest receiver mobile tel ' +
      'number msisdn sendto mailto customer client payee beneficiary share_with grantee assignee reviewer im dm',
  },
  {
    kind: 'recipient',
    asked: 'channel room conversation chat group',
    found: 'to recipient destination dest thread',
  },
  {
    kind: 'recipient',
    asked: 'organizer organiser owner creator author from sender',
    found: 'created_by host',
  },
  {
    kind: 'path',
    asked: 'path file filename filepath folder directory dir document doc',
    found:
      'target destination dest dst source src from to old new notebook uri url location root cwd workdir item ' +
      'attachment src_path key object resource name title',
  },
  {
    kind: 'url',
    asked: 'url uri link href site website host hostname domain endpoint',
    found: 'address page target origin',
  },
  {
    kind: 'command',
    asked: 'command cmd script shell code',
    found: 'input line argv arg args program executable cmdline run exec statement keystroke text',
  },
  { kind: 'sql', asked: 'sql query statement', found: 'command text q script' },
  {
    kind: 'ref',
    asked: 'branch ref refspec',
    found: 'target head base remote_branch target_branch into to dest destination',
  },
  { kind: 'ref', asked: 'base target into', found: 'branch ref target_branch base_branch' },
  { kind: 'ref', asked: 'remote origin', found: 'repository repo upstream' },
  {
    kind: 'place',
    asked: 'environment env stage target cluster namespace',
    found: 'deployment tier workspace profile context environment_name region',
  },
  {
    kind: 'place',
    asked: 'database db schema catalog',
    found: 'connection dsn uri url host instance environment env',
  },
  {
    kind: 'place',
    asked: 'service app application project',
    found: 'deployment name resource target component command',
  },
  {
    kind: 'number',
    asked: 'amount price total sum cost budget quantity count',
    found:
      'value payment refund money charge fee qty usd eur gbp cents temperature temp degree brightness volume level ' +
      'percent percentage speed duration',
  },
  {
    kind: 'time',
    asked: 'start date time when begin',
    found: 'start_time starts_at datetime begins_at scheduled_at scheduled_for send_at at day end',
  },
  {
    kind: 'text',
    asked: 'message text body content subject title description',
    found: 'caption comment note summary post status tweet html markdown plain msg topic snippet',
  },
  { kind: 'path', asked: 'attachment attachments', found: 'file upload media', optional: true },
  {
    kind: 'flag',
    asked: 'force',
    found: 'forced flag flags force_push forcepush option options',
    optional: true,
  },
  { kind: 'flag', asked: 'flag flags option options', found: 'arg args', optional: true },
  { kind: 'text', asked: 'label tag category draft reply priority', optional: true },
  { kind: 'text', asked: 'folder mailbox', found: 'label' },
  { kind: 'text', asked: 'package packages dependency module', found: 'name library lib spec' },
];

/** More names for what an argument is called, by the name that rules use: `{ to: ['destinataire'] }`. */
export type ArgumentNames = Readonly<Record<string, readonly string[]>>;

export interface Wanted {
  readonly kind: ArgumentKind;
  /** Heads of arguments that count. */
  readonly heads: ReadonlySet<string>;
  readonly optional: boolean;
}

/** What a rule that names `argument` looks at. */
export function wantedArgument(argument: string, more: ArgumentNames = {}): Wanted {
  const head = headOf(argument);
  const family = FAMILIES.find(({ asked }) => words(asked).includes(head));
  const own = Object.hasOwn(more, argument) ? (more[argument] ?? []) : [];
  const names = [argument, ...own, ...(family ? words(`${family.asked} ${family.found ?? ''}`) : [])];
  return {
    kind: family?.kind ?? 'text',
    heads: new Set(names.map(headOf)),
    optional: family?.optional ?? false,
  };
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** Words that say how a value is held, not what it is. */
const HOLDERS = new Set(
  words(
    'list array id ids value values item items name names address addresses email emails string str data uid',
  ),
);

const heads = new Map<string, string>();
const MOST_HEADS = 5_000;

/** The noun that a name turns on, in the singular: `toRecipients` → `recipient`, `file_path` → `path`. */
export function headOf(name: string): string {
  const known = heads.get(name);
  if (known !== undefined) return known;
  const head = findHead(name);
  if (heads.size >= MOST_HEADS) heads.clear();
  heads.set(name, head);
  return head;
}

function findHead(name: string): string {
  const parts = wordsOf(name.slice(0, 200))
    .filter((part) => part !== '')
    .map(singular);
  if (parts.length === 2 && parts[0] === 'reply' && parts[1] === 'to') return 'reply_to';
  // What is put in the place of something is no path, and no name of one.
  if (/^(old|new) (string|str|text|source)$/.test(parts.join(' '))) return 'content';
  const copy = parts.find((part) => part === 'cc' || part === 'bcc');
  const telling = copy ?? parts.findLast((part) => !HOLDERS.has(part));
  return telling ?? parts.at(-1) ?? '';
}

/** Patterns over all scripts take long to read, and most names have no need of them. */
const wordsOf = (name: string): readonly string[] =>
  /^[\x20-\x7e]*$/.test(name)
    ? name
        .replace(/([a-z\d])([A-Z])/g, '$1_$2')
        .toLowerCase()
        .split(/[^a-z0-9]+/)
    : name
        .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1_$2')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u);

const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !/(ss|us|is|sms|dns)$/.test(word) ? word.slice(0, -1) : word;
