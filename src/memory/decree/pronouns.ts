/** Pronouns: what "her", "that" and "those two" stand for, by the last call and what was mentioned. */

import { lexemesOf } from './lexemes.ts';
import { entryAt, type Sense } from './lexicon.ts';
import { LONGEST_LOOK, peopleBefore, personBefore } from './people-before.ts';
import type { Scene } from './scene.ts';
import { type Thing, type ThingKind, thingOf } from './things.ts';
import type { Tool } from './toolbox.ts';

export interface Resolved {
  /** One list of things for each of what a pronoun stands for. */
  readonly things: readonly (readonly Thing[])[];
  /** "That tool", "do that": the last one that ran. */
  readonly tool?: Tool;
  readonly unread?: string;
  /** "Don't send it": what the request is about, and for as long. */
  readonly inHand?: true;
}

const PLURAL =
  /^(?:them|those|these|both|they|those two|these two|both of them|either|either of them|the two|those files|these files)$/;
const PERSON_ARGS = [
  'to',
  'recipient',
  'recipients',
  'user',
  'email',
  'address',
  'contact',
  'attendee',
  'cc',
  'channel',
];
const THING_ARGS = [
  'path',
  'file_path',
  'file',
  'branch',
  'url',
  'command',
  'environment',
  'query',
  'name',
  'table',
  'database',
  'sql',
  'target',
  'channel',
  'title',
  'id',
];

/** `told`: what the pronoun stands for is described in a condition, which says enough. */
export function resolve(
  things: readonly Thing[],
  senses: readonly Sense[],
  scene: Scene,
  told = false,
): Resolved {
  const at = things.findIndex(({ kind }) => kind === 'pronoun');
  if (at < 0) return { things: [things] };
  const thing = things[at] as Thing;
  const { last_tool, mentioned = [] } = scene.naming.context;
  const last = scene.tools.find(({ name }) => name === last_tool);
  const command = scene.naming.context.last_args?.command;
  const does = senses.every(({ action }) => action === 'run');
  const isDoing = does && /^(?:that|it|this)$/.test(thing.norm);
  if ((isDoing || /command$/.test(thing.norm)) && last && typeof command === 'string')
    return {
      things: [things.map((one) => (one === thing ? { ...one, kind: 'command', value: command } : one))],
    };
  if (isDoing || /(?:tool|command|function)$/.test(thing.norm))
    return last ? { things: [things], tool: last } : runBefore(things, thing, scene);
  const named =
    personBefore(thing, scene) ?? (isDoneToThings(senses) ? thingBefore(thing, scene) : undefined);
  const place = /there$/.test(thing.norm) ? placeBefore(thing, scene) : undefined;
  if (/there$/.test(thing.norm) && place === undefined)
    return { things: [], unread: `it does not say where \`${thing.text}\` is` };
  const to =
    thing.norm === 'it' && /^(?:to|on|into|onto)$/.test(thing.prep ?? '') && !scene.naming.context.last_args
      ? placeBefore(thing, scene)
      : undefined;
  if (to !== undefined)
    return { things: [things.map((one) => (one === thing ? standIn(one, to, scene) : one))] };
  if (place !== undefined)
    return { things: [things.map((one) => (one === thing ? standIn(one, place, scene) : one))] };
  const people = named === undefined ? peopleBefore(thing, scene) : [];
  const values =
    named !== undefined
      ? [named]
      : people.length > 0
        ? people
        : PLURAL.test(thing.norm) && mentioned.length > 0
          ? mentioned
          : valuesFor(thing, scene);
  if (named !== undefined && /^(?:it|them)$/.test(thing.norm) && isInHand(thing, senses))
    return {
      things: [things.map((one) => (one === thing ? standIn(one, named, scene) : one))],
      inHand: true,
    };
  if (values.length === 0 && told && /^(?:it|them|those|that)$/.test(thing.norm))
    return { things: [things.map((one) => (one === thing ? { ...one, kind: 'all' } : one))] };
  if (values.length === 0 && isInHand(thing, senses))
    return { things: [things.map((one) => (one === thing ? { ...one, kind: 'all' } : one))], inHand: true };
  if (values.length === 0) return { things: [], unread: `it does not say who or what \`${thing.text}\` is` };
  const which = named === undefined && people.length === 0 ? candidates(thing, scene) : [];
  if (which.length > 1)
    return {
      things: [],
      unread: `it does not say which \`${thing.text}\` is: ${which.slice(0, MOST_NAMED).join(', ')}`,
    };
  return {
    things: values.map((value) => [
      ...things.slice(0, at),
      standIn(thing, value, scene),
      ...things.slice(at + 1),
    ]),
  };
}

