% The tools of the MCP server Playwright 1.64.0-alpha-1790635538000, in its own words.
%
% Made by: lictor import --server 'npx @playwright/mcp --headless --isolated' --name playwright
% What you change here stays when it is made again; rules about these tools go into a file of your own.
% Effects are what the source says its tools do. They grant nothing, and they may be wrong.

unit(mcp_server(playwright), [
    description("Playwright"),
    provenance("MCP server Playwright 1.64.0-alpha-1790635538000")
]).

unit(mcp_tool(playwright, browser_click), [
    description("Perform click on a web page"),
    aliases(["Click"]),
    effect([delete, network, write]),
    schema(file("playwright.schemas.json#/browser_click")),
    provenance("MCP server Playwright")
]).

unit(mcp_tool(playwright, browser_close), [
    description("Close the page"),
    aliases(["Close browser"]),
    effect([delete, network, write]),
    schema(file("playwright.schemas.json#/browser_close")),
    provenance("MCP server Playwright")
]).

unit(mcp_tool(playwright, browser_console_messages), [
    description("Returns all console messages"),
    aliases(["Get console messages"]),
    effect([network, read]),
    schema(file("playwright.schemas.json#/browser_console_messages")),
    provenance("MCP server Playwright")
]).

unit(mcp_tool(playwright, browser_drag), [
    description("Perform drag and drop between two elements"),
    aliases(["Drag mouse"]),
    effect([delete, network, write]),
    schema(file("playwright.schemas.json#/browser_drag")),
    provenance("MCP server Playwright")
]).

unit(mcp_tool(playwright, browser_drop), [
    description("Drop files or MIME-typed data onto an element, as if dragged from outside the page. At least one of \"paths\" or \"data\" must be provided."),
    aliases(["Drop files or data onto an element"]),
    effect([delete, network, write]),
    schema(file("playwright.schemas.json#/browser_drop")),
    provenance("MCP server Playwright")
]).

unit(mcp_tool(playwright, browser_emulate_media), [
    description("Emulate CSS media features for the page, for example switch between the light and dark color scheme. Omitted parameters are left unchanged; null clears an override."),
    aliases(["Emulate media features"]),
    effect([delete, network, write]),
    schema(file("playwright.schemas.json#/browser_emulate_media")),
    provenance("MCP server Playwright")
]).

unit(mcp_tool(playwright, browser_evaluate), [
    description("Evaluate JavaScript expression on page or element"),
    aliases(["Evaluate JavaScript"]),
    effect([delete, network, write]),
    schema(file("playwright.schemas.json#/browser_evaluate")),
    provenance("MCP server Playwright")
]).

unit(mcp_tool(playwright, browser_file_upload), [
    description("Upload one or multiple files"),
    aliases(["Upload files"]),
    effect([delete, network, write]),
    schema(file("playwright.schemas.json#/browser_file_upload")),
    provenance("MCP server Playwright")
]).

unit(mcp_tool(playwright, browser_fill_form), [
    description("Fill multiple form fields"),
    aliases(["Fill form"]),
    effect([delete, network, write]),
    schema(file("playwright.schemas.json#/browser_fill_form")),
    provenance("MCP server Playwright")
]).

unit(mcp_tool(playwright, browser_find), [
    description("Search the accessibility snapshot of the current page for text or a regular expression. Returns matching snapshot nodes with a few lines of surrounding context (like search snippets), each shown under its path from the root of the tree, which is cheaper than capturing the whole snapshot when you only need to locate an element and its ref."),
    aliases(["Find in page snapshot"]),
    effect([network, read]),
    schema(file("playwright.schemas.json#/browser_find")),
    provenance("MCP server Playwright")
]).

unit(mcp_tool(playwright, browser_handle_dialog), [
    description("Handle a dialog"),
    aliases(["Handle a dialog"]),
    effect([delete, network, write]),
    schema(file("playwright.schemas.json#/browser_handle_dialog")),
    provenance("MCP server Playwright")
]).

unit(mcp_tool(playwright, browser_hover), [
    description("Hover over element on page"),
    aliases(["Hover mouse"]),
    effect([delete, network, write]),
    schema(file("playwright.schemas.json#/browser_hover")),
    provenance("MCP server Playwright")
]).

