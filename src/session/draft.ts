/** The next state of a session while a turn is worked out: what leaves, what comes, and what is dropped for room. */

import { compareText, type UnitId } from '../catalog/identity.ts';
import { toolName } from '../catalog/tool-name.ts';
import type { TokenCounter } from '../compile/tokens.ts';
import { type Block, block, blocksByUnit, type Prompt, totalTokens } from './block.ts';
import type { Leaving } from './leaving.ts';
import type { Manner } from './manner.ts';
import type { Session, Standing } from './session.ts';
import type { Wanted, Wants } from './wanted.ts';

export interface Draft {
  readonly prompt: Prompt;
  readonly units: ReadonlyMap<UnitId, Standing>;
}

/** The draft without the blocks of units that left, and with a message for each that was withdrawn, if it needs one. */
export function withLeaving(draft: Draft, leaving: readonly Leaving[], manner: Manner, turn: number): Draft {
  const left = new Set(leaving.flatMap(({ unit, way }) => (way === 'left' ? [unit] : [])));
  const { prompt } = without(draft, left);
  const told = leaving.filter(({ way }) => way === 'withdrawn' && manner.withdraw === 'message');
  const messages = told.map(({ unit }) => message('withdrawn', unit, turn, toolName(unit)));
  const units = new Map(draft.units);
  for (const { unit, way } of leaving) {
    const standing = units.get(unit);
    if (standing) units.set(unit, way === 'left' ? outOf(standing) : { ...standing, visible: false });
  }
  return { prompt: { ...prompt, messages: [...prompt.messages, ...messages] }, units };
}

/** A unit of which nothing stands in the prompt any longer. */
const outOf = (standing: Standing): Standing => ({ ...standing, visible: false, utility: -1 });

const message = (kind: Block['kind'], unit: UnitId, turn: number, content: Block['content']): Block =>
  block({ part: 'messages', kind, unit, turn, content });

function without({ prompt, units }: Draft, gone: ReadonlySet<UnitId>): Draft {
  if (gone.size === 0) return { prompt, units };
  const stays = ({ unit }: Block) => unit === undefined || !gone.has(unit);
  return {
    prompt: {
      tools: prompt.tools.filter(stays),
      system: prompt.system.filter(stays),
      messages: prompt.messages.filter(stays),
    },
    units: new Map([...units].map(([unit, one]) => [unit, gone.has(unit) ? outOf(one) : one])),
  };
}

/** The draft with what the turn wants, behind everything that was sent before. */
export function withArrivals(
  draft: Draft,
  { shown, declared }: Wants,
  session: Session,
  manner: Manner,
  turn: number,
): Draft {
  const sent = blocksByUnit(draft.prompt);
  const units = new Map(draft.units);
  const tools: Block[] = [];
  const texts: Block[] = [];
  const first = session.turn === 0;
  const { reveal } = session.options;
  // Tools may only be deferred behind one that is not.
  const inList = reveal === 'append' || (reveal === 'deferred' && draft.prompt.tools.length === 0);
  for (const wanted of first ? inListOrder([...shown, ...declared]) : shown) {
    const tool = toolBlock(wanted, sent.get(wanted.unit) ?? [], units.get(wanted.unit), manner, {
      turn,
      part: first || inList ? 'tools' : 'messages',
    });
    if (tool) tools.push(tool);
  }
  for (const wanted of shown) {
    const text = textBlock(wanted, units.get(wanted.unit), { turn, part: first ? 'system' : 'messages' });
    if (text) texts.push(text);
  }
  for (const wanted of shown) units.set(wanted.unit, standingOf(wanted, units.get(wanted.unit), turn, true));
  // Where the model cannot be told which tools it may call, whatever stands in the list is offered.
  const offered = manner.withdraw !== 'choice';
  for (const wanted of declared) units.set(wanted.unit, standingOf(wanted, undefined, 0, offered));
  const { prompt } = draft;
  const arrived = [...tools, ...texts];
  const part = (name: Block['part']) => [...prompt[name], ...arrived.filter((one) => one.part === name)];
  return { prompt: { tools: part('tools'), system: part('system'), messages: part('messages') }, units };
}

