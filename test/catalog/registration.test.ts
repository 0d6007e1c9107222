import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Catalog, emptyCatalog } from '../../src/catalog/catalog.ts';
import { parseLossless, plainValue } from '../conformance/read-file.ts';
import { recordedCode, recordedUnit } from '../conformance/units.ts';
import { registerUnit } from '../support/register.ts';

interface Case {
  readonly id: string;
  readonly rule: string;
  readonly catalog: readonly { readonly unit: string }[];
  readonly expected: {
    readonly registration: readonly {
      readonly ok: boolean;
      readonly unit?: string;
      readonly revision?: number;
      readonly status?: string;
      readonly error?: { readonly detail: { readonly code: string } };
    }[];
  };
}

const text = readFileSync(new URL('../conformance/compiler.json', import.meta.url), 'utf8');
const { cases } = parseLossless(text) as { readonly cases: readonly Case[] };
const registrations = cases.filter(({ id }) => id.startsWith('reg-'));

test('there are 31 recorded registrations', () => {
  expect(registrations.length).toBe(31);
});

test.each(registrations)('$id: $rule', ({ catalog, expected }) => {
  let now: Catalog = emptyCatalog;
  const outcomes = catalog.map((spec) => {
    const change = registerUnit(now, recordedUnit(plainValue(spec)));
    if (!change.ok) return { ok: false, code: recordedCode(change.error[0]?.code ?? '') };
    now = change.value.catalog;
    return { ok: true, unit: change.value.unit.unit, status: change.value.status, revision: now.revision };
  });
  const recorded = expected.registration.map(({ ok, unit, status, revision, error }) =>
    ok ? { ok, unit, status, revision: Number(revision) } : { ok, code: error?.detail.code },
  );
  expect(outcomes).toEqual(recorded);
});
