/** The tools of the example workspace. */

import type { Catalog } from '../../src/catalog/catalog.ts';
import type { ToolSchema } from '../../src/compile/compiled.ts';
import { writtenUnit } from '../../src/compile/written.ts';
import { createPolicy } from '../../src/lictor.ts';
import { workspaceInput } from '../bench/workspace.ts';

export function workspacePolicy() {
  const policy = createPolicy(workspaceInput());
  if (!policy.ok) throw new Error('the example workspace does not load');
  return policy.value;
}

export const workspaceTools = (): ToolSchema[] => toolsOf(workspacePolicy().catalog);

export const toolsOf = ({ units }: Catalog): ToolSchema[] =>
  [...units.values()].flatMap((unit) => writtenUnit(unit).tool ?? []);
