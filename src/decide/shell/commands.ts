/**
 * A line of a shell as the simple commands in it, in the order in which they may run.
 *
 * Everything that may run counts: both branches of an `if`, the bodies of loops and of functions that are called,
 * commands in words, and what is handed to another shell. What cannot be seen through is named.
 */

import {
  type Command,
  type CommandNode,
  type CompoundList,
  type ParsedScript,
  type PipelineNode,
  parse,
  type Redirection,
  type Statement,
  type Word,
} from 'unbash';
import { isUnknown, shownWild, UNKNOWN } from '../wild.ts';
import { expandText, expandWord, type Names } from './expand.ts';
import { type Input, printedBy } from './output.ts';
import { argumentSets, quote, type Unwrapped } from './unwrapped.ts';
import { unwrap } from './wrappers.ts';

/** A command with its words expanded. The first word is the program. */
export interface Simple {
  readonly words: readonly string[];
  /** Files that redirections write and read. */
  readonly writes: readonly string[];
  readonly reads: readonly string[];
  /** What stands on its standard input, where that is known. */
  readonly input: Input;
  /** Variables set for it. */
  readonly sets: readonly (readonly [name: string, value: string])[];
  /** The folder it runs in, as far as the line changes it; undefined: the call's own. */
  readonly folder: string | undefined;
  /** Where it runs, when that is another machine or container. */
  readonly elsewhere: string | undefined;
}

export interface Line {
  readonly commands: readonly Simple[];
  /** What cannot be seen through, in words, each once. */
  readonly opaque: readonly string[];
}

/** What a line has set so far. Copied where the shell would copy it. */
interface State {
  readonly variables: Map<string, string>;
  readonly aliases: Map<string, string>;
  readonly functions: Map<string, CommandNode | CompoundList>;
  folder: string | undefined;
  elsewhere: string | undefined;
}

interface Reading {
  readonly commands: Simple[];
  readonly opaque: Set<string>;
  left: number;
}

const MOST_COMMANDS = 500;
const MOST_DEPTH = 16;
/** Longer lines are not read. */
const LONGEST = 100_000;

export function readLine(text: string): Line {
  const reading: Reading = { commands: [], opaque: new Set(), left: MOST_COMMANDS };
  const state: State = {
    variables: new Map(),
    aliases: new Map(),
    functions: new Map(),
    folder: undefined,
    elsewhere: undefined,
  };
  readText(reading, text, state, 0);
  return { commands: reading.commands, opaque: [...reading.opaque] };
}

function readText(
  reading: Reading,
  text: string,
  state: State,
  depth: number,
  input: Input = undefined,
): void {
  if (text.length > LONGEST) hide(reading, 'the line is too long to be read');
  else if (depth > MOST_DEPTH) hide(reading, 'commands are nested too deeply');
  else {
    // What is not known may hold commands of its own; what stands beside it is read all the same.
    if (isUnknown(text)) hide(reading, `what is run is not known: ${shownWild(text)}`);
    readScript(reading, parse(text), state, depth, input);
  }
}

/** Counts a step; where there have been too many, that is said. */
function isSpent(reading: Reading, depth: number): boolean {
  const spent = --reading.left < 0 || depth > MOST_DEPTH;
  if (spent) hide(reading, 'there are too many commands to be read');
  return spent;
}

function hide(reading: Reading, why: string): void {
  reading.opaque.add(why.replace(/\s+/g, ' ').slice(0, 200));
}

function readScript(
  reading: Reading,
  script: ParsedScript,
  state: State,
  depth: number,
  input: Input = undefined,
): void {
  if (script.errors && script.errors.length > 0)
    hide(reading, `the line cannot be read: ${script.errors[0]?.message}`);
  for (const statement of script.commands) readStatement(reading, statement, state, depth, input);
}

function readStatement(
  reading: Reading,
  { command, background }: Statement,
  state: State,
  depth: number,
  input: Input,
): void {
  const own = background ? copyOf(state) : state;
  if (command.type === 'AndOr')
    for (const one of command.commands) readPipeline(reading, one, own, depth, input);
  else readPipeline(reading, command, own, depth, input);
}

const copyOf = (state: State): State => ({
  ...state,
  variables: new Map(state.variables),
  aliases: new Map(state.aliases),
  functions: new Map(state.functions),
});

function readPipeline(reading: Reading, node: PipelineNode, state: State, depth: number, input: Input): void {
  if (node.type !== 'Pipeline') {
    readNode(reading, node, state, depth, input);
    return;
  }
  let handed = input;
  for (const [at, command] of node.commands.entries()) {
    const before = reading.commands.length;
    readNode(reading, command, node.commands.length > 1 ? copyOf(state) : state, depth, handed);
    const run = reading.commands.slice(before);
    handed = at < node.commands.length - 1 ? printedBy(run, handed) : undefined;
  }
}

