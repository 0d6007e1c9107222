% The tools of the MCP server mcp-servers/everything 2.0.0, in its own words.
%
% Made by: lictor import --server 'npx @modelcontextprotocol/server-everything' --name everything
% What you change here stays when it is made again; rules about these tools go into a file of your own.
% Effects are what the source says its tools do. They grant nothing, and they may be wrong.

unit(mcp_server(everything), [
    description("Everything Reference Server"),
    provenance("MCP server mcp-servers/everything 2.0.0")
]).

unit(mcp_tool(everything, echo), [
    description("Echoes back the input string"),
    aliases(["Echo Tool"]),
    effect(read),
    schema(file("everything.schemas.json#/echo")),
    provenance("MCP server mcp-servers/everything")
]).

unit(mcp_tool(everything, 'get-annotated-message'), [
    description("Demonstrates how annotations can be used to provide metadata about content."),
    aliases(["Get Annotated Message Tool"]),
    effect(read),
    schema(file("everything.schemas.json#/get-annotated-message")),
    provenance("MCP server mcp-servers/everything")
]).

unit(mcp_tool(everything, 'get-env'), [
    description("Returns all environment variables, helpful for debugging MCP server configuration"),
    aliases(["Print Environment Tool"]),
    effect(read),
    schema(file("everything.schemas.json#/get-env")),
    provenance("MCP server mcp-servers/everything")
]).

unit(mcp_tool(everything, 'get-resource-links'), [
    description("Returns up to ten resource links that reference different types of resources"),
    aliases(["Get Resource Links Tool"]),
    effect(read),
    schema(file("everything.schemas.json#/get-resource-links")),
    provenance("MCP server mcp-servers/everything")
]).

unit(mcp_tool(everything, 'get-resource-reference'), [
    description("Returns a resource reference that can be used by MCP clients"),
    aliases(["Get Resource Reference Tool"]),
    effect(read),
    schema(file("everything.schemas.json#/get-resource-reference")),
    provenance("MCP server mcp-servers/everything")
]).

unit(mcp_tool(everything, 'get-structured-content'), [
    description("Returns structured content along with an output schema for client data validation"),
    aliases(["Get Structured Content Tool"]),
    effect(read),
    schema(file("everything.schemas.json#/get-structured-content")),
    provenance("MCP server mcp-servers/everything")
]).

unit(mcp_tool(everything, 'get-sum'), [
    description("Returns the sum of two numbers"),
    aliases(["Get Sum Tool"]),
    effect(read),
    schema(file("everything.schemas.json#/get-sum")),
    provenance("MCP server mcp-servers/everything")
]).

unit(mcp_tool(everything, 'get-tiny-image'), [
    description("Returns a tiny MCP logo image."),
    aliases(["Get Tiny Image Tool"]),
    effect(read),
    schema(file("everything.schemas.json#/get-tiny-image")),
    provenance("MCP server mcp-servers/everything")
]).

unit(mcp_tool(everything, 'gzip-file-as-resource'), [
    description("Compresses a single file using gzip compression. Depending upon the selected output type, returns either the compressed data as a gzipped resource or a resource link, allowing it to be downloaded in a subsequent request during the current session."),
    aliases(["GZip File as Resource Tool"]),
    effect([network, write]),
    schema(file("everything.schemas.json#/gzip-file-as-resource")),
    provenance("MCP server mcp-servers/everything")
]).

unit(mcp_tool(everything, 'simulate-research-query'), [
    description("Simulates a deep research operation that gathers, analyzes, and synthesizes information. Demonstrates MCP task-based operations with progress through multiple stages. If 'ambiguous' is true and client supports elicitation, sends an elicitation request for clarification."),
    effect(write),
    schema(file("everything.schemas.json#/simulate-research-query")),
    provenance("MCP server mcp-servers/everything")
]).

unit(mcp_tool(everything, 'toggle-simulated-logging'), [
    description("Toggles simulated, random-leveled logging on or off."),
    effect(write),
    schema(file("everything.schemas.json#/toggle-simulated-logging")),
    provenance("MCP server mcp-servers/everything")
]).

unit(mcp_tool(everything, 'toggle-subscriber-updates'), [
    description("Toggles simulated resource subscription updates on or off."),
    effect(write),
    schema(file("everything.schemas.json#/toggle-subscriber-updates")),
    provenance("MCP server mcp-servers/everything")
]).

unit(mcp_tool(everything, 'trigger-long-running-operation'), [
    description("Demonstrates a long running operation with progress updates."),
    aliases(["Trigger Long Running Operation Tool"]),
    effect(read),
    schema(file("everything.schemas.json#/trigger-long-running-operation")),
    provenance("MCP server mcp-servers/everything")
]).
