/** Before a tool runs: the call is decided by the rules in force. */

import { cleanLine, cutText } from '../../catalog/clean.ts';
import { decideByRules } from '../../decide/by-rules.ts';
import type { Call, Decision, DecisionReason } from '../../decide/call.ts';
import { seenCall } from '../../decide/call-mark.ts';
import type { DecideInput } from '../../decide/decide.ts';
import { ok } from '../../logic/diagnostics.ts';
import type { RuleState } from '../../memory/change.ts';
import type { StoreFault } from '../../store/fault.ts';
import type { Store, Stored } from '../../store/store.ts';
import type { Adapter } from './adapter.ts';
import { type BoundRules, boundRules } from './bound-rules.ts';
import type { HookEvent, Verdict } from './event.ts';
import { callsOf, commonName } from './neutral-call.ts';
import { probeVerdict } from './probe.ts';
import { guardLictor } from './self-guard.ts';
import { NO_NOTES } from './session-file.ts';
import { audienceOf, type HookWorld, withStore } from './world.ts';

/**
 * The verdict on a call. When the store cannot be read, the rules that the session read last decide, and the fault
 * is told; a session that has not read any refuses the call.
 */
export async function verdictOnCall(adapter: Adapter, event: HookEvent, world: HookWorld): Promise<Verdict> {
  noteCall(adapter, event, world);
  const allowed = await allowedByKept(adapter, event, world);
  if (allowed) return allowed;
  const known = await withStore(event, world, (store) => decideWith(adapter, event, world, store));
  const verdict = known.ok ? known.value : await withoutStore(adapter, event, world, known.error);
  return world.shadow ? shadowed(verdict) : verdict;
}

/** What is denied, asked about or waived is decided again by the store, where it is counted. */
async function allowedByKept(
  adapter: Adapter,
  event: HookEvent,
  world: HookWorld,
): Promise<Verdict | undefined> {
  const rules = probeVerdict(event) ? undefined : world.kept?.read();
  if (!rules) return undefined;
  const decision = decideAll(adapter, event, await withTimes(world, rules), rules);
  return decision.decision === 'allow' ? verdictOf(decision) : undefined;
}

async function decideWith(
  adapter: Adapter,
  event: HookEvent,
  world: HookWorld,
  store: Store,
): Promise<Stored<Verdict>> {
  const read = await stateIn(store, world);
  if (!read.ok) return read;
  const probed = probeVerdict(event);
  if (probed) return ok(probed);
  const { state, stamp } = read.value;
  const rules = boundRules(state);
  const decision = await settled(adapter, event, await withTimes(world, rules), store, rules);
  if (!decision.ok) return decision;
  // What is counted changes the store.
  if (stamp !== undefined && decision.value.decision === 'allow') world.kept?.write(stamp, state.rules);
  if (decision.value.decision !== 'allow') {
    const rules = decision.value.reasons.flatMap(({ rule }) => rule ?? []);
    const counted = { decision: decision.value.decision, rules, at: world.now };
    // A count that is lost changes no decision.
    await store.countDecision({
      ...counted,
      tool: commonName(adapter, event.tool ?? ''),
      call: seenCall(wholeOf(adapter, event, world)),
    });
  }
  return ok(verdictOf(decision.value));
}

/** The rules, and how the store was while they were read, where they may be kept: nobody may be writing meanwhile. */
async function stateIn(
  store: Store,
  { kept }: HookWorld,
): Promise<Stored<{ readonly state: RuleState; readonly stamp?: string | undefined }>> {
  if (kept?.stamp() !== undefined) {
    const alone = await store.stateAlone(kept.stamp);
    if (alone.ok) return ok({ state: alone.value.state, stamp: alone.value.seen });
  }
  const state = await store.state();
  return state.ok ? ok({ state: state.value }) : state;
}

/** A call that rests on a waiver for one call uses it up; when another call was first, it is decided without it. */
async function settled(
  adapter: Adapter,
  event: HookEvent,
  world: TimedWorld,
  store: Store,
  rules: BoundRules,
): Promise<Stored<Decision>> {
  const decision = decideAll(adapter, event, world, rules);
  if (decision.decision !== 'allow' || world.shadow || decidesAgain(adapter, event)) return ok(decision);
  const granted = new Set(rules.waivers?.map(({ id }) => id));
  const used = new Set(
    decision.reasons.flatMap(({ released_by: id }) => (id && granted.has(id) ? [id] : [])),
  );
  for (const id of used) {
    const waived = await store.useWaiver({ at: world.now, by: event.agent }, id);
    if (!waived.ok) return waived;
    if (!waived.value) return ok(decideAll(adapter, event, world, { ...rules, waivers: [] }));
  }
  return ok(decision);
}

/** Cursor tells of a shell command twice; what is for one call is used up the second time, where it can ask. */
const decidesAgain = ({ asksAt }: Adapter, { agent, called, tool = '' }: HookEvent): boolean =>
  agent === 'cursor' && !asksAt.includes(called) && /^(?:shell$|mcp)/i.test(tool);

