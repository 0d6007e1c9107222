/** A surface in a provider's form. */

import type { UnitId } from '../catalog/identity.ts';
import { described } from '../catalog/unit-problem.ts';
import type { Compiled, Surface, ToolSchema } from '../compile/compiled.ts';
import { fail, nearestName, ok, type Result, shown } from '../logic/diagnostics.ts';
import { compareText } from '../logic/order.ts';
import { PROVIDERS, type Provider, type Rendered, type RenderedTool } from './form.ts';
import { type LeftOut, renderTool, type ToolOptions } from './render-tool.ts';
import { type RequestOptions, writeRequest } from './request.ts';
import { rulesFor } from './rules.ts';

export interface RenderOptions extends ToolOptions, RequestOptions {
  /** How many tools the request has besides these: the host's own, and the discovery verbs. Default: 0. */
  readonly reserve?: number;
  /**
   * What becomes of more tools than the provider takes: the error `tool_limit`, or the lowest-ranked are left out.
   * Default: `error`.
   */
  readonly overflow?: 'error' | 'drop';
  /** Tools that are never dropped and stand first. Default: what the policy pins, where a whole compile is given. */
  readonly pins?: Iterable<UnitId>;
}

export type RenderError =
  /** More tools than the provider takes; with `overflow: 'drop'`, more pinned ones. */
  | {
      readonly code: 'tool_limit';
      readonly message: string;
      /** Tools of the surface. */
      readonly count: number;
      /** What the provider takes, and how many of these places are reserved. */
      readonly limit: number;
      readonly reserve: number;
      /** The tools there is no place for, lowest rank last. */
      readonly units: readonly UnitId[];
    }
  | {
      readonly code: 'invalid_options';
      readonly message: string;
      readonly field: string;
      readonly expected: string;
      readonly nearest?: string;
    };

/**
 * Writes a surface for a provider.
 *
 * Pinned tools come first, then the others, both by name: rank changes from turn to turn, and a changed order is a
 * changed prompt. A tool that the provider would refuse is left out, and costs the others nothing.
 *
 * @example
 * const rendered = render(compiled, 'anthropic');
 * if (rendered.ok) await client.messages.create({ ...rendered.value.request, model, max_tokens, messages });
 */
export function render(
  of: Surface | Compiled,
  provider: Provider,
  options: RenderOptions = {},
): Result<Rendered, RenderError> {
  const invalid = invalidOption(provider, options);
  if (invalid) return fail(invalid);
  const surface = 'surface' in of ? of.surface : of;
  const pins = new Set(options.pins ?? pinsOf(of));
  const { made, leftOut } = renderEach(surface.tools, provider, options);
  const placed = place(made, provider, pins, options);
  if (!placed.ok) return placed;
  const tools = inOrder(placed.value.tools, pins);
  return ok({
    provider,
    request: writeRequest(provider, surface.text, tools, options),
    tools,
    losses: tools.flatMap(({ losses }) => losses),
    leftOut: [...leftOut, ...placed.value.leftOut],
  });
}

/** The selected units that the policy pins. */
export const pinsOf = (of: Surface | Compiled): UnitId[] =>
  'surface' in of
    ? of.selected
        .filter(({ reasons }) => reasons.some(({ type }) => type === 'activation'))
        .map(({ unit }) => unit)
    : [];

interface Each {
  /** In rank order. */
  readonly made: readonly RenderedTool[];
  readonly leftOut: readonly LeftOut[];
}

function renderEach(tools: readonly ToolSchema[], provider: Provider, options: ToolOptions): Each {
  const made: RenderedTool[] = [];
  const leftOut: LeftOut[] = [];
  const names = new Set<string>();
  for (const tool of tools) {
    const one = renderTool(tool, provider, options);
    if (!one.ok) leftOut.push(one.error);
    else if (names.has(one.value.name)) leftOut.push(sameName(one.value));
    else made.push(one.value);
    if (one.ok) names.add(one.value.name);
  }
  return { made, leftOut };
}

