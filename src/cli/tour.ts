/** `lictor tour`: three turns of the example workspace, compiled and told, and a rule that its user sets. */

import { join, relative } from 'node:path';
import type { Policy } from '../catalog/policy.ts';
import { compiledJson, exactTokens, type TokenCounter } from '../node.ts';
import { compileGiven } from './compile-options.ts';
import { EXIT, type ExitCode, refuse } from './failure.ts';
import { print, printJson } from './io.ts';
import { EXAMPLE, packageRoot } from './package.ts';
import { openPolicy } from './policy-argument.ts';
import { count } from './text.ts';
import { toolTokens } from './tool-tokens.ts';
import { type RuleStop, ruleLines, ruleStop } from './tour-rule.ts';
import { type Everything, instanceOf, type Stop, stopLines } from './tour-view.ts';
import { readTurns } from './turn-argument.ts';
import type { View } from './view.ts';

/** Lines of the example's turns.jsonl that show the most different things. */
const STOPS: readonly number[] = [2, 8, 19];

/** `folder` holds `.pl` files and a `turns.jsonl`. */
export async function tourCommand(
  view: View,
  folder = join(packageRoot(), EXAMPLE),
  lines: readonly number[] = STOPS,
): Promise<ExitCode> {
  const shortFolder = relative(process.cwd(), folder) || '.';
  const policy = await openPolicy(view, [shortFolder]);
  if (!policy.ok) return refuse(view, policy.error);
  const counter = exactTokens();
  const everything = everythingOf(policy.value, counter);
  const options = { counter };
  const stops: Stop[] = [];
  for await (const { line, turn } of readTurns(view.io, join(shortFolder, 'turns.jsonl'))) {
    if (!lines.includes(line)) continue;
    if (!turn.ok) return refuse(view, turn.error);
    const compiled = compileGiven(view, policy.value, turn.value, options);
    if (!compiled.ok) return refuse(view, compiled.error);
    stops.push({ line, compiled: compiled.value, options, everything, folder: shortFolder });
  }
  const rule = ruleStop(policy.value, new Date().toISOString());
  if (view.json) printJson(view.io, { ok: true, turns: stops.map(stopJson), rule });
  else print(view.io, tourLines(view, policy.value, shortFolder, stops, rule));
  return EXIT.fine;
}

const stopJson = ({ line, compiled, everything }: Stop): object => ({
  line,
  tokens_of_all_tools: everything.tokens,
  ...(compiledJson(compiled) as object),
});

/** What every tool of the catalog would take, were all of them shown. */
const everythingOf = ({ catalog }: Policy, counter: TokenCounter): Everything => {
  const tools = [...catalog.units.values()].filter(({ schema }) => schema);
  const tokens = tools.reduce((sum, tool) => sum + toolTokens(counter, tool), 0);
  return { tools: tools.length, tokens };
};

function tourLines(
  view: View,
  policy: Policy,
  folder: string,
  stops: readonly Stop[],
  rule: RuleStop,
): string[] {
  const servers = [...policy.catalog.units.values()].filter(({ kind }) => kind === 'mcp_server').length;
  const of = servers > 0 ? ` of ${count(servers, 'MCP server')}` : '';
  return [
    `${view.paint.bold('lictor')} compiles ${count(policy.catalog.units.size, 'unit')}${of} (${folder})`,
    `into what a model sees in ${count(stops.length, 'turn')}, and says why.`,
    ...stops.flatMap((stop, i) => stopLines(view, policy, stop, `${i + 1} of ${stops.length}`)),
    ...ruleLines(view, rule),
    ...furtherLines(view, folder, stops.at(-1)),
  ];
}

function furtherLines({ paint }: View, folder: string, last: Stop | undefined): string[] {
  const unit = last && instanceOf(last.compiled);
  const turns = join(folder, 'turns.jsonl');
  const name = unit?.slice(unit.indexOf(':') + 1) ?? '';
  return [
    '',
    paint.bold('look closer'),
    `  npx lictor compile ${folder} --turns ${turns}`,
    // A name is shown as something to type only where a shell takes it as it is.
    ...(/^[\w/-]+$/.test(name)
      ? [`  npx lictor explain ${folder} --turn ${turns}:${last?.line} ${name}`]
      : []),
    `  npx lictor query ${folder} 'requires(Unit, Other).'`,
    '  npx lictor help',
  ];
}
