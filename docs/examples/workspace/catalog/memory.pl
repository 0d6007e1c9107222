% The tools of the MCP server memory-server 0.6.3, in its own words.
%
% Made by: lictor import --server 'npx @modelcontextprotocol/server-memory' --name memory
% What you change here stays when it is made again; rules about these tools go into a file of your own.
% Effects are what the source says its tools do. They grant nothing, and they may be wrong.

unit(mcp_server(memory), [
    description("memory-server"),
    provenance("MCP server memory-server 0.6.3")
]).

unit(mcp_tool(memory, add_observations), [
    description("Add new observations to existing entities in the knowledge graph"),
    effect(write),
    schema(file("memory.schemas.json#/add_observations")),
    provenance("MCP server memory-server")
]).

unit(mcp_tool(memory, create_entities), [
    description("Create multiple new entities in the knowledge graph"),
    effect(write),
    schema(file("memory.schemas.json#/create_entities")),
    provenance("MCP server memory-server")
]).

unit(mcp_tool(memory, create_relations), [
    description("Create multiple new relations between entities in the knowledge graph. Relations should be in active voice"),
    effect(write),
    schema(file("memory.schemas.json#/create_relations")),
    provenance("MCP server memory-server")
]).

unit(mcp_tool(memory, delete_entities), [
    description("Delete multiple entities and their associated relations from the knowledge graph"),
    effect([delete, write]),
    schema(file("memory.schemas.json#/delete_entities")),
    provenance("MCP server memory-server")
]).

unit(mcp_tool(memory, delete_observations), [
    description("Delete specific observations from entities in the knowledge graph"),
    effect([delete, write]),
    schema(file("memory.schemas.json#/delete_observations")),
    provenance("MCP server memory-server")
]).

unit(mcp_tool(memory, delete_relations), [
    description("Delete multiple relations from the knowledge graph"),
    effect([delete, write]),
    schema(file("memory.schemas.json#/delete_relations")),
    provenance("MCP server memory-server")
]).

unit(mcp_tool(memory, open_nodes), [
    description("Open specific nodes in the knowledge graph by their names"),
    effect(read),
    schema(file("memory.schemas.json#/open_nodes")),
    provenance("MCP server memory-server")
]).

unit(mcp_tool(memory, read_graph), [
    description("Read the entire knowledge graph"),
    effect(read),
    schema(file("memory.schemas.json#/read_graph")),
    provenance("MCP server memory-server")
]).

unit(mcp_tool(memory, search_nodes), [
    description("Search for nodes in the knowledge graph based on a query"),
    effect(read),
    schema(file("memory.schemas.json#/search_nodes")),
    provenance("MCP server memory-server")
]).
