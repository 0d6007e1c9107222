/**
 * Loading: any number of policy texts into one checked policy, or everything that is wrong with them.
 *
 * Reads, then sorts out who states what, folds what is said about each unit, judges the rules, and builds.
 * Nothing is built while there are errors; the order in which files are given never matters.
 */

import {
  type Diagnostic,
  fail,
  ok,
  type Place,
  type Result,
  sortDiagnostics,
  source,
} from '../logic/diagnostics.ts';
import type { Clause, Facts } from '../logic/program.ts';
import { checkArguments, type Schemas } from './analyse/arguments.ts';
import { attachments, type ReadAttachment } from './analyse/attachments.ts';
import { checkBodies } from './analyse/bodies.ts';
import { buildClauses, buildFacts } from './analyse/build-rules.ts';
import { type BuiltUnits, buildUnits, type LoadedUnit } from './analyse/build-units.ts';
import { categoriesStated, checkCategories } from './analyse/categories.ts';
import { type Clauses, readClauses } from './analyse/clauses.ts';
import { checkCycles } from './analyse/cycles.ts';
import { checkDeadRules } from './analyse/dead.ts';
import { checkDecreeWords } from './analyse/decree-words.ts';
import { checkDirectives } from './analyse/directives.ts';
import { checkDuplicates } from './analyse/duplicates.ts';
import {
  type Drafts,
  declaredUnits,
  foldUnits,
  propertiesStated,
  unclearDeclarations,
} from './analyse/fold.ts';
import { checkHeads, type Heads } from './analyse/heads.ts';
import { aboutHostUnits, hostUnits } from './analyse/host-units.ts';
import { checkFiles, checkInput, type PolicyFile } from './analyse/input.ts';
import { type KnownUnits, knownUnits } from './analyse/known.ts';
import { checkPins } from './analyse/pins.ts';
import { checkSafety } from './analyse/safety.ts';
import { checkSingletons } from './analyse/singletons.ts';
import { problemAt } from './analyse/statement.ts';
import { checkUsage } from './analyse/usage.ts';
import { checkValues } from './analyse/values.ts';
import type { Unit, UnitSpec } from './unit.ts';

export type { AttachmentText, ReadAttachment } from './analyse/attachments.ts';
export type { LoadedUnit } from './analyse/build-units.ts';
export { DIAGNOSTIC_CODES } from './analyse/codes.ts';
export type { PolicyFile } from './analyse/input.ts';

export interface LoadInput {
  readonly files: readonly PolicyFile[];
  /**
   * Units that the host registers together with the files, which may then speak of them: all of it loads, or
   * nothing does. A mistake in `units[3]` has that for its file.
   */
  readonly units?: Iterable<UnitSpec>;
  /** Resolves `file("…")` next to the policy file that says it. Without it there are no such files. */
  readonly attachment?: ReadAttachment;
  /** Why other files could not be read. They are reported too, and nothing is called unknown beside them. */
  readonly unread?: readonly Diagnostic[];
}

export interface LoadedPolicy {
  /** By identity, in order of code points. */
  readonly units: readonly LoadedUnit[];
  /** Those of the host, in the same order. */
  readonly hostUnits: readonly Unit[];
  /** Rows over relations that are no fields of units, encoded, without duplicates. */
  readonly facts: Facts;
  /** Rules, facts with variables, and facts of relations that have rules, encoded, in the order of the files. */
  readonly clauses: readonly Clause[];
  readonly warnings: readonly Diagnostic[];
}

/**
 * Loads a policy.
 *
 * The error holds every diagnostic, warnings too, by file, line and column. One mistake is reported once: what
 * only follows from a clause that cannot be read, or from a declaration that is wrong, is not.
 */
