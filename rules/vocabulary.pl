% vocabulary.pl: which relations are there, over what, and who may state them?
%
% relation(Name, Sorts, Traits) declares Name with one sort per argument.
%
% Sorts: unit, kind, name, text, boolean, natural, signal, weighted_signal, capability, schema, content,
% representation, call, words (a list of texts), wordings (texts in which `{a|b|}` stands for its alternatives),
% word_lists (a list of lists of texts), term, and one_of(Values).
%
% Traits:
%   property     may stand in the list of unit/2, without the unit
%   many         a unit may have several; in a list, one element each
%   facts        stated by facts only, never derived
%   policy       policy files may add clauses
%   given(Who)   stated by the catalog, the turn, the call or the compiler; policy files only ask
%   defined      defined by the shipped rules; with policy, policy files may add to it

% ---------------------------------------------------------------------------- units and their properties

%!  unit(?Unit) is nondet.
%
%   Unit is registered in the catalog.
relation(unit, [unit], [given(catalog)]).

%!  kind(?Unit, ?Kind) is nondet.
%
%   Unit is a tool, skill, instruction, resource, mcp_server, mcp_tool or mcp_prompt.
relation(kind, [unit, kind], [given(catalog)]).

%!  server(?Unit, ?Server) is nondet.
%
%   Unit is an MCP tool or prompt of Server.
relation(server, [unit, name], [given(catalog)]).

%!  name(?Unit, ?Name) is nondet.
%
%   What Unit is called, where that differs from the last name of its identity.
relation(name, [unit, name], [property, facts, policy]).

%!  category(?Unit, ?Category) is nondet.
%
%   The family Unit belongs to; its kind when nothing is said.
relation(category, [unit, name], [property, many, policy]).

%!  description(?Unit, ?Text) is nondet.
%
%   What Unit is for. At most 2048 code points.
relation(description, [unit, text], [property, facts, policy]).

%!  available(?Unit, ?Boolean) is nondet.
%
%   Whether Unit can be used at all. One false outweighs every true; true when nothing is said.
relation(available, [unit, boolean], [property, policy]).

%!  activation(?Unit, ?Activation) is nondet.
%
%   relevant units need evidence; always units enter every turn. One always outweighs every relevant.
relation(activation, [unit, one_of([relevant, always])], [property, policy]).

%!  aliases(?Unit, ?Text) is nondet.
%
%   Another name people use for Unit. At most 32 of 128 code points each.
relation(aliases, [unit, text], [property, many, policy]).

%!  triggers(?Unit, ?WeightedSignal) is nondet.
%
%   Signal-Weight: Unit gains Weight (0 to 100000) when Signal matches the turn. Signals are phrase(Text),
%   keyword(Text), verb(Name), object(Name), need(Name), or any other ground term.
relation(triggers, [unit, weighted_signal], [property, many, policy]).

%!  requires(?Unit, ?Other) is nondet.
%
%   Unit cannot stand on a surface without Other.
relation(requires, [unit, unit], [property, many, policy]).

%!  suggests(?Unit, ?Other) is nondet.
%
%   Unit brings Other along when it can.
relation(suggests, [unit, unit], [property, many, policy]).

%!  conflicts(?Unit, ?Other) is nondet.
%
%   Unit and Other never stand on one surface. Stated on either side.
relation(conflicts, [unit, unit], [property, many, policy]).

%!  supersedes(?Unit, ?Other) is nondet.
%
%   Unit takes the place of Other wherever both could stand. Transitive.
relation(supersedes, [unit, unit], [property, many, policy]).

%!  requires_capability(?Unit, ?Capability) is nondet.
%
%   Unit is eligible only in turns that hold Capability; none asks for nothing.
relation(requires_capability, [unit, capability], [property, policy]).

%!  priority(?Unit, ?Natural) is nondet.
%
%   Added to the score of a unit that has evidence; 100 when nothing is said, and the highest counts.
relation(priority, [unit, natural], [property, policy]).

%!  provider_visible(?Unit, ?Boolean) is nondet.
%
%   Whether Unit is written into the prompt. False for mcp_server unless said otherwise; one false counts.
relation(provider_visible, [unit, boolean], [property, policy]).

%!  mandatory_context(?Unit, ?Boolean) is nondet.
%
%   Whether packing may leave Unit out. True when nothing is said, and one true counts.
relation(mandatory_context, [unit, boolean], [property, policy]).

%!  schema(?Unit, ?Schema) is nondet.
%
%   The JSON Schema of a tool's arguments: file("path"), file("path#/pointer") or json("{…}").
relation(schema, [unit, schema], [property, facts, policy]).

