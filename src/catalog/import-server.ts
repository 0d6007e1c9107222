/** Where the tools of a list come from, and what they are called after. */

import { DESCRIPTION_LIMIT } from './check-unit.ts';
import { cleanLine, cutText, withoutBlocks } from './clean.ts';
import { unitId } from './identity.ts';
import type { ToolListForm } from './import-form.ts';
import type { Namespace } from './import-forms.ts';
import { ownField } from './import-json.ts';
import type { ImportOptions, ToolListOptions } from './import-options.ts';
import type { UnitSpec } from './unit.ts';

export interface Belonging {
  readonly name: string | undefined;
  /** The unit of the server that all of them belong to. */
  readonly own: UnitSpec | undefined;
  readonly provenance: (server: string | undefined) => string;
}

const LISTS: Readonly<Record<ToolListForm, string>> = {
  mcp: 'MCP tools',
  openai: 'OpenAI tools',
  anthropic: 'Anthropic tools',
  gemini: 'Gemini declarations',
  'ai-sdk': 'AI SDK tools',
};

/** A tool comes from a server, whatever its version: a new version changes only what it changes. */
export function belonging(form: ToolListForm, options: ToolListOptions, said: unknown): Belonging {
  const info = options.info ?? serverInfo(said);
  const name = options.name ?? (form === 'mcp' ? info?.name : undefined);
  const provenance = (server: string | undefined): string => {
    if (form === 'mcp' && server !== undefined) return cleanLine(`MCP server ${info?.name ?? server}`);
    return server === undefined ? LISTS[form] : cleanLine(`${LISTS[form]} of ${server}`);
  };
  return { name, own: name === undefined ? undefined : serverUnit(name, provenance(name), info), provenance };
}

/** How a list introduces its server, in the metadata of the protocol. */
export function serverInfo(said: unknown): ImportOptions['info'] {
  const [name, version, title] = ['name', 'version', 'title'].map((field) => ownField(said, field));
  if (typeof name !== 'string' || name === '') return undefined;
  return {
    name,
    ...(typeof version === 'string' && { version }),
    ...(typeof title === 'string' && { title }),
  };
}

function serverUnit(name: string, provenance: string, info: ImportOptions['info']): UnitSpec {
  const title = shortLine(info?.title ?? info?.name);
  return {
    unit: unitId({ kind: 'mcp_server', name }),
    ...(title !== '' && { description: title }),
    provenance: cleanLine(`${provenance} ${info?.version ?? ''}`),
  };
}

export function namespaceUnit({ name, description }: Namespace, provenance: string): UnitSpec {
  const said = shortLine(description);
  return {
    unit: unitId({ kind: 'mcp_server', name }),
    ...(said !== '' && { description: said }),
    provenance,
  };
}

const shortLine = (text: unknown): string =>
  typeof text === 'string' ? cutText(withoutBlocks(cleanLine(text)), DESCRIPTION_LIMIT) : '';