function readNode(
  reading: Reading,
  node: CommandNode | CompoundList,
  state: State,
  depth: number,
  input: Input,
): void {
  if (isSpent(reading, depth)) return;
  const list = (body: CompoundList | undefined, own = state): void => {
    for (const statement of body?.commands ?? []) readStatement(reading, statement, own, depth, input);
  };
  switch (node.type) {
    case 'Command':
      readCommand(reading, node, state, depth, input);
      return;
    case 'CompoundList':
    case 'BraceGroup':
      list(node.type === 'BraceGroup' ? node.body : node);
      return;
    case 'Subshell':
      list(node.body, copyOf(state));
      return;
    case 'Redirected': {
      const { writes, reads, handed } = redirected(reading, node.redirects, state, depth);
      if (writes.length + reads.length > 0)
        note(reading, state, { words: [], writes, reads, input: undefined, sets: [] });
      readNode(reading, node.command, state, depth, handed ?? input);
      return;
    }
    case 'If':
      withBranches(state, [
        (own) => {
          list(node.clause, own);
          list(node.then, own);
        },
        ...node.elif.map(({ clause, then }) => (own: State) => {
          list(clause, own);
          list(then, own);
        }),
        (own) => list(node.else, own),
      ]);
      return;
    case 'While':
      withBranches(state, [
        (own) => {
          list(node.clause, own);
          list(node.body, own);
        },
      ]);
      return;
    case 'For':
    case 'Select':
      readLoop(reading, node, state, depth, list);
      return;
    case 'Case': {
      wordOf(reading, node.word, state, depth);
      withBranches(
        state,
        node.items.map((item) => (own) => list(item.body, own)),
      );
      return;
    }
    case 'ArithmeticFor':
      withBranches(state, [(own) => list(node.body, own)]);
      return;
    case 'Function':
      state.functions.set(node.name.value, node.body);
      return;
    case 'Coproc':
      readNode(reading, node.body, copyOf(state), depth, undefined);
      return;
    default:
      return;
  }
}

/** Each branch begins with what was set before; what a branch sets is not known afterwards. */
function withBranches(state: State, branches: readonly ((own: State) => void)[]): void {
  const before = new Map(state.variables);
  for (const branch of branches) {
    const own = copyOf({ ...state, variables: before });
    branch(own);
    for (const [name, value] of own.variables)
      if (before.get(name) !== value) state.variables.set(name, UNKNOWN);
    for (const [name, body] of own.functions) state.functions.set(name, body);
    for (const [name, text] of own.aliases) state.aliases.set(name, text);
    if (own.folder !== state.folder) state.folder = UNKNOWN;
  }
}

const MOST_ROUNDS = 50;

function readLoop(
  reading: Reading,
  node: { readonly name: Word; readonly wordlist: readonly Word[] | undefined; readonly body: CompoundList },
  state: State,
  depth: number,
  list: (body: CompoundList, own: State) => void,
): void {
  const values = node.wordlist?.flatMap((word) => wordsOf(reading, word, state, depth)) ?? [UNKNOWN];
  const rounds = values.length > MOST_ROUNDS ? [UNKNOWN] : values;
  withBranches(
    state,
    rounds.map((value) => (own) => {
      own.variables.set(node.name.value, value);
      list(node.body, own);
    }),
  );
}

function namesFor(reading: Reading, state: State, depth: number): Names {
  return {
    variable: (name) => (name === 'PWD' ? state.folder : state.variables.get(name)),
    output(script) {
      const before = reading.commands.length;
      if (script) readScript(reading, script, copyOf(state), depth + 1);
      return printedBy(reading.commands.slice(before), undefined)?.replace(/\n+$/, '') ?? UNKNOWN;
    },
    aside(script) {
      if (script) readScript(reading, script, copyOf(state), depth + 1);
    },
  };
}

const wordsOf = (reading: Reading, word: Word, state: State, depth: number): readonly string[] =>
  expandWord(word, namesFor(reading, state, depth));
const wordOf = (reading: Reading, word: Word, state: State, depth: number): string =>
  expandText(word, namesFor(reading, state, depth));

function readCommand(reading: Reading, node: Command, state: State, depth: number, input: Input): void {
  const sets = node.prefix.flatMap((one) =>
    one.type === 'Assignment'
      ? [[one.name, one.value.type === 'Word' ? wordOf(reading, one.value, state, depth) : UNKNOWN] as const]
      : [],
  );
  const { writes, reads, handed } = redirected(reading, node.redirects, state, depth);
  const words = [
    ...(node.name ? wordsOf(reading, node.name, state, depth) : []),
    ...node.args.flatMap((one) =>
      one.type === 'Word' ? wordsOf(reading, one, state, depth) : [assigned(reading, one.text, state, depth)],
    ),
  ];
  if (words.length === 0) for (const [name, value] of sets) state.variables.set(name, value);
  run(reading, { words, writes, reads, input: handed ?? input, sets }, state, depth);
}

/** `alias x='y'`, `export X=y`: an assignment that is a word of a command. */
function assigned(reading: Reading, text: string, state: State, depth: number): string {
  const command = parse(`: ${text}`).commands[0]?.command;
  const last = command?.type === 'Command' ? command.suffix.at(-1) : undefined;
  return last?.type === 'Word' ? wordOf(reading, last, state, depth) : text;
}