unit(mcp_tool(playwright, browser_navigate), [
    description("Navigate to a URL"),
    aliases(["Navigate to a URL"]),
    effect([delete, network, write]),
    schema(file("playwright.schemas.json#/browser_navigate")),
    provenance("MCP server Playwright")
]).

unit(mcp_tool(playwright, browser_navigate_back), [
    description("Go back to the previous page in the history"),
    aliases(["Go back"]),
    effect([delete, network, write]),
    schema(file("playwright.schemas.json#/browser_navigate_back")),
    provenance("MCP server Playwright")
]).

unit(mcp_tool(playwright, browser_network_request), [
    description("Returns full details (headers and body) of a single network request, or a single part if `part` is set. Use the number from browser_network_requests."),
    aliases(["Show network request details"]),
    effect([network, read]),
    schema(file("playwright.schemas.json#/browser_network_request")),
    provenance("MCP server Playwright")
]).

unit(mcp_tool(playwright, browser_network_requests), [
    description("Returns a numbered list of network requests since loading the page. Use browser_network_request with the number to get full details."),
    aliases(["List network requests"]),
    effect([network, read]),
    schema(file("playwright.schemas.json#/browser_network_requests")),
    provenance("MCP server Playwright")
]).

unit(mcp_tool(playwright, browser_press_key), [
    description("Press a key on the keyboard"),
    aliases(["Press a key"]),
    effect([delete, network, write]),
    schema(file("playwright.schemas.json#/browser_press_key")),
    provenance("MCP server Playwright")
]).

unit(mcp_tool(playwright, browser_resize), [
    description("Resize the browser window"),
    aliases(["Resize browser window"]),
    effect([delete, network, write]),
    schema(file("playwright.schemas.json#/browser_resize")),
    provenance("MCP server Playwright")
]).

unit(mcp_tool(playwright, browser_run_code_unsafe), [
    description("Run a Playwright code snippet. Unsafe: executes arbitrary JavaScript in the Playwright server process and is RCE-equivalent."),
    aliases(["Run Playwright code (unsafe)"]),
    effect([delete, network, write]),
    schema(file("playwright.schemas.json#/browser_run_code_unsafe")),
    provenance("MCP server Playwright")
]).

unit(mcp_tool(playwright, browser_select_option), [
    description("Select an option in a dropdown"),
    aliases(["Select option"]),
    effect([delete, network, write]),
    schema(file("playwright.schemas.json#/browser_select_option")),
    provenance("MCP server Playwright")
]).

unit(mcp_tool(playwright, browser_snapshot), [
    description("Capture accessibility snapshot of the current page, this is better than screenshot"),
    aliases(["Page snapshot"]),
    effect([network, read]),
    schema(file("playwright.schemas.json#/browser_snapshot")),
    provenance("MCP server Playwright")
]).

unit(mcp_tool(playwright, browser_tabs), [
    description("List, create, close, or select a browser tab."),
    aliases(["Manage tabs"]),
    effect([delete, network, write]),
    schema(file("playwright.schemas.json#/browser_tabs")),
    provenance("MCP server Playwright")
]).

unit(mcp_tool(playwright, browser_take_screenshot), [
    description("Take a screenshot of the current page. You can't perform actions based on the screenshot, use browser_snapshot for actions."),
    aliases(["Take a screenshot"]),
    effect([network, read]),
    schema(file("playwright.schemas.json#/browser_take_screenshot")),
    provenance("MCP server Playwright")
]).

unit(mcp_tool(playwright, browser_type), [
    description("Type text into editable element"),
    aliases(["Type text"]),
    effect([delete, network, write]),
    schema(file("playwright.schemas.json#/browser_type")),
    provenance("MCP server Playwright")
]).

unit(mcp_tool(playwright, browser_wait_for), [
    description("Wait for text to appear or disappear or a specified time to pass"),
    aliases(["Wait for"]),
    effect([network, read]),
    schema(file("playwright.schemas.json#/browser_wait_for")),
    provenance("MCP server Playwright")
]).
