/** Laws of rendering: what a provider is given, and what comes back. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkUnit } from '../../src/catalog/check-unit.ts';
import type { ToolListForm } from '../../src/catalog/import-form.ts';
import { unitsFromToolList } from '../../src/catalog/import-list.ts';
import { toolName } from '../../src/catalog/tool-name.ts';
import type { ToolSchema } from '../../src/compile/compiled.ts';
import { writtenUnit } from '../../src/compile/written.ts';
import { PROVIDERS, type Provider } from '../../src/providers/form.ts';
import { refusal } from '../../src/providers/model.ts';
import { render } from '../../src/providers/render.ts';
import { rulesFor } from '../../src/providers/rules.ts';
import { validateCall } from '../../src/providers/validate-call.ts';
import { validateArguments } from '../../src/schema/validate.ts';
import { statedBy } from '../support/emitted.ts';
import { numRuns } from '../support/runs.ts';
import { anyArguments, anyToolSchema } from '../support/tool-arbitraries.ts';
import { must, surfaceOf, unitOf } from '../support/tools.ts';

const anyProvider = fc.constantFrom<Provider>(...PROVIDERS);
const anyStrict = fc.constantFrom('off' as const, 'where_possible' as const);
const anyTools = fc.uniqueArray(anyToolSchema, { minLength: 1, maxLength: 6, selector: ({ unit }) => unit });

describe('rendering', () => {
  test('gives the same bytes in whatever order the tools come', () => {
    const shuffled = anyTools.chain((tools) =>
      fc.tuple(fc.constant(tools), fc.shuffledSubarray(tools, { minLength: tools.length })),
    );
    fc.assert(
      fc.property(shuffled, anyProvider, anyStrict, ([tools, turned], provider, strict) => {
        // Copies, so that nothing is remembered from the first time.
        const again = structuredClone(turned);
        const [a, b] = [tools, again].map((some) => must(render(surfaceOf(some), provider, { strict })));
        expect(JSON.stringify(b?.request)).toBe(JSON.stringify(a?.request));
      }),
      { numRuns },
    );
  });

  test('gives only what the provider takes', () => {
    fc.assert(
      fc.property(anyTools, anyProvider, anyStrict, (tools, provider, strict) => {
        const rules = rulesFor(provider);
        for (const tool of must(render(surfaceOf(tools), provider, { strict })).tools) {
          const dialect = (tool.strict && rules.strictDialect) || rules.dialect;
          expect(refusal(rules, dialect, statedBy(provider, tool))).toBeUndefined();
        }
      }),
      { numRuns },
    );
  });

  test('leaves a tool out only if it can never be called', () => {
    fc.assert(
      fc.property(anyTools, anyProvider, anyArguments, (tools, provider, given) => {
        for (const { unit } of must(render(surfaceOf(tools), provider)).leftOut) {
          const left = tools.find((tool) => tool.unit === unit);
          expect(validateArguments(left?.input_schema ?? {}, given)).not.toEqual([]);
        }
      }),
      { numRuns },
    );
  });
});

describe('a call', () => {
  test('is taken only with arguments that the tool takes', () => {
    fc.assert(
      fc.property(anyToolSchema, anyProvider, anyStrict, anyArguments, (tool, provider, strict, given) => {
        const rendered = must(render(surfaceOf([tool]), provider, { strict }));
        const name = rendered.tools[0]?.name ?? 'none';
        const call = validateCall(rendered, { name, arguments: given });
        if (call.ok) expect(validateArguments(tool.input_schema, call.value.arguments)).toEqual([]);
        else if (rendered.tools.length > 0) expect(call.error.problems.length).toBeGreaterThan(0);
      }),
      { numRuns },
    );
  });

  test('as JSON text is the call as a value', () => {
    fc.assert(
      fc.property(anyToolSchema, anyProvider, anyArguments, (tool, provider, given) => {
        const rendered = must(render(surfaceOf([tool]), provider));
        const name = rendered.tools[0]?.name ?? 'none';
        const text = validateCall(rendered, { name, arguments: JSON.stringify(given) });
        expect(text).toEqual(validateCall(rendered, { name, arguments: given }));
      }),
      { numRuns },
    );
  });
});

/** Lists of tools as each source writes them, and the provider whose form it is. */
const LISTS: readonly (readonly [Provider, (tool: ToolSchema) => object])[] = [
  ['anthropic', ({ name, input_schema }) => ({ name, input_schema })],
  ['openai-responses', ({ name, input_schema }) => ({ type: 'function', name, parameters: input_schema })],
  [
    'openai-chat',
    ({ name, input_schema }) => ({ type: 'function', function: { name, parameters: input_schema } }),
  ],
];

describe('importing and rendering', () => {
  test.each(LISTS)('keeps every constraint for %s, or reports it', (provider, write) => {
    fc.assert(
      fc.property(anyToolSchema, fc.array(anyArguments, { minLength: 5, maxLength: 5 }), (tool, many) => {
        const imported = unitsFromToolList([write(tool)]);
        if (!imported.ok || imported.value.losses.length > 0) return;
        const { tools, losses, leftOut } = must(render(surfaceOf(toolsIn(imported.value.units)), provider));
        if (losses.length > 0 || leftOut.length > 0) return;
        expect(tools).toHaveLength(1);
        for (const made of tools) {
          const { schema } = statedBy(provider, made);
          for (const given of many)
            expect(validateArguments(schema, given).length === 0, JSON.stringify(given)).toBe(
              validateArguments(tool.input_schema, given).length === 0,
            );
        }
      }),
      { numRuns },
    );
  });

  test.each(PROVIDERS)('gives the same request again for %s', (provider) => {
    fc.assert(
      fc.property(anyTools, (tools) => {
        const first = must(render(surfaceOf(tools), provider, { cache: 'off' }));
        fc.pre(first.tools.length > 0);
        const list = provider === 'gemini' ? { tools: first.request.tools } : first.request.tools;
        const imported = must(unitsFromToolList(list ?? [], { from: FORMS[provider] }));
        const again = must(render(surfaceOf(toolsIn(imported.units)), provider, { cache: 'off' }));
        for (const tool of first.tools) {
          if (imported.losses.some((loss) => loss.tool === tool.name)) continue;
          const same = again.tools.find(({ name }) => name === toolName(unitOf(tool.name)));
          expect(statedBy(provider, same ?? tool)).toEqual({
            ...statedBy(provider, tool),
            name: toolName(unitOf(tool.name)),
          });
        }
      }),
      { numRuns },
    );
  });
});

const FORMS: Readonly<Record<Provider, ToolListForm>> = {
  anthropic: 'anthropic',
  'openai-chat': 'openai',
  'openai-responses': 'openai',
  gemini: 'gemini',
  'ai-sdk-6': 'ai-sdk',
  'ai-sdk-7': 'ai-sdk',
};

/** The tools of units that the catalog takes. */
const toolsIn = (specs: readonly object[]): ToolSchema[] =>
  specs.flatMap((spec) => writtenUnit(must(checkUnit(spec))).tool ?? []);
