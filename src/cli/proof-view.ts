/** A proof as a tree, each step with the place it rests on. */

import { VOCABULARY } from '../catalog/vocabulary.ts';
import type { Proof } from '../logic/proof.ts';
import { indicator } from '../logic/term.ts';
import { writeTerm } from '../logic/writer.ts';
import { placeText } from './compile-failure.ts';
import { table } from './layout.ts';
import { clean, cutStart, widthOf } from './text.ts';
import type { View } from './view.ts';

/** Steps of one proof that are shown; a proof may repeat a long chain many times. */
const MOST_STEPS = 24;

interface Step {
  readonly text: string;
  readonly from: string;
}

/** Places below `folder` are told from there. */
export function proofLines(view: View, proof: Proof, folder = ''): string[] {
  const { shown, more } = stepsOf(proof, view.all ? Number.POSITIVE_INFINITY : MOST_STEPS);
  const room = Math.floor(view.width * 0.4);
  const below = (from: string) => (from.startsWith(`${folder}/`) ? from.slice(folder.length + 1) : from);
  const rows = shown.map(({ text, from }) => [text, cutStart(below(from), room)]);
  const origin = rows.reduce((width, [, from = '']) => Math.max(width, widthOf(from)), 0);
  const columns = [{ most: view.width - origin - 4 }, { dress: view.paint.dim }];
  return [...table(rows, columns, { width: view.width }), ...(more ? ['  … and more steps (--all)'] : [])];
}

/** The steps, outermost first. Works through a stack of its own: proofs may be deep. */
function stepsOf(proof: Proof, most: number): { shown: Step[]; more: boolean } {
  const shown: Step[] = [];
  const stack: { proof: Proof; lead: string; below: string }[] = [{ proof, lead: '', below: '' }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (shown.length >= most) return { shown, more: true };
    const { proof: step, lead, below } = next;
    shown.push({ text: lead + goalText(step), from: originText(step) });
    const last = step.because.length - 1;
    const children = step.because.map((child, i) => ({
      proof: child,
      lead: below + (i === last ? '└─ ' : '├─ '),
      below: below + (i === last ? '   ' : '│  '),
    }));
    stack.push(...children.reverse());
  }
  return { shown, more: false };
}

const goalText = ({ goal, by }: Proof): string =>
  clean(`${by === 'absence' ? '\\+ ' : ''}${writeTerm(goal)}`);

function originText({ goal, by, place }: Proof): string {
  if (place) return placeText(place);
  if (by !== 'fact') return { rule: 'a rule', builtin: 'computed', absence: 'does not hold' }[by];
  const given = VOCABULARY.get(indicator(goal) ?? '')?.given;
  return given === 'compiler'
    ? 'found by the compiler'
    : given === 'turn'
      ? 'said by the turn'
      : 'the catalog';
}

interface ProofJson {
  readonly goal: string;
  readonly by: Proof['by'];
  readonly place?: Proof['place'];
  readonly because: readonly ProofJson[];
}

export const proofJson = ({ goal, by, place, because }: Proof): ProofJson => ({
  goal: writeTerm(goal),
  by,
  ...(place && { place }),
  because: because.map(proofJson),
});
