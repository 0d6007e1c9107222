/** Heads: who may state a relation, and in which form. */

import { type Diagnostic, shown } from '../../logic/diagnostics.ts';
import { isGround } from '../../logic/term.ts';
import { BUILTINS, CONTROL, FORBIDDEN } from '../builtins.ts';
import { type Giver, PROPERTIES, type Relation, VOCABULARY } from '../vocabulary.ts';
import { SHIPPED_HELPERS } from './shipped.ts';
import { problem, type Statement } from './statement.ts';

/** The statements whose head may be stated, by what they state. */
export interface Heads {
  /** `unit/1` and `unit/2`. */
  readonly units: readonly Statement[];
  /** Ground facts over properties of units. */
  readonly properties: readonly Statement[];
  /** Ground facts over other relations of the vocabulary and over the policy's own. */
  readonly facts: readonly Statement[];
  /** Everything else: rules, and facts with variables. */
  readonly rules: readonly Statement[];
  /** Statements whose head is refused. Their bodies are still judged. */
  readonly refused: readonly Statement[];
  readonly problems: readonly Diagnostic[];
}

export function checkHeads(statements: readonly Statement[]): Heads {
  const units: Statement[] = [];
  const properties: Statement[] = [];
  const facts: Statement[] = [];
  const rules: Statement[] = [];
  const refused: Statement[] = [];
  const problems: Diagnostic[] = [];
  for (const statement of statements) {
    const wrong = checkHead(statement);
    if (wrong) {
      problems.push(wrong);
      refused.push(statement);
    } else if (isUnit(statement)) units.push(statement);
    else if (statement.body || !isGround(statement.head)) rules.push(statement);
    else if (PROPERTIES.has(statement.head.name)) properties.push(statement);
    else facts.push(statement);
  }
  return { units, properties, facts, rules, refused, problems };
}

const isUnit = ({ relation }: Statement): boolean => relation === 'unit/1' || relation === 'unit/2';

function checkHead(statement: Statement): Diagnostic | undefined {
  const { relation } = statement;
  if (isUnit(statement)) return checkUnitHead(statement);
  if (BUILTINS.has(relation) || CONTROL.has(relation) || FORBIDDEN.has(relation)) {
    return refuse(
      statement,
      'redefines_builtin',
      `${shown(relation)} is a built-in predicate`,
      'another name',
    );
  }
  const known = VOCABULARY.get(relation);
  if (known) return checkKnownHead(statement, known);
  if (SHIPPED_HELPERS.has(relation) || isReserved(relation)) {
    return refuse(
      statement,
      'reserved_name',
      `${shown(relation)} is a relation of Lictor's own`,
      'another name',
    );
  }
  const askable = formsOf(statement.head.name);
  if (askable.length === 0) return undefined;
  const forms = statement.head.name === 'unit' ? ['unit(Unit, Properties)', ...askable] : askable;
  return refuse(statement, 'wrong_arity', `there is no relation ${shown(relation)}`, forms.join(' or '));
}

/** Names that stand for something else where rules are run. */
const isReserved = (relation: string): boolean =>
  relation === 'identity/2' || relation.startsWith('facts:') || relation.startsWith('$');

function checkUnitHead(statement: Statement): Diagnostic | undefined {
  const expected = 'unit(Identity, [Property, …]) as a fact, without variables';
  if (statement.body) return refuse(statement, 'facts_only', 'a unit is not derived', expected);
  if (!isGround(statement.head))
    return refuse(statement, 'facts_only', 'a unit is stated without variables', expected);
  return undefined;
}

function checkKnownHead(statement: Statement, known: Relation): Diagnostic | undefined {
  const { relation, body, head } = statement;
  if (!known.policy) {
    return refuse(
      statement,
      'not_yours_to_state',
      `a policy cannot state ${shown(relation)}`,
      whoStates(known),
    );
  }
  if (!known.facts || (!body && isGround(head))) return undefined;
  const message = `${shown(relation)} is stated by facts only, without variables`;
  return refuse(statement, 'facts_only', message, `${known.form} as a fact`);
}

const GIVERS: Readonly<Record<Giver, string>> = {
  catalog: 'the identity of a unit says it',
  turn: 'the host states it with each turn',
  compiler: 'it is computed for each turn',
  call: 'it is stated with each call',
};

const whoStates = ({ given }: Relation): string =>
  given
    ? `nothing here: ${GIVERS[given]}; ask for it in a body`
    : 'nothing here: the shipped rules define it';

/** The forms in which the vocabulary has a relation of this name. */
export function formsOf(name: string): string[] {
  const forms = [...VOCABULARY.values()].filter((known) => known.name === name).map(({ form }) => form);
  return forms;
}

function refuse(
  { source, head }: Statement,
  code: 'redefines_builtin' | 'reserved_name' | 'wrong_arity' | 'facts_only' | 'not_yours_to_state',
  message: string,
  expected: string,
): Diagnostic {
  return problem({ source, term: head }, code, message, { expected });
}
