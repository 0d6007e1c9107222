/** Arguments under an emitted schema turned back into arguments under the original one. */

import type { Json, JsonObject } from '../catalog/unit.ts';
import { nearestName, type Result } from '../logic/diagnostics.ts';
import { fieldText, type Standing, type Step, spoken } from './field.ts';
import { DEPTH_LIMIT, isDeeperThan, isList, isObject, own } from './json.ts';
import type { ArgumentProblem, Restore } from './rewritten.ts';
import { validateArguments } from './validate.ts';
import { valuesText, valueText } from './words.ts';

interface Restoring {
  readonly problems: ArgumentProblem[];
}

/**
 * The arguments as the original schema wants them, or every mistake of form: a key twice, text that is no JSON or
 * none of the values, arguments nested too deeply.
 *
 * A value of another form than the emitted one is left as it is, for {@link validateArguments} to judge against the
 * original. Never throws.
 */
export function restoreArguments(restore: Restore, args: Json): Result<Json, readonly ArgumentProblem[]> {
  const run: Restoring = { problems: [] };
  if (isDeeperThan(args, DEPTH_LIMIT))
    refuse(
      run,
      {},
      'too_deep',
      `must not be nested deeper than ${DEPTH_LIMIT} levels`,
      `at most ${DEPTH_LIMIT} levels`,
    );
  const value = run.problems.length > 0 ? args : restored(run, restore, args, {});
  return run.problems.length > 0 ? { ok: false, error: run.problems } : { ok: true, value };
}

function refuse(
  run: Restoring,
  at: Standing,
  code: string,
  message: string,
  expected: string,
  nearest?: string,
): void {
  const field = fieldText(at);
  run.problems.push({
    field,
    code,
    message: `${spoken(field)} ${message}`,
    expected,
    ...(nearest !== undefined && { nearest }),
  });
}

const inside = (parent: Standing, step: Step): Standing => ({ parent, step });

function restored(run: Restoring, restore: Restore, value: Json, at: Standing): Json {
  switch (restore.kind) {
    case 'same':
      return value;
    case 'unwrap':
      return isObject(value) && Object.hasOwn(value, 'value')
        ? restored(run, restore.inner, own(value, 'value') ?? null, inside(at, 'value'))
        : value;
    case 'pairs':
      return isList(value) ? fromPairs(run, restore.value, value, at) : value;
    case 'json':
      return typeof value === 'string' ? fromText(run, restore.inner, value, at) : value;
    case 'literal':
      return typeof value === 'string' ? fromLiteral(run, restore, value, at) : value;
    case 'object':
      return isObject(value) ? fromObject(run, restore, value, at) : value;
    case 'array':
      return isList(value)
        ? value.map((item, i) => restored(run, restore.prefix[i] ?? restore.rest, item, inside(at, i)))
        : value;
    case 'choice':
      return fromChoice(run, restore, value, at);
  }
}

function fromPairs(run: Restoring, inner: Restore, pairs: readonly Json[], at: Standing): Json {
  const found = new Map<string, Json>();
  for (const [i, pair] of pairs.entries()) {
    const key = isObject(pair) ? own(pair, 'key') : undefined;
    if (!isObject(pair) || typeof key !== 'string' || !Object.hasOwn(pair, 'value'))
      refuse(
        run,
        inside(at, i),
        'type',
        'must be an object with `key` and `value`',
        'an object with `key` and `value`',
      );
    else if (found.has(key))
      refuse(
        run,
        inside(inside(at, i), 'key'),
        'duplicate_key',
        `is ${valueText(key)} a second time`,
        'a key that is not there yet',
      );
    else found.set(key, restored(run, inner, own(pair, 'value') ?? null, inside(at, key)));
  }
  // Sets own properties whatever their names, `__proto__` too.
  return Object.fromEntries(found);
}

function fromText(run: Restoring, inner: Restore, text: string, at: Standing): Json {
  const parsed = parse(text);
  if (parsed !== undefined && !isDeeperThan(parsed, DEPTH_LIMIT)) return restored(run, inner, parsed, at);
  refuse(
    run,
    at,
    'not_json',
    'must be the JSON text of a value',
    'JSON text, such as {"a": 1} or "a text in quotes"',
  );
  return text;
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function fromLiteral(
  run: Restoring,
  { values }: Restore & { readonly kind: 'literal' },
  text: string,
  at: Standing,
): Json {
  const value = values.get(text);
  if (value !== undefined) return value;
  const texts = [...values.keys()];
  const expected = `one of ${valuesText(texts)}`;
  refuse(
    run,
    at,
    'enum',
    `must be ${expected}, but is ${valueText(text)}`,
    expected,
    nearestName(text, texts),
  );
  return text;
}

function fromObject(
  run: Restoring,
  { fields, rest }: Restore & { readonly kind: 'object' },
  value: JsonObject,
  at: Standing,
): Json {
  const found = new Map<string, Json>();
  for (const [emitted, item] of Object.entries(value)) {
    const field = fields.get(emitted);
    if (field?.nullIsAbsent && item === null) continue;
    const name = field?.name ?? emitted;
    const inner = field?.restore ?? rest ?? { kind: 'same' };
    if (found.has(name))
      refuse(run, inside(at, emitted), 'duplicate_key', `is \`${name}\` a second time`, 'it once');
    else found.set(name, restored(run, inner, item, inside(at, name)));
  }
  return Object.fromEntries(found);
}

/** The first branch that fits both before and after; else the first that fits before; else the value as it is. */
function fromChoice(
  run: Restoring,
  { branches }: Restore & { readonly kind: 'choice' },
  value: Json,
  at: Standing,
): Json {
  let first: { readonly value: Json; readonly problems: readonly ArgumentProblem[] } | undefined;
  for (const { schema, restore, fits } of branches) {
    if (validateArguments(schema, value).length > 0) continue;
    const attempt: Restoring = { problems: [] };
    const result = restored(attempt, restore, value, at);
    if (attempt.problems.length === 0 && (fits?.(result) ?? true)) return result;
    first ??= { value: result, problems: attempt.problems };
  }
  run.problems.push(...(first?.problems ?? []));
  return first?.value ?? value;
}
