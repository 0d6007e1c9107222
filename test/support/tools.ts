/** Tools as a surface holds them, and surfaces of nothing but tools. */

import { type UnitId, unitId } from '../../src/catalog/identity.ts';
import type { JsonObject } from '../../src/catalog/unit.ts';
import type { Surface, ToolSchema } from '../../src/compile/compiled.ts';
import type { Result } from '../../src/logic/diagnostics.ts';

export interface ToolParts {
  readonly server?: string;
  readonly description?: string;
  readonly schema?: JsonObject;
}

export function toolOf(name: string, { server, description = '', schema = {} }: ToolParts = {}): ToolSchema {
  const identity =
    server === undefined ? { kind: 'tool' as const, name } : { kind: 'mcp_tool' as const, server, name };
  return { unit: unitId(identity), name, description, input_schema: schema };
}

export const surfaceOf = (tools: readonly ToolSchema[], text = ''): Surface => ({
  text,
  tools,
  active_units: tools.map(({ unit }) => unit),
});

/** A number of tools of one argument, `tool_000` first. */
export const manyTools = (count: number): ToolSchema[] =>
  Array.from({ length: count }, (_, i) =>
    toolOf(`tool_${String(i).padStart(3, '0')}`, {
      description: `Tool ${i}`,
      schema: { type: 'object', properties: { a: { type: 'string' } } },
    }),
  );

export const unitOf = (name: string): UnitId => unitId({ kind: 'tool', name });

/** The value, or a failed test that shows the error. */
export function must<T>(result: Result<T, unknown>): T {
  if (result.ok) return result.value;
  throw new Error(JSON.stringify(result.error));
}
