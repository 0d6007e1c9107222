/** One listed tool as the spec of a unit. Everything a source says about itself is a claim: cleaned, cut, checked. */

import { ALIAS_LIMIT, type Effect } from './check-fields.ts';
import { DESCRIPTION_LIMIT } from './check-unit.ts';
import { cleanLine, withoutBlocks } from './clean.ts';
import { NAME_LIMIT, unitId } from './identity.ts';
import type { ListedTool } from './import-items.ts';
import { ownField } from './import-json.ts';
import type { Lose } from './import-loss.ts';
import { importedSchema, importedText } from './import-schema.ts';
import type { Json, UnitSpec } from './unit.ts';
import { codePoints, described, isWellFormed } from './unit-problem.ts';

/** The unit of a tool, without options; undefined with a loss where it cannot be one. */
export function toolUnit(listed: ListedTool, server: string | undefined, lose: Lose): UnitSpec | undefined {
  const name = toolName(listed, lose);
  if (name === undefined) return undefined;
  const description = textField(listed.description, 'description', lose);
  const { schema: given, schemaField } = listed;
  const schema = given === undefined ? undefined : importedSchema(given, schemaField, lose);
  if (schema && !schema.ok) {
    lose('tool_left_out', schema.field, `${schema.message}; the tool is left out`, schema.expected);
    return undefined;
  }
  const alias = titleAlias(listed, name);
  return {
    unit: unitId(server === undefined ? { kind: 'tool', name } : { kind: 'mcp_tool', server, name }),
    ...(description !== '' && { description }),
    ...(alias !== undefined && { aliases: [alias] }),
    effect: effectsOf(listed.annotations),
    ...(schema && { schema: schema.schema }),
  };
}

function toolName({ name }: ListedTool, lose: Lose): string | undefined {
  const expected = `text of 1 to ${NAME_LIMIT} code points`;
  const why =
    name === undefined || name === null || name === ''
      ? 'the tool has no name'
      : typeof name !== 'string' || !isWellFormed(name)
        ? `the name is ${described(name)}`
        : codePoints(name) > NAME_LIMIT
          ? `the name has ${codePoints(name)} code points`
          : undefined;
  if (why === undefined) return name as string;
  lose('tool_left_out', 'name', `${why}; the tool is left out`, expected);
  return undefined;
}

function textField(value: Json | undefined, field: string, lose: Lose): string {
  if (typeof value === 'string') return importedText(value, field, DESCRIPTION_LIMIT, lose);
  if (value !== undefined && value !== null)
    lose('text_cut', field, `the ${field} is ${described(value)}; the tool has none`, 'text');
  return '';
}

/** The title, where it says more than the name does. */
function titleAlias({ title, annotations }: ListedTool, name: string): string | undefined {
  const said = textOf(title) || textOf(ownField(annotations, 'title'));
  const alias = withoutBlocks(cleanLine(said.slice(0, 64 * ALIAS_LIMIT)));
  const telling = folded(alias) !== '' && folded(alias) !== folded(name);
  return telling && codePoints(alias) <= ALIAS_LIMIT ? alias : undefined;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Letters and digits alone: a title that only spells the name differently tells nothing. */
const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * What a tool does, as far as its hints say. Where they say nothing MCP's defaults hold, in every form: what is
 * not called read-only may write, and what may write and is not called harmless may delete. Only `openWorldHint`
 * has to be said, since its default says nothing about a server that runs here.
 */
function effectsOf(hints: Json | undefined): Effect[] {
  const hint = (name: string): unknown => ownField(hints, name);
  const network: Effect[] = hint('openWorldHint') === true ? ['network'] : [];
  if (hint('readOnlyHint') === true) return [...network, 'read'];
  return hint('destructiveHint') === false ? [...network, 'write'] : ['delete', ...network, 'write'];
}