/** Pinned tools first, then by name, as in any request: sessions that begin with the same tools share a prefix. */
const inListOrder = (wanted: readonly Wanted[]): readonly Wanted[] =>
  [...wanted].sort(
    (a, b) => Number(b.pinned) - Number(a.pinned) || compareText(toolName(a.unit), toolName(b.unit)),
  );

interface Where {
  readonly turn: number;
  readonly part: 'tools' | 'system' | 'messages';
}

/** The block that offers a tool; undefined when it is offered already or need not be said. */
function toolBlock(
  { unit, tool }: Wanted,
  sent: readonly Block[],
  standing: Standing | undefined,
  { withdraw }: Manner,
  { turn, part }: Where,
): Block | undefined {
  if (!tool) return undefined;
  const last = sent.findLast(({ kind }) => kind === 'tool');
  if (last?.bytes !== JSON.stringify(tool)) return block({ part, kind: 'tool', unit, turn, content: tool });
  const again = withdraw === 'message' && standing?.visible === false;
  return again ? message('offered_again', unit, turn, toolName(unit)) : undefined;
}

/** A text is sent once; a fuller one of the same unit is sent beside it. */
function textBlock(
  { unit, text, utility }: Wanted,
  standing: Standing | undefined,
  { turn, part }: Where,
): Block | undefined {
  if (text === undefined || (standing && standing.utility >= utility)) return undefined;
  return block({ part, kind: 'text', unit, turn, content: text });
}

const standingOf = (
  { known, pinned, score, utility }: Wanted,
  before: Standing | undefined,
  used: number,
  visible: boolean,
): Standing => ({
  known,
  visible,
  pinned,
  score,
  used,
  utility: Math.max(utility, before?.utility ?? -1),
});

/** What does not fit, dropped in order until the rest does. `over` are tokens that no dropping saves. */
export interface Fitted {
  readonly draft: Draft;
  readonly dropped: readonly Leaving[];
  readonly over: number;
}

/**
 * Drops what there is no room for. First what is not visible any longer, then what was used longest ago, then what
 * ranks lowest, then by identity text. Pinned units and those of this turn's surface stay.
 */
export function fitted(
  draft: Draft,
  wanted: ReadonlySet<UnitId>,
  { budget = Number.POSITIVE_INFINITY, limit }: { budget?: number | undefined; limit: number },
  counter: TokenCounter,
): Fitted {
  const sent = blocksByUnit(draft.prompt);
  let tokens = [...sent.values()].reduce((sum, blocks) => sum + totalTokens(counter, blocks), 0);
  let tools = [...sent.values()].reduce((sum, blocks) => sum + toolCount(blocks), 0);
  const dropped: Leaving[] = [];
  for (const unit of inDropOrder(draft, wanted)) {
    if (tokens <= budget && tools <= limit) break;
    const blocks = sent.get(unit) ?? [];
    if (blocks.length === 0 || (tokens <= budget && toolCount(blocks) === 0)) continue;
    dropped.push({ unit, cause: tokens > budget ? 'budget' : 'tool_limit', way: 'left' });
    tokens -= totalTokens(counter, blocks);
    tools -= toolCount(blocks);
  }
  const gone = new Set(dropped.map(({ unit }) => unit));
  return { draft: without(draft, gone), dropped, over: Math.max(0, tokens - budget) };
}

/** A tool that was defined anew counts once. */
const toolCount = (blocks: readonly Block[]): number => Number(blocks.some(({ kind }) => kind === 'tool'));

function inDropOrder({ units }: Draft, wanted: ReadonlySet<UnitId>): readonly UnitId[] {
  const free = [...units].filter(([unit, { pinned }]) => !pinned && !wanted.has(unit));
  free.sort(
    ([a, x], [b, y]) =>
      Number(x.visible) - Number(y.visible) || x.used - y.used || x.score - y.score || compareText(a, b),
  );
  return free.map(([unit]) => unit);
}