interface Redirected {
  readonly writes: readonly string[];
  readonly reads: readonly string[];
  readonly handed: Input;
}

function redirected(
  reading: Reading,
  redirects: readonly Redirection[],
  state: State,
  depth: number,
): Redirected {
  const writes: string[] = [];
  const reads: string[] = [];
  let handed: Input;
  for (const one of redirects) {
    if (one.type === 'HereDoc') handed = hereDocument(reading, one, state, depth);
    else if (!one.target) hide(reading, 'a redirection has no target');
    else if (one.type === 'HereString') handed = wordOf(reading, one.target, state, depth);
    else {
      const target = wordOf(reading, one.target, state, depth);
      const copies = /&$/.test(one.operator) && /^[\d-]+$/.test(target);
      if (copies || target === '/dev/null' || /^\/dev\/(stdout|stderr|tty)$/.test(target)) continue;
      if (one.operator.includes('>')) writes.push(target);
      if (one.operator.startsWith('<')) reads.push(target);
    }
  }
  return { writes, reads, handed };
}

function hereDocument(
  reading: Reading,
  document: Redirection & { type: 'HereDoc' },
  state: State,
  depth: number,
): string {
  const { body, delimiter } = document;
  if (!document.closing) hide(reading, 'a here-document has no end');
  if (delimiter?.quoted || !body.parts) return body.text;
  const word = {
    type: 'Word',
    text: body.text,
    value: body.text,
    pos: 0,
    end: 0,
    parts: [{ type: 'DoubleQuoted', pos: 0, end: 0, text: '', parts: body.parts }],
  } as unknown as Word;
  return wordOf(reading, word, state, depth);
}

type Made = Pick<Simple, 'words' | 'writes' | 'reads' | 'input' | 'sets'>;

function note(reading: Reading, state: State, made: Made): void {
  reading.commands.push({ ...made, folder: state.folder, elsewhere: state.elsewhere });
}

/** One command: noted, and what it runs in turn is read. */
function run(reading: Reading, made: Made, state: State, depth: number): void {
  const [program] = made.words;
  if (program === undefined) {
    if (made.writes.length + made.reads.length > 0) note(reading, state, made);
    return;
  }
  if (isSpent(reading, depth)) return;
  if (isUnknown(program)) {
    note(reading, state, made);
    hide(reading, `the program is not known: ${shownWild(made.words.join(' '))}`);
    return;
  }
  const called = state.functions.get(program);
  if (called) {
    callFunction(reading, called, made, state, depth);
    return;
  }
  const alias = state.aliases.get(program);
  if (alias !== undefined) {
    readAlias(reading, alias, made, state, depth);
    return;
  }
  note(reading, state, made);
  follow(reading, unwrap(made.words, made.input), made, state, depth);
}

function callFunction(
  reading: Reading,
  body: CommandNode | CompoundList,
  made: Made,
  state: State,
  depth: number,
): void {
  const own = copyOf(state);
  for (const [name, value] of argumentSets(made.words.slice(1))) own.variables.set(name, value);
  own.functions.delete(made.words[0] ?? '');
  readNode(reading, body, own, depth + 1, made.input);
  if (made.writes.length + made.reads.length > 0) note(reading, state, { ...made, words: [] });
}

function readAlias(reading: Reading, alias: string, made: Made, state: State, depth: number): void {
  const own = copyOf(state);
  own.aliases.delete(made.words[0] ?? '');
  const rest = made.words.slice(1).map(quote).join(' ');
  readText(reading, `${alias} ${rest}`, own, depth + 1, made.input);
}

/** What a command does to the line, or runs: another command, a text, another shell. */
function follow(reading: Reading, found: Unwrapped, made: Made, state: State, depth: number): void {
  for (const why of found.opaque ?? []) hide(reading, why);
  for (const [name, value] of found.sets ?? []) state.variables.set(name, value);
  for (const [name, value] of found.aliases ?? []) state.aliases.set(name, value);
  if (found.folder !== undefined) state.folder = joinFolders(state.folder, found.folder);
  const inner = copyOf(state);
  if (found.within !== undefined) inner.folder = joinFolders(state.folder, found.within);
  if (found.elsewhere !== undefined) inner.elsewhere = found.elsewhere;
  for (const words of found.commands ?? [])
    run(
      reading,
      { ...made, words, writes: [], reads: [], sets: [...made.sets, ...(found.environment ?? [])] },
      inner,
      depth + 1,
    );
  for (const text of found.texts ?? [])
    readText(reading, text, found.here ? state : inner, depth + 1, undefined);
}

function joinFolders(folder: string | undefined, next: string): string {
  if (isUnknown(next)) return UNKNOWN;
  if (/^([\\/~]|[a-z]:)/i.test(next) || folder === undefined) return next;
  return `${folder}/${next}`;
}
