/** Codes: the stable name of every diagnostic of a policy, with what it means and a text that has it. */

import type { Severity } from '../../logic/diagnostics.ts';

export interface CodeEntry {
  readonly severity: Severity;
  readonly meaning: string;
  /** A policy with this mistake, or in parentheses how it comes about where a policy alone cannot show it. */
  readonly example: string;
}

const error = (meaning: string, example: string): CodeEntry => ({ severity: 'error', meaning, example });
const warning = (meaning: string, example: string): CodeEntry => ({ severity: 'warning', meaning, example });

const READING = {
  back_quote: error('Text stands in back quotes.', 'unit(tool(`a`)).'),
  float_out_of_range: error('A float is too large.', 'p(1.0e999).'),
  illegal_character: error('A character is only possible in quotes.', 'unit(tool(“a”)).'),
  illegal_escape: error('A backslash in quotes starts no escape sequence.', 'unit(tool("C:\\dir")).'),
  illegal_number: error('Digits and letters that run together are no number.', 'p(12ab).'),
  integer_out_of_range: error('An integer is beyond ±(2^53 − 1).', 'p(9007199254740993).'),
  missing_end: error('A clause does not end with a full stop.', 'unit(tool(a))\nunit(tool(b)).'),
  name_too_long: error('A name or text is too long to be read.', '(a name of more than 65,536 characters)'),
  operator_priority: error('An operator needs brackets here.', 'p :- a :- b.'),
  too_deep: error('Brackets are nested too deep.', '(brackets nested deeper than 1,000)'),
  unclosed_bracket: error('A bracket is not closed.', 'unit(tool(a), [effect(read)).'),
  unclosed_comment: error('A block comment is not closed.', 'unit(tool(a)). /* to do'),
  unclosed_quote: error('A quote is not closed.', 'unit(tool("a)).'),
  unexpected_end: error('A clause ends where a term should follow.', 'denied(U, x) :- .'),
  unexpected_token: error('Something stands where it cannot stand.', 'unit(tool(a) tool(b)).'),
  unopened_bracket: error('A closing bracket closes nothing.', 'unit(tool(a))).'),
} as const satisfies Record<string, CodeEntry>;

const FILES = {
  clause_too_large: error(
    'A clause has more than 10,000 terms, or 1,000 inside one another.',
    '(a list of 10,000 names)',
  ),
  duplicate_file: error('Two different texts have the same path.', '(a host gives `a.pl` twice)'),
  empty_policy: error('There is no clause in any file.', '% nothing yet'),
  file_too_large: error('A policy file has more than 16 Mi characters.', '(a file of 20 MiB)'),
  invalid_input: error(
    'What a host gives the loader is no list of files and units.',
    '(a host gives a file without a text)',
  ),
  missing_path: error('There is no file or folder of this name.', '(a path that does not exist)'),
  not_utf8: error('A policy file is not UTF-8 text.', '(a file in Latin-1)'),
  path_outside: error('A link leads out of the folder that was given.', '(a link to a file elsewhere)'),
  too_many_clauses: error('All files together have more than 100,000 clauses.', '(100,001 facts)'),
  unreadable_path: error('A file or folder cannot be read.', '(a file without permission to read it)'),
} as const satisfies Record<string, CodeEntry>;

