/** One recorded case run on Lictor: what it gives, in the shape of what was recorded. */

import { catalogFingerprint } from '../../src/catalog/fingerprint.ts';
import type { Policy } from '../../src/catalog/policy.ts';
import { compile } from '../../src/compile/compile.ts';
import type { Compiled, CompileError } from '../../src/compile/compiled.ts';
import { checkBudget, pack } from '../../src/compile/packing/pack.ts';
import { type RecompileEvent, recompile } from '../../src/compile/recompile.ts';
import { estimateTokens } from '../../src/compile/tokens.ts';
import type { TurnInput } from '../../src/compile/turn.ts';
import type { Result } from '../../src/logic/diagnostics.ts';
import { checkPackInput } from '../support/pack-input.ts';
import {
  AFTER_SCOPE,
  compileFault,
  compilerFault,
  firstProblem,
  packFault,
  policyFault,
  topField,
} from './errors.ts';
import {
  recordedCompile,
  recordedExplanation,
  recordedInput,
  recordedLedger,
  recordedPacking,
  recordedRender,
  type SchemaNames,
} from './outcome.ts';
import { plainValue } from './read-file.ts';
import { field, isRecord, listOf, type Recorded } from './record.ts';
import { emptyPolicy, importTools, register, schemaNames } from './registration.ts';
import { search, searchHandler } from './search.ts';
import { signalText, valueText } from './terms.ts';
import { recordedTurn } from './turn.ts';

/** Everything a case asks for, under the names of `expected`. */
export function runCase(recorded: Recorded): Recorded {
  const got: { [key: string]: unknown } = {};
  const specs = listOf(recorded.catalog);
  const { policy: before, imported } = importTools(emptyPolicy(), recorded.import);
  if (recorded.import !== undefined) got.import = imported;
  const { policy, outcomes } = register(before, specs);
  if (recorded.catalog !== undefined)
    got.registration = recorded.show_registration === true ? outcomes : outcomes.filter(({ ok }) => !ok);
  if (recorded.input !== undefined)
    Object.assign(got, runCompiles(recorded, policy, schemaNames(specs, recorded.import)));
  if (recorded.search !== undefined)
    got.search = search(policy, field(recorded.search, 'query'), field(recorded.search, 'options'));
  if (recorded.search_handler !== undefined) {
    const { args, base } = recorded.search_handler as Recorded;
    got.search_handler = searchHandler(policy, args, base);
  }
  if (recorded.pack !== undefined) got.pack = runPack(recorded.pack);
  if (recorded.token_count_case !== undefined) got.tokens = countTokens(recorded.tokens);
  if (recorded.fingerprint_pair !== undefined) got.fingerprint_pair = comparePair(recorded.fingerprint_pair);
  return got;
}

const isBudget = (policy: unknown): boolean => checkBudget(policy).ok;

function runCompiles(recorded: Recorded, policy: Policy, names: SchemaNames): Recorded {
  const first = compileRecorded(policy, recordedTurn(recorded.input, recorded.options, isBudget));
  const got = {
    compile: first.ok ? compileOutcome(first.value, recorded, names) : failed('compile', first.error),
  };
  if (recorded.events === undefined) return got;
  return { ...got, events: runEvents(recorded, policy, first.ok ? first.value : undefined, names) };
}

/**
 * Lictor checks all of a turn before the scope is held against its parent; the recorded program checks limits
 * and budgets after it.
 */
function compileRecorded(policy: Policy, turn: TurnInput): Result<Compiled, CompileError> {
  const options = { counter: estimateTokens };
  const result = compile(policy, turn, options);
  const first =
    !result.ok && result.error.code === 'invalid_turn' ? firstProblem(result.error.problems) : undefined;
  if (!first || !AFTER_SCOPE.includes(topField(first))) return result;
  const early = Object.fromEntries(Object.entries(turn).filter(([key]) => !AFTER_SCOPE.includes(key)));
  const again = compile(policy, { ...early, pack: false }, options);
  return !again.ok && again.error.code === 'discovery_scope_widening_denied' ? again : result;
}

