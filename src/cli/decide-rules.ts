/** The rules of a file: a list, or what an export writes. What a rule leaves out is what it mostly is. */

import type { Json, JsonObject } from '../catalog/unit.ts';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import type { Waiver } from '../memory/change.ts';
import type { Rule } from '../memory/rule.ts';
import { fromRecord, waiverFrom } from '../memory/wire.ts';
import { type Failure, usage } from './failure.ts';
import type { Io } from './io.ts';
import { readJson } from './json-text.ts';
import { nameOfInput, readText } from './read-file.ts';
import { clean } from './text.ts';

export interface StoredRules {
  readonly rules: readonly Rule[];
  readonly waivers: readonly Waiver[];
}

export async function readRules(io: Io, path: string): Promise<Result<StoredRules, Failure>> {
  const text = await readText(io, path);
  if (!text.ok) return text;
  const name = nameOfInput(path);
  const parsed = readJson(text.value, name);
  if (!parsed.ok) return parsed;
  const { value } = parsed;
  const listed = isObject(value) ? value.rules : value;
  if (!Array.isArray(listed)) return fail(usage('invalid_rules', `${name} holds no list of rules`));
  const given = isObject(value) ? (value.waivers ?? []) : [];
  if (!Array.isArray(given)) return fail(usage('invalid_rules', `${name}: \`waivers\` is no list`));
  const rules = (listed as readonly Json[]).map((one, at) => fromRecord(withDefaults(one, at)));
  const waivers = (given as readonly Json[]).map(waiverFrom);
  const problems = [...problemsIn('', rules), ...problemsIn('waivers', waivers)];
  if (problems.length > 0) {
    const lines = problems.slice(0, 20).map(({ field, message }) => `  ${clean(field)} ${clean(message)}`);
    return fail(
      usage('invalid_rules', `${name} holds rules that cannot be read`, { lines, detail: { problems } }),
    );
  }
  return ok({ rules: valuesOf(rules), waivers: valuesOf(waivers) });
}

type Read<T> = Result<T, readonly { readonly field: string; readonly message: string }[]>;

const problemsIn = (list: string, read: readonly Read<unknown>[]) =>
  read.flatMap((one, at) =>
    one.ok ? [] : one.error.map(({ field, message }) => ({ field: `${list}[${at}].${field}`, message })),
  );

const valuesOf = <T>(read: readonly Read<T>[]): T[] => read.flatMap((one) => (one.ok ? [one.value] : []));

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withDefaults(rule: Json, at: number): unknown {
  if (!isObject(rule)) return rule;
  const { tool = null, sentence = '', ...rest } = rule;
  const at0 = '1970-01-01T00:00:00Z';
  return {
    id: `rule-${at + 1}`,
    owner: 'user',
    scope: { kind: 'user' },
    tool_name: tool,
    rule: sentence,
    effect: 'prohibit',
    matchers: [],
    priority: 'critical',
    source: 'user_explicit',
    tags: [],
    status: 'active',
    created_at: at0,
    updated_at: at0,
    ...rest,
  };
}
