% gate.pl: may this call be made?
%
% Deny beats ask beats allow. A call is decided with all its parts: itself, and every command of a shell line.

%!  decided(+Call, ?Decision) is det.
%
%   Decision is what happens to Call.

decided(Call, deny) :-
    speaks(Call, deny, _).
decided(Call, ask) :-
    speaks(Call, ask, _),
    \+ speaks(Call, deny, _).
decided(Call, allow) :-
    call_part(Call, Call),
    \+ speaks(Call, deny, _),
    \+ speaks(Call, ask, _).

%!  speaks(+Call, ?Decision, ?Reason) is nondet.
%
%   Reason speaks for Decision about Call.

speaks(Call, deny, policy(Reason)) :-
    call_part(Call, Part),
    deny(Part, Reason).
speaks(Call, deny, rule(Rule)) :-
    rule_holds(Call, Rule, prohibit),
    \+ rule_released(Call, Rule).
speaks(Call, deny, default) :-
    default(deny),
    call_part(Call, Call),
    \+ allowed(Call).
speaks(Call, ask, policy(Reason)) :-
    call_part(Call, Part),
    ask(Part, Reason).
speaks(Call, ask, rule(Rule)) :-
    rule_holds(Call, Rule, confirm),
    \+ rule_released(Call, Rule).
speaks(Call, ask, doubt(Rule)) :-
    rule_may_hold(Call, Rule),
    \+ rule_released(Call, Rule).
speaks(Call, ask, missing(Argument, Reason)) :-
    call_part(Call, Part),
    indeterminate(Part, Argument, Reason).
speaks(Call, allow, policy(Reason)) :-
    allow(Call, Reason).
speaks(Call, allow, released(Rule)) :-
    rule_released(Call, Rule).

%!  allowed(+Call) is semidet.
%
%   Something allows Call where the default is to deny.

allowed(Call) :-
    allow(Call, _).
