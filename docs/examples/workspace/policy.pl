% policy.pl: what a small product team lets its assistant see.
%
% The catalogs of its MCP servers lie in catalog/, as `lictor import --server` wrote them. This file says what
% the team makes of them.

% ------------------------------------------------------------------------------------- families

category(U, files) :-
    server(U, filesystem).
category(U, browser) :-
    server(U, playwright).
category(U, notes) :-
    server(U, memory).
category(U, demo) :-
    server(U, everything).

%!  changes(?Unit) is nondet.
%
%   Unit leaves something behind, by what its server says of it.

changes(U) :-
    effect(U, write).
changes(U) :-
    effect(U, delete).

% ------------------------------------------------------------------------------------- capabilities

% A host grants files(read) to everyone and files(write) to those who may change the project.

requires_capability(U, files(write)) :-
    category(U, files),
    changes(U).
requires_capability(U, files(read)) :-
    category(U, files),
    \+ changes(U).
requires_capability(U, browser) :-
    category(U, browser).

% ------------------------------------------------------------------------------------- what is kept off

denied(U, "production is read-only") :-
    context(env, production),
    changes(U),
    \+ context(role, admin).
denied(U, "demo tools are for the sandbox") :-
    category(U, demo),
    \+ context(env, sandbox).

% ------------------------------------------------------------------------------------- what is always there

unit(instruction(house_style), [
    description("How we answer"),
    activation(always),
    content(file("skills/house_style.md"))
]).

unit(instruction(production_care), [
    description("What to mind while we are connected to production"),
    content(file("skills/production_care.md"))
]).
evidence(instruction(production_care), "connected to production", 500) :-
    context(env, production).

activation(mcp_tool(filesystem, read_text_file), always).
activation(mcp_tool(filesystem, list_allowed_directories), always).

% ------------------------------------------------------------------------------------- skills

unit(skill(release_notes), [
    description("Write the notes of a release from what changed"),
    aliases(["changelog"]),
    triggers([phrase("release notes")-80, keyword("changelog")-60, need(release_notes)-80]),
    requires([mcp_tool(filesystem, read_text_file), mcp_tool(filesystem, write_file)]),
    suggests([mcp_tool(filesystem, search_files)]),
    content(file("skills/release_notes.md"))
]).

unit(skill(bug_report), [
    description("Reproduce a bug in the browser and report it"),
    triggers([phrase("reproduce the bug")-80, verb(reproduce)-40, failed(end_to_end)-60]),
    requires([
        mcp_tool(playwright, browser_navigate),
        mcp_tool(playwright, browser_snapshot),
        mcp_tool(playwright, browser_console_messages)
    ]),
    suggests([mcp_tool(playwright, browser_take_screenshot)]),
    content(file("skills/bug_report.md"))
]).

unit(skill(project_memory), [
    description("Keep what the team decided in the knowledge graph"),
    triggers([verb(remember)-60, phrase("what did we decide")-60]),
    requires([mcp_tool(memory, search_nodes), mcp_tool(memory, create_entities)]),
    suggests([mcp_tool(memory, add_observations)]),
    content("Search before you create. Name entities in the singular. One fact an observation.")
]).

unit(skill(quick_plan), [
    description("Plan a small task in a few lines"),
    triggers([verb(plan)-30]),
    content("List the steps, at most five, then start with the first.")
]).

unit(skill(deep_plan), [
    description("Plan a large task step by step, with revisions"),
    triggers([phrase("think it through")-60, phrase("step by step")-50, keyword("migration")-30]),
    requires([mcp_tool(sequential_thinking, sequentialthinking)]),
    conflicts([skill(quick_plan)]),
    content("Think in numbered steps, revise openly, and stop when a step would need what you do not know.")
]).

% ------------------------------------------------------------------------------------- one tool for another

% read_file is deprecated by its server; read_text_file takes its place. One reader of many beats one of one.

supersedes(mcp_tool(filesystem, read_text_file), mcp_tool(filesystem, read_file)).
supersedes(mcp_tool(filesystem, list_directory_with_sizes), mcp_tool(filesystem, list_directory)) :-
    word(sizes).

conflicts(mcp_tool(playwright, browser_run_code_unsafe), mcp_tool(playwright, browser_evaluate)).

% ------------------------------------------------------------------------------------- packing

% What is pinned is mandatory. Everything else may be left out when the budget is tight.

mandatory_context(U, false) :-
    server(U, _).
mandatory_context(U, true) :-
    activation(U, always).
