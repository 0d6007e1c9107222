/** `lictor diff`: what two turns of one policy, or one turn of two policies, show differently, and why. */

import type { Compiled } from '../compile/compiled.ts';
import type { Difference, Side, UnitDifference } from '../compile/diff.ts';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { diff } from '../node.ts';
import { type CompilingOptions, compileGiven, compileOptions } from './compile-options.ts';
import { EXIT, type ExitCode, type Failure, refuse, usage } from './failure.ts';
import { print, printJson } from './io.ts';
import { type Dress, moreLine, shorten, table } from './layout.ts';
import { openPolicy } from './policy-argument.ts';
import { clean, count } from './text.ts';
import { type GivenTurn, readOneTurn, readTurnSource, turnSources } from './turn-argument.ts';
import type { View } from './view.ts';

export type DiffOptions = CompilingOptions & {
  readonly before?: readonly string[];
  readonly after?: readonly string[];
};

/** Like diff(1): 0 when both sides show the same for the same reasons, 1 when they don't. */
export async function diffCommand(
  view: View,
  paths: readonly string[],
  options: DiffOptions,
): Promise<ExitCode> {
  const sides = await (options.before || options.after
    ? twoPolicies(view, paths, options)
    : twoTurns(view, paths, options));
  if (!sides.ok) return refuse(view, sides.error);
  const difference = diff(...sides.value);
  const differs = difference.added.length + difference.removed.length + difference.changed.length > 0;
  if (view.json) printJson(view.io, { ok: true, differs, ...difference });
  else print(view.io, differenceLines(view, difference, differs));
  return differs ? EXIT.findings : EXIT.fine;
}

type Sides = readonly [Compiled, Compiled];

async function twoTurns(
  view: View,
  paths: readonly string[],
  options: DiffOptions,
): Promise<Result<Sides, Failure>> {
  const [first, second, third] = turnSources(options);
  if (!first || !second || third || paths.length === 0) return fail(forms);
  const turns: GivenTurn[] = [];
  for (const source of [first, second]) {
    const turn = await readTurnSource(view.io, source);
    if (!turn.ok) return turn;
    turns.push(turn.value);
  }
  const policy = await openPolicy(view, paths);
  if (!policy.ok) return policy;
  const [a, b] = turns.map((turn) => compileGiven(view, policy.value, turn, compileOptions(options)));
  return bothOf(a, b);
}

async function twoPolicies(
  view: View,
  paths: readonly string[],
  options: DiffOptions,
): Promise<Result<Sides, Failure>> {
  const { before, after } = options;
  if (!before || !after || paths.length > 0) return fail(forms);
  const turn = await readOneTurn(view.io, options);
  if (!turn.ok) return turn;
  const compiled: Result<Compiled, Failure>[] = [];
  for (const side of [before, after]) {
    const policy = await openPolicy(view, side);
    if (!policy.ok) return policy;
    compiled.push(compileGiven(view, policy.value, turn.value, compileOptions(options)));
  }
  const [a, b] = compiled;
  return bothOf(a, b);
}

const forms = usage(
  'invalid_arguments',
  'a difference needs one policy and two turns, or two policies and one turn',
  {
    lines: [
      '  lictor diff PATHS… --turn BEFORE --turn AFTER',
      '  lictor diff --before PATHS… --after PATHS… --turn FILE',
    ],
  },
);

function bothOf(
  a: Result<Compiled, Failure> | undefined,
  b: Result<Compiled, Failure> | undefined,
): Result<Sides, Failure> {
  if (!a || !b) throw new Error('a difference has two sides');
  if (!a.ok) return a;
  return b.ok ? ok([a.value, b.value]) : b;
}

const MOST_UNITS = 20;

function differenceLines(view: View, difference: Difference, differs: boolean): string[] {
  if (!differs)
    return [`the surfaces are the same${difference.same ? '' : ' (the turns or policies are not)'}`];
  const { added, removed, changed, tokens } = difference;
  const rows = [...rowsOf('+', added), ...rowsOf('-', removed), ...rowsOf('~', changed)];
  const { shown, more } = shorten(rows, MOST_UNITS, view.all);
  const columns = [
    { dress: markDress(view) },
    { most: Math.floor(view.width * 0.4) },
    { dress: view.paint.dim },
    {},
  ];
  return [
    ...table(shown.flat(), columns, { width: view.width, indent: 0 }),
    ...moreLine(more),
    ...(tokens === undefined ? [] : ['', `${tokens < 0 ? '−' : '+'}${count(Math.abs(tokens), 'token')}`]),
  ];
}

const markDress =
  ({ paint }: View): Dress =>
  (mark) =>
    (mark === '+' ? paint.green : mark === '-' ? paint.red : paint.yellow)(mark);

/** Two rows a unit: how it stood, and how it stands. */
const rowsOf = (mark: string, units: readonly UnitDifference[]): string[][][] =>
  units.map(({ unit, before, after }) => [
    [mark, clean(unit), 'before', sideText(before)],
    ['', '', 'after', sideText(after)],
  ]);

const sideText = ({ state, visible, words }: Side): string =>
  `${visible ? 'shown' : state}: ${words.map(clean).join('; ')}`;