%!  content(?Unit, ?Text) is nondet.
%
%   What is written into the prompt: text of at most 32768 code points, or file("path").
relation(content, [unit, content], [property, facts, policy]).

%!  representations(?Unit, ?Representation) is nondet.
%
%   representation(Kind, Text, Utility): one way to write Unit into the prompt.
relation(representations, [unit, representation], [property, many, facts, policy]).

%!  provenance(?Unit, ?Text) is nondet.
%
%   Where Unit came from. Cut to 512 code points.
relation(provenance, [unit, text], [property, facts, policy]).

%!  effect(?Unit, ?Effect) is nondet.
%
%   What Unit does to the world.
relation(effect,
         [unit, one_of([read, write, delete, execute, network, spend, install, process, network_write,
                        service_start, service_stop, repository_mutation])],
         [property, many, policy]).

% ------------------------------------------------------------------------------------- what a turn says

%!  context(?Key, ?Value) is nondet.
%
%   A fact of the host about this turn, such as context(env, production).
relation(context, [name, term], [given(turn)]).

%!  signal(?Signal) is nondet.
%
%   A signal of this turn; every need N is the signal need(N).
relation(signal, [signal], [given(turn)]).

%!  selected(?Unit) is nondet.
%
%   Unit was selected explicitly for this turn.
relation(selected, [unit], [given(turn)]).

%!  host_denied(?Unit) is nondet.
%
%   The host denied Unit for this turn.
relation(host_denied, [unit], [given(turn)]).

%!  capability(?Capability) is nondet.
%
%   This turn holds Capability.
relation(capability, [capability], [given(turn)]).

%!  in_scope(?Unit) is nondet.
%
%   The discovery scope of this turn admits Unit.
relation(in_scope, [unit], [given(turn)]).

%!  word(?Word) is nondet.
%
%   Word, in lower case, stands in the text of this turn.
relation(word, [text], [given(turn)]).

%!  mode(?Mode) is det.
%
%   compiled, or all_tools for hosts that show everything.
relation(mode, [one_of([compiled, all_tools])], [given(turn)]).

%!  triggered(?Unit, ?Signal, ?Weight, ?Matches) is nondet.
%
%   The trigger Signal-Weight of Unit matches this turn Matches times.
relation(triggered, [unit, signal, natural, natural], [given(compiler)]).

%!  lexical(?Unit, ?Words, ?Score) is nondet.
%
%   Unit shares Words with the text of this turn, worth Score.
relation(lexical, [unit, term, natural], [given(compiler)]).

%!  negated_in_text(?Unit, ?Alias) is nondet.
%
%   The text of this turn says to do without Alias, a name of Unit.
relation(negated_in_text, [unit, text], [given(compiler)]).

% ------------------------------------------------------------------------------------- who stands with whom

%!  entry(?Unit) is nondet.
%
%   Unit takes part in the fight for a place on this surface.
relation(entry, [unit], [given(compiler)]).

%!  score(?Unit, ?Score) is nondet.
%
%   What the entry Unit is worth this turn.
relation(score, [unit, natural], [given(compiler)]).

%!  protected(?Unit) is nondet.
%
%   Unit is an eligible always unit, or needed by one.
relation(protected, [unit], [given(compiler)]).

%!  speaker(?Unit) is nondet.
%
%   Unit has evidence, or is required by a unit that has: its suggestions count.
relation(speaker, [unit], [given(compiler)]).

%!  precedes(+Unit, +Other) is semidet.
%
%   The identity text of Unit comes before that of Other, by code point.
relation(precedes, [unit, unit], [given(compiler)]).

%!  replaces(?Unit, ?Other) is nondet.
%
%   Unit supersedes Other, directly or through others, and is not superseded back.
relation(replaces, [unit, unit], [given(compiler)]).

%!  clashes(?Unit, ?Other) is nondet.
%
%   Unit and Other conflict, or supersede each other, and neither replaces the other.
relation(clashes, [unit, unit], [given(compiler)]).

% ------------------------------------------------------------------------------------- what rules decide

%!  evidence(?Unit, ?Reason, ?Weight) is nondet.
%
%   Reason, worth Weight, speaks for showing Unit this turn. See evidence.pl.
relation(evidence, [unit, term, natural], [defined, policy]).

%!  denied(?Unit, ?Reason) is nondet.
%
%   The policy keeps Unit off every surface of this turn, because of Reason.
relation(denied, [unit, term], [policy]).

%!  barred(?Unit, ?Step, ?Reason) is nondet.
%
%   Unit is not eligible, because of Reason; the lowest Step is the one named. See eligibility.pl.
relation(barred, [unit, natural, term], [defined]).

