/** `lictor decide`: whether calls may be made, by a policy and by the user's rules. */

import { parseJson } from '../catalog/analyse/json.ts';
import type { Policy } from '../catalog/policy.ts';
import type { Json } from '../catalog/unit.ts';
import type { Call, Decision } from '../decide/call.ts';
import { type DecideInput, decide } from '../decide/decide.ts';
import { readCall } from '../decide/read-call.ts';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { isTimeZone } from '../memory/calendar.ts';
import { readTime } from '../memory/until.ts';
import { homeFolder } from '../node/home-folder.ts';
import { projectOf } from '../node/project-of.ts';
import { realPath } from '../node/real-path.ts';
import { readRules, type StoredRules } from './decide-rules.ts';
import { type DecidingStore, openDecidingStore, settle } from './decide-store.ts';
import { decisionLines } from './decision-view.ts';
import { EXIT, type ExitCode, type Failure, failureJson, refuse, usage } from './failure.ts';
import { print, printJson, printJsonLine } from './io.ts';
import { readJson } from './json-text.ts';
import { openPolicy } from './policy-argument.ts';
import { linesOf, nameOfInput, readText } from './read-file.ts';
import type { View } from './view.ts';

export interface DecideOptions {
  readonly call?: string;
  readonly calls?: string;
  readonly rules?: string;
  /** `true`: where rules are kept by default. */
  readonly store?: string | true;
  readonly owner?: string;
  readonly project?: string;
  readonly agent?: string;
  readonly session?: string;
  readonly context?: string;
  readonly now?: string;
  readonly zone?: string;
  readonly home?: string;
  readonly unknownTools: string;
}

/** Everything that is the same for every call. */
type Given = Omit<DecideInput, 'call'> & { readonly deciding?: DecidingStore };

export async function decideCommand(
  view: View,
  paths: readonly string[],
  options: DecideOptions,
): Promise<ExitCode> {
  const given = await givenTo(view, paths, options);
  if (!given.ok) return refuse(view, given.error);
  try {
    return await decideGiven(view, given.value, options);
  } finally {
    await given.value.deciding?.store.close();
  }
}

async function decideGiven(
  view: View,
  given: Given,
  { call = '-', calls }: DecideOptions,
): Promise<ExitCode> {
  if (calls !== undefined) return decideEach(view, given, calls);
  const text = await readText(view.io, call);
  if (!text.ok) return refuse(view, text.error);
  const decision = await decideText(given, text.value, nameOfInput(call));
  if (!decision.ok) return refuse(view, decision.error);
  if (view.json) printJson(view.io, decision.value);
  else print(view.io, decisionLines(view, decision.value));
  return exitOf(decision.value);
}

const exitOf = ({ decision }: Decision): ExitCode => (decision === 'allow' ? EXIT.fine : EXIT.findings);

async function givenTo(
  view: View,
  paths: readonly string[],
  options: DecideOptions,
): Promise<Result<Given, Failure>> {
  const wrong = wrongOptions(paths, options);
  if (wrong) return fail(wrong);
  const context = contextOf(options.context);
  if (!context.ok) return context;
  const rules =
    options.rules === undefined
      ? ok<StoredRules>({ rules: [], waivers: [] })
      : await readRules(view.io, options.rules);
  if (!rules.ok) return rules;
  const policy = paths.length === 0 ? ok<Policy | undefined>(undefined) : await openPolicy(view, paths);
  if (!policy.ok) return policy;
  const deciding =
    options.store === undefined
      ? ok(undefined)
      : await openDecidingStore(options.store === true ? undefined : options.store);
  if (!deciding.ok) return deciding;
  return ok({
    ...(deciding.value ? { ...deciding.value.rules, deciding: deciding.value } : rules.value),
    ...(deciding.value && { audience: audienceFrom(options) }),
    readTime,
    ...(policy.value && { policy: policy.value }),
    ...settingsOf(options),
    context: context.value,
    realPath,
  });
}

const audienceFrom = ({ owner = 'user', project, agent, session }: DecideOptions) => ({
  owner,
  ...(project !== undefined && { project }),
  ...(agent !== undefined && { agent }),
  ...(session !== undefined && { session_id: session }),
});

