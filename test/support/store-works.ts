/** What a process does with a store until it is killed: steps in a fixed order, the same whenever they are done. */

import { viewOf } from '../../src/cli/view.ts';
import { type Mark, ruleChange } from '../../src/memory/change.ts';
import { idFrom } from '../../src/memory/id.ts';
import type { Rule } from '../../src/memory/rule.ts';
import { toRecord } from '../../src/memory/wire.ts';
import type { StoreLocation } from '../../src/store/location.ts';
import type { Store } from '../../src/store/store.ts';
import { NOW, originAt, readingWith, ruleWith, says } from './rules.ts';

export interface Place {
  readonly store: Store;
  readonly location: StoreLocation;
}

/** Whether it was acknowledged. */
export type Step = (place: Place) => Promise<boolean>;

export type Work = 'open' | 'import' | 'take back';

const mark: Mark = { at: NOW, by: 'user', message_id: 'm1' };

const put =
  (...rules: readonly Rule[]): Step =>
  async ({ store }) =>
    (
      await store.change(mark, () => ({
        changes: rules.map((rule) => ruleChange('add', rule)),
        result: rules.length,
      }))
    ).ok;

/** Two rules of one address: it takes back both, or neither. */
const about = (name: string): readonly Rule[] => {
  const fields = { matchers: [{ arg: 'to', value: name }], sentence: `Never email ${name}.` };
  return [
    ruleWith({ ...fields, id: `${name}-no` }),
    ruleWith({ ...fields, id: `${name}-ask`, effect: 'confirm' }),
  ];
};

/** What the user says ends a rule, or waives it: as a host does it. */
const takeBack =
  (name: string, until?: string, project?: string): Step =>
  async ({ store }) => {
    // What reads sentences is loaded by who needs it: most of a victim's time is its start.
    const { capture } = await import('../../src/memory/capture.ts');
    const reading = readingWith({
      kind: 'retract',
      matcher: { arg: 'to', value: name },
      ...(until && { until }),
    });
    const scope = project === undefined ? undefined : ({ kind: 'project', name: project } as const);
    const turn = {
      ...originAt(NOW, scope && { scope }),
      decrees: says(reading),
      calls: [],
      newId: idOf(name),
    };
    return (await store.change(mark, (state) => ({ changes: capture(turn, state).changes, result: 0 }))).ok;
  };

/** Ids by what they are about: a step that is done again makes the same. */
function idOf(name: string): (prefix: 'r' | 'w') => string {
  let made = 0;
  return (prefix) => {
    made += 1;
    const bytes = new Uint8Array(16);
    new TextEncoder().encodeInto(`${name}${made}`, bytes);
    return idFrom(prefix, bytes);
  };
}

const undo =
  (rule?: string): Step =>
  async ({ store }) =>
    (await store.undo(mark, rule)).ok;

const count =
  (name: string): Step =>
  async ({ store }) =>
    (
      await store.countDecision({
        tool: 'send_email',
        decision: 'deny',
        rules: about(name).map(({ id }) => id),
        at: NOW,
      })
    ).ok;

const useAWaiver: Step = async ({ store }) => {
  const state = await store.state();
  const waiver = state.ok ? state.value.waivers[0] : undefined;
  return waiver !== undefined && (await store.useWaiver(mark, waiver.id)).ok;
};

/** The two rules that a step of writing adds. */
export const written = (name: string, step: number): readonly string[] => [
  `${name}-${step}-a`,
  `${name}-${step}-b`,
];

/** Without an end: two rules a step, of some length. */
export function* writing(name: string): Generator<Step> {
  for (let i = 0; ; i++)
    yield put(...written(name, i).map((id) => ruleWith({ id, sentence: `Never ${id}. ${'x'.repeat(400)}` })));
}

const KNOWN = [...about('Ann'), ...about('Bob'), ...about('Cy')];
/** One as it was, some that differ, some that are new. */
const EXPORTED = {
  format: 'lictor-rules',
  version: 1,
  rules: [...KNOWN.slice(0, 1), ...KNOWN.slice(1, 4).map(ended), ...about('Dan'), ...about('Eve')].map(
    toRecord,
  ),
};

function ended(rule: Rule): Rule {
  return { ...rule, status: 'ended' };
}

/** Through the command, as it is run by hand. */
const importAll: Step = async ({ location }) => {
  const out = { write: () => undefined, terminal: false, colours: false };
  const bytes = (async function* () {
    yield new TextEncoder().encode(JSON.stringify(EXPORTED));
  })();
  const io = {
    ...{ out, err: out, stdin: { terminal: false, bytes } },
    askApart: () => Promise.reject(new Error('nothing is asked here')),
  };
  const { importRules } = await import('../../src/cli/rules-transfer.ts');
  const store = location.engine === 'sqlite' ? location.path : location.url;
  return (await importRules(viewOf(io, {}), '-', { store, now: NOW, zone: 'UTC' })) === 0;
};

export const STEPS: { readonly [W in Work]: readonly Step[] } = {
  open: [],
  import: [put(...KNOWN), importAll],
  'take back': [
    put(...KNOWN),
    ...[takeBack('Ann'), undo(), takeBack('Ann'), count('Bob')],
    ...[takeBack('Bob', 'task'), useAWaiver, takeBack('Bob', 'Monday'), undo()],
    ...[takeBack('Cy'), undo('Cy-no'), takeBack('Cy'), undo('Ann-ask'), count('Ann'), undo()],
    ...[takeBack('Bob', undefined, '/a'), takeBack('Bob', 'Monday', '/b'), undo()],
  ],
};
