/** Scoring labelled decrees: detection, rules by kind, and whether limits were kept. */

import { readFileSync } from 'node:fs';
import type { DecreeContext } from '../../src/memory/reading.ts';

/** One rule of a labelled line; `none` is the only entry of a line that sets none. */
export interface Expected {
  readonly kind: string;
  readonly tool?: string | null;
  readonly verb?: string;
  readonly object?: string | null;
  readonly matcher?: { readonly arg?: string; readonly value?: string };
  readonly condition?: string;
  readonly until?: string;
  readonly except?: string;
}

export interface LabelledDecree {
  readonly id: string;
  readonly lang: string;
  readonly text: string;
  readonly tools: readonly string[];
  readonly context?: Omit<DecreeContext, 'tools'>;
  readonly expect: readonly Expected[];
}

export const readLabelled = (path: string | URL): readonly LabelledDecree[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as LabelledDecree);

export interface Counts {
  right: number;
  found: number;
  wanted: number;
}

export interface Limits {
  wanted: number;
  kept: number;
}

export interface Score {
  readonly lines: number;
  readonly detection: Counts;
  readonly noneLines: number;
  readonly falseCaptures: number;
  readonly rules: Counts;
  readonly byKind: ReadonlyMap<string, Counts>;
  readonly limits: ReadonlyMap<string, Limits>;
  /** Lines whose `until`, `condition` or `except` is missing although the rule was found. */
  readonly lost: readonly string[];
  /** Lines with a mistake of any sort. */
  readonly wrong: readonly string[];
}

export interface Scored {
  readonly line: LabelledDecree;
  readonly found: readonly Expected[];
}

const none = (): Counts => ({ right: 0, found: 0, wanted: 0 });

export function scoreOf(scored: readonly Scored[]): Score {
  const detection = none();
  const rules = none();
  const byKind = new Map<string, Counts>();
  const limits = new Map<string, Limits>(LIMITS.map((limit) => [limit, { wanted: 0, kept: 0 }]));
  const lost = new Set<string>();
  const wrong = new Set<string>();
  let noneLines = 0;
  let falseCaptures = 0;
  for (const { line, found } of scored) {
    const gold = line.expect.filter(({ kind }) => kind !== 'none');
    if (gold.length > 0) detection.wanted++;
    else noneLines++;
    if (found.length > 0) detection.found++;
    if (gold.length > 0 && found.length > 0) detection.right++;
    if (gold.length === 0 && found.length > 0) falseCaptures++;
    const pairs = pairsOf(gold, found);
    const counted = found.filter(
      (one) => pairs.some(([, other]) => other === one) || !isMoreOfTheSame(one, gold),
    );
    add(rules, pairs.length, counted.length, gold.length);
    for (const kind of new Set([...gold, ...counted].map((one) => one.kind))) {
      const counts = byKind.get(kind) ?? none();
      byKind.set(kind, counts);
      add(
        counts,
        pairs.filter(([one]) => one.kind === kind).length,
        counted.filter((one) => one.kind === kind).length,
        gold.filter((one) => one.kind === kind).length,
      );
    }
    if (pairs.length < gold.length || counted.length > pairs.length) wrong.add(line.id);
    for (const [one, other] of pairs)
      for (const limit of LIMITS) {
        if (one[limit] === undefined) continue;
        const counts = limits.get(limit) as Limits;
        counts.wanted++;
        // What fits two of them is right in either.
        if (LIMITS.some((any) => other[any] !== undefined)) counts.kept++;
        else lost.add(line.id);
      }
  }
  return {
    lines: scored.length,
    detection,
    noneLines,
    falseCaptures,
    rules,
    byKind,
    limits,
    lost: [...lost],
    wrong: [...wrong],
  };
}

const LIMITS = ['until', 'condition', 'except'] as const;

function add(counts: Counts, right: number, found: number, wanted: number): void {
  counts.right += right;
  counts.found += found;
  counts.wanted += wanted;
}

function pairsOf(
  gold: readonly Expected[],
  found: readonly Expected[],
): readonly (readonly [Expected, Expected])[] {
  const left = new Set(found);
  const pairs: (readonly [Expected, Expected])[] = [];
  for (const one of gold) {
    const other = [...left].find((candidate) => isSame(one, candidate));
    if (!other) continue;
    left.delete(other);
    pairs.push([one, other]);
  }
  return pairs;
}

const isSame = (one: Expected, other: Expected): boolean =>
  one.kind === other.kind &&
  (one.tool ?? null) === (other.tool ?? null) &&
  sameValue(one.matcher?.value, other.matcher?.value);

const tokensOf = (value: string): readonly string[] =>
  value
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const CANONICAL: ReadonlyMap<string, string> = new Map([
  ['prod', 'production'],
  ['线上', 'production'],
]);

function sameValue(one = '', other = ''): boolean {
  if (one === '' || other === '') return one === other;
  const [some, more] = [one, other]
    .map(tokensOf)
    .map((tokens) => tokens.map((token) => CANONICAL.get(token) ?? token));
  if (!some || !more) return false;
  if (some.length === 0 || more.length === 0) return some.length === more.length;
  const within = (few: readonly string[], many: readonly string[]) =>
    few.every((token) =>
      many.some((each) => each === token || (!/[a-z]/.test(token) && each.includes(token))),
    );
  return within(some, more) || within(more, some);
}

const CHANGES = /^(?:touch|change|modify|edit|leave alone|mess|alter|动|碰|改|修改|toucher|ändern|anfassen)/;

/** A verb of change binds every tool that changes; lines that label fewer accept more. */
const isMoreOfTheSame = (one: Expected, gold: readonly Expected[]): boolean =>
  gold.some(
    (other) =>
      other.kind === one.kind &&
      other.tool !== null &&
      CHANGES.test(other.verb ?? '') &&
      sameValue(other.matcher?.value, one.matcher?.value),
  );

export const f1 = ({ right, found, wanted }: Counts): number =>
  found + wanted === 0 ? 1 : (2 * right) / (found + wanted);
export const precision = ({ right, found }: Counts): number => (found === 0 ? 1 : right / found);
export const recall = ({ right, wanted }: Counts): number => (wanted === 0 ? 1 : right / wanted);
