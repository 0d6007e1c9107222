/** `lictor`: the pure library. Runs in Node and in browsers; reads no file, clock or network. */

export type { Catalog, IndexedProblem } from './catalog/catalog.ts';
export {
  type ChangedUnit,
  type Drift,
  type DriftField,
  drift,
  type KnownUnit,
  type KnownUnits,
  knownUnits,
  type ToolSources,
} from './catalog/drift.ts';
export { catalogFingerprint, unitFingerprint } from './catalog/fingerprint.ts';
export { type Identity, KINDS, parseUnitId, type UnitId, type UnitKind, unitId } from './catalog/identity.ts';
export type { ToJsonSchema } from './catalog/import-ai-sdk.ts';
export { TOOL_LIST_FORMS, type ToolListForm } from './catalog/import-form.ts';
export { unitsFromToolList } from './catalog/import-list.ts';
export type { ImportLoss, LossCode } from './catalog/import-loss.ts';
export { type McpTool, unitsFromTools } from './catalog/import-mcp.ts';
export type { ImportOptions, ToolListOptions } from './catalog/import-options.ts';
export {
  type ImportRecord,
  type RecordedUnit,
  readRecord as readImportRecord,
  type SourceDrift,
  sourceDrift,
} from './catalog/import-record.ts';
export type { Imported, ImportedList } from './catalog/import-units.ts';
export type { AttachmentText, LoadInput, PolicyFile, ReadAttachment } from './catalog/load.ts';
export { type LockProblem, lockText, readLock } from './catalog/lock.ts';
export { emptyPolicy, type Policy, type UnitPlaces } from './catalog/policy.ts';
export { DISCOVERY_VERBS, toolName, unitNamed } from './catalog/tool-name.ts';
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
export { type CatalogText, type WriteOptions, writeCatalog } from './catalog/write-catalog.ts';
export type {
  Budget,
  BudgetError,
  Ledger,
  Pack,
  Packed,
  PackUnit,
  Section,
  Stage,
  Variant,
} from './compile/budget.ts';
export type { Change } from './compile/change.ts';
export { type CompileOptions, compile } from './compile/compile.ts';
export type {
  Candidate,
  Compiled,
  CompileError,
  ContextUnit,
  Cycle,
  Notice,
  Rejected,
  Selected,
  Surface,
  ToolSchema,
} from './compile/compiled.ts';
export { type Difference, diff, type Side, type UnitDifference } from './compile/diff.ts';
export { type Explanation, explain, placesOf, type State } from './compile/explain.ts';
export {
  proveAnswer,
  type QueryAnswer,
  type QueryError,
  type QueryOptions,
  query,
} from './compile/query.ts';
export type {
  DefeatReason,
  EvidenceReason,
  HiddenReason,
  IneligibleReason,
  InvisibleReason,
  Reason,
  RejectedReason,
  SelectedReason,
  SupportReason,
  UnsoundReason,
} from './compile/reason.ts';
export { type RecompileEvent, recompile } from './compile/recompile.ts';
export type { Contradiction, Edge } from './compile/resolution/framework.ts';
export type { Scope, ScopeItem } from './compile/scope.ts';
export {
  type SearchHit,
  type SearchMatch,
  type SearchOptions,
  search,
  searchByMeaning,
} from './compile/search.ts';
export type { SearchError } from './compile/searching.ts';
export { policyFingerprint } from './compile/surface.ts';
export { compiledJson, compileErrorJson } from './compile/to-json.ts';
export { estimateTokens, type TokenCounter } from './compile/tokens.ts';
export type { ContextValue, Mode, Scoring, Turn, TurnInput, TurnProblem } from './compile/turn.ts';
export type { ScopeWidening } from './compile/turn-scope.ts';
export { type WhyNot, whyNot } from './compile/why-not.ts';
export { reasonText } from './compile/wording.ts';
export type { Call, Decision, DecisionReason } from './decide/call.ts';
export type { Label, PastCall } from './decide/call-facts.ts';
export { markOf, seenCall } from './decide/call-mark.ts';
export { type DecideInput, type DecideOptions, decide } from './decide/decide.ts';
export type { Holds } from './decide/judge.ts';
export type { Resolve } from './decide/matcher.ts';
export type { ArgumentNames } from './decide/names.ts';
export { type CallFieldProblem, readCall } from './decide/read-call.ts';
export type { Naming } from './decide/rules.ts';
export type { ToolActions } from './decide/shell/tool-actions.ts';
export type { ReadTime, WallClock } from './decide/times.ts';
export {
  createLictor,
  createPolicy,
  type Lictor,
  type PolicyChange,
  type PolicyInput,
  registerUnits,
  removeUnit,
  replaceUnit,
} from './lictor.ts';
export type { Absence, Missing } from './logic/absence.ts';
export {
  type Diagnostic,
  formatDiagnostic,
  type Place,
  type Result,
  type Severity,
} from './logic/diagnostics.ts';
export type { Clause, Facts, Row } from './logic/program.ts';
export type { Proof } from './logic/proof.ts';
export { readTerm } from './logic/reader.ts';
export type { Bindings, SolveOptions, Undetermined } from './logic/solver.ts';
export type { Atom, Compound, Float, Int, Span, Term, Text, Var } from './logic/term.ts';
export { writeTerm } from './logic/writer.ts';
export { type CapturedTurn, capture } from './memory/capture.ts';
export type { Captured, ReportCode, ReportLine } from './memory/captured.ts';
export {
  applyChanges,
  type HistoryEntry,
  type Mark,
  type RuleAction,
  type RuleChange,
  type RuleState,
  replay,
  type SeenCall,
  type Waiver,
} from './memory/change.ts';
export {
  contradictionsAmong,
  contradictionsOf,
  type RuleContradiction,
} from './memory/contradictions.ts';
export type { KnownTool } from './memory/decree/toolbox.ts';
export { type DecreeOptions, readDecrees } from './memory/decrees.ts';
export type { MadeCall } from './memory/failures.ts';
export { idFrom } from './memory/id.ts';
export {
  isInForce,
  liftIn,
  openWaivers,
  type RuleAudience,
  rulesInForce,
  type Whereabouts,
} from './memory/in-force.ts';
export { meaningOf } from './memory/meaning.ts';
export type { Origin } from './memory/new-rule.ts';
export { bindOffer, type Offer, offersFor } from './memory/offers.ts';
export { type PinOptions, type Pins, ruleReminder, rulesForPrompt } from './memory/pins.ts';
export { type PolicyWords, policyWords } from './memory/policy-words.ts';
export { printRule } from './memory/print.ts';
export { proposedRule, putRule, type ReadSentence } from './memory/put.ts';
export type {
  DecreeContext,
  Decrees,
  Reading,
  ReadingKind,
  ReadingMatcher,
  Unread,
  WiderReading,
} from './memory/reading.ts';
export { type RecallQuery, recallRules } from './memory/recall.ts';
export type {
  Lift,
  Matcher,
  Rule,
  RuleEffect,
  RulePriority,
  RuleScope,
  RuleSource,
  RuleStatus,
  Until,
} from './memory/rule.ts';
export { type RulePlace, type Undoing, undoLast } from './memory/undo.ts';
export { type Clock, readTime, readUntil } from './memory/until.ts';
export { type FieldProblem, fromRecord, type RuleInput, type RuleRecord, toRecord } from './memory/wire.ts';
export {
  type Loss,
  PROVIDERS,
  type Provider,
  type Rendered,
  type RenderedTool,
} from './providers/form.ts';
export type { ToolLimitError } from './providers/place.ts';
export { type OptionError, type RenderError, type RenderOptions, render } from './providers/render.ts';
export { type LeftOut, renderTool, type ToolOptions } from './providers/render-tool.ts';
export type { RequestOptions } from './providers/request.ts';
export {
  type Behind,
  type CacheRules,
  PROVIDER_RULES,
  type PromptPart,
  type ProviderRules,
} from './providers/rules.ts';
export { type CallProblem, type ModelCall, type ValidCall, validateCall } from './providers/validate-call.ts';
export { restoreArguments } from './schema/restore.ts';
export { rewriteSchema } from './schema/rewrite.ts';
export {
  type ArgumentProblem,
  DIALECTS,
  type Dialect,
  type Restore,
  type Rewritten,
  type SchemaLoss,
} from './schema/rewritten.ts';
export { validateArguments } from './schema/validate.ts';
export type { Embed, Vector } from './search/meaning.ts';
export type { Block, BlockKind, Prompt } from './session/block.ts';
export type { SessionMessage } from './session/conversation.ts';
export type { LeaveCause, LeaveWay, Leaving } from './session/leaving.ts';
export type {
  CachedRequest,
  EndCause,
  PrefixEnd,
  RequestTokens,
  SentUnit,
  SessionLedger,
} from './session/ledger.ts';
export { BACKENDS, type Backend, type Reveal } from './session/manner.ts';
export {
  nextTurn,
  type SessionDrift,
  type SessionError,
  type SessionTurn,
  type TurnOptions,
} from './session/next-turn.ts';
export type { SessionRequest } from './session/request.ts';
export {
  DECLARATIONS,
  type Declaration,
  isVisible,
  openSession,
  type Session,
  type SessionOptions,
  type SessionProblem,
  type Standing,
  visibleUnits,
  withFound,
} from './session/session.ts';
