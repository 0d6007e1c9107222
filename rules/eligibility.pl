% eligibility.pl: why is a unit kept off this turn's surface?
%
% Several reasons may hold; the one with the lowest step is named. What the host says binds every unit. What
% the prose and the signals of a turn say narrows ordinary relevance and never reaches an always unit.

%!  barred(?Unit, ?Step, ?Reason) is nondet.
%
%   Unit is not eligible, because of Reason.

barred(Unit, 1, explicit_denial) :-
    host_denied(Unit).
barred(Unit, 2, policy_denial(Reason)) :-
    denied(Unit, Reason).
barred(Unit, 3, signal_denial(Signal)) :-
    signal_against(Unit, Signal),
    \+ activation(Unit, always).
barred(Unit, 4, text_negation(Alias)) :-
    negated_in_text(Unit, Alias),
    \+ activation(Unit, always).
barred(Unit, 5, unavailable) :-
    available(Unit, false).
barred(Unit, 6, discovery_scope_denied) :-
    unit(Unit),
    \+ in_scope(Unit).
barred(Unit, 7, capability_denied(Capability)) :-
    lacking(Unit, Capability).

%!  signal_against(?Unit, ?Signal) is nondet.
%
%   Signal of this turn speaks against Unit, by itself or by its category.

signal_against(Unit, deny(Unit)) :-
    signal(deny(Unit)),
    unit(Unit).
signal_against(Unit, negated(Unit)) :-
    signal(negated(Unit)),
    unit(Unit).
signal_against(Unit, deny(category(Category))) :-
    signal(deny(category(Category))),
    category(Unit, Category).
signal_against(Unit, negated(category(Category))) :-
    signal(negated(category(Category))),
    category(Unit, Category).

%!  lacking(?Unit, ?Capability) is nondet.
%
%   Unit requires Capability, and this turn does not hold it.

lacking(Unit, Capability) :-
    requires_capability(Unit, Capability),
    Capability \== none,
    \+ capability(Capability).
