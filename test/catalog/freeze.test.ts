/** What the library returns cannot be changed, and what it was given is left as it was. */

import { describe, expect, it } from 'vitest';
import { deepFreeze } from '../../src/catalog/freeze.ts';
import { compile, createPolicy, emptyPolicy, recompile, registerUnits } from '../../src/index.ts';
import { policy } from '../support/policies.ts';

/** The paths of parts that are not frozen, below maps and sets too. */
function loose(value: unknown, path = ''): string[] {
  const seen = new Set<unknown>();
  const found: string[] = [];
  const stack: [unknown, string][] = [[value, path]];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [part, at] = next;
    if (typeof part !== 'object' || part === null || seen.has(part)) continue;
    seen.add(part);
    if (!Object.isFrozen(part)) found.push(at);
    if (part instanceof Map) expect(() => part.set('x', 1)).toThrow();
    if (part instanceof Set) expect(() => part.add('x')).toThrow();
    const entries = part instanceof Map || part instanceof Set ? [...part.entries()] : Object.entries(part);
    for (const [key, item] of entries) stack.push([item, `${at}.${String(key)}`]);
  }
  return found;
}

const TEXT = `
  unit(tool(a), [description("soup"), requires([tool(b)]), schema(json("{\\"type\\": \\"object\\"}"))]).
  unit(tool(b), [triggers([failed(x)-3]), suggests([tool(c)])]).
  unit(tool(c), [conflicts([tool(d)])]).
  unit(tool(d), [description("soup")]).
  denied(U, "no") :- helper(U), context(a, b).
  helper(tool(c)). helper(U) :- category(U, tool).
`;

describe('what is returned', () => {
  it('is frozen throughout: a policy, a changed one, and the empty one', () => {
    const first = policy(TEXT);
    expect(loose(first)).toEqual([]);
    expect(loose(emptyPolicy)).toEqual([]);
    const more = registerUnits(first, [{ unit: 'tool:e' }]);
    expect(more.ok && loose(more.value.policy)).toEqual([]);
  });

  it('is frozen throughout: a compile, with its turn, surface and pack', () => {
    const turn = { text: 'soup', signals: ['failed(x)'], selected: ['tool:zz'], context: { k: ['v', 1] } };
    const compiled = compile(policy(TEXT), { ...turn, candidate_limit: 1 });
    if (!compiled.ok) throw new Error(compiled.error.code);
    expect(loose(compiled.value)).toEqual([]);
    const next = recompile(policy(TEXT), compiled.value, { needs: 'x' });
    expect(next.ok && loose(next.value)).toEqual([]);
  });

  it('leaves what it was given as it was', () => {
    const files = [{ path: 'a.pl', text: TEXT }];
    const schema = { type: 'object', properties: { q: { type: 'string' } } };
    const units = [{ unit: 'tool:e', schema }];
    const budget = { max_context_tokens: 50_000 };
    const turn = {
      text: 'soup',
      context: { list: ['a'] },
      sections: [{ name: 's', visibility: 'host', tokens: 1 }],
    };
    const made = createPolicy({ files, units });
    if (!made.ok) throw new Error('not loaded');
    compile(made.value, { ...turn, budget } as Parameters<typeof compile>[1]);
    const given = [files, files[0], units, units[0], schema, schema.properties, turn.context, turn.sections];
    expect([...given, turn.sections[0], budget].filter((one) => Object.isFrozen(one))).toEqual([]);
  });

  it('may nest as deep as memory allows', () => {
    let deep: object = {};
    for (let i = 0; i < 200_000; i++) deep = { deep };
    expect(Object.isFrozen(deepFreeze(deep))).toBe(true);
  });
});
