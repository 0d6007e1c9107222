/** A line of a report, about rules. */

import type { ReportCode, ReportLine } from './captured.ts';
import type { Rule } from './rule.ts';

export const lineOf = (code: ReportCode, message: string, ...rules: readonly Rule[]): ReportLine => ({
  code,
  message,
  rules: rules.map(({ id }) => id),
  sentences: rules.map(({ sentence }) => sentence),
});