function decideAll(adapter: Adapter, event: HookEvent, world: TimedWorld, rules: BoundRules): Decision {
  const guarded = guardLictor(event);
  const whole = wholeOf(adapter, event, world);
  const decisions = callsOf(adapter, event).map((call) => decideOne(call, whole, event, world, rules));
  const all = [...(guarded ? [guarded] : []), ...decisions];
  const decision = all.reduce<Decision['decision']>(
    (strictest, { decision }) => (RANK[decision] > RANK[strictest] ? decision : strictest),
    'allow',
  );
  if (decision === 'ask' && decidesAgain(adapter, event)) return { decision: 'allow', reasons: [] };
  const reasons = all.flatMap(({ reasons }) => reasons);
  return { decision, reasons: reasons.sort((a, b) => RANK[b.effect] - RANK[a.effect]) };
}

const RANK = { allow: 0, ask: 1, deny: 2 } as const;

type TimedWorld = HookWorld & Pick<DecideInput, 'readTime'>;

const withTimes = async (world: HookWorld, { timed }: BoundRules): Promise<TimedWorld> =>
  timed ? { ...world, readTime: (await import('../../memory/until.ts')).readTime } : world;

/** The call as its person sees it, of which a patch has several. */
const wholeOf = (adapter: Adapter, event: HookEvent, { cwd }: HookWorld): Call => {
  const [whole = { tool: event.tool ?? '', arguments: {} }] = callsOf(adapter, event);
  return { cwd, ...whole };
};

const decideOne = (
  call: Call,
  whole: Call,
  event: HookEvent,
  world: TimedWorld,
  { open, waivers = [] }: BoundRules,
): Decision =>
  decideByRules({
    call: { cwd: world.cwd, ...call },
    whole,
    open,
    waivers,
    now: world.now,
    zone: world.zone,
    audience: audienceOf(event, world),
    realPath: world.realPath,
    home: world.home,
    ...(world.readTime && { readTime: world.readTime }),
  });

function verdictOf({ decision, reasons }: Decision): Verdict {
  const ours = reasons.filter(({ effect }) => effect === decision);
  if (decision === 'allow') return { decision, ...released(reasons) };
  // One sentence may have set a rule for each of several tools.
  const messages = [...new Set(ours.map(({ message }) => message))];
  const said = messages.join('; ') || 'it cannot be told what this call does';
  return { decision, reason: `${bounded(said)}. ${HOLDS[decision]}`, notice: noticeOf(decision, ours) };
}

/** For the model: no way round is a way. */
const HOLDS = {
  deny: 'This holds however the same effect is reached: do not try another way. Only the user can lift it.',
  ask: 'Only the user can say yes.',
} as const;

/** As much of the reasons as an answer holds. */
const MOST = 2000;
const bounded = (text: string): string => cutText(cleanLine(text), MOST);

function noticeOf(decision: 'ask' | 'deny', reasons: readonly DecisionReason[]): string {
  const sentences = [...new Set(reasons.map(({ sentence, message }) => sentence ?? message))];
  const what = decision === 'deny' ? 'blocked' : 'asks first';
  const [rule] = reasons.flatMap(({ rule }) => rule ?? []);
  const how = rule === undefined ? '' : ` (allow it once: lictor release ${rule.slice(0, 9)})`;
  return bounded(`lictor ${what}: ${sentences.map((one) => `“${one}”`).join(', ')}${how}`);
}

function released(reasons: readonly DecisionReason[]): Pick<Verdict, 'notice'> {
  const by = reasons.filter(({ code }) => code === 'released').map(({ message }) => message);
  return by.length === 0 ? {} : { notice: bounded(`lictor: ${by.join('; ')}`) };
}

async function withoutStore(
  adapter: Adapter,
  event: HookEvent,
  world: HookWorld,
  fault: StoreFault,
): Promise<Verdict> {
  const known = event.session_id === undefined ? undefined : world.notesOf(event).known();
  const trouble = `lictor: ${fault.message}`;
  if (!known)
    return {
      decision: 'deny',
      reason: `${fault.message}, so it cannot be told whether this call is allowed. The user has to mend it first: \`lictor doctor\` says how.`,
      notice: `${trouble}; calls are blocked until it is mended (lictor doctor)`,
    };
  const rules = boundRules(known);
  const verdict = verdictOf(decideAll(adapter, event, await withTimes(world, rules), rules));
  const still = `${trouble}; the rules this session began with still hold (lictor doctor)`;
  return { ...verdict, notice: verdict.notice === undefined ? still : `${verdict.notice}\n${still}` };
}

const shadowed = (verdict: Verdict): Verdict =>
  verdict.decision === 'allow'
    ? verdict
    : { decision: 'allow', notice: `lictor (shadow): would ${verdict.decision} — ${verdict.reason ?? ''}` };

/** What pronouns of the user may stand for, and which tools there are beside the built-in ones. */
function noteCall(adapter: Adapter, event: HookEvent, world: HookWorld): void {
  if (event.session_id === undefined || event.tool === undefined || probeVerdict(event)) return;
  const [call] = callsOf(adapter, event);
  if (!call) return;
  const file = world.notesOf(event);
  const notes = file.read() ?? NO_NOTES;
  const known = Object.hasOwn(adapter.tools, event.tool) || notes.tools.includes(event.tool);
  const tools = known ? notes.tools : [...notes.tools, event.tool].slice(-MOST_TOOLS);
  file.write({ ...notes, tools, last: { tool: call.tool, arguments: shortened(call.arguments) } });
}

const MOST_TOOLS = 500;
/** A file that is written need not be kept to know what was done last. */
const LONGEST_ARGUMENT = 2000;

const shortened = (args: Call['arguments']): { readonly [name: string]: unknown } =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, LONGEST_ARGUMENT) : value,
    ]),
  );
