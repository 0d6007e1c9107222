/** Many identities in little room: `mcp_tool:files/{read_file, write_file}, tool:search`. */

import { parseUnitId, type UnitId } from '../catalog/identity.ts';
import { clean, cut, wrap } from './text.ts';

/**
 * The identities as at most `lines` lines. Where all names would take more, large families are counted, which
 * may take one line more; else the last line says how many units are left out. Units come in standard order.
 */
export function unitNames(units: readonly UnitId[], width: number, lines: number): string[] {
  const families = familiesOf(units);
  const named = wrap(families.map(allNames).join(', '), width);
  if (named.length <= lines) return named;
  const counted = wrap(families.map(countedNames).join(', '), width);
  return counted.length <= lines + 1 ? counted : firstFamilies(families, units.length, width, lines);
}

/** Units that share their identity up to the name. */
interface Family {
  readonly prefix: string;
  readonly names: readonly string[];
}

function familiesOf(units: readonly UnitId[]): Family[] {
  const byPrefix = new Map<string, string[]>();
  for (const unit of units) {
    const split = unit.length - (parseUnitId(unit)?.name.length ?? 0);
    const names = byPrefix.get(unit.slice(0, split)) ?? [];
    byPrefix.set(unit.slice(0, split), names);
    names.push(unit.slice(split));
  }
  return [...byPrefix].map(([prefix, names]) => ({ prefix, names }));
}

const allNames = ({ prefix, names }: Family): string =>
  names.length === 1 ? short(`${prefix}${names[0]}`) : `${short(prefix)}{${names.map(short).join(', ')}}`;

const FEW = 2;

const countedNames = (family: Family): string =>
  family.names.length <= FEW
    ? allNames(family)
    : `${short(family.prefix.replace(/[:/]$/, ''))} (${family.names.length})`;

function firstFamilies(families: readonly Family[], units: number, width: number, lines: number): string[] {
  const listed = (kept: number): string[] => {
    const told = families.slice(0, kept).reduce((sum, { names }) => sum + names.length, 0);
    const text = families.slice(0, kept).map(countedNames).join(', ');
    return wrap(`${text} … and ${units - told} more`, width);
  };
  let kept = 1;
  while (kept + 1 < families.length && listed(kept + 1).length <= lines) kept += 1;
  return listed(kept).slice(0, lines);
}

const MOST = 64;

const short = (name: string): string => cut(clean(name), MOST);
