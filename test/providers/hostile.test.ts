/** Tools that break what is careless: the exact outcome of each, for every provider. */

import { describe, expect, test } from 'vitest';
import { checkUnit } from '../../src/catalog/check-unit.ts';
import { unitId } from '../../src/catalog/identity.ts';
import { writtenUnit } from '../../src/compile/written.ts';
import type { Provider, Rendered } from '../../src/providers/form.ts';
import { render } from '../../src/providers/render.ts';
import { validateCall } from '../../src/providers/validate-call.ts';
import {
  type Form,
  HOSTILE_TOOLS,
  type HostileTool,
  PLAIN_LOST,
  PLAIN_SCHEMA,
} from '../cases/hostile-tools.ts';
import { must, surfaceOf } from '../support/tools.ts';

const FORMS: Readonly<Record<Form, readonly [Provider, 'off' | 'where_possible']>> = {
  anthropic: ['anthropic', 'off'],
  'anthropic-strict': ['anthropic', 'where_possible'],
  openai: ['openai-responses', 'off'],
  'openai-strict': ['openai-chat', 'where_possible'],
  gemini: ['gemini', 'off'],
};
const forms = Object.keys(FORMS) as Form[];

function registered(tool: HostileTool) {
  const { name = 'tool', server, description, schema = PLAIN_SCHEMA } = tool;
  const unit = unitId(server === undefined ? { kind: 'tool', name } : { kind: 'mcp_tool', server, name });
  return checkUnit({ unit, schema, ...(description !== undefined && { description }) });
}

function renderedAs(tool: HostileTool, form: Form): Rendered {
  const [provider, strict] = FORMS[form];
  const written = writtenUnit(must(registered(tool))).tool;
  return must(render(surfaceOf(written ? [written] : []), provider, { strict }));
}

const lossesOf = ({ losses }: Rendered): string[] =>
  losses.map(({ pointer, keyword, code }) =>
    `${pointer.length > 60 ? '…' : pointer} ${keyword} ${code}`.trimStart(),
  );

function outcomeOf(tool: HostileTool, form: Form, name: string, given: unknown): string {
  const call = validateCall(renderedAs(tool, form), { name, arguments: given });
  if (!call.ok) return call.error.problems.map(({ field, code }) => `${field}: ${code}`.trim()).join(', ');
  const same = JSON.stringify(call.value.arguments) === JSON.stringify(given);
  return same ? 'ok' : `ok ${JSON.stringify(call.value.arguments)}`;
}

describe.each(HOSTILE_TOOLS)('$what', (tool) => {
  const { refused, named = tool.name ?? '', lost, unusable = {}, strict, calls = [] } = tool;

  if (refused !== undefined) {
    test(`is refused by the catalog: ${refused}`, () => {
      expect(registered(tool)).toMatchObject({ ok: false, error: [{ code: refused }] });
    });
    return;
  }

  test.each(forms)('has its name, its losses and its strictness for %s', (form) => {
    const { tools, leftOut, ...rendered } = renderedAs(tool, form);
    expect(leftOut.map(({ message }) => message)).toEqual([unusable[form] ?? []].flat());
    if (leftOut.length > 0) return;
    const whole = { tools, leftOut, ...rendered };
    const losses = tool.schema === undefined ? (lost ?? PLAIN_LOST) : (lost ?? {});
    expect(tools.map(({ name }) => name)).toEqual([named]);
    expect(lossesOf(whole)).toEqual((losses as HostileTool['lost'])?.[form] ?? []);
    const held = tool.schema === undefined ? ['anthropic-strict', 'openai-strict'] : (strict ?? []);
    expect(tools[0]?.strict).toBe(held.includes(form));
  });

  if (calls.length > 0)
    test('takes the calls that it should, and no others', () => {
      for (const [given, outcome, form] of calls)
        for (const one of form ? [form] : (['anthropic', 'openai'] as const))
          expect(outcomeOf(tool, one, named, given), JSON.stringify(given)).toBe(outcome);
    });
});

test('there are enough of them', () => {
  expect(HOSTILE_TOOLS.length).toBeGreaterThanOrEqual(100);
  expect(new Set(HOSTILE_TOOLS.map(({ what }) => what)).size).toBe(HOSTILE_TOOLS.length);
});
