/** Keywords of lists. */

import type { Json } from '../catalog/unit.ts';
import { atLimit, innerCell, inside, isDone, type Open, refuse, spend } from './evaluation.ts';
import { canonicalText, isList, own } from './json.ts';
import { demandOf } from './words.ts';

export function list(open: Open, value: readonly Json[]): void {
  const { keywords } = open;
  const but = `has ${value.length}`;
  atLimit(open, 'minItems', (limit) => value.length < limit, but);
  atLimit(open, 'maxItems', (limit) => value.length > limit, but);
  if (own(keywords, 'uniqueItems') === true) unique(open, value);
  const prefix = own(keywords, 'prefixItems');
  const fixed = isList(prefix) ? Math.min(prefix.length, value.length) : 0;
  for (let i = 0; i < fixed && !open.run.exhausted; i++) {
    inside(open, i, 'prefixItems', i);
    open.items.add(i);
  }
  if (Object.hasOwn(keywords, 'items')) further(open, value, fixed);
  if (Object.hasOwn(keywords, 'contains')) contains(open, value);
}

function further(open: Open, value: readonly Json[], fixed: number): void {
  if (own(open.keywords, 'items') === false) {
    if (value.length > fixed) tooLong(open, value.length, fixed);
    return;
  }
  for (let i = fixed; i < value.length && !isDone(open); i++) {
    inside(open, i, 'items');
    open.items.add(i);
  }
}

const tooLong = (open: Open, length: number, most: number): void =>
  refuse(open, 'items', `must have at most ${most} items, but has ${length}`, {
    expected: `at most ${most} items`,
  });

function unique(open: Open, value: readonly Json[]): void {
  const seen = new Map<string, number>();
  for (const [i, item] of value.entries()) {
    const key = canonicalText(item);
    if (!spend(open, 1 + (key.length >> 4))) return;
    const before = seen.get(key);
    if (before !== undefined)
      refuse(open, 'uniqueItems', `must not have two equal items, but items ${before} and ${i} are equal`, {
        expected: 'no two equal items',
      });
    seen.set(key, i);
  }
}

function contains(open: Open, value: readonly Json[]): void {
  const { keywords, run } = open;
  const schema = run.document.at(open.place, 'contains');
  let found = 0;
  for (const i of value.keys()) {
    if (run.exhausted) return;
    if (run.evaluate(schema, innerCell(open.cell, i)).problems.length > 0) continue;
    found += 1;
    open.items.add(i);
  }
  const least = own(keywords, 'minContains') ?? 1;
  if (typeof least === 'number' && found < least) {
    const words = demandOf('contains', own(keywords, 'contains') ?? null) ?? '';
    refuse(
      open,
      least === 1 ? 'contains' : 'minContains',
      `${words}${least === 1 ? '' : ` at least ${least} times`}, but has ${found}`,
      {
        expected: words.replace(/^must have /, ''),
      },
    );
  }
  atLimit(open, 'maxContains', (limit) => found > limit, `has ${found}`);
}
