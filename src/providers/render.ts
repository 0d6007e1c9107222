/** A surface in a provider's form. */

import type { UnitId } from '../catalog/identity.ts';
import { described } from '../catalog/unit-problem.ts';
import type { Compiled, Surface, ToolSchema } from '../compile/compiled.ts';
import { fail, nearestName, ok, type Result, shown } from '../logic/diagnostics.ts';
import { compareText } from '../logic/order.ts';
import { PROVIDERS, type Provider, type Rendered, type RenderedTool } from './form.ts';
import { type Places, place, type ToolLimitError } from './place.ts';
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

export interface OptionError {
  readonly code: 'invalid_options';
  readonly message: string;
  readonly field: string;
  readonly expected: string;
  readonly nearest?: string;
}

export type RenderError = ToolLimitError | OptionError;

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
  const placed = place(made, placesFor(of, provider, pins, options));
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

function placesFor(
  of: Surface | Compiled,
  provider: Provider,
  pins: ReadonlySet<UnitId>,
  { behind, reserve = 0, overflow = 'error' }: RenderOptions,
): Places {
  const { maxTools: limit = Number.POSITIVE_INFINITY } = rulesFor(provider, behind);
  return { limit, reserve, overflow, pins, needs: needsOf(of) };
}

function needsOf(of: Surface | Compiled): ReadonlyMap<UnitId, readonly UnitId[]> {
  const needs = new Map<UnitId, UnitId[]>();
  for (const { type, from, to } of 'surface' in of ? of.dependencies : [])
    if (type === 'dependency') needs.set(from, [...(needs.get(from) ?? []), to]);
  return needs;
}

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
function invalidOption(provider: unknown, options: RenderOptions): OptionError | undefined {
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

function wrongChoice(field: string, value: unknown, choices: readonly string[]): OptionError {
  const nearest = typeof value === 'string' ? nearestName(value, choices) : undefined;
  const expected = `one of ${choices.join(', ')}`;
  return { ...wrong(field, value), expected, ...(nearest !== undefined && { nearest }) };
}
