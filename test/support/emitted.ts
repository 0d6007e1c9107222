/** What a definition says, read back out of a provider's form. */

import type { Json, JsonObject } from '../../src/catalog/unit.ts';
import type { Provider, RenderedTool } from '../../src/providers/form.ts';
import type { Stated } from '../../src/providers/model.ts';

export function statedBy(provider: Provider, { name, definition }: RenderedTool): Stated {
  const { function: inner } = definition;
  const fields = (provider === 'openai-chat' ? inner : definition) as JsonObject;
  const schema = fields.input_schema ?? fields.inputSchema ?? fields.parameters ?? NOTHING;
  const { description = '' } = fields;
  return { name, description: description as string, schema: schema as JsonObject };
}

/** A function of Gemini's that takes nothing has no parameters. */
const NOTHING: Json = { type: 'object', properties: {} };
