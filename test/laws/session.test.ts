/** What holds of every session, whatever the provider, the turns and the changes of the catalog between them. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UnitId } from '../../src/catalog/identity.ts';
import { toolName } from '../../src/catalog/tool-name.ts';
import { compileTurn } from '../../src/compile/compile.ts';
import { estimateTokens } from '../../src/compile/tokens.ts';
import { PROVIDER_RULES } from '../../src/providers/rules.ts';
import type { Block, Prompt } from '../../src/session/block.ts';
import { mannerOf, type Session, visibleUnits } from '../../src/session/session.ts';
import { numRuns } from '../support/runs.ts';
import { run, type SessionCase, sessionCases, type Taken } from '../support/sessions.ts';

/** A session is many compiles. */
const runs = { numRuns: Math.ceil(numRuns / 4) };

const everyTurn = (law: (taken: Taken) => void): void =>
  fc.assert(
    fc.property(sessionCases, (one) => run(one).forEach(law)),
    runs,
  );

const blocksOf = ({ tools, system, messages }: Prompt): readonly Block[] => [
  ...tools,
  ...system,
  ...messages,
];
const ownBlocks = (prompt: Prompt) => blocksOf(prompt).filter(({ unit }) => unit !== undefined);
const tokens = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { bytes }) => sum + (bytes === '' ? 0 : estimateTokens.count(bytes)), 0);

/** A prompt as one text, and where each block of it ends. */
function written(prompt: Prompt): { readonly text: string; readonly ends: readonly number[] } {
  let text = '';
  const ends = blocksOf(prompt).map(({ part, kind, bytes }) => {
    text += `${JSON.stringify([part, kind, bytes])}\n`;
    return text.length;
  });
  return { text, ends };
}

function commonLength(a: string, b: string): number {
  let i = 0;
  while (i < a.length && i < b.length && a[i] === b[i]) i++;
  return i;
}

/** The parts of a request that a cache reads, each piece as text, in the order of the prompt. */
function sentParts({ session, request }: Taken['turn']): readonly (readonly string[])[] {
  const { fields, messages } = request;
  const tools = toolEntries(fields).filter((entry) => !('defer_loading' in Object(entry)));
  const { tools: _, tool_choice: _choice, toolOrder: _order, providerOptions: _options, ...rest } = fields;
  expect(session.turn).toBeGreaterThan(0);
  return [
    tools.map((entry) => JSON.stringify(entry)),
    [JSON.stringify(rest)],
    messages.map(({ message }) => JSON.stringify(message)),
  ];
}

function toolEntries({ tools }: Taken['turn']['request']['fields']): readonly unknown[] {
  if (tools === undefined) return [];
  if (!Array.isArray(tools)) return Object.entries(Object(tools));
  return tools.flatMap((one: unknown) => {
    const declared: unknown = Object(one).functionDeclarations;
    return Array.isArray(declared) ? declared : [one];
  });
}

/** The tools that a request lets the model call, by name. */
function offered({ request }: Taken['turn'], session: Session): ReadonlySet<string> {
  const names = new Set<string>();
  for (const one of session.prompt.tools) if (one.unit) names.add(toolName(one.unit));
  for (const { kind, unit } of session.prompt.messages) {
    if (unit === undefined || kind === 'text') continue;
    if (kind === 'withdrawn') names.delete(toolName(unit));
    else names.add(toolName(unit));
  }
  const { tool_choice: choice, providerOptions } = request.fields;
  const chosen = JSON.stringify(choice ?? providerOptions ?? null);
  if (chosen === 'null') return names;
  const allowed =
    chosen === '"none"' ? [] : [...chosen.matchAll(/"([a-zA-Z0-9_-]+)"/g)].map(([, name]) => name);
  return new Set([...names].filter((name) => allowed.includes(name)));
}

