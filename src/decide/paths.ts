/** Paths: which file an argument means, and whether a pattern of a rule is about it. */

import { fold } from '../catalog/fold.ts';
import type { Depth } from './arguments.ts';
import { endingsOf, placesCalled } from './file-types.ts';
import { both, either, type Truth, truthOf } from './truth.ts';
import { globMatches, isUnknown, isWild, mayMeet, UNKNOWN } from './wild.ts';

/** What is known about where paths lead. */
export interface PathWorld {
  /** Where relative paths start; an absolute path. */
  readonly cwd?: string;
  /** What `~` stands for; an absolute path. */
  readonly home?: string;
  /** Where a path leads once links are followed; undefined when that is not known. */
  readonly realPath?: (path: string) => string | undefined;
}

/** A path in parts, folded. `root` is `/`, `~`, a drive such as `c:`, or empty for a relative one. */
export interface Parts {
  readonly root: string;
  readonly parts: readonly string[];
}

const DRIVE = /^\/?([a-z]):(?=$|\/)/;

/** The parts of a path, `.` and `..` resolved by its text alone. */
export function partsOf(path: string): Parts {
  const text = fold(path.trim())
    .replace(/^file:\/\/(localhost)?/, '')
    .replaceAll('\\', '/')
    .replace(/^(\$home|\$\{home\}|%userprofile%|\$env:userprofile)(?=$|\/)/, '~')
    .replace(/^\/proc\/(self|\d+)\/root(?=$|\/)/, '')
    .replace(/^\/private(?=\/(etc|tmp|var)(\/|$))/, '')
    .replace(/^\/mnt\/([a-z])(?=$|\/)/, '$1:');
  const drive = DRIVE.exec(text)?.[1];
  if (drive) return resolved(`${drive}:`, text.replace(DRIVE, ''));
  if (/^~[^/]*($|\/)/.test(text)) return resolved('~', text.replace(/^~[^/]*/, ''));
  return resolved(text.startsWith('/') ? '/' : '', text);
}

function resolved(root: string, rest: string): Parts {
  const parts: string[] = [];
  for (const part of rest.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (root === '') parts.push('..');
  }
  return { root, parts };
}

/** A path as seen from a folder. */
export function from(folder: Parts | undefined, path: Parts): Parts {
  if (path.root !== '' || !folder) return path;
  return resolved(folder.root, [...folder.parts, ...path.parts].join('/'));
}

const HOMES = /^(home|users)$/;

/** The path below a home folder, as `~/…`, where it lies in one. */
function belowHome({ root, parts }: Parts, home: Parts | undefined): Parts | undefined {
  if (home && root === home.root && home.parts.every((part, i) => part === parts[i]))
    return { root: '~', parts: parts.slice(home.parts.length) };
  if (root === '/' && parts[0] === 'root') return { root: '~', parts: parts.slice(1) };
  const found = (root === '/' || root.endsWith(':')) && HOMES.test(parts[0] ?? '') && parts.length > 1;
  return found ? { root: '~', parts: parts.slice(2) } : undefined;
}

const known = new WeakMap<PathWorld, Map<string, readonly Parts[]>>();

/** Everything that a path may be written as, resolved: itself, where its links lead, and both from home. */
export function waysTo(path: string, world: PathWorld): readonly Parts[] {
  const ways = known.get(world) ?? new Map<string, readonly Parts[]>();
  known.set(world, ways);
  const found = ways.get(path) ?? findWays(path, world);
  ways.set(path, found);
  return found;
}

function findWays(path: string, world: PathWorld): readonly Parts[] {
  const home = world.home === undefined ? undefined : partsOf(world.home);
  const folder = world.cwd === undefined ? undefined : partsOf(world.cwd);
  const plain = from(folder, partsOf(path));
  const led = isWild(path) ? undefined : world.realPath?.(absolute(path, world));
  const ways = led === undefined ? [plain] : [plain, from(folder, partsOf(led))];
  return ways.flatMap((way) => {
    const below = belowHome(way, home);
    return below ? [way, below] : [way];
  });
}

/** The path as it was written, from the root where that is known. */
function absolute(path: string, { cwd, home }: PathWorld): string {
  if (home !== undefined && /^~($|\/)/.test(path)) return home + path.slice(1);
  return /^([\\/]|[a-z]:)/i.test(path) || cwd === undefined ? path : `${cwd}/${path}`;
}

/** The text of resolved parts. */
export const pathText = ({ root, parts }: Parts): string =>
  root === '' ? parts.join('/') || '.' : root === '/' ? `/${parts.join('/')}` : [root, ...parts].join('/');

export type PathTest = (path: string, deep: Depth | undefined, world: PathWorld) => Truth;

/** What a rule says about paths. */
export function pathTest(value: string): PathTest {
  const text = value.trim().replace(/(\S) (?:folder|directory|dir)$/i, '$1');
  if (/^\*+$/.test(text)) return () => 'yes';
  if (HERE.test(text)) return isHere;
  const places = placesCalled(text);
  if (places.length > 0) {
    const tests = [...places, text.replaceAll(' ', '*')].map(plainTest);
    return (path, deep, world) =>
      tests.reduce<Truth>(
        (truth, test) => (truth === 'yes' ? truth : either(truth, test(path, deep, world))),
        'no',
      );
  }
  return plainTest(text);
}

/** "This repo": wherever the call is made. */
const HERE =
  /^(?:(?:this|the|our|my|your|current) )*(?:current |working |project |root |repo |git )*(?:repo|repository|project|folder|directory|dir|workspace|codebase|cwd|checkout|worktree)(?: (?:folder|directory|dir|root))?$/i;

