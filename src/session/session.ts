/** The session: what a model was sent so far, as an immutable value. */

import type { Catalog } from '../catalog/catalog.ts';
import { deepFreeze } from '../catalog/freeze.ts';
import type { UnitId } from '../catalog/identity.ts';
import type { Unit } from '../catalog/unit.ts';
import { fail, nearestName, ok, type Result, shown } from '../logic/diagnostics.ts';
import { PROVIDERS, type Provider } from '../providers/form.ts';
import type { ToolOptions } from '../providers/render-tool.ts';
import { PROVIDER_RULES } from '../providers/rules.ts';
import { EMPTY_PROMPT, type Prompt } from './block.ts';
import { BACKENDS, type Backend, type Manner, mannersOf, type Reveal } from './manner.ts';

/**
 * Which tools stand in the list from the first turn on. `selected`: those that the first turn shows. `eligible`:
 * every tool that the first turn may see. `catalog`: every tool there is, where the provider can be told which of
 * them may be called; elsewhere the same as `eligible`, since the model would take the others for offered. More
 * tools than a request may hold are not declared: the session then begins with the selected ones.
 */
export const DECLARATIONS = ['selected', 'eligible', 'catalog'] as const;
export type Declaration = (typeof DECLARATIONS)[number];

export interface SessionOptions {
  readonly provider: Provider;
  /** What stands behind the AI SDK; default `openai`. Elsewhere it says nothing. */
  readonly behind?: Backend;
  /** How later tools reach the model; default: the best way the provider has. */
  readonly reveal?: Reveal;
  /** Default `selected`. */
  readonly declare?: Declaration;
  /** Tokens that tools and texts of the session may take together; default: no bound but the compile's. */
  readonly budget?: number;
  /** Tools of the host's own in every request, which count where the provider limits their number; default 0. */
  readonly hostTools?: number;
  /** How long Anthropic keeps a prefix; default `5m`. */
  readonly keep?: '5m' | '1h';
  /** Default `off`. */
  readonly strict?: NonNullable<ToolOptions['strict']>;
}

/** What a session knows of a unit that it once showed. */
export interface Standing {
  /** Its definition when it was last sent or compared. */
  readonly known: Unit;
  /** Whether it counts as visible: it was shown, and nothing has taken it back. */
  readonly visible: boolean;
  readonly pinned: boolean;
  /** The score of its last selection. */
  readonly score: number;
  /** The last turn that selected or called it; 0 when none did. */
  readonly used: number;
  /** Utility of the text that was sent; -1 where none was. */
  readonly utility: number;
}

export interface Session {
  readonly options: Required<Omit<SessionOptions, 'budget'>> & Pick<SessionOptions, 'budget'>;
  /** Turns so far. */
  readonly turn: number;
  /** What the last request held. */
  readonly prompt: Prompt;
  /** What the last request would have held without a session. */
  readonly naive: Prompt;
  /** By identity text, in the order in which units were first shown. */
  readonly units: ReadonlyMap<UnitId, Standing>;
}

/** A mistake in the options of a session. */
export interface SessionProblem {
  readonly field: keyof SessionOptions;
  readonly code: 'unknown_value' | 'out_of_range' | 'not_offered';
  readonly message: string;
  readonly expected: string;
  readonly nearest?: string;
}

/** Begins a session. Nothing was sent yet. Errors: every option that makes no sense. */
export function openSession(options: SessionOptions): Result<Session, readonly SessionProblem[]> {
  const problems = [...unknownValues(options), ...outOfRange(options)];
  if (problems.length > 0) return fail(problems);
  const { provider, behind = 'openai' } = options;
  const ways = mannersOf(provider, behind);
  const offered = Object.keys(ways) as readonly Reveal[];
  const { reveal = offered[0] ?? 'append' } = options;
  if (!ways[reveal]) return fail([notOffered(reveal, provider, offered)]);
  const settled: Session['options'] = {
    provider,
    behind,
    reveal,
    declare: options.declare ?? 'selected',
    hostTools: options.hostTools ?? 0,
    keep: options.keep ?? '5m',
    strict: options.strict ?? 'off',
    ...(options.budget !== undefined && { budget: options.budget }),
  };
  return ok(
    deepFreeze({ options: settled, turn: 0, prompt: EMPTY_PROMPT, naive: EMPTY_PROMPT, units: new Map() }),
  );
}