const STATING = {
  duplicate_clause: warning('The same clause is stated twice.', 'unit(tool(a)).\nunit(tool(a)).'),
  duplicate_unit: error(
    'A unit is declared twice, differently.',
    'unit(tool(a)).\nunit(tool(a), [effect(read)]).',
  ),
  contradictory_property: error(
    'A property with one value is stated with two.',
    'unit(tool(a), [priority(1)]).\npriority(tool(a), 2).',
  ),
  facts_only: error(
    'A relation is stated by facts only, but is derived here.',
    'description(U, "x") :- unit(U).',
  ),
  forbidden_directive: error('A directive is not run.', ':- use_module(library(lists)).'),
  misspelt_relation: error(
    'Nothing asks for a relation, and its name is nearly one of the vocabulary.',
    'unit(tool(a)).\ndenid(U, "x") :- unit(U).',
  ),
  needless_directive: warning(
    'A directive is harmless and not needed.',
    ':- dynamic(team/2).\nunit(tool(a)).',
  ),
  not_a_clause: error('A clause states nothing.', '"unit(a)".'),
  not_yours_to_state: error(
    'A policy asks for this relation, but cannot state it.',
    'selected(tool(a)).\nunit(tool(a)).',
  ),
  redefines_builtin: error('A clause defines a built-in predicate.', 'member(X, [X | _]).'),
  reserved_name: error('A clause defines a relation of Lictor’s own.', 'lacking(a, b).'),
  unknown_property: error(
    'The list of a unit holds something that is no property.',
    'unit(tool(a), [colour(red)]).',
  ),
  unused_relation: warning('Nothing asks for a relation of the policy’s own.', 'unit(tool(a)).\nteam(a, b).'),
  wrong_arity: error('A relation or kind has another number of arguments.', 'denied(U) :- unit(U).'),
} as const satisfies Record<string, CodeEntry>;

const VALUES = {
  alias_too_large: error('An alias has more than 128 code points.', '(an alias of 129 characters)'),
  content_too_large: error('A content has more than 32,768 code points.', '(a content of 40,000 characters)'),
  description_too_large: error(
    'A description has more than 2,048 code points.',
    '(a description of 3,000 characters)',
  ),
  expected_name: error('A name is empty or half a character.', '(a category with a lone surrogate)'),
  expected_text: error('A text has half a character in it.', '(a description with a lone surrogate)'),
  file_missing: error('A `file("…")` does not exist.', 'unit(tool(a), [schema(file("a.json"))]).'),
  file_outside: error(
    'A `file("…")` leads out of the folder of the policy file.',
    'unit(tool(a), [schema(file("../a.json"))]).',
  ),
  file_unreadable: error('A `file("…")` cannot be read as UTF-8 text.', '(a schema file in Latin-1)'),
  invalid_capability: error('A capability has too many parts.', '(a capability of more than 1,024 parts)'),
  invalid_json: error('A schema is not JSON.', 'unit(tool(a), [schema(json("{"))]).'),
  invalid_representation: error(
    'A representation is too large or has no kind.',
    '(a text of 40,000 characters)',
  ),
  invalid_schema: error(
    'A schema is JSON, but no JSON Schema for arguments.',
    'unit(tool(a), [schema(json("{\\"type\\": \\"strng\\"}"))]).',
  ),
  invalid_trigger: error('A trigger has too many parts.', '(a signal of more than 1,024 parts)'),
  missing_pointer: error('A `file("…#/pointer")` has no such part.', '(`file("a.json#/nowhere")`)'),
  name_too_large: error('A name has more than 256 code points.', '(a unit named by 300 characters)'),
  out_of_range: error('A number is out of range.', 'unit(tool(a), [priority(-1)]).'),
  schema_only_valid_for_tools: error(
    'A unit that cannot be called has a schema.',
    'unit(skill(a), [schema(json("{}"))]).',
  ),
  schema_too_deep: error('A schema is nested deeper than 128 levels.', '(200 objects inside one another)'),
  schema_too_large: error('A schema has more than 1 Mi characters.', '(a schema of 2 MiB)'),
  too_many_aliases: error('A unit has more than 32 aliases.', '(33 aliases)'),
  too_many_items: error('A unit has too many values of one property.', '(300 triggers)'),
  unknown_unit: error('There is no such unit.', 'unit(tool(mail)).\nrequires(tool(mail), tool(contacts)).'),
  unknown_value: error('A name is none of the values allowed here.', 'unit(tool(a), [effect(wirte)]).'),
  wrong_type: error('A value of another sort is wanted here.', 'unit(tool(a), [available(1)]).'),
} as const satisfies Record<string, CodeEntry>;

