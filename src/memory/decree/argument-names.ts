/** What the argument of a tool is usually called that such a thing is matched against. */

import type { Sense } from './lexicon.ts';
import type { Thing, ThingKind } from './things.ts';
import type { Tool } from './toolbox.ts';
import { PEOPLE } from './weights.ts';

/** "Send attachments": a mail with any. */
export const isAttachment = ({ norm, prep }: Thing, senses: readonly Sense[]): boolean =>
  prep === null &&
  /^(?:any |email )?attachments?$/.test(norm) &&
  senses.some(({ action }) => action === 'send');

const ARGUMENTS: Readonly<Record<ThingKind, string>> = {
  person: 'to',
  path: 'path',
  url: 'url',
  channel: 'channel',
  branch: 'branch',
  environment: 'environment',
  amount: 'amount',
  clock: 'start',
  flag: 'command',
  command: 'command',
  sql: 'sql',
  folder: 'folder',
  name: 'name',
  pronoun: 'name',
  tool: 'name',
  all: 'name',
};

const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  to: [
    'to',
    'recipient',
    'recipients',
    'user',
    'email',
    'address',
    'contact',
    'attendees',
    'user_id',
    'phone',
    'number',
  ],
  path: ['path', 'file_path', 'file', 'filename', 'target', 'target_file', 'uri'],
  branch: ['branch', 'ref', 'base', 'target', 'head'],
  environment: ['environment', 'env', 'target', 'stage', 'cluster', 'database'],
  channel: ['channel', 'channel_id', 'room', 'chat'],
  command: ['command', 'cmd', 'script', 'code'],
  url: ['url', 'uri', 'link', 'query'],
  query: ['query', 'q', 'search', 'keywords'],
  text: ['text', 'body', 'content', 'message', 'subject'],
  database: ['database', 'db', 'connection', 'environment'],
};

/** Undefined where nothing tells what it may be called: then any argument may hold it. */
export function argumentOf(tool: Tool, thing: Thing, senses: readonly Sense[]): string | undefined {
  const wanted = usualArgument(tool, thing, senses);
  if (tool.arguments.length === 0) return wanted === ANY_NAME ? undefined : wanted;
  if (tool.arguments.includes(wanted)) return wanted;
  const other = OTHER_NAMES[wanted]?.find((name) => tool.arguments.includes(name));
  return other ?? (wanted === ANY_NAME ? undefined : wanted);
}

const isTo = (prep: string | null): boolean => prep === 'to' || prep === 'with';

const ANY_NAME = 'name';

const TOWARDS = /^(?:to|into|onto|on)$/;

/** What repositories that are pushed to are usually called. */
const REMOTE = /^(?:origin|upstream)$/i;

/** What such an argument of such a tool is usually called. */
function usualArgument(tool: Tool, thing: Thing, senses: readonly Sense[]): string {
  const { kind, prep, value = '' } = thing;
  const has = (domain: string) => tool.domains.has(domain);
  if (senses.some(({ action, domain }) => action === 'copy' && domain === 'email')) return 'cc';
  if (senses.some(({ action }) => action === 'attach') || isAttachment(thing, senses)) return 'attachments';
  if (senses.some(({ action }) => action === 'mention')) return ANY_NAME;
  if ((kind === 'person' || (kind === 'name' && isTo(prep))) && has('drive') && tool.actions.has('share'))
    return 'email';
  if (kind === 'person' && has('calendar')) return 'attendees';
  if (kind === 'branch' && (has('pr') || (prep === 'into' && tool.actions.has('merge')))) return 'base';
  // What is pushed to is a branch, whatever else it may be called after.
  const pushed = tool.actions.has('push') && prep !== null && TOWARDS.test(prep);
  if (pushed && REMOTE.test(value)) return 'remote';
  if (pushed && (kind === 'name' || kind === 'environment')) return 'branch';
  if (kind === 'environment' && has('db')) return 'database';
  if (kind === 'url' && has('search')) return 'query';
  if (kind === 'path' && has('drive')) return 'file';
  if (tool.executor && !has('cloud') && !has('search')) return 'command';
  if (kind !== 'name') return ARGUMENTS[kind];
  if (prep !== null && /^(?:about|regarding|concerning)$/.test(prep)) return 'text';
  if (has('drive')) return 'file';
  if (has('file')) return 'path';
  if (has('search') || tool.actions.has('search')) return 'query';
  if (has('cloud')) return 'service';
  if (has('db')) return 'table';
  // "Email my private key": what is sent, and nobody.
  if (thing.bare !== undefined && prep === null && thing.senses.some(({ domain }) => domain === 'file'))
    return ANY_NAME;
  if ([...tool.domains].some((domain) => PEOPLE.has(domain))) return 'to';
  if (tool.actions.has('post')) return 'text';
  return 'name';
}