%!  inadmissible(?Unit, ?Step, ?Reason) is nondet.
%
%   Unit may not stand as a requirement of another; steps below 10 bind everyone. See resolution.pl.
relation(inadmissible, [unit, natural, term], [defined, policy]).

%!  attacks(?Unit, ?Other) is nondet.
%
%   Were Unit in, Other would be out. See resolution.pl.
relation(attacks, [unit, unit], [defined, policy]).

%!  outranks(?Unit, ?Other) is nondet.
%
%   Unit goes before Other. See resolution.pl.
relation(outranks, [unit, unit], [defined, policy]).

%!  vouches(?Unit, ?Other) is nondet.
%
%   Unit, being in, is a reason for Other to be in. See resolution.pl.
relation(vouches, [unit, unit], [defined, policy]).

% ------------------------------------------------------------------------------------- calls

%!  call_tool(?Call, ?Unit) is nondet.
%
%   Call is a call of Unit.
relation(call_tool, [call, unit], [given(call)]).

%!  call_arg(?Call, ?Name, ?Value) is nondet.
%
%   Call passes Value as the argument Name.
relation(call_arg, [call, name, term], [given(call)]).

%!  happened(?Call, ?Unit, ?Ago) is nondet.
%
%   Call, an earlier call of Unit, was made Ago seconds before this one.
relation(happened, [call, unit, natural], [given(call)]).

%!  calls_within(+Unit, +Seconds, ?Count) is det.
%
%   Unit was called Count times in the last Seconds.
relation(calls_within, [unit, natural, natural], [given(call)]).

%!  label(?Value, ?Label) is nondet.
%
%   Value carries Label, such as untrusted.
relation(label, [term, name], [given(call)]).

%!  deny(?Call, ?Reason) is nondet.
%
%   Call is refused, because of Reason.
relation(deny, [call, term], [policy]).

%!  ask(?Call, ?Reason) is nondet.
%
%   Call waits for a person, because of Reason.
relation(ask, [call, term], [policy]).

%!  allow(?Call, ?Reason) is nondet.
%
%   Call is allowed where the default is to deny, because of Reason.
relation(allow, [call, term], [policy]).

%!  default(?Decision) is semidet.
%
%   default(deny): a call needs an allow. Without it, a call is allowed unless something denies it or asks.
relation(default, [one_of([deny, allow])], [facts, policy]).

%!  call_part(?Call, ?Part) is nondet.
%
%   Part is something that Call does: Call itself, or a command in it, which is a call of its own.
relation(call_part, [call, call], [given(call)]).

%!  rule_holds(?Call, ?Rule, ?Effect) is nondet.
%
%   Call is what the user's Rule is about, and its Effect is to prohibit or to ask for confirmation.
relation(rule_holds, [call, name, one_of([prohibit, confirm])], [given(call)]).

%!  rule_may_hold(?Call, ?Rule) is nondet.
%
%   Whether Call is what the user's Rule is about cannot be told.
relation(rule_may_hold, [call, name], [given(call)]).

%!  rule_released(?Call, ?Rule) is nondet.
%
%   The user waived Rule for Call, or permitted what Call does.
relation(rule_released, [call, name], [given(call)]).

%!  indeterminate(?Call, ?Argument, ?Reason) is nondet.
%
%   Whether the policy speaks against Call for Reason depends on Argument, which is missing.
relation(indeterminate, [call, name, term], [given(call)]).

%!  speaks(+Call, ?Decision, ?Reason) is nondet.
%
%   Reason speaks for Decision about Call. See gate.pl.
relation(speaks, [call, one_of([deny, ask, allow]), term], [defined]).

%!  decided(+Call, ?Decision) is det.
%
%   Decision is what happens to Call. See gate.pl.
relation(decided, [call, one_of([deny, ask, allow])], [defined]).

% ------------------------------------------------------------------------------------- words

%!  word_class(?Class, ?Word) is nondet.
%
%   Word is one of Class, whose words stand for one another when units are searched. See lexicon.pl.
relation(word_class, [name, text], [facts, policy]).

%!  related_word(?Word, ?Other, ?Percent) is nondet.
%
%   Word in a request also stands for Other in a unit, at Percent of its weight. See lexicon.pl.
relation(related_word, [text, text, natural], [facts, policy]).

% ------------------------------------------------------------------------- words of sentences that set rules
%
% decree-lexicon.pl has those that are shipped; a policy adds its own. Language is a code such as en or zh.

