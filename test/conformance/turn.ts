/** Input and options of a recorded compile as a turn. What is ill-typed on purpose stays so. */

import type { TurnInput } from '../../src/compile/turn.ts';
import { plainValue } from './read-file.ts';
import { field, isRecord, type Recorded } from './record.ts';
import { capabilityText, signalText, valueText } from './terms.ts';

/**
 * The turn of a recorded compile.
 *
 * Three options that the recorded program never reads are left out: an unknown mode, a candidate limit with
 * all tools shown, and a policy without packing that no budget could be.
 */
export function recordedTurn(
  input: unknown,
  options: unknown,
  isBudget: (policy: unknown) => boolean,
): TurnInput {
  const words = typeof input === 'string' ? { text: input } : input;
  if (!isRecord(words)) return words as TurnInput;
  const turn = { ...inputFields(words), ...optionFields(isRecord(options) ? options : {}, isBudget) };
  return turn as TurnInput;
}

function inputFields({ text, signals, needs, selected, denied }: Recorded): object {
  return present({
    text: plainValue(text),
    signals: each(signals, signalText),
    needs: each(needs, valueText),
    selected: each(selected, unitText),
    denied: each(denied, unitText),
  });
}

function optionFields(options: Recorded, isBudget: (policy: unknown) => boolean): object {
  const all = options.mode === 'all_tools' || options.all_tools === true;
  const { pack } = options;
  const policy = plainValue(options.policy);
  const ignored = pack === false && !isBudget(policy ?? {});
  return present({
    scoring: 'overlap',
    capabilities: each(options.capabilities, capabilityText),
    discovery_scope: scopeValue(options.scope),
    parent_discovery_scope: scopeValue(options.parent_scope),
    mode: all ? 'all_tools' : undefined,
    candidate_limit: all ? undefined : plainValue(options.candidate_limit),
    pack: plainValue(pack),
    budget: ignored ? undefined : policy,
  });
}

const scopeValue = (scope: unknown): unknown => each(scope, unitText);

const unitText = (unit: unknown): unknown => field(unit, '$term') ?? unit;

const each = (value: unknown, convert: (item: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(convert) : plainValue(value);

const present = (fields: Recorded): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
