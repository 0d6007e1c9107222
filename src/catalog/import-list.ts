/**
 * Importing: a list of tools, in whichever form it comes, as units.
 *
 * Everything a source says about itself is a claim. Its texts are cleaned and cut, its hints become effects that
 * rules may look at but that prove nothing, and no tool is shown unless something asks for it or the host says so.
 */

import { fail, nearestName, ok, type Result } from '../logic/diagnostics.ts';
import { EXPECTED, TOOL_LIST_FORMS, type ToolListForm } from './import-form.ts';
import { commonForm, type ListItem, listedItems } from './import-forms.ts';
import type { ToolListOptions } from './import-options.ts';
import { serverInfo } from './import-server.ts';
import { type ImportedList, importItems } from './import-units.ts';
import type { Unit } from './unit.ts';
import { described, note, type UnitProblem } from './unit-problem.ts';

/**
 * The units of a list of tools: MCP's `tools/list`, OpenAI's, Anthropic's or Gemini's tools, or an AI SDK tool set;
 * as an array, inside `{tools: […]}`, or the whole request or response.
 *
 * Tools are `relevant`, except those that `alwaysVisible` names. They require nothing. They have no triggers: names
 * and descriptions are matched as they are. Of two tools with one name the first stays. An item that is no tool, of
 * another form, or beyond the bounds of a unit is left out, and told in `losses`; it never costs the others. The
 * error says that there is no list, in which form cannot be told, or what is wrong with the options.
 *
 * Law: the order of the list does not change the units.
 */
export function unitsFromToolList(
  input: unknown,
  options: ToolListOptions = {},
): Result<ImportedList, readonly UnitProblem[]> {
  const imported = checkedToolList(input, options);
  if (!imported.ok) return imported;
  const { checked: _, ...list } = imported.value;
  return ok(list);
}

/** The same with the units that checking makes of the specs. */
export function checkedToolList(
  input: unknown,
  options: ToolListOptions,
): Result<ImportedList & { readonly checked: readonly Unit[] }, readonly UnitProblem[]> {
  const listed = listedItems(input);
  if (!listed.ok) return listed;
  const form = formOf(listed.value.items, options.from ?? 'auto');
  return form.ok ? importItems(listed.value, form.value, options) : form;
}

/** The form a list is read in, and what it calls its server; or why it is none. */
export function toolListForm(
  input: unknown,
  from: ToolListForm | 'auto' = 'auto',
): Result<{ readonly form: ToolListForm; readonly server?: string }, readonly UnitProblem[]> {
  const listed = listedItems(input);
  if (!listed.ok) return listed;
  const form = formOf(listed.value.items, from);
  if (!form.ok) return form;
  const info = serverInfo(listed.value.server);
  return ok({ form: form.value, ...(info && { server: info.name }) });
}

function formOf(
  items: readonly ListItem[],
  from: ToolListForm | 'auto',
): Result<ToolListForm, readonly UnitProblem[]> {
  const problems: UnitProblem[] = [];
  if (from !== 'auto' && TOOL_LIST_FORMS.includes(from)) return ok(from);
  if (from !== 'auto') {
    const expected = ['auto', ...TOOL_LIST_FORMS].join(', ');
    note({ field: 'from', problems }, 'unknown_form', `there is no form ${described(from)}`, [from], {
      expected,
      nearest: typeof from === 'string' ? nearestName(from, TOOL_LIST_FORMS) : undefined,
    });
    return fail(problems);
  }
  const form = items.length === 0 ? 'mcp' : commonForm(items);
  if (form) return ok(form);
  note({ field: 'from', problems }, 'unknown_form', 'the form of the list cannot be told', [], {
    expected: Object.values(EXPECTED).join('; '),
  });
  return fail(problems);
}
