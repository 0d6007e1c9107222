/** Arguments of a call against the schema that the tool states. */

import type { Json, JsonObject } from '../catalog/unit.ts';
import { documentOf } from './document.ts';
import { evaluate, startEvaluation } from './evaluate.ts';
import { cellOf } from './evaluation.ts';
import { DEPTH_LIMIT, isDeeperThan } from './json.ts';
import type { ArgumentProblem } from './rewritten.ts';

/**
 * What is wrong with arguments, all of it; empty when they are valid.
 *
 * Reads draft 2020-12, or the draft that `$schema` names. Nothing is fetched: a reference that leads out of the
 * schema, and a pattern that cannot be decided, demand nothing. The formats of `formats.ts` are checked. Work is
 * bounded; what cannot be finished is refused as `too_complex`. Never throws. The schema must not change between
 * calls, since it is read once.
 */
export function validateArguments(schema: JsonObject, args: Json): readonly ArgumentProblem[] {
  if (isDeeperThan(args, DEPTH_LIMIT)) return [tooDeep];
  const run = startEvaluation(documentOf(schema));
  const { problems } = evaluate(run, run.document.root, cellOf(args));
  return run.exhausted ? [tooComplex] : problems;
}

const tooDeep: ArgumentProblem = {
  field: '',
  code: 'too_deep',
  message: `the arguments are nested deeper than ${DEPTH_LIMIT} levels`,
  expected: `at most ${DEPTH_LIMIT} levels`,
};

const tooComplex: ArgumentProblem = {
  field: '',
  code: 'too_complex',
  message: 'the arguments cannot be checked against this schema within the work that is allowed',
  expected: 'smaller arguments, or a schema with fewer alternatives',
};
