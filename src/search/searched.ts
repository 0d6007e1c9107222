/** What of a unit is searched. */

import type { UnitId } from '../catalog/identity.ts';

export interface SearchText {
  readonly unit: UnitId;
  /** The last name of its identity, and its name where that differs. */
  readonly names: readonly string[];
  readonly categories: readonly string[];
  readonly description: string;
  readonly aliases: readonly string[];
  readonly argumentNames: readonly string[];
  /** What the arguments are for, where that is said. */
  readonly argumentDescriptions?: readonly string[];
  readonly server?: string;
  /** What people say when they want the unit: the phrases and keywords of its triggers. */
  readonly examples?: readonly string[];
}
