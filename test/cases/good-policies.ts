/** Policies without a mistake: what loading must not complain about. `UNITS` stands before each. */

export const UNITS = `
unit(tool(mail), [category(post), aliases(["mail", "e-mail"]), effect([write, network]),
    requires(tool(contacts)), suggests([skill(letters)])]).
unit(tool(contacts), [available(true), activation(always)]).
unit(skill(letters), [priority(150), content("Write short letters.")]).
unit(mcp_server(github)).
unit(mcp_tool(github, search), [category(code), effect(read), supersedes(mcp_tool(github, find))]).
unit(mcp_tool(github, find), [schema(json("{\\"type\\": \\"object\\", \\"properties\\": {\\"query\\": {\\"type\\": \\"string\\"}, \\"limit\\": {\\"type\\": [\\"integer\\", \\"null\\"], \\"minimum\\": 1}}}"))]).
`;

export const GOOD_POLICIES: readonly (readonly [string, string])[] = [
  ['nothing but denials (report 9)', 'deny(Call, "no search") :- call_tool(Call, mcp_tool(github, search)).'],
  [
    'a pattern of units',
    'denied(U, "no GitHub") :- U = mcp_tool(github, _), unit(U), context(env, production).',
  ],
  ['a pattern in a head', 'category(mcp_tool(github, N), remote) :- unit(mcp_tool(github, N)).'],
  ['a pattern that is excluded', 'denied(U, "tools only") :- unit(U), U \\= tool(_), U \\= mcp_tool(_, _).'],
  ['a property of many units at once', 'activation(U, always) :- server(U, github).'],
  ['a list in the head of a rule', 'requires(U, [tool(contacts), skill(letters)]) :- category(U, post).'],
  ['a list in a fact', 'conflicts(tool(mail), [mcp_tool(github, find), skill(letters)]).'],
  [
    'text where a name is meant, and a name where text is',
    'category(tool("mail"), "post office").\naliases(tool(contacts), people).',
  ],
  [
    'a negation with a variable of its own',
    'denied(U, lonely) :- unit(U), \\+ requires(U, _), \\+ (suggests(U, V), kind(V, skill)).',
  ],
  [
    'forall with a variable of its own',
    'denied(U, odd) :- unit(U), forall(effect(U, E), E == write), effect(U, write).',
  ],
  [
    'a count',
    'evidence(U, many(N), N) :- unit(U), findall(W, (word(W), aliases(U, W)), Ws), length(Ws, N), N > 2.',
  ],
  [
    'a choice that binds on both sides',
    'denied(U, R) :- unit(U), ( effect(U, write) -> R = writes ; R = other ), context(env, R).',
  ],
  [
    'alternatives',
    'ask(C, R) :- call_tool(C, U), ( effect(U, write), R = writes ; effect(U, network), R = "goes out" ).',
  ],
  ['equality passed on', 'ask(C, x) :- call_arg(C, amount, N), M = N, K = M, K > 5.'],
  ['a structure taken apart', 'ask(C, x) :- call_arg(C, point, P), P = at(X, Y), X > Y.'],
  [
    'arithmetic',
    'ask(C, too_much(T)) :- call_arg(C, price, P), call_arg(C, count, N), T is P * N, T >= 100.',
  ],
  [
    'a helper asked with a value',
    'ask(C, x) :- call_arg(C, amount, N), big(N).\nbig(N) :- N > 500.\nbig(N) :- N < -500.',
  ],
  [
    'a helper that gives a value',
    'denied(U, x) :- team(U, T), T \\== post.\nteam(U, T) :- category(U, T).\nteam(tool(mail), all).',
  ],
  ['a helper that hands on', 'ask(C, x) :- call_arg(C, a, A), same(A, B), B > 5.\nsame(X, X).'],
  [
    'recursion over units',
    'denied(U, x) :- needs(U, tool(contacts)).\nneeds(U, V) :- requires(U, V).\nneeds(U, W) :- requires(U, V), needs(V, W).',
  ],
  [
    'recursion over a list',
    'ask(C, x) :- call_arg(C, to, L), total(L, N), N > 3.\ntotal([], 0).\ntotal([_ | T], N) :- total(T, M), N is M + 1.',
  ],
  [
    'recursion in a circle',
    'denied(U, x) :- even(4), unit(U).\neven(0).\neven(N) :- N > 0, M is N - 1, odd(M).\nodd(N) :- N > 0, M is N - 1, even(M).',
  ],
  [
    'a cut',
    'ask(C, R) :- call_arg(C, amount, N), size(N, R).\nsize(N, large) :- N > 500, !.\nsize(_, small).',
  ],
  [
    'a helper called like a relation, asked for',
    'ask(C, x) :- call_arg(C, a, A), task(A), named(A).\ntask(pay).\nnamed(pay).',
  ],
  [
    'a helper without arguments',
    'denied(U, x) :- frozen, unit(U).\nfrozen :- context(state, frozen).\nfrozen :- word(halt).',
  ],
  [
    'facts of one’s own',
    'deny(C, spam) :- call_arg(C, to, To), blocked_domain(D), ends_with(To, D).\nblocked_domain("@spam.example").\nblocked_domain(\'@junk.example\').',
  ],
  [
    'text predicates',
    'deny(C, x) :- call_arg(C, path, P), lower(P, L), \\+ under(L, "/workspace"), \\+ starts_with(L, "/tmp"), contains(L, secret).',
  ],
  [
    'membership',
    'ask(C, x) :- call_tool(C, U), category(U, K), member(K, [post, code]), memberchk(U, [tool(mail), tool(contacts)]).',
  ],
  [
    'an argument that the tool has',
    'ask(C, x) :- call_tool(C, mcp_tool(github, find)), call_arg(C, limit, N), N > 50, \\+ call_arg(C, query, "test").',
  ],
  [
    'an argument that may be missing',
    'ask(C, x) :- call_tool(C, mcp_tool(github, find)), call_arg(C, limit, null).',
  ],
  [
    'any argument of a tool without a schema',
    'ask(C, x) :- call_tool(C, tool(mail)), call_arg(C, anything, 5).',
  ],
  [
    'looking back',
    'deny(C, "look first") :- call_tool(C, tool(mail)), \\+ happened(_, tool(contacts), _).\nask(C, often) :- call_tool(C, T), calls_within(T, 3600, N), N >= 5.\nask(C, x) :- call_arg(C, _, V), label(V, untrusted).',
  ],
  [
    'a decision that depends on another',
    'allow(C, reads) :- call_tool(C, U), effect(U, read), \\+ deny(C, _).\ndeny(C, x) :- call_arg(C, force, true).\ndefault(deny).',
  ],
  [
    'the shipped relations extended',
    'evidence(U, urgent, 50) :- signal(urgent), category(U, post).\ninadmissible(U, 12, x) :- context(env, offline), effect(U, network).\nattacks(U, V) :- server(U, github), category(V, post).\nvouches(U, V) :- entry(U), suggests(U, V).\noutranks(U, V) :- priority(U, P), priority(V, Q), P > Q.',
  ],
  [
    'signals of every kind',
    'triggers(tool(mail), [phrase("write to")-60, keyword(mail)-5, failed(tests)-1, ok-0]).\ndenied(U, x) :- unit(U), signal(deny(tool(mail))), signal(deny(category(post))), signal(X), X = failed(_).',
  ],
  [
    'a fact that a rule repeats with others',
    'priority(tool(mail), 7).\npriority(U, 9) :- category(U, post).',
  ],
  ['an underscore before a variable that stands once', 'denied(U, x) :- category(U, _Why), context(_, on).'],
  [
    'a call of a goal that is written out',
    'denied(U, x) :- unit(U), call(category, U, post), once(effect(U, _)), call((requires(U, V), kind(V, tool))).',
  ],
  [
    'a capability of any shape',
    'requires_capability(tool(contacts), [read, "x", 5, f(g)]).\nrequires_capability(skill(letters), none).\ndenied(U, x) :- unit(U), capability(network(smtp)).',
  ],
  ['comparisons of terms', 'conflicts(U, V) :- category(U, post), category(V, code), U @< V.'],
  ['a word that stands for a unit', 'denied(U, R) :- word(W), aliases(U, W), R = said(W).'],
  [
    'names that programs trip over',
    "team('__proto__', constructor).\ndenied(U, x) :- team(toString, U), unit(U).\ncategory(tool(contacts), '__proto__').",
  ],
  ['a comparison that is always true', 'denied(U, x) :- unit(U), 1 < 2, a \\== b, context(env, x).'],
];
