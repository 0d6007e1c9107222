/** Singletons: variables that stand once, which are mostly misspelt. */

import { type Diagnostic, shown } from '../../logic/diagnostics.ts';
import { problemAt, type Statement } from './statement.ts';

/** A statement that is refused has a mistake to mend first. */
export function checkSingletons(
  statements: readonly Statement[],
  refused: readonly Statement[],
): Diagnostic[] {
  const others = new Set(refused);
  return statements
    .filter((statement) => !others.has(statement))
    .flatMap(({ source, singletons }) =>
      singletons.map(({ name, span }) =>
        problemAt(source, span.start, 'singleton_variable', `${shown(name)} stands only once in its clause`, {
          expected: `_${name} where the value does not matter`,
        }),
      ),
    );
}
