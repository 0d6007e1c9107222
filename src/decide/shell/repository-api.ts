/** Requests to the interfaces of forges that do what git does: moving a branch, merging, committing a file. */

import { UNKNOWN } from '../wild.ts';
import type { Action } from './action.ts';

const ONLY_LOOKS = /^(GET|HEAD|OPTIONS)$/i;

/** What a request comes to, by its URL, method and body; nothing for other requests. */
export function ofRepositoryApi(url: string, method: string, body: string): readonly Action[] {
  if (ONLY_LOOKS.test(method) || !/api|repos\/|projects\//i.test(url)) return [];
  const path = url.replace(/[?#].*$/, '');
  const [, branch] =
    /\/(?:git\/refs|git\/ref)\/heads\/(.+)$/.exec(path) ?? /\/repository\/branches\/(.+)$/.exec(path) ?? [];
  const force = [/force["'=:\s]+true/i.test(body)];
  if (branch !== undefined) return [push([branch], force)];
  if (/\/git\/refs$/.test(path)) return [push([named(body, 'ref') ?? UNKNOWN], force)];
  if (/\/merges$/.test(path)) return [push([named(body, 'base') ?? UNKNOWN], [false])];
  if (/\/(contents|repository\/files)\//.test(path) || /\/repository\/commits$/.test(path)) {
    const message = [named(body, 'message') ?? UNKNOWN];
    return [
      push([named(body, 'branch') ?? UNKNOWN], [false]),
      { name: 'git_commit', args: { message }, means: ['commit'] },
    ];
  }
  if (/\/(pulls|merge_requests)\/\d+\/merge$/.test(path))
    return [
      { name: 'merge_pr', args: { branch: [UNKNOWN] }, means: ['merge'] },
      { ...push([UNKNOWN], [false]), means: [], unsure: true },
    ];
  return [];
}

const push = (branch: readonly string[], force: readonly boolean[]): Action => ({
  name: 'git_push',
  args: { branch, force },
  means: ['push', ...(force[0] ? ['force push'] : [])],
});

/** A field of a body, in JSON or as `name=value`. */
const named = (body: string, field: string): string | undefined =>
  new RegExp(`\\b${field}["']?\\s*[:=]\\s*["']?([^"'\\s,&}]+)`).exec(body)?.[1];
