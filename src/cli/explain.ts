/** `lictor explain`: the state of one unit, its reasons, the rules behind them, and how they follow. */

import type { Explanation } from '../compile/explain.ts';
import { placesOf } from '../compile/explain.ts';
import { explain } from '../node.ts';
import { absenceJson, absenceLines } from './absence-view.ts';
import { placeText } from './compile-failure.ts';
import { type CompilingOptions, compileOne } from './compile-options.ts';
import { EXIT, type ExitCode, refuse } from './failure.ts';
import { print, printJson } from './io.ts';
import { moreLine, shorten } from './layout.ts';
import { proofJson, proofLines } from './proof-view.ts';
import { placedText } from './reason-groups.ts';
import { block } from './surface-view.ts';
import { clean, wrap } from './text.ts';
import { findUnit } from './unit-argument.ts';
import type { View } from './view.ts';

const MOST_REASONS = 12;
const MOST_PROOFS = 3;

export async function explainCommand(
  view: View,
  paths: readonly string[],
  unitText: string,
  options: CompilingOptions,
): Promise<ExitCode> {
  const one = await compileOne(view, paths, options);
  if (!one.ok) return refuse(view, one.error);
  const unit = findUnit(one.value.policy, unitText);
  if (!unit.ok) return refuse(view, unit.error);
  const explanation = explain(one.value.compiled, unit.value);
  if (!explanation) throw new Error('a unit of the catalog has no explanation');
  if (view.json) printJson(view.io, explanationJson(explanation));
  else print(view.io, explanationLines(view, explanation));
  return EXIT.fine;
}

function explanationJson({ proofs, absence, ...explanation }: Explanation): object {
  const rest = absence && { absence: absenceJson(absence) };
  return { ok: true, ...explanation, ...rest, rules: placesOf(proofs), proofs: proofs.map(proofJson) };
}

/** Terms as text; the depth of a proof is bounded by the prover. */

function explanationLines(view: View, explanation: Explanation): string[] {
  const { unit, reasons, proofs, absence, state } = explanation;
  const { shown, more } = shorten(reasons, MOST_REASONS, view.all);
  const trees = shorten(proofs, MOST_PROOFS, view.all);
  const places = placesOf(proofs).map(placeText);
  return [
    `${view.paint.bold(clean(unit))} is ${stateText(explanation)}`,
    ...block(view, 'why', [
      ...shown.flatMap((reason) => indented(placedText(reason, unit), view.width)),
      ...moreLine(more),
    ]),
    ...block(view, 'rules and facts', indented(places.join(', '), view.width)),
    ...block(view, 'how it follows', [
      ...trees.shown.flatMap((proof, i) => [...(i > 0 ? [''] : []), ...proofLines(view, proof)]),
      ...moreLine(trees.more),
    ]),
    ...block(view, 'what would speak for it', absence ? absenceLines(view, absence) : []),
    ...(state === 'selected'
      ? ['', view.paint.dim('being shown grants nothing: each call is decided when it is made')]
      : []),
  ];
}

function stateText({ state, visible }: Explanation): string {
  if (state !== 'selected') return state;
  return visible ? 'selected, and on the surface' : 'selected, but not on the surface';
}

const indented = (text: string, width: number): string[] =>
  text === '' ? [] : wrap(text, width - 2).map((line) => `  ${line}`);
