/** Units as they are written: what does not depend on the turn, worked out once a unit and kept with it. */

import canonicalize from 'canonicalize';
import type { Json, Unit } from '../catalog/unit.ts';
import type { ToolSchema } from './compiled.ts';
import { contextUnitId } from './context-id.ts';
import type { TokenCounter } from './tokens.ts';

export interface Written {
  /** Its id inside a pack. */
  readonly id: string;
  /** As a tool; undefined for a unit without a schema. */
  readonly tool: ToolSchema | undefined;
  /** The tokens of a text of this unit, counted once for each counter. */
  tokens(counter: TokenCounter, text: string): number;
  /** What the tool costs is what is sent: name, description and arguments as JSON. */
  schemaTokens(counter: TokenCounter): number;
}

const written = new WeakMap<Unit, Written>();

export function writtenUnit(unit: Unit): Written {
  const known = written.get(unit);
  if (known) return known;
  const value = write(unit);
  written.set(unit, value);
  return value;
}

function write(unit: Unit): Written {
  const tool = unit.schema && toolSchema(unit);
  const counted = new WeakMap<TokenCounter, Map<string, number>>();
  const tokens = (counter: TokenCounter, text: string): number => {
    const known = counted.get(counter) ?? new Map<string, number>();
    counted.set(counter, known);
    const count = known.get(text) ?? counter.count(text);
    if (known.size < MOST_TEXTS) known.set(text, count);
    return count;
  };
  let json: string | undefined;
  return {
    id: contextUnitId(unit.unit),
    tool,
    tokens,
    schemaTokens(counter) {
      json ??= tool ? schemaText(tool) : '';
      return tool ? tokens(counter, json) : 0;
    },
  };
}

/** A unit has 16 representations at most; rules that change its category may give it more texts. */
const MOST_TEXTS = 32;

const toolSchema = (unit: Unit): ToolSchema => ({
  unit: unit.unit,
  name: unit.name,
  description: unit.description,
  input_schema: unit.schema ?? {},
});

const schemaText = ({ name, description, input_schema }: ToolSchema): string =>
  canonicalize({ name, description, input_schema } as Json) ?? '';