const REVEALS: readonly Reveal[] = ['inline', 'deferred', 'append'];
const CHOICES = {
  provider: PROVIDERS,
  behind: BACKENDS,
  reveal: REVEALS,
  declare: DECLARATIONS,
  keep: ['5m', '1h'],
  strict: ['off', 'where_possible'],
} as const;

/** JavaScript checks no types. */
function unknownValues(options: SessionOptions): SessionProblem[] {
  const fields = Object.keys(CHOICES) as (keyof typeof CHOICES)[];
  return fields.flatMap((field) => {
    const value: unknown = options[field];
    const choices: readonly string[] = CHOICES[field];
    if ((value === undefined && field !== 'provider') || choices.includes(value as string)) return [];
    const nearest = typeof value === 'string' ? nearestName(value, choices) : undefined;
    const message = `${field} is ${shown(String(value))}`;
    const expected = `one of ${choices.join(', ')}`;
    return [{ field, code: 'unknown_value', message, expected, ...(nearest && { nearest }) }];
  });
}

function outOfRange({ budget, hostTools }: SessionOptions): SessionProblem[] {
  const wrong = (field: 'budget' | 'hostTools', value: number | undefined): SessionProblem[] =>
    value === undefined || (Number.isSafeInteger(value) && value >= 0)
      ? []
      : [
          {
            field,
            code: 'out_of_range',
            message: `${field} is ${shown(String(value))}`,
            expected: 'a whole number, 0 or more',
          },
        ];
  return [...wrong('budget', budget), ...wrong('hostTools', hostTools)];
}

const notOffered = (reveal: Reveal, provider: Provider, offered: readonly Reveal[]): SessionProblem => ({
  field: 'reveal',
  code: 'not_offered',
  message: `${provider} has no way to reveal tools ${reveal}`,
  expected: `one of ${offered.join(', ')}`,
});

/** How this session's provider is told what came and went. */
export function mannerOf({ options: { provider, behind, reveal } }: Session): Manner {
  const manner = mannersOf(provider, behind)[reveal];
  if (!manner) throw new Error(`a session was opened with a way that ${provider} does not have: ${reveal}`);
  return manner;
}

/** Most tools of one request that are not the host's. */
export const toolLimit = ({ options: { provider, hostTools } }: Session): number =>
  Math.max(0, (PROVIDER_RULES[provider].maxTools ?? Number.POSITIVE_INFINITY) - hostTools);

/**
 * Whether a unit is visible in a session: it stood on a surface, or was found, and nothing has taken it back. A call
 * to any other unit is refused.
 */
export const isVisible = (session: Session, unit: UnitId): boolean =>
  session.units.get(unit)?.visible === true;

/**
 * The session after units came back from search or describe: they are visible from now on, though nothing of them
 * stands in the prompt. What the catalog does not have is passed over.
 */
export function withFound(session: Session, { units }: Catalog, found: readonly UnitId[]): Session {
  const standings = new Map(session.units);
  for (const unit of found) {
    const known = units.get(unit);
    const before = standings.get(unit) ?? { pinned: false, score: 0, utility: -1 };
    if (known) standings.set(unit, { ...before, known, visible: true, used: session.turn });
  }
  return deepFreeze({ ...session, units: standings });
}

/** The units that are visible in a session, by identity text. */
export const visibleUnits = (session: Session): readonly UnitId[] =>
  [...session.units.keys()].filter((unit) => isVisible(session, unit)).sort();
