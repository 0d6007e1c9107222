/** Host units: those that a host registers together with the files, and what the files say about them. */

import { type Diagnostic, shown } from '../../logic/diagnostics.ts';
import { emptyCatalog, type IndexedProblem, registerUnits } from '../catalog.ts';
import { type UnitId, unitId } from '../identity.ts';
import { readUnitId } from '../read-unit.ts';
import type { Unit, UnitSpec } from '../unit.ts';
import { PROPERTIES } from '../vocabulary.ts';
import { identityOf } from './fold.ts';
import type { Heads } from './heads.ts';
import { written } from './sorts.ts';
import { problem, type Statement } from './statement.ts';

export interface HostUnits {
  /** Identities that the host names, those of specs with mistakes too. */
  readonly ids: ReadonlySet<UnitId>;
  /** None, when a spec has a mistake. */
  readonly units: readonly Unit[];
  readonly problems: readonly Diagnostic[];
}

/** Checks the specs of a host, all together. */
export function hostUnits(specs: readonly UnitSpec[]): HostUnits {
  const registered = registerUnits(emptyCatalog, specs);
  if (registered.ok) {
    const { units } = registered.value.catalog;
    return { ids: new Set(units.keys()), units: [...units.values()], problems: [] };
  }
  const ids = specs.flatMap((spec) => (typeof spec?.unit === 'string' ? (readUnitId(spec.unit) ?? []) : []));
  return { ids: new Set(ids), units: [], problems: registered.error.map(placed) };
}

/** A spec has no file: its position stands for one. */
const placed = ({ index, code, message, expected, nearest }: IndexedProblem): Diagnostic => ({
  file: `units[${index}]`,
  line: 1,
  column: 1,
  code,
  severity: 'error',
  message,
  ...(expected !== undefined && { expected }),
  ...(nearest !== undefined && { nearest }),
});

/**
 * The heads with properties of host units among the facts: they are rows of the policy, which stay when the host
 * replaces its unit. Only the host says what the unit's own text is, and a file cannot declare it again.
 */
export function aboutHostUnits(heads: Heads, { ids }: HostUnits): { heads: Heads; problems: Diagnostic[] } {
  if (ids.size === 0) return { heads, problems: [] };
  const isTheirs = (statement: Statement): boolean => {
    const identity = identityOf(statement);
    return identity !== undefined && ids.has(unitId(identity));
  };
  const theirs = heads.properties.filter(isTheirs);
  const [refused, facts] = [theirs.filter(isText), theirs.filter((statement) => !isText(statement))];
  return {
    heads: {
      ...heads,
      units: heads.units.filter((statement) => !isTheirs(statement)),
      properties: heads.properties.filter((statement) => !isTheirs(statement)),
      facts: [...heads.facts, ...facts],
    },
    problems: [...heads.units.filter(isTheirs).map(declaredAgain), ...refused.map(notTheirs)],
  };
}

const isText = ({ head }: Statement): boolean => PROPERTIES.get(head.name)?.facts === true;

const subject = ({ source, head }: Statement) => ({
  source,
  term: head.kind === 'compound' ? (head.args[0] ?? head) : head,
});

function declaredAgain(statement: Statement): Diagnostic {
  const site = subject(statement);
  const expected = 'facts and rules about it, or no such unit from the host';
  return problem(site, 'duplicate_unit', `${written(site.term)} is registered by the host`, { expected });
}

function notTheirs(statement: Statement): Diagnostic {
  const { head, source } = statement;
  const message = `the host registers ${written(subject(statement).term)}, and says its ${shown(head.name)}`;
  const expected = `\`${head.name}\` in what the host registers`;
  return problem({ source, term: head }, 'not_yours_to_state', message, { expected });
}
