/** `lictor rules export` and `import`: all rules as JSON, and back. */

import { isObject } from '../catalog/analyse/json.ts';
import { fail, ok, type Result } from '../logic/diagnostics.ts';
import { type RuleChange, ruleChange } from '../memory/change.ts';
import type { Rule } from '../memory/rule.ts';
import { type FieldProblem, fieldMessage, fromRecord, toRecord } from '../memory/wire.ts';
import { EXIT, type ExitCode, type Failure, usage } from './failure.ts';
import { jsonText, print, printJson } from './io.ts';
import { readJson } from './json-text.ts';
import { plan, writeAll } from './out-file.ts';
import { nameOfInput, readText } from './read-file.ts';
import type { RulesOptions } from './rules-options.ts';
import { storeFailure, withOpenStore } from './rules-store.ts';
import { clean, count } from './text.ts';
import type { View } from './view.ts';

const FORMAT = 'lictor-rules';
const VERSION = 1;

export const exportRules = (view: View, options: RulesOptions): Promise<ExitCode> =>
  withOpenStore(view, options, async (store): Promise<Result<ExitCode, Failure>> => {
    const state = await store.state({ ended: true });
    if (!state.ok) return fail(storeFailure(state.error));
    const { rules } = state.value;
    const text = `${jsonText({ format: FORMAT, version: VERSION, rules: rules.map(toRecord) }, 2)}\n`;
    if (options.out === undefined) {
      view.io.out.write(text);
      return ok(EXIT.fine);
    }
    const fault = await writeAll(await plan([{ path: options.out, text }]));
    if (fault) return fail(fault);
    if (view.json) printJson(view.io, { ok: true, rules: rules.length, file: options.out });
    else print(view.io, [`${count(rules.length, 'rule')} written to ${clean(options.out)}`]);
    return ok(EXIT.fine);
  });

export const importRules = (view: View, file: string, options: RulesOptions): Promise<ExitCode> =>
  withOpenStore(view, options, async (store, { origin }): Promise<Result<ExitCode, Failure>> => {
    const text = await readText(view.io, file);
    if (!text.ok) return text;
    const rules = readExported(text.value, nameOfInput(file));
    if (!rules.ok) return rules;
    const done = await store.change(
      { at: origin.now, by: 'import' },
      (state) => {
        const changes = differing(rules.value, state.rules);
        return { changes, result: changes.length };
      },
      { ended: true },
    );
    if (!done.ok) return fail(storeFailure(done.error));
    const same = rules.value.length - done.value;
    if (view.json) printJson(view.io, { ok: true, imported: done.value, unchanged: same });
    else print(view.io, [`${count(done.value, 'rule')} imported, ${same} as they were`]);
    return ok(EXIT.fine);
  });

function differing(rules: readonly Rule[], present: readonly Rule[]): readonly RuleChange[] {
  const before = new Map(present.map((rule) => [rule.id, canonical(rule)]));
  return rules
    .filter((rule) => before.get(rule.id) !== canonical(rule))
    .map((rule) => ruleChange('import', rule));
}

/** Fields in one order, so that the same rule is the same text. */
const canonical = (rule: Rule): string =>
  JSON.stringify(rule, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

function readExported(text: string, name: string): Result<readonly Rule[], Failure> {
  const given = readJson(text, name);
  if (!given.ok) return given;
  const { format, version, rules } = isObject(given.value) ? given.value : {};
  if (format !== FORMAT || !Array.isArray(rules))
    return fail(usage('invalid_rules', `${name}: expected what \`lictor rules export\` writes`));
  if (version !== VERSION)
    return fail(
      usage(
        'invalid_rules',
        `${name}: its version is ${JSON.stringify(version)?.slice(0, 20)}, expected ${VERSION}`,
      ),
    );
  const read = rules.map(fromRecord);
  const problems = read.flatMap((rule, i) =>
    rule.ok ? [] : rule.error.map((problem) => inRule(problem, i)),
  );
  if (problems.length > 0) return fail(invalid(name, problems));
  return ok(read.flatMap((rule) => (rule.ok ? [rule.value] : [])));
}

const inRule = (problem: FieldProblem, i: number): FieldProblem => ({
  ...problem,
  field: problem.field === '' ? `rules[${i}]` : `rules[${i}].${problem.field}`,
});

const invalid = (name: string, problems: readonly FieldProblem[]): Failure =>
  usage('invalid_rules', `${name}: ${count(problems.length, 'mistake')}; nothing was imported`, {
    lines: problems.slice(0, 50).map((problem) => `  ${fieldMessage(problem)}`),
    detail: { problems },
  });
