/** The real catalogs of the example workspace, in every form that lists of tools come in. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TOOL_LIST_FORMS, type ToolListForm } from '../../src/catalog/import-form.ts';
import { unitsFromToolList } from '../../src/catalog/import-list.ts';
import { loadPolicyFiles } from '../../src/catalog/load.ts';
import type { Json, JsonObject, Unit } from '../../src/catalog/unit.ts';
import { SERVERS } from '../support/servers.ts';

function toolsOf(server: string): readonly Unit[] {
  const read = (file: string) =>
    readFileSync(new URL(`../../docs/examples/workspace/catalog/${file}`, import.meta.url), 'utf8');
  const policy = loadPolicyFiles({
    files: [{ path: `${server}.pl`, text: read(`${server}.pl`) }],
    attachment: (_, file) => ({ ok: true, text: read(file) }),
  });
  if (!policy.ok) throw new Error(policy.error[0]?.message);
  return policy.value.units.map(({ unit }) => unit).filter(({ kind }) => kind === 'mcp_tool');
}

interface Said {
  readonly name: string;
  readonly description: string;
  readonly schema: JsonObject;
}

/** A list as each form writes it. Gemini's `parameters` are tested by what they can say. */
const WRITTEN: Readonly<Record<ToolListForm, (tools: readonly Said[]) => unknown>> = {
  mcp: (tools) => ({
    tools: tools.map(({ schema: inputSchema, ...said }) => ({ ...said, inputSchema })),
  }),
  openai: (tools) =>
    tools.map(({ schema: parameters, ...said }) => ({ type: 'function', function: { ...said, parameters } })),
  anthropic: (tools) => tools.map(({ schema: input_schema, ...said }) => ({ ...said, input_schema })),
  gemini: (tools) => [
    {
      functionDeclarations: tools.map(({ schema: parametersJsonSchema, ...said }) => ({
        ...said,
        parametersJsonSchema,
      })),
    },
  ],
  'ai-sdk': (tools) =>
    Object.fromEntries(
      tools.map(({ name, description, schema }) => [
        name,
        { description, inputSchema: { jsonSchema: schema, validate: () => true }, execute: () => 1 },
      ]),
    ),
};

/** What Gemini's `parameters` say of a schema, and JSON Schema that says as much. */
function geminiForms(schema: Json): readonly [gemini: Json, plain: Json] {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return [{}, {}];
  const { type, description, properties, required, items } = schema as JsonObject;
  const parts = Object.entries((properties ?? {}) as JsonObject).map(
    ([key, part]) => [key, geminiForms(part)] as const,
  );
  const side = (which: 0 | 1): Json => ({
    ...(typeof type === 'string' && { type: which === 0 ? type.toUpperCase() : type }),
    ...(description !== undefined && { description }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(parts.map(([key, forms]) => [key, forms[which]])),
    }),
    ...(required !== undefined && { required }),
    ...(items !== undefined && { items: geminiForms(items)[which] }),
  });
  return [side(0), side(1)];
}

describe.each(SERVERS)('the tools of $name', ({ name: server }) => {
  const tools = toolsOf(server).map(({ name, description, schema = {} }) => ({ name, description, schema }));

  test.each(TOOL_LIST_FORMS)('are the same from a list in the form %s', (form) => {
    const list = WRITTEN[form](tools);
    const result = unitsFromToolList(list, { name: server });
    if (!result.ok) throw new Error(result.error[0]?.message);
    expect([result.value.form, result.value.losses]).toEqual([form, []]);
    const found = result.value.units.slice(1).map(({ unit, description = '', schema }) => ({
      name: unit.slice(`mcp_tool:${server}/`.length),
      description,
      schema,
    }));
    expect(found).toEqual(tools);
  });

  test('say in Gemini’s own schemas what JSON Schema says in its own', () => {
    const declared = tools.map(({ schema, ...said }) => ({ ...said, parameters: geminiForms(schema)[0] }));
    const result = unitsFromToolList({ functionDeclarations: declared }, { name: server });
    if (!result.ok) throw new Error(result.error[0]?.message);
    const schemas = result.value.units.slice(1).map(({ schema }) => schema);
    expect(schemas).toEqual(tools.map(({ schema }) => geminiForms(schema)[1]));
    expect(tools.length).toBeGreaterThan(0);
  });
});
