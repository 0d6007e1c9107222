/** What a source said and the units do not hold, told tool by tool and field by field. */

import { shown } from '../logic/diagnostics.ts';
import { cleanLine } from './clean.ts';

/** Something the source said that the units do not hold. */
export interface ImportLoss {
  /** Name of the tool, cleaned; empty where it has none. */
  readonly tool: string;
  /** Where it stands in the input, such as `tools[3]`. */
  readonly item: string;
  /** The field that it is about, such as `inputSchema/properties/to/type`; empty for the item as a whole. */
  readonly field: string;
  /**
   * `text_cut`, `text_cleaned`: texts. `schema_repaired`: a part of a schema that is none was taken out.
   * `tool_left_out`, `duplicate_tool`, `no_function`, `other_form`, `unknown_form`: there is no unit for the item.
   * `list_incomplete`: the list says that it goes on elsewhere.
   */
  readonly code: LossCode;
  /** What is wrong, and what was done. */
  readonly message: string;
  /** What would have been taken. */
  readonly expected?: string;
}

export type LossCode =
  | 'text_cut'
  | 'text_cleaned'
  | 'schema_repaired'
  | 'tool_left_out'
  | 'duplicate_tool'
  | 'no_function'
  | 'other_form'
  | 'unknown_form'
  | 'list_incomplete';

export type Lose = (code: LossCode, field: string, message: string, expected?: string) => void;

/** Notes the losses of one item. */
export const losing =
  (losses: ImportLoss[], item: string, name: unknown): Lose =>
  (code, field, message, expected) =>
    losses.push({
      tool: typeof name === 'string' ? cleanLine(name) : '',
      item,
      field,
      code,
      message,
      ...(expected !== undefined && { expected }),
    });

/** A field as messages name it. */
export const fieldName = (field: string): string => (field === '' ? 'the tool' : shown(field));
