/** `lictor`: the pure library. Runs in Node and in browsers; reads no file, clock or network. */

export type { Catalog, IndexedProblem } from './catalog/catalog.ts';
export { catalogFingerprint, unitFingerprint } from './catalog/fingerprint.ts';
export { type Identity, KINDS, parseUnitId, type UnitId, type UnitKind, unitId } from './catalog/identity.ts';
export { type McpTool, unitsFromTools } from './catalog/import-mcp.ts';
export type { LoadInput, PolicyFile } from './catalog/load.ts';
export { emptyPolicy, type Policy } from './catalog/policy.ts';
export type {
  Activation,
  Json,
  JsonObject,
  Representation,
  Trigger,
  Unit,
  UnitSpec,
} from './catalog/unit.ts';
export type { UnitProblem } from './catalog/unit-problem.ts';
export { writeCatalog } from './catalog/write-catalog.ts';
export type { Budget, BudgetError, Ledger, Section, Stage } from './compile/budget.ts';
export type { Change } from './compile/change.ts';
export { type CompileOptions, compile } from './compile/compile.ts';
export type {
  Candidate,
  Compiled,
  CompileError,
  Notice,
  Rejected,
  Selected,
  Surface,
  ToolSchema,
} from './compile/compiled.ts';
export { type Difference, diff, type UnitDifference } from './compile/diff.ts';
export { type Explanation, explain, placesOf, type State } from './compile/explain.ts';
export { type QueryAnswer, type QueryError, type QueryOptions, query } from './compile/query.ts';
export type { Reason } from './compile/reason.ts';
export { type RecompileEvent, recompile } from './compile/recompile.ts';
export { type SearchHit, type SearchMatch, type SearchOptions, search } from './compile/search.ts';
export type { SearchError } from './compile/searching.ts';
export { compiledJson, compileErrorJson } from './compile/to-json.ts';
export { estimateTokens, type TokenCounter } from './compile/tokens.ts';
export type { ContextValue, Mode, Scoring, TurnInput, TurnProblem } from './compile/turn.ts';
export { type WhyNot, whyNot } from './compile/why-not.ts';
export { reasonText } from './compile/wording.ts';
export {
  createLictor,
  createPolicy,
  type Lictor,
  type PolicyChange,
  registerUnits,
  removeUnit,
  replaceUnit,
} from './lictor.ts';
export { type Diagnostic, formatDiagnostic, type Place, type Result } from './logic/diagnostics.ts';
export type { Proof } from './logic/proof.ts';
export { readTerm } from './logic/reader.ts';
export type { Bindings, Undetermined } from './logic/solver.ts';
export type { Term } from './logic/term.ts';
export { writeTerm } from './logic/writer.ts';
