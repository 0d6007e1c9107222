/** Surfaces: what it costs to write a selection for a provider, and to check a call. */

import type { ToolSchema } from '../../src/compile/compiled.ts';
import { writtenUnit } from '../../src/compile/written.ts';
import { createPolicy } from '../../src/lictor.ts';
import { PROVIDERS, type Provider } from '../../src/providers/form.ts';
import { type RenderOptions, render } from '../../src/providers/render.ts';
import { validateCall } from '../../src/providers/validate-call.ts';
import { alone } from './sample.ts';
import { atMost, type Row, type Table } from './table.ts';
import { workspaceInput } from './workspace.ts';

const TOOLS = 100;
const MOST = 5;

export async function surfacesBench(): Promise<Table> {
  const rows: Row[] = [];
  for (const provider of PROVIDERS) rows.push(await warmRow(provider));
  return {
    topic: 'surfaces',
    title: 'Surfaces: 100 tools in the form of a provider',
    rows: [...rows, await coldRow('anthropic'), await coldRow('openai-responses'), await callRow()],
    notes: [
      'A tool is rewritten once for a provider and kept; warm is any later turn, cold a tool seen for the first time.',
    ],
  };
}

/** Real tools, of real servers and of made ones that offer the same. */
function tools(): ToolSchema[] {
  const policy = createPolicy(workspaceInput());
  if (!policy.ok) throw new Error('the example workspace does not load');
  const real = [...policy.value.catalog.units.values()].flatMap((unit) => writtenUnit(unit).tool ?? []);
  return Array.from({ length: TOOLS }, (_, i) => {
    const tool = real[i % real.length] as ToolSchema;
    const unit = `${tool.unit}_${Math.floor(i / real.length)}` as ToolSchema['unit'];
    return { ...tool, unit, input_schema: structuredClone(tool.input_schema) };
  });
}

const surface = (of: readonly ToolSchema[]) => ({ text: 'Be brief.', tools: of, active_units: [] });
const options: RenderOptions = { strict: 'where_possible' };

async function warmRow(provider: Provider): Promise<Row> {
  const once = surface(tools());
  const ours = await alone(() => render(once, provider, options), { rounds: 200 });
  return { work: `${provider}, warm`, ours, targets: [atMost(MOST, ours)] };
}

/** Copies are tools never seen; making them counts too. */
async function coldRow(provider: Provider): Promise<Row> {
  const once = tools();
  const ours = await alone(() => render(surface(structuredClone(once)), provider, options), { rounds: 40 });
  return { work: `${provider}, cold`, ours, targets: [] };
}

async function callRow(): Promise<Row> {
  const rendered = render(surface(tools()), 'openai-responses', options);
  if (!rendered.ok) throw new Error(rendered.error.message);
  const tool = rendered.value.tools.find(({ unit }) => unit.includes('filesystem/read_text_file'));
  const call = { name: tool?.name ?? '', arguments: '{"path": "README.md", "head": 20, "tail": null}' };
  const ours = await alone(() => validateCall(rendered.value, call), { rounds: 400 });
  return { work: 'check a call', ours, targets: [] };
}