describe('a session', () => {
  test('repeats the last request to the block where its ledger says that the prefix ends', () => {
    everyTurn(({ before, turn }) => {
      const { ledger, session } = turn;
      const was = written(before.prompt);
      const common = commonLength(was.text, written(session.prompt).text);
      const stable = was.ends.filter((end) => end <= common).length;
      const lists = [before.prompt.tools, session.prompt.tools].map((list) =>
        list.map(({ bytes }) => bytes).join(),
      );
      const known = was.ends.length > 0;
      const lost = known && mannerOf(session).listChange === 'loses_all' && lists[0] !== lists[1];
      expect(ledger.stable).toBe(lost ? 0 : tokens(blocksOf(session.prompt).slice(0, stable)));
      expect(ledger.end === undefined).toBe(!lost && stable === was.ends.length);
    });
  });

  test('sends the same bytes again, in the same places, before that end', () => {
    everyTurn(({ turn, last }) => {
      if (!last) return;
      const was = sentParts(last);
      const is = sentParts(turn);
      const { end } = turn.ledger;
      const parts = PROVIDER_RULES[turn.session.options.provider].layout;
      const whole = end ? parts.indexOf(end.part) : parts.length - 1;
      expect(is.slice(0, whole)).toEqual(was.slice(0, whole));
      if (!end) expect(is[whole]?.slice(0, was[whole]?.length)).toEqual(was[whole]);
    });
  });

  test('ends the prefix only for what left, or for tools where they can only be appended', () => {
    everyTurn(({ turn: { ledger, drift, session } }) => {
      const { end } = ledger;
      if (!end) return;
      if (end.cause === 'tools_appended') {
        expect(['append', 'deferred']).toContain(session.options.reveal);
        expect(ledger.added.map(({ unit }) => unit)).toContain(end.unit);
        return;
      }
      expect(ledger.dropped).toContainEqual(expect.objectContaining({ unit: end.unit, way: 'left' }));
      if (end.cause === 'policy_changed') expect(drift.map(({ unit }) => unit)).toContain(end.unit);
    });
  });

  test('makes visible what the compile shows, and nothing that the host denies or that is gone', () => {
    everyTurn(({ policy, compiled, turn: { session, leftOut } }) => {
      const visible = new Set(visibleUnits(session));
      const out = new Set(leftOut.map(({ unit }) => unit));
      expect(compiled.surface.active_units.filter((unit) => !visible.has(unit) && !out.has(unit))).toEqual(
        [],
      );
      expect([...visible].filter((unit) => !policy.catalog.units.has(unit))).toEqual([]);
      const asked = compileTurn(policy, { ...compiled.turn, selected: [...visible], candidateLimit: 64 });
      if (!asked.ok) return;
      const denied = asked.value.rejected.filter(({ reasons }) =>
        reasons.some(({ type }) => type === 'explicit_denial' || type === 'policy_denial'),
      );
      expect(denied.filter(({ unit }) => visible.has(unit))).toEqual([]);
    });
  });

  test('offers the visible tools; others stay in a request only where they cannot be taken back', () => {
    everyTurn(({ policy, turn }) => {
      const { session } = turn;
      const names = offered(turn, session);
      const tools = visibleUnits(session).filter(
        (unit) => policy.catalog.units.get(unit)?.schema && isSent(session, unit),
      );
      expect(tools.map(toolName).filter((name) => !names.has(name))).toEqual([]);
      if (mannerOf(session).withdraw) expect([...names].sort()).toEqual(tools.map(toolName).sort());
    });
  });

  test('keeps a ledger that adds up', () => {
    everyTurn(({ before, turn: { ledger, session } }) => {
      const { parts } = ledger;
      expect(parts.tools + parts.system + parts.appended + parts.conversation).toBe(ledger.tokens);
      expect(parts.total).toBe(ledger.tokens);
      expect(ledger.tokens).toBe(tokens(blocksOf(session.prompt)));
      expect(ledger.stable).toBeLessThanOrEqual(tokens(blocksOf(before.prompt)));
      const units = [...ledger.added, ...ledger.kept].map(({ unit }) => unit);
      expect(new Set(units).size).toBe(units.length);
      const gone = ledger.dropped.filter(({ way }) => way === 'left').map(({ unit }) => unit);
      const sent = new Set(ownBlocks(before.prompt).map(({ unit }) => unit));
      expect(gone.filter((unit) => !sent.has(unit) && !units.includes(unit))).toEqual([]);
    });
  });

  test('drops for want of room in the stated order, and keeps its budget', () => {
    everyTurn(({ before, compiled, turn: { ledger, session } }) => {
      const { budget } = session.options;
      if (budget !== undefined) expect(tokens(ownBlocks(session.prompt))).toBeLessThanOrEqual(budget);
      const dropped = ledger.dropped.filter(({ cause }) => cause === 'budget').map(({ unit }) => unit);
      const active = new Set<UnitId>(compiled.surface.active_units);
      expect(dropped.filter((unit) => active.has(unit))).toEqual([]);
      const sent = new Set(ownBlocks(session.prompt).map(({ unit }) => unit));
      const stayed = [...session.units].filter(
        ([unit, { pinned }]) => !active.has(unit) && !pinned && sent.has(unit),
      );
      for (const unit of dropped) {
        const was = before.units.get(unit);
        expect(was?.pinned).toBe(false);
        if (!was) continue;
        const taken = ledger.dropped.some((one) => one.unit === unit && one.way !== 'left');
        const key: Key = [was.visible && !taken, was.used, was.score, unit];
        for (const [other, { visible, used, score }] of stayed)
          expect(precedes(key, [visible, used, score, other]), `${unit} leaves before ${other}`).toBe(true);
      }
    });
  });

  test('is the same whatever the order of registration', () => {
    const law = fc.property(sessionCases, (one) => {
      const other: SessionCase = { ...one, world: { ...one.world, units: [...one.world.units].reverse() } };
      const positions = one.world.units.length;
      const mirrored = one.steps.map((step) => {
        const flip = (at: number) => positions - 1 - (at % positions);
        return step.kind === 'turn'
          ? { ...step, deny: step.deny.map(flip) }
          : { ...step, at: flip(step.at), like: flip(step.like) };
      });
      const sent = (taken: readonly Taken[]) =>
        taken.map(({ turn: { request, ledger } }) => JSON.stringify([request, ledger]));
      expect(sent(run({ ...other, steps: mirrored }))).toEqual(sent(run(one)));
    });
    fc.assert(law, runs);
  });
});

type Key = readonly [visible: boolean, used: number, score: number, unit: string];

/** The stated order: what is not visible, then the longest unused, then the lowest rank, then by identity. */
function precedes([seen, used, score, unit]: Key, [seen2, used2, score2, unit2]: Key): boolean {
  if (seen !== seen2) return !seen;
  if (used !== used2) return used < used2;
  return score === score2 ? unit < unit2 : score < score2;
}

const isSent = ({ prompt }: Session, unit: UnitId): boolean =>
  blocksOf(prompt).some((one) => one.unit === unit && one.kind === 'tool');
