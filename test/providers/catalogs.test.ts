/** Real catalogs through every provider's form: those of the example, and those in the folder that LICTOR_DATA names. */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkUnit } from '../../src/catalog/check-unit.ts';
import { TOOL_NAME_LIMIT, toolName } from '../../src/catalog/tool-name.ts';
import type { ToolSchema } from '../../src/compile/compiled.ts';
import { writtenUnit } from '../../src/compile/written.ts';
import { PROVIDERS, type Provider, type Rendered } from '../../src/providers/form.ts';
import { refusal } from '../../src/providers/model.ts';
import { render } from '../../src/providers/render.ts';
import { rulesFor } from '../../src/providers/rules.ts';
import { readSet } from '../bench/retrieval.ts';
import { statedBy } from '../support/emitted.ts';
import { must, surfaceOf } from '../support/tools.ts';
import { workspaceTools } from '../support/workspace-tools.ts';

const DATA = process.env.LICTOR_DATA;

/** Tools of the sets, where there are any; a set may hold what no catalog takes. */
function setsIn(folder: string): readonly (readonly [name: string, tools: readonly ToolSchema[]])[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'tools.jsonl')))
    .map((name) => [name, toolsOf(join(folder, name))] as const);
}

const toolsOf = (folder: string): readonly ToolSchema[] =>
  (readSet(folder)?.specs ?? []).flatMap((spec) => {
    const checked = checkUnit(spec);
    return checked.ok ? (writtenUnit(checked.value).tool ?? []) : [];
  });

const catalogs = [['the example', workspaceTools()] as const, ...(DATA ? setsIn(DATA) : [])];

/** All tools, as many at a time as the provider takes. */
function renderAll(tools: readonly ToolSchema[], provider: Provider, strict: 'off' | 'where_possible') {
  const most = rulesFor(provider).maxTools ?? tools.length;
  const parts: Rendered[] = [];
  for (let at = 0; at < tools.length; at += most)
    parts.push(must(render(surfaceOf(tools.slice(at, at + most)), provider, { strict })));
  return { tools: parts.flatMap((part) => part.tools), leftOut: parts.flatMap((part) => part.leftOut) };
}

describe.each(catalogs)('the tools of %s', (_, tools) => {
  test('have different names that every provider takes', () => {
    const names = tools.map(({ unit }) => toolName(unit));
    expect(new Set(names).size).toBe(tools.length);
    expect(names.filter((name) => !/^[a-zA-Z][\w-]*$/.test(name) || name.length > TOOL_NAME_LIMIT)).toEqual(
      [],
    );
  });

  test.each(PROVIDERS)('all have a form for %s, which its rules take', (provider) => {
    const rules = rulesFor(provider);
    for (const strict of ['off', 'where_possible'] as const) {
      const all = renderAll(tools, provider, strict);
      expect(all.leftOut).toEqual([]);
      expect(all.tools).toHaveLength(tools.length);
      for (const tool of all.tools) {
        const dialect = (tool.strict && rules.strictDialect) || rules.dialect;
        expect(refusal(rules, dialect, statedBy(provider, tool)), tool.unit).toBeUndefined();
      }
    }
  });
});
