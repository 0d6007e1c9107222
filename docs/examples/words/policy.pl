% The words of a team: what its people say, beside the words that are shipped.

unit(mcp_server(acct), [aliases(["the books"])]).
unit(mcp_tool(acct, post_entry), [description("Post an entry to an account"), effect(write)]).
unit(mcp_tool(acct, list_entries), [description("List the entries of an account"), effect(read)]).
unit(tool(delete_file), [description("Delete a file"), effect(delete)]).
unit(tool(create_event), [description("Create an event in the calendar"), effect(write)]).
unit(tool(deploy), [description("Deploy a service"), effect(execute)]).
unit(tool(send_email), [description("Send an email"), effect(network_write)]).

% "Yeet" is to delete, and a huddle is something that is put into a calendar.
decree_verb(en, delete, any, ["yeet"]).
decree_noun(en, calendar, create, ["huddle"]).

% Other names: of an environment, and of a server and all its tools.
decree_alias(environment, production, ["the big one"]).
decree_alias(server, acct, ["the ledger"]).

% Who somebody is to the user, and how this team softens, forbids and says until when.
decree_role(en, ["godmother"]).
decree_phrase(en, forbid, ["it would be lovely not to"]).
decree_phrase(en, time, ["this sprint of ours"]).
