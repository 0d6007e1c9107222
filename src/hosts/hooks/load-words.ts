/** The words and tools of a user's policy, without what decides by it: a hook has little time. */

import { catalogOf } from '../../catalog/catalog.ts';
import { loadPolicyFiles } from '../../catalog/load.ts';
import { fail, formatDiagnostic, ok, type Result } from '../../logic/diagnostics.ts';
import { type PolicyWords, policyWords } from '../../memory/policy-words.ts';
import { readPolicyFiles } from '../../node/files.ts';

/** The error is the first mistake of the policy. */
export async function loadWords(paths: readonly string[]): Promise<Result<PolicyWords, string>> {
  const read = await readPolicyFiles(paths);
  const loaded = read.ok ? loadPolicyFiles(read.value) : read;
  if (!loaded.ok) {
    const first = loaded.error.find(({ severity }) => severity === 'error') ?? loaded.error[0];
    return fail(first ? formatDiagnostic(first) : 'it cannot be read');
  }
  const { units, facts } = loaded.value;
  return ok(policyWords({ catalog: catalogOf(units.map(({ unit }) => unit)), facts }));
}
