/**
 * A replay: what a transcript says is put to the hooks, one event after another, over rules of its own.
 *
 *     entry → event → verdict → findings
 */

import type { Adapter } from '../hooks/adapter.ts';
import { ADAPTERS, eventsOf } from '../hooks/adapters.ts';
import type { AgentName, HookEvent, HookEventName, Verdict } from '../hooks/event.ts';
import { verdictOn } from '../hooks/run-hook.ts';
import type { Entry, Here } from './entry.ts';
import { present } from './fields.ts';
import { type Finding, type FindingPlace, type Totals, totalsOf } from './finding.ts';
import { type Heard, type MemoryStore, memoryStore } from './memory-store.ts';
import type { Step } from './read-transcript.ts';
import { type ReplayOptions, type ReplayWorld, replayWorld } from './replay-world.ts';
import {
  brokenBy,
  mentioned,
  overRules,
  promptFindings,
  shownArguments,
  usedWaivers,
} from './to-findings.ts';

export interface Replayed {
  /** Absent: the file is no transcript of an agent that is known. */
  readonly agent?: AgentName;
  readonly session_id?: string;
  /** The first folder that the transcript names. */
  readonly cwd?: string;
  /** RFC 3339: the first and the last time that it names. */
  readonly from?: string;
  readonly to?: string;
  readonly findings: readonly Finding[];
  readonly totals: Totals;
}

/** Replays a transcript to its end. It starts without rules: only what the user says in it sets any. */
export async function replay(steps: AsyncIterable<Step>, options: ReplayOptions): Promise<Replayed> {
  const findings: Finding[] = [];
  let run: Run | undefined;
  for await (const step of steps) {
    if (step.kind === 'agent') run = startRun(step.agent, options, findings);
    else if (step.kind === 'bad_line')
      findings.push({ kind: 'bad_line', line: step.line, message: step.message });
    else if (run) await take(run, step.entry, step.line);
  }
  const { prompts = 0, calls, first = {}, here = {} } = run ?? {};
  return {
    ...present({ agent: run?.adapter.agent, session_id: first.session_id, cwd: first.cwd }),
    ...present({ from: first.at, to: here.at }),
    findings,
    totals: totalsOf(findings, prompts, calls?.made ?? 0),
  };
}

/** What a replay knows while it goes on. */
interface Run {
  readonly adapter: Adapter;
  readonly options: ReplayOptions;
  readonly memory: MemoryStore;
  readonly world: ReplayWorld;
  readonly findings: Finding[];
  /** The first and the last place and time that were named. */
  first: Here;
  here: Here;
  prompts: number;
  compactions: number;
  readonly calls: Calls;
  /** How often the conversation had been compacted when a rule was said. */
  readonly saidAfter: Map<string, number>;
  /** Rules whose own end was told. */
  readonly over: Set<string>;
}

interface Calls {
  made: number;
  /** The tool of each call, and its finding among the findings. */
  readonly known: Map<string, { readonly tool: string; readonly finding?: number }>;
}

function startRun(agent: AgentName, options: ReplayOptions, findings: Finding[]): Run {
  const adapter = ADAPTERS.get(agent);
  if (!adapter) throw new Error(`there is no adapter for ${agent}`);
  const memory = memoryStore();
  return {
    ...{ adapter, options, memory, findings },
    world: replayWorld(memory.store, options),
    first: {},
    here: {},
    prompts: 0,
    compactions: 0,
    calls: { made: 0, known: new Map() },
    saidAfter: new Map(),
    over: new Set(),
  };
}

async function take(run: Run, entry: Entry, line: number): Promise<void> {
  const { at, session_id, cwd, message_number } = entry;
  run.here = { ...run.here, ...present({ at, session_id, cwd }) };
  run.first = { ...run.here, ...run.first };
  const place: FindingPlace = { line, ...present({ at, message_number, session_id }) };
  tellOver(run, place);
  switch (entry.kind) {
    case 'prompt':
      return takePrompt(run, entry, place);
    case 'call':
      return takeCall(run, entry, place);
    case 'result':
      return takeResult(run, entry);
    case 'compaction':
      run.compactions += 1;
      await ask(run, 'pre_compact', {});
  }
}

