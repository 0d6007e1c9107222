/** A rendered surface for people: the tools by their names, and what the provider is not told. */

import type { TokenCounter } from '../compile/tokens.ts';
import type { Loss, Rendered, RenderedTool } from '../providers/form.ts';
import { moreLine, shorten, table } from './layout.ts';
import { block } from './surface-view.ts';
import { clean, count, number, oneLine, wrap } from './text.ts';
import type { View } from './view.ts';

const MOST_ROWS = 20;

export function renderedLines(
  view: View,
  rendered: Rendered,
  pinned: ReadonlySet<string>,
  counter: TokenCounter,
): string[] {
  const { tools, losses, request, provider } = rendered;
  const tokens = counter.count(JSON.stringify(request));
  const strict = tools.filter((tool) => tool.strict).length;
  const parts = [
    provider,
    count(tools.length, 'tool'),
    ...(strict > 0 ? [`${number(strict)} strict`] : []),
    count(tokens, 'token'),
    losses.length > 0 ? count(losses.length, 'loss', 'losses') : 'nothing lost',
  ];
  return [
    ...wrap(parts.join(' · '), view.width),
    ...block(view, 'tools', toolLines(view, tools, pinned, counter)),
    ...block(view, 'lost on the way, and checked when a call comes back', lossLines(view, losses)),
    ...block(view, 'left out', leftOutLines(view, rendered)),
  ];
}

const nameWidth = ({ width }: View): number => Math.floor(width * 0.5);

function toolLines(
  view: View,
  tools: readonly RenderedTool[],
  pinned: ReadonlySet<string>,
  counter: TokenCounter,
): string[] {
  const { shown, more } = shorten(tools, MOST_ROWS, view.all);
  const rows = shown.map(({ name, unit, definition, strict }) => [
    name,
    number(counter.count(JSON.stringify(definition))),
    [clean(unit), ...(pinned.has(unit) ? ['pinned'] : []), ...(strict ? ['strict'] : [])].join(' · '),
  ]);
  const columns = [
    { most: nameWidth(view), dress: view.paint.green },
    { align: 'right', least: 5 },
    {},
  ] as const;
  return [...table(rows, columns, { width: view.width }), ...moreLine(more)];
}

function lossLines(view: View, losses: readonly Loss[]): string[] {
  const { shown, more } = shorten(losses, MOST_ROWS, view.all);
  const rows = shown.map(({ tool, pointer, code, message }) => [
    tool,
    code,
    oneLine(pointer === '' ? message : `${pointer}: ${message}`),
  ]);
  const columns = [{ most: nameWidth(view) }, { dress: view.paint.yellow }, {}] as const;
  return [...table(rows, columns, { width: view.width }), ...moreLine(more)];
}

function leftOutLines(view: View, { leftOut }: Rendered): string[] {
  const { shown, more } = shorten(leftOut, MOST_ROWS, view.all);
  const rows = shown.map(({ unit, code, message }) => [clean(unit), code, oneLine(message)]);
  const columns = [{ most: nameWidth(view), dress: view.paint.red }, {}, {}] as const;
  return [...table(rows, columns, { width: view.width }), ...moreLine(more)];
}
