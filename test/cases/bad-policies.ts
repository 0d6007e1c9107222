/**
 * Policies with mistakes, each with everything that is reported: `line:column code (nearest)`, in a file named
 * p.pl unless another is named. Where `good` is given, it is the same policy without the mistakes.
 */

export interface BadPolicy {
  readonly name: string;
  /** One text, named p.pl, or texts by path. */
  readonly files: string | Readonly<Record<string, string>>;
  /** Files beside the policy: their text, false where it cannot be read, null where it is a link to elsewhere. */
  readonly attachments?: Readonly<Record<string, string | false | null>>;
  readonly diagnostics: readonly string[];
  readonly good?: string;
}

const MAIL = `unit(tool(mail), [aliases(["mail"]), effect(write)]).
unit(tool(contacts)).
`;

const PAY = `unit(tool(pay), [schema(json("{\\"type\\": \\"object\\", \\"properties\\": {\\"amount\\": {\\"type\\": \\"number\\", \\"minimum\\": 0, \\"maximum\\": 100}, \\"speed\\": {\\"enum\\": [\\"slow\\", \\"fast\\"]}, \\"to\\": {\\"type\\": \\"string\\"}}}"))]).
`;

export const BAD_POLICIES: readonly BadPolicy[] = [
  {
    name: 'a clause without its full stop',
    files: `unit(tool(a))
unit(tool(b)).`,
    diagnostics: ['1:14 missing_end'],
    good: `unit(tool(a)).
unit(tool(b)).`,
  },
  {
    name: 'a trailing comma before the end (report 12)',
    files: `unit(tool(a)).
denied(tool(a), "no"),
`,
    diagnostics: ['3:1 unexpected_end'],
    good: `unit(tool(a)).
denied(tool(a), "no").
`,
  },
  {
    name: 'a text cut off in the middle (report 12)',
    files: `unit(tool(a)).
unit(tool(b), [description("Se`,
    diagnostics: ['2:28 unclosed_quote'],
  },
  {
    name: 'a bracket that closes nothing',
    files: 'unit(tool(a))).',
    diagnostics: ['1:14 unopened_bracket'],
  },
  {
    name: 'a list that is not closed',
    files: `unit(tool(a), [effect(read).
unit(tool(b)).`,
    diagnostics: ['1:15 unclosed_bracket'],
  },
  {
    name: 'typographic quotes',
    files: 'unit(tool(“a”)).',
    diagnostics: ['1:11 illegal_character', '1:13 illegal_character'],
  },
  {
    name: 'three mistakes in three files, all reported',
    files: {
      'a.pl': 'unit(tool(a)',
      'b.pl': 'unit(tool b).',
      'c.pl': 'denied(tool(c), x).',
    },
    diagnostics: ['a.pl:1:5 unclosed_bracket', 'b.pl:1:11 unexpected_token', 'c.pl:1:8 unknown_unit'],
  },
  {
    name: 'a mistake in reading hides what follows from it',
    files: `unit(tool(mail), [effect(write]).
denied(U, x) :- helper(U), category(U, mail).
requires(tool(mail), tool(post)).
helper(U) :- unit(U) unit(V).`,
    diagnostics: ['1:25 unclosed_bracket', '3:22 unknown_unit', '4:22 unexpected_token'],
  },
  {
    name: 'an empty text',
    files: '',
    diagnostics: ['1:1 empty_policy'],
  },
  {
    name: 'nothing but comments',
    files: `% to do
/* later */
`,
    diagnostics: ['1:1 empty_policy'],
  },
  {
    name: 'a text where a clause should stand',
    files: `"unit(a)".
unit(tool(a)).`,
    diagnostics: ['1:1 not_a_clause'],
  },
  {
    name: 'a variable where a head should stand',
    files: `X :- unit(X).
unit(tool(a)).`,
    diagnostics: ['1:1 not_a_clause'],
  },
  {
    name: 'a number for a head',
    files: `5 :- unit(tool(a)).
unit(tool(a)).`,
    diagnostics: ['1:1 not_a_clause'],
  },
  {
    name: 'two heads',
    files: `${MAIL}denied(tool(mail), x), denied(tool(contacts), x).`,
    diagnostics: ['3:1 not_a_clause'],
    good: `${MAIL}denied(tool(mail), x).
denied(tool(contacts), x).`,
  },
  {
    name: 'a negative head',
    files: `${MAIL}\\+ activation(U, always) :- unit(U).`,
    diagnostics: ['3:1 not_a_clause'],
  },
  {
    name: 'a grammar rule',
    files: `${MAIL}words --> [a], words.`,
    diagnostics: ['3:1 not_a_clause'],
  },
  {
    name: 'a head in a module',
    files: `${MAIL}policy:denied(tool(mail), x).`,
    diagnostics: ['3:1 not_a_clause'],
  },
  {
    name: 'a list of files to consult',
    files: `${MAIL}[other, files].`,
    diagnostics: ['3:1 not_a_clause'],
  },
  {
    name: 'directives that load',
    files: `:- consult(other).
:- ensure_loaded(other).
:- use_module(library(lists)).
:- include("other.pl").
unit(tool(mail), [aliases(["mail"]), effect(write)]).
unit(tool(contacts)).
`,
    diagnostics: [
      '1:4 forbidden_directive',
      '2:4 forbidden_directive',
      '3:4 forbidden_directive',
      '4:4 forbidden_directive',
    ],
    good: `${MAIL}`,
  },
  {
    name: 'directives that run',
    files: `:- initialization(main).
:- initialization main.
:- op(700, xfx, likes).
:- set_prolog_flag(double_quotes, codes).
:- write(hello), halt.
?- unit(X).
unit(tool(mail), [aliases(["mail"]), effect(write)]).
unit(tool(contacts)).
`,
    diagnostics: [
      '1:4 forbidden_directive',
      '2:4 forbidden_directive',
      '3:4 forbidden_directive',
      '4:4 forbidden_directive',
      '5:4 forbidden_directive',
      '5:18 forbidden_directive',
      '6:4 forbidden_directive',
    ],
  },
  {
    name: 'declarations that are not needed, beside an error',
    files: `:- dynamic team/2.
:- discontiguous(team/2).
:- multifile(team/2), dynamic(x/1).
unit(tol(a)).`,
    diagnostics: [
      '1:4 needless_directive',
      '2:4 needless_directive',
      '3:4 needless_directive',
      '3:23 needless_directive',
      '4:6 unknown_value (tool)',
    ],
  },
  {
    name: 'relations that belong to others',
    files: `${MAIL}selected(tool(mail)).
kind(tool(mail), skill).
score(tool(mail), 5).
call_arg(c, path, "/").
barred(tool(mail), 1, x).
signal(X) :- word(X).`,
    diagnostics: [
      '3:1 not_yours_to_state',
      '4:1 not_yours_to_state',
      '5:1 not_yours_to_state',
      '6:1 not_yours_to_state',
      '7:1 not_yours_to_state',
      '8:1 not_yours_to_state',
    ],
  },
  {
    name: 'built-ins redefined',
    files: `${MAIL}append([], L, L).
X = X.
fail.
write(X) :- unit(X).
under(a, b).`,
    diagnostics: [
      '3:1 redefines_builtin',
      '4:1 redefines_builtin',
      '5:1 redefines_builtin',
      '6:1 redefines_builtin',
      '7:1 redefines_builtin',
    ],
  },
  {
    name: 'relations of the shipped rules',
    files: `${MAIL}lacking(tool(mail), net).
identity(a, b).
'facts:team'(a).`,
    diagnostics: ['3:1 reserved_name', '4:1 reserved_name', '5:1 reserved_name'],
  },
  {
    name: 'a relation of facts derived',
    files: `${MAIL}description(U, "x") :- category(U, mail).
default(deny) :- context(env, production).
name(U, x).`,
    diagnostics: ['3:1 facts_only', '4:1 facts_only', '5:1 facts_only'],
  },
  {
    name: 'a unit derived',
    files: `${MAIL}unit(tool(X)) :- category(tool(X), mail).
unit(tool(Y), []).`,
    diagnostics: ['3:1 facts_only', '4:1 facts_only'],
  },
  {
    name: 'the wrong number of arguments in a head',
    files: `${MAIL}denied(U) :- unit(U).
aliases(tool(mail), "a", "b").`,
    diagnostics: ['3:1 wrong_arity', '4:1 wrong_arity'],
    good: `${MAIL}denied(U, "no") :- unit(U).
aliases(tool(mail), ["a", "b"]).`,
  },
  {
    name: 'decisions misspelt (report 10)',
    files: `${MAIL}denid(U, "x") :- unit(U).
dney(Call, "x") :- call_tool(Call, tool(mail)).
alow(Call, "x") :- call_tool(Call, tool(mail)).
forbid(Call, "x") :- call_tool(Call, tool(mail)).
aks(Call, "x") :- call_tool(Call, tool(mail)).`,
    diagnostics: [
      '3:1 misspelt_relation (denied/2)',
      '4:1 misspelt_relation (deny/2)',
      '5:1 misspelt_relation (allow/2)',
      '6:1 misspelt_relation (deny/2)',
      '7:1 misspelt_relation (ask/2)',
    ],
    good: `${MAIL}denied(U, "x") :- unit(U).
deny(Call, "x") :- call_tool(Call, tool(mail)).`,
  },
  {
    name: 'a decision in the words of another language (report 10)',
    files: `${MAIL}decision(denyy).`,
    diagnostics: ['3:1 misspelt_relation (default/1)'],
    good: `${MAIL}default(deny).`,
  },
  {
    name: 'a default that is no decision (report 10)',
    files: `${MAIL}default(denyy).`,
    diagnostics: ['3:9 unknown_value (deny)'],
    good: `${MAIL}default(deny).`,
  },
  {
    name: 'a property misspelt as a fact',
    files: `${MAIL}alias(tool(mail), "post").`,
    diagnostics: ['3:1 misspelt_relation (aliases/2)'],
  },
  {
    name: 'a tool stated as a fact',
    files: 'tool(mail).',
    diagnostics: ['1:1 misspelt_relation (unit/1)'],
  },
  {
    name: 'a property of one unit stated as one of another language',
    files: 'unit(tool(a), [desc("x"), require(tool(a)), triger(keyword(x)-1)]).',
    diagnostics: [
      '1:16 unknown_property (description)',
      '1:27 unknown_property (requires)',
      '1:45 unknown_property (triggers)',
    ],
  },
  {
    name: 'properties that are none',
    files: 'unit(tool(a), [color(red), 5, description, requires(tool(a), tool(a)), "x"]).',
    diagnostics: [
      '1:16 unknown_property',
      '1:28 wrong_type',
      '1:31 wrong_arity',
      '1:44 wrong_arity',
      '1:72 wrong_type',
    ],
  },
  {
    name: 'properties that are no list',
    files: `unit(tool(a), effect(read)).
unit(tool(b), [effect(read) | rest]).`,
    diagnostics: ['1:15 wrong_type', '2:15 wrong_type'],
    good: `unit(tool(a), [effect(read)]).
unit(tool(b), [effect(read)]).`,
  },
  {
    name: 'a unit declared twice',
    files: `unit(tool(a), [effect(read)]).

unit(tool(a), [effect(write)]).`,
    diagnostics: ['3:6 duplicate_unit'],
  },
  {
    name: 'a unit declared in two files',
    files: {
      'a.pl': 'unit(tool(a), [effect(read)]).',
      'b.pl': 'unit(tool(a)).',
    },
    diagnostics: ['b.pl:1:6 duplicate_unit'],
  },
  {
    name: 'two values for a property with one',
    files: `unit(tool(a), [priority(1), priority(1), priority(2)]).
priority(tool(a), 3).
description(tool(a), "x").
description(tool(a), y).`,
    diagnostics: [
      '1:51 contradictory_property',
      '2:19 contradictory_property',
      '4:22 contradictory_property',
    ],
    good: `unit(tool(a), [priority(1), priority(1)]).
priority(tool(a), 1).
description(tool(a), "x").
`,
  },
  {
    name: 'the same clause twice, beside an error',
    files: `${MAIL}unit(tool(contacts)).
denied(U, x) :- unit(U).
denied(V, "x") :- unit(V).
unit(skil(a)).`,
    diagnostics: ['3:1 duplicate_clause', '5:1 duplicate_clause', '6:6 unknown_value (skill)'],
  },
  {
    name: 'units that are not there',
    files: `unit(tool(send_email), [requires([tool(find_contact), skill(send_email)])]).
unit(tool(find_contacts)).
suggests(tool(send_email), tool(find_contcts)).
aliases(tool(sendemail), "x").`,
    diagnostics: [
      '1:35 unknown_unit (tool(find_contacts))',
      '1:55 unknown_unit (tool(send_email))',
      '3:28 unknown_unit (tool(find_contacts))',
      '4:9 unknown_unit (tool(send_email))',
    ],
  },
  {
    name: 'units that are not there, in rules',
    files: `${MAIL}denied(U, x) :- requires(U, tool(contact)).
conflicts(tool(mial), V) :- category(V, x).
deny(C, x) :- call_tool(C, mcp_tool(github, Name)), call_arg(C, name, Name).
denied(U, x) :- unit(U), U \\= tool(contct).
denied(U, x) :- unit(U), member(U, [tool(mail), tool(maill)]).`,
    diagnostics: [
      '3:17 rule_unsatisfiable',
      '3:29 unknown_unit (tool(contacts))',
      '4:11 unknown_unit (tool(mail))',
      '5:28 unknown_unit',
      '6:31 unknown_unit (tool(contacts))',
      '7:49 unknown_unit (tool(mail))',
    ],
  },
  {
    name: 'a unit of the right name and another kind',
    files: `${MAIL}requires(tool(mail), skill(contacts)).`,
    diagnostics: ['3:22 unknown_unit (tool(contacts))'],
  },
  {
    name: 'an MCP tool of another server',
    files: `unit(mcp_tool(github, search)).
unit(tool(a), [requires([mcp_tool(githib, search), mcp_tool(github, serch), mcp_tool(gitlab, search)])]).`,
    diagnostics: [
      '2:26 unknown_unit (mcp_tool(github,search))',
      '2:52 unknown_unit (mcp_tool(github,search))',
      '2:77 unknown_unit (mcp_tool(github,search))',
    ],
  },
  {
    name: "a unit in a helper's facts",
    files: `${MAIL}team(tool(mial), post).
team(tool(mail), post).
denied(U, x) :- team(U, post).`,
    diagnostics: ['3:6 unknown_unit (tool(mail))'],
    good: `${MAIL}team(tool(mail), post).
denied(U, x) :- team(U, post).`,
  },
  {
    name: 'terms that are no units',
    files: `${MAIL}requires(tool(mail), contacts).
requires(tool(mail), "tool:contacts").
requires(tool(mail), [tool(contacts), 5]).
requires(tool(mail), mcp_tool(contacts)).
requires(tool(mail), tol(contacts)).
unit(tool(7)).
unit(tool("")).
unit(mail).`,
    diagnostics: [
      '3:22 wrong_type',
      '4:22 wrong_type',
      '5:39 wrong_type',
      '6:22 wrong_arity',
      '7:22 unknown_value (tool)',
      '8:11 wrong_type',
      '9:11 wrong_type',
      '10:6 wrong_type',
    ],
  },
  {
    name: 'values that are none of those allowed',
    files: `unit(tool(a), [effect(wirte), activation(alway), available(yes), effect([read, delte])]).
mandatory_context(tool(a), fales).
denied(U, x) :- kind(U, tol).
denied(U, x) :- mode(compile), unit(U).`,
    diagnostics: [
      '1:23 unknown_value (write)',
      '1:42 unknown_value (always)',
      '1:60 unknown_value',
      '1:80 unknown_value (delete)',
      '2:28 unknown_value (false)',
      '3:25 unknown_value (tool)',
      '4:22 unknown_value (compiled)',
    ],
  },
  {
    name: 'values of another sort',
    files: `unit(tool(a), [description(5), aliases([x, f(y)]), priority(high), name(f(x)), category(7), content(9), provenance([])]).
denied(U, x) :- category(U, 5).
denied(U, x) :- word(f(x)), unit(U).`,
    diagnostics: [
      '1:28 wrong_type',
      '1:44 wrong_type',
      '1:61 wrong_type',
      '1:73 wrong_type',
      '1:89 wrong_type',
      '1:101 wrong_type',
      '2:29 wrong_type',
      '3:22 wrong_type',
    ],
  },
  {
    name: 'numbers out of range',
    files: `unit(tool(a), [priority(-1), triggers([keyword(x)-100001, keyword(y)-(-1), keyword(z)-1.5])]).
unit(tool(b), [priority(1000000001)]).`,
    diagnostics: [
      '1:25 out_of_range',
      '1:51 out_of_range',
      '1:71 out_of_range',
      '1:87 wrong_type',
      '2:25 out_of_range',
    ],
  },
  {
    name: 'triggers that are none',
    files: 'unit(tool(a), [triggers([keyword(x), phrase(7)-5, deny(tool(gone))-5, x-high])]).',
    diagnostics: ['1:26 wrong_type', '1:45 wrong_type', '1:56 unknown_unit', '1:73 wrong_type'],
    good: 'unit(tool(a), [triggers([keyword(x)-1, phrase("7")-5, deny(tool(a))-5, x-7])]).',
  },
  {
    name: 'representations that are none',
    files:
      'unit(tool(a), [representations([short("x", 1), representation("short", 5, 1), representation(short, "x", -1)])]).',
    diagnostics: ['1:33 wrong_type', '1:72 wrong_type', '1:106 out_of_range'],
  },
  {
    name: 'texts beyond their bounds',
    files: `unit(tool(a), [description("${'x'.repeat(2049)}"), aliases(["${'y'.repeat(129)}"])]).
unit(tool(${'n'.repeat(257)})).`,
    diagnostics: ['1:28 description_too_large', '1:2091 alias_too_large', '2:6 name_too_large'],
  },
  {
    name: 'too many aliases',
    files:
      'unit(tool(a), [aliases([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22, a23, a24, a25, a26, a27, a28, a29, a30, a31, a32])]).',
    diagnostics: ['1:25 too_many_aliases'],
  },
  {
    name: 'a schema for a unit that is not called',
    files: `unit(skill(a), [schema(json("{}"))]).
schema(resource(b), json("{}")).
unit(resource(b)).`,
    diagnostics: ['1:24 schema_only_valid_for_tools', '2:21 schema_only_valid_for_tools'],
  },
  {
    name: 'a call where nobody knows it yet',
    files: `${MAIL}deny(c1, "x") :- call_tool(c1, tool(mail)).`,
    diagnostics: ['3:6 wrong_type', '3:28 wrong_type'],
  },
  {
    name: 'a schema in a text that is no JSON',
    files: `unit(tool(a), [schema(json("{\\"type\\": object}"))]).
unit(tool(b), [schema(json("[]"))]).
unit(tool(c), [schema(jsn("{}"))]).
unit(tool(d), [schema("{}")]).`,
    diagnostics: ['1:28 invalid_json', '2:28 invalid_schema', '3:23 wrong_type', '4:23 wrong_type'],
  },
  {
    name: 'a schema that is no JSON Schema',
    files: `unit(tool(a), [schema(json("{\\"properties\\": {\\"n\\": {\\"type\\": \\"nubmer\\"}}, \\"required\\": \\"n\\"}"))]).
unit(tool(b), [schema(json("{\\"type\\": \\"string\\"}"))]).
unit(tool(c), [schema(json("{\\"properties\\": {\\"n\\": {\\"$ref\\": \\"#/$defs/n\\"}}}"))]).`,
    diagnostics: [
      '1:28 invalid_schema (number)',
      '1:28 invalid_schema',
      '2:28 invalid_schema',
      '3:28 invalid_schema',
    ],
  },
  {
    name: 'files that are missing, outside, or no JSON',
    files: {
      'p/tools.pl': `unit(tool(a), [schema(file("schemas/mial.json"))]).
unit(tool(b), [schema(file("../mail.json"))]).
unit(tool(c), [schema(file("/etc/mail.json"))]).
unit(tool(d), [schema(file("C:\\\\mail.json"))]).
unit(tool(e), [schema(file("schemas/broken.json"))]).
unit(tool(f), [schema(file("schemas/mail.json#/args/sendd"))]).
unit(tool(g), [content(file("schemas/text.md"))]).
unit(tool(h), [schema(file("schemas/binary.json"))]).
unit(tool(i), [schema(file("schemas/link.json"))]).`,
    },
    attachments: {
      'schemas/mail.json': '{"args": {"send": {"type": "object"}}}',
      'schemas/broken.json': '{\n  "type": "object",\n}',
      'schemas/binary.json': false,
      'schemas/link.json': null,
    },
    diagnostics: [
      'p/tools.pl:1:28 file_missing (schemas/mail.json)',
      'p/tools.pl:2:28 file_outside',
      'p/tools.pl:3:28 file_outside',
      'p/tools.pl:4:28 file_outside',
      'p/tools.pl:5:28 invalid_json',
      'p/tools.pl:6:28 missing_pointer (/args/send)',
      'p/tools.pl:7:29 file_missing',
      'p/tools.pl:8:28 file_unreadable',
      'p/tools.pl:9:28 file_outside',
    ],
  },
  {
    name: 'relations that are not there',
    files: `${MAIL}denied(U, x) :- unit(U), catgory(U, mail), nothing_like_it(U), \\+ activaton(U, always).`,
    diagnostics: [
      '3:26 unknown_relation (category/2)',
      '3:44 unknown_relation',
      '3:67 unknown_relation (activation/2)',
    ],
  },
  {
    name: 'the wrong number of arguments in a body',
    files: `${MAIL}denied(U, x) :- category(U), unit(U, P), effect(U, write, P), length(U).
team(a, b).
denied(U, x) :- unit(U), team(U).`,
    diagnostics: [
      '3:17 wrong_arity',
      '3:30 wrong_arity',
      '3:42 wrong_arity',
      '3:63 wrong_arity',
      '4:1 unused_relation',
      '5:26 wrong_arity',
    ],
  },
  {
    name: 'predicates that act',
    files: `${MAIL}denied(U, x) :- unit(U), assertz(seen(U)).
denied(U, x) :- unit(U), \\+ write(U), nl, format("~w", [U]), halt.
denied(U, x) :- unit(U), catch(fail, _, true), nb_setval(k, U), open("f", read, _), consult(f), setof(V, requires(U, V), _), not(category(U, x)).`,
    diagnostics: [
      '3:26 forbidden_predicate',
      '4:29 forbidden_predicate',
      '4:39 forbidden_predicate',
      '4:43 forbidden_predicate',
      '4:62 forbidden_predicate',
      '5:26 forbidden_predicate',
      '5:48 forbidden_predicate',
      '5:65 forbidden_predicate',
      '5:85 forbidden_predicate',
      '5:97 forbidden_predicate',
      '5:126 forbidden_predicate',
    ],
  },
  {
    name: 'goals that are none',
    files: `${MAIL}denied(U, x) :- unit(U), 3.
denied(U, x) :- unit(U), "category".
denied(U, x) :- unit(U), [a].
denied(U, x) :- unit(U), (category(U, x) ; U).`,
    diagnostics: ['3:26 not_a_goal', '4:26 not_a_goal', '5:26 not_a_goal', '6:44 unbound_goal'],
  },
  {
    name: 'goals that a variable holds',
    files: `${MAIL}denied(U, x) :- unit(U), G.
deny(C, x) :- call_arg(C, goal, G), call(G).
denied(U, x) :- unit(U), findall(V, G, V).
denied(U, x) :- unit(U), call(G, U).`,
    diagnostics: [
      '3:26 unbound_goal',
      '4:42 unbound_goal',
      '5:34 unsafe_variable',
      '5:37 unbound_goal',
      '6:31 unbound_goal',
    ],
  },
  {
    name: 'heads that nothing gives a value',
    files: `${MAIL}denied(U, "x").
conflicts(U, V) :- category(U, x).
denied(U, R) :- category(U, x), \\+ context(reason, R).
denied(U, x) :- unit(_).
evidence(U, why, N) :- unit(U).`,
    diagnostics: [
      '3:8 unsafe_variable',
      '4:14 unsafe_variable',
      '5:52 unsafe_negation',
      '6:8 unsafe_variable',
      '7:18 unsafe_variable',
    ],
  },
  {
    name: 'a call denied without naming it',
    files: `${MAIL}deny(Call, "closed").`,
    diagnostics: ['3:6 unsafe_variable'],
    good: `${MAIL}deny(Call, "closed") :- call_tool(Call, _).`,
  },
  {
    name: 'variables that a branch leaves open',
    files: `${MAIL}denied(U, R) :- unit(U), (R = x ; category(U, mail)).
denied(U, R) :- unit(U), (category(U, mail) -> R = x ; R = y).`,
    diagnostics: ['3:11 unsafe_variable'],
  },
  {
    name: 'negations before their values',
    files: `${MAIL}denied(U, x) :- \\+ category(U, mail), unit(U).
denied(U, x) :- unit(U), \\+ requires(U, V), category(V, mail).
denied(U, x) :- forall(requires(U, V), category(V, x)), unit(U).`,
    diagnostics: ['3:29 unsafe_negation', '4:41 unsafe_negation', '5:33 unsafe_negation'],
    good: `${MAIL}denied(U, x) :- unit(U), \\+ category(U, mail).
denied(U, x) :- unit(U), \\+ (category(U, C), C \\== mail).`,
  },
  {
    name: 'comparisons before their values',
    files: `${MAIL}ask(C, x) :- N > 500, call_arg(C, amount, N).
ask(C, x) :- call_arg(C, amount, N), N > M.
ask(C, x) :- call_arg(C, a, _), T is N + 1, T > 5.
ask(C, x) :- call_arg(C, a, A), A \\== B, call_arg(C, b, B).
ask(C, x) :- call_arg(C, a, A), A @< B.`,
    diagnostics: [
      '3:14 unbound_comparison',
      '4:42 unbound_comparison',
      '5:38 unbound_comparison',
      '6:39 unbound_comparison',
      '7:38 unbound_comparison',
    ],
    good: `${MAIL}ask(C, x) :- call_arg(C, amount, N), N > 500.
ask(C, x) :- call_arg(C, a, A), M is A + 1, M > 5.`,
  },
  {
    name: 'arguments before their values',
    files: `${MAIL}ask(C, x) :- starts_with(P, "/etc"), call_arg(C, path, P).
ask(C, x) :- call_arg(C, a, _), member(X, L), X == b.
ask(C, x) :- call_tool(C, T), calls_within(T, S, N), N > S.`,
    diagnostics: ['3:26 unbound_argument', '4:43 unbound_argument', '5:47 unbound_argument'],
  },
  {
    name: 'a helper asked before its values',
    files: `${MAIL}big(N) :- N > 500.
ask(C, x) :- big(N), call_arg(C, amount, N).
ask(C, x) :- call_arg(C, amount, N), big(N), \\+ small(N).
small(N) :- N < Limit.`,
    diagnostics: ['4:18 unbound_argument', '6:17 unbound_comparison'],
    good: `${MAIL}big(N) :- N > 500.
ask(C, x) :- call_arg(C, amount, N), big(N).`,
  },
  {
    name: 'a helper that leaves a head open',
    files: `${MAIL}same(X, X).
denied(U, R) :- unit(U), same(R, Q), \\+ Q = x.`,
    diagnostics: ['4:11 unsafe_variable', '4:41 unsafe_negation'],
  },
  {
    name: 'a variable of two sorts',
    files: `${MAIL}denied(U, x) :- priority(V, U), unit(V).
denied(U, x) :- unit(U), category(U, C), C > 5.
ask(C, x) :- call_tool(C, U), requires(U, C).`,
    diagnostics: [
      '3:8 sort_clash',
      '3:17 rule_unsatisfiable',
      '4:42 sort_clash',
      '5:31 rule_unsatisfiable',
      '5:43 sort_clash',
    ],
  },
  {
    name: 'variables that stand once, beside an error',
    files: `${MAIL}denied(U, x) :- unit(U), context(Key, _), mode(_Mode).
evidence(U, x, W) :- unit(U), selected(Unit).`,
    diagnostics: ['3:34 singleton_variable', '4:16 unsafe_variable', '4:40 singleton_variable'],
  },
  {
    name: 'a relation that denies itself',
    files: `${MAIL}available(U, false) :- unit(U), \\+ available(U, true).`,
    diagnostics: ['3:36 negative_cycle'],
    good: `${MAIL}available(U, false) :- unit(U), \\+ effect(U, write).`,
  },
  {
    name: 'negation in a circle of helpers',
    files: `${MAIL}denied(U, x) :- unit(U), good(U).
good(U) :- unit(U), \\+ bad(U).
bad(U) :- unit(U), odd(U).
odd(U) :- unit(U), good(U).`,
    diagnostics: ['4:24 negative_cycle'],
  },
  {
    name: 'a circle through two files',
    files: {
      'a.pl': `${MAIL}activation(U, always) :- unit(U), \\+ sleepy(U).`,
      'b.pl': `sleepy(U) :- unit(U), \\+ activation(U, always).`,
    },
    diagnostics: ['a.pl:3:38 negative_cycle'],
  },
  {
    name: 'a circle through the compiler',
    files: `${MAIL}activation(U, always) :- score(U, N), N > 100.`,
    diagnostics: ['3:26 negative_cycle'],
  },
  {
    name: 'a circle through the shipped rules',
    files: `${MAIL}activation(U, relevant) :- barred(U, _, _).`,
    diagnostics: ['3:28 negative_cycle'],
  },
  {
    name: 'a circle through findall',
    files: `${MAIL}priority(U, N) :- unit(U), findall(P, priority(U, P), L), sum_list(L, N).`,
    diagnostics: ['3:39 negative_cycle'],
  },
  {
    name: 'arithmetic over what is no number',
    files: `${MAIL}ask(C, x) :- call_arg(C, amount, N), N > "500".
ask(C, x) :- call_arg(C, amount, N), high < N.
ask(C, x) :- call_arg(C, amount, N), M is N * length(x) + pi, M >= [1].`,
    diagnostics: ['3:42 wrong_type', '4:38 wrong_type', '5:47 wrong_type', '5:68 wrong_type'],
    good: `${MAIL}ask(C, x) :- call_arg(C, amount, N), M is abs(N) * 2 + pi, M >= 2 ** 3.`,
  },
  {
    name: 'alternatives as other Prologs write them',
    files: `${MAIL}denied(U, x) :- unit(U), (category(U, a) | category(U, b)).`,
    diagnostics: ['3:27 forbidden_predicate'],
    good: `${MAIL}denied(U, x) :- unit(U), (category(U, a) ; category(U, b)).`,
  },
  {
    name: 'a category misspelt, beside an error',
    files: `${MAIL}unit(tool(post), [category(billing)]).
denied(U, x) :- category(U, biling), \\+ category(U, "billing"), category(U, quite_another).
denied(U) :- unit(U).`,
    diagnostics: ['4:29 misspelt_category (billing)', '5:1 wrong_arity'],
  },
  {
    name: 'two kinds at once',
    files: `${MAIL}denied(U, x) :- kind(U, skill), kind(U, tool).
denied(U, x) :- kind(tool(mail), skill), unit(U).
denied(U, x) :- U = tool(mail), kind(U, skill).`,
    diagnostics: ['3:33 rule_unsatisfiable', '4:17 rule_unsatisfiable', '5:33 rule_unsatisfiable'],
  },
  {
    name: 'one call of two tools',
    files: `${MAIL}deny(C, x) :- call_tool(C, tool(mail)), call_tool(C, tool(contacts)).
unit(skill(s)).
deny(C, x) :- call_tool(C, skill(s)).`,
    diagnostics: ['3:41 rule_unsatisfiable', '5:15 rule_unsatisfiable'],
  },
  {
    name: 'constants that do not agree',
    files: `${MAIL}denied(U, x) :- unit(U), 3 > 5.
denied(U, x) :- unit(U), a == b.
denied(U, x) :- unit(U), X = 1, X = 2.
ask(C, x) :- call_arg(C, amount, N), N > 500, N < 100.
ask(C, x) :- call_arg(C, amount, N), 10 < N, N =< 10.`,
    diagnostics: [
      '3:26 rule_unsatisfiable',
      '4:26 rule_unsatisfiable',
      '5:33 rule_unsatisfiable',
      '6:47 rule_unsatisfiable',
      '7:46 rule_unsatisfiable',
    ],
    good: `${MAIL}denied(U, x) :- unit(U), 3 < 5.
ask(C, x) :- call_arg(C, amount, N), N > 100, N < 500.`,
  },
  {
    name: 'relations that nothing states',
    files: `${MAIL}denied(U, x) :- supersedes(U, _), unit(U).
deny(C, x) :- allow(C, _).
evidence(U, x, 5) :- unit(U), \\+ suggests(U, _).`,
    diagnostics: ['3:17 rule_unsatisfiable', '4:15 rule_unsatisfiable'],
    good: `${MAIL}denied(U, x) :- effect(U, write).`,
  },
  {
    name: 'a rule on an argument that a tool does not have (report 8)',
    files: `${PAY}ask(C, "large") :- call_tool(C, tool(pay)), call_arg(C, amout, N), N > 50.`,
    diagnostics: ['2:57 rule_unsatisfiable (amount)'],
    good: `${PAY}ask(C, "large") :- call_tool(C, tool(pay)), call_arg(C, amount, N), N > 50.`,
  },
  {
    name: 'a negated argument that a tool does not have',
    files: `${PAY}deny(C, "no recipient") :- call_tool(C, tool(pay)), \\+ call_arg(C, recipient, _).
deny(C, "no recipient") :- T = tool(pay), call_tool(C, T), \\+ call_arg(C, too, _).`,
    diagnostics: ['2:68 unknown_argument', '3:75 unknown_argument (to)'],
  },
  {
    name: 'arguments that the schema does not allow',
    files: `${PAY}ask(C, a) :- call_tool(C, tool(pay)), call_arg(C, speed, fasst).
ask(C, b) :- call_tool(C, tool(pay)), call_arg(C, amount, "many").
ask(C, c) :- call_tool(C, tool(pay)), call_arg(C, amount, 101).
ask(C, d) :- call_tool(C, tool(pay)), call_arg(C, amount, N), N > 100.
ask(C, e) :- call_tool(C, tool(pay)), call_arg(C, to, T), T > 5.
ask(C, f) :- S = slw, call_tool(C, tool(pay)), call_arg(C, speed, S).`,
    diagnostics: [
      '2:58 impossible_value (fast)',
      '3:59 impossible_value',
      '4:59 impossible_value',
      '5:63 impossible_value',
      '6:59 impossible_value',
      '7:67 impossible_value (slow)',
    ],
    good: `${PAY}ask(C, a) :- call_tool(C, tool(pay)), call_arg(C, speed, fast).
ask(C, d) :- call_tool(C, tool(pay)), call_arg(C, amount, N), N > 99.`,
  },
  {
    name: 'two pins that conflict',
    files: `unit(tool(a), [activation(always)]).
unit(tool(b), [activation(always)]).
conflicts(tool(a), tool(b)).`,
    diagnostics: ['3:20 contradictory_activation'],
    good: `unit(tool(a), [activation(always)]).
unit(tool(b), [activation(always), requires_capability(x)]).
conflicts(tool(a), tool(b)).`,
  },
  {
    name: 'pins whose requirements exclude each other',
    files: `unit(tool(a), [activation(always), requires(tool(x))]).
unit(tool(b), [activation(always), requires(tool(y))]).
unit(tool(x)).
unit(tool(y), [supersedes(tool(z))]).
unit(tool(z), [supersedes(tool(x))]).`,
    diagnostics: ['5:27 contradictory_activation'],
  },
  {
    name: 'units that supersede each other, beside an error',
    files: `unit(tool(a), [supersedes(tool(b))]).
unit(tool(b), [supersedes(tool(c)), requires(tool(b))]).
unit(tool(c), [supersedes(tool(a)), conflicts(tool(d))]).`,
    diagnostics: ['1:27 supersession_cycle', '2:46 self_relation', '3:47 unknown_unit (tool(a))'],
  },
  {
    name: 'a clause beyond its bound',
    files: `unit(tool(a), [aliases([${Array(5100).fill('a').join(', ')}])]).
requires(tool(b), tool(a)).
unit(tool(b)).`,
    diagnostics: ['1:1 clause_too_large'],
  },
  {
    name: 'a clause nested too deep',
    files: `unit(tool(a)).
p(${'f('.repeat(995)}x${')'.repeat(995)}).
q(${Array(1100).fill('1').join('+')}).`,
    diagnostics: ['2:1 unused_relation', '3:1 clause_too_large'],
  },
];
