/** The ledger for people: where the tokens went. */

import type { Ledger, Stage } from '../compile/budget.ts';
import { shorten, table } from './layout.ts';
import { clean, number } from './text.ts';
import type { View } from './view.ts';

/** Units listed one by one; the rest is a sum. */
const MOST_UNITS = 8;

/** One line a stage, the dearest units first. `nameOf` tells the unit that an id of the pack stands for. */
export function ledgerLines(view: View, ledger: Ledger, nameOf: (id: string) => string): string[] {
  const units = ledger.stages.filter(({ kind }) => kind === 'context_unit');
  const dearest = [...units].sort((a, b) => b.charged - a.charged);
  const { shown, more } = shorten(dearest, MOST_UNITS, view.all);
  const sections = ledger.stages.filter(({ kind }) => kind === 'fixed_section');
  const rest = sum(dearest.slice(shown.length));
  const bound = ledger.exact
    ? ''
    : `not proved best; no choice has more than utility ${number(ledger.utility_bound)}`;
  const rows = [
    ...sections.map((s) =>
      row(s.name, s.charged, s.visibility === 'host' ? `${number(s.observed)} for the host only` : ''),
    ),
    ...shown.map((s) => row(nameOf(s.name), s.charged)),
    ...(more > 0 ? [row(`… and ${more} more (--all)`, rest)] : []),
    row('units together', ledger.selected_context_tokens, bound),
    row('reserved for the answer', ledger.reserve_output_tokens),
    row('safety margin', ledger.safety_margin_tokens),
    row('free', ledger.remaining_tokens, `of ${number(ledger.limit)}`),
  ];
  return table(rows, [{ most: 48 }, { align: 'right', least: 9 }, {}], { width: view.width });
}

const row = (name: string, tokens: number, note = ''): string[] => [clean(name), number(tokens), note];

const sum = (stages: readonly Stage[]): number => stages.reduce((total, { charged }) => total + charged, 0);
