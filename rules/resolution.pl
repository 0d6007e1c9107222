% resolution.pl: which units may stand together, and who gives way?

% ------------------------------------------------------------------------------------- admissible

%!  inadmissible(?Unit, ?Step, ?Reason) is nondet.
%
%   Unit may not stand as a requirement of another, because of Reason. Steps below 10 bind every unit; from
%   10 on, prose and signals, they do not bind what is protected.

inadmissible(Unit, 1, unavailable) :-
    available(Unit, false).
inadmissible(Unit, 2, capability_denied(Capability)) :-
    lacking(Unit, Capability).
inadmissible(Unit, 3, scope_denied) :-
    unit(Unit),
    \+ in_scope(Unit),
    \+ hidden_from_provider(Unit).
inadmissible(Unit, 4, denied) :-
    host_denied(Unit).
inadmissible(Unit, 5, denied) :-
    denied(Unit, _).
inadmissible(Unit, 10, denied) :-
    signal_against(Unit, _).
inadmissible(Unit, 11, denied) :-
    negated_in_text(Unit, _).

%!  hidden_from_provider(?Unit) is nondet.
%
%   Unit is not written into the prompt: one false counts, and a server is shown only where something says so.

hidden_from_provider(Unit) :-
    provider_visible(Unit, false).
hidden_from_provider(Unit) :-
    kind(Unit, mcp_server),
    \+ provider_visible(Unit, _).

% ------------------------------------------------------------------------------------- attacks

%!  attacks(?Unit, ?Other) is nondet.
%
%   Were Unit in, Other would be out.

attacks(Unit, Other) :-
    replaces(Unit, Other),
    \+ shielded(Other, Unit).
attacks(Unit, Other) :-
    clashes(Unit, Other),
    outranks(Unit, Other),
    \+ shielded(Other, Unit).

%!  shielded(+Unit, +Attacker) is semidet.
%
%   Nothing unprotected attacks a protected unit.

shielded(Unit, Attacker) :-
    protected(Unit),
    \+ protected(Attacker).

% ------------------------------------------------------------------------------------- rank

%!  outranks(+Unit, +Other) is semidet.
%
%   Protected units go first, then the higher score, then the identity that comes first.

outranks(Unit, Other) :-
    protected(Unit),
    \+ protected(Other).
outranks(Unit, Other) :-
    same_standing(Unit, Other),
    score(Unit, Score),
    score(Other, Lower),
    Score > Lower.
outranks(Unit, Other) :-
    same_standing(Unit, Other),
    score(Unit, Score),
    score(Other, Score),
    precedes(Unit, Other).

%!  same_standing(+Unit, +Other) is semidet.
%
%   Both are protected, or neither is.

same_standing(Unit, Other) :-
    protected(Unit),
    protected(Other).
same_standing(Unit, Other) :-
    \+ protected(Unit),
    \+ protected(Other).

% ------------------------------------------------------------------------------------- vouching

%!  vouches(?Unit, ?Other) is nondet.
%
%   Unit, being in, is a reason for Other to be in.

vouches(Unit, Other) :-
    entry(Unit),
    requires(Unit, Other).
vouches(Unit, Other) :-
    speaker(Unit),
    suggests(Unit, Other).
