/** How the rules of a policy are run, as lines. */

import type { RelationReport } from '../compile/rules-report.ts';
import { placeText } from './compile-failure.ts';
import { table } from './layout.ts';
import { clean } from './text.ts';
import type { View } from './view.ts';

const RUNS: Readonly<Record<RelationReport['runs'], string>> = {
  listed: 'listed once',
  compiled: 'when asked',
  recursive: 'recursion, tabled',
  interpreted: 'interpreted',
};

/** One row a relation, and under it why it is interpreted. */
export function rulesLines({ width, paint }: View, reports: readonly RelationReport[]): string[] {
  if (reports.length === 0) return ['no rules of its own: facts only (--all shows the shipped rules)'];
  const heading = ['relation', 'runs', 'changes with', 'stratum', 'asks'];
  const rows = reports.map((report) => [
    clean(report.relation),
    RUNS[report.runs] + (report.needsBound ? ', with values' : ''),
    report.changesWith === 'unknown' ? 'anything' : report.changesWith,
    String(report.stratum),
    clean(report.asks.join(', ')) || '-',
  ]);
  const columns = [{ most: 40 }, {}, {}, { align: 'right' as const }, { dress: paint.dim }];
  const lines = table([heading, ...rows], columns, { width });
  const reasons = reports.flatMap(({ relation, because }) =>
    because.map(
      ({ place, message }) => `  ${placeText(place)}: ${clean(relation)} is interpreted: it ${message}`,
    ),
  );
  return [...lines, ...(reasons.length > 0 ? ['', ...reasons.map(clean)] : [])];
}
