/** Tables of results: what was measured, beside what and against which target. */

import type { Sample } from './sample.ts';

/** What ours is compared with: measured beside it, stated from elsewhere, or absent with the reason. */
export type Peer =
  | { readonly name: string; readonly sample: Sample }
  | { readonly name: string; readonly stated: number }
  | { readonly name: string; readonly missing: string };

/** What a row should reach, and whether it did; undefined where it could not be told. */
export interface Target {
  readonly text: string;
  readonly met: boolean | undefined;
}

export interface Row {
  readonly work: string;
  readonly ours: Sample;
  readonly peer?: Peer;
  readonly targets: readonly Target[];
}

export interface Table {
  /** One word, the name of its files. */
  readonly topic: string;
  readonly title: string;
  readonly rows: readonly Row[];
  /** What a reader should know about the rows. */
  readonly notes?: readonly string[];
}

/** Ours takes no longer than so many milliseconds. */
export const atMost = (ms: number, { p50 }: Sample): Target => ({
  text: `≤ ${duration(ms)}`,
  met: p50 <= ms,
});

/** Ours takes no longer than so many times another work of ours. */
export const atMostTimes = (times: number, { p50 }: Sample, base: Sample, what: string): Target => ({
  text: `≤ ${times} × ${what}`,
  met: p50 <= times * base.p50,
});

/** Ours is so many times as fast as the peer. One that is missing decides nothing. */
export const timesFaster = (times: number, ours: Sample, peer: Peer): Target => ({
  text: times === 1 ? `faster than ${peer.name}` : `≥ ${times} × ${peer.name}`,
  met: peerTime(peer) === undefined ? undefined : (peerTime(peer) as number) >= times * ours.p50,
});

/** Milliseconds the peer takes. */
export function peerTime(peer: Peer | undefined): number | undefined {
  if (!peer || 'missing' in peer) return undefined;
  return 'stated' in peer ? peer.stated : peer.sample.p50;
}

/** `1.2 s`, `35 ms`, `4.1 µs`: three digits that matter. */
export function duration(ms: number): string {
  if (ms >= 1_000) return `${threeDigits(ms / 1_000)} s`;
  return ms >= 1 ? `${threeDigits(ms)} ms` : `${threeDigits(ms * 1_000)} µs`;
}

const threeDigits = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)));

const HEADINGS = ['work', 'ours', 'spread', 'peer', 'ratio', 'target', ''] as const;

/** The cells of a table, headings first. A row with several targets takes several lines. */
export function cellsOf({ rows }: Table): readonly (readonly string[])[] {
  return [HEADINGS, ...rows.flatMap(linesOf)];
}

function linesOf({ work, ours, peer, targets }: Row): string[][] {
  const [first, ...more] = targets;
  const cells = [work, duration(ours.p50), `${duration(ours.p10)}–${duration(ours.p90)}`];
  return [
    [...cells, peerText(peer), ratioText(ours, peer), ...targetCells(first)],
    ...more.map((target) => ['', '', '', '', '', ...targetCells(target)]),
  ];
}

const targetCells = (target: Target | undefined): string[] =>
  target ? [target.text, verdictOf(target)] : ['', ''];

function verdictOf({ met }: Target): string {
  if (met === undefined) return 'not measured';
  return met ? 'met' : 'missed';
}

function peerText(peer: Peer | undefined): string {
  if (!peer) return '';
  if ('missing' in peer) return `${peer.name}: ${peer.missing}`;
  if ('stated' in peer) return `${peer.name}: ${duration(peer.stated)} (stated)`;
  return `${peer.name}: ${duration(peer.sample.p50)}`;
}

function ratioText(ours: Sample, peer: Peer | undefined): string {
  const time = peerTime(peer);
  return time === undefined ? '' : `${threeDigits(time / ours.p50)} ×`;
}

/** For a terminal: columns under their headings. */
export function printed(table: Table): string {
  const cells = cellsOf(table);
  const widths = HEADINGS.map((_, column) => Math.max(...cells.map((line) => width(line[column]))));
  const lines = cells.map((line) => line.map((cell, i) => cell + ' '.repeat((widths[i] ?? 0) - width(cell))));
  const notes = (table.notes ?? []).map((note) => `  ${note}`);
  return [table.title, '', ...lines.map((line) => `  ${line.join('  ')}`.trimEnd()), ...notes, ''].join('\n');
}

const width = (text: string | undefined): number => [...(text ?? '')].length;

/** For a document. */
export function markdown(table: Table): string {
  const lines = cellsOf(table).map((line) => `| ${line.join(' | ')} |`);
  const ruler = `|${HEADINGS.map(() => '---|').join('')}`;
  const notes = (table.notes ?? []).map((note) => `${note}`);
  return [
    `### ${table.title}`,
    '',
    lines[0],
    ruler,
    ...lines.slice(1),
    ...notes.flatMap((note) => ['', note]),
  ].join('\n');
}
