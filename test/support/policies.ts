/** Policies from text, for tests that are about something else. */

import type { Policy } from '../../src/catalog/policy.ts';
import { compile } from '../../src/compile/compile.ts';
import type { Compiled } from '../../src/compile/compiled.ts';
import type { TurnInput } from '../../src/compile/turn.ts';
import { createPolicy } from '../../src/lictor.ts';
import { formatDiagnostic } from '../../src/logic/diagnostics.ts';

/** The policy of a text, or an error that shows every diagnostic. */
export function policy(text: string, path = 'policy.pl'): Policy {
  const loaded = createPolicy({ files: [{ path, text }] });
  if (!loaded.ok) throw new Error(loaded.error.map(formatDiagnostic).join('\n'));
  return loaded.value;
}

/** The codes of a text's diagnostics, errors and warnings alike, where the host registers the units of these ids. */
export function codes(text: string, host: readonly string[] = []): readonly string[] {
  const units = host.map((unit) => ({ unit }));
  const loaded = createPolicy({ files: [{ path: 'policy.pl', text }], ...(host.length > 0 && { units }) });
  return (loaded.ok ? loaded.value.warnings : loaded.error).map(({ code }) => code);
}

/** A compile that must succeed. */
export function compiled(from: Policy, turn: TurnInput | string): Compiled {
  const result = compile(from, turn);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export const active = (from: Policy, turn: TurnInput | string): readonly string[] =>
  compiled(from, turn).surface.active_units;
