/** One tool in a provider's form. */

import type { UnitId } from '../catalog/identity.ts';
import type { ToolSchema } from '../compile/compiled.ts';
import { ok, type Result } from '../logic/diagnostics.ts';
import type { Provider, Rendered, RenderedTool } from './form.ts';
import { toolName } from './names.ts';

export interface ToolOptions {
  /**
   * Whether the provider is asked to hold the model to a tool's schema wherever it can say that schema.
   * Default: `off`.
   */
  readonly strict?: 'off' | 'where_possible';
}

/** A tool that does not stand in a request, and why. */
export type LeftOut = Rendered['leftOut'][number];

/**
 * Writes one tool for a provider. The same tool and options give the same bytes.
 *
 * Fails with `schema_unusable` where the provider would refuse the request for it.
 */
export function renderTool(
  tool: ToolSchema,
  _provider: Provider,
  _options: ToolOptions = {},
): Result<RenderedTool, LeftOut> {
  const unit: UnitId = tool.unit;
  const name = toolName(unit);
  return ok({
    unit,
    name,
    definition: { name, description: tool.description, input_schema: tool.input_schema },
    strict: false,
    losses: [],
    original: tool.input_schema,
    restore: { kind: 'same' },
  });
}
