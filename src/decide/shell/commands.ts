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
  type Statement,
  type Word,
} from 'unbash';
import { isUnknown, shownWild, UNKNOWN } from '../wild.ts';
import { expandText, expandWord, type Names } from './expand.ts';
import {
  copyOf,
  hide,
  isSpent,
  joinFolders,
  type Line,
  LONGEST,
  type Made,
  MOST_COMMANDS,
  MOST_DEPTH,
  note,
  type Reading,
  type State,
  withBranches,
} from './line-state.ts';
import { type Input, printedBy } from './output.ts';
import { redirected } from './redirections.ts';
import { argumentSets, quote, type Unwrapped } from './unwrapped.ts';
import { unwrap } from './wrappers.ts';

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
  const own: State = background ? { ...copyOf(state), background: true } : state;
  if (command.type === 'AndOr')
    for (const one of command.commands) readPipeline(reading, one, own, depth, input);
  else readPipeline(reading, command, own, depth, input);
}

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
      const { writes, reads, handed } = redirected(reading, node.redirects, (word) =>
        wordOf(reading, word, state, depth),
      );
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
  const { writes, reads, handed } = redirected(reading, node.redirects, (word) =>
    wordOf(reading, word, state, depth),
  );
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

/** A shell of its own has arguments of its own. */
function giveArguments({ variables }: State, [own, ...args]: readonly string[]): void {
  for (const name of [...variables.keys()]) if (/^(?:\d+|[@*])$/.test(name)) variables.delete(name);
  if (own !== undefined) variables.set('0', own);
  for (const [name, value] of argumentSets(args)) variables.set(name, value);
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
  if (found.given) giveArguments(inner, found.given);
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
