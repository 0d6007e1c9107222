/** Listing: rows listed with everything open stand only for questions they answer. */

import { expect, test } from 'vitest';
import { open } from '../../src/compile/opened.ts';
import { createPolicy } from '../../src/lictor.ts';
import { layer } from '../../src/logic/relations.ts';
import { atom } from '../../src/logic/term.ts';

const TEXT = `
  unit(tool(known), []).
  is_tool(tool(_)).
  deny(Call, "a tool") :- call_tool(Call, U), is_tool(U).
`;

test.each(['compiled', 'tau'] as const)(
  'a pattern of units holds of one that is not registered (%s)',
  (engine) => {
    const made = createPolicy({ files: [{ path: 'policy.pl', text: TEXT }], engine });
    if (!made.ok) throw new Error(made.error[0]?.message);
    const { solver } = open(made.value);
    const call = layer(new Map([['call_tool/2', [{ args: [atom('c'), atom('tool:unknown')] }]]]));
    solver.rows('is_tool/1', [undefined]);
    const denied = solver.with(call).rows('deny/2', [atom('c'), undefined]);
    expect(denied).toEqual({ ok: true, value: [{ args: [atom('c'), atom('a tool')] }] });
  },
);
