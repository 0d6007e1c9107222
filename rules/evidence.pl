% evidence.pl: what speaks for showing a unit this turn?
%
% A unit whose weights add up to more than nothing is a candidate, and its priority is added.

%!  evidence(?Unit, ?Reason, ?Weight) is nondet.
%
%   Reason, worth Weight, speaks for showing Unit.

evidence(Unit, explicit_selection, 100000) :-
    mode(compiled),
    selected(Unit).
evidence(Unit, signal(Signal, Weight), Points) :-
    mode(compiled),
    triggered(Unit, Signal, Weight, Matches),
    Points is Weight * Matches.
evidence(Unit, lexical(Words, Score), Score) :-
    mode(compiled),
    lexical(Unit, Words, Score).
evidence(Unit, compatibility_mode(all_tools), 1000) :-
    mode(all_tools),
    unit(Unit).