const settingsOf = ({ now, zone, home, unknownTools }: DecideOptions) => ({
  now: now ?? new Date().toISOString(),
  zone: zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  home: home ?? homeFolder(),
  options: {
    unknownTools: unknownTools as 'deny' | 'ask' | 'allow',
  },
});

function wrongOptions(paths: readonly string[], options: DecideOptions): Failure | undefined {
  const { call, calls, rules, store, now, zone, unknownTools } = options;
  if (call === undefined && calls === undefined)
    return usage(
      'missing_option',
      'no call is given: use --call FILE, --call - for standard input, or --calls FILE',
    );
  if (call !== undefined && calls !== undefined)
    return usage('too_many_calls', '--call and --calls cannot stand together');
  if (paths.length === 0 && rules === undefined && store === undefined)
    return usage(
      'missing_argument',
      'expected the paths of a policy, --rules FILE or --store PLACE, or both',
    );
  if (rules !== undefined && store !== undefined)
    return usage('too_many_rules', '--rules and --store cannot stand together');
  if (now !== undefined && !isTime(now))
    return usage('invalid_time', `--now is no time of RFC 3339, such as 2026-11-30T09:00:00Z`);
  if (zone !== undefined && !isTimeZone(zone))
    return usage('invalid_zone', `--zone is no time zone, such as Europe/Berlin`);
  if (!['deny', 'ask', 'allow'].includes(unknownTools))
    return usage('invalid_option', '--unknown-tools is deny, ask or allow');
  return undefined;
}

const isTime = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/i.test(text) &&
  !Number.isNaN(Date.parse(text));

function contextOf(text: string | undefined): Result<Readonly<Record<string, Json>>, Failure> {
  if (text === undefined) return ok({});
  const parsed = parseJson(text);
  const { value } = parsed.ok ? parsed : { value: undefined };
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return fail(
      usage(
        'invalid_context',
        '--context is expected to be an object in JSON, such as {"env": "production"}',
      ),
    );
  return ok(value as Readonly<Record<string, Json>>);
}

async function decideText(
  given: Given,
  text: string,
  file: string,
  line?: number,
): Promise<Result<Decision, Failure>> {
  const parsed = readJson(text, file, line === undefined ? {} : { line });
  if (!parsed.ok) return parsed;
  const name = line === undefined ? file : `${file}:${line}`;
  const call = readCall(parsed.value);
  if (call.ok) return decideCall(given, call.value);
  const lines = call.error.map(
    ({ field, message, nearest }) =>
      `  ${field === '' ? '' : `${field}: `}${message}${nearest ? `; did you mean \`${nearest}\`?` : ''}`,
  );
  return fail(
    usage('invalid_call', `${name} holds no call that can be decided`, {
      lines,
      detail: { problems: call.error },
    }),
  );
}

async function decideCall(given: Given, call: Call): Promise<Result<Decision, Failure>> {
  const input = { ...given, call, ...(given.deciding && { audience: audienceOf(given, call) }) };
  const decision = decide(input);
  if (!given.deciding) return ok(decision);
  return settle(given.deciding, call, given.now, decision, () => decide({ ...input, waivers: [] }));
}

/** Of rules that are kept, those of the project that the call is made in hold too. */
const audienceOf = ({ audience = {} }: Given, { cwd = process.cwd() }: Call) => ({
  ...audience,
  project: audience.project ?? projectOf(cwd),
});

/** Every line is decided and printed before the next is read. The worst exit code counts. */
async function decideEach(view: View, given: Given, file: string): Promise<ExitCode> {
  let exit: ExitCode = EXIT.fine;
  let any = false;
  for await (const { number, text } of linesOf(view.io, file)) {
    if (text.ok && text.value.trim() === '') continue;
    any = true;
    const decision = text.ok ? await decideText(given, text.value, nameOfInput(file), number) : text;
    const own = decision.ok ? exitOf(decision.value) : decision.error.exit;
    if (view.json)
      printJsonLine(view.io, {
        line: number,
        ...(decision.ok ? decision.value : failureJson(decision.error)),
      });
    else if (decision.ok) print(view.io, decisionLines(view, decision.value, number));
    else refuse(view, decision.error);
    exit = own > exit ? own : exit;
  }
  return any ? exit : refuse(view, usage('no_call', `${nameOfInput(file)} holds no call`));
}