const sameName = ({ unit, name }: RenderedTool): LeftOut => ({
  unit,
  code: 'schema_unusable',
  message: `another tool goes by the name ${shown(name)}`,
});

interface Placed {
  readonly tools: readonly RenderedTool[];
  readonly leftOut: readonly LeftOut[];
}

/** As many tools as there are places for: pinned ones, then by rank. */
function place(
  made: readonly RenderedTool[],
  provider: Provider,
  pins: ReadonlySet<UnitId>,
  { reserve = 0, overflow = 'error', behind }: RenderOptions,
): Result<Placed, RenderError> {
  const { maxTools: limit = Number.POSITIVE_INFINITY } = rulesFor(provider, behind);
  const places = Math.max(0, limit - reserve);
  if (made.length <= places) return ok({ tools: made, leftOut: [] });
  const pinned = made.filter(({ unit }) => pins.has(unit));
  const ranked = [...pinned, ...made.filter(({ unit }) => !pins.has(unit))];
  const units = ranked.slice(places).map(({ unit }) => unit);
  const error = { code: 'tool_limit', count: made.length, limit, reserve, units } as const;
  if (pinned.length > places)
    return fail({
      ...error,
      message: `${pinned.length} tools are pinned, and ${placesText(limit, reserve)}`,
    });
  if (overflow === 'error')
    return fail({ ...error, message: `there are ${made.length} tools, and ${placesText(limit, reserve)}` });
  const message = `${places} of ${made.length} tools have a place; this one ranks below them`;
  const leftOut = units.map((unit) => ({ unit, code: 'tool_limit' as const, message }));
  return ok({ tools: ranked.slice(0, places), leftOut });
}

const placesText = (limit: number, reserve: number): string =>
  `the provider takes ${limit}${reserve > 0 ? `, of which ${reserve} are reserved` : ''}`;

function inOrder(tools: readonly RenderedTool[], pins: ReadonlySet<UnitId>): readonly RenderedTool[] {
  const rank = ({ unit }: RenderedTool) => (pins.has(unit) ? 0 : 1);
  return [...tools].sort((a, b) => rank(a) - rank(b) || compareText(a.name, b.name));
}

const CHOICES = {
  strict: ['off', 'where_possible'],
  overflow: ['error', 'drop'],
  cache: ['off', '5m', '1h'],
  behind: ['anthropic', 'openai', 'gemini'],
} as const;

/** JavaScript checks no types. */
function invalidOption(provider: unknown, options: RenderOptions): RenderError | undefined {
  if (!(PROVIDERS as readonly unknown[]).includes(provider))
    return wrongChoice('provider', provider, PROVIDERS);
  for (const [field, choices] of Object.entries(CHOICES)) {
    const value: unknown = options[field as keyof typeof CHOICES];
    if (value !== undefined && !(choices as readonly unknown[]).includes(value))
      return wrongChoice(field, value, choices);
  }
  const { reserve = 0, cacheKey = '', pins = [] } = options;
  if (!(Number.isSafeInteger(reserve) && reserve >= 0))
    return { ...wrong('reserve', reserve), expected: 'a whole number of at least 0' };
  if (typeof cacheKey !== 'string') return { ...wrong('cacheKey', cacheKey), expected: 'text' };
  if (typeof Object(pins)[Symbol.iterator] !== 'function')
    return { ...wrong('pins', pins), expected: 'a list of units' };
  return undefined;
}

const wrong = (field: string, value: unknown) => ({
  code: 'invalid_options' as const,
  field,
  message: `${field} is ${described(value)}`,
});

function wrongChoice(field: string, value: unknown, choices: readonly string[]): RenderError {
  const nearest = typeof value === 'string' ? nearestName(value, choices) : undefined;
  const expected = `one of ${choices.join(', ')}`;
  return { ...wrong(field, value), expected, ...(nearest !== undefined && { nearest }) };
}
