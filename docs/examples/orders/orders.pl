% The tools of a small shop, with schemas that no two providers take alike.

unit(tool(find_customer), [
    description("Find a customer by number or by mail address"),
    effect(read), activation(always),
    schema(file("orders.schemas.json#/find_customer"))
]).
unit(tool(refund), [
    description("Pay money back for an order"),
    effect(write), requires([tool(find_customer)]),
    schema(file("orders.schemas.json#/refund"))
]).
unit(mcp_tool(labels, 'labels.set'), [
    description("Set labels of an order"),
    effect(write),
    schema(file("orders.schemas.json#/labels"))
]).
unit(instruction(shop_style), [
    activation(always),
    content("Amounts are in cents. Ask before you pay back more than 100 euros.")
]).

ask(Call, "a large refund") :- call_tool(Call, tool(refund)), call_arg(Call, amount, N), N > 10000.