%!  decree_verb(?Language, ?Action, ?Domain, ?Words) is nondet.
%
%   Each of Words is a verb for doing Action to what Domain is about; any is every domain.
relation(decree_verb, [name, name, name, words], [facts, policy]).

%!  decree_noun(?Language, ?Domain, ?Action, ?Words) is nondet.
%
%   Each of Words is a noun for what Domain is about. Alone ("no refunds") it stands for Action; none for none.
relation(decree_noun, [name, name, name, words], [facts, policy]).

%!  decree_phrase(?Language, ?Role, ?Wordings) is nondet.
%
%   Each of Wordings does what Role says in a sentence: such as forbid, ask, resume, until or unless.
relation(decree_phrase, [name, name, wordings], [facts, policy]).

%!  decree_alias(?Kind, ?Name, ?Words) is nondet.
%
%   Each of Words means Name, which is an environment, a branch, a command, a tool or a server of tools.
relation(decree_alias, [one_of([environment, branch, command, tool, server]), name, words], [facts, policy]).

%!  decree_role(?Language, ?Words) is nondet.
%
%   Each of Words says what somebody is to the user. Who it is, is known when a call is made.
relation(decree_role, [name, words], [facts, policy]).

%!  decree_possessive(?Language, ?Words) is nondet.
%
%   Whatever follows one of Words ("my") is a role.
relation(decree_possessive, [name, words], [facts, policy]).

%!  decree_person(?Language, ?Words) is nondet.
%
%   Each of Words stands for people.
relation(decree_person, [name, words], [facts, policy]).

%!  decree_pronoun(?Language, ?Words) is nondet.
%
%   Each of Words stands for what was mentioned before.
relation(decree_pronoun, [name, words], [facts, policy]).

%!  decree_pronoun(?Language, ?Meaning, ?Words) is nondet.
%
%   Each of Words means the English pronoun Meaning.
relation(decree_pronoun, [name, name, words], [facts, policy]).

%!  decree_preposition(?Language, ?Words) is nondet.
%
%   Each of Words stands before a name and says what it is to the order.
relation(decree_preposition, [name, words], [facts, policy]).

%!  decree_preposition(?Language, ?Meaning, ?Words) is nondet.
%
%   Each of Words means the English preposition Meaning; object marks what it is done to.
relation(decree_preposition, [name, name, words], [facts, policy]).

%!  decree_determiner(?Language, ?Words) is nondet.
%
%   Each of Words stands before a name and says nothing about it.
relation(decree_determiner, [name, words], [facts, policy]).

%!  decree_everything(?Language, ?Words) is nondet.
%
%   Each of Words means all there is.
relation(decree_everything, [name, words], [facts, policy]).

%!  decree_style(?Language, ?Words) is nondet.
%
%   Each of Words is a verb for how to talk, which no tool does.
relation(decree_style, [name, words], [facts, policy]).

%!  decree_style_noun(?Language, ?Words) is nondet.
%
%   Each of Words is a noun for how to talk.
relation(decree_style_noun, [name, words], [facts, policy]).

%!  decree_hint(?Language, ?Words) is nondet.
%
%   Small words by which Language is told from the others.
relation(decree_hint, [name, words], [facts, policy]).

%!  decree_forms(?Language, ?Forms) is nondet.
%
%   Each of Forms is a list of an irregular verb: base, past, participle and gerund.
relation(decree_forms, [name, word_lists], [facts, policy]).

%!  decree_variant(?Language, ?Pairs) is nondet.
%
%   Of each of Pairs, which are two characters, the first is read as the second.
relation(decree_variant, [name, words], [facts, policy]).

%!  decree_in(?Domain, ?Wider) is nondet.
%
%   What is about Domain is also about each of Wider.
relation(decree_in, [name, words], [facts, policy]).

%!  decree_like(?Action, ?Words) is nondet.
%
%   A tool that does one of Words does the like of Action.
relation(decree_like, [name, words], [facts, policy]).

%!  decree_command(?Action, ?Words) is nondet.
%
%   In a shell, Action is done by the command that is the one of Words.
relation(decree_command, [name, words], [facts, policy]).

%!  decree_deed(?Action, ?Deed, ?Nouns) is nondet.
%
%   In a shell, Action done to one of Nouns is Deed, in the words in which commands say what they come to.
%   An underscore of Deed stands for a space.
relation(decree_deed, [name, name, words], [facts, policy]).

%!  decree_reads(?Words) is nondet.
%
%   Each of Words is an action that only looks at things.
relation(decree_reads, [words], [facts, policy]).

%!  decree_programs(?Words) is nondet.
%
%   Each of Words is the name of a program.
relation(decree_programs, [words], [facts, policy]).
