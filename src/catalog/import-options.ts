/** What a host may ask of an import: checked once, and applied to every tool. */

import { nearestName, shown } from '../logic/diagnostics.ts';
import { checkUnit, type UnitProblem } from './check-unit.ts';
import type { ToJsonSchema } from './import-ai-sdk.ts';
import type { ToolListForm } from './import-form.ts';
import type { UnitSpec } from './unit.ts';
import { note } from './unit-problem.ts';

export interface ImportOptions {
  /** Tools that are shown every turn, by the names the source gives them. An unknown name is a problem. */
  readonly alwaysVisible?: readonly string[];
  /** Category of every tool; their kind when left out. */
  readonly category?: string | readonly string[];
  /** Priority of every tool. */
  readonly priority?: number;
  /** Other names for tools, by tool name. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>;
  /** How the server introduces itself. */
  readonly info?: {
    readonly name: string;
    readonly version?: string | undefined;
    readonly title?: string | undefined;
  };
}

export interface ToolListOptions extends ImportOptions {
  /** The form of the list; `auto`, the default, recognises it. */
  readonly from?: ToolListForm | 'auto';
  /**
   * The server or namespace that the tools belong to: they are then `mcp_tool(Name, T)`, and `tool(T)` otherwise.
   * A list that names its server or namespaces itself needs none.
   */
  readonly name?: string;
  /** Gives the JSON Schema of validators in AI SDK tools that do not give it themselves. */
  readonly toJsonSchema?: ToJsonSchema;
}

const shared = ({ category, priority }: ImportOptions): Partial<UnitSpec> => ({
  ...(category !== undefined && { category }),
  ...(priority !== undefined && { priority }),
});

/** Options that are wrong for every tool are wrong once. */
export const optionProblems = (options: ToolListOptions): readonly UnitProblem[] =>
  problemsOf({ unit: 'tool:any', ...shared(options) });

export function withOptions(
  name: string,
  spec: UnitSpec,
  options: ImportOptions,
  pinned: ReadonlySet<string>,
): UnitSpec {
  const { aliases = {} } = options;
  const added = Object.hasOwn(aliases, name) ? (aliases[name] ?? []) : [];
  return {
    ...spec,
    ...shared(options),
    ...(added.length > 0 && { aliases: [...(spec.aliases ?? []), ...added] }),
    ...(pinned.has(name) && { activation: 'always' as const }),
  };
}

export function problemsOf(spec: UnitSpec): readonly UnitProblem[] {
  const checked = checkUnit(spec);
  return checked.ok ? [] : checked.error;
}

export function unknownNames(options: ImportOptions, known: ReadonlySet<string>): UnitProblem[] {
  const problems: UnitProblem[] = [];
  const check = (field: string, names: readonly string[]) => {
    for (const name of names) {
      if (known.has(name)) continue;
      const nearest = nearestName(name, known);
      note({ field, problems }, 'unknown_tool', `the list has no tool ${shown(name)}`, [name], { nearest });
    }
  };
  check('alwaysVisible', options.alwaysVisible ?? []);
  check('aliases', Object.keys(options.aliases ?? {}));
  return problems;
}
