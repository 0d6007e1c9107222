% Refunds: who may be paid back how much.

unit(tool(refund), [
    schema(json("{\"type\": \"object\", \"properties\": {\"amount\": {\"type\": \"number\"}}}"))
]).

ask(Call, "large refund") :-
    call_tool(Call, tool(refund)),
    call_arg(Call, amount, Amount),
    Amount > 500.
