/** The SDKs' own types, over what is rendered: every value is written out and given to the compiler. */

import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Json } from '../../src/catalog/unit.ts';
import { PROVIDERS, type Provider } from '../../src/providers/form.ts';
import { type RenderOptions, render } from '../../src/providers/render.ts';
import { HOSTILE_TOOLS, type HostileTool } from '../cases/hostile-tools.ts';
import { must, surfaceOf, toolOf } from '../support/tools.ts';
import { workspaceTools } from '../support/workspace-tools.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const folder = join(ROOT, 'node_modules', '.cache', 'lictor-sdk-types');
mkdirSync(folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** For each provider: what the program needs, and the type of its request. */
const SDKS: Readonly<Record<Provider, readonly [imports: string, type: string]>> = {
  anthropic: [
    "import type Anthropic from '@anthropic-ai/sdk';",
    "Pick<Anthropic.MessageCreateParams, 'system'> & { tools: Anthropic.Tool[] }",
  ],
  'openai-chat': [
    "import type OpenAI from 'openai';",
    "Pick<OpenAI.ChatCompletionCreateParams, 'messages' | 'prompt_cache_key'> & { tools: OpenAI.ChatCompletionTool[] }",
  ],
  'openai-responses': [
    "import type OpenAI from 'openai';",
    "Pick<OpenAI.Responses.ResponseCreateParams, 'instructions' | 'prompt_cache_key'> & { tools: OpenAI.Responses.FunctionTool[] }",
  ],
  gemini: [
    "import { type FunctionDeclaration, type GenerateContentConfig, Type } from '@google/genai';",
    "Pick<GenerateContentConfig, 'systemInstruction'> & { tools: { functionDeclarations: FunctionDeclaration[] }[] }",
  ],
  'ai-sdk-6': [
    "import { generateText, jsonSchema } from 'ai';",
    "Pick<Parameters<typeof generateText>[0], 'system' | 'tools'>",
  ],
  'ai-sdk-7': [
    "import { generateText, jsonSchema } from 'ai7';",
    "Pick<Parameters<typeof generateText>[0], 'instructions' | 'tools' | 'toolOrder'>",
  ],
};

/** Whole numbers of 64 bits are texts in the SDK's types; the interface takes numbers as well. */
const LONG = ['minItems', 'maxItems', 'minLength', 'maxLength', 'minProperties', 'maxProperties'];

/** JSON as TypeScript writes it. Types of Gemini are members of an enum; AI SDK tools wrap their schema. */
function literal(provider: Provider, value: Json, key = ''): string {
  if (provider === 'gemini' && key === 'type' && typeof value === 'string')
    return `Type.${value.toUpperCase()}`;
  if (provider === 'gemini' && LONG.includes(key)) return JSON.stringify(String(value));
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => literal(provider, item)).join(', ')}]`;
  const fields = Object.entries(value).map(
    ([name, item]) => `${nameOf(name)}: ${literal(provider, item, name)}`,
  );
  const text = `{ ${fields.join(', ')} }`;
  return provider.startsWith('ai-sdk') && key === 'inputSchema' ? `jsonSchema(${text})` : text;
}

/** `__proto__: x` would set the prototype; a computed name is a name. */
const nameOf = (name: string): string => (name === '__proto__' ? `['${name}']` : JSON.stringify(name));

/** The complaints of one run of the compiler over all programs, by the name of the program. */
function complaints(programs: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const files = [...programs].map(([name, text]) => {
    writeFileSync(join(folder, `${name}.ts`), text);
    return join(folder, `${name}.ts`);
  });
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const how = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--pretty', 'false'];
  const as = ['--module', 'nodenext', '--target', 'es2023', '--types', 'node'];
  const { stdout } = spawnSync(process.execPath, [tsc, ...how, ...as, ...files], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const lines = stdout.split('\n').filter((line) => line.includes('error TS'));
  return new Map(
    [...programs.keys()].map((name) => [name, lines.filter((line) => line.includes(`${name}.ts(`))]),
  );
}

/** The compiler does not compare types of sixty levels. */
const isComparable = ({ refused, what }: HostileTool) => refused === undefined && !what.includes('levels');

const hostile = HOSTILE_TOOLS.filter(isComparable).map((tool) =>
  toolOf(tool.name ?? 'tool', { ...tool, schema: (tool.schema ?? {}) as never }),
);
const surface = surfaceOf([...workspaceTools(), ...hostile], 'House style.');

const programFor = (provider: Provider, options: RenderOptions): string => {
  const { request } = must(render(surface, provider, { ...options, overflow: 'drop', cacheKey: 'key' }));
  const [imports, type] = SDKS[provider];
  return `${imports}\nexport const request: ${type} = ${literal(provider, request)};\n`;
};

/** A tool whose name is a number; AI SDK tools, where the name is a key, get text for a schema. */
const wrong = (provider: Provider): string =>
  programFor(provider, {}).replace(/"name": "[^"]*"|: jsonSchema\(/, (found) =>
    found.startsWith(':') ? ': String(' : '"name": 7',
  );

const found = complaints(
  new Map(
    PROVIDERS.flatMap((provider) => [
      [`${provider}-off`, programFor(provider, {})] as const,
      [`${provider}-where_possible`, programFor(provider, { strict: 'where_possible' })] as const,
      [`${provider}-wrong`, wrong(provider)] as const,
    ]),
  ),
);

describe.each(PROVIDERS)("the SDK's types for %s", (provider) => {
  test.each(['off', 'where_possible'])('take every tool with strict %s', (strict) => {
    expect(found.get(`${provider}-${strict}`)).toEqual([]);
  });

  test('take no tool that is none', () => {
    expect(found.get(`${provider}-wrong`)).not.toEqual([]);
  });
});