function isHere(path: string, _: Depth | undefined, world: PathWorld): Truth {
  const folder = world.cwd === undefined ? undefined : partsOf(world.cwd);
  if (path.startsWith(UNKNOWN)) return 'maybe';
  const ways = waysTo(path, world);
  if (!folder) return ways.every(({ root, parts }) => root === '' && parts[0] !== '..') ? 'yes' : 'maybe';
  const inside = ways.every(
    (way) =>
      (way.root === folder.root && folder.parts.every((part, i) => part === way.parts[i])) ||
      way.root === '~',
  );
  return truthOf(inside && ways.some((way) => way.root === folder.root));
}

function plainTest(text: string): PathTest {
  const { root, parts } = partsOf(text);
  const fixed = parts.filter((part, i) => !(i === parts.length - 1 && /^\*+$/.test(part)));
  const single = root === '' && fixed.length === 1 && !text.includes('/') && !text.includes('\\');
  const part = single ? namedPart(fixed[0] as string) : undefined;
  return (path, deep, world) => {
    const folder = world.cwd === undefined ? undefined : partsOf(world.cwd);
    let truth: Truth = path.startsWith(UNKNOWN) && mayLeadTo(path, fixed) ? 'maybe' : 'no';
    for (const way of waysTo(path, world)) {
      const found = part ? someNamed(way, folder, part) : isAlong(way, { root, parts: fixed });
      const above = deep ? isAbove(way, from(folder, { root, parts: fixed })) : 'no';
      truth = either(truth, either(found, deep === 'some' ? both(above, 'maybe') : above));
      if (truth === 'yes') return truth;
    }
    return truth;
  };
}

/** Whether a path whose beginning is not known may end as the pattern does, or below it. */
function mayLeadTo(path: string, pattern: readonly string[]): boolean {
  const rest = path.slice(UNKNOWN.length);
  return rest === '' || pattern.length > 0;
}

interface Named {
  readonly is: (part: string) => boolean;
  /** All names that are meant, as a pattern. */
  readonly form: string;
}

/** A name of a file or folder. One that says what kind of file it is must be the whole name. */
function namedPart(name: string): Named {
  if (/[*?]/.test(name)) return { is: (part) => globMatches(name, part), form: name };
  if (/^\.[^.]+$/.test(name))
    return { is: (part) => part.endsWith(name) || part.startsWith(`${name}.`), form: `*${name}*` };
  if (/\.[\p{L}\p{N}]{1,8}$/u.test(name)) return { is: (part) => part === name, form: name };
  // "Summary markdown": such a file that is called so.
  const words = name.split(' ');
  const endings = endingsOf(words.at(-1) ?? '');
  const others = words.slice(0, -1);
  const isOfKind = (part: string): boolean =>
    endings.some((ending) => part.endsWith(ending)) && others.every((word) => standsIn(part, word));
  return { is: (part) => standsIn(part, name) || isOfKind(part), form: `*${name}*` };
}

const ENDS_IN_LETTER = /[\p{L}\p{N}]$/u;
const BEGINS_WITH_LETTER = /^[\p{L}\p{N}]/u;

/** Whether a name stands in another as a whole word; in scripts without spaces, anywhere. */
function standsIn(part: string, name: string): boolean {
  const spaceless = /^\P{ASCII}+$/u.test(name);
  for (let at = part.indexOf(name); at >= 0; at = part.indexOf(name, at + 1)) {
    const before = ENDS_IN_LETTER.test(part.slice(0, at)) && BEGINS_WITH_LETTER.test(name);
    const after = BEGINS_WITH_LETTER.test(part.slice(at + name.length)) && ENDS_IN_LETTER.test(name);
    if (spaceless || (!before && !after)) return true;
  }
  return false;
}

/** A part of the path itself, not of the folder that all paths of the call lie in. */
function someNamed(way: Parts, folder: Parts | undefined, named: Named): Truth {
  const inside = folder && folder.root === way.root && folder.parts.every((part, i) => part === way.parts[i]);
  const own = inside ? way.parts.slice(folder.parts.length) : way.parts;
  if (own.some((part) => !isWild(part) && named.is(part))) return 'yes';
  return own.some((part) => isWild(part) && mayMeet(part, named.form)) ? 'maybe' : 'no';
}

/** Whether the pattern stands along the path: from its root, or, for a relative pattern, anywhere. */
function isAlong(way: Parts, pattern: Parts): Truth {
  if (pattern.root !== '') return way.root === pattern.root ? alongFrom(way.parts, pattern.parts, 0) : 'no';
  let truth: Truth = 'no';
  for (let at = 0; at + pattern.parts.length <= way.parts.length || at === 0; at++) {
    const found = alongFrom(way.parts, pattern.parts, at);
    if (found === 'yes') return found;
    if (found === 'maybe') truth = found;
    if (at >= way.parts.length) break;
  }
  return truth;
}

function alongFrom(parts: readonly string[], pattern: readonly string[], at: number): Truth {
  let truth: Truth = 'yes';
  for (const [i, wanted] of pattern.entries()) {
    const part = parts[at + i];
    if (part === undefined) return 'no';
    if (isUnknown(part)) return 'maybe';
    if (wanted === '**') return truth;
    const same = isWild(part) ? mayMeet(part, wanted) : globMatches(wanted, part);
    if (!same) return 'no';
    if (isWild(part)) truth = 'maybe';
  }
  return truth;
}

/** Whether a folder holds what the pattern is about, as far as that is fixed. */
function isAbove(way: Parts, pattern: Parts): Truth {
  if (way.root !== pattern.root || way.parts.length > pattern.parts.length) return 'no';
  const apart = way.parts.some((part, i) => {
    const other = pattern.parts[i] ?? '';
    return part !== other && !(isWild(part) && mayMeet(part, other));
  });
  if (apart) return 'no';
  return way.parts.some(isWild) ? 'maybe' : 'yes';
}