/** "Write the migration, but don't run it." */
function runBefore(things: readonly Thing[], thing: Thing, scene: Scene): Resolved {
  const named = thingBefore(thing, scene);
  return named === undefined
    ? { things: [], unread: `it does not say what \`${thing.text}\` is` }
    : { things: [things.map((one) => (one === thing ? standIn(one, named, scene) : one))] };
}

/** "#incidents is for humans, so don't post there": the last place that the message names before. */
function placeBefore({ from }: Thing, { naming }: Scene): string | undefined {
  const before = naming.message.slice(Math.max(0, from - LONGEST_LOOK), from);
  return lexemesOf(before, 0, before).findLast(
    ({ kind, norm }) =>
      kind === 'channel' ||
      kind === 'path' ||
      kind === 'url' ||
      /^(?:branch|environment)$/.test(naming.lexicon.aliases.get(norm)?.kind ?? ''),
  )?.text;
}

const isDoneToThings = (senses: readonly Sense[]): boolean =>
  senses.some(
    ({ action, domain }) => domain === 'any' && /^(?:delete|edit|move|share|archive)$/.test(action),
  );

/** "Fix the test. Don't delete it": what the sentence before, or the clause before, does something to. */
function thingBefore({ norm, from }: Thing, { naming }: Scene): string | undefined {
  const { last_args, mentioned = [] } = naming.context;
  if (!/^(?:it|them)$/.test(norm) || last_args || mentioned.length > 0) return undefined;
  const before = naming.message.slice(Math.max(0, from - LONGEST_LOOK), from);
  const said =
    /(?:^|[.!?\n]\s+)(?:please |now )?(\p{L}+) (?:the|my|our|this) ([\p{L}\d -]{2,40}?)(?=[.!,;]| but| and)/iu.exec(
      before,
    );
  const [, verb = '', name = ''] = said ?? [];
  const norms = name.toLowerCase().split(' ');
  const known = entryAt(naming.language.verbs, [verb.toLowerCase()], 0)?.form === 'base';
  return known && norms.length <= 3 && !norms.some((norm) => naming.language.prepositions.has(norm))
    ? name
    : undefined;
}

/** A thing rather than a person, of a verb that tells which tool is meant. */
const isInHand = ({ norm, prep }: Thing, senses: readonly Sense[]): boolean =>
  prep === null &&
  /^(?:it|this|that|them|those|these|它|这个|那个)$/.test(norm) &&
  senses.length > 0 &&
  senses.some(
    ({ action, domain }) =>
      action !== 'run' &&
      action !== 'change' &&
      domain !== 'email' &&
      domain !== 'sms' &&
      domain !== 'message' &&
      domain !== 'phone',
  );

function valuesFor({ norm }: Thing, { naming }: Scene): readonly string[] {
  const { last_args = {}, mentioned = [] } = naming.context;
  const person = /^(?:her|him|them|they|him or her)$/.test(norm);
  const wanted = person ? PERSON_ARGS : [...THING_ARGS, ...PERSON_ARGS];
  const known = wanted.flatMap((name) => (Object.hasOwn(last_args, name) ? textsOf(last_args[name]) : []));
  const [first] = known;
  if (first !== undefined) return [first];
  const last = mentioned.at(-1);
  if (last !== undefined) return [last];
  return person ? [] : Object.values(last_args).flatMap(textsOf).slice(0, 1);
}

/** Those that the last call was made to, of whom one alone is meant. */
function candidates({ norm }: Thing, { naming }: Scene): readonly string[] {
  if (!/^(?:her|him|him or her|她|他|elle|lui|ihn|ihm|ella)$/.test(norm)) return [];
  const { last_args = {} } = naming.context;
  const [own] = PERSON_ARGS.flatMap((name) => (Object.hasOwn(last_args, name) ? [last_args[name]] : []));
  return textsOf(own);
}

/** Several people who are told apart are named so far. */
const MOST_NAMED = 5;

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
};

/** What the value names, with the place of the pronoun. */
function standIn(pronoun: Thing, value: string, { naming }: Scene): Thing {
  const lexemes = lexemesOf(value.slice(0, 400), 0, value);
  const thing = thingOf(lexemes, pronoun.prep, { ...naming, message: value, tools: new Map() });
  const kind: ThingKind = thing.kind === 'all' || thing.kind === 'pronoun' ? 'name' : thing.kind;
  return {
    ...thing,
    kind,
    value: thing.kind === 'path' ? value : (thing.value ?? value),
    text: pronoun.text,
  };
}
