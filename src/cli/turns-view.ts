/** A file of turns for people: a line a turn. */

import type { Policy } from '../catalog/policy.ts';
import type { Compiled } from '../compile/compiled.ts';
import type { Result } from '../logic/diagnostics.ts';
import type { Failure } from './failure.ts';
import { noticeLines, tokensOf } from './surface-view.ts';
import { clean, cut, number, oneLine, padStart } from './text.ts';
import type { View } from './view.ts';

const COLUMNS = ['line', 'shown', 'rejected', 'hidden', 'tokens'] as const;
const WIDTHS = [5, 6, 9, 7, 8] as const;

export const turnsHeading = ({ paint }: View): string[] => [paint.dim(`${cells(COLUMNS)}  text`)];

/** Lines appear as turns are compiled, so the columns' widths are settled beforehand. */
const cells = (values: readonly string[]): string =>
  values.map((value, i) => padStart(value, WIDTHS[i] ?? 0)).join('');

export function turnLine(
  view: View,
  policy: Policy,
  line: number,
  compiled: Result<Compiled, Failure>,
): string[] {
  if (!compiled.ok) return failedLine(view, line, compiled.error);
  const { surface, selected, rejected, turn, notices } = compiled.value;
  const hidden = policy.catalog.units.size - selected.length - rejected.length;
  const numbers = [line, surface.active_units.length, rejected.length, hidden].map(number);
  const room = Math.max(20, view.width - 37);
  const text = turn.text === '' ? '' : `  ${cut(oneLine(turn.text), room)}`;
  return [
    cells([...numbers, tokensOf(compiled.value)]) + text,
    ...notices.flatMap((notice) => noticeLines(view, notice)).map((note) => `     ${note}`),
  ];
}

const failedLine = ({ paint }: View, line: number, { code, message, lines = [] }: Failure): string[] => [
  `${cells([number(line)])}  ${paint.red(code)}: ${clean(message)}`,
  ...lines.map((detail) => `     ${detail}`),
];
