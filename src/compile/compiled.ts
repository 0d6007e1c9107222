/** What a compile gives: the surface, and what became of every unit. */

import type { UnitId } from '../catalog/identity.ts';
import type { JsonObject } from '../catalog/unit.ts';
import type { Undetermined } from '../logic/solver.ts';
import type { BudgetError, Pack, PackUnit } from './budget.ts';
import type { EvidenceReason, RejectedReason, SelectedReason } from './reason.ts';
import type { Contradiction, Edge } from './resolution/framework.ts';
import type { Scope } from './scope.ts';
import type { Turn, TurnProblem } from './turn.ts';

/** An eligible unit with evidence, within the limit. */
export interface Candidate {
  readonly unit: UnitId;
  readonly score: number;
  readonly reasons: readonly EvidenceReason[];
}

export interface Selected {
  readonly unit: UnitId;
  readonly score: number;
  readonly reasons: readonly SelectedReason[];
  /** Whether it stands on the surface: visible to the provider, and packed. */
  readonly visible: boolean;
}

export interface Rejected {
  readonly unit: UnitId;
  readonly reasons: readonly RejectedReason[];
}

/** A tool as any provider can be given it. */
export interface ToolSchema {
  readonly unit: UnitId;
  /** The tool's own name; making it unique across servers is the renderer's business. */
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the arguments. */
  readonly input_schema: JsonObject;
}

/** What the model gets. */
export interface Surface {
  /** The texts of the active units in rank order, joined by line feeds. */
  readonly text: string;
  /** Exactly the active tools that have a schema, in rank order. */
  readonly tools: readonly ToolSchema[];
  /** The active units, in standard order. */
  readonly active_units: readonly UnitId[];
}

/** Something the host should know, though the compile succeeded. */
export type Notice =
  | {
      readonly code: 'unknown_unit';
      readonly field: 'selected' | 'denied';
      readonly unit: UnitId;
      readonly nearest?: string;
    }
  | {
      readonly code: 'empty_surface';
      readonly causes: readonly { readonly cause: string; readonly units: number }[];
    };

/** A unit as it was handed to packing. */
export interface ContextUnit extends PackUnit {
  readonly unit: UnitId;
}

/** An attack cycle that rank decided. */
export interface Cycle {
  readonly winner: UnitId;
  readonly losers: readonly UnitId[];
}

/** The result of a compile. Frozen throughout; its maps throw when they are changed. */
export interface Compiled {
  readonly turn: Turn;
  readonly catalog_revision: number;
  /** The scope in force: the requested one inside the parent's. */
  readonly scope: Scope;
  /** In rank order. */
  readonly candidates: readonly Candidate[];
  /** In rank order. */
  readonly selected: readonly Selected[];
  /** By identity text. */
  readonly rejected: readonly Rejected[];
  /** Eligible units that the candidate limit cut off; `rank` counts from 1. */
  readonly cut: ReadonlyMap<UnitId, { readonly rank: number; readonly limit: number }>;
  readonly dependencies: readonly Edge[];
  readonly cycles: readonly Cycle[];
  readonly surface: Surface;
  /** Absent when the turn asks for no packing. */
  readonly pack?: Pack;
  readonly context_units: readonly ContextUnit[];
  readonly notices: readonly Notice[];
  /** SHA-256, hex. Changes with any material input and with nothing else. */
  readonly fingerprint: string;
}

export type CompileError =
  | { readonly code: 'invalid_turn'; readonly problems: readonly TurnProblem[] }
  | { readonly code: 'discovery_scope_widening_denied'; readonly items: readonly string[] }
  | { readonly code: 'contradictory_activation'; readonly contradictions: readonly Contradiction[] }
  | { readonly code: 'context_budget_failed'; readonly cause: BudgetError }
  | { readonly code: 'policy_undetermined'; readonly problem: Undetermined };
