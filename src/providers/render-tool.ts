/** One tool in a provider's form. */

import { schema as checkSchema } from '../catalog/check-schema.ts';
import { cleanText, cutText } from '../catalog/clean.ts';
import { deepFreeze } from '../catalog/freeze.ts';
import { toolName } from '../catalog/tool-name.ts';
import { codePoints, type UnitProblem } from '../catalog/unit-problem.ts';
import type { ToolSchema } from '../compile/compiled.ts';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { rewriteSchema } from '../schema/rewrite.ts';
import type { Dialect, SchemaLoss } from '../schema/rewritten.ts';
import { DEFINITIONS } from './definition.ts';
import type { Provider, Rendered, RenderedTool } from './form.ts';
import { refusal } from './model.ts';
import { type Behind, type ProviderRules, rulesFor } from './rules.ts';

export interface ToolOptions {
  /**
   * Whether the provider is asked to hold the model to a tool's schema wherever it can say that schema.
   * Default: `off`.
   */
  readonly strict?: 'off' | 'where_possible' | undefined;
  /** For the AI SDK: the provider that it hands the tools to. Default: none in particular. */
  readonly behind?: Behind | undefined;
}

/** A tool that does not stand in a request, and why. */
export type LeftOut = Rendered['leftOut'][number];

const rendered = new WeakMap<ToolSchema, Map<string, Result<RenderedTool, LeftOut>>>();

/**
 * Writes one tool for a provider. The same tool and options give the same bytes, and are worked out once. Frozen.
 *
 * Fails with `schema_unusable` where the provider would refuse the whole request for it.
 */
export function renderTool(
  tool: ToolSchema,
  provider: Provider,
  { strict = 'off', behind }: ToolOptions = {},
): Result<RenderedTool, LeftOut> {
  const known = rendered.get(tool) ?? new Map<string, Result<RenderedTool, LeftOut>>();
  rendered.set(tool, known);
  const key = `${provider} ${strict} ${behind}`;
  const before = known.get(key);
  if (before) return before;
  const checked = checkedTool(tool);
  const target = { provider, rules: rulesFor(provider, behind) };
  const made = deepFreeze(checked.ok ? make(checked.value, target, strict === 'where_possible') : checked);
  known.set(key, made);
  return made;
}

/** Whose form a tool is written in, and by which rules. */
interface Target {
  readonly provider: Provider;
  readonly rules: ProviderRules;
}

/** A tool of a catalog was checked when it was registered; a host may make one by hand. */
function checkedTool(tool: ToolSchema): Result<ToolSchema, LeftOut> {
  const problems: UnitProblem[] = [];
  const input_schema = checkSchema(tool.input_schema, { field: 'input_schema', problems });
  const description = typeof tool.description === 'string' ? tool.description : '';
  if (input_schema) return ok({ ...tool, description, input_schema });
  return fail({ unit: tool.unit, code: 'schema_unusable', message: problems[0]?.message ?? 'no schema' });
}

/** Where the strict form of a schema is refused, the plain one is tried. */
function make(tool: ToolSchema, target: Target, strict: boolean): Result<RenderedTool, LeftOut> {
  const { dialect, strictDialect } = target.rules;
  const held = strict && strictDialect ? inDialect(tool, target, strictDialect) : undefined;
  return held?.ok ? held : inDialect(tool, target, dialect);
}

function inDialect(
  tool: ToolSchema,
  { provider, rules }: Target,
  asked: Dialect,
): Result<RenderedTool, LeftOut> {
  const { unit, input_schema } = tool;
  const name = toolName(unit);
  const rewritten = rewriteSchema(input_schema, asked);
  const strict = rewritten.strict && asked === rules.strictDialect;
  const { description, losses } = describe(tool, rules);
  const stated = { name, description, schema: rewritten.schema };
  const refused = rewritten.unusable ?? refusal(rules, strict ? asked : rules.dialect, stated);
  if (refused !== undefined) return fail({ unit, code: 'schema_unusable', message: refused });
  return ok({
    unit,
    name,
    definition: DEFINITIONS[provider]({ ...stated, strict }),
    strict,
    losses: [...losses, ...rewritten.losses].map((loss) => ({ ...loss, unit, tool: name })),
    original: input_schema,
    restore: rewritten.restore,
  });
}

/** The description, without what cannot be seen and within the provider's bound. */
function describe(
  tool: ToolSchema,
  { maxDescription }: ProviderRules,
): { readonly description: string; readonly losses: readonly SchemaLoss[] } {
  const cleaned = cleanText(tool.description);
  const description = cutText(cleaned, maxDescription);
  if (description === cleaned) return { description, losses: [] };
  const message = `the description of ${codePoints(cleaned)} characters is cut to ${maxDescription}`;
  return { description, losses: [{ pointer: '', keyword: 'description', code: 'dropped', message }] };
}
