/** Where a value stands in the arguments, as people write it: `to[0].address`. */

import { shown } from '../logic/diagnostics.ts';

export type Step = string | number;

/** A value's place: the step into it, and what it stands in. */
export interface Standing {
  readonly step?: Step;
  readonly parent?: Standing;
}

const PLAIN_NAME = /^[\p{L}_$][\p{L}\p{M}\p{N}_$-]*$/u;
const LONGEST_NAME = 60;
const MOST_STEPS = 40;

/** The field's text; empty for the arguments as a whole. Long names and ways are cut. */
export function fieldText(standing: Standing): string {
  const steps: Step[] = [];
  for (let at: Standing | undefined = standing; at?.step !== undefined; at = at.parent)
    steps.unshift(at.step);
  return stepsText(steps);
}

export function stepsText(steps: readonly Step[]): string {
  const text = steps
    .slice(0, MOST_STEPS)
    .reduce<string>((path, step) => path + stepText(step, path === ''), '');
  return steps.length > MOST_STEPS ? `${text}…` : text;
}

function stepText(step: Step, first: boolean): string {
  if (typeof step === 'number') return `[${step}]`;
  if (step.length <= LONGEST_NAME && PLAIN_NAME.test(step)) return first ? step : `.${step}`;
  return `[${JSON.stringify(shown(step).slice(1, -1))}]`;
}

/** The field in a sentence. */
export const spoken = (field: string): string =>
  field === '' ? 'the arguments' : `\`${field.replaceAll('`', "'")}\``;
