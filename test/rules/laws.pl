% laws.pl: laws 1 to 5 of a compile, read by SWI-Prolog over the facts of one outcome.
%
% selected(Unit, _), pinned(Unit), candidate(Unit), because(Unit, Type, Other) and beaten(Unit, Type, Other) are
% what the compile said; requires/2, conflicts/2 and supersedes/2 are what the policy says.

:- table supersedes_through/2.
:- table reached/1.
:- table protected_by_pin/1.

%!  broken(?Law, ?Unit, ?Other) is nondet.
%
%   Unit and Other show that Law does not hold.

broken(closed, Unit, Other) :-
    outcome_selected(Unit),
    requires(Unit, Other),
    \+ outcome_selected(Other).
broken(supported, Unit, Unit) :-
    outcome_selected(Unit),
    \+ reached(Unit).
broken(conflict_free, Unit, Other) :-
    outcome_selected(Unit),
    conflicts(Unit, Other),
    Unit \== Other,
    outcome_selected(Other).
broken(not_superseded, Unit, Other) :-
    outcome_selected(Unit),
    supersedes_through(Unit, Other),
    Unit \== Other,
    outcome_selected(Other),
    \+ protected_by_pin(Other).
broken(no_ghosts, Unit, Other) :-
    beaten(Unit, conflict_with, Other),
    \+ outcome_selected(Other).
broken(no_ghosts, Unit, Other) :-
    beaten(Unit, superseded_by, Other),
    \+ outcome_selected(Other),
    \+ beaten(Other, superseded_by, _).
broken(no_ghosts, Unit, Other) :-
    because(Unit, dependency_of, Other),
    \+ outcome_selected(Other).

supersedes_through(Unit, Other) :-
    supersedes(Unit, Other).
supersedes_through(Unit, Other) :-
    supersedes(Unit, Between),
    supersedes_through(Between, Other).

reached(Unit) :-
    outcome_selected(Unit),
    candidate(Unit).
reached(Unit) :-
    outcome_selected(Unit),
    pinned(Unit).
reached(Unit) :-
    because(Unit, _, Other),
    reached(Other).
reached(Unit) :-
    because(Unit, suggested_by, Other),
    beaten(Other, superseded_by, _).

protected_by_pin(Unit) :-
    outcome_selected(Unit),
    pinned(Unit).
protected_by_pin(Unit) :-
    protected_by_pin(Other),
    requires(Other, Unit).