const timeOf = ({ here, options }: Run): string => here.at ?? options.now;

/** What the hook says of an event, and what it did with the rules. */
async function ask(run: Run, meant: HookEventName, about: Partial<HookEvent>): Promise<[Verdict, Heard]> {
  const { adapter, memory, here, first } = run;
  const called = about.called ?? eventsOf(adapter, meant)[0];
  if (called === undefined) return [{ decision: 'allow' }, memory.heard()];
  const place = present({ session_id: here.session_id, cwd: here.cwd });
  const event: HookEvent = { agent: adapter.agent, event: meant, ...place, ...about, called };
  const verdict = await verdictOn(adapter, event, run.world.at(timeOf(run), first.cwd));
  return [verdict, memory.heard()];
}

function tellOver(run: Run, place: FindingPlace): void {
  const over = overRules(run.memory.all(), timeOf(run), run.over);
  const said = over.filter(({ source }) => source !== 'post_turn');
  for (const { id } of over) run.over.add(id);
  if (said.length > 0) run.findings.push({ ...place, kind: 'rule_over', rules: said.map(mentioned) });
}

type Of<K extends Entry['kind']> = Extract<Entry, { readonly kind: K }>;

async function takePrompt(run: Run, entry: Of<'prompt'>, place: FindingPlace): Promise<void> {
  run.prompts += 1;
  const said = { prompt: entry.text, ...present({ message_id: entry.message_id }) };
  const [, heard] = await ask(run, 'prompt', said);
  for (const { kind, id, action } of heard.changes)
    if (kind === 'rule' && action === 'add') run.saidAfter.set(id, run.compactions);
  run.findings.push(...promptFindings(heard, run.memory.all(), entry.text, place));
}

async function takeCall(run: Run, entry: Of<'call'>, place: FindingPlace): Promise<void> {
  const { calls, memory, findings, saidAfter, compactions } = run;
  const { call_id, tool } = entry;
  if (call_id !== undefined && calls.known.has(call_id)) return;
  calls.made += 1;
  const [verdict, heard] = await ask(run, 'pre_tool', callAbout(run.adapter, entry));
  const call = { tool, arguments: shownArguments(entry.arguments) };
  const broken = brokenBy(heard, memory.all());
  if (call_id !== undefined) calls.known.set(call_id, { tool, ...(broken && { finding: findings.length }) });
  if (broken) {
    const after_compaction = broken.rules.some(({ id }) => compactions > (saidAfter.get(id) ?? compactions));
    const reason = verdict.reason ?? '';
    findings.push({ ...place, kind: 'rule_broken', ...broken, ...call, reason, after_compaction });
  }
  for (const used of usedWaivers(heard, memory.all()))
    findings.push({ ...place, kind: 'waiver_used', ...call, ...used });
}

/** Where an agent tells of a kind of tool in an event of its own, it can ask there, and only there. */
function callAbout({ toolOf = {}, asksAt }: Adapter, entry: Of<'call'>): Partial<HookEvent> {
  const { tool, arguments: args, call_id } = entry;
  const own = Object.entries(toolOf).find(([, named]) => named === tool)?.[0];
  const mcp = /^mcp/i.test(tool) ? asksAt.find((event) => /mcp/i.test(event)) : undefined;
  return { tool, arguments: args, ...present({ call_id, called: own ?? mcp }) };
}

async function takeResult(run: Run, { call_id, outcome, error = '' }: Of<'result'>): Promise<void> {
  const { calls, findings } = run;
  const call = calls.known.get(call_id);
  if (!call) return;
  const finding = call.finding === undefined ? undefined : findings[call.finding];
  if (call.finding !== undefined && finding?.kind === 'rule_broken')
    findings[call.finding] = { ...finding, outcome };
  if (outcome === 'failed') await ask(run, 'tool_failed', { tool: call.tool, arguments: {}, call_id, error });
}