export function loadPolicyFiles(input: LoadInput): Result<LoadedPolicy> {
  const unfit = checkInput(input);
  if (unfit.length > 0) return fail(unfit);
  const { files, problems: unusable } = checkFiles(input.files, input.unread);
  const read = readClauses(files, unusable.length > 0);
  const host = hostUnits([...(input.units ?? [])]);
  const { heads, problems: overHost } = aboutHostUnits(checkHeads(read.statements), host);
  const declared = declaredUnits(heads.units);
  const unread = { ...read.unread, words: new Set([...read.unread.words, ...unclearDeclarations(heads)]) };
  const units = knownUnits([...host.ids, ...declared.keys()], unread);
  const folded = foldUnits(heads.units, heads.properties, declared, units);
  const built = buildUnits(folded.drafts, attachments(input.attachment));
  const problems = [
    ...[unusable, host.problems, read.problems, heads.problems, overHost].flat(),
    ...[folded.problems, built.problems].flat(),
    ...checkDirectives(read.directives),
    ...checkDuplicates(read.statements),
    ...checkPins(folded.drafts),
    ...checkRules(heads, { ...read, unread }, { units, drafts: folded.drafts, built, host: host.units }),
    ...(input.units && files.length === 0 ? [] : emptiness(read, files)),
  ];
  const found = withoutEchoes([...problems, ...checkSingletons(read.statements, heads.refused)]);
  if (found.some(({ severity }) => severity === 'error')) return fail(found);
  return ok({
    units: built.units,
    hostUnits: host.units,
    facts: buildFacts(heads),
    clauses: buildClauses(heads),
    warnings: found,
  });
}

/** What is known of the units when rules are judged. */
interface Stated {
  readonly units: KnownUnits;
  readonly drafts: Drafts;
  readonly built: BuiltUnits;
  /** Registered by the host. */
  readonly host: readonly Unit[];
}

/** What is wrong with rules, and with facts that are not about properties of units. */
function checkRules(heads: Heads, { statements, unread }: Clauses, catalog: Stated): Diagnostic[] {
  const { rules, facts, refused } = heads;
  const { units, drafts, built, host } = catalog;
  const stated = new Set(statements.map(({ relation }) => relation));
  const properties = [
    ...propertiesStated(heads.units),
    ...host.flatMap((unit) => [...unit.stated].map((field) => `${field}/2`)),
  ];
  const own = [...rules, ...facts];
  return [
    ...checkBodies([...rules, ...refused], new Set(own.map(({ relation }) => relation)), unread),
    ...checkValues({ statements: own, refused }, units),
    ...checkSafety(rules, facts),
    ...checkCycles(rules),
    ...checkDeadRules({
      rules,
      stated: new Set([...stated, ...properties]),
      unread,
      hasUnits: heads.units.length > 0,
    }),
    ...checkArguments(rules, schemasOf(host, built)),
    ...checkCategories(rules, drafts, [
      ...host.flatMap(({ category }) => category),
      ...categoriesStated(facts),
    ]),
    ...checkUsage(own, refused, unread),
    ...checkDecreeWords(facts),
  ];
}

/** The schemas of all tools that have one. */
const schemasOf = (host: readonly Unit[], { schemas }: BuiltUnits): Schemas =>
  new Map([...schemas, ...host.flatMap(({ unit, schema }) => (schema ? [[unit, schema] as const] : []))]);

/** A policy without a clause is a mistake in the paths rather than a policy that allows everything. */
function emptiness(
  { statements, directives, problems, unread }: Clauses,
  files: readonly PolicyFile[],
): Diagnostic[] {
  if (statements.length + directives.length + problems.length > 0 || unread.everything) return [];
  const at = source(files[0]?.path ?? 'policy', '');
  return [
    problemAt(at, 0, 'empty_policy', 'there is no clause in any file', { expected: 'a unit or a rule' }),
  ];
}

/**
 * Sorted, each once. Where something is wrong, a variable that stands only once is no news, and a mistake found
 * by two analyses at one place is one mistake.
 */
function withoutEchoes(problems: readonly Diagnostic[]): Diagnostic[] {
  const placeKey = ({ file, line, column }: Place) => `${line}:${column}:${file}`;
  const wrong = new Set(problems.filter(({ severity }) => severity === 'error').map(placeKey));
  const seen = new Set<string>();
  return sortDiagnostics(problems).filter((one) => {
    const place = placeKey(one);
    if (one.code === 'singleton_variable' && wrong.has(place)) return false;
    const key = `${one.code}:${one.message}:${place}`;
    return !seen.has(key) && seen.add(key);
  });
}