const failed = (phase: string, error: CompileError) => ({ ok: false, error: compileFault(phase, error) });

const compileOutcome = (compiled: Compiled, recorded: Recorded, names: SchemaNames) => ({
  ...recordedCompile(compiled, names),
  ...(recorded.tokens === true && recordedPacking(compiled)),
  ...(recorded.render === true && { render: recordedRender(compiled, names) }),
  ...(recorded.explain !== undefined && {
    explain: listOf(recorded.explain).map((unit) => recordedExplanation(compiled, String(unit))),
  }),
});

/** Each event is compiled on the last result that there is. */
function runEvents(
  recorded: Recorded,
  policy: Policy,
  first: Compiled | undefined,
  names: SchemaNames,
): readonly unknown[] {
  let last = first;
  return listOf(recorded.events).map((event) => {
    if (!last) return { ok: false, error: compilerFault('recompile', 'invalid_compiled_context') };
    const next = recompile(policy, last, recordedEvent(event), { counter: estimateTokens });
    if (!next.ok) return failed(next.error.code === 'invalid_turn' ? 'recompile' : 'compile', next.error);
    last = next.value;
    return { ...recordedCompile(last, names), ...recordedInput(last) };
  });
}

function recordedEvent(event: unknown): RecompileEvent {
  if (!isRecord(event)) throw new Error(`no kind of event: ${JSON.stringify(event)}`);
  const [kind, ...more] = Object.keys(event);
  if (more.length > 0) throw new Error(`one event of several kinds: ${Object.keys(event).join(', ')}`);
  const value = plainValue(event[kind ?? '']);
  switch (kind) {
    case 'needs':
      return { needs: valueText(value) as string };
    case 'user_message':
      return { user_message: value as string };
    case 'signals':
      return { signals: (Array.isArray(value) ? value.map(signalText) : value) as string[] };
    case 'event':
      return { signals: [signalText(value) as string] };
    default:
      throw new Error(`no kind of event: ${kind}`);
  }
}

function runPack(request: unknown): unknown {
  const budget = checkBudget(plainValue(field(request, 'policy') ?? {}));
  if (!budget.ok) return { ok: false, error: policyFault(budget.error[0]?.code ?? '') };
  const units = field(request, 'units');
  const input = checkPackInput(plainValue(units), plainValue(field(request, 'sections')));
  if (!input.ok) return { ok: false, error: packFault(input.error[0]?.code ?? '') };
  const packed = pack(input.value.units, input.value.sections, budget.value);
  if (!packed.ok) return { ok: false, error: packFault(packed.error.code) };
  const sectionOf = new Map(listOf(units).map((unit) => [field(unit, 'id'), field(unit, 'section')]));
  const { selected, utility, ledger } = packed.value;
  return {
    ok: true,
    selected: selected.map((unit) => ({ ...unit, section: sectionOf.get(unit.id) })),
    utility,
    ledger: recordedLedger(ledger),
  };
}

function countTokens(text: unknown): unknown {
  if (typeof text !== 'string')
    return {
      ok: false,
      error: { phase: 'token_count', kind: 'validation_error', detail: { code: 'expected_text' } },
    };
  return { ok: true, tokens: estimateTokens.count(text), method: estimateTokens.method };
}

function comparePair(pair: unknown): unknown {
  const [a, b] = [field(pair, 'a'), field(pair, 'b')].map(fingerprints);
  return { catalog_same: a?.catalog === b?.catalog, compile_same: a?.compile === b?.compile };
}

function fingerprints(side: unknown): { readonly catalog: string; readonly compile: string } {
  const { policy, outcomes } = register(emptyPolicy(), listOf(field(side, 'catalog')));
  if (outcomes.some(({ ok }) => !ok)) throw new Error('a unit of a fingerprint pair does not register');
  const compiled = compileRecorded(
    policy,
    recordedTurn(field(side, 'input'), field(side, 'options'), isBudget),
  );
  if (!compiled.ok) throw new Error(`one of a fingerprint pair does not compile: ${compiled.error.code}`);
  return { catalog: catalogFingerprint(policy.catalog), compile: compiled.value.fingerprint };
}