const RULES = {
  contradictory_activation: error(
    'Two units that exclude each other are always shown.',
    'unit(tool(a), [activation(always)]).\nunit(tool(b), [activation(always), conflicts(tool(a))]).',
  ),
  forbidden_predicate: error(
    'A predicate may not be called in a policy.',
    'denied(U, x) :- unit(U), assertz(p(U)).',
  ),
  impossible_value: error(
    'The schema of a tool allows no argument like this.',
    'unit(tool(pay), [schema(json("{\\"properties\\": {\\"amount\\": {\\"type\\": \\"number\\", \\"maximum\\": 100}}}"))]).\n' +
      'ask(C, large) :- call_tool(C, tool(pay)), call_arg(C, amount, N), N > 500.',
  ),
  misspelt_category: warning(
    'No unit has the category that a rule asks for, but a similar one.',
    'unit(tool(a), [category(email)]).\ndenied(U, x) :- category(U, emial).',
  ),
  negative_cycle: error(
    'A relation depends on its own negation.',
    'unit(tool(a)).\navailable(U, false) :- unit(U), \\+ available(U, true).',
  ),
  not_a_goal: error('Something that cannot be asked stands in a body.', 'denied(U, x) :- unit(U), 3.'),
  rule_unsatisfiable: error(
    'A rule can never fire.',
    'unit(tool(a)).\ndenied(U, x) :- kind(U, tool), kind(U, skill).',
  ),
  self_relation: warning(
    'A unit requires, suggests, conflicts with or supersedes itself.',
    'unit(tool(a), [requires(tool(a))]).',
  ),
  singleton_variable: warning(
    'A variable stands only once in its clause.',
    'unit(tool(a)).\ndenied(U, x) :- unit(U), context(Key, on).',
  ),
  sort_clash: error(
    'A variable is a unit here and a number or name there.',
    'denied(U, x) :- priority(V, U), unit(V).',
  ),
  supersession_cycle: warning(
    'Units supersede each other.',
    'unit(tool(a), [supersedes(tool(b))]).\nunit(tool(b), [supersedes(tool(a))]).',
  ),
  unbound_argument: error(
    'A predicate is called before its arguments have values.',
    'ask(C, x) :- starts_with(P, "/etc"), call_arg(C, path, P).',
  ),
  unbound_comparison: error(
    'A variable is compared or computed with before it has a value.',
    'ask(C, x) :- N > 500, call_arg(C, amount, N).',
  ),
  unbound_goal: error(
    'A variable stands where a goal should.',
    'denied(U, x) :- unit(U), context(rule, G), call(G).',
  ),
  unknown_argument: error(
    'A tool has no such argument, so a negation of it always holds.',
    'unit(tool(pay), [schema(json("{\\"properties\\": {\\"amount\\": {}}}"))]).\n' +
      'deny(C, x) :- call_tool(C, tool(pay)), \\+ call_arg(C, amoun, _).',
  ),
  unknown_relation: error(
    'A body asks for a relation that is not there.',
    'denied(U, x) :- unit(U), catgory(U, mail).',
  ),
  unsafe_negation: error(
    'A variable in a negation has no value before it, but is used outside.',
    'denied(U, x) :- \\+ category(U, mail), unit(U).',
  ),
  unsafe_variable: error('Nothing gives a variable of a head a value.', 'deny(Call, "closed").'),
} as const satisfies Record<string, CodeEntry>;

/** Every code, with what it means. */
export const CODES = { ...READING, ...FILES, ...STATING, ...VALUES, ...RULES } as const;

export type Code = keyof typeof CODES;

/**
 * Every code that loading a policy can report, in alphabetical order. Mistakes in units that a host registers with
 * the files have the codes of `UnitProblem`.
 */
export const DIAGNOSTIC_CODES: readonly string[] = Object.keys(CODES).sort();

/** Findings that don't keep a policy from loading are warnings. */
export const severityOf = (code: Code): Severity => CODES[code].severity;
