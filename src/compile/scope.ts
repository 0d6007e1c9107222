/** The discovery scope: which units a turn may see at all. */

import { compareText, isKind, KINDS, parseUnitId, type UnitId } from '../catalog/identity.ts';
import { nearestName, shown } from '../logic/diagnostics.ts';
import type { TurnProblem } from './turn.ts';

export type ScopeItem = { readonly kind: string } | { readonly category: string } | { readonly unit: UnitId };

/** Everything, or whatever one of the items names; an empty list admits nothing. */
export type Scope = 'all' | readonly ScopeItem[];

/** What of a unit a scope looks at. */
export interface Scoped {
  readonly unit: UnitId;
  readonly kind: string;
  readonly categories: readonly string[];
}

export function parseScope(given: 'all' | readonly string[], field: string, problems: TurnProblem[]): Scope {
  if (given === 'all') return 'all';
  const items = given.flatMap((text, i) => {
    const item = parseItem(text);
    if (item) return [item];
    const nearest = nearestItem(text);
    problems.push({
      field: `${field}[${i}]`,
      code: 'invalid_discovery_scope',
      message: `${shown(text)} is no scope item`,
      expected: '`kind:K`, `category:C`, `unit:U` or an identity',
      ...(nearest && { nearest }),
    });
    return [];
  });
  const byText = new Map(items.map((item) => [scopeItemText(item), item]));
  return [...byText].sort(([a], [b]) => compareText(a, b)).map(([, item]) => item);
}

/** `kind:tol` is `kind:tool`, `kid:tool` is `kind:tool`, and `unit:tol:x` is `unit:tool:x`, most likely. */
function nearestItem(text: string): string | undefined {
  const [word = '', ...rest] = text.split(':');
  if (word === 'kind') {
    const kind = nearestName(rest.join(':'), KINDS);
    return kind && `kind:${kind}`;
  }
  if (word === 'unit') {
    const unit = nearestIdentity(rest.join(':'));
    return unit && `unit:${unit}`;
  }
  const near = nearestName(word, ['kind', 'category', 'unit', ...KINDS]);
  const whole = near && [near, ...rest].join(':');
  return whole && parseItem(whole) ? whole : near;
}

/** The identity with the nearest kind, where that makes it one; else the nearest kind. */
export function nearestIdentity(text: string): string | undefined {
  const end = text.search(/[:(]/);
  const kind = nearestName(end < 0 ? text : text.slice(0, end), KINDS);
  const whole = kind && end >= 0 ? `${kind}:${text.slice(end + 1).replace(/\)$/, '')}` : undefined;
  return whole && parseUnitId(whole) ? whole : kind;
}

function parseItem(text: string): ScopeItem | undefined {
  const rest = text.slice(text.indexOf(':') + 1);
  if (text.startsWith('kind:')) return isKind(rest) ? { kind: rest } : undefined;
  if (text.startsWith('category:')) return rest === '' ? undefined : { category: rest };
  const unit = text.startsWith('unit:') ? rest : text;
  return parseUnitId(unit) ? { unit: unit as UnitId } : undefined;
}

export const scopeItemText = (item: ScopeItem): string =>
  'unit' in item ? item.unit : 'kind' in item ? `kind:${item.kind}` : `category:${item.category}`;

export const admits = (scope: Scope, { unit, kind, categories }: Scoped): boolean =>
  scope === 'all' ||
  scope.some((item) =>
    'unit' in item
      ? item.unit === unit
      : 'kind' in item
        ? item.kind === kind
        : categories.includes(item.category),
  );

/**
 * The items of `requested` that `parent` does not cover. A kind or a category is covered when the parent names
 * it; a unit also when the parent admits it by its kind or category.
 */
export function wideningItems(
  requested: Scope,
  parent: Scope,
  scoped: (unit: UnitId) => Scoped | undefined,
): readonly ScopeItem[] {
  if (parent === 'all' || requested === 'all') return [];
  const named = new Set(parent.map(scopeItemText));
  return requested.filter((item) => {
    if (named.has(scopeItemText(item))) return false;
    const unit = 'unit' in item ? scoped(item.unit) : undefined;
    return !(unit && admits(parent, unit));
  });
}

/** What a turn may see: the requested scope inside the parent's. */
export const effectiveScope = (requested: Scope, parent: Scope): Scope =>
  requested === 'all' ? parent : requested;
